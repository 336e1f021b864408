package import GymBoAnalysis
package import GymBoLog

/// What today is about: a workout, which one, or rest.
///
/// It is said of a day after the last session only by reports of a week, because of the session's own day everybody knows.
package struct TodaysFocus: Sendable, Hashable {
  package enum State: String, MachineWord, Hashable {
    case trained
    /// A workout was begun and not ended.
    case open
    /// After two weeks or more.
    case back
    /// A planned or usual day.
    case train
    /// After three days of training in a row.
    case restAfterRun = "rest_after_run"
    /// No usual day, but others are.
    case rest
    /// No day is usual, or several usual ones were missed: any day will do.
    case anyDay = "any_day"
  }

  /// The workout that is next.
  package struct Next: Sendable, Hashable {
    package let kind: WorkoutKind
    /// The last day with a workout of the kind; nil for one of a program that was not done yet.
    package let last: CivilDate?
    /// The day on which it is planned, or the next usual one; nil where no day is usual.
    package var day: CivilDate?
    /// The usual time of that day; nil where it is not sure.
    package var minute: Int?
  }

  package let state: State
  /// The day that counts as today.
  package let day: CivilDate
  /// The last workout.
  package let last: CivilDate
  package let lastKind: WorkoutKind?
  /// Days of training in a row up to the last workout.
  package let daysInARow: Int
  /// nil where nothing is known of it.
  package let next: Next?

  /// Days since the last workout.
  package var daysSince: Int { day.days(since: last) }
}

extension TodaysFocus {
  /// Days from which a lifter is back, and days in a row after which rest is said.
  private static let backDays = TrainingBreaks.shortest
  private static let runDays = 3
  /// Usual days without a workout from which nobody calls it rest.
  private static let missedDays = 2

  /// Usual days after one day and before another.
  private static func usualDays(_ habits: TrainingHabits, from day: CivilDate, to end: CivilDate)
    -> Int
  {
    (1..<max(1, end.days(since: day))).count { habits.habit(on: day.advanced(by: $0)).isUsual }
  }

  /// - Parameters:
  ///   - history: up to today, with a session.
  ///   - next: the workout that is probably next, where that is known already.
  ///   - planned: the next workout of the lifter's program; its name, and its day where it has one.
  ///   - isOpen: whether a workout was begun and not ended.
  package init?(
    of history: PreparedHistory, next: NextSession?,
    planned: (name: String, day: CivilDate?)? = nil, isOpen: Bool = false
  ) {
    let log = history.log
    guard let latest = log.sessions.last else { return nil }
    let today = max(history.asOf, latest.date)
    let habits = TrainingHabits(of: log)
    let kinds = WorkoutKinds(history, most: NextSession.lookBack)
    day = today
    last = latest.date
    lastKind = kinds.kind(of: log.sessions.count - 1)
    var run = 1
    while habits.days.contains(latest.date.advanced(by: -run)) { run += 1 }
    daysInARow = run
    let comes = planned.map { NextKind(.title($0.name)) } ?? NextKind(next, kinds, log)
    let isTrainedToday = latest.date == today
    let usual = habits.nextUsualDay(from: isTrainedToday ? today.advanced(by: 1) : today)
    // Who never is away for so long trains before that day, too, on a day that varies.
    let gap = habits.longestGap(before: today)
    let soon = usual.flatMap { usual in
      gap.map { usual.day.days(since: today) <= $0 } ?? true ? usual : nil
    }
    let nextDay = planned?.day ?? soon?.day
    let time = nextDay.flatMap { habits.habit(on: $0).time }
    self.next = comes.map { comes in
      Next(
        kind: comes.kind, last: comes.last(kinds, log), day: nextDay,
        minute: time.flatMap { $0.isSure ? $0.minute : nil })
    }
    let since = today.days(since: latest.date)
    state =
      if isTrainedToday {
        .trained
      } else if isOpen {
        .open
      } else if since >= TodaysFocus.backDays {
        .back
      } else if nextDay == today {
        .train
      } else if since == 1, run >= TodaysFocus.runDays {
        .restAfterRun
      } else {
        nextDay == nil
          || TodaysFocus.usualDays(habits, from: latest.date, to: today) >= TodaysFocus.missedDays
          ? .anyDay : .rest
      }
  }
}

/// Which kind of workout comes next.
private struct NextKind {
  let kind: WorkoutKind

  init(_ kind: WorkoutKind) { self.kind = kind }

  /// That of the proposed next session; else what mostly followed workouts like the last one; else the one of the last weeks
  /// that was done longest ago.
  init?(_ next: NextSession?, _ kinds: WorkoutKinds, _ log: TrainingLog) {
    if let next, let kind = kinds.kind(of: next.model) {
      self.kind = kind
    } else if let kind = NextKind.follower(kinds.kinds) ?? NextKind.oldest(kinds, log) {
      self.kind = kind
    } else {
      return nil
    }
  }

  private static let (looked, fewest, share) = (12, 3, 0.6)
  private static let (rotationDays, fewestOfKind) = (28, 2)

  private static func follower(_ kinds: [WorkoutKind?]) -> WorkoutKind? {
    guard let last = kinds.last, let last else { return nil }
    let recent = kinds.suffix(looked)
    let after = zip(recent, recent.dropFirst()).compactMap { $0 == last ? $1 : nil }
    guard after.count >= fewest else { return nil }
    return after.first { kind in
      Double(after.count { $0 == kind }) >= share * Double(after.count)
    }
  }

  private static func oldest(_ kinds: WorkoutKinds, _ log: TrainingLog) -> WorkoutKind? {
    guard let today = log.sessions.last?.date else { return nil }
    let recent = log.sessions.indices.reversed()
      .prefix { today.days(since: log.sessions[$0].date) <= rotationDays }
      .compactMap(kinds.kind)
    var often: [WorkoutKind] = []
    for kind in recent where !often.contains(kind) {
      if recent.count(where: { $0 == kind }) >= fewestOfKind { often.append(kind) }
    }
    return often.count < 2 ? nil : often.last
  }

  /// The last day of the kind.
  func last(_ kinds: WorkoutKinds, _ log: TrainingLog) -> CivilDate? {
    log.sessions.indices.last { kinds.kind(of: $0) == kind }.map { log.sessions[$0].date }
  }
}
