internal import GymBoLog

/// What a reader should know beside the word for a lift.
extension Trend {
  /// Sessions before the judged weeks that they are compared with, at least.
  private static let fewestBefore = 3
  /// Below this share of a new best a session is far below it.
  private static let farBelow = 0.85

  /// Whether all sessions of the judged weeks are above all of those before them: what scatters now does so on a higher level.
  package func isAboveBefore(_ own: OwnCourse?) -> Bool {
    guard let own, let first = own.counted.first, first >= Trend.fewestBefore,
      let highest = values[..<first].max()
    else { return false }
    return own.lowest > highest
  }

  /// The last session, where it came after a new best and is far below it; nil where it is not.
  package var farBelowRecord: MeasureSeries.Point? {
    guard let record, record.kind != .load, let last = points.last, last.date > record.date,
      measure != .assistance, last.value < Trend.farBelow * record.value
    else { return nil }
    return last
  }
}
