import Glibc

/// A real export of the shared data.
public struct SampleFile: Sendable {
  /// Its app and file name, such as `strong/01_….csv`.
  public let name: String
  /// Where it is.
  public let path: String

  /// The app and the number of the file, such as `strong/01`.
  public var shortName: String { String(name.prefix { $0 != "_" }) }
}

/// The exports of lifting apps in `samples` of the shared data, by name. They are not part of this repository:
/// `GYMBO_SHARED` is the path of their folder, by default `shared` beside the package.
///
/// Ends the program where there are none.
public func sampleFiles() -> [SampleFile] {
  let given = getenv("GYMBO_SHARED").map { String(cString: $0) }
  let roots = given.map { [$0] } ?? ["../shared", "../../shared"]
  for root in roots {
    let files = ["strong", "hevy", "fitnotes"].flatMap { app in
      names(in: "\(root)/samples/\(app)").map {
        SampleFile(name: "\(app)/\($0)", path: "\(root)/samples/\(app)/\($0)")
      }
    }
    if !files.isEmpty { return files }
  }
  print("The shared samples are absent; set GYMBO_SHARED to the folder that has them.")
  exit(0)
}

private func names(in folder: String) -> [String] {
  guard let handle = opendir(folder) else { return [] }
  defer { closedir(handle) }
  var names: [String] = []
  while let entry = readdir(handle) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name.hasSuffix(".csv") { names.append(name) }
  }
  return names.sorted()
}
