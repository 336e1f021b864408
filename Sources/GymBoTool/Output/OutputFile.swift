import GymBo
import GymBoPlatform

/// Writes files atomically: to a temporary file in the same directory, synced, then renamed. A reader never sees half a file,
/// and a failure leaves the old file in place. Links are followed and the file's mode is kept. A device or pipe is written to
/// directly.
enum OutputFile {
  /// Writes bytes to a file.
  /// - Parameter inputs: paths of the files read, `-` for standard input; they are never overwritten.
  static func write(
    _ bytes: [UInt8], to path: String, sparing inputs: [String]
  ) throws(ToolError) {
    let place = try place(path, sparing: inputs)
    if place == .stream { return try writeThrough(bytes, to: path) }
    try write([(bytes, path, place.mode)])
  }

  /// A file to be written, with the mode of the one that it replaces.
  typealias File = (bytes: [UInt8], path: String, mode: mode_t?)

  /// Writes several files, all or none of them: they are renamed when all are complete. A signal to stop leaves the old ones.
  static func write(_ files: [File]) throws(ToolError) {
    var parts: [PartFile] = []
    do throws(ToolError) {
      for file in files {
        parts.append(try PartFile(for: file.path, mode: file.mode))
        try parts[parts.count - 1].write(file.bytes)
      }
      try PartFile.commit(&parts)
    } catch {
      for index in parts.indices { parts[index].discard() }
      throw error
    }
  }

  /// What is at a path that is to be written.
  enum Place: Equatable {
    case nothing
    /// A file with its mode, which is replaced by one with the same mode.
    case file(mode_t)
    /// A device or pipe, which is written to directly.
    case stream

    var mode: mode_t? { if case .file(let mode) = self { mode } else { nil } }
  }

  /// Looks at a path that is to be written.
  static func place(
    _ path: String, sparing inputs: [String]
  ) throws(ToolError) -> Place {
    guard let status = status(of: path) else { return .nothing }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw ToolError(
        message: "\(FileName.shown(path)): this is a directory; name a file in it.",
        code: .cannotWrite)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .stream }
    guard !inputs.contains(where: { isSameFile(status, $0) }) else {
      throw ToolError(
        message:
          "\(FileName.shown(path)): this is a file that is read; choose another name for the output.",
        code: .cannotWrite)
    }
    return .file(status.st_mode & 0o777)
  }

  /// Makes a directory unless it exists. From here on a signal to stop does not end the process at once (``Interruption``), so
  /// that a caller can remove what it made.
  /// - Returns: whether it was made.
  @discardableResult
  static func makeDirectory(_ path: String) throws(ToolError) -> Bool {
    Interruption.listen()
    if unsafe mkdir(FileName.systemBytes(of: path), 0o777) == 0 { return true }
    let number = errno
    if number == EEXIST, let status = status(of: path), status.st_mode & S_IFMT == S_IFDIR {
      return false
    }
    if number == EEXIST {
      throw ToolError(
        message:
          "\(FileName.shown(path)): this is a file, and the tables need a directory; name another, or one table with --table.",
        code: .cannotWrite)
    }
    throw failure(number, path)
  }

  /// Removes a directory if it is empty, for one that was made for output that did not come.
  static func removeDirectory(_ path: String) {
    _ = unsafe rmdir(FileName.systemBytes(of: path))
  }

  /// Writes directly to a device or pipe, which cannot be replaced by renaming.
  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(ToolError) {
    let descriptor = unsafe open(FileName.systemBytes(of: path), O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno, path) }
    var status = Terminal.write(bytes, to: descriptor)
    if close(descriptor) != 0, status == 0 { status = errno }
    guard status == 0 else { throw failure(status, path) }
  }

  /// The path with its links resolved. The file need not exist yet.
  static func resolved(_ path: String) -> String {
    if let real = unsafe realpath(FileName.systemBytes(of: path), nil) {
      defer { unsafe free(real) }
      return unsafe FileName.text(of: UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }
    // Of a link to a file that is not there yet, the file is made. The system follows 40 links.
    var resolved = path
    for _ in 0..<40 {
      guard let target = linkTarget(of: resolved) else { break }
      let folder = resolved.lastIndex(of: "/").map { resolved[...$0] } ?? ""
      resolved = target.hasPrefix("/") ? target : folder + target
    }
    return resolved
  }

  /// Where a symbolic link leads; nil where there is none.
  private static func linkTarget(of path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(FileName.systemBytes(of: path), &target, target.count)
    guard length > 0 else { return nil }
    return FileName.text(of: target[..<length].map(UInt8.init(bitPattern:)))
  }

  private static func isSameFile(_ status: stat, _ path: String) -> Bool {
    guard let other = path == "-" ? statusOfStandardInput : Self.status(of: path) else {
      return false
    }
    return other.st_ino == status.st_ino && other.st_dev == status.st_dev
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(FileName.systemBytes(of: path), &status) == 0 ? status : nil
  }

  private static var statusOfStandardInput: stat? {
    var status = stat()
    return unsafe fstat(STDIN_FILENO, &status) == 0 ? status : nil
  }

  static func failure(_ number: Int32, _ path: String) -> ToolError {
    ToolError(
      message: "\(FileName.shown(path)): it could not be written: \(systemReason(number)).",
      code: .cannotWrite)
  }
}
