internal import GymBoLog

/// Workouts whose year was probably mistyped: a few that are years away from all others.
///
/// Without this check one such row would be the last workout, every lift would be inactive, and the report would be about a week
/// in the far future. A lifter who comes back after years is at the end of the file; a mistyped row is among the others.
struct StrayDates {
  /// The history, also after the report's day.
  let log: TrainingLog

  /// The most workouts that are doubted together.
  static let mostSessions = 5
  /// Days between them and the others from which on their place in the file decides.
  static let doubtfulDays = 365
  /// Days from which on they are doubted wherever they are: no app's log goes on after ten years.
  static let certainDays = 3650

  /// The day of the last workout that is not doubted; nil without a workout.
  var lastDay: CivilDate? {
    let stray = late
    return stray.lowerBound > 0 ? log.sessions[stray.lowerBound - 1].date : nil
  }

  /// The doubted workouts, as places and days.
  func find() -> [Suspicion] {
    (Array(early) + Array(late)).compactMap { index in
      guard let row = log.sessions[index].sets.first else { return nil }
      return Suspicion(
        issue: Issue(
          rule: .strayDate, severity: .warning, place: log.place(ofRow: row),
          doubt: .workout(start: log.sessions[index].start, sets: log.sessions[index].sets.count),
          proposal: .correctInApp),
        rows: [])
    }
  }

  /// Doubted workouts after all others; empty at the end where there are none.
  private var late: Range<Int> {
    let sessions = log.sessions
    for index in sessions.indices.suffix(StrayDates.mostSessions)
    where 2 * index > sessions.count {
      let gap = sessions[index].date.days(since: sessions[index - 1].date)
      if gap >= StrayDates.certainDays
        || gap >= StrayDates.doubtfulDays && areAmong(..<index, index..<sessions.count)
      {
        return index..<sessions.count
      }
    }
    return sessions.count..<sessions.count
  }

  /// Doubted workouts before all others.
  private var early: Range<Int> {
    let sessions = log.sessions
    for index in sessions.indices.prefix(StrayDates.mostSessions + 1).dropFirst().reversed()
    where 2 * index < sessions.count {
      let gap = sessions[index].date.days(since: sessions[index - 1].date)
      if gap >= StrayDates.certainDays { return 0..<index }
    }
    return 0..<0
  }

  /// Whether each of some workouts has rows of the others both above and below it in its file.
  private func areAmong(_ others: PartialRangeUpTo<Int>, _ doubted: Range<Int>) -> Bool {
    let places = log.sessions[others].compactMap { session in
      session.sets.first.map { log.place(ofRow: $0) }
    }
    return doubted.allSatisfy { index in
      guard let row = log.sessions[index].sets.first else { return false }
      let own = log.place(ofRow: row)
      let same = places.filter { $0.file == own.file }
      return same.contains { $0.line < own.line } && same.contains { $0.line > own.line }
    }
  }
}
