import Glibc

/// A file's name as given, and its bytes.
public struct InputFile: Sendable {
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The most that is read: 2 GiB. Ten years of training are 5 MB.
  static let largestSize = 1 << 31

  /// Reads a file whole.
  /// - Parameter path: A path, or `-` for standard input.
  public static func read(path: String) throws(ImportError) -> InputFile {
    if path == "-" { return InputFile(name: path, bytes: try readAll(0, name: path, sizeHint: 0)) }
    var descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    while descriptor < 0, errno == EINTR { descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(errno, name: path) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(errno, name: path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(name: path) }
    let size = Int(clamping: status.st_size)
    guard size <= largestSize else { throw .tooLarge(name: path) }
    return InputFile(name: path, bytes: try readAll(descriptor, name: path, sizeHint: size))
  }

  /// Reads up to the end. The size is a hint only: pipes have none, and files grow.
  private static func readAll(
    _ descriptor: Int32, name: String, sizeHint: Int
  ) throws(ImportError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is met in the first piece.
    var piece = max(sizeHint + 1, 65_536)
    while true {
      let (chunk, status) = readChunk(descriptor, upTo: piece)
      if status == EINTR { continue }
      guard status == 0 else { throw failure(status, name: name) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      guard bytes.count <= largestSize else { throw .tooLarge(name: name) }
      piece = 65_536
    }
  }

  /// One call of read: the bytes and 0, or none and the error number.
  private static func readChunk(_ descriptor: Int32, upTo count: Int) -> ([UInt8], Int32) {
    var status: Int32 = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let got = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
      if got < 0 { status = errno }
      initialized = max(got, 0)
    }
    return (chunk, status)
  }

  private static func failure(_ number: Int32, name: String) -> ImportError {
    switch number {
    case ENOENT, ENOTDIR: .missingFile(name: name)
    case EISDIR: .isDirectory(name: name)
    case EACCES, EPERM: .noPermission(name: name)
    default: .unreadable(name: name, reason: unsafe String(cString: strerror(number)))
    }
  }
}
