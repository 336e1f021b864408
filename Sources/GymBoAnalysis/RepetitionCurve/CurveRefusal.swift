extension RepetitionCurve {
  /// Why a history does not carry a curve of its own. Raw values are the words of machine formats.
  public enum Refusal: String, Error, CaseIterable, Sendable {
    case tooFewSets = "fewer than 8 sets in blocks of 4 weeks that hold more than one load"
    case tooFewCounts = "fewer than 3 different repetition counts"
    case tooNarrow = "the repetition counts span fewer than 4"
    case doesNotFall = "the repetitions do not fall with the load as people's do"
  }
}
