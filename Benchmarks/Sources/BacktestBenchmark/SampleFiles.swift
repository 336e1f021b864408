import Glibc

/// The exports in `samples` of the shared data, which are no part of this repository: found through `GYMBO_SHARED`,
/// by default beside the package.
func sampleFiles() -> [(name: String, path: String)] {
  let given = getenv("GYMBO_SHARED").map { String(cString: $0) }
  let roots = given.map { [$0] } ?? ["../shared", "../../shared"]
  for root in roots {
    let files = ["strong", "hevy", "fitnotes"].flatMap { app in
      names(in: "\(root)/samples/\(app)").map { ("\(app)/\($0)", "\(root)/samples/\(app)/\($0)") }
    }
    if !files.isEmpty { return files }
  }
  return []
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
