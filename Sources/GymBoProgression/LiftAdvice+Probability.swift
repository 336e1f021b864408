internal import GymBoAnalysis
internal import GymBoKernels
internal import GymBoLog

/// How likely suggestions are to be completed, from what the lifter did so far.
extension LiftAdvice {
  /// An increase in load that is less likely than this is not suggested.
  static let leastProbability = 0.5

  /// The probability that a set at a load is done with at least some repetitions.
  /// - Returns: nil without earlier loaded sets, for more repetitions than are predicted, for loads far below the last one,
  ///   which a plan may ask for and the lifter did not choose, and for singles: a log has only those that were completed, so
  ///   that every one would be certain.
  func probability(of repetitions: Int, with load: Load?) -> Double? {
    guard let next, let load, log.columns.semantics[row] == .loaded,
      repetitions >= 2, repetitions <= TopSet.mostRepetitions,
      !LoadSearch.isTooLight(load, after: next)
    else { return nil }
    return next.distribution(load: load, on: max(lifter.today, last.date))?
      .probability(atLeast: repetitions)
  }

  /// Takes back an increase that is less likely than not. Of loads: the heaviest between that is likely, else the load in use
  /// with a repetition more. Of repetitions: the same again, and one more if it goes.
  func likely(_ suggestion: Suggestion) -> Suggestion {
    withLikelyRepetitions(withLikelyLoad(suggestion))
  }

  private func withLikelyRepetitions(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.action == .addRepetition, let wanted = suggestion.repetitions,
      wanted > repetitions, suggestion.plan.isEmpty,
      let probability = probability(of: wanted, with: suggestion.load),
      probability < LiftAdvice.leastProbability
    else { return suggestion }
    var suggestion = suggestion
    suggestion.action = .addRepetitionIfItGoes
    suggestion.repetitions = wanted - 1
    suggestion.isAtLeast = true
    return suggestion
  }

  private func withLikelyLoad(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.action == .increaseLoad, let wanted = suggestion.load, let load = currentLoad,
      let repetitions = suggestion.repetitions,
      let probability = probability(of: repetitions, with: wanted),
      probability < LiftAdvice.leastProbability
    else { return suggestion }
    var lower = loads.next(below: wanted)
    while let between = lower, between.isClearlyAbove(load) {
      if let odds = self.probability(of: repetitions, with: between),
        odds >= LiftAdvice.leastProbability
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
