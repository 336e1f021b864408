import GymBo
import GymBoPlatform

/// The temporary files that runs left which were killed (``PartFile``).
enum AbandonedParts {
  static let ending = ".part"

  /// Removes the temporary files of earlier runs that were to become the same files.
  /// - Parameter temporaries: the temporary files of this run.
  static func remove(of temporaries: [String]) {
    var names: [String: Set<Substring>] = [:]
    for path in temporaries {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { String(path[...$0]) } ?? "./"
      if let part = Part(path[(slash.map(path.index(after:)) ?? path.startIndex)...]) {
        names[folder, default: []].insert(part.target)
      }
    }
    for (folder, targets) in names {
      for name in FolderNames.all(in: folder) {
        if let part = Part(name[...]), targets.contains(part.target), part.isAbandoned {
          _ = unsafe unlink(FileName.systemBytes(of: folder + name))
        }
      }
    }
  }

  /// The name of a temporary file.
  private struct Part {
    /// The final file's name, or the beginning of it where that is long.
    let target: Substring
    let process: pid_t

    init?(_ name: Substring) {
      guard name.hasSuffix(AbandonedParts.ending) else { return nil }
      let rest = name.dropLast(AbandonedParts.ending.count)
      guard let dot = rest.lastIndex(of: "."), let process = pid_t(rest[rest.index(after: dot)...]),
        process > 0
      else { return nil }
      target = rest[..<dot]
      self.process = process
    }

    /// Whether its process has ended.
    var isAbandoned: Bool { kill(process, 0) != 0 && errno == ESRCH }
  }
}

/// The names in a folder.
private enum FolderNames {
  /// - Returns: empty where the folder cannot be read.
  static func all(in folder: String) -> [String] {
    guard let directory = unsafe opendir(FileName.systemBytes(of: folder)) else { return [] }
    defer { _ = unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          unsafe FileName.text(of: bytes.prefix { $0 != 0 })
        })
    }
    return names
  }
}
