internal import GymBoAnalysis

/// The axis of ratios: logarithmic, with 1 in the middle.
enum RatioAxis {
  static let ticks = [0.4, 0.5, 0.67, 1, 1.5, 2, 2.5]
  static let range = 0.4...2.5
  private static let scale = RatioScale(range)

  /// Where a ratio lies, in tenths of a percent.
  static func across(_ ratio: Double) -> Int { Int((1000 * scale.share(ratio)).rounded()) }
}
