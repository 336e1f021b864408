import Glibc
import GymBo

/// Writes files atomically: to a temporary file in the same directory, synced, then renamed. A reader never sees half a file,
/// and a failure leaves the old file in place. Links are followed and the file's mode is kept. A device or pipe is written to
/// directly.
enum OutputFile {
  /// Writes bytes to a file.
  /// - Parameter inputs: paths of the files read, `-` for standard input; they are never overwritten.
  static func write(
    _ bytes: [UInt8], to path: String, sparing inputs: [String]
  ) throws(ToolError) {
    guard let mode = try mode(for: path, sparing: inputs) else {
      return try writeThrough(bytes, to: path)
    }
    var part = try PartFile(for: path, mode: mode)
    do {
      try part.write(bytes)
      try part.finish()
      try part.commit()
    } catch {
      part.discard()
      throw error
    }
  }

  /// The mode for a file of this name; nil for a device or pipe, which is written to directly.
  static func mode(
    for path: String, sparing inputs: [String]
  ) throws(ToolError) -> mode_t? {
    guard let status = status(of: path) else { return 0o644 }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw ToolError(
        message: "\(FileName.shown(path)): this is a directory; name a file in it.",
        code: .cannotWrite)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard !inputs.contains(where: { isSameFile(status, $0) }) else {
      throw ToolError(
        message:
          "\(FileName.shown(path)): this is a file that is read; choose another name for the output.",
        code: .cannotWrite)
    }
    return status.st_mode & 0o777
  }

  /// Makes a directory unless it exists.
  /// - Returns: whether it was made.
  @discardableResult
  static func makeDirectory(_ path: String) throws(ToolError) -> Bool {
    if unsafe mkdir(FileName.systemBytes(of: path), 0o755) == 0 { return true }
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
    guard let real = unsafe realpath(FileName.systemBytes(of: path), nil) else { return path }
    defer { unsafe free(real) }
    return unsafe FileName.text(of: UnsafeRawBufferPointer(start: real, count: strlen(real)))
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
