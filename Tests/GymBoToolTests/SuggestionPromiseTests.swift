import Foundation
import GymBo
import TestSupport
import Testing

/// What every suggestion promises, whatever the rule and the equipment, held against the log itself.
@Suite struct SuggestionPromiseTests {
  static let rules = [
    "auto", "rpe", "linear", "double-progression", "double-progression:4-6", "two-for-two:8",
    "percentage:5x5@75", "percentage:1x3@100", "5/3/1:1", "5/3/1:2", "5/3/1:3.2", "5/3/1:4",
    "rpe-chart@6", "rpe-chart:5@9", "rpe-chart:3@10-10%",
  ]

  private static let plates = """
    kind,unit,weight,count
    bar,kg,20,1
    plate,kg,25;20;15;10;5;2.5,2 pairs
    dumbbell,kg,4 to 40 by 4,
    stack,kg,7.5 to 120 by 7.5,
    """

  @Test(
    "Over all samples, days, rules and equipment: every active lift has an answer, never more than 10 % up but to what six weeks show or by a small step where a year shows twice as much, never up after a failed set, never a load that cannot be made, never from a warm-up",
    .enabled(if: Shared.isPresent, Shared.absence))
  func promises() throws {
    let files = try ["strong", "hevy", "fitnotes"].flatMap {
      try Shared.files(in: "samples/\($0)", ofType: "csv")
    }
    #expect(files.count >= 11)
    let inventory = try Inventory(lines: Self.plates.split(separator: "\n"))
    var seen = Seen()
    for file in files {
      let log = try History(reading: [file.path]).log
      let last = try #require(log.sessions.last?.date)
      var options = AnalysisOptions()
      for back in Shared.isExhaustive ? Array(stride(from: 0, through: 900, by: 30)) : [0, 150] {
        options.asOf = last.advanced(by: -back)
        guard let findings = HistoryFindings(of: log, options: options) else { continue }
        for equipment in back == 0 ? [nil] : Shared.isExhaustive ? [nil, inventory] : [inventory] {
          try check(findings, inventory: equipment, "\(file.lastPathComponent) −\(back)", &seen)
        }
      }
      // The same history, had the last set of every lift failed: no sample has a failed set.
      options.asOf = nil
      let failed = try #require(HistoryFindings(of: Self.failing(log), options: options))
      for equipment in Shared.isExhaustive ? [nil, inventory] : [nil] {
        try check(failed, inventory: equipment, "\(file.lastPathComponent), failed", &seen)
      }
    }
    // None of it holds for want of cases.
    #expect(seen.answers > 4000 && seen.refused > 500 && seen.raised > 300, "\(seen)")
    #expect(seen.failed > 1000 && seen.adjusted > 500, "\(seen)")
  }

  private struct Seen {
    var answers = 0, refused = 0, raised = 0, failed = 0, adjusted = 0
  }

  private func check(
    _ findings: HistoryFindings, inventory: Inventory?, _ place: String, _ seen: inout Seen
  ) throws {
    for rule in Self.rules {
      var options = SuggestionOptions(rule: try #require(RuleChoice(option: rule)))
      options.inventory = inventory
      // A training max that nobody can reach, one that anybody can, and none.
      for (index, lift) in findings.lifts.enumerated() where index % 3 != 2 {
        options.trainingMaxima[findings.log.exercises[lift.exercise].name] = TrainingMax(
          .kilograms(index % 3 == 0 ? 60 : 400))
      }
      let suggestions = findings.suggestions(options)
      #expect(suggestions.map(\.exercise).sorted() == Self.active(findings), "\(place) \(rule)")
      for suggestion in suggestions {
        let check = PromiseCheck(
          suggestion: suggestion, findings: findings, inventory: inventory)
        let broken = check.broken
        #expect(
          broken == [], "\(place), \(rule), plates \(inventory != nil): \(check.name) \(suggestion)"
        )
        seen.answers += 1
        if suggestion.refused != nil { seen.refused += 1 }
        if suggestion.action == .increaseLoad { seen.raised += 1 }
        if check.hasFailed { seen.failed += 1 }
        if suggestion.adjustment != nil { seen.adjusted += 1 }
      }
    }
  }

  /// The log with the last working set of every lift's last session failed, where it is not the only one.
  private static func failing(_ log: TrainingLog) -> TrainingLog {
    var log = log
    var seen = Set<Int32>()
    for session in log.sessions.reversed() {
      let rows = session.sets.filter { log.columns.kind[$0] != .warmUp }
      for exercise in Set(rows.map { log.columns.exercise[$0] })
      where seen.insert(exercise).inserted {
        let own = rows.filter {
          log.columns.exercise[$0] == exercise && log.columns.repetitions[$0] != nil
        }
        if own.count > 1, let row = own.last { log.columns.repetitions[row] = 0 }
      }
    }
    return log
  }

  /// Lifts with a session in the last 42 days of training, counted from the last session without the breaks of at least 14
  /// days, and a set to go on from.
  private static func active(_ findings: HistoryFindings) -> [Int] {
    let days = findings.log.sessions.map(\.date)
    guard let last = days.last else { return [] }
    func age(_ day: CivilDate) -> Int {
      let gaps = zip(days, days.dropFirst()).map { $1.days(since: $0) }
      let breaks = zip(days, gaps).filter { $0 >= day && $1 >= 14 }.map(\.1)
      return last.days(since: day) - breaks.reduce(0, +)
    }
    return findings.lifts.filter { lift in
      (findings.log.exercises[lift.exercise].facts?.modality ?? .strength) == .strength
        && lift.sessions.last.map { age($0.date) <= 42 } ?? false
        && lift.sessions.contains { session in
          session.rows.contains { !findings.traits.isSuspect[$0] }
        }
    }
    .map(\.exercise).sorted()
  }
}

/// One suggestion against the rows of the log.
private struct PromiseCheck {
  let suggestion: Suggestion
  let findings: HistoryFindings
  let inventory: Inventory?

  var name: String { findings.log.exercises[suggestion.exercise].name }

  /// Rows of the lift in the sessions of some days, warm-ups and doubted sets left out.
  private func rows(_ days: ClosedRange<CivilDate>) -> [Int] {
    let log = findings.log
    let sessions = findings.lift(ofExercise: suggestion.exercise)?.sessions ?? []
    return sessions.filter { days.contains($0.date) }.flatMap {
      Array(log.sessions[$0.session].sets)
    }
    .filter {
      Int(log.columns.exercise[$0]) == suggestion.exercise && log.columns.kind[$0] != .warmUp
        && !findings.traits.isSuspect[$0]
    }
  }

  private func top(_ rows: [Int]) -> Int64? {
    rows.filter { findings.log.columns.repetitions[$0].map { $0 > 0 } ?? true }
      .compactMap { findings.log.columns.load[$0] }.max()
  }

  /// Whether a set was failed in the session that is gone on from or since.
  var hasFailed: Bool {
    let log = findings.log
    return rows(suggestion.lastSession...findings.asOf).contains {
      log.columns.repetitions[$0] == 0 && log.columns.semantics[$0] != .timed
        && log.columns.semantics[$0] != .distance
    }
  }

  private var loads: [Load] {
    suggestion.plan.isEmpty ? [suggestion.load].compactMap(\.self) : suggestion.plan.map(\.load)
  }

  var broken: [String] {
    let log = findings.log
    var broken: [String] = []
    let first = suggestion.lastSession
    let last = rows(first...first)
    let isPlan = suggestion.action == .follow
    let reference = top(isPlan ? rows(first.advanced(by: -42)...first) : last)
    let heaviest = loads.max()?.units ?? 0
    let tolerance = Load.indistinguishable.units
    if suggestion.semantics == .loaded, let reference, reference > 0 {
      let shown = top(rows(first.advanced(by: -42)...first)) ?? reference
      // 2.5 kg on an empty bar.
      let known = top(rows(first.advanced(by: -365)...first)) ?? reference
      let most = known > 2 * reference ? 1.125 : 1.1
      if Double(heaviest) > max(most * Double(reference), Double(shown)) + 1 {
        broken.append("more than 10 % up")
      }
    }
    if hasFailed, suggestion.semantics != .assisted {
      if let top = top(last), heaviest > top { broken.append("up after a failed set") }
      let goesUp: [SuggestedChange] = [
        .increaseLoad, .addRepetition, .reduceAssistance, .addTime,
      ]
      if goesUp.contains(suggestion.action) { broken.append("up after a failed set") }
    }
    if suggestion.evidence.isEmpty { broken.append("no evidence") }
    for row in suggestion.evidence
    where log.columns.kind[row] == .warmUp || findings.traits.isInferredWarmUp[row]
      || findings.traits.isSuspect[row]
    {
      broken.append("from a warm-up or a doubted set")
    }
    if suggestion.sets < 1 || (suggestion.repetitions ?? 1) < 1 { broken.append("no work") }
    if suggestion.semantics == .loaded {
      for load in loads where load > .zero && !isLoadable(load, tolerance) {
        broken.append("\(load.kilograms) kg cannot be loaded")
      }
    }
    return broken
  }

  private func isLoadable(_ load: Load, _ tolerance: Int64) -> Bool {
    let implement = findings.log.exercises[suggestion.exercise].facts?.implement
    if let listed = inventory?.loads(for: implement) {
      let nearest = listed.nearest(to: load)
      if (nearest.units - load.units).magnitude <= tolerance.magnitude { return true }
      // Said aloud where the equipment makes nothing near what the log shows.
      guard case .nothingNear = suggestion.adjustment else { return false }
      return (Double(nearest.units) / Double(load.units) - 1).magnitude > 0.1
        || Double(listed.heaviest(atMost: load)?.units ?? 0) < 0.9 * Double(load.units)
    }
    let isStep = [LoadUnit.kilogram, .pound].contains { unit in
      let step = LoadableSteps(unit: unit).step(for: implement).units
      return load.units % step <= tolerance || step - load.units % step <= tolerance
    }
    let used = Set(
      rows(CivilDate(dayNumber: 0)...findings.asOf).compactMap { findings.log.columns.load[$0] }
    )
    .filter { $0 > 0 }.sorted()
    // A bar of odd weight with plates.
    let isOdd = used.contains { used in
      let step = LoadableSteps(unit: .kilogram).step(for: implement).units
      let half = max(step / 2, 1)
      let plates = [5_000_000_000, LoadUnit.pound.unitsPerOne / 2]
      return !LoadableSteps.isFixed(implement) && plates.allSatisfy { used % $0 > tolerance }
        && (load.units - used).magnitude % half.magnitude <= tolerance.magnitude
    }
    return isStep || isOdd || used.contains { ($0 - load.units).magnitude <= tolerance.magnitude }
      || isOnStack(load.units, used, tolerance)
  }

  /// Whether a load is a few steps from a load of the log, a step being a distance of two of its loads.
  private func isOnStack(_ load: Int64, _ used: [Int64], _ tolerance: Int64) -> Bool {
    for (below, above) in zip(used, used.dropFirst()) where above - below > tolerance {
      for near in used {
        let steps = (Double(load - near) / Double(above - below)).rounded()
        let rest = load - near - Int64(steps) * (above - below)
        if steps.magnitude <= 5, rest.magnitude <= 5 * tolerance.magnitude { return true }
      }
    }
    return false
  }
}
