internal import GymBoLog

/// Which lifts are worth a word because they do not rise: the one rule of the report, its page and the triage.
///
/// A verdict is about the numbers of five weeks. Whether a reader should act on it depends on more: a lift that fell in a
/// deload or after a break is expected to, one that had its best a few weeks ago has no problem yet, and one that was hardly
/// trained tells nothing of today.
package struct Concerns: Sendable {
  /// The day that counts as today.
  private let asOf: CivilDate
  /// Whether all lifts are light for a while: in a deload, in the weeks after a break, or in a week of light days.
  package let isLight: Bool
  /// Whether a break of two weeks or more ended in the last four weeks.
  private let isBack: Bool

  /// The lifts of the last seven days whose last session was far below those before it, and all that can be compared; nil where
  /// they are few.
  package let lightWeek: LightWeek?

  /// How many lifts had a light day.
  package struct LightWeek: Sendable, Hashable {
    package let light: Int
    package let compared: Int
    /// Whether the lifts of the last day were not light any more.
    package let isOver: Bool

    /// Light lifts, and their share of those that can be compared, from which the week is light. A decision of this project.
    fileprivate static let (fewest, share) = (3, 0.5)
    fileprivate static let days = 7
  }

  /// Days after which a lift that was not trained needs no attention: what it did before is no news.
  package static let currentDays = 21
  /// Days up to today in which a lift needs ``fewestDays`` days of training, so that the verdict is about them.
  package static let recentDays = 35
  package static let fewestDays = 3
  /// Weeks after a lift's best in which it needs no attention: a few weaker days are no fall yet.
  package static let freshWeeks = 4
  /// Days after a break in which lifts come back.
  package static let comeback = 28

  /// - Parameters:
  ///   - log: the history up to today.
  ///   - breaks: of which the deloads count.
  ///   - lifts: all of the history.
  init(log: TrainingLog, breaks: TrainingBreaks, lifts: [LiftFinding], asOf: CivilDate) {
    self.asOf = asOf
    let dates = log.sessions.map(\.date)
    isBack = zip(dates, dates.dropFirst()).contains { before, after in
      after.days(since: before) >= TrainingBreaks.shortest
        && asOf.days(since: after) <= Concerns.comeback
    }
    // A workout that is called a deload is light by plan, even where it cannot be compared with earlier ones.
    let isNamed =
      log.sessions.last.map { session in
        asOf.days(since: session.date) < Deload.longest && Deload.isNamed(session, of: log)
      } ?? false
    lightWeek = LightWeek(lifts, asOf: asOf)
    isLight = isBack || isNamed || breaks.deloads.last?.isOpen ?? false || lightWeek != nil
  }

  /// The state that needs attention: declining, not rising or plateau; nil for any other, and where there are reasons to
  /// wait. O(points).
  package func state(of lift: LiftFinding) -> TrendState? {
    let trend = lift.trend
    guard trend.result.value != nil, let last = lift.sessions.last?.date,
      asOf.days(since: last) <= Concerns.currentDays,
      trend.weeksSinceBest.value ?? Concerns.freshWeeks >= Concerns.freshWeeks,
      trend.points.count(where: { asOf.days(since: $0.date) <= Concerns.recentDays })
        >= Concerns.fewestDays
    else { return nil }
    let told = trend.told
    switch told {
    case .plateau: return told
    case .declining, .notRising: return isLight || trend.isComingBack ? nil : told
    case .progressing, .unclear, .unchanged, .record, .new: return nil
    }
  }

  /// Where a lift that fell by its verdict comes back from.
  package enum WayBack: Sendable {
    /// A break of all training that ended in the last four weeks.
    case fromBreak
    /// Its own lowest session, since which it rises.
    case fromLow
  }

  /// Where a lift comes back from that has fallen by its verdict; nil for any other. O(points).
  package func wayBack(of lift: LiftFinding) -> WayBack? {
    switch lift.trend.told {
    case .declining, .notRising:
      isBack && lift.trend.comesBackAfterRest
        ? .fromBreak : lift.trend.isComingBack ? .fromLow : nil
    case .progressing, .plateau, .unclear, .unchanged, .record, .new: nil
    }
  }

  /// The verdict as it is told: what its sessions show, but nil for a fall that is no reason to worry. O(points).
  package func told(_ lift: LiftFinding) -> TrendState? {
    let state = lift.trend.told
    let isFalling = state == .declining || state == .notRising
    return isFalling && self.state(of: lift) == nil ? nil : state
  }
}

extension Concerns.LightWeek {
  fileprivate init?(_ lifts: [LiftFinding], asOf: CivilDate) {
    var known: [(day: CivilDate, isLight: Bool)] = []
    for lift in lifts {
      guard let last = lift.sessions.last?.date,
        asOf.days(since: last) < Concerns.LightWeek.days, let own = lift.trend.own
      else { continue }
      known.append((last, own.isLightAtEnd(of: lift.trend.points.count)))
    }
    func isMostlyLight(_ lifts: some Collection<(day: CivilDate, isLight: Bool)>) -> Bool {
      Double(lifts.count(where: \.isLight)) >= Concerns.LightWeek.share * Double(lifts.count)
    }
    let lastDay = known.map(\.day).max()
    let (light, compared) = (known.count(where: \.isLight), known.count)
    guard light >= Concerns.LightWeek.fewest, isMostlyLight(known) else { return nil }
    isOver = !isMostlyLight(known.filter { $0.day == lastDay })
    (self.light, self.compared) = (light, compared)
  }
}
