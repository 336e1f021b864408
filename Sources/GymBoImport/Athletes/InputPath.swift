/// A file of a batch, and the athlete's name where the file has none; or several exports of one athlete.
package struct InputPath: Sendable, Hashable {
  /// The file's path; see ``FileName`` for bytes that are not UTF-8.
  package var path: String
  /// The path below the folder that was named, or the file's name; without its extension.
  package var athlete: String
  /// Further exports of the same athlete.
  package private(set) var otherPaths: [String] = []

  /// All exports of the athlete.
  package var paths: [String] { [path] + otherPaths }

  /// What a table of athletes may call the file: its path, its path below the folder that was named, its name; with and
  /// without the extension.
  package var keys: [String] {
    let shown = FileName.shown(path)
    let name = InputPath.lastPart(of: shown)
    let ending = name.dropFirst(InputPath.athlete(ofFile: name).count)
    return [shown, athlete + ending, athlete, name, InputPath.athlete(ofFile: name)]
  }

  /// A file and the name of its athlete.
  package init(path: String, athlete: String) {
    self.path = path
    self.athlete = athlete
  }

  /// A file that the user named directly, not through a folder: its athlete has the file's name.
  init(path: String) {
    self.init(path: path, athlete: InputPath.athlete(ofPath: path))
  }

  /// The files that some paths lead to, and the ones that could not be read.
  package struct Expansion: Sendable {
    /// The files, in the order of the paths.
    package var inputs: [InputPath] = []
    /// Folders and files that could not be opened. Each is reported, so that no data is lost silently.
    package var failures: [ImportError] = []

    /// Makes one athlete of the files of each folder below the folders that were named, who is called as the folder is.
    package mutating func joinFolders() {
      join { input in input.athlete.lastIndex(of: "/").map { String(input.athlete[..<$0]) } }
    }

    /// Makes one athlete of the files to which a function gives the same name. Those to which it gives none stay as they are.
    package mutating func join(_ name: (InputPath) -> String?) {
      var joined: [InputPath] = []
      var places: [String: Int] = [:]
      for input in inputs {
        guard let athlete = name(input) else {
          joined.append(input)
          continue
        }
        if let place = places[athlete] {
          joined[place].otherPaths += input.paths
        } else {
          places[athlete] = joined.count
          var named = input
          named.athlete = athlete
          joined.append(named)
        }
      }
      inputs = joined
    }
  }

  /// Finds the files that some paths lead to.
  ///
  /// - A file: itself.
  /// - A folder: all its CSV files sorted by name, then those of its subfolders.
  /// - A pattern with * or ?: the paths that match, sorted by name.
  ///
  /// Names that begin with a dot are left out. A folder that links lead to more than once is read once. A path that does not
  /// exist stays in the list, so that reading it reports the error.
  package static func expand(_ paths: [String]) -> Expansion {
    var search = FileSearch()
    for path in paths { search.add(path) }
    return search.found
  }

  /// The total size of the files in bytes; nil if one of them is not a regular file.
  package static func bytes(of inputs: [InputPath]) -> Int? {
    var total = 0
    for path in inputs.lazy.flatMap(\.paths) {
      guard let status = FileStatus(of: path), status.isRegular else { return nil }
      total += status.size
    }
    return total
  }

  /// The athlete's name for a file name: the file name without its extension.
  static func athlete(ofFile name: String) -> String {
    let shown = FileName.shown(name)
    guard let dot = shown.lastIndex(of: "."), dot > shown.startIndex else { return shown }
    return String(shown[..<dot])
  }

  /// The athlete's name for a file that is named directly.
  package static func athlete(ofPath path: String) -> String { athlete(ofFile: lastPart(of: path)) }

  static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
