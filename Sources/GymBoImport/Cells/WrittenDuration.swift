/// Reads durations as the apps write them.
enum WrittenDuration {
  /// The seconds of `2h 38m`, `45m`, `1h`, `55s`, `2h 18min`, or a whole number of seconds.
  static func seconds(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    var position = range.lowerBound
    let end = range.upperBound
    var total: Int64 = 0
    var parts = 0
    while position < end {
      let width = CellBytes.blankWidth(bytes, startingAt: position, end: end)
      if width > 0 {
        position += width
        continue
      }
      var value: Int64 = 0
      let digitsStart = position
      while position < end, bytes[position] &- 0x30 <= 9 {
        value = min(value * 10 + Int64(bytes[position] - 0x30), 1_000_000_000)
        position += 1
      }
      guard position > digitsStart else { return nil }
      while position < end, CellBytes.blankWidth(bytes, startingAt: position, end: end) > 0 {
        position += CellBytes.blankWidth(bytes, startingAt: position, end: end)
      }
      let wordStart = position
      while position < end, CellBytes.lowercased(bytes[position]) &- 0x61 <= 25 { position += 1 }
      let word = wordStart..<position
      if position < end, bytes[position] == UInt8(ascii: "."), !word.isEmpty { position += 1 }
      if word.isEmpty {
        guard parts == 0, position == end else { return nil }
        return value
      }
      guard let factor = unitSeconds(bytes, word) else { return nil }
      total = min(total + value * factor, 1_000_000_000_000)
      parts += 1
    }
    return parts > 0 ? total : nil
  }

  private static func unitSeconds(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Int64? {
    switch CellBytes.lowercased(bytes[word.lowerBound]) {
    case UInt8(ascii: "h")
    where word.count == 1 || CellBytes.equals(bytes, word, "hr")
      || CellBytes.equals(bytes, word, "hrs"):
      3600
    case UInt8(ascii: "s")
    where word.count == 1 || CellBytes.equals(bytes, word, "sec")
      || CellBytes.equals(bytes, word, "sek"):
      1
    case UInt8(ascii: "s") where CellBytes.equals(bytes, word, "std"): 3600
    case UInt8(ascii: "m")
    where word.count == 1 || CellBytes.equals(bytes, word, "min")
      || CellBytes.equals(bytes, word, "mins"):
      60
    default: nil
    }
  }

  /// The seconds of `0:09:21` (hours, minutes, seconds) or `09:21` (minutes, seconds).
  static func clock(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    var parts: [Int64] = []
    var value: Int64 = 0
    var digits = 0
    for position in range {
      let digit = bytes[position] &- 0x30
      if digit <= 9 {
        value = min(value * 10 + Int64(digit), 1_000_000_000)
        digits += 1
      } else if bytes[position] == UInt8(ascii: ":"), digits > 0 {
        parts.append(value)
        value = 0
        digits = 0
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    parts.append(value)
    guard parts.count == 2 || parts.count == 3, parts.dropFirst().allSatisfy({ $0 < 60 }) else {
      return nil
    }
    return parts.reduce(0) { $0 * 60 + $1 }
  }
}
