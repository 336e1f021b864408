/// A file of a batch, and the athlete's name where the file has none.
public struct InputPath: Sendable, Hashable {
  /// The file's path; see ``FileName`` for bytes that are not UTF-8.
  public var path: String
  /// The path below the folder that was named, or the file's name; without its extension.
  public var athlete: String

  /// A file and the name of its athlete.
  public init(path: String, athlete: String) {
    self.path = path
    self.athlete = athlete
  }

  /// A file that was named by itself: its athlete has the file's name.
  init(path: String) {
    self.init(path: path, athlete: InputPath.athlete(ofFile: InputPath.lastPart(of: path)))
  }

  /// The files that some paths name, and what was left out on the way.
  public struct Expansion: Sendable {
    /// The files, in the order of the paths.
    public var inputs: [InputPath] = []
    /// Folders and files that could not be looked into: each is named, so that nothing is lost without a word.
    public var failures: [ImportError] = []
  }

  /// Finds the files that some paths name: a file itself; a folder all its CSV files, by name, then those of the folders
  /// in it; a pattern with * or ? what it matches, by name. Names that begin with a dot are left out.
  ///
  /// A folder that links lead to more than once is read once. A path that is not there stays in the list, so that reading
  /// it says so.
  public static func expand(_ paths: [String]) -> Expansion {
    var search = FileSearch()
    for path in paths { search.add(path) }
    return search.found
  }

  /// The bytes of all files together; nil where one is no regular file.
  public static func bytes(of inputs: [InputPath]) -> Int? {
    var total = 0
    for input in inputs {
      guard let status = FileStatus(of: input.path), status.isRegular else { return nil }
      total += status.size
    }
    return total
  }

  /// The name without its extension.
  static func athlete(ofFile name: String) -> String {
    let shown = FileName.shown(name)
    guard let dot = shown.lastIndex(of: "."), dot > shown.startIndex else { return shown }
    return String(shown[..<dot])
  }

  static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
