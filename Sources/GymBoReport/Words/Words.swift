internal import GymBoLog

/// A language: every sentence of the reports, each a function of typed values.
///
/// One protocol a topic, none with default implementations, so that a missing sentence does not compile. A language is a
/// folder of extensions, one file a topic, and a member of ``Language/all``. To add one, copy the folder `English`, rename
/// the type and translate. Machine formats are the same in every language.
///
/// A report for people is made in three steps. `Model` decides what is said and in which order, as typed values
/// (``WeeklySections``). `Words` makes each of them a ``Sentence``. A renderer, such as `Text` (``TextPage``), lays the
/// sentences out; a further one, for HTML say, is a folder beside `Text` that reads the same model and words.
protocol Words: Sendable, SetWords, DateWords, WeekWords, AttentionWords, TrendWords, LiftWords,
  CardioWords, RecordWords,
  SuggestionWords, PredictionWords, DeloadWords, MuscleWords, BalanceWords, PeriodWords,
  StreakWords, DataWords,
  IssueWords,
  TriageWords, CheckWords, MissingWords, ExerciseWords, ScoreWords, MethodWords,
  PageWords, GlanceWords, ChartWords, PlanWords, SwapWords, GeneratorWords, FocusWords, NudgeWords,
  InsightWords, LedgerWords, BodyWords
{
  /// The language's code in ISO 639-1, such as `en`.
  static var code: String { get }

  /// - Parameters:
  ///   - unit: the unit in which loads are written.
  ///   - asOf: the day on which the report is read; nil where it is about no day.
  init(unit: LoadUnit, asOf: CivilDate?)
}

/// What all topics need of a language.
protocol LanguageStyle {
  /// How numbers are written.
  var numbers: NumberStyle { get }
  /// How days are written.
  var dates: DateStyle { get }
  /// The unit in which loads are written.
  var unit: LoadUnit { get }
  /// The day on which the report is read; nil where it is about no day.
  var asOf: CivilDate? { get }
}
