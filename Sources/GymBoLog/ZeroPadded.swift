/// Builds dates and times as text: numbers with leading zeros, and the characters between them. It avoids `String` formatting
/// for speed, because large tables have a date in each row.
struct ZeroPadded {
  /// The buffer. The longest date is a sign, a year of eight digits, and six more bytes (`-07-01`).
  private var text = InlineArray<24, UInt8>(repeating: UInt8(ascii: "0"))
  private var count = 0

  /// The text that a closure writes, of at most 24 bytes.
  static func text(_ write: (inout ZeroPadded) -> Void) -> String {
    var padded = ZeroPadded()
    write(&padded)
    let (text, count) = (padded.text, padded.count)
    return unsafe String(unsafeUninitializedCapacity: count) { bytes in
      for index in 0..<count { unsafe bytes[index] = text[index] }
      return count
    }
  }

  mutating func append(_ mark: Unicode.Scalar) {
    text[count] = UInt8(ascii: mark)
    count += 1
  }

  /// Writes a number with zeros in front where it has fewer digits.
  mutating func append(_ number: Int, width: Int) {
    if number < 0 { append("-") }
    var rest = number.magnitude
    var digits = width
    while rest >= ZeroPadded.powersOfTen[digits] { digits += 1 }
    for place in (count..<count + digits).reversed() {
      text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// No year has more than eight digits.
  private static let powersOfTen: [UInt] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, .max,
  ]
}
