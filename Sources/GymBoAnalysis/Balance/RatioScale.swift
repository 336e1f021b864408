internal import GymBoPlatform

/// A logarithmic scale of ratios: double and half are equally far from 1.
package struct RatioScale: Sendable {
  /// From the smallest ratio to the largest.
  package let range: ClosedRange<Double>

  package init(_ range: ClosedRange<Double>) { self.range = range }

  /// Where a ratio lies, 0 at the smallest and 1 at the largest; what is beyond lies at the end.
  package func share(_ ratio: Double) -> Double {
    guard ratio > range.lowerBound else { return 0 }
    guard ratio < range.upperBound else { return 1 }
    return log(ratio / range.lowerBound) / log(range.upperBound / range.lowerBound)
  }
}
