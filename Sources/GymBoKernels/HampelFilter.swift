/// The result of Hampel's filter for one value of a series.
public struct HampelPoint: Sendable, Equatable {
  /// The median of the value and its neighbours, in the unit of the values.
  public let median: Double
  /// The scale: 1.4826 × the median absolute deviation from that median, which estimates the
  /// standard deviation of normal values. Not less than the least scale.
  public let scale: Double
  /// Whether the value is farther than the threshold from the median.
  public let isOutlier: Bool
}

/// Hampel's filter: marks the values that are far from the median of their neighbours.
///
/// A value is an outlier if |value − median| > threshold · scale, both over the window of up to
/// 2 reach + 1 values around it, which is cut off at the ends of the series.
///
/// Edge cases: nil for a value that is not finite, a negative reach, and a threshold or least scale
/// that is negative or not finite; an empty series for an empty one. Where more than half of a window
/// is equal the scale is 0 and every other value is an outlier, unless a least scale is set.
/// Complexity: n · reach · log reach.
///
/// Source: Davies L, Gather U (1993) The identification of multiple outliers. JASA 88:782–792.
/// - Parameters:
///   - values: in the order of time.
///   - reach: how many neighbours on each side count.
///   - threshold: in multiples of the scale.
///   - leastScale: a lower bound of the scale, in the unit of the values.
public func hampelFilter(
  _ values: Span<Double>, reach: Int = 2, threshold: Double = 3, leastScale: Double = 0
) -> [HampelPoint]? {
  guard areFinite(values), reach >= 0, threshold >= 0, threshold.isFinite, leastScale >= 0,
    leastScale.isFinite
  else { return nil }
  var points = [HampelPoint]()
  points.reserveCapacity(values.count)
  for i in values.indices {
    let first = i - min(i, reach)
    let last = i + min(values.count - 1 - i, reach)
    let window = values.extracting(first...last)
    guard let center = median(window), let deviation = medianAbsoluteDeviation(window) else {
      return nil
    }
    let scale = max(1.4826 * deviation, leastScale)
    points.append(
      HampelPoint(
        median: center, scale: scale,
        isOutlier: (values[i] - center).magnitude > threshold * scale))
  }
  return points
}
