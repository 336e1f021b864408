internal import GymBoAnalysis
internal import GymBoLog

/// The part of a drawing that is shown, in its own whole units: the `viewBox` of a nested `svg` that stretches freely.
struct PlotBox: Sendable, Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Where a place lies in the width, in tenths of a percent, at most 0…1000.
  func across(_ place: Int) -> Int { PlotBox.share(place - x, of: width) }

  /// The same of the height, from the top.
  func down(_ place: Int) -> Int { PlotBox.share(place - y, of: height) }

  private static func share(_ part: Int, of whole: Int) -> Int {
    guard whole > 0 else { return 0 }
    let share = (1000 * Double(part) / Double(whole)).rounded()
    return Int(min(max(share, 0), 1000))
  }
}

/// The scale of values: a whole number of tenths, from the top down.
enum Tenths {
  /// Far beyond any load, and far from overflow.
  private static let limit = 1e12

  static func of(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int((10 * min(max(value, -limit), limit)).rounded())
  }
}
