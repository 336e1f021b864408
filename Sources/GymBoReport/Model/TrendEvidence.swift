internal import GymBoAnalysis
internal import GymBoLog

extension TrendSection.Heaviest {
  /// nil without a load, where it was reached longer ago, on a lift's first day, and where the best set has it.
  init?(_ lift: LiftFinding, asOf: CivilDate, log: TrainingLog) {
    var heaviest: (row: Int, load: Load, date: CivilDate)?
    // By index, as a loop over the sessions would copy each.
    for index in lift.sessions.indices {
      guard let row = lift.sessions[index].topRow, let units = log.columns.load[row] else {
        continue
      }
      let load = Load(units: units)
      if let most = heaviest {
        let done = log.columns.repetitions
        let hasMore = load.isSame(as: most.load) && done[row] ?? 0 > done[most.row] ?? 0
        guard load.isClearlyAbove(most.load) || hasMore else { continue }
      }
      heaviest = (row, load, lift.sessions[index].date)
    }
    let best = lift.series?.best.flatMap { log.columns.load[$0.row] }.map { Load(units: $0) }
    guard let heaviest, let first = lift.sessions.first?.date, heaviest.date > first,
      best.map(heaviest.load.isClearlyAbove) ?? true,
      asOf.days(since: heaviest.date) <= TrendSection.newDays
    else { return nil }
    (set, date) = (SetWork(row: heaviest.row, of: log), heaviest.date)
  }
}

extension LiftFinding {
  /// Repetitions of all sets of the judged sessions, at their beginning and at their end; nil where they do not rise or fall,
  /// the last session is no further than their beginning, the sessions differ in sets or loads, or a set has no repetitions.
  func totalRepetitions(_ log: TrainingLog) -> (from: Int, to: Int)? {
    let judged = Set(trend.points.map(\.session))
    let sessions = sessions.filter { judged.contains($0.session) && !$0.rows.isEmpty }
    guard let last = sessions.last, let row = last.rows.last else { return nil }
    let repetitions = sessions.map { $0.rows.compactMap { log.columns.repetitions[$0] } }
    let totals = repetitions.map { $0.reduce(0) { $0 + Int($1) } }
    guard zip(sessions, repetitions).allSatisfy({ $0.rows.count == $1.count }),
      sessions.allSatisfy({ session in
        session.rows.count == last.rows.count
          && session.rows.allSatisfy { log.columns.load[$0] == log.columns.load[row] }
      }),
      let course = OwnCourse(
        days: sessions.map { Int($0.date.dayNumber) }, values: totals.map(Double.init)),
      let latest = totals.last.map(Double.init), course.direction != .level,
      course.isRising ? latest > course.from : latest < course.from
    else { return nil }
    return (Int(course.from), Int(course.to))
  }
}
