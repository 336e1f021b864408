internal import GymBoAnalysis
internal import GymBoKernels
internal import GymBoLog
internal import GymBoPlatform
internal import GymBoProgression

/// What is told of single lifts. A lift is called what the report calls it (``Concerns``): no insight says more.
extension InsightMoment {
  /// The probability that a verdict needs to be an insight.
  private static let sure = 0.8
  /// Lifts that rise fastest, and weeks since a best from which a fall is one.
  private static let (fastest, weeksSinceBest) = (2, 2)

  var liftTriggers: [InsightTrigger] {
    let bests = Set(findings.newBests(in: asOf.isoWeek))
    let current = findings.lifts.filter { lift in
      lift.sessions.last.map { asOf.days(since: $0.date) <= Concerns.currentDays } ?? false
        && askedLifts?.contains(name(lift.exercise)) ?? true
    }
    let others = current.filter { !bests.contains($0.exercise) }
    return deloadTrigger + recordTriggers(bests) + others.compactMap(standing)
      + rising(current) + current.compactMap(easier) + others.compactMap(nearRecord)
      + current.compactMap(roundGoal) + overload + current.compactMap(steady)
  }

  private var deloadTrigger: [InsightTrigger] {
    guard let deload, deload.verdict == .due else { return [] }
    return [InsightTrigger(type: .deloadDue, subject: "", content: .deload(deload))]
  }

  // MARK: Records

  /// Weeks without a new best, and sessions in them, from which that is worth a word.
  private static let (droughtWeeks, droughtSessions) = (6, 12)

  private func recordTriggers(_ bests: Set<Int>) -> [InsightTrigger] {
    if !bests.isEmpty {
      return [
        InsightTrigger(type: .records, subject: "", content: .records(bests.sorted()))
      ]
    }
    guard
      let last = findings.recordEvents.lazy.filter(\.isOfStrength).map(\.best.date).max()
    else { return [] }
    let weeks = asOf.days(since: last) / 7
    let sessions = log.sessions.count { $0.date > last }
    guard weeks >= InsightMoment.droughtWeeks, sessions >= InsightMoment.droughtSessions else {
      return []
    }
    return [
      InsightTrigger(
        type: .drought, subject: "", content: .drought(weeks: weeks, sessions: sessions),
        strength: InsightTrigger.distance(
          Double(weeks), from: Double(InsightMoment.droughtWeeks)))
    ]
  }

  // MARK: Standing

  private func standing(_ lift: LiftFinding) -> InsightTrigger? {
    guard let state = concerns.state(of: lift), let verdict = lift.trend.result.value else {
      return nil
    }
    let isFalling = state == .declining
    let probability = isFalling ? verdict.probabilityFalling : 1 - verdict.probabilityRising
    guard probability > InsightMoment.sure,
      lift.trend.weeksSinceBest.value ?? 0 >= InsightMoment.weeksSinceBest
    else { return nil }
    return InsightTrigger(
      type: isFalling ? .regressing : .plateau, subject: name(lift.exercise),
      state: state.rawValue,
      content: .lift(
        LiftMovement(
          exercise: lift.exercise, state: state, verdict: verdict,
          weeksSinceBest: lift.weeksWithoutNewBest,
          work: isFalling ? nil : workChange(lift),
          seenPercent: state == .plateau ? nil : lift.trend.own?.percent(state))),
      strength: InsightTrigger.certainty(probability), rows: lift.trend.points.map(\.row))
  }

  private func rising(_ lifts: [LiftFinding]) -> [InsightTrigger] {
    let rising = lifts.filter { lift in
      concerns.told(lift) == .progressing
        && lift.trend.result.value?.probabilityRising ?? 0 > InsightMoment.sure
    }
    .compactMap { lift in lift.trend.result.value.map { (lift: lift, verdict: $0) } }
    .sorted { first, second in
      (second.verdict.percentPerWeek, first.lift.exercise)
        < (first.verdict.percentPerWeek, second.lift.exercise)
    }
    // Of a lift that is asked about it matters whether it rose, not whether others rose faster.
    return rising.prefix(askedLifts == nil ? InsightMoment.fastest : rising.count).map {
      lift, verdict in
      InsightTrigger(
        type: .progressing, subject: name(lift.exercise),
        content: .lift(
          LiftMovement(
            exercise: lift.exercise, state: .progressing, verdict: verdict,
            weeksSinceBest: lift.weeksWithoutNewBest, work: nil,
            levels: levels(lift.trend))),
        strength: InsightTrigger.certainty(verdict.probabilityRising),
        rows: lift.trend.points.map(\.row))
    }
  }

  /// Where a rise began and ended, as the lift's own page tells it; nil where its sessions do not show it.
  private func levels(_ trend: Trend) -> LiftMovement.Levels? {
    guard let own = trend.own, let measure = trend.measure, measure != .assistance,
      let ends = own.ends(.progressing, turnedAt: own.turn?.index), ends.to > ends.from
    else { return nil }
    return LiftMovement.Levels(measure: measure, from: ends.from, to: ends.to, days: own.days)
  }

  /// More sets a session, or harder ones, in the last four weeks than in the eight before.
  private func workChange(_ lift: LiftFinding) -> LiftMovement.WorkChange? {
    let (recent, before) = (days(28), days(56, before: 28))
    func sessions(_ range: DayRange) -> [ExerciseSession] {
      lift.sessions.filter { range.contains($0.date) && !$0.rows.isEmpty }
    }
    func mean(_ values: [Double]) -> Double? {
      values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
    func sets(_ range: DayRange) -> Double? { mean(sessions(range).map { Double($0.rows.count) }) }
    func effort(_ range: DayRange) -> Double? {
      mean(sessions(range).flatMap { $0.rows.compactMap { log.columns.rpe[$0] } })
    }
    guard let now = sets(recent), let then = sets(before) else { return nil }
    if now >= 1.15 * then, now - then >= 0.5 { return .moreSets }
    if let now = effort(recent), let then = effort(before), now - then >= 0.5 {
      return .harderSets
    }
    return .neither
  }

  // MARK: Work

  /// Rated sessions compared, and by how much easier they are.
  private static let (ratedSessions, easierBy) = (8, 1.0)

  private func easier(_ lift: LiftFinding) -> InsightTrigger? {
    let rated = lift.sessions.suffix(3 * InsightMoment.ratedSessions).compactMap { session in
      session.topRow.flatMap { row in log.columns.rpe[row].map { (row: row, rpe: $0) } }
    }
    .suffix(InsightMoment.ratedSessions)
    guard rated.count == InsightMoment.ratedSessions, let last = rated.last,
      rated.allSatisfy({ isSame($0.row, last.row) })
    else { return nil }
    func mean(_ part: some Collection<(row: Int, rpe: Double)>) -> Double {
      part.reduce(0) { $0 + $1.rpe } / Double(part.count)
    }
    let half = InsightMoment.ratedSessions / 2
    let (before, now) = (mean(rated.prefix(half)), mean(rated.suffix(half)))
    guard before - now >= InsightMoment.easierBy else { return nil }
    return InsightTrigger(
      type: .easierSets, subject: name(lift.exercise),
      content: .easier(exercise: lift.exercise, row: last.row, before: before, now: now),
      rows: rated.map(\.row))
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    let columns = log.columns
    return columns.load[first] == columns.load[second]
      && columns.repetitions[first] == columns.repetitions[second]
      && columns.semantics[first] == columns.semantics[second]
  }

  /// Sessions and days from which the same work is worth a word.
  private static let (steadySessions, steadyDays) = (3, 21)

  /// Days in which a lift was done that is told as always done alike.
  private static let lately = 7

  private func steady(_ lift: LiftFinding) -> InsightTrigger? {
    // Of a lift that falls its falling is told.
    guard concerns.state(of: lift).map({ $0 == .plateau }) ?? true,
      let last = lift.sessions.last, asOf.days(since: last.date) < InsightMoment.lately,
      let row = last.standingRow,
      let next = suggestionPlaces[lift.exercise].map({ suggestions[$0] }),
      [.increaseLoad, .addRepetition, .addTime, .reduceAssistance].contains(next.action),
      log.columns.load[next.continued] == log.columns.load[row], asksForMore(next, than: row)
    else { return nil }
    // Weeks without the lift are none in which it stood still.
    var later = last.date
    let same = lift.sessions.reversed().prefix { session in
      let isNear = later.days(since: session.date) <= Concerns.currentDays
      later = session.date
      return isNear && !session.hasFailedSet
        && session.standingRow.map { isSame($0, row) } ?? false
    }
    guard let first = same.last, case let span = last.date.days(since: first.date),
      same.count >= InsightMoment.steadySessions, span >= InsightMoment.steadyDays
    else { return nil }
    return InsightTrigger(
      type: .steadyRepetitions, subject: name(lift.exercise),
      content: .steady(
        exercise: lift.exercise, row: row, sessions: same.count, since: first.date, days: span,
        next: next),
      rows: same.compactMap(\.standingRow))
  }

  /// Whether the best set is to be another one: where only the weaker sets have to follow it, that is no step.
  private func asksForMore(_ next: Suggestion, than row: Int) -> Bool {
    let columns = log.columns
    return next.load?.units != columns.load[row]
      || next.repetitions != columns.repetitions[row].map(Int.init)
      || next.seconds != columns.seconds[row]
  }

  /// Whether enough lifts are ready for more load to tell it.
  static func isOverload(_ suggestions: [Suggestion]) -> Bool {
    suggestions.count { $0.action == .increaseLoad } >= 2
  }

  private var overload: [InsightTrigger] {
    guard InsightMoment.isOverload(suggestions) else { return [] }
    let ready = suggestions.filter { $0.action == .increaseLoad }
    return [
      InsightTrigger(
        type: .overload, subject: "", content: .overload(ready.map(\.exercise)),
        rows: ready.map(\.continued))
    ]
  }

  // MARK: What is near

  private static let (nearDays, nearShare) = (14, 0.99)

  private func nearRecord(_ lift: LiftFinding) -> InsightTrigger? {
    guard let record = lift.records.estimate, let series = lift.series,
      series.measure == .estimate,
      asOf.days(since: record.date) > InsightMoment.nearDays
    else { return nil }
    let recent = series.points.reversed().prefix {
      asOf.days(since: $0.date) <= InsightMoment.nearDays
    }
    guard let best = recent.max(by: { $0.value < $1.value }),
      best.value * InsightMoment.asGood < record.value,
      best.value >= InsightMoment.nearShare * record.value
    else { return nil }
    return InsightTrigger(
      type: .nearRecord, subject: name(lift.exercise),
      content: .nearRecord(
        exercise: lift.exercise, kilograms: best.value, record: record.value),
      rows: [best.row])
  }

  /// An e1RM this close below another is printed as it.
  private static let asGood = 1.001
  /// Weeks looked ahead, and the probability from which that is told.
  private static let (weeksAhead, likely) = (8.0, 0.5)
  /// The last sessions that show whether a lift still rises.
  private static let ofLate = 3

  /// Of a rise, the share that is most of it.
  private static let mostOfRise = 2.0 / 3

  /// Whether most of a rise came from one session to the next: one step has no pace.
  private func isMostlyOneStep(_ values: [Double]) -> Bool {
    guard let first = values.first, let highest = values.max() else { return true }
    let largest = zip(values.dropFirst(), values).map { $0 - $1 }.max() ?? 0
    return largest > InsightMoment.mostOfRise * (highest - first)
  }

  /// The next round e1RM of a lift that rises, if its pace of the last weeks went on.
  private func roundGoal(_ lift: LiftFinding) -> InsightTrigger? {
    // Of a load that is added to an unknown body weight an e1RM is no number to reach.
    guard concerns.told(lift) == .progressing,
      log.exercises[lift.exercise].facts?.loading != .added, let verdict = lift.trend.result.value,
      lift.trend.measure == .estimate, verdict.percentPerWeek > 0,
      let own = lift.trend.own?.counted.map({ lift.trend.points[$0] }),
      let level = own.map(\.value).max(),
      // Who did the same three times has no pace of late.
      Set(own.suffix(InsightMoment.ofLate).map(\.value)).count > 1,
      !isMostlyOneStep(own.map(\.value))
    else { return nil }
    let (small, large) =
      log.nativeUnit == .kilogram
      ? (5.0, 10.0) : (10 * LoadUnit.pound.kilograms, 25 * LoadUnit.pound.kilograms)
    let step = level < 5 * large ? small : large
    // What is printed as the goal is reached.
    let goal = ((level * InsightMoment.asGood / step).rounded(.down) + 1) * step
    // A goal that the lift has reached before is not one any more.
    let best = max(lift.records.estimate?.value ?? 0, lift.trend.own?.to ?? 0)
    guard goal > best * InsightMoment.asGood else { return nil }
    let percent = 100 * GymBoPlatform.log(goal / level)
    let spread = InsightMoment.weeksAhead * verdict.standardError
    let gain = InsightMoment.weeksAhead * verdict.percentPerWeek
    guard spread > 0, let probability = normalCDF((gain - percent) / spread),
      probability >= InsightMoment.likely
    else { return nil }
    return InsightTrigger(
      type: .roundGoal, subject: name(lift.exercise),
      content: .roundGoal(
        exercise: lift.exercise, from: level, kilograms: goal,
        weeks: percent / verdict.percentPerWeek, probability: probability),
      strength: (probability - InsightMoment.likely) / (1 - InsightMoment.likely),
      rows: own.map(\.row))
  }
}

extension LoadUnit {
  /// Kilograms of one.
  fileprivate var kilograms: Double {
    Double(unitsPerOne) / Double(LoadUnit.kilogram.unitsPerOne)
  }
}
