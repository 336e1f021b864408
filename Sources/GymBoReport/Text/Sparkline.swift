/// A row of small bars that shows how a number changed.
enum Sparkline {
  private static let levels = Array("▁▂▃▄▅▆▇█").map(String.init)

  /// One bar a value. The lowest value gets the lowest bar and the highest the highest; equal values get bars of half the
  /// height, and so do those that are nearer to each other than a step.
  /// - Parameter step: the least difference from one height of a bar to the next, as a share of the highest value: without one
  ///   small differences look as large as large ones.
  static func text(
    _ values: some BidirectionalCollection<Double>, last count: Int, step: Double = 0
  ) -> String {
    let shown = values.suffix(count)
    guard var low = shown.min(), var high = shown.max(), (high - low).isFinite else { return "" }
    guard high > low else { return String(repeating: levels[3], count: shown.count) }
    let least = step * max(low.magnitude, high.magnitude) * Double(levels.count - 1)
    if high - low < least {
      low = (low + high - least) / 2
      high = low + least
    }
    return shown.map { value in
      let level = ((value - low) / (high - low) * Double(levels.count - 1)).rounded()
      return levels[min(max(Int(level), 0), levels.count - 1)]
    }.joined()
  }
}
