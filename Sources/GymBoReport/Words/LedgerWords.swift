internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

/// Suggestions in hindsight.
protocol LedgerWords: LanguageStyle {
  func ledgerTitle(since day: CivilDate) -> Sentence
  /// That it says agreement, and no effect.
  var ledgerNote: Sentence { get }
  func ledger(_ shares: LedgerShares) -> [Sentence]
  var calibrationTitle: Sentence { get }
  /// Said, sets, came true.
  var calibrationColumns: [Sentence] { get }
  /// What is compared.
  /// - Parameters:
  ///   - judged: tries of which a chance was said.
  ///   - tried: all of them.
  func calibrationNote(_ judged: Int, of tried: Int) -> Sentence
  var noCalibration: Sentence { get }
  /// By rule: increases, lifted, tries, done.
  var ledgerColumns: [Sentence] { get }
  func reminders(_ shares: ReminderShares) -> Sentence
}
