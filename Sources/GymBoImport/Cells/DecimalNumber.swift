/// A decimal number as written, exactly: ±digits × 10^−scale. Binary floating point comes last, and for loads never.
struct DecimalNumber: Equatable {
  var isNegative: Bool
  /// The first 19 significant digits; further ones are below every unit that is kept.
  var digits: UInt64
  /// Negative for numbers whose last digits are zeros beyond the 19th.
  var scale: Int

  /// Reads a number with a decimal point or, where it can mean nothing else, a decimal comma.
  ///
  /// `1,5`, `0,125`, `1.234,5` and `1,234.5` have one meaning each; `1,250` has two and is refused. An exponent is read
  /// because Java and Swift print small numbers so (`1.0E-4`).
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init(bytes, range, point: UInt8(ascii: "."), skipping: nil)
  }

  /// The number that a line's splitter saw in a cell: the same as is read of its bytes.
  @inline(__always)
  init?(plain cell: Cell) {
    guard cell.scale >= 0 else { return nil }
    (isNegative, digits, scale) = (false, UInt64(cell.digits), Int(cell.scale))
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
        // Thousands: checked by the caller.
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

  /// A number with a comma: of comma and point the later one is the decimal mark, the other groups thousands.
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
      // Three digits after it may be thousands, unless what stands before cannot be their beginning.
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

  /// An exponent within ±400, which no double exceeds.
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
  var isZero: Bool { digits == 0 }

  /// 1 to 10^19.
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
  @inline(__always)
  func magnitude(times factor: UInt64, atMost maximum: UInt64) -> UInt64? {
    // Nearly every cell: few digits, so that 64 bits hold the product.
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

  /// The number as a Double: correctly rounded up to 15 digits, within an ulp or two beyond.
  @inline(__always)
  var double: Double {
    guard scale >= 0, scale <= 19 else { return farDouble }
    let value = Double(digits) / Double(DecimalNumber.powersOfTen[scale])
    return isNegative ? -value : value
  }

  private var farDouble: Double {
    var value = Double(digits)
    var left = scale
    while left > 0 {
      let step = min(left, 19)
      value /= Double(DecimalNumber.powersOfTen[step])
      left -= step
    }
    while left < 0 {
      let step = min(-left, 19)
      value *= Double(DecimalNumber.powersOfTen[step])
      left += step
    }
    return isNegative ? -value : value
  }

  /// The magnitude as a whole number.
  /// - Returns: nil if it has a fraction; ``Int/max`` if it is larger than `maximum`.
  func wholeMagnitude(atMost maximum: UInt64) -> Int? {
    if scale == 0 { return digits <= maximum ? Int(digits) : Int.max }
    guard let value = magnitude(times: 1, atMost: maximum) else { return Int.max }
    // A fraction shows at nine more digits, of which loads and repetitions never have so many.
    guard let finer = magnitude(times: 1_000_000_000, atMost: maximum * 1_000_000_000) else {
      return Int.max
    }
    return finer == value * 1_000_000_000 ? Int(value) : nil
  }
}
