/// A horizontal bar, to half a column.
enum Bar {
  /// - Parameter share: 0…1 of the full width; anything above 0 shows at least half a column.
  static func text(_ share: Double, width: Int) -> String {
    guard share > 0, share.isFinite, width > 0 else { return "" }
    let halves = max(1, Int((min(share, 1) * Double(2 * width)).rounded()))
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }

  /// A bar over the range in which its value should be.
  /// - Parameters:
  ///   - value: at the bar's end.
  ///   - range: shaded where the bar does not cover it; nil for none.
  ///   - largest: the value that fills the whole width.
  static func text(
    _ value: Double, range: ClosedRange<Double>?, largest: Double, width: Int
  ) -> String {
    guard largest > 0, largest.isFinite else { return "" }
    let bar = text(value / largest, width: width)
    guard let range else { return bar }
    func place(_ value: Double) -> Int { Int((value / largest * Double(width)).rounded()) }
    let (first, last) = (place(range.lowerBound), min(width, place(range.upperBound)))
    let used = bar.count
    guard last > used else { return bar }
    return bar + String(repeating: " ", count: max(0, first - used))
      + String(repeating: "░", count: last - max(first, used))
  }
}
