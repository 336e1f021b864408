internal import GymBoAnalysis
internal import GymBoKernels
internal import GymBoLog
internal import GymBoProgram

/// What is told of a plan, and of blocks of training one against another.
extension InsightMoment {
  private static let fullyKept = 95.0
  private static let leastDrift = 1.0

  var planTriggers: [InsightTrigger] {
    guard let plan, case let adherence = plan.adherence else { return [] }
    var triggers: [InsightTrigger] = []
    if adherence.daysDue >= Adherence.fewestDue, let percent = adherence.fulfilment,
      percent < Adherence.keptPercent || percent >= InsightMoment.fullyKept
    {
      triggers.append(
        InsightTrigger(
          type: .planFulfilment, subject: "",
          state: percent < Adherence.keptPercent ? "less" : "kept",
          content: .planKept(
            percent: percent, daysDone: adherence.daysDone, daysDue: adherence.daysDue),
          strength: percent < Adherence.keptPercent
            ? InsightTrigger.distance(percent, from: Adherence.keptPercent) : 1))
    }
    if let drift = adherence.drift, let interval = adherence.driftInterval,
      !interval.contains(0), drift.magnitude >= InsightMoment.leastDrift
    {
      triggers.append(
        InsightTrigger(
          type: .planDrift, subject: "", state: drift > 0 ? "more" : "less",
          content: .planDrift(percent: drift, interval: interval),
          strength: InsightTrigger.distance(drift.magnitude, from: InsightMoment.leastDrift)))
    }
    return triggers
  }

  private static let fewestWeeks = 3
  /// The last week of a block that is compared: nobody plans longer ones.
  private static let mostWeeks = 16
  /// Days from the last Monday of a block to the first of the next, up to which the two are compared.
  private static let nearBlock = 21
  /// A change of a lift between two blocks, in percent, from which it was other work; and lifts that tell a change of all.
  private static let (otherWork, fewestLifts) = (25.0, 3)

  /// The week at which this block is, against the same week of the block before.
  var blockTriggers: [InsightTrigger] {
    // Only of a block that began of late is anything told, and a cut is seen in the weeks around it.
    guard
      TrainingBlocks.of(blockWork(since: asOf.advanced(by: -7 * InsightMoment.cutWeeks))).count > 1
    else { return [] }
    let work = blockWork(since: nil)
    let blocks = TrainingBlocks.of(work)
    guard blocks.count >= 2, let now = blocks.last, case let before = blocks[blocks.count - 2],
      now.weeks >= InsightMoment.fewestWeeks, before.weeks >= InsightMoment.fewestWeeks,
      asOf.days(since: now.last) < 14, now.first.days(since: before.last) <= InsightMoment.nearBlock
    else { return [] }
    // Of a week that still runs there is nothing to compare yet.
    let isRunning = now.last.advanced(by: 6) > asOf
    let week = now.last.days(since: now.first) / 7 - (isRunning ? 1 : 0)
    let (monday, then) = (now.first.advanced(by: 7 * week), before.first.advanced(by: 7 * week))
    guard week >= InsightMoment.fewestWeeks - 1, week < InsightMoment.mostWeeks,
      then <= before.last
    else { return [] }
    func sets(_ monday: CivilDate) -> Int {
      let range = DayRange(monday, monday.advanced(by: 6))
      return Int(work.reduce(0) { $0 + (range.contains($1.date) ? $1.sets : 0) })
    }
    let (sets1, sets2) = (sets(monday), sets(then))
    guard sets1 > 0, sets2 > 0, !isInterrupted(from: now.first, to: monday) else { return [] }
    return [
      InsightTrigger(
        type: .blocks, subject: "",
        content: .blocks(
          week: week + 1, sets: sets1, setsBefore: sets2, strength: strength(monday, then)))
    ]
  }

  /// Weeks in which a block that is told of began: those of the longest one, three that are compared with those before them, each
  /// at most three weeks after the other, and the running one.
  private static let cutWeeks = mostWeeks + 10

  /// Sets of each lift on each of its days.
  /// - Parameter first: the first day; nil for all.
  private func blockWork(since first: CivilDate?) -> [TrainingBlocks.Work] {
    findings.lifts.flatMap { lift in
      let name = name(lift.exercise)
      let begin = first.map { day in lift.sessions.firstIndexInOrder { $0.date >= day } } ?? 0
      return lift.sessions[begin...].lazy.filter { !$0.rows.isEmpty }.map {
        TrainingBlocks.Work(date: $0.date, exercise: name, sets: Double($0.rows.count))
      }
    }
  }

  /// Whether there was a break of all training between two days: the weeks after it are counted anew by everybody.
  private func isInterrupted(from first: CivilDate, to last: CivilDate) -> Bool {
    let dates = log.sessions(in: DayRange(first, last.advanced(by: 6))).map {
      log.sessions[$0].date
    }
    return zip(dates, dates.dropFirst()).contains {
      $1.days(since: $0) >= TrainingBreaks.shortest
    }
  }

  /// The middle change of the best e1RM of the lifts of both weeks, in percent; nil for fewer than three. Of a lift that changed by
  /// a quarter or more it was another machine, or other work.
  private func strength(_ now: CivilDate, _ then: CivilDate) -> Double? {
    let changes = findings.lifts.compactMap { lift -> Double? in
      guard let series = lift.series, series.measure.isEstimate else { return nil }
      func best(_ monday: CivilDate) -> Double? {
        let range = DayRange(monday, monday.advanced(by: 6))
        return series.points.filter { range.contains($0.date) }.map(\.value).max()
      }
      guard let first = best(then), let second = best(now), first > 0, second > 0 else {
        return nil
      }
      let change = 100 * (second / first - 1)
      return change.magnitude < InsightMoment.otherWork ? change : nil
    }
    return changes.count < InsightMoment.fewestLifts ? nil : median(changes.span)
  }
}
