internal import GymBoPlatform

/// The model of an integrated random walk: a level changes by its slope, and the slope takes a
/// random walk. The level is observed with noise at irregular times.
public struct LocalTrendModel: Sendable, Equatable {
  /// q: by how much the variance of the slope grows per unit of t; unit of y² per t³.
  public let slopeNoise: Double
  /// r: the variance of a value about the level; unit of y².
  public let observationVariance: Double
  /// The variance of the level about the first value, before that is seen; unit of y².
  public let initialLevelVariance: Double
  /// The variance of the slope about 0 at the first time; unit of y² per t².
  public let initialSlopeVariance: Double

  /// - Returns: nil unless all are finite, the variances positive and the noise at least 0.
  public init?(
    slopeNoise: Double, observationVariance: Double, initialLevelVariance: Double,
    initialSlopeVariance: Double
  ) {
    guard slopeNoise >= 0, slopeNoise.isFinite, observationVariance > 0,
      observationVariance.isFinite, initialLevelVariance > 0, initialLevelVariance.isFinite,
      initialSlopeVariance > 0, initialSlopeVariance.isFinite
    else { return nil }
    self.slopeNoise = slopeNoise
    self.observationVariance = observationVariance
    self.initialLevelVariance = initialLevelVariance
    self.initialSlopeVariance = initialSlopeVariance
  }
}

/// The result of fitting a local trend to a series, one state per value.
public struct LocalTrendFit: Sendable, Equatable {
  /// The state at each time given the values up to it; a forecast starts from the last one.
  public let filtered: [LocalTrendState]
  /// The state at each time given all values.
  public let smoothed: [LocalTrendState]
  /// Each value minus its one-step prediction, in the unit of y.
  public let innovations: [Double]
  /// The predicted variance of each innovation, in the unit of y².
  public let innovationVariances: [Double]
  /// The log-likelihood of the values, by which models with different noise can be compared.
  public let logLikelihood: Double
}

/// The Kalman filter and the smoother of Rauch, Tung and Striebel for a local trend at irregular
/// times.
///
/// From t to t + d the state (level, slope) goes by [[1, d], [0, 1]] with noise q [[d³/3, d²/2], [d²/2,
/// d]]; the covariance after a value in Joseph's form. It begins with the first value as level and
/// slope 0. With wide variances at the start, the smooth level is the cubic smoothing spline.
///
/// Edge cases: nil for values that are not finite, for times not in ascending order, and where a
/// variance overflows or vanishes in rounding; an empty fit of an empty series. Values of the same
/// time are ordinary values. A constant series has its constant as level and slope 0. Plain
/// arithmetic: the same bits on every machine, but for the last of the likelihood, which takes
/// logarithms. Complexity: n.
///
/// Sources: Rauch HE, Tung F, Striebel CT (1965) Maximum likelihood estimates of linear dynamic
/// systems. AIAA J 3:1445–1450; Durbin J, Koopman SJ (2012) Time Series Analysis by State Space
/// Methods, 3.2, 3.9.
/// - Parameters:
///   - t: the times, ascending.
///   - y: the values.
/// - Precondition: the columns have the same count.
public func localTrend(
  t: Span<Double>, y: Span<Double>, model: LocalTrendModel
) -> LocalTrendFit? {
  precondition(t.count == y.count, "a trend of \(t.count) times and \(y.count) values")
  guard areFinite(t), areFinite(y) else { return nil }
  var predicted = [LocalTrendState]()
  var filtered = [LocalTrendState]()
  var (innovations, variances) = ([Double](), [Double]())
  var logLikelihood = 0.0
  for i in t.indices {
    if i == 0 {
      predicted.append(
        LocalTrendState(
          level: y[0], slope: 0, levelVariance: model.initialLevelVariance, covariance: 0,
          slopeVariance: model.initialSlopeVariance))
    } else {
      guard let next = filtered[i - 1].ahead(by: t[i] - t[i - 1], in: model) else { return nil }
      predicted.append(next)
    }
    let expected = predicted[i]
    let innovation = y[i] - expected.level
    let variance = expected.levelVariance + model.observationVariance
    let state = expected.seeing(
      y[i], innovationVariance: variance, noise: model.observationVariance)
    logLikelihood -= 0.5 * (log(2 * Double.pi * variance) + innovation * innovation / variance)
    guard state.isFinite, logLikelihood.isFinite else { return nil }
    innovations.append(innovation)
    variances.append(variance)
    filtered.append(state)
  }

  var smoothed = filtered
  for i in filtered.indices.dropLast().reversed() {
    guard
      let state = filtered[i].smoothed(
        over: t[i + 1] - t[i], predicted: predicted[i + 1], next: smoothed[i + 1])
    else { return nil }
    smoothed[i] = state
  }
  return LocalTrendFit(
    filtered: filtered, smoothed: smoothed, innovations: innovations,
    innovationVariances: variances, logLikelihood: logLikelihood)
}
