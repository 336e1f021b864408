/// A horizontal bar, to half a column.
enum Bar {
  /// - Parameter share: 0…1 of the full width; anything above 0 shows at least half a column.
  static func text(_ share: Double, width: Int) -> String {
    guard share > 0, share.isFinite, width > 0 else { return "" }
    let halves = max(1, Int((min(share, 1) * Double(2 * width)).rounded()))
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }
}
