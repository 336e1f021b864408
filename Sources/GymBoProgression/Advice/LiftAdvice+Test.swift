internal import GymBoAnalysis
internal import GymBoLog

/// Tests of the maximum beside the work, which is never gone on from them.
extension LiftAdvice {
  /// The heaviest set of the session above the continued one, failed and doubted ones left out; nil where there is none, and
  /// where such a set is done every time.
  var heaviestTest: Int? {
    testsLeftOut.max { log.columns.load[$0] ?? 0 < log.columns.load[$1] ?? 0 }
  }

  /// All such sets.
  var testsLeftOut: [Int] {
    let sets = log.columns
    guard sets.semantics[row] == .loaded, let load = sets.load[row], !done.hasUsualTop
    else { return [] }
    return last.rows.filter { other in
      sets.load[other].map { Load(units: $0).isClearlyAbove(Load(units: load)) } ?? false
        && sets.repetitions[other] ?? 0 > 0 && !traits.isSuspect[other] && farSet == nil
    }
  }

  /// A test worth this many times the work: then every set of it leaves about three repetitions, by Brzycki's formula. A decision
  /// of this project.
  static let farAbove = 1.08

  /// The rule's step where a test of the last six weeks was far above the work, which would stay where it is; what is suggested
  /// where there was none, where sets of the work were missed or are rated, and where the step is not likely.
  ///
  /// Singles and doubles are no measure of what they leave. A lift with a heavier set at the top every time has its back-off sets
  /// by plan.
  func steppedAfterTest(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.rule == .linear || suggestion.rule == .doubleProgression,
      suggestion.action == .hold || suggestion.action == .addRepetition
        || suggestion.action == .addRepetitionIfItGoes,
      suggestion.waits, !hasFailedSet, !hasBrokenSet, hasOneKindOfWork, !endedTired,
      !done.hasUsualTop, isByLoad,
      repetitions >= TestSet.mostRepetitions, effort == nil, lift.trend.told != .declining,
      let load = currentLoad, let test = testFarAbove
    else { return suggestion }
    let (set, share) = test
    let reason = SuggestionReason.testAbove(
      load: Load(units: log.columns.load[set] ?? 0),
      repetitions: Int(log.columns.repetitions[set] ?? 0),
      on: log.sessions[Int(log.columns.session[set])].date, percent: 100 * (share - 1))
    let step = isCompound ? usualStep : self.step
    let next = raised(
      to: Load(units: load.units + step.units), suggestion.rule, reason: reason,
      evidence: [row, set])
    guard next.action == .increaseLoad, let heavier = next.load, let asked = next.repetitions,
      odds(of: asked, with: heavier) ?? 1 >= Suggestion.leastProbability
        || leavesSome(asked, with: heavier, by: set)
    else { return suggestion }
    return next
  }

  /// Repetitions that a set leaves which a test says is easy.
  private static let reserve = 3.0

  /// Whether a test says that a set would leave three repetitions or more (Brzycki). The odds know the work, and no test.
  private func leavesSome(_ wanted: Int, with load: Load, by test: Int) -> Bool {
    guard let worth = worth(test), let moved = moved(load) else { return false }
    return 37 - Double(moved.units) / worth >= Double(wanted) + LiftAdvice.reserve
  }

  /// Whether a set of the work broke down. Fewer sets than usual are no miss: a test takes their place.
  private var hasBrokenSet: Bool {
    LinearRule.hasBrokenSet(
      LinearRule.planned(equalSets.map { Int(log.columns.repetitions[$0] ?? 0) }))
  }

  /// Whether no heavier days take turns with those that are gone on from: their sets are no tests.
  private var hasOneKindOfWork: Bool {
    switch passedOver?.kind {
    case .rotation, .otherWorkout: false
    case .test, .lightDay, .tooMuch, .shortDay, .otherMachine, nil: true
    }
  }

  /// The best test of the last six weeks, and how many times all work of these weeks it is worth; nil where it is not far above.
  private var testFarAbove: (row: Int, share: Double)? {
    let first = lifter.today.advanced(by: -AnalysisOptions.activeDays)
    // A heavier set of several repetitions beside the work is work, too.
    let work = sessions.filter { $0.session.date >= first }.flatMap(\.session.rows).filter {
      log.columns.repetitions[$0] ?? 0 > 1 && !traits.isSuspect[$0]
    }.compactMap(worth).max()
    guard let work, work > 0, let load = currentLoad else { return nil }
    var best: (row: Int, worth: Double)?
    for session in lift.sessions.reversed().prefix(while: { $0.date >= first }) {
      for set in session.rows where !traits.isSuspect[set] {
        guard let own = log.columns.load[set], Load(units: own).isClearlyAbove(load),
          Int(log.columns.repetitions[set] ?? 0) <= TestSet.mostRepetitions, let worth = worth(set),
          worth > best?.worth ?? 0
        else { continue }
        best = (set, worth)
      }
    }
    guard farSet == nil, let best, best.worth >= LiftAdvice.farAbove * work else { return nil }
    return (best.row, best.worth / work)
  }

  /// Sets of more repetitions say little of what could be lifted once.
  private static let measuring: ClosedRange<Int32> = 1...12

  /// What is moved with a set, times what its repetitions are worth (Brzycki); nil for sets of many repetitions.
  private func worth(_ row: Int) -> Double? {
    guard let done = log.columns.repetitions[row], LiftAdvice.measuring.contains(done),
      let load = moved(log.columns.load[row].map(Load.init(units:)))
    else { return nil }
    return Double(load.units) / Double(37 - done)
  }
}

extension Suggestion {
  /// Whether it waits for the same work to be done again, or goes up by repetitions.
  fileprivate var waits: Bool {
    switch reason {
    case .doneInARow, .changedEachTime, .rule(.withinRange): true
    default: false
    }
  }
}
