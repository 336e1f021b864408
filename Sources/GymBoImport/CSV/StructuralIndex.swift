import CByteScan

/// Finds the bytes that can begin or end a CSV cell: delimiters, double quotes, line feeds and carriage returns.
///
/// Bytes are marked a kilobyte at a time, when the reader comes to them.
struct StructuralIndex {
  private static let words = 16

  private let delimiter: UInt8
  /// One bit for each byte from ``first`` up to ``end``.
  private var marks = [UInt64](repeating: 0, count: words)
  /// A multiple of 64.
  private var first = 0
  private var end = 0
  /// Whether a NUL byte was marked so far.
  private(set) var hasNUL = false

  init(delimiter: UInt8) { self.delimiter = delimiter }

  /// The first such byte from a position on; the number of all bytes if there is none.
  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>, from position: Int) -> Int {
    var position = position
    while position < bytes.count {
      if position < first || position >= end { mark(bytes, from: position) }
      let word = (position &- first) >> 6
      let mask = marks[word] & (~0 << UInt64(truncatingIfNeeded: position & 63))
      let start = first &+ word << 6
      if mask != 0 { return start &+ mask.trailingZeroBitCount }
      position = start &+ 64
    }
    return bytes.count
  }

  @inline(never)
  private mutating func mark(_ bytes: Span<UInt8>, from position: Int) {
    first = position & ~63
    end = min(bytes.count, first + 64 * StructuralIndex.words)
    let source = bytes.extracting(first..<end)
    let zeros = unsafe source.withUnsafeBufferPointer { from in
      unsafe marks.withUnsafeMutableBufferPointer { to -> Int32 in
        guard let from = from.baseAddress, let to = to.baseAddress else { return 0 }
        return unsafe gymbo_mark_structure(from, source.count, delimiter, to)
      }
    }
    if zeros != 0 { hasNUL = true }
  }
}
