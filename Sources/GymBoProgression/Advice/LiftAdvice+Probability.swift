internal import GymBoAnalysis
internal import GymBoKernels
internal import GymBoLog

/// How likely suggestions are to be completed, from what the lifter did so far.
extension LiftAdvice {

  /// The probability that is said of a set: that it is done with at least some repetitions.
  /// - Returns: nil where it is not known, and for loads that are untried: there such sets come true less often than is said.
  func probability(of repetitions: Int, with load: Load?) -> Double? {
    guard let load, let next, !LoadSearch.isTooHeavy(load, after: next) else { return nil }
    return odds(of: repetitions, with: load)
  }

  /// The probability that is told beside a suggestion; nil where a small one says little: a test has shown what goes, several sets
  /// did it alike last time, or the lifter kept repetitions in reserve and planned to do them. Nor is one that many sets of last time
  /// speak against: the model takes sets that ended as planned for sets that ended where nothing was left.
  func toldProbability(_ suggestion: Suggestion) -> Double? {
    guard let repetitions = suggestion.repetitions,
      let told = probability(of: repetitions, with: suggestion.load)
    else { return nil }
    if isRefuted(told, of: repetitions, with: suggestion.load) { return nil }
    guard told < Suggestion.leastProbability else { return told }
    if case .testAbove = suggestion.reason { return nil }
    if suggestion.heeds == .moreRepetitions { return nil }
    return suggestion.action == .hold && hasRepeatedBest ? nil : told
  }

  /// The sets of last time that can speak against odds, and how unlikely they must be by these: one in ten, a usual bound of tests.
  private static let (fewestAlike, refuted) = (4, 0.1)

  /// Whether last time, not long ago, many sets with a load all had some repetitions, which is less likely than one in ten if the
  /// odds of each are as said.
  private func isRefuted(_ odds: Double, of repetitions: Int, with load: Load?) -> Bool {
    let sets = equalSets
    guard sets.count >= LiftAdvice.fewestAlike, reachedByAll >= repetitions, let load,
      currentLoad.map(load.isSame) ?? false,
      lifter.today.days(since: last.date) < TrainingBreaks.shortest
    else { return false }
    return sets.reduce(1) { product, _ in product * odds } < LiftAdvice.refuted
  }

  /// Whether a suggestion's load is more than 5 % above everything of the last sessions, and was not done for as many repetitions
  /// in ``knownDays``.
  func isUntried(_ suggestion: Suggestion) -> Bool {
    guard let next, let load = suggestion.load, suggestion.semantics == .loaded,
      let done = currentLoad, load.isClearlyAbove(done)
    else { return false }
    return LoadSearch.isTooHeavy(load, after: next)
      && !wasDone(suggestion.repetitions ?? 0, with: load, days: LiftAdvice.knownDays)
  }

  /// What was done within these days is known work: after a longer break the way back begins at its lowest, see ``AfterBreak``.
  private static let knownDays = 84

  /// Whether a set of the last days had at least some repetitions with a load or more.
  private func wasDone(_ repetitions: Int, with load: Load, days: Int) -> Bool {
    let first = lifter.today.advanced(by: -days)
    return lift.sessions.reversed().prefix { $0.date >= first }.contains { session in
      session.rows.contains { set in
        guard let own = log.columns.load[set], !traits.isSuspect[set] else { return false }
        return !load.isClearlyAbove(Load(units: own))
          && Int(log.columns.repetitions[set] ?? 0) >= repetitions
      }
    }
  }

  /// Whether a single is asked for once, however many sets there were: with more than was lifted in the last year, or with so much
  /// more than last time that the singles before lead up to it.
  func isSingleOnce(_ suggestion: Suggestion) -> Bool {
    guard suggestion.action == .increaseLoad, suggestion.repetitions == 1, isByLoad,
      let load = suggestion.load
    else { return false }
    let isLargeStep =
      currentLoad.map { Double(load.units) > AfterBreak.largeStep * Double($0.units) } ?? false
    return isLargeStep || !wasDone(1, with: load, days: LiftAdvice.daysOfYear)
  }

  /// The odds of at least some repetitions with a load, of untried loads, too: enough to tell that one is too heavy.
  /// - Returns: nil without earlier loaded sets, for more repetitions than are predicted, for loads far below the last one,
  ///   which a plan may ask for and the lifter did not choose, and for singles: a log has only those that were completed, so
  ///   that every one would be certain.
  func odds(of repetitions: Int, with load: Load) -> Double? {
    guard let next, log.columns.semantics[row] == .loaded,
      repetitions >= 2, repetitions <= TopSet.mostRepetitions,
      !LoadSearch.isTooLight(load, after: next)
    else { return nil }
    return next.distribution(load: load, on: max(lifter.today, last.date))?
      .probability(atLeast: repetitions)
  }

  /// Takes back an increase that is less likely than not. Of loads: the heaviest between that is likely, else the load in use
  /// with a repetition more. Of repetitions: the same again, and one more if it goes, but not where the weaker sets were to
  /// follow the best. Less load is asked for as many
  /// repetitions as are likely.
  func likely(_ suggestion: Suggestion) -> Suggestion {
    // A test has said what goes.
    if case .testAbove = suggestion.reason { return suggestion }
    return eased(withLikelyRepetitions(withLikelyLoad(withLikelyRelief(suggestion))))
  }

  /// Of a set that is less likely than this fewer repetitions are asked, be it that it was reached before. A decision of this
  /// project: what fails two times in three is no work.
  private static let unlikely = 0.4
  /// Repetitions that such a set gives up at most.
  private static let fewerOfUnlikely = 2

  /// The same work again after a set that was better than usual: as many repetitions as are more likely than not are enough. What
  /// several sets reached was no single good one.
  private func eased(_ suggestion: Suggestion) -> Suggestion {
    if let suggestion = easedSingle(suggestion) { return suggestion }
    guard suggestion.action == .hold, suggestion.plan.isEmpty, let load = suggestion.load,
      let done = suggestion.repetitions, let odds = odds(of: done, with: load),
      odds < Suggestion.leastProbability, !hasRepeatedBest
    else { return suggestion }
    let usual = wasReachedBefore ? nil : repetitionsBefore
    let isUnusual = usual.map { $0 <= done - LiftAdvice.unusualGain } ?? false
    // What was left out since says that more is not known.
    guard isUnusual || odds < LiftAdvice.unlikely && passedOver == nil else { return suggestion }
    let fewest = isUnusual ? usual ?? 0 : done - LiftAdvice.fewerOfUnlikely
    var enough = done
    while enough > max(2, fewest, reachedByAll),
      self.odds(of: enough, with: load) ?? 1 < Suggestion.leastProbability
    {
      enough -= 1
    }
    guard enough < done else { return suggestion }
    var suggestion = suggestion
    suggestion.repetitions = enough
    suggestion.isAtLeast = true
    suggestion.easedFrom = done
    if !isUnusual { suggestion.easedOdds = odds }
    return suggestion
  }

  /// Sessions with a single at the top that say which one is usual.
  private static let fewestSingles = 4
  /// A single above the usual one by more than this share was a best, which seldom comes twice.
  private static let bestSingleShare = 1.03
  /// The share of it that comes next.
  private static let afterBestShare = 0.95

  /// Less than the best single of all last sessions, but no less than the usual one; nil for other work. A decision of this
  /// project.
  private func easedSingle(_ suggestion: Suggestion) -> Suggestion? {
    guard suggestion.action == .hold, repetitions == 1, isByLoad, let load = currentLoad else {
      return nil
    }
    let earlier = sessions.dropLast().filter { repetitions($0) == 1 }
      .compactMap { log.columns.load[$0.row] }.sorted()
    guard earlier.count >= LiftAdvice.fewestSingles, let best = earlier.last, best < load.units,
      case let usual = earlier[(earlier.count - 1) / 2],
      Double(load.units) > LiftAdvice.bestSingleShare * Double(usual),
      let lighter = loads.heaviest(
        atMost: Load(units: max(usual, Int64(LiftAdvice.afterBestShare * Double(load.units)))))
    else { return nil }
    var suggestion = suggestion
    suggestion.action = .decreaseLoad
    suggestion.load = lighter
    suggestion.easesBestSingle = true
    return suggestion
  }

  /// Whether an earlier session of six weeks had as many repetitions with the load or more: after a break that is the way back.
  private var wasReachedBefore: Bool {
    sessions.dropLast().contains { before in
      last.date.days(since: before.session.date) <= AnalysisOptions.activeDays
        && before.session.rows.contains { other in
          (log.columns.load[other] ?? 0) >= (log.columns.load[row] ?? 0)
            && Int(log.columns.repetitions[other] ?? 0) >= repetitions
        }
    }
  }

  /// Whether several sets at the load had as many repetitions as the best.
  var hasRepeatedBest: Bool {
    equalSets.count { Int(log.columns.repetitions[$0] ?? 0) >= repetitions } > 1
  }

  /// The most repetitions that every one of the equal sets reached: of one good set nobody asks that.
  private var reachedByAll: Int {
    equalSets.map { Int(log.columns.repetitions[$0] ?? 0) }.min() ?? 0
  }

  /// The odds that lighter work should have: it is meant to succeed. A decision of this project.
  static let reliefProbability = 0.7

  /// Repetitions more than in the session before that are a better day than usual, where as many are less likely than not.
  private static let unusualGain = 3

  /// The most repetitions at the same load of the last session before that had it, beside heavier sets, too, within six weeks;
  /// nil where there was none.
  private var repetitionsBefore: Int? {
    for before in sessions.dropLast().reversed() {
      guard last.date.days(since: before.session.date) <= AnalysisOptions.activeDays else { break }
      let equal = before.session.rows.filter { log.columns.load[$0] == log.columns.load[row] }
      if let most = equal.compactMap({ log.columns.repetitions[$0] }).max() { return Int(most) }
    }
    return nil
  }

  /// Where the work gets lighter, no more repetitions than are likely, but no fewer than were done with the heavier load, unless
  /// that was long ago.
  private func withLikelyRelief(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.action == .decreaseLoad, let load = suggestion.load,
      var repetitions = suggestion.repetitions
    else { return suggestion }
    while repetitions > 2, let odds = odds(of: repetitions, with: load),
      odds < Suggestion.leastProbability
        || odds < LiftAdvice.reliefProbability
          && (repetitions > self.repetitions || suggestion.rule == .afterBreak)
    {
      repetitions -= 1
    }
    var suggestion = suggestion
    suggestion.repetitions = repetitions
    return suggestion
  }

  private func withLikelyRepetitions(_ suggestion: Suggestion) -> Suggestion {
    // Who planned one more, and had one in reserve, gets it asked, whatever the odds.
    guard suggestion.action == .addRepetition,
      suggestion.heeds != .moreRepetitions || effort?.rpe ?? 10 > RPERule.hardFrom,
      let wanted = suggestion.repetitions, suggestion.plan.isEmpty,
      let load = suggestion.load, let odds = odds(of: wanted, with: load),
      odds < Suggestion.leastProbability, !wasJustDone(wanted, with: load)
    else { return suggestion }
    var suggestion = suggestion
    guard wanted > repetitions else {
      if let top = likelyTop(below: wanted, of: suggestion, with: load) {
        suggestion.repetitions = top
        return suggestion
      }
      // The best set again is enough to ask for: the others come again as they were.
      suggestion.action = .hold
      suggestion.repetitions = repetitions
      return suggestion
    }
    suggestion.action = .addRepetitionIfItGoes
    suggestion.repetitions = wanted - 1
    suggestion.isAtLeast = true
    return suggestion
  }

  /// The top of the range in which the weaker sets are raised, where the best set was above it and the top is likely: more is not
  /// asked of any set then. nil otherwise.
  private func likelyTop(
    below wanted: Int, of suggestion: Suggestion, with load: Load
  ) -> Int? {
    guard case .rule(.withinRange(let range)) = suggestion.reason, range.upperBound < wanted,
      odds(of: range.upperBound, with: load) ?? 0 >= Suggestion.leastProbability
    else { return nil }
    return range.upperBound
  }

  /// Whether a set of the last session had as many repetitions with a load or more: one for as many as go, after easy ones.
  private func wasJustDone(_ wanted: Int, with load: Load) -> Bool {
    wanted > repetitions
      && equalSets.contains {
        Int(log.columns.repetitions[$0] ?? 0) >= wanted
          && log.columns.load[$0] ?? 0 >= load.units
      }
  }

  private func withLikelyLoad(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.action == .increaseLoad, let wanted = suggestion.load, let load = currentLoad,
      let repetitions = suggestion.repetitions,
      let probability = odds(of: repetitions, with: wanted),
      probability < Suggestion.leastProbability
    else { return suggestion }
    var lower = loads.next(below: wanted)
    while let between = lower, between.isClearlyAbove(load) {
      if let odds = self.odds(of: repetitions, with: between),
        odds >= Suggestion.leastProbability
      {
        var suggestion = suggestion
        suggestion.load = between
        suggestion.adjustment = .unlikely(wanted: wanted, probability: probability)
        return suggestion
      }
      lower = loads.next(below: between)
    }
    var held = withAnotherRepetition(
      suggestion.rule, reason: suggestion.reason, evidence: suggestion.evidence)
    held.adjustment = .unlikely(wanted: wanted, probability: probability)
    return held
  }
}
