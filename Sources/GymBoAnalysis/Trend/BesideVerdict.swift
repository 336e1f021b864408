internal import GymBoLog

/// What a reader should know beside the word for a lift.
extension Trend {
  /// Sessions before the judged weeks that they are compared with, at least.
  private static let fewestBefore = 3
  /// Below this share of a new best a session is far below it.
  private static let farBelow = 0.85

  /// Whether all sessions of the judged weeks, four or more, did the same work, with work that compares.
  package func isHeld(_ own: OwnCourse) -> Bool {
    guard let held = heldSince, let first = own.counted.first else { return false }
    return held <= first && own.sessions >= Trend.fewestHeld && own.direction != .up
      && own.direction != .down && !isOtherWork && !isOtherScheme && !becameEasier && lighter == nil
  }
  private static let fewestHeld = 4

  /// Whether all sessions of the judged weeks are above all of those before them: what scatters now does so on a higher level.
  package func isAboveBefore(_ own: OwnCourse?) -> Bool {
    guard let own, let first = own.counted.first, first >= Trend.fewestBefore,
      let highest = values[..<first].max()
    else { return false }
    return own.lowest > highest
  }

  /// Whether the last two sessions are above all others of the judged weeks, or below them; nil where they are neither, or fewer
  /// than two lie before them.
  package func lastTwoAreAbove(_ own: OwnCourse) -> Bool? {
    let levels = own.counted.map { values[$0] }
    let (before, last) = (levels.dropLast(2), levels.suffix(2))
    guard before.count >= 2, let lowest = before.min(), let highest = before.max(),
      let least = last.min(), let most = last.max()
    else { return nil }
    return least > highest ? true : most < lowest ? false : nil
  }

  /// The last session, where it came after a new best and is far below it; nil where it is not.
  package var farBelowRecord: MeasureSeries.Point? {
    guard let record, record.kind != .load, let last = points.last, last.date > record.date,
      measure != .assistance, last.value < Trend.farBelow * record.value
    else { return nil }
    return last
  }
}
