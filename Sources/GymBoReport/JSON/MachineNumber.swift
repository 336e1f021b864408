/// Numbers as machine formats write them: rounded correctly to 12 significant digits, the shortest text of that,
/// a decimal point in every locale, no exponent in 1e-6 ≤ |x| < 1e15, whole numbers without ".0", no "-0".
///
/// Outside 1e-9 ≤ |x| < 1e34, where no number of ours lies, a tie of the shortest decimals goes up.
enum MachineNumber {
  static let significantDigits = 12
  /// A number below 10 to this power needs no exponent.
  private static let plainBelow = 15
  /// The smallest magnitude without an exponent is 10 to this power.
  private static let plainFrom = -6

  /// - Returns: nil for infinities and NaN, which machine formats have no word for.
  static func text(_ number: Double) -> String? {
    var bytes: [UInt8] = []
    return append(number, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Writes a number behind some text.
  /// - Returns: false for infinities and NaN, of which nothing is written.
  static func append(_ number: Double, to bytes: inout [UInt8]) -> Bool {
    guard number.isFinite else { return false }
    // Most numbers are small and whole; and a negative zero is written as 0.
    if number.magnitude < 1e12, number == number.rounded(.towardZero) {
      append(Int64(number), to: &bytes)
      return true
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    if appendScaled(number.magnitude, to: &bytes) { return true }
    var decimal = ShortestDecimal(of: number.magnitude)
    decimal.round(number.magnitude, toDigits: significantDigits)
    bytes.append(contentsOf: decimal.text(plainFrom: plainFrom, plainBelow: plainBelow).utf8)
    return true
  }

  static func append(_ number: Int64, to bytes: inout [UInt8]) {
    // Most whole numbers count a few sets.
    if (0..<10).contains(number) {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var text = DigitsFromRight()
    text.write(number.magnitude, atLeast: 1)
    text.append(to: &bytes)
  }

  /// Writes a number of common size by one multiplication, ten times as fast as by its shortest digits.
  ///
  /// The product of twelve digits is off by less than 0.0001, so its nearest whole number is the right one unless it lies
  /// halfway between two: then false, and nothing is written.
  private static func appendScaled(_ magnitude: Double, to bytes: inout [UInt8]) -> Bool {
    guard magnitude >= 1e-6, magnitude < powersOfTen[significantDigits] else {
      return false
    }
    // From the power of two the digits before the point are known but for one.
    var decimals = min(significantDigits - 1 - Int(magnitude.exponent) * 77 / 256, 18)
    while decimals > 0, magnitude * powersOfTen[decimals] >= powersOfTen[significantDigits] {
      decimals -= 1
    }
    while magnitude * powersOfTen[decimals] < powersOfTen[significantDigits - 1] { decimals += 1 }
    let product = magnitude * powersOfTen[decimals]
    let nearest = product.rounded()
    guard (product - nearest).magnitude < 0.499 else { return false }
    var digits = UInt64(nearest)
    while decimals >= 4, digits % 10_000 == 0 {
      digits /= 10_000
      decimals -= 4
    }
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    let (whole, fraction) = digits.quotientAndRemainder(dividingBy: UInt64(powersOfTen[decimals]))
    var text = DigitsFromRight()
    if decimals > 0 {
      text.write(fraction, atLeast: decimals)
      text.writePoint()
    }
    text.write(whole, atLeast: 1)
    text.append(to: &bytes)
    return true
  }

  /// 10⁰ … 10¹⁸, all exact. No more are needed from 1e-6 on.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18,
  ]
}

/// The text of a number, written from its last digit to its first and then at once: millions of numbers are.
private struct DigitsFromRight {
  /// Room for the 20 digits of a whole number, and for a decimal of 12 with up to 18 behind the point.
  private static let room = 32
  private var text = InlineArray<32, UInt8>(repeating: UInt8(ascii: "0"))
  private var begin = room

  /// Writes digits before those that are there, with zeros in front where there are fewer than wanted.
  mutating func write(_ number: UInt64, atLeast width: Int) {
    let end = begin
    var rest = number
    while rest > 0 {
      begin -= 1
      text[begin] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    begin = min(begin, end - width)
  }

  mutating func writePoint() {
    begin -= 1
    text[begin] = UInt8(ascii: ".")
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: DigitsFromRight.room - begin) { output in
      for index in begin..<DigitsFromRight.room { output.append(text[index]) }
    }
  }
}

/// 0.d₁d₂… × 10^point: the shortest digits that identify a positive number.
private struct ShortestDecimal {
  /// Digits 0…9 without zeros at either end.
  var digits: [UInt8] = []
  var point = 0

  /// Reads the description of a positive finite number, which is the shortest that reads back as the number.
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

  /// Rounds the number that the digits stand for to the nearest, an exact tie to the even digit.
  ///
  /// Only digits that end in a 5 right behind the last one kept can lie on the other side of the middle than the number:
  /// any other middle would itself have been the shortest text. Those are compared with the number exactly.
  mutating func round(_ number: Double, toDigits count: Int) {
    guard digits.count > count else { return }
    let isMiddle = digits.count == count + 1 && digits[count] == 5
    let goesUp =
      isMiddle ? isAboveMiddle(number, isOdd: digits[count - 1] % 2 == 1) : digits[count] >= 5
    digits.removeSubrange(count...)
    if goesUp { increment() }
    dropTrailingZeros()
  }

  /// Whether the number is larger than its own digits; a tie counts if the digit before is odd.
  private func isAboveMiddle(_ number: Double, isOdd: Bool) -> Bool {
    let middle = digits.reduce(0.0) { $0 * 10 + Double($1) }
    let scale = digits.count - point
    // Powers of ten are exact up to 10²², and a fused product is rounded once: its sign is that of the exact difference.
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
