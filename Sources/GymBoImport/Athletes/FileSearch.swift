import GymBoPlatform

/// Finds the files below folders and the files that match patterns. Records the folders and files that cannot be
/// opened.
struct FileSearch {
  private(set) var found = InputPath.Expansion()
  /// Folders already read. Links can make a folder part of itself, or lead to it twice.
  private var folders: Set<FileStatus.Identity> = []

  /// Adds the files of one path: a file, a folder or a pattern.
  mutating func add(_ path: String) {
    guard let status = FileStatus(of: path) else {
      if path.contains("*") || path.contains("?"), addMatches(of: path) { return }
      found.inputs.append(InputPath(path: path))
      return
    }
    if status.isFolder {
      addFiles(below: path, status, prefix: "")
    } else {
      found.inputs.append(InputPath(path: path))
    }
  }

  /// Adds the exports in a folder, sorted by name, then those of its subfolders.
  /// - Parameter prefix: the prefix of the athletes' names: the path below the folder that the user named.
  private mutating func addFiles(below folder: String, _ status: FileStatus, prefix: String) {
    guard folders.insert(status.identity).inserted else { return }
    guard let names = names(in: folder) else { return }
    var below: [(name: String, status: FileStatus)] = []
    for name in names {
      let path = "\(folder)/\(name)"
      guard let status = FileStatus(of: path) else {
        leaveOut(path, FileStatus.lastError)
        continue
      }
      if status.isFolder {
        below.append((name, status))
      } else if FileSearch.isTable(name) {
        // Opening a pipe would wait for a writer that may never come.
        guard status.isRegular else {
          found.failures.append(.notRegular(name: FileName.shown(path)))
          continue
        }
        found.inputs.append(
          InputPath(path: path, athlete: InputPath.athlete(ofFile: prefix + name)))
      } else if let content = ImportError.ForeignContent.training(named: name) {
        // Somebody's training is probably in it, so it is not passed over in silence.
        found.failures.append(.notText(name: FileName.shown(path), content))
      }
    }
    for (name, status) in below {
      addFiles(below: "\(folder)/\(name)", status, prefix: "\(prefix)\(name)/")
    }
  }

  /// The names in a folder, sorted, without those that begin with a dot; nil where the folder cannot be read.
  private mutating func names(in folder: String) -> [String]? {
    guard let directory = unsafe opendir(FileName.systemBytes(of: folder)) else {
      leaveOut(folder, errno)
      return nil
    }
    defer { _ = unsafe closedir(directory) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(directory) {
      let name = unsafe FileSearch.name(of: entry)
      if !name.hasPrefix(".") { names.append(name) }
      errno = 0
    }
    if errno != 0 { leaveOut(folder, errno) }
    return names.sorted()
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe FileName.text(of: bytes.prefix { $0 != 0 })
    }
  }

  /// Adds the files and folders that match a pattern.
  /// - Returns: true if anything matches, or if a folder could not be searched.
  private mutating func addMatches(of pattern: String) -> Bool {
    // Two searches: the first stops at a folder that cannot be read and so finds it; the second skips such folders
    // silently.
    let strict = FileSearch.matches(of: pattern, GLOB_ERR)
    if let number = strict.failure { leaveOut(pattern, number) }
    let paths = strict.failure == nil ? strict.paths : FileSearch.matches(of: pattern, 0).paths
    for path in paths { add(path) }
    return !paths.isEmpty || strict.failure != nil
  }

  private static func matches(
    of pattern: String, _ flags: Int32
  ) -> (paths: [String], failure: Int32?) {
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    errno = 0
    let status = unsafe glob(FileName.systemBytes(of: pattern), flags, nil, &found)
    guard status == 0, let paths = unsafe found.gl_pathv else {
      return ([], status == GLOB_NOMATCH ? nil : errno == 0 ? EIO : errno)
    }
    let texts = unsafe (0..<Int(found.gl_pathc)).compactMap { index -> String? in
      guard let path = unsafe paths[index] else { return nil }
      return unsafe FileName.text(
        of: UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
    return (texts, nil)
  }

  private mutating func leaveOut(_ path: String, _ number: Int32) {
    found.failures.append(ByteStream.failure(number, name: FileName.shown(path)))
  }

  private static func isTable(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return [".csv", ".txt", ".tsv", ".fitnotes"].contains { lowered.hasSuffix($0) }
  }
}
