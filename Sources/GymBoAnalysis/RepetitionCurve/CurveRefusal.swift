internal import GymBoLog

extension RepetitionCurve {
  /// The reason why a curve cannot be fitted to a history.
  package enum Refusal: String, Error, MachineWord {
    /// Fewer than 8 sets in blocks of 4 weeks that hold more than one load.
    case tooFewSets = "too_few_sets"
    /// Fewer than 3 different repetition counts.
    case tooFewCounts = "too_few_counts"
    /// The repetition counts span fewer than 4.
    case tooNarrow = "too_narrow"
    /// The repetitions do not fall with the load as people's do.
    case doesNotFall = "does_not_fall"
  }
}
