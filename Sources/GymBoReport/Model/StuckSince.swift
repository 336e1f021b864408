internal import GymBoAnalysis
internal import GymBoLog

/// Since when a lift is flat or falls, as far as its sessions show it.
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
    if let day = trend.since {
      self = .about(day)
    } else if lift.weeksWithoutNewBest ?? 0 > StuckSince.freshWeeks, let day = trend.dayOfBest {
      self = .best(day)
    } else if let own = trend.own, let last = trend.points.last?.date {
      self = .atLeast(last.advanced(by: -own.days))
    } else {
      return nil
    }
  }
}
