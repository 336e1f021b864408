/// A file's name as given, and its bytes.
public struct InputFile: Sendable {
  /// As given; issues and reports call it so.
  public var name: String
  /// Its whole content.
  public var bytes: [UInt8]
  /// How the file was laid out whose sets these rows are; nil for a file as it is.
  var laidOut: LaidOutFile?

  /// A file that is in memory.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The most that is read of one athlete: 128 MiB. Ten years of training are 5 MB, and a million sets 100 MB. What is read is in
  /// memory up to three times while it grows.
  static let largestSize = 1 << 27

  /// Refuses a stream of which this many bytes were read, if no history is so large.
  static func checkSize(_ count: Int, of stream: ByteStream) throws(ImportError) {
    guard count <= largestSize else { throw .tooLarge(name: stream.name) }
  }

  /// Reads a file whole.
  /// - Parameter path: A path, or `-` for standard input.
  public static func read(path: String) throws(ImportError) -> InputFile {
    let stream = try ByteStream(path: path)
    guard stream.size ?? 0 <= largestSize else { throw .tooLarge(name: stream.name) }
    // The size is a hint only: files grow. One byte more than expected, so that the end is met in the first piece.
    var (bytes, isAtEnd) = try stream.read(count: max((stream.size ?? 0) + 1, 65_536))
    while !isAtEnd {
      // Twice as much each time, so that long pipes are not copied over and over.
      (bytes, isAtEnd) = try stream.read(after: bytes[...], count: bytes.count)
      try checkSize(bytes.count, of: stream)
    }
    return InputFile(name: stream.name, bytes: bytes)
  }
}
