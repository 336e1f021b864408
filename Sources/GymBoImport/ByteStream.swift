import GymBoPlatform

/// The bytes of a file or of standard input, in order. It is read with the system's calls, not mapped: a map of a file that
/// shrinks meanwhile would end the process.
final class ByteStream {
  /// For people; see ``FileName/shown(_:)``.
  let name: String
  /// The file's size when it was opened; nil for pipes.
  let size: Int?
  private let descriptor: Int32
  private let isOwned: Bool

  /// - Parameter path: A path, or `-` for standard input.
  init(path: String) throws(ImportError) {
    name = FileName.shown(path)
    guard path != "-" else {
      (descriptor, isOwned, size) = (STDIN_FILENO, false, nil)
      return
    }
    let system = FileName.systemBytes(of: path)
    var opened = unsafe open(system, O_RDONLY | O_CLOEXEC)
    while opened < 0, errno == EINTR { opened = unsafe open(system, O_RDONLY | O_CLOEXEC) }
    guard opened >= 0 else { throw ByteStream.failure(errno, name: name) }
    var status = stat()
    guard unsafe fstat(opened, &status) == 0 else {
      let number = errno
      _ = close(opened)
      throw ByteStream.failure(number, name: name)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      _ = close(opened)
      throw .isDirectory(name: name)
    }
    (descriptor, isOwned) = (opened, true)
    size = status.st_mode & S_IFMT == S_IFREG ? Int(clamping: status.st_size) : nil
  }

  deinit { if isOwned { _ = close(descriptor) } }

  /// Reads the next bytes of the stream and puts them after bytes that were kept from before.
  /// - Parameters:
  ///   - kept: the bytes that come first.
  ///   - count: how many bytes are read, fewer only at the end.
  /// - Returns: the bytes, and whether the end was met.
  func read(
    after kept: ArraySlice<UInt8> = [], count: Int
  ) throws(ImportError) -> (bytes: [UInt8], isAtEnd: Bool) {
    var status: Int32 = 0
    var isAtEnd = false
    let bytes = unsafe [UInt8](
      unsafeUninitializedCapacity: kept.count + count
    ) { buffer, initialized in
      initialized = unsafe buffer[..<kept.count].initialize(fromContentsOf: kept)
      while initialized < buffer.count {
        let rest = unsafe buffer[initialized...]
        let got = unsafe GymBoPlatform.read(
          descriptor, UnsafeMutableBufferPointer(rebasing: rest).baseAddress, rest.count)
        if got < 0 {
          if errno == EINTR { continue }
          status = errno
          break
        }
        if got == 0 {
          isAtEnd = true
          break
        }
        initialized += got
      }
    }
    guard status == 0 else { throw ByteStream.failure(status, name: name) }
    return (bytes, isAtEnd)
  }

  /// The error for a number of the system's.
  static func failure(_ number: Int32, name: String) -> ImportError {
    switch number {
    case ENOENT, ENOTDIR: .missingFile(name: name)
    case EISDIR: .isDirectory(name: name)
    case EACCES, EPERM: .noPermission(name: name)
    default: .unreadable(name: name, reason: unsafe String(cString: strerror(number)))
    }
  }
}
