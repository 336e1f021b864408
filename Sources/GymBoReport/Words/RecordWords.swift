internal import GymBoAnalysis
internal import GymBoLog

/// Records.
protocol RecordWords: LanguageStyle {
  var newBestsTitle: Sentence { get }
  /// By how much a new best is better, and of what: `+2.5 kg`, `e1RM 20.2 kg, +0.8 kg`.
  func gain(_ best: RecordsOfTheWeek.Best) -> Sentence
  /// The same in a column of its own, without what it is of; nil where there was nothing before.
  func gain(_ best: PersonalBest, of kind: RecordKind) -> String?
  /// The interval of an estimate, in parentheses beside it.
  func bounds(_ estimate: StrengthEstimate) -> Sentence
  /// Lifts with a new best that have no line of their own.
  func moreBests(_ exercises: [String]) -> Sentence
  var recordsOfTheWeekTitle: Sentence { get }
  /// No record was set.
  var noRecords: Sentence { get }
  /// The day and title of a session.
  func title(_ session: RecordsOfTheWeek.Session) -> Sentence
  /// An exercise and its records.
  func records(_ lift: RecordsOfTheWeek.Lift) -> Sentence
  var recordsTitle: Sentence { get }
  /// No record is held.
  var noRecordsYet: Sentence { get }
  /// The titles of the columns: kind, best, a sign of doubt, set, day, age, before.
  var recordColumns: [Sentence] { get }
  /// The name of a kind in a table: `set volume`.
  func name(_ kind: RecordKind) -> Sentence
  /// The value of a record whose kind is named next to it.
  func number(_ value: Double, of kind: RecordKind) -> Sentence
  /// What the sign of doubt means.
  var doubtKey: Sentence { get }
  /// How sure the e1RM is, and by which formula.
  func estimates(_ estimates: [RecordsSection.Estimate]) -> Sentence
  var loadsTitle: Sentence { get }
  /// The heaviest load for some repetitions: `5–6: 100 kg`.
  func load(_ load: RecordsSection.RepetitionLoad) -> Sentence
}
