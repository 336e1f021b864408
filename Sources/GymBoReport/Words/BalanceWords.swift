internal import GymBoAnalysis
internal import GymBoLog

/// Balance of sets and of strength, and bands of repetitions.
protocol BalanceWords: LanguageStyle {
  func title(_ section: BalanceSection) -> Sentence
  func name(_ kind: SetBalance.Kind) -> Sentence
  func verdict(_ balance: SetBalance) -> Sentence
  func name(_ reference: StrengthRatio.Reference) -> Sentence
  /// One of its two lifts.
  func name(_ lift: StrengthRatio.Lift) -> String
  func verdict(_ ratio: BalanceSection.Ratio) -> Sentence
  func interval(_ interval: RatioInterval) -> Sentence
  func interval(_ interval: ClosedRange<Double>) -> Sentence
  func similarity(_ share: Double) -> Sentence
  /// Of 28 days, or of the whole history.
  func bandsTitle(isWholeHistory: Bool) -> Sentence
  /// No set has repetitions.
  var noRepetitions: Sentence { get }
  func name(_ band: RepetitionBands.Band) -> Sentence
}
