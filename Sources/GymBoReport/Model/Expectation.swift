package import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What to expect of a lift's next top set: with the load that is suggested, or else with that of last time.
package struct Expectation: Sendable {
  /// The probabilities of the repetitions.
  package var expected: ExpectedSet
  /// The repetitions that are suggested, or else those of last time.
  package var repetitions: Int
  /// Whether load and repetitions are those of the suggestion.
  package var isSuggested: Bool
  /// Whether the last session set the best e1RM, which the next one seldom reaches again.
  package var isAfterRecord: Bool

  /// Why there is none.
  package enum Refusal: Error, Sendable {
    /// Cardio and stretching are not predicted.
    case notALift
    /// The lift was not trained lately, so nobody knows when it will be.
    case inactive
    /// No loaded set of 1 to 15 repetitions that nobody doubts, or the next one is suggested without a load.
    case noTopSet
  }

  /// The probability that the repetitions are completed: of a suggestion the one that it has.
  ///
  /// nil for a single: a log has only those that were completed, so that it does not tell how often one fails.
  package let probability: Double?

  /// - Parameters:
  ///   - lift: of the history of the predictions.
  ///   - suggestion: what to lift next in it; nil where nothing is suggested.
  ///   - predictions: of the history.
  ///   - findings: of the history.
  init(
    of lift: LiftFinding, _ suggestion: Suggestion?, _ predictions: Predictions,
    _ findings: HistoryFindings
  ) throws(Refusal) {
    let modality = findings.log.exercises[lift.exercise].facts?.modality ?? .strength
    guard modality == .strength else { throw .notALift }
    guard lift.isActive(asOf: findings.asOf) else { throw .inactive }
    // Tests are no work: what is suggested and what is expected follow from the same sets.
    guard let next = suggestion?.next ?? predictions.next(of: lift), let last = next.earlier.last,
      let lastLoad = findings.log.columns.load[last.row]
    else { throw .noTopSet }
    // Sets of more repetitions than are predicted are no top sets, of which the range is.
    guard suggestion?.repetitions ?? 0 <= TopSet.mostRepetitions else { throw .noTopSet }
    let isLoaded = suggestion?.semantics == .loaded || suggestion == nil
    let load = suggestion?.load ?? Load(units: lastLoad)
    guard isLoaded, let expected = ExpectedSet(next, load: load, on: findings.asOf)
    else { throw .noTopSet }
    self.expected = expected
    isSuggested = suggestion?.load != nil
    repetitions = (isSuggested ? suggestion?.repetitions : nil) ?? last.repetitions
    if isSuggested {
      probability = suggestion?.probability
    } else {
      probability = repetitions > 1 ? expected.probability(atLeast: repetitions) : nil
    }
    let best = lift.records.estimate
    isAfterRecord = best?.previous != nil && best?.date == last.date
  }
}
