/// The mean, variance and standard deviation of a column, as accurate as exact arithmetic.
///
/// mean = Σx / n; variance = Σ(x − mean)² / (n − 1) of a sample, / n of a population. The sum is
/// exact, deviations and their squares have twice the precision of a double, and each result is
/// rounded once at the end. It is right to one unit in the last place, for values far from 0 and
/// in any order.
///
/// Source: the certified values of NIST's Statistical Reference Datasets, univariate, are met to the
/// digits that doubles can hold.
public struct Moments: Sendable {
  /// Whether the values are a sample or a population; it decides the divisor of the variance.
  public enum Basis: Sendable {
    /// A sample from something larger: n − 1.
    case sample
    /// All there is: n.
    case population
  }

  /// The number of values.
  public let count: Int
  /// The arithmetic mean, in the unit of the values.
  public let mean: Double
  /// Σ(x − mean)² of the values divided by 2 to the power of ``exponent``.
  private let squares: DoubleDouble
  private let exponent: Int

  /// The mean and spread of a column.
  ///
  /// Edge cases: nil for an empty column and for a value that is not finite; a constant column has
  /// exactly its constant as mean, and spread 0. Complexity: n, three passes.
  public init?(_ values: Span<Double>) {
    guard !values.isEmpty, areFinite(values) else { return nil }
    let exponent = largestExponent(values)
    var scaled = [Double]()
    scaled.reserveCapacity(values.count)
    for i in values.indices {
      scaled.append(Double(sign: .plus, exponent: -exponent, significand: values[i]))
    }
    guard let parts = exactExpansion(of: scaled.span) else { return nil }
    var total = DoubleDouble.zero
    for part in parts { total += DoubleDouble(part) }
    let center = total / DoubleDouble(Double(values.count))
    var squares = DoubleDouble.zero
    for value in scaled {
      let deviation = DoubleDouble(value) - center
      squares += deviation * deviation
    }
    self.count = values.count
    self.mean = Double(sign: .plus, exponent: exponent, significand: center.value)
    self.squares = squares
    self.exponent = exponent
  }

  /// The variance, in the unit of the values squared.
  /// - Returns: nil for a sample of one, and where it overflows.
  public func variance(of basis: Basis) -> Double? {
    scaledVariance(of: basis).flatMap {
      finite(Double(sign: .plus, exponent: 2 * exponent, significand: $0.value))
    }
  }

  /// The standard deviation √variance, in the unit of the values.
  /// - Returns: nil for a sample of one, and where it overflows.
  public func standardDeviation(of basis: Basis) -> Double? {
    scaledVariance(of: basis).flatMap {
      finite(Double(sign: .plus, exponent: exponent, significand: $0.squareRoot().value))
    }
  }

  private func scaledVariance(of basis: Basis) -> DoubleDouble? {
    let divisor = basis == .sample ? count - 1 : count
    return divisor > 0 ? squares / DoubleDouble(Double(divisor)) : nil
  }

  private func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
}

/// The exponent e for which the largest magnitude of finite values, divided by 2ᵉ, is of order 1; 0
/// if all are 0. Limited to ±1000, so that both 2ᵉ and 2⁻ᵉ are finite.
func largestExponent(_ values: Span<Double>) -> Int {
  var largest = 0.0
  for i in values.indices { largest = max(largest, values[i].magnitude) }
  return largest == 0 ? 0 : min(max(Int(largest.exponent), -1000), 1000)
}
