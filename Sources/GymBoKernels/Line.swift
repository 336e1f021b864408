/// A straight line y = intercept + slope · t fitted to points, with its errors.
///
/// It is stored as the slope and the value at the mean time: in this form the two errors are
/// independent, and no digits cancel if t = 0 is far away. With two points, errors and intervals
/// are nil.
public struct LineFit: Sendable, Equatable {
  /// The change of y per unit of t.
  public let slope: Double
  /// The mean of the times.
  public let meanT: Double
  /// The value of the line at ``meanT``.
  public let valueAtMeanT: Double
  /// The sum of squares Σ(t − mean t)², in units of t².
  public let spread: Double
  /// The standard deviation of the points about the line, in the unit of y; nil for two points.
  public let residualSD: Double?
  /// The share of the variance of y that the line explains, 0…1; nil where y does not vary, and for
  /// robust fits, which do not minimise it.
  public let rSquared: Double?
  /// The number of points.
  public let count: Int

  /// The value of the line at t = 0.
  public var intercept: Double { valueAtMeanT - slope * meanT }

  /// n − 2: two were spent on the line.
  public var degreesOfFreedom: Int { count - 2 }

  /// The standard error of the slope, residualSD / √spread; nil for two points.
  public var slopeError: Double? { residualSD.map { $0 / spread.squareRoot() } }

  /// The standard error of the value at t = 0; nil for two points.
  public var interceptError: Double? {
    residualSD.map { $0 * (1 / Double(count) + meanT * meanT / spread).squareRoot() }
  }

  /// The value of the line at a time.
  public func value(at t: Double) -> Double { valueAtMeanT + slope * (t - meanT) }

  /// The interval that holds the slope with this confidence: slope ± t₍ₙ₋₂₎ · slopeError.
  /// - Returns: nil for two points, and unless 0 < confidence < 1.
  public func slopeInterval(confidence: Double) -> ClosedRange<Double>? {
    var factors = IntervalFactors(confidence: confidence)
    return slopeInterval(&factors)
  }

  /// The interval that holds the slope, of many lines with one confidence.
  /// - Parameter factors: of the confidence, which keep what they computed.
  public func slopeInterval(_ factors: inout IntervalFactors) -> ClosedRange<Double>? {
    guard let slopeError, degreesOfFreedom > 0, let factor = factors[degreesOfFreedom] else {
      return nil
    }
    let (low, high) = (slope - factor * slopeError, slope + factor * slopeError)
    return low.isFinite && high.isFinite ? low...high : nil
  }

  /// The probability that the true slope is below a bound: T₍ₙ₋₂₎((bound − slope) / slopeError).
  ///
  /// A line without error is below the bound or not: 1 or 0.
  /// - Returns: nil for two points and for a bound that is not finite.
  public func probability(slopeBelow bound: Double) -> Double? {
    guard let slopeError, degreesOfFreedom > 0, bound.isFinite else { return nil }
    if slopeError == 0 { return slope < bound ? 1 : 0 }
    return studentTCDF((bound - slope) / slopeError, degreesOfFreedom: Double(degreesOfFreedom))
  }
}

/// The least-squares line through points (t, y), in closed form on centred times.
///
/// slope = Σ(t − t̄)(y − ȳ) / Σ(t − t̄)², residualSD² = Σ residual² / (n − 2).
///
/// Edge cases: nil for fewer than two points, for times that are all the same, for values that are
/// not finite, and where a sum overflows. Two points give a line without errors. Duplicate times
/// are ordinary points. Complexity: n, three passes; no order of the points is assumed.
/// - Parameters:
///   - t: the times, such as days from the first point.
///   - y: the values.
/// - Precondition: the columns have the same count.
public func ordinaryLeastSquares(t: Span<Double>, y: Span<Double>) -> LineFit? {
  precondition(t.count == y.count, "a line through \(t.count) times and \(y.count) values")
  guard t.count >= 2, areFinite(t), areFinite(y) else { return nil }
  let (meanT, meanY) = (mean(t), mean(y))
  var (tt, ty, yy) = (0.0, 0.0, 0.0)
  for i in t.indices {
    let (dt, dy) = (t[i] - meanT, y[i] - meanY)
    tt += dt * dt
    ty += dt * dy
    yy += dy * dy
  }
  guard tt > 0, tt.isFinite, ty.isFinite, yy.isFinite, meanT.isFinite, meanY.isFinite else {
    return nil
  }
  let slope = ty / tt
  var rest = 0.0
  for i in t.indices {
    let residual = (y[i] - meanY) - slope * (t[i] - meanT)
    rest += residual * residual
  }
  guard slope.isFinite, rest.isFinite else { return nil }
  return LineFit(
    slope: slope, meanT: meanT, valueAtMeanT: meanY, spread: tt,
    residualSD: t.count > 2 ? (rest / Double(t.count - 2)).squareRoot() : nil,
    rSquared: yy > 0 ? max(0, 1 - rest / yy) : nil,
    count: t.count)
}
