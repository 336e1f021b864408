import CByteScan

/// Where the bytes stand that can open or end a CSV cell: delimiters, double quotes, line feeds and returns.
struct StructuralIndex {
  private let marks: [UInt64]
  private let count: Int
  /// Whether a NUL byte is anywhere.
  let hasNUL: Bool

  init(_ bytes: [UInt8], delimiter: UInt8) {
    let words = (bytes.count + 63) / 64
    count = bytes.count
    var zeros: Int32 = 0
    marks = unsafe Array(unsafeUninitializedCapacity: words) { buffer, initialized in
      unsafe bytes.withUnsafeBufferPointer { source in
        if let from = source.baseAddress, let to = buffer.baseAddress {
          zeros = unsafe gymbo_mark_structure(from, source.count, delimiter, to)
          initialized = words
        }
      }
    }
    hasNUL = zeros != 0
  }

  /// The first such byte at or after a position; the number of bytes if there is none.
  @inline(__always)
  func next(from position: Int) -> Int {
    guard position < count else { return count }
    var word = position >> 6
    var mask = marks[word] & (~0 << UInt64(position & 63))
    while mask == 0 {
      word += 1
      guard word < marks.count else { return count }
      mask = marks[word]
    }
    return word << 6 + mask.trailingZeroBitCount
  }
}
