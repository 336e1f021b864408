import Glibc

/// A file of a batch, and the athlete's name where the file has none.
public struct InputPath: Sendable, Hashable {
  /// The file's path.
  public var path: String
  /// The path below the folder that was named, or the file's name; without its extension.
  public var athlete: String

  /// A file and the name of its athlete.
  public init(path: String, athlete: String) {
    self.path = path
    self.athlete = athlete
  }

  /// The files that some paths stand for, in the order of the paths: a file itself; a folder all its CSV files, also
  /// in folders below, by name; a pattern with * or ? what it matches, by name. Names that begin with a dot are left out.
  /// - Returns: a path that is not there stays in the list, so that reading it says so.
  public static func expand(_ paths: [String]) -> [InputPath] {
    paths.flatMap { path -> [InputPath] in
      switch kind(of: path) {
      case .folder:
        return files(below: path).map { InputPath(path: "\(path)/\($0)", athlete: stem($0)) }
      case .missing where path.contains("*") || path.contains("?"):
        let matches = matches(of: path)
        if !matches.isEmpty { return expand(matches) }
      case .missing, .file: break
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return [InputPath(path: path, athlete: stem(name))]
    }
  }

  /// The bytes of all files together; nil where one is no regular file.
  public static func bytes(of inputs: [InputPath]) -> Int? {
    var total = 0
    for input in inputs {
      var status = stat()
      guard unsafe stat(input.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      total += Int(clamping: status.st_size)
    }
    return total
  }

  private enum Kind { case file, folder, missing }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return .missing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Paths below a folder, folders within it after its own files.
  private static func files(below folder: String, depth: Int = 0) -> [String] {
    // Links can make a folder its own part.
    guard depth < 16, let directory = unsafe opendir(folder) else { return [] }
    defer { _ = unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    names.sort()
    let own = names.filter { isTable($0) && kind(of: "\(folder)/\($0)") == .file }
    let below = names.filter { kind(of: "\(folder)/\($0)") == .folder }
      .flatMap { name in
        files(below: "\(folder)/\(name)", depth: depth + 1).map { "\(name)/\($0)" }
      }
    return own + below
  }

  private static func isTable(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return [".csv", ".txt", ".tsv"].contains { lowered.hasSuffix($0) }
  }

  private static func matches(of pattern: String) -> [String] {
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    guard unsafe glob(pattern, 0, nil, &found) == 0, let paths = unsafe found.gl_pathv else {
      return []
    }
    return unsafe (0..<Int(found.gl_pathc)).compactMap { index in
      unsafe paths[index].map { unsafe String(cString: $0) }
    }
  }

  private static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
