internal import GymBoLog

/// Whether a lift that fell is on its way back.
///
/// A verdict is about the last five weeks as a whole, and calls a lift declining or not rising that reached its low weeks ago and
/// has risen since. Such a lift needs no remedy.
extension Trend {
  /// Sessions after the low that show the way up: one good day alone may be chance.
  static let recoverySessions = 2
  /// The part of the fall that has to be made up for.
  static let recoveredShare = 0.5
  /// How far the last session may be below the best since the low, as a share: sets of one level differ by as much.
  static let sameLevel = 0.01

  /// Whether the lift is declining or not rising by the verdict, but its low lies at least two sessions back, the last session is
  /// as good as any since then, and at least half of the fall is made up for. O(points).
  package var isComingBack: Bool {
    guard state == .declining || state == .notRising else { return false }
    let direction = measure?.direction ?? 1
    let values = points.map { direction * $0.value }
    guard let last = values.last, let lowest = values.min(),
      let low = values.lastIndex(of: lowest), values.count - 1 - low >= Trend.recoverySessions,
      let before = values[..<low].max(), let since = values[low...].max()
    else { return false }
    return last >= since - Trend.sameLevel * since.magnitude
      && last - lowest >= Trend.recoveredShare * (before - lowest)
  }

  /// Whether the lift comes back after the last break of all training: it was done since, and its last session is as good as the
  /// first since then, or as the last before the break. A first session that is lower is one of a return, too, where the lift had
  /// not fallen before the break. O(points).
  var comesBackAfterRest: Bool {
    guard let lastRest,
      let start = points.firstIndex(where: { $0.date >= lastRest.firstAfter }),
      let first = values[start...].first, let last = values.last
    else { return false }
    func isAsGood(as value: Double) -> Bool { last >= value - Trend.sameLevel * value.magnitude }
    if let before = values[..<start].last, isAsGood(as: before) { return true }
    guard start == values.count - 1 else { return isAsGood(as: first) }
    let before = OwnCourse(
      days: points[..<start].map { Int($0.date.dayNumber) }, values: Array(values[..<start]))
    return before.map { !$0.isFalling } ?? true
  }
}
