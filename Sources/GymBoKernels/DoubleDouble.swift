/// A number of twice the precision of a double, as the unevaluated sum of two: about 32 digits.
///
/// Products use fused multiply-add, which Swift guarantees to round once on every processor, so the
/// results do not depend on the machine. The relative error of an operation is a few units of 2⁻¹⁰⁵.
///
/// Edge cases: overflow and operands that are not finite give a result that is not finite, either
/// infinite or NaN. The kernels scale their input before and check the result after.
///
/// Sources: Dekker TJ (1971) A floating-point technique for extending the available precision. Numer
/// Math 18:224–242; Hida Y, Li XS, Bailey DH (2001) Algorithms for quad-double precision floating
/// point arithmetic. ARITH-15.
struct DoubleDouble: Sendable, Equatable {
  /// The number rounded to a double.
  let high: Double
  /// What that rounding lost; at most half a unit in the last place of ``high``.
  let low: Double

  static let zero = DoubleDouble(0)
  static let one = DoubleDouble(1)

  init(_ value: Double) { (high, low) = (value, 0) }

  /// - Precondition: |low| is at most half a unit in the last place of high.
  private init(high: Double, low: Double) { (self.high, self.low) = (high, low) }

  /// The number rounded to a double.
  var value: Double { high }

  var isFinite: Bool { high.isFinite && low.isFinite }

  /// a + b, exactly.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let part = high - a
    return DoubleDouble(high: high, low: (a - (high - part)) + (b - part))
  }

  /// a · b, exactly unless the lost part is below the smallest number.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a * b
    return DoubleDouble(high: high, low: (-high).addingProduct(a, b))
  }

  /// a + b where |a| ≥ |b| or a = 0, exactly.
  private static func ordered(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    return DoubleDouble(high: high, low: b - (high - a))
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let highs = sum(a.high, b.high)
    let lows = sum(a.low, b.low)
    let first = ordered(highs.high, highs.low + lows.high)
    return ordered(first.high, first.low + lows.low)
  }

  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -a.high, low: -a.low)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let highs = product(a.high, b.high)
    return ordered(highs.high, highs.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let rest = a - b * DoubleDouble(first)
    let second = rest.high / b.high
    let third = (rest - b * DoubleDouble(second)).high / b.high
    return ordered(first, second) + DoubleDouble(third)
  }

  static func += (a: inout DoubleDouble, b: DoubleDouble) { a = a + b }
  static func -= (a: inout DoubleDouble, b: DoubleDouble) { a = a - b }

  /// The square root; 0 for 0, not finite for a negative number.
  func squareRoot() -> DoubleDouble {
    guard high != 0 else { return .zero }
    // One step of Newton's method from the root of the high part (Karp and Markstein).
    let root = high.squareRoot()
    let rest = self - DoubleDouble.product(root, root)
    return DoubleDouble.ordered(root, rest.high / (2 * root))
  }

  /// The number times 2 to this power, exactly within the range of doubles.
  func scaled(byPowerOfTwo exponent: Int) -> DoubleDouble {
    DoubleDouble(
      high: Double(sign: .plus, exponent: exponent, significand: high),
      low: Double(sign: .plus, exponent: exponent, significand: low))
  }
}
