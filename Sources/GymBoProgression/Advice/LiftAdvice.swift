internal import GymBoAnalysis
internal import GymBoLog

/// Makes the suggestion for one lift from its last sessions.
///
/// This is what all rules share: which session is continued, whether a set was failed, what can be loaded, and the answers
/// "a load more", "a load less", "a repetition more", "repetitions fewer", "the same again". A rule decides which of them it
/// is; each rule has a file in `Rules`.
///
/// A class, because a log is dozens of arrays: handing it on copies one reference.
final class LiftAdvice {
  let lift: LiftFinding
  let log: TrainingLog
  let lifter: Lifter
  /// What the next top set follows from; nil where nothing is predicted.
  let next: NextSet?
  /// The lift's recent sessions that were work; the last is continued.
  let sessions: [WorkBase.Session]
  let last: ExerciseSession
  /// The day of the lift's last session, be it light or passed over, unless that was far below all work.
  let lastDone: CivilDate
  /// A later session that is passed over; nil where there was none.
  let passedOver: PassedOver?
  /// A set that is doubted, as it is far above those of all days before, and not gone on from; nil where there is none.
  let farSet: Int?
  /// The set before the latest day, where the lift's loads are counted in another way since then; nil where they are not.
  let beforeOtherCount: Int?
  /// The set that is continued.
  let row: Int
  /// The sets of that session as they were done.
  let done: DoneSets
  /// Whether a set was failed in that session or since.
  let hasFailedSet: Bool
  let traits: SetTraits
  let steps: LoadableSteps
  /// The implement's usual step.
  let step: Load
  let loads: LoadableLoads
  /// What the lift moves of the body beside the loads in the log; zero where that is not known.
  let body: Load
  /// See ``notedWish()``: to read a note takes long.
  private(set) lazy var wish = notedWish()

  /// - Parameters:
  ///   - lift: without the sessions that were light by plan.
  ///   - day: of the lift's last session.
  ///   - listed: what the lifter's inventory makes; nil where that is not known.
  init?(
    lift: LiftFinding, day: CivilDate, log: TrainingLog, traits: SetTraits, lifter: Lifter,
    listed: LoadableLoads? = nil
  ) {
    let body = log.bodyLoad(ofExercise: lift.exercise, lifter.options)
    self.body = body
    let isUnwell = lifter.isUnwell(lift)
    func base(without farSet: Int? = nil) -> WorkBase? {
      WorkBase(
        lift, day: day, today: lifter.today, log: log, traits: traits, body: body,
        isUnwell: isUnwell,
        without: farSet, usual: lifter.usualDays)
    }
    guard let latest = base() else { return nil }
    // What is doubted is not asked for, where there is something else to go on from.
    let base =
      lifter.predictions.isFarAbove(set: latest.row, on: latest.last.date, in: log)
        && latest.isAlone(latest.row, log.columns)
      ? base(without: latest.row) ?? latest : latest
    self.lift = lift
    self.log = log
    self.traits = traits
    self.lifter = lifter
    next = base.next(of: lift, lifter.predictions, log)
    sessions = base.sessions
    last = base.last
    lastDone = base.passedOver?.isFarBelow == true ? base.last.date : day
    passedOver = base.passedOver
    farSet = base.farSet
    beforeOtherCount = base.beforeOtherCount
    row = base.row
    done = DoneSets(base, log: log, traits: traits)
    hasFailedSet = lift.hasFailedSet(since: base.last.session)
    let present = sessions.suffix(2).compactMap { log.columns.load[$0.row] }
      .map(Load.init(units:))
    let (unit, recent) = LoadUnit.ofLift(
      LiftAdvice.loads(of: sessions.map(\.session), log: log, isSuspect: traits.isSuspect),
      present: present, usual: lifter.unit)
    steps = LoadableSteps(unit: unit)
    let implement = log.exercises[lift.exercise].facts?.implement
    step = steps.step(for: implement)
    guard
      let loads = listed
        ?? LoadableLoads.seen(
          recent, ofYear: LiftAdvice.loadsOfYear(lift, log: log, isSuspect: traits.isSuspect),
          rack: lifter.rack.loads(of: implement, in: steps.unit),
          present: present, of: implement, steps)
    else { return nil }
    self.loads = loads
  }

  /// The different loads of some sessions' sets that are not suspect, ascending.
  static func loads(
    of sessions: some Sequence<ExerciseSession>, log: TrainingLog, isSuspect: SetMarks.Column
  ) -> [Load] {
    var loads: [Load] = []
    for session in sessions {
      for row in session.rows where !isSuspect[row] {
        if let units = log.columns.load[row] { loads.append(Load(units: units)) }
      }
    }
    return loads.distinct()
  }

  /// The same of the last year of a lift.
  static func loadsOfYear(
    _ lift: LiftFinding, log: TrainingLog, isSuspect: SetMarks.Column
  ) -> [Load] {
    guard let last = lift.sessions.last?.date else { return [] }
    let first = last.advanced(by: -daysOfYear)
    return loads(
      of: lift.sessions.reversed().prefix { $0.date >= first }, log: log, isSuspect: isSuspect)
  }

  static let daysOfYear = 365

  /// - Parameter isDeload: whether a deload is due or goes on, so that the lighter work is said beside the usual one.
  func suggestion(_ options: SuggestionOptions, isDeload: Bool) -> Suggestion {
    let choice = options.rules[log.exercises[lift.exercise].name] ?? options.rule
    let suggestion =
      switch choice {
      case .chosen(let rule): byChosenRule(rule, options: options)
      case .auto, .rpe, .linear:
        heeded(afterWeakDay(steppedAfterTest(withoutOtherCount(byUsualRule(choice)))))
      }
    let possible = spared(withoutTooMuch(withFreshRepetition(suggestion)))
    var finished = equipped(finished(evened(likely(possible))), options.inventory)
    if isDeload { finished.deloadWork = deloadWork }
    return finished
  }

  /// A suggestion with what is said beside it: its odds, its sets, the effort to expect.
  func completed(_ suggestion: Suggestion) -> Suggestion { finished(likely(suggestion)) }

  /// After a break the way back; after work that was missed again and again, less; else by RPE where it is known, but not
  /// where the lift is always trained that hard; else after sets that broke down, what was done before; else as the last sessions
  /// rose; else compound lifts by the linear rule, and the others by double progression within the repetitions that they are
  /// trained with.
  func byUsualRule(_ rule: RuleChoice) -> Suggestion {
    if let suggestion = afterPause() ?? afterBreak() ?? afterMisses() { return suggestion }
    if rule != .linear, let effort {
      if let usualEffort { return byUsualEffort(usualEffort) }
      if case .effort(let rpe) = effort.reason { return byRPEOfSets(rpe) }
      return byRPE(effort.rpe, reason: effort.reason, evidence: effort.rows)
    }
    if let suggestion = afterBrokenSets() { return suggestion }
    if rule != .linear, let suggestion = asItRose() { return suggestion }
    return byDoubleProgression() ?? byLinearRule()
  }

  /// The same again in place of more load, where the loads are counted in another way since the last day: no step is known yet.
  private func withoutOtherCount(_ suggestion: Suggestion) -> Suggestion {
    guard beforeOtherCount != nil, suggestion.action == .increaseLoad else { return suggestion }
    return draft(
      .linear, .hold, reason: .doneInARow(sessions: 1, repetitions: repetitions), evidence: [row])
  }

  /// The sets of the session before again, where those of the last one broke down; nil where they did not.
  private func afterBrokenSets() -> Suggestion? {
    done.wholeOn.map { day in
      draft(.linear, .hold, reason: .repetitionsFell(since: day), evidence: [row])
    }
  }

  /// The sets of the session before again, where more is asked for that was too much in the session that is passed over.
  private func withoutTooMuch(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.action == .increaseLoad, let load = suggestion.load,
      let over = passedOver?.load, !over.isClearlyAbove(load)
    else { return suggestion }
    return draft(.linear, .hold, reason: .repetitionsFell(since: last.date), evidence: [row])
  }

  /// A repetition more in the first set, where the weaker sets were to follow it and each of them was taken to failure: they
  /// have nothing to add; nor has the first where it was, too, and then the best set may get one, if it goes. Where the first is at
  /// the top of the lift's range, one more in the weaker sets all the same.
  private func withFreshRepetition(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.action == .addRepetition, suggestion.plan.isEmpty,
      suggestion.repetitions == repetitions
    else { return suggestion }
    let weaker = equalSets.filter { Int(log.columns.repetitions[$0] ?? 0) < repetitions }
    guard !weaker.isEmpty, weaker.allSatisfy({ SetTraits.effort($0, of: log.columns) == 10 })
    else { return suggestion }
    var suggestion = suggestion
    guard equalSets.first.map({ Int(log.columns.repetitions[$0] ?? 0) }) == repetitions else {
      suggestion.action = .addRepetitionIfItGoes
      suggestion.isAtLeast = true
      return suggestion
    }
    if let range = usualRepetitions, repetitions >= range.upperBound {
      suggestion.raisesTiredSets = true
    } else {
      suggestion.repetitions = repetitions + 1
    }
    return suggestion
  }

  /// The sets that were done beside those at the continued load, and the effort to expect.
  private func finished(_ suggestion: Suggestion) -> Suggestion {
    var suggestion = suggestion
    suggestion.probability = toldProbability(suggestion)
    if lifter.predictions.isFarAbove(set: row, on: last.date, in: log) {
      suggestion.farSet = row
      suggestion.probability = nil
    } else {
      suggestion.farSet = farSet
    }
    suggestion.isUntried = isUntried(suggestion)
    // Who wrote what comes next needs no hint of other loads.
    suggestion.heavierBefore = wish == nil ? beforeOtherCount ?? heavierBefore : nil
    suggestion.hardestEffort = equalSets.compactMap { SetTraits.effort($0, of: log.columns) }.max()
    suggestion.next = next
    suggestion.lacksLoad = lacksLoad
    suggestion.keepsTiredSets = endedTired && !suggestion.raisesTiredSets
    suggestion.passedOver = passedOver
    suggestion.test = heaviestTest
    suggestion.hasLighterLoad = currentLoad.map { loads.next(below: $0) != nil } ?? false
    guard suggestion.action != .follow else { return suggestion }
    // What work costs while the lifter is ill nobody knows.
    let effort = isSparedForIllness(suggestion) ? nil : expectedRPE(suggestion)
    suggestion.expectedRPE = effort?.hardest
    suggestion.easiestExpectedRPE = effort?.easiest
    guard suggestion.plan.isEmpty, let repetitions = suggestion.repetitions,
      let load = suggestion.load ?? (suggestion.semantics == .bodyweight ? .zero : nil)
    else { return suggestion }
    let asked = suggestion.asked
    let plan = done.plan(
      load: load, repetitions: repetitions, isAtLeast: suggestion.isAtLeast, asked: asked,
      fewerBeside: fewerBeside(suggestion), only: onlySet(suggestion), sets: suggestion.sets,
      losing: lossesOfAddedSets, isSpared: suggestion.easesSets)
    // Sets that only led up to the others come again as they were: where no other was weaker, nothing is asked for more.
    if suggestion.action == .addRepetition, repetitions <= self.repetitions,
      !done.isRaised(to: repetitions, asked)
    {
      suggestion.action = .hold
    }
    suggestion.easesHardSets =
      suggestion.easesSets && suggestion.action == .hold
      && last.span.contains { set in
        isEqual(set, to: row) && DoneSets.isTooHardToSpare(SetTraits.effort(set, of: log.columns))
          || isBeside(set) && DoneSets.isTooHardToSpare(SetTraits.effort(set, of: log.columns))
      }
    suggestion.raisesWeakerSets =
      suggestion.action == .hold && done.isRaised(to: repetitions, asked)
    if plan.count == 1, let only = plan.first {
      // Sets of several loads may have become alike.
      suggestion.sets = max(suggestion.sets, only.sets)
    } else {
      if onlySet(suggestion) != nil { suggestion.sets = 1 }
      suggestion.plan = plan
    }
    suggestion.addedSets = addedSets(suggestion)
    if let kept = suggestion.keptRepetitions {
      suggestion.probability = probability(of: kept, with: suggestion.load)
    }
    return suggestion
  }

  /// The effort to expect of the hardest and of the easiest set, from every set at the continued load whose effort is known:
  /// what the last of them cost is asked again, not only what the first of them did.
  private func expectedRPE(_ suggestion: Suggestion) -> (hardest: Double, easiest: Double?)? {
    // Who marks failures and rates nothing asks for no effort.
    guard let repetitions = suggestion.repetitions, log.columns.semantics[row] != .assisted,
      equalSets.contains(where: { log.columns.rpe[$0] != nil })
    else { return nil }
    let asked = suggestion.asked
    let expected = equalSets.enumerated().map { place, set -> Double? in
      guard let rpe = SetTraits.effort(set, of: log.columns),
        let done = log.columns.repetitions[set]
      else { return nil }
      // The last set to failure comes again as it was.
      let isOpen =
        self.done.endsToFailure && place == equalSets.count - 1 && suggestion.load == currentLoad
      if isOpen && !suggestion.easesSets || place > 0 && suggestion.isOfFirstSet { return rpe }
      let next =
        isOpen
        ? Int(done)
        : asked.repetitions(repetitions, done: Int(done), isTired: place > 0 && rpe == 10)
      let own = log.columns.load[set].map(Load.init(units:))
      let rated = ExpectedEffort.RatedSet(load: own, repetitions: Int(done), rpe: rpe)
      return ExpectedEffort.rpe(
        of: suggestion.spared(next, with: suggestion.load, done: rated),
        with: moved(suggestion.load),
        after: .init(load: moved(own), repetitions: Int(done), rpe: rpe))
    }
    var known = expected.compactMap(\.self)
    guard let first = expected.first, !known.isEmpty else { return nil }
    known += last.span.filter(isBeside).compactMap { expectedRPE(beside: $0, of: suggestion) }
    guard let hardest = known.max() else { return nil }
    // Unrated sets before a rated one were probably easier than it.
    return (hardest, first == nil ? nil : known.min())
  }

  /// The effort to expect of a set beside the continued ones: what it cost, but for what is taken off of it; see
  /// ``DoneSets/plan(load:repetitions:isAtLeast:asked:fewerBeside:)``.
  private func expectedRPE(beside set: Int, of suggestion: Suggestion) -> Double? {
    guard let rpe = SetTraits.effort(set, of: log.columns),
      let own = log.columns.load[set].map(Load.init(units:)),
      let done = log.columns.repetitions[set].map(Int.init), done > 0
    else { return nil }
    let load = suggestion.load ?? own
    let isLess = currentLoad.map { load < $0 } ?? false
    let most = isLess && own >= load ? min(done, suggestion.repetitions ?? done) : done
    let fewer = rpe < RPERule.hardFrom ? 0 : fewerBeside(suggestion)
    let nextLoad = isLess ? min(own, load) : own
    let rated = ExpectedEffort.RatedSet(load: own, repetitions: done, rpe: rpe)
    return ExpectedEffort.rpe(
      of: suggestion.spared(max(1, most - fewer), with: nextLoad, done: rated),
      with: moved(nextLoad),
      after: .init(load: moved(own), repetitions: done, rpe: rpe))
  }

  /// Repetitions that hard sets beside the continued ones lose: as many as these where they were too hard, and some after a long
  /// time without the lift.
  private func fewerBeside(_ suggestion: Suggestion) -> Int {
    switch (suggestion.action, suggestion.rule) {
    case (.fewerRepetitions, _): repetitions - (suggestion.repetitions ?? repetitions)
    case (.decreaseLoad, .afterBreak), (.startAgain, _): AfterBreak.repetitionsFewer
    default: 0
    }
  }

  /// Whether a row is a set of the lift that comes again beside those at the continued load.
  private func isBeside(_ other: Int) -> Bool {
    let sets = log.columns
    guard sets.exercise[other] == sets.exercise[row], sets.kind[other] != .warmUp,
      !traits.isInferredWarmUp[other], !traits.isSuspect[other],
      let own = sets.load[other], let load = sets.load[row]
    else { return false }
    return own < load && sets.semantics[other] == .loaded
  }

  /// Whether the lift has a load of its own, as a barbell or a machine has, but its sets were logged without one.
  private var lacksLoad: Bool {
    guard log.columns.semantics[row] == .bodyweight,
      let facts = log.exercises[lift.exercise].facts
    else { return false }
    return facts.loading == .total || facts.loading == .perHand
  }

  /// Whether the lift goes up by load: load × repetitions, and loaded carries.
  var isByLoad: Bool {
    log.columns.semantics[row] == .loaded || log.columns.semantics[row] == .distance
  }

  var currentLoad: Load? {
    log.columns.load[row].flatMap { $0 > 0 ? Load(units: $0) : nil }
  }

  /// Repetitions of the set that is continued; 0 where it has none.
  var repetitions: Int { Int(log.columns.repetitions[row] ?? 0) }

  /// The repetitions that the lift is trained with.
  var usualRepetitions: ClosedRange<Int>? {
    RepetitionRange.range(
      of: sessions.compactMap { session in
        var sets = equalSets(of: session).compactMap { log.columns.repetitions[$0].map(Int.init) }
        // A last set for as many as go is not one of the range.
        if LinearRule.hasOpenLast(sets) { sets.removeLast() }
        sets.removeAll { $0 < 1 }
        return sets.min().flatMap { fewest in sets.max().map { (fewest, $0) } }
      })
  }

  /// The same work again: the sets that were done at the continued set's load, with its repetitions. On a way back no set is added.
  func draft(
    _ rule: SuggestionRule, _ action: SuggestedChange, reason: SuggestionReason,
    evidence: [Int]
  ) -> Suggestion {
    Suggestion(
      exercise: lift.exercise, rule: rule, action: action,
      sets: rule == .afterBreak || action == .addRepetition && 2 * done.continued > usualSets
        ? done.continued : usualSets,
      repetitions: repetitions > 0 ? repetitions : nil,
      load: log.columns.load[row].map(Load.init(units:)), semantics: log.columns.semantics[row],
      seconds: log.columns.seconds[row], metres: log.columns.metres[row],
      reason: reason, adjustment: nil, evidence: evidence, continued: row, lastSession: last.date,
      sessionsNeeded: sessionsNeeded)
  }

  /// Rows of the last session with the load of the continued set, failed ones too: they were meant to be done.
  var equalSets: [Int] { equalSets(of: sessions[sessions.count - 1]) }

  func equalSets(of session: WorkBase.Session) -> [Int] {
    session.session.span.filter { isEqual($0, to: session.row) }
  }
}
