/// A decimal number exactly as written: ±digits × 10^−scale. Loads are computed from it without floating point.
package struct DecimalNumber: Equatable, Sendable {
  /// Never true for 0.
  package var isNegative: Bool
  /// The first 19 significant digits. Further ones are smaller than every unit that is kept.
  package var digits: UInt64
  /// The number of decimal places; negative where zeros follow the 19 digits that are kept.
  package var scale: Int

  /// A number that is not negative, from its digits and decimal places.
  @inlinable
  package init(digits: UInt64, scale: Int) {
    isNegative = false
    self.digits = digits
    self.scale = scale
  }

  /// Reads a number with a decimal point or, where it can mean nothing else, a decimal comma.
  ///
  /// `1,5`, `0,125`, `1.234,5` and `1,234.5` have one meaning each; `1,250` has two and is refused. Exponents are read
  /// because Java and Swift print small numbers with them (`1.0E-4`).
  package init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init(bytes, range, point: UInt8(ascii: "."), skipping: nil)
  }

  /// Reads a number of a column whose decimal mark is known: the other of comma and point separates thousands, if it has the places
  /// of such a mark. A number that has not is read by itself.
  /// - Parameter mark: a comma or a point.
  package init?(_ bytes: Span<UInt8>, _ range: Range<Int>, decimalMark mark: UInt8) {
    let other = UInt8(ascii: mark == UInt8(ascii: ",") ? "." : ",")
    let groups = range.filter { bytes[$0] == other }
    let marks = range.filter { bytes[$0] == mark }
    guard marks.count <= 1,
      DecimalNumber.areThousands(groups, before: marks.first ?? range.upperBound)
    else {
      self.init(bytes, range)
      return
    }
    self.init(bytes, range, point: mark, skipping: other)
  }

  /// The shortest decimal number that is read as a Double: 0.1 becomes one tenth.
  /// - Returns: nil for infinity and NaN.
  package init?(_ value: Double) {
    if let hundredths = DecimalNumber(hundredths: value) {
      self = hundredths
      return
    }
    guard value.isFinite else { return nil }
    let text = Array("\(value)".utf8)
    self.init(text.span, text.indices)
  }

  /// A number of up to two decimal places, which most are, and below 9 · 10^12.
  /// - Returns: nil for all others.
  package init?(hundredths value: Double) {
    let magnitude = value.magnitude
    guard magnitude < 9e12 else { return nil }
    let whole = Int64(magnitude)
    let hundredths = Int64(magnitude * 100 + 0.5)
    let isWhole = Double(whole) == magnitude
    // Below 10^15 no other decimal number of so few digits is the same Double.
    guard isWhole || Double(hundredths) / 100 == magnitude else { return nil }
    self.init(digits: UInt64(isWhole ? whole : hundredths), scale: isWhole ? 0 : 2)
    isNegative = value < 0
  }

  private init?(_ bytes: Span<UInt8>, _ range: Range<Int>, point: UInt8, skipping group: UInt8?) {
    var position = range.lowerBound
    let end = range.upperBound
    guard position < end else { return nil }
    isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative || bytes[position] == UInt8(ascii: "+") { position += 1 }
    var digits: UInt64 = 0
    var scale = 0
    var sawDigit = false
    var sawPoint = false
    while position < end {
      let byte = bytes[position]
      let digit = byte &- 0x30
      if digit <= 9 {
        sawDigit = true
        if digits < 1_000_000_000_000_000_000 {
          digits = digits * 10 + UInt64(digit)
          if sawPoint { scale += 1 }
        } else if !sawPoint {
          scale -= 1
        }
      } else if byte == point, !sawPoint {
        sawPoint = true
      } else if byte == UInt8(ascii: ","), group == nil {
        guard let other = DecimalNumber(withComma: bytes, range) else { return nil }
        self = other
        return
      } else if byte == group, !sawPoint {
        // A separator of thousands; the caller has checked its place.
      } else if byte | 0x20 == UInt8(ascii: "e"), sawDigit {
        guard let exponent = DecimalNumber.exponent(bytes, position + 1..<end) else { return nil }
        scale -= exponent
        position = end
        break
      } else {
        return nil
      }
      position += 1
    }
    guard sawDigit else { return nil }
    if digits == 0 { isNegative = false }
    self.digits = digits
    self.scale = scale
  }

  /// Reads a number with a comma. Of comma and point, the later one is the decimal mark; the other separates thousands.
  private init?(withComma bytes: Span<UInt8>, _ range: Range<Int>) {
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    var commas: [Int] = []
    var points: [Int] = []
    for position in range {
      if bytes[position] == comma { commas.append(position) }
      if bytes[position] == point { points.append(position) }
    }
    guard let lastComma = commas.last else { return nil }
    if let lastPoint = points.last {
      let commaIsDecimal = lastComma > lastPoint
      let groups = commaIsDecimal ? points : commas
      let mark = commaIsDecimal ? lastComma : lastPoint
      guard (commaIsDecimal ? commas : points).count == 1,
        DecimalNumber.areThousands(groups, before: mark)
      else { return nil }
      self.init(
        bytes, range, point: commaIsDecimal ? comma : point,
        skipping: commaIsDecimal ? point : comma)
    } else {
      guard commas.count == 1 else { return nil }
      let before = lastComma - range.lowerBound
      let after = range.upperBound - lastComma - 1
      // Three digits after the comma may be thousands, unless the digits before it cannot begin such a number.
      let isLeadingZero = before == 1 && bytes[range.lowerBound] == 0x30
      guard after != 3 || before == 0 || before > 3 || isLeadingZero else { return nil }
      self.init(bytes, range, point: comma, skipping: point)
    }
  }

  private static func areThousands(_ groups: [Int], before mark: Int) -> Bool {
    for (index, position) in groups.enumerated() {
      let next = index + 1 < groups.count ? groups[index + 1] : mark
      guard next - position == 4 else { return false }
    }
    return true
  }

  /// An exponent, limited to ±400: beyond that the number is 0 or larger than any Double.
  private static func exponent(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var position = range.lowerBound
    guard position < range.upperBound else { return nil }
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative || bytes[position] == UInt8(ascii: "+") { position += 1 }
    guard position < range.upperBound else { return nil }
    var value = 0
    while position < range.upperBound {
      let digit = bytes[position] &- 0x30
      guard digit <= 9 else { return nil }
      value = min(value * 10 + Int(digit), 400)
      position += 1
    }
    return isNegative ? -value : value
  }
}

extension DecimalNumber {
  package var isZero: Bool { digits == 0 }

  /// Appends the number as text, without zeros after its last decimal place: `-82.5`.
  /// - Precondition: a scale from 0 to 18.
  package func append(to bytes: inout [UInt8]) {
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    let unit = DecimalNumber.powersOfTen[scale]
    DecimalNumber.append(digits / unit, to: &bytes)
    var rest = digits % unit
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    while rest > 0 {
      rest *= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }

  private static func append(_ whole: UInt64, to bytes: inout [UInt8]) {
    if whole >= 10 { append(whole / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
  }

  /// The powers of ten from 1 to 10^19.
  private static let powersOfTen: InlineArray<20, UInt64> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// The magnitude times a whole factor, rounded to the nearest whole number (halves away from zero).
  /// - Parameters:
  ///   - factor: at most 2 · 10^10.
  ///   - maximum: At most 10^15.
  /// - Returns: nil if the product is larger than `maximum`.
  package func magnitude(times factor: UInt64, atMost maximum: UInt64) -> UInt64? {
    // The product of nearly all numbers fits into 64 bits.
    if scale >= 0, scale <= 9, digits < 900_000_000 {
      if scale == 0 { return digits * factor <= maximum ? digits * factor : nil }
      let divisor = DecimalNumber.powersOfTen[scale]
      let rounded = (digits * factor + divisor / 2) / divisor
      return rounded <= maximum ? rounded : nil
    }
    return wideMagnitude(times: factor, atMost: maximum)
  }

  private func wideMagnitude(times factor: UInt64, atMost maximum: UInt64) -> UInt64? {
    var product = UInt128(digits) * UInt128(factor)
    guard product > 0 else { return 0 }
    if scale < 0 {
      for _ in 0..<(-scale) {
        product *= 10
        guard product <= UInt128(maximum) else { return nil }
      }
      return UInt64(product)
    }
    // The product is below 2 · 10^29: divided by more than 10^30 it rounds to 0.
    guard scale <= 30 else { return 0 }
    var divisor: UInt128 = 1
    for _ in 0..<scale { divisor *= 10 }
    let rounded = (product + divisor / 2) / divisor
    return rounded <= UInt128(maximum) ? UInt64(rounded) : nil
  }

  /// The nearest Double; infinity where the number is larger than any.
  package var double: Double {
    // Both are exact, so that the quotient is rounded once.
    guard scale >= 0, scale <= 19, digits <= 1 << 53 else {
      return Double("\(isNegative ? "-" : "")\(digits)e\(-scale)") ?? .infinity
    }
    let value = Double(digits) / Double(DecimalNumber.powersOfTen[scale])
    return isNegative ? -value : value
  }

  /// The magnitude as a whole number.
  /// - Returns: nil if it has a fraction; ``Int/max`` if it is larger than `maximum`.
  package func wholeMagnitude(atMost maximum: UInt64) -> Int? {
    if scale == 0 { return digits <= maximum ? Int(digits) : Int.max }
    guard let value = magnitude(times: 1, atMost: maximum) else { return Int.max }
    // A fraction of up to nine decimal places makes a difference here. Finer ones are float noise.
    guard let finer = magnitude(times: 1_000_000_000, atMost: maximum * 1_000_000_000) else {
      return Int.max
    }
    return finer == value * 1_000_000_000 ? Int(value) : nil
  }
}
