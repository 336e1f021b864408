/// The estimate of a level and its slope at one time: means and covariance.
public struct LocalTrendState: Sendable, Equatable {
  /// The mean of the level, in the unit of y.
  public let level: Double
  /// The mean of the slope, in the unit of y per unit of t.
  public let slope: Double
  /// The variance of the level.
  public let levelVariance: Double
  /// The covariance of level and slope.
  public let covariance: Double
  /// The variance of the slope.
  public let slopeVariance: Double

  /// The standard deviation of the level.
  public var levelSD: Double { max(0, levelVariance).squareRoot() }
  /// The standard deviation of the slope.
  public var slopeSD: Double { max(0, slopeVariance).squareRoot() }

  var isFinite: Bool {
    level.isFinite && slope.isFinite && levelVariance.isFinite && covariance.isFinite
      && slopeVariance.isFinite
  }

  /// The prediction step: the state some time later. The level changes by the slope, the slope takes
  /// a random walk.
  /// - Returns: nil unless the time is at least 0 and the result finite.
  public func ahead(by time: Double, in model: LocalTrendModel) -> LocalTrendState? {
    guard time >= 0 else { return nil }
    let q = model.slopeNoise
    let state = LocalTrendState(
      level: level + time * slope,
      slope: slope,
      levelVariance: levelVariance + time * (2 * covariance + time * slopeVariance)
        + q * time * time * time / 3,
      covariance: covariance + time * slopeVariance + q * time * time / 2,
      slopeVariance: slopeVariance + q * time)
    return state.isFinite ? state : nil
  }

  /// The update step: the state after an observation. The covariance is updated in Joseph's form,
  /// which keeps it positive.
  func seeing(_ y: Double, innovationVariance: Double, noise r: Double) -> LocalTrendState {
    let (a, b) = (levelVariance / innovationVariance, covariance / innovationVariance)
    let (innovation, rest) = (y - level, 1 - a)
    return LocalTrendState(
      level: level + a * innovation,
      slope: slope + b * innovation,
      levelVariance: rest * rest * levelVariance + a * a * r,
      covariance: rest * (covariance - b * levelVariance) + a * b * r,
      slopeVariance: slopeVariance - 2 * b * covariance + b * b * (levelVariance + r))
  }

  /// The smoothing step: the state given all later values, too (Rauch, Tung and Striebel).
  /// - Parameters:
  ///   - predicted: this state ``ahead(by:in:)`` to the next time.
  ///   - next: the smoothed state at the next time.
  func smoothed(over time: Double, predicted: LocalTrendState, next: LocalTrendState)
    -> LocalTrendState?
  {
    // At equal times the state does not change.
    guard time > 0 else { return next }
    let determinant =
      predicted.levelVariance * predicted.slopeVariance - predicted.covariance
      * predicted.covariance
    guard determinant > 0 else { return nil }
    // The gain: this covariance, carried ahead, times the inverse of the predicted one.
    let (p00, p01) = (levelVariance + time * covariance, covariance)
    let (p10, p11) = (covariance + time * slopeVariance, slopeVariance)
    let g00 = (p00 * predicted.slopeVariance - p01 * predicted.covariance) / determinant
    let g01 = (p01 * predicted.levelVariance - p00 * predicted.covariance) / determinant
    let g10 = (p10 * predicted.slopeVariance - p11 * predicted.covariance) / determinant
    let g11 = (p11 * predicted.levelVariance - p10 * predicted.covariance) / determinant
    let (dLevel, dSlope) = (next.level - predicted.level, next.slope - predicted.slope)
    let d00 = next.levelVariance - predicted.levelVariance
    let d01 = next.covariance - predicted.covariance
    let d11 = next.slopeVariance - predicted.slopeVariance
    let state = LocalTrendState(
      level: level + g00 * dLevel + g01 * dSlope,
      slope: slope + g10 * dLevel + g11 * dSlope,
      levelVariance: levelVariance + g00 * g00 * d00 + 2 * g00 * g01 * d01 + g01 * g01 * d11,
      covariance: covariance + g00 * g10 * d00 + (g00 * g11 + g01 * g10) * d01 + g01 * g11 * d11,
      slopeVariance: slopeVariance + g10 * g10 * d00 + 2 * g10 * g11 * d01 + g11 * g11 * d11)
    return state.isFinite ? state : nil
  }
}
