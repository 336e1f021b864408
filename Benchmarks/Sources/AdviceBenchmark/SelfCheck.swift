@testable import GymBoLog

/// Counts the made-up history and compares with what was counted by hand.
/// - Returns: what is wrong; empty where nothing is.
func selfCheck() -> [String] {
  let replay = Replay(MadeUpHistory.log)
  var failures: [String] = []
  var tally = Tally()
  replay.run(every: 1, into: &tally) { log, day in
    if let last = log.sessions.last, last.date > day { failures.append("\(day) sees the future") }
    return MadeUpHistory.advice(on: day)
  }
  replay.done.countDeloads(
    MadeUpHistory.deloads, records: MadeUpHistory.records, of: replay.log, &tally)
  for (measure, expected) in countedByHand where tally[measure] != expected {
    let found = tally[measure]
    failures.append(
      "\(measure): \(found.hits)/\(found.cases) instead of \(expected.hits)/\(expected.cases)")
  }
  for measure in Measure.allCases where countedByHand[measure] == nil {
    if tally[measure].cases > 0 { failures.append("\(measure): counted, expected none") }
  }
  var sampled = Tally()
  replay.run(every: 2, into: &sampled) { _, day in MadeUpHistory.advice(on: day) }
  let weeks = [sampled[.dueInTrainingWeek].cases, sampled[.dueInIdleWeek].cases]
  if weeks != [3, 2] { failures.append("every second week: \(weeks) instead of [3, 2]") }
  return failures + oldBaseFailures() + lookAheads(replay)
}

/// Counts a base that is 49 days old in a history without breaks, and one of 42 days.
private func oldBaseFailures() -> [String] {
  let replay = Replay(MadeUpHistory.everyWeek)
  var tally = Tally()
  for base in [0, 7] {
    let work = MadeUpHistory.work(
      MadeUpHistory.squat, 100, 5, sets: 3, base: base)
    replay.countLoads(work, on: MadeUpHistory.day(49), &tally)
  }
  let found = tally[.oldBase]
  return found == Share(hits: 1, cases: 2)
    ? [] : ["old bases of a history without breaks: \(found.hits)/\(found.cases) instead of 1/2"]
}

/// The days on which GymBo advises something else where it knows the sessions after the day.
func lookAheads(_ replay: Replay) -> [String] {
  replay.days.compactMap { day in
    let blind = GymBoAdvice.advice(from: replay.log.through(day), on: day)
    let seeing = GymBoAdvice.advice(from: replay.log, on: day)
    return blind == seeing ? nil : "\(day): the advice depends on later sessions"
  }
}

/// The weeks of the made-up history end on days 2, 9, 25, 30 and 58 with training, and 20, 41, 48 and 55 without.
private let countedByHand: [Measure: Share] = [
  // Days 9, 25 and 58; days 20 and 41.
  .dueInTrainingWeek: Share(hits: 3, cases: 5),
  .dueInIdleWeek: Share(hits: 2, cases: 4),
  // Days 25, 41 and 58 of 25, 30, 41, 48 and 58; then 58 alone.
  .dueAfter14Days: Share(hits: 3, cases: 5),
  .dueAfter28Days: Share(hits: 1, cases: 1),
  .deloadWithStrengthRecord: Share(hits: 1, cases: 3),
  .deloadWithRecord: Share(hits: 2, cases: 3),
  // Day 9: 1,575 + 1,500 kg after 1,500 + 1,440 kg; day 25 is less; day 58 has no usual.
  .deloadWithMoreVolume: Share(hits: 1, cases: 2),
  // Day 58: the base is 49 days old, 44 of which were breaks.
  .oldBase: Share(hits: 0, cases: 7),
  // 120 kg after 100 kg, and 70 kg after 62.5 kg.
  .heavyLoad: Share(hits: 2, cases: 7),
  // Day 2. On day 7 a fourth set was a warm-up.
  .fewerSets: Share(hits: 1, cases: 7),
  // Day 58 continues the three sets of day 9.
  .oneOfThreeSets: Share(hits: 1, cases: 7),
  // RPE 8 after 9, 9, 10; RPE 9.5 is below the hardest of these only.
  .effortBelowAllSets: Share(hits: 1, cases: 2),
  .effortBelowHardestSet: Share(hits: 2, cases: 2),
  .effortBelowEasierWork: Share(hits: 1, cases: 2),
  // The bench press, which has no RPE.
  .effortWithoutEvidence: Share(hits: 1, cases: 4),
  // Both lifts of day 7 were done with the suggested load on day 9, the squat with all repetitions.
  .loadTaken: Share(hits: 2, cases: 5),
  .takenCompleted: Share(hits: 1, cases: 2),
  .said80: Share(hits: 1, cases: 1),
  .said50: Share(hits: 0, cases: 1),
  .allSets80: Share(hits: 1, cases: 1),
  .allSets50: Share(hits: 0, cases: 1),
  // Days 0, 2, 7, 9, 25, 30: 0, 1, 2, 2, 0, 0 of 2, 2, 2, 2, 2, 1 lifts; proposed were 0, 1, 2, 2, 0, 1.
  .actualProposed: Share(hits: 5, cases: 11),
  .proposedActual: Share(hits: 5, cases: 6),
  // With the bench press, which is possible each day: 1, 2, 2, 2, 1, 0.
  .actualNamed: Share(hits: 8, cases: 11),
  // Nothing after the first day, then squat and bench press each time, and after day 30 bench press and deadlift.
  .actualByPlainRule: Share(hits: 8, cases: 11),
  .recordAndPlateau: Share(hits: 1, cases: 3),
  .recordAndDecline: Share(hits: 1, cases: 3),
]
