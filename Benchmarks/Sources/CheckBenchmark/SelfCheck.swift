import GymBo
import SeededNumbers

@testable import GymBoLog

/// Counts on a small history whose answers are known.
/// - Returns: what is wrong; empty where nothing is.
func selfCheck() -> [String] {
  var failures: [String] = []
  func expect(_ isTrue: Bool, _ what: String) { if !isTrue { failures.append(what) } }
  let log = madeUpLog
  var random = SplitMix64(seed: 1)
  for injection in Injection.converted {
    var changed = log
    let rows = injection.inject(into: &changed, &random)
    let counts = [1: "set", 3: "lift", 6: "session"]
    expect(counts[rows.count].map(injection.name.contains) ?? false, "\(injection.name): scope")
    for row in 0..<log.columns.count {
      let ratio = changed.kilograms(row) / log.kilograms(row)
      let expected = rows.contains(row) ? injection.factor : 1
      expect((ratio / expected - 1).magnitude < 0.001, "\(injection.name): row \(row)")
    }
    let none = recall(of: injection, in: log, trials: 5, &random) { _ in [:] }
    expect(none.hits == 0 && none.cases == 5, "\(injection.name): a blind check finds some")
    let wrong = recall(of: injection, in: log, trials: 5, &random) { log in
      [Int: Set<IssueRule>](
        uniqueKeysWithValues: (0..<log.columns.count).map { ($0, [.impossibleValue]) })
    }
    expect(wrong.hits == 0, "\(injection.name): the wrong rule counts")
    let all = recall(of: injection, in: log, trials: 5, &random) { log in
      [Int: Set<IssueRule>](
        uniqueKeysWithValues: (0..<log.columns.count).map { ($0, [injection.rule]) })
    }
    expect(all.hits == 5, "\(injection.name): a check that doubts all misses some")
    // Twelve even sessions of free weights: nothing is easier to find.
    let found = recall(of: injection, in: log, trials: 20, &random)
    expect(found.hits == 20, "\(injection.name): \(found.hits) of 20 found in even sessions")
  }
  // 100 and 60 kg are 220.5 and 132.3 lb; 100 and 60 lb are 45.4 and 27.2 kg.
  for injection in Injection.typed {
    var changed = log
    let rows = injection.inject(into: &changed, &random)
    for row in rows {
      let isSquat = log.kilograms(row) == 100
      let expected = injection.factor > 1 ? isSquat ? 220.0 : 130 : isSquat ? 45 : 27.5
      expect(changed.kilograms(row) == expected, "\(injection.name): \(changed.kilograms(row)) kg")
    }
    let blind = asked(of: injection, in: log, trials: 5, &random) { _ in [] }
    expect(blind.hits == 0 && blind.cases == 5, "\(injection.name): a blind check asks")
    guard injection.factor > 1 else { continue }
    let found = asked(of: injection, in: log, trials: 20, &random)
    expect(found.hits == 20, "\(injection.name): asked \(found.hits) of 20 in even sessions")
  }
  expect(doubtedRows(of: log).isEmpty, "the even sessions are doubted")
  expect(isFoundInLog(log, session: 4), "a workout twice is not found")
  return failures
}

/// Twelve sessions of two lifts, three sets each.
private var madeUpLog: TrainingLog {
  var sets: [LoggedSet] = []
  for number in 0..<12 {
    guard let monday = CivilDate(iso: "2025-01-06"),
      let start = CivilTime(date: monday.advanced(by: 3 * number), hour: 18, minute: 0)
    else { continue }
    for (name, load) in [("Squat (Barbell)", 100.0), ("Bench Press (Barbell)", 60)] {
      for _ in 0..<3 { sets.append(LoggedSet(name, start: start, load: load, repetitions: 5)) }
    }
  }
  return History(sets: sets).log
}
