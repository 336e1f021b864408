/// A text of up to 16 bytes side by side in one word, the first in the lowest: millions of numbers are written.
struct ShortText {
  /// Zeros behind the text.
  private(set) var word: UInt128
  private(set) var count: Int

  private init(_ word: UInt128, count: Int) {
    self.word = word
    self.count = count
  }

  /// - Parameter digit: below 10.
  init(digit: UInt64) { self.init(UInt128(zeros & 0xff | digit), count: 1) }

  /// A whole number below 10¹⁶.
  init(_ number: UInt64) {
    let last = eightDigits(number % 100_000_000)
    let first = number / 100_000_000
    guard first == 0 else {
      let start = ShortText(first)
      self.init(
        start.word | UInt128(last | zeros) &<< UInt128(8 * start.count), count: start.count + 8)
      return
    }
    let leading = min(last.trailingZeroBitCount / 8, 7)
    self.init(UInt128((last | zeros) >> UInt64(8 * leading)), count: 8 - leading)
  }

  /// A decimal of twelve significant digits, without zeros at its end.
  /// - Parameters:
  ///   - number: the digits.
  ///   - point: digits before the point, at most 12; not above 0 where the first stands behind it, down to -6.
  /// - Returns: nil where it is too long.
  init?(twelveDigits number: UInt64, pointAfter point: Int) {
    let first = eightDigits(number / 10_000)
    let last = eightDigits(number % 10_000 * 10_000)
    let digits = UInt128(first | zeros) | UInt128(last | zeros) &<< 64
    // Those that are not zeros at the end.
    let count = 16 - (last == 0 ? 8 + first.leadingZeroBitCount / 8 : last.leadingZeroBitCount / 8)
    if point > 0 {
      // What lies beyond the last digit is zeros.
      let whole = ShortText(digits, count: point).cut
      guard count > point else {
        self = whole
        return
      }
      let rest = ShortText(digits &>> UInt128(8 * point), count: count - point).cut
      self.init(
        whole.word | UInt128(UInt8(ascii: ".")) &<< UInt128(8 * point)
          | rest.word &<< UInt128(8 * (point + 1)), count: count + 1)
    } else {
      // 0.000000
      let start = ShortText(0x3030_3030_3030_2e30, count: 2 - point).cut
      guard start.count + count <= 16 else { return nil }
      self.init(
        start.word | ShortText(digits, count: count).cut.word &<< UInt128(8 * start.count),
        count: start.count + count)
    }
  }

  /// The text with a minus before it; nil where that is too long.
  var negative: ShortText? {
    count < 16
      ? ShortText(word &<< 8 | UInt128(UInt8(ascii: "-")), count: count + 1) : nil
  }

  /// The text with zeros behind it, of a word with other bytes there.
  private var cut: ShortText {
    count < 16 ? ShortText(word & (1 &<< UInt128(8 * count) &- 1), count: count) : self
  }

  func append(to output: inout OutputSpan<UInt8>) {
    var rest = word
    for _ in 0..<count {
      output.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}

/// What makes digits text.
private let zeros: UInt64 = 0x3030_3030_3030_3030

/// The digits of a number below 10⁸, one a byte, the first in the lowest: split into two of four, these into two each and
/// once more, all at once. The factors divide by 100 below 10⁴, and by 10 below 100.
private func eightDigits(_ number: UInt64) -> UInt64 {
  let fours = number / 10_000 | (number % 10_000) << 32
  let hundreds = (fours &* 10_486) >> 20 & 0x0000_007f_0000_007f
  let twos = hundreds | (fours &- hundreds &* 100) << 16
  let tens = (twos &* 103) >> 10 & 0x000f_000f_000f_000f
  return tens | (twos &- tens &* 10) << 8
}
