/// Numbers with zeros in front, and what stands between them. Tables of many rows have a date in each.
struct ZeroPadded {
  private var bytes: [UInt8] = []

  /// The text that a body writes.
  static func text(_ write: (inout ZeroPadded) -> Void) -> String {
    var text = ZeroPadded()
    text.bytes.reserveCapacity(24)
    write(&text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  mutating func append(_ mark: Unicode.Scalar) { bytes.append(contentsOf: mark.utf8) }

  /// Writes a number with zeros in front where it has fewer digits.
  mutating func append(_ number: Int, width: Int) {
    var power = 1
    for _ in 1..<width { power *= 10 }
    guard number >= 0, number / 10 < power else {
      let digits = String(number)
      for _ in 0..<max(0, width - digits.utf8.count) { bytes.append(UInt8(ascii: "0")) }
      bytes.append(contentsOf: digits.utf8)
      return
    }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }
}
