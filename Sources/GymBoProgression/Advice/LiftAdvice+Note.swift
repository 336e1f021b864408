internal import GymBoAnalysis
internal import GymBoLog

/// The lifter's own note of the last time.
extension LiftAdvice {
  /// A suggestion that does not go against what the lifter noted: the load that was planned; no more load where the note wants
  /// none; where it wants more, the next load if that is no large step, with fewer repetitions if need be, else the same again
  /// and a repetition more if it goes; where it wants more repetitions, these with the same load. A decision of this project: who wrote it knows what the numbers do not say.
  func heeded(_ suggestion: Suggestion) -> Suggestion {
    if suggestion.rule != .afterBreak, let planned = withPlannedLoad(suggestion) { return planned }
    if suggestion.action == .increaseLoad, wish == .load, let planned = plannedLoad,
      suggestion.load?.isSame(as: planned) == true
    {
      var suggestion = suggestion
      suggestion.heeds = .load
      return suggestion
    }
    switch wish {
    case .noMore where suggestion.action == .increaseLoad && suggestion.rule != .afterBreak:
      return heeding(.noMore, suggestion, .hold)
    case .moreRepetitions
    where suggestion.action == .increaseLoad && suggestion.rule != .afterBreak
      || isOpenToMore(suggestion):
      return withRepetitionsAsNoted(suggestion)
    case .more where isOpenToMore(suggestion):
      if let next = nextAsNoted {
        var suggestion = heeding(.more, suggestion, .increaseLoad)
        suggestion.load = next.load
        suggestion.repetitions = next.repetitions
        suggestion.repetitionsGivenUp = repetitions - next.repetitions
        return suggestion
      }
      guard repetitions > 0, !suggestion.action.isMore || isOneMoreIfItGoes(suggestion) else {
        return suggestion
      }
      var suggestion = heeding(.more, suggestion, .addRepetitionIfItGoes)
      suggestion.isAtLeast = true
      return suggestion
    case .more, .moreRepetitions, .noMore, .load, nil: return suggestion
    }
  }

  /// The same load and a repetition more, as the note wants; what is suggested where that is so already, after a
  /// failed set, and for work without repetitions.
  private func withRepetitionsAsNoted(_ suggestion: Suggestion) -> Suggestion {
    guard !hasFailedSet, repetitions > 0 else { return suggestion }
    var asNoted =
      suggestion.action == .addRepetition
      ? suggestion
      : withAnotherRepetition(
        suggestion.rule, reason: suggestion.reason, evidence: suggestion.evidence)
    asNoted.heeds = .moreRepetitions
    return asNoted
  }

  private func heeding(
    _ wish: NoteWish, _ suggestion: Suggestion, _ action: SuggestedChange
  ) -> Suggestion {
    var heeding = draft(
      suggestion.rule, action, reason: suggestion.reason, evidence: suggestion.evidence)
    heeding.heeds = wish
    return heeding
  }

  /// The load that the note plans, with as many repetitions as are likely with it; nil where it plans none, none that follows from
  /// the last one, or what is suggested anyway.
  private func withPlannedLoad(_ suggestion: Suggestion) -> Suggestion? {
    guard !hasFailedSet, let load = currentLoad, let planned = plannedLoad ?? towardsNotedLoad,
      suggestion.load?.isSame(as: planned) != true
    else { return nil }
    guard planned.isClearlyAbove(load) else {
      var suggestion = heeding(.load, suggestion, planned.isSame(as: load) ? .hold : .decreaseLoad)
      suggestion.load = planned
      return suggestion
    }
    let isOfFirstSet = notedLoad?.isOfFirstSet == true && equalSets.count > 1
    guard
      let most = repetitions(with: planned, inPlaceOf: isOfFirstSet ? [equalSets[0]] : equalSets)
    else { return nil }
    let wanted = plannedLoad == nil ? asHard(with: planned, upTo: most) : most
    var suggestion = heeding(.load, suggestion, .increaseLoad)
    suggestion.load = planned
    suggestion.isOfFirstSet = isOfFirstSet
    suggestion.repetitions = wanted
    suggestion.repetitionsGivenUp = repetitions - wanted
    return suggestion
  }

  /// A number without a unit that is this near to the repetitions may mean them.
  private static let nearRepetitions = 3

  /// What the notes of the latest day plan of the load. That day says what comes next, be it passed over otherwise.
  private var notedLoad: NotedLoad? {
    lift.sessions.last?.span.lazy.compactMap { self.log.columns.note[$0] }
      .compactMap(NotedLoad.init).first
  }

  /// The only set at the continued load that gets another one, by its place; nil where all do.
  func onlySet(_ suggestion: Suggestion) -> Int? {
    isSingleOnce(suggestion) ? done.continued - 1 : suggestion.isOfFirstSet ? 0 : nil
  }

  /// The load that the notes of the continued work plan for the next time, where it is at most 10 % from the last, or was done in
  /// these weeks.
  private var plannedLoad: Load? {
    guard isByLoad, let load = currentLoad, let noted = notedLoad else { return nil }
    let isNearRepetitions = equalSets.contains { set in
      let done = Int(log.columns.repetitions[set] ?? 0)
      return abs(noted.thousandths - 1000 * done) <= 1000 * LiftAdvice.nearRepetitions
    }
    guard noted.unit != nil || noted.isAdded || !isNearRepetitions else { return nil }
    let number = noted.load(usual: steps.unit)
    let planned = noted.isAdded ? Load(units: load.units + number.units) : number
    let wasDone = sessions.contains { session in
      lifter.today.days(since: session.session.date) < AnalysisOptions.activeDays
        && session.session.rows.contains {
          log.columns.load[$0].map { Load(units: $0).isSame(as: planned) } ?? false
        }
    }
    guard wasDone || planned >= LargestChange.lowest(after: load) && planned <= limit(after: load)
    else { return nil }
    return planned
  }

  /// The heaviest load within 10 % on the way to one that the note of the last day says was taken down, where the note wants more
  /// next time: "67.5 -> 60 for intro week. Increase next time".
  private var towardsNotedLoad: Load? {
    guard isByLoad, let load = currentLoad, let latest = lift.sessions.last,
      let note = latest.span.lazy.compactMap({ self.log.columns.note[$0] })
        .first(where: { NotedReduction($0) != nil }),
      NoteWish(note) == .more, let reduction = NotedReduction(note),
      reduction.load(after: steps.unit).isSame(as: load)
    else { return nil }
    let target = min(reduction.load(before: steps.unit), limit(after: load))
    return loads.highest(above: load, notAbove: target)
  }

  /// Whether a wish for more may change a suggestion: not what follows a break, a pause or misses, and not more load.
  private func isOpenToMore(_ suggestion: Suggestion) -> Bool {
    guard suggestion.rule != .afterBreak else { return false }
    return switch suggestion.action {
    case .hold, .fewerRepetitions, .addRepetition, .addRepetitionIfItGoes: true
    case .decreaseLoad: suggestion.rule == .rpe
    default: false
    }
  }

  /// Whether it is the same again, and a repetition more if it goes.
  private func isOneMoreIfItGoes(_ suggestion: Suggestion) -> Bool {
    suggestion.action == .addRepetitionIfItGoes && suggestion.repetitions == repetitions
  }

  /// Repetitions that a step may cost which the lifter asks for.
  private static let mostFewer = 3

  /// The next load up, where it is at most 10 % more, with as many repetitions as leave something and are more likely than not, at
  /// most three fewer than last time; nil where there is none.
  private var nextAsNoted: (load: Load, repetitions: Int)? {
    guard isByLoad, !hasFailedSet, let load = currentLoad, let next = loads.next(above: load),
      next <= limit(after: load)
    else { return nil }
    return repetitions(with: next, inPlaceOf: equalSets).map { (next, $0) }
  }

  /// The fewest repetitions with a higher load that are as hard as the hardest set of last time was; the most of some where no set
  /// was rated.
  private func asHard(with next: Load, upTo most: Int) -> Int {
    let rated = equalSets.compactMap { set -> ExpectedEffort.RatedSet? in
      guard let rpe = SetTraits.effort(set, of: log.columns),
        let done = log.columns.repetitions[set].map(Int.init)
      else { return nil }
      return .init(load: moved(currentLoad), repetitions: done, rpe: rpe)
    }
    guard let hardest = rated.max(by: { $0.rpe < $1.rpe }), most > 0 else { return most }
    return (1...most).first {
      ExpectedEffort.rpe(of: $0, with: moved(next), after: hardest) ?? 0 >= hardest.rpe
    } ?? most
  }

  /// As many repetitions with a higher load as leave something and are more likely than not, at most three fewer than last time;
  /// nil where none are.
  private func repetitions(with next: Load, inPlaceOf sets: [Int]) -> Int? {
    let fewest = max(1, repetitions - LiftAdvice.mostFewer)
    return (fewest...max(fewest, repetitions)).reversed().first { wanted in
      !leavesNothing(wanted, with: next, inPlaceOf: sets)
        && odds(of: wanted, with: next) ?? 0 >= Suggestion.leastProbability
    }
  }

  /// Whether a set that was rated would leave nothing with some repetitions of a higher load.
  func leavesNothing(
    _ wanted: Int, with next: Load, inPlaceOf sets: [Int]? = nil
  ) -> Bool {
    (sets ?? equalSets).contains { set in
      guard let rpe = SetTraits.effort(set, of: log.columns),
        let done = log.columns.repetitions[set].map(Int.init)
      else { return false }
      let rated = ExpectedEffort.RatedSet(load: moved(currentLoad), repetitions: done, rpe: rpe)
      return ExpectedEffort.rpe(of: wanted, with: moved(next), after: rated) ?? 0 >= 10
    }
  }

  /// What the notes of the continued work want; nil where they do not say, or a later session is passed over.
  func notedWish() -> NoteWish? {
    guard passedOver == nil else { return nil }
    // Each set of an exercise has the exercise's note: it is read once.
    var read: String?
    for row in last.span {
      guard let note = log.columns.note[row], note != read else { continue }
      read = note
      if let wish = NoteWish(note) { return wish }
    }
    return nil
  }
}
