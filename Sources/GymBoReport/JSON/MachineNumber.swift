/// Numbers as machine formats write them: rounded correctly to 12 significant digits, the shortest
/// text of that, a decimal point in every locale, no exponent in 1e-6 ≤ |x| < 1e15, whole numbers
/// without ".0", no "-0".
///
/// Outside 1e-9 ≤ |x| < 1e34, where no number of ours is, a tie between two shortest decimals is
/// rounded up.
enum MachineNumber {
  static let significantDigits = 12
  /// A number below 10 to this power needs no exponent.
  private static let plainBelow = 15
  /// The smallest magnitude without an exponent is 10 to this power.
  private static let plainFrom = -6

  /// - Returns: nil for infinities and NaN, which machine formats cannot write.
  static func text(_ number: Double) -> String? {
    var bytes: [UInt8] = []
    return append(number, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Appends a number.
  /// - Returns: false for infinities and NaN, for which nothing is written.
  static func append(_ number: Double, to bytes: inout [UInt8]) -> Bool {
    var isWritten = false
    bytes.append(addingCapacity: mostBytes) { isWritten = append(number, to: &$0) }
    return isWritten
  }

  static func append(_ number: Int64, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: mostBytes) { append(number, to: &$0) }
  }

  /// More bytes than any number takes.
  static let mostBytes = 32

  /// Appends a number to a span with room for ``mostBytes``.
  /// - Returns: false for infinities and NaN, for which nothing is written.
  static func append(_ number: Double, to output: inout OutputSpan<UInt8>) -> Bool {
    if let short = short(number) {
      short.append(to: &output)
      return true
    }
    guard number.isFinite else { return false }
    for byte in long(number).utf8 { output.append(byte) }
    return true
  }

  /// Appends a number to a span with room for ``mostBytes``.
  static func append(_ number: Int64, to output: inout OutputSpan<UInt8>) {
    if let short = short(number) { return short.append(to: &output) }
    for byte in number.description.utf8 { output.append(byte) }
  }

  /// The text of a finite number of any size, made from the shortest digits that identify it.
  static func long(_ number: Double) -> String {
    var decimal = ShortestDecimal(of: number.magnitude)
    decimal.round(number.magnitude, toDigits: significantDigits)
    let text = decimal.text(plainFrom: plainFrom, plainBelow: plainBelow)
    return number < 0 ? "-" + text : text
  }

  /// The text of a number of common size: the same as ``long(_:)``, ten times as fast.
  /// JSONNumberTests compares the two.
  /// - Returns: nil where the text is long, or where the digits cannot be found without
  ///   ``long(_:)``.
  static func short(_ number: Double) -> ShortText? {
    let magnitude = number.magnitude
    if let hundredths = hundredths(number) { return ShortText(hundredths: UInt64(hundredths)) }
    guard let text = whole(magnitude) ?? scaled(magnitude) else { return nil }
    // A negative zero is written as 0.
    return number < 0 ? text.preceded(by: UInt8(ascii: "-")) : text
  }

  /// - Returns: nil where the text is long.
  @inline(__always)
  static func short(_ number: Int64) -> ShortText? {
    guard number.magnitude < 1_000_000_000_000_000 else { return nil }
    let text = ShortText(number.magnitude)
    return number < 0 ? text.preceded(by: UInt8(ascii: "-")) : text
  }

  /// The hundredths of a number with at most two decimals, as most numbers have. If the product
  /// with 100 is whole, the number is nearer to those hundredths than to any other decimal of
  /// twelve digits.
  /// - Returns: nil for other numbers, and for numbers below 0 or from 10⁶ on.
  @inline(__always)
  static func hundredths(_ number: Double) -> Int? {
    guard number >= 0, number < 1e6 else { return nil }
    let product = number * 100
    let hundredths = Int(product)
    return Double(hundredths) == product ? hundredths : nil
  }

  private static func whole(_ magnitude: Double) -> ShortText? {
    guard magnitude < 1e12 else { return nil }
    let whole = Int64(magnitude)
    return Double(whole) == magnitude ? ShortText(whole.magnitude) : nil
  }

  /// The text of a number with decimals, by one multiplication that makes its twelve digits a whole
  /// number.
  ///
  /// The product is off by less than 0.0001, so its nearest whole number is right unless the
  /// product is about halfway between two whole numbers: then nil.
  private static func scaled(_ magnitude: Double) -> ShortText? {
    guard magnitude >= 1e-6, magnitude < 1e12 else { return nil }
    // The power of ten follows from the power of two, except that it can be one too high.
    let exponent = Int(magnitude.bitPattern >> 52) - 1023
    var decimals = significantDigits - 1 - (exponent * 77) >> 8
    if magnitude * powersOfTen[decimals] >= 1e12 { decimals -= 1 }
    let product = magnitude * powersOfTen[decimals]
    let nearest = Int64(product + 0.5)
    guard (product - Double(nearest)).magnitude < 0.499 else { return nil }
    // Rounding up may have made 10¹², which has a digit more; its zeros are not written.
    let isRounded = nearest == 1_000_000_000_000
    return ShortText(
      twelveDigits: (isRounded ? nearest / 10 : nearest).magnitude,
      pointAfter: significantDigits - decimals + (isRounded ? 1 : 0))
  }

  /// 10⁰ … 10¹⁸, all exact: enough for numbers from 1e-6 on.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18,
  ]
}

/// 0.d₁d₂… × 10^point: the shortest digits that identify a positive number.
private struct ShortestDecimal {
  /// Digits 0…9 without zeros at either end.
  var digits: [UInt8] = []
  var point = 0

  /// Reads the description of a positive finite number, which is the shortest that reads back as
  /// the number.
  init(of number: Double) {
    var fraction = 0
    var isFraction = false
    var exponent = 0
    let parts = number.description.split(separator: "e")
    for byte in parts[0].utf8 {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      if isFraction { fraction += 1 }
      digits.append(byte - UInt8(ascii: "0"))
    }
    if parts.count > 1 { exponent = Int(parts[1]) ?? 0 }
    point = digits.count - fraction + exponent
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    point -= leading
    dropTrailingZeros()
  }

  /// Rounds to the nearest decimal of so many digits, an exact tie to the even digit.
  ///
  /// The shortest digits can be above the middle between two decimals where the number itself is
  /// below it, or the other way round, only if exactly one digit is dropped and it is a 5: any
  /// other middle would itself be the shortest text. In that case the number is compared exactly.
  mutating func round(_ number: Double, toDigits count: Int) {
    guard digits.count > count else { return }
    let isMiddle = digits.count == count + 1 && digits[count] == 5
    let goesUp =
      isMiddle ? isAboveMiddle(number, isOdd: digits[count - 1] % 2 == 1) : digits[count] >= 5
    digits.removeSubrange(count...)
    if goesUp { increment() }
    dropTrailingZeros()
  }

  /// Whether the number is larger than its digits say; in a tie, whether the digit before is odd.
  private func isAboveMiddle(_ number: Double, isOdd: Bool) -> Bool {
    let middle = digits.reduce(0.0) { $0 * 10 + Double($1) }
    let scale = digits.count - point
    // Powers of ten are exact up to 10²², and a fused product is rounded once: its sign is that of
    // the exact difference.
    guard (-22...22).contains(scale) else { return true }
    let power = (0..<abs(scale)).reduce(1.0) { value, _ in value * 10 }
    let difference =
      scale >= 0 ? (-middle).addingProduct(number, power) : number.addingProduct(-middle, power)
    return difference > 0 || (difference == 0 && isOdd)
  }

  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  private mutating func dropTrailingZeros() {
    while digits.last == 0 { digits.removeLast() }
  }

  func text(plainFrom: Int, plainBelow: Int) -> String {
    func written(_ digits: some Sequence<UInt8>) -> String {
      String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    // The number is in 10^(point − 1) ≤ x < 10^point.
    guard point > plainFrom, point <= plainBelow else {
      let rest = digits.dropFirst()
      return written(digits.prefix(1)) + (rest.isEmpty ? "" : "." + written(rest)) + "e\(point - 1)"
    }
    if point <= 0 { return "0." + zeros(-point) + written(digits) }
    if digits.count <= point { return written(digits) + zeros(point - digits.count) }
    return written(digits.prefix(point)) + "." + written(digits.dropFirst(point))
  }
}
