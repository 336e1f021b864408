import CByteScan
import GymBoPlatform

/// What can be done with the bytes of a cell: trim, compare and hash them, and make text of them.
enum CellBytes {
  /// A range without the blanks at its ends: space, tab, and the no-break spaces U+00A0 and U+202F.
  @inline(__always)
  static func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    // Nearly every cell begins and ends with a printable character of ASCII.
    if start < end, bytes[start] &- 0x21 < 0x5E, bytes[end - 1] &- 0x21 < 0x5E { return range }
    while start < end {
      let width = blankWidth(bytes, startingAt: start, end: end)
      guard width > 0 else { break }
      start += width
    }
    while start < end {
      let last = bytes[end - 1]
      if last == 0x20 || last == 0x09 {
        end -= 1
      } else if last == 0xA0, end - 2 >= start, bytes[end - 2] == 0xC2 {
        end -= 2
      } else if last == 0xAF, end - 3 >= start, bytes[end - 2] == 0x80, bytes[end - 3] == 0xE2 {
        end -= 3
      } else {
        break
      }
    }
    return start..<end
  }

  /// A text without the blanks at its ends; nil if nothing is left.
  static func trimmed(_ text: String) -> String? {
    // Nearly every text begins and ends with a printable character of ASCII.
    if let first = text.utf8.first, let last = text.utf8.last, first &- 0x21 < 0x5E,
      last &- 0x21 < 0x5E
    {
      return text
    }
    let bytes = Array(text.utf8)
    let range = trimmed(bytes.span, bytes.indices)
    return range.isEmpty ? nil : String(decoding: bytes[range], as: UTF8.self)
  }

  /// The length in bytes of the blank at a position; 0 if there is none.
  @inline(__always)
  static func blankWidth(_ bytes: Span<UInt8>, startingAt start: Int, end: Int) -> Int {
    let byte = bytes[start]
    if byte == 0x20 || byte == 0x09 { return 1 }
    if byte == 0xC2, start + 1 < end, bytes[start + 1] == 0xA0 { return 2 }
    if byte == 0xE2, start + 2 < end, bytes[start + 1] == 0x80, bytes[start + 2] == 0xAF {
      return 3
    }
    return 0
  }

  /// Whether two ranges hold the same bytes.
  @inline(__always)
  static func equal(_ bytes: Span<UInt8>, _ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.count == b.count && equal(bytes, at: a.lowerBound, b.lowerBound, count: a.count)
  }

  /// Whether ranges of two texts hold the same bytes.
  @inline(__always)
  static func equal(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ others: [UInt8], _ place: Range<Int>
  ) -> Bool {
    guard range.count == place.count else { return false }
    let own = bytes.extracting(range)
    precondition(place.lowerBound >= 0 && place.upperBound <= others.count)
    return unsafe own.withUnsafeBufferPointer { own in
      unsafe others.withUnsafeBufferPointer { others in
        guard let first = own.baseAddress, let second = others.baseAddress else { return true }
        return unsafe memcmp(first, second + place.lowerBound, own.count) == 0
      }
    }
  }

  /// Whether the bytes at two places are the same.
  @inline(__always)
  static func equal(_ bytes: Span<UInt8>, at a: Int, _ b: Int, count: Int) -> Bool {
    precondition(
      a >= 0 && b >= 0 && count >= 0 && max(a, b) <= bytes.count - count,
      "Ranges of cells lie within the file")
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      return unsafe memcmp(base + a, base + b, count) == 0
    }
  }

  /// A hash of the bytes of a range. Different bytes may have the same.
  @inline(__always)
  static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    let text = bytes.extracting(range)
    return unsafe text.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe gymbo_hash(base, buffer.count)
    }
  }

  /// Whether a cell is a word. The case of ASCII letters does not matter.
  /// - Parameter word: in lower case.
  static func equals(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: String) -> Bool {
    guard range.count == word.utf8.count else { return false }
    var position = range.lowerBound
    for expected in word.utf8 {
      guard lowercased(bytes[position]) == expected else { return false }
      position += 1
    }
    return true
  }

  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// The bytes of a cell, with one quote for each doubled quote.
  static func content(_ bytes: Span<UInt8>, _ range: Range<Int>, hasEscapes: Bool) -> [UInt8] {
    if !hasEscapes {
      return unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
    }
    var content: [UInt8] = []
    content.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      content.append(byte)
      position += byte == CSVAutomaton.quote ? 2 : 1
    }
    return content
  }

  /// The text of bytes, and whether they are UTF-8. Where they are not, U+FFFD replaces what is wrong.
  static func text(_ content: [UInt8]) -> (text: String, isValid: Bool) {
    if let valid = try? UTF8Span(validating: content.span) {
      return (String(copying: valid), true)
    }
    return (String(decoding: content, as: UTF8.self), false)
  }

  /// The first 200 bytes of a range as text, cut between characters.
  static func excerpt(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var end = range.upperBound
    if range.count > 200 {
      end = range.lowerBound + 200
      // A character is not cut: its bytes after the first are 10xxxxxx.
      while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return String(
      decoding: content(bytes, range.lowerBound..<end, hasEscapes: false), as: UTF8.self)
  }
}
