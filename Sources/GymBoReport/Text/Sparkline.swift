/// A row of small bars that shows how a number changed.
enum Sparkline {
  private static let levels = Array("▁▂▃▄▅▆▇█").map(String.init)

  /// One bar a value. The lowest value gets the lowest bar and the highest the highest; equal values get bars of half the
  /// height.
  static func text(_ values: some BidirectionalCollection<Double>, last count: Int) -> String {
    let shown = values.suffix(count)
    guard let low = shown.min(), let high = shown.max(), (high - low).isFinite else { return "" }
    guard high > low else { return String(repeating: levels[3], count: shown.count) }
    return shown.map { value in
      let level = ((value - low) / (high - low) * Double(levels.count - 1)).rounded()
      return levels[min(max(Int(level), 0), levels.count - 1)]
    }.joined()
  }
}
