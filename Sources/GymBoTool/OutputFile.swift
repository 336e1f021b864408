import Glibc

/// Writes whole files: beside the final name, synced, then renamed, so that no reader ever sees half of one and a failure
/// leaves what was there before.
enum OutputFile {
  /// - Parameter inputs: paths of the files read; none of them is ever overwritten.
  static func write(
    _ bytes: [UInt8], to path: String, sparing inputs: [String]
  ) throws(ToolError) {
    if let status = status(of: path) {
      if status.st_mode & S_IFMT == S_IFDIR {
        throw ToolError(
          message: "\(path): this is a directory; name a file in it.", code: .cannotWrite)
      }
      for input in inputs {
        if let other = Self.status(of: input), other.st_ino == status.st_ino,
          other.st_dev == status.st_dev
        {
          throw ToolError(
            message: "\(path): this is the file that is read; choose another name for the output.",
            code: .cannotWrite)
        }
      }
    }
    let temporary = "\(path).\(getpid()).part"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(errno, path) }
    var status = Terminal.write(bytes, to: descriptor)
    if status == 0, fsync(descriptor) != 0, errno != EINVAL { status = errno }
    if close(descriptor) != 0, status == 0 { status = errno }
    if status == 0, unsafe rename(temporary, path) != 0 { status = errno }
    guard status == 0 else {
      _ = unsafe unlink(temporary)
      throw failure(status, path)
    }
  }

  /// Makes a directory unless it is there.
  static func makeDirectory(_ path: String) throws(ToolError) {
    if unsafe mkdir(path, 0o755) == 0 { return }
    let number = errno
    if number == EEXIST, let status = status(of: path), status.st_mode & S_IFMT == S_IFDIR {
      return
    }
    if number == EEXIST {
      throw ToolError(
        message: "\(path): this is a file; --format csv without --table writes a directory.",
        code: .cannotWrite)
    }
    throw failure(number, path)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  private static func failure(_ number: Int32, _ path: String) -> ToolError {
    ToolError(
      message: "\(path): it could not be written: \(systemReason(number)).", code: .cannotWrite)
  }
}
