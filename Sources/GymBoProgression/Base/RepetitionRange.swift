internal import GymBoAnalysis
internal import GymBoLog

/// The repetitions that a lift is trained with: from the usual fewest of a session to its usual most, at least two wide.
///
/// Usual are the lower quartile of the fewest and the upper quartile of the most over the last sessions, so that a single
/// session does not stretch the range; the last two sessions are always above its bottom, because they are how the lift is
/// trained now. A decision of this project.
enum RepetitionRange {
  /// From the lowest to the highest repetitions.
  static let narrowest = 2
  /// Sessions that are always above the bottom.
  static let present = 2

  /// - Parameter sessions: the fewest and the most repetitions of each, in order of time; all at least 1.
  /// - Returns: nil without a session.
  static func range(of sessions: [(fewest: Int, most: Int)]) -> ClosedRange<Int>? {
    guard let now = sessions.suffix(present).map(\.fewest).min() else { return nil }
    let fewest = sessions.map(\.fewest).sorted()
    let most = sessions.map(\.most).sorted()
    let lowest = min(fewest[(fewest.count - 1) / 4], now)
    return lowest...max(most[(3 * (most.count - 1) + 3) / 4], lowest + narrowest)
  }
}
