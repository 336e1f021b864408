internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// The report of one exercise.
protocol ExerciseWords: LanguageStyle {
  /// The title of the list of all exercises.
  func exercisesTitle(_ count: Int) -> Sentence
  /// Exercise, sessions, last day, best set, muscles.
  var exerciseColumns: [Sentence] { get }
  /// Muscles that do the work; nil where they are not known.
  func muscles(_ muscles: [Muscle]?) -> Sentence
  /// Sessions, working sets and volume.
  func totals(_ headline: ExerciseHeadline) -> [Sentence]
  /// Muscles and mechanics.
  func facts(_ facts: ExerciseFacts) -> [Sentence]
  var loadsAreAdded: Sentence { get }
  /// Loads are as logged, and the e1RM has a part of the body beside them.
  func e1RMHasBody(_ body: Load) -> Sentence
  var musclesUnknown: Sentence { get }
  /// The top set of the last session.
  func lastTime(_ last: ExerciseHeadline.LastSession) -> Sentence
  /// The work that is suggested, and the repetitions to expect of its top set.
  func next(_ line: SuggestionList.Line, _ expectation: Expectation?) -> Sentence
  var trendTitle: Sentence { get }
  func seriesTitle(most count: Int) -> Sentence
  func name(_ series: SeriesSection.Name) -> Sentence
  func value(_ value: Double, of series: SeriesSection.Name) -> Sentence
  func smoothed(_ point: StrengthCurve.Point, _ measure: ProgressMeasure) -> Sentence
  func sessionsTitle(_ section: LastSessions) -> Sentence
  func session(_ session: LastSessions.Session) -> Sentence
  var curveTitle: Sentence { get }
  func curve(_ refusal: RepetitionCurve.Refusal) -> Sentence
  /// The titles of its rows: repetitions, load, percent of the own 1RM, people in general.
  var curveRows: [Sentence] { get }
  func curve(_ curve: RepetitionCurve) -> Sentence
  var intensityTitle: Sentence { get }
  func name(_ zone: IntensityZones.Zone) -> Sentence
  func repetitions(_ count: Int) -> Sentence
  func average(_ percent: Double, setsWithout: Int) -> Sentence
  func lastSession(_ session: IntensitySection.Session) -> Sentence
  func week(inol: Double) -> Sentence
}
