internal import GymBoAnalysis
internal import GymBoLog

/// Since when a lift is flat or falls, as far as its sessions show it. Every part of a page tells this one day: of a plateau that
/// of its best, of a fall that on which it began.
enum StuckSince: Sendable, Hashable {
  /// About the day on which its course bent.
  case about(CivilDate)
  /// The day of its best, where no better one came for weeks.
  case best(CivilDate)
  /// The first day that was judged: it may be longer.
  case atLeast(CivilDate)

  /// Weeks without a new best of which nothing is said yet.
  private static let freshWeeks = 2

  /// - Returns: nil for a lift that is in no such state.
  init?(_ lift: LiftFinding, _ state: TrendState?) {
    guard state == .plateau || state == .notRising || state == .declining else { return nil }
    let trend = lift.trend
    let best = lift.weeksWithoutNewBest ?? 0 > StuckSince.freshWeeks ? trend.dayOfBest : nil
    // The text tells of a plateau how long no best came, too.
    if state == .plateau, let best {
      self = .best(best)
    } else if let day = trend.since {
      self = .about(day)
    } else if let best {
      self = .best(best)
    } else if let own = trend.own, let last = trend.points.last?.date {
      self = .atLeast(last.advanced(by: -own.days))
    } else {
      return nil
    }
  }
}
