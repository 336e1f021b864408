/// Text of up to 16 bytes in one word, the first byte in the lowest: numbers are written by the
/// million, each in one store.
struct ShortText {
  /// Bytes after the text have any value.
  let word: UInt128
  let count: Int

  private init(_ word: UInt128, count: Int) {
    self.word = word
    self.count = count
  }

  /// A whole number below 10¹⁶.
  init(_ number: UInt64) {
    guard number >= 100_000_000 else {
      let digits = eightDigits(number)
      let leading = min(digits.trailingZeroBitCount / 8, 7)
      self.init(UInt128((digits | zeros) &>> UInt64(8 * leading)), count: 8 - leading)
      return
    }
    let first = ShortText(number / 100_000_000)
    self.init(
      first.word | UInt128(eightDigits(number % 100_000_000) | zeros).bytes(up: first.count),
      count: first.count + 8)
  }

  /// A number of hundredths below 10¹⁰, without zeros at the end of its decimals.
  init(hundredths number: UInt64) {
    let (whole, rest) = number.quotientAndRemainder(dividingBy: 100)
    let text = ShortText(whole)
    guard rest > 0 else {
      self = text
      return
    }
    let (tens, ones) = rest.quotientAndRemainder(dividingBy: 10)
    // .00
    let decimals = 0x0030_302e | tens << 8 | ones << 16
    self.init(
      text.word & ~UInt128.max.bytes(up: text.count) | UInt128(decimals).bytes(up: text.count),
      count: text.count + (ones > 0 ? 3 : 2))
  }

  /// A decimal of twelve significant digits, without zeros at its end.
  /// - Parameters:
  ///   - number: the digits.
  ///   - point: digits before the point, at most 12. 0 or less, down to −6, for a number below 1:
  ///     the number of zeros after the point, negated.
  /// - Returns: nil where the text is too long.
  init?(twelveDigits number: UInt64, pointAfter point: Int) {
    let first = eightDigits(number / 10_000)
    let last = eightDigits(number % 10_000 * 10_000)
    let digits = UInt128(first | zeros) | UInt128(last | zeros) << 64
    // Digits without the zeros at the end.
    let count = 16 - (last == 0 ? 8 + first.leadingZeroBitCount / 8 : last.leadingZeroBitCount / 8)
    guard point <= 0 else {
      // Zeros before the point are written.
      self.init(
        ShortText.insertPoint(digits, after: point), count: count > point ? count + 1 : point)
      return
    }
    let start = 2 - point
    guard start + count <= 16 else { return nil }
    // 0.000000
    let beginning: UInt128 = 0x3030_3030_3030_2e30
    self.init(
      beginning & ~UInt128.max.bytes(up: start) | digits.bytes(up: start), count: start + count)
  }

  /// The text with a byte before it; nil where that is too long.
  func preceded(by byte: UInt8) -> ShortText? {
    count < 16 ? ShortText(word << 8 | UInt128(byte), count: count + 1) : nil
  }

  func append(to output: inout OutputSpan<UInt8>) {
    var rest = word
    for _ in 0..<count {
      output.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  @inline(__always)
  private static func insertPoint(_ text: UInt128, after count: Int) -> UInt128 {
    let after = UInt128.max.bytes(up: count)
    return text & ~after | UInt128(UInt8(ascii: ".")).bytes(up: count) | (text & after) << 8
  }
}

extension UInt128 {
  /// Shifted up by less than 16 bytes.
  @inline(__always)
  fileprivate func bytes(up count: Int) -> UInt128 {
    self &<< UInt128(truncatingIfNeeded: 8 * count)
  }
}

/// Eight characters 0: added to digits, it makes them text.
private let zeros: UInt64 = 0x3030_3030_3030_3030

/// The digits of a number below 10⁸, one a byte, the first in the lowest.
///
/// It halves the number three times, each time all parts at once: two parts of four digits, four of
/// two, eight of one. The multiplications divide by 100 (exact below 10⁴) and by 10 (exact below
/// 100).
@inline(__always)
private func eightDigits(_ number: UInt64) -> UInt64 {
  let fours = number / 10_000 | (number % 10_000) << 32
  let hundreds = (fours &* 10_486) >> 20 & 0x0000_007f_0000_007f
  let twos = hundreds | (fours &- hundreds &* 100) << 16
  let tens = (twos &* 103) >> 10 & 0x000f_000f_000f_000f
  return tens | (twos &- tens &* 10) << 8
}
