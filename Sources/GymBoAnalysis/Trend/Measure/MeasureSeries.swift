package import GymBoLog

/// What the progress of a lift is measured by.
package enum ProgressMeasure: String, MachineWord, Hashable {
  /// Best e1RM of a session, kg.
  case estimate = "e1rm"
  /// Best load of a session that is estimated for ten repetitions, kg: of lifts that are mostly trained with more than 12,
  /// from which no e1RM is estimated; see `TenRepetitionMaximum`.
  case tenRepetitions = "e10rm"
  /// Least assistance of a session, kg; less is more.
  case assistance
  /// Most repetitions of a session without a load, or with an assistance that stays the same.
  case repetitions
  /// Longest set of a session, s.
  case seconds

  /// 1 where more is better, −1 where less is.
  package var direction: Double { self == .assistance ? -1 : 1 }

  /// Whether it is a load that is estimated for a number of repetitions, of which changes in percent compare.
  package var isEstimate: Bool { self == .estimate || self == .tenRepetitions }
}

/// A lift's measure over time: one point a session that has one.
package struct MeasureSeries: Sendable, Hashable {
  /// The measure of one session.
  package struct Point: Sendable, Hashable {
    /// The day of the session.
    package var date: CivilDate
    /// Index into the log's sessions.
    package var session: Int
    /// In the measure's unit.
    package var value: Double
    /// The set it comes from.
    package var row: Int
  }

  /// What is measured.
  package var measure: ProgressMeasure
  /// In order of time, suspect sets left out.
  package var points: [Point]
  /// The assistance that the lift is done with, in units of `Load`, where its repetitions measure its progress.
  private var steadyAssistance: Int64?

  /// The measure that most of the lift's recent sessions have; of equals, the one declared first.
  /// - Parameter sessions: the lift's sessions, in order of time.
  init?(sessions: [ExerciseSession], history: PreparedHistory) {
    let hasHighRepetitions = MeasureSeries.hasHighRepetitions(sessions, history)
    var rows = MeasureRows(history: history)
    let recent = MeasureSeries.recent(sessions)
    let other: ProgressMeasure = hasHighRepetitions ? .estimate : .tenRepetitions
    let candidates = ProgressMeasure.allCases.filter { $0 != other }.map { measure in
      (measure, recent.count { rows.row(of: measure, in: $0) != nil })
    }
    let most = candidates.map(\.1).max() ?? 0
    guard most > 0, let measure = candidates.first(where: { $0.1 == most })?.0 else { return nil }
    if measure == .assistance { steadyAssistance = rows.steadyAssistance(of: recent) }
    rows.steadyAssistance = steadyAssistance
    self.measure = steadyAssistance == nil ? measure : .repetitions
    points = []
    points.reserveCapacity(sessions.count)
    func append(_ index: Int, _ row: Int, _ value: Double) {
      points.append(
        Point(
          date: sessions[index].date, session: sessions[index].session, value: value, row: row))
    }
    guard measure == .estimate else {
      for index in sessions.indices {
        guard let row = rows.row(of: self.measure, in: sessions[index]),
          let value = rows.value(of: self.measure, row: row)
        else { continue }
        append(index, row, value)
      }
      return
    }
    // Nearly all lifts: by index, as a loop over the sessions would copy each.
    let estimates = history.traits.estimate
    for index in sessions.indices {
      guard let row = rows.row(of: .estimate, in: sessions[index]), let value = estimates[row]
      else { continue }
      append(index, row, value)
    }
  }

  /// The doubtful sets that are measured alike: of each session the best, in order of time.
  /// - Parameter sessions: the lift's sessions, in order of time.
  package func suspects(of sessions: [ExerciseSession], _ history: PreparedHistory) -> [Point] {
    let rows = MeasureRows(history: history, steadyAssistance: steadyAssistance)
    let isSuspect = history.traits.isSuspect
    var points: [Point] = []
    // By index, as a loop over the sessions would copy each.
    for index in sessions.indices {
      var best: Point?
      for row in sessions[index].rows where isSuspect[row] && rows.isMeasured(row, by: measure) {
        guard let value = rows.value(of: measure, row: row),
          best.map({ measure.direction * value > measure.direction * $0.value }) ?? true
        else { continue }
        best = Point(
          date: sessions[index].date, session: sessions[index].session, value: value, row: row)
      }
      if let best { points.append(best) }
    }
    return points
  }

  /// Why a lift has no series.
  /// - Parameter sessions: the lift's sessions, in order of time.
  static func absence(
    _ sessions: [ExerciseSession], log: TrainingLog, traits: SetTraits
  ) -> MissingReason {
    let rows = recent(sessions).flatMap(\.rows)
    let trusted = rows.filter { !traits.isSuspect[$0] }
    if trusted.isEmpty { return rows.isEmpty ? .noSets : .allSuspect }
    if trusted.contains(where: { log.columns.semantics[$0] == .loaded }) { return .noQualifiedSet }
    return trusted.allSatisfy { log.columns.semantics[$0] == .distance }
      ? .distanceOnly : .noMeasure
  }

  /// Days before the last session whose sessions decide what the lift is measured by.
  private static let recentDays = 56
  /// The lift's days of the last 16 weeks decide which repetitions count: fewer than two of three with a set of 12 or fewer
  /// make it a lift of many repetitions.
  private static let repetitionDays = TrendRule.window

  /// The sessions that decide the measure, latest first.
  private static func recent(
    _ sessions: [ExerciseSession]
  ) -> ReversedCollection<[ExerciseSession]>.SubSequence {
    guard let last = sessions.last?.date else { return sessions.reversed()[...] }
    return sessions.reversed().prefix { last.days(since: $0.date) <= recentDays }
  }

  /// The lift's last days, whose repetitions show where one load goes.
  private static let latestDays = 2

  /// Whether the heaviest set has no e1RM, for its many repetitions, on more than a third of the lift's loaded days; or on the
  /// last two of them, where the load is the same on all: more repetitions are the progress then. False where the caller chose
  /// the repetitions that count, or a formula that needs an RPE.
  private static func hasHighRepetitions(
    _ sessions: [ExerciseSession], _ history: PreparedHistory
  ) -> Bool {
    let options = history.options
    // Estimates of many repetitions are of the load in the log alone.
    guard let last = sessions.last?.date,
      sessions.first.map({ history.log.bodyLoad(ofExercise: $0.exercise, options) }) == .zero,
      options.estimateRepetitions == AnalysisOptions().estimateRepetitions
    else { return false }
    let sets = history.log.columns
    var (days, qualified) = (0, 0)
    var (loadedDay, qualifiedDay): (CivilDate?, CivilDate?) = (nil, nil)
    var (load, isOneLoad) = (Int64?.none, true)
    var hasLateUnqualified = false
    var index = sessions.count
    while index > 0, last.days(since: sessions[index - 1].date) <= repetitionDays {
      index -= 1
      let date = sessions[index].date
      guard let top = sessions[index].topRow else { continue }
      if load ?? sets.load[top] != sets.load[top] { isOneLoad = false }
      load = sets.load[top]
      if loadedDay != date {
        days += 1
        loadedDay = date
      }
      if history.traits.estimate[top] != nil, qualifiedDay != date {
        qualified += 1
        qualifiedDay = date
      }
      if days == latestDays { hasLateUnqualified = qualified == 0 }
    }
    return (3 * qualified < 2 * days || isOneLoad && hasLateUnqualified)
      && !options.formula.declaration.needsEffort
  }

  /// The one-repetition maximum in kilograms that a value is taken for; nil for a measure that is no load.
  package func oneRepetitionMaximum(of value: Double) -> Double? {
    switch measure {
    case .estimate: value
    case .tenRepetitions: TenRepetitionMaximum.oneRepetitionMaximum(of: value)
    case .assistance, .repetitions, .seconds: nil
    }
  }

  /// The best point; of equals, the first.
  package var best: Point? {
    var best: Point?
    for point in points
    where best.map({ measure.direction * point.value > measure.direction * $0.value }) ?? true {
      best = point
    }
    return best
  }

  /// Days before a point, and after it, that are around it; how many of them it takes; and the factor by which one far above them
  /// is.
  private static let (daysAround, fewestAround, farAbove) = (2, 2, 1.5)

  /// Whether an estimate is at least half above the two days before it and the two after it: nobody is that much stronger for a day.
  package func isFarAboveOthers(_ point: Point) -> Bool {
    guard measure.isEstimate else { return false }
    let place = points.firstIndexInOrder { $0.session >= point.session }
    guard place < points.count else { return false }
    let around =
      points[..<place].suffix(MeasureSeries.daysAround)
      + points[(place + 1)...].prefix(MeasureSeries.daysAround)
    return around.count >= MeasureSeries.fewestAround
      && around.allSatisfy { $0.value * MeasureSeries.farAbove <= point.value }
  }

  /// The best point from a day on; of equals, the first.
  package func best(since day: CivilDate) -> Point? {
    var best: Point?
    for point in points.reversed().prefix(while: { $0.date >= day })
    where best.map({ measure.direction * point.value >= measure.direction * $0.value }) ?? true {
      best = point
    }
    return best
  }

  /// The day of the best: that of ``best``, or of a later set with its load, or more, for more repetitions than an e1RM takes.
  /// - Parameter sessions: the lift's sessions, in order of time.
  func dayOfBest(_ sessions: [ExerciseSession], _ history: PreparedHistory) -> CivilDate? {
    guard let best else { return nil }
    let sets = history.log.columns
    guard measure == .estimate, var load = sets.load[best.row],
      var repetitions = sets.repetitions[best.row]
    else { return best.date }
    var day = best.date
    let most = history.options.estimateRepetitions.upperBound
    for index in sessions.indices.reversed().prefix(while: { sessions[$0].date > best.date })
      .reversed()
    {
      for row in sessions[index].rows where sets.semantics[row] == .loaded {
        guard let own = sets.load[row], let count = sets.repetitions[row], Int(count) > most,
          own >= load, count > repetitions, !history.traits.isSuspect[row]
        else { continue }
        (load, repetitions, day) = (own, count, sessions[index].date)
      }
    }
    return day
  }

  /// The best point before a day; of equals, the first, as a best that was only reached again is not new.
  func best(before day: CivilDate) -> Point? {
    var best: Point?
    for point in points {
      guard point.date < day else { break }
      let value = measure.direction * point.value
      if best.map({ value > measure.direction * $0.value }) ?? true { best = point }
    }
    return best
  }
}

/// The sets that represent a session, one for each way of measuring progress.
private struct MeasureRows {
  let history: PreparedHistory
  /// See ``MeasureSeries/steadyAssistance``.
  var steadyAssistance: Int64?

  /// Sessions with the same assistance that make it a steady one.
  private static let fewestSteady = 4

  /// The least assistance of a lift's recent sessions, in units of `Load`, where it is the same in all that have one.
  func steadyAssistance(of recent: some Sequence<ExerciseSession>) -> Int64? {
    let loads = recent.compactMap { session in
      session.leastAssistanceRow.flatMap { history.log.columns.load[$0] }
    }
    guard loads.count >= MeasureRows.fewestSteady, let load = loads.first,
      loads.allSatisfy({ Load(units: $0).isSame(as: Load(units: load)) })
    else { return nil }
    return load
  }

  /// The set of a session with most repetitions at the steady assistance, where that is its least.
  private func steadyRow(in session: ExerciseSession, _ assistance: Int64) -> Int? {
    guard let row = session.leastAssistanceRow, let load = history.log.columns.load[row],
      Load(units: load).isSame(as: Load(units: assistance))
    else { return nil }
    return row
  }

  /// None is suspect: sessions pass over suspect sets.
  func row(of measure: ProgressMeasure, in session: ExerciseSession) -> Int? {
    switch measure {
    case .estimate: straightRow(in: session)
    case .tenRepetitions: bestRowForTen(in: session)
    case .assistance: session.leastAssistanceRow
    case .repetitions:
      if let steadyAssistance {
        steadyRow(in: session, steadyAssistance)
      } else {
        session.topRow == nil ? session.mostRepetitionsRow : bodyweightRow(in: session)
      }
    case .seconds: session.longestRow
    }
  }

  /// The set with the best estimate; a drop set only where the session has no other. One that would be better than the sets before
  /// it was done with pauses, as a cluster is, or is none. Of equals, the first.
  private func straightRow(in session: ExerciseSession) -> Int? {
    guard let best = session.bestEstimateRow, history.log.columns.kind[best] == .drop else {
      return session.bestEstimateRow
    }
    let (kinds, traits) = (history.log.columns.kind, history.traits)
    var straight: (row: Int, value: Double)?
    for row in session.rows where kinds[row] != .drop && !traits.isSuspect[row] {
      guard let value = traits.estimate[row], value > straight?.value ?? 0 else { continue }
      straight = (row, value)
    }
    return straight?.row ?? best
  }

  /// Of a session that has loaded sets, too: the set without load with most repetitions, where more than half of the sets are
  /// such; of equals, the first.
  private func bodyweightRow(in session: ExerciseSession) -> Int? {
    let sets = history.log.columns
    let rows = session.rows.filter {
      sets.semantics[$0] == .bodyweight && !history.traits.isSuspect[$0]
    }
    guard 2 * rows.count > session.rows.count else { return nil }
    return rows.max { (sets.repetitions[$0] ?? 0) < (sets.repetitions[$1] ?? 0) }
  }

  /// Whether a set is of the kind that a measure is of.
  func isMeasured(_ row: Int, by measure: ProgressMeasure) -> Bool {
    switch (measure, history.log.columns.semantics[row]) {
    case (.estimate, .loaded), (.tenRepetitions, .loaded), (.assistance, .assisted): true
    case (.repetitions, let semantics):
      semantics == (steadyAssistance == nil ? .bodyweight : .assisted)
    case (.seconds, _): true
    default: false
    }
  }

  func value(of measure: ProgressMeasure, row: Int) -> Double? {
    switch measure {
    case .estimate: history.traits.estimate[row]
    case .tenRepetitions: maximumOfTen(row)
    case .assistance: history.log.columns.load[row].map { Load(units: $0).kilograms }
    case .repetitions: history.log.columns.repetitions[row].map(Double.init)
    case .seconds: history.log.columns.seconds[row]
    }
  }

  /// The unsuspected set with the best estimate of up to 20 repetitions; of equals, the first.
  private func bestRowForTen(in session: ExerciseSession) -> Int? {
    guard session.topRow != nil else { return nil }
    var best: (row: Int, value: Double)?
    for row in session.rows where !history.traits.isSuspect[row] {
      guard let value = maximumOfTen(row), value > best?.value ?? 0 else { continue }
      best = (row, value)
    }
    return best?.row
  }

  private func maximumOfTen(_ row: Int) -> Double? {
    guard history.log.columns.semantics[row] == .loaded, let load = history.log.columns.load[row],
      let repetitions = history.log.columns.repetitions[row]
    else { return nil }
    return TenRepetitionMaximum.estimate(
      load: Load(units: load).kilograms, repetitions: Int(repetitions))
  }
}
