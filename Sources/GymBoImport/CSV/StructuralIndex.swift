import CByteScan

/// Where the bytes stand that can open or end a CSV cell: delimiters, double quotes, line feeds and returns.
///
/// They are marked as the reader comes to them, a kilobyte at a time: what nobody reads is not looked at.
struct StructuralIndex {
  private static let words = 16

  private let delimiter: UInt8
  /// One bit a byte, of the bytes from ``first`` to before ``end``.
  private var marks = [UInt64](repeating: 0, count: words)
  /// A multiple of 64.
  private var first = 0
  private var end = 0
  /// Whether a NUL byte is anywhere in what was marked so far.
  private(set) var hasNUL = false

  init(delimiter: UInt8) { self.delimiter = delimiter }

  /// The first such byte at or after a position; the number of bytes if there is none.
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
