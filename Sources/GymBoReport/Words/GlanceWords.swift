import GymBoAnalysis
internal import GymBoLog

/// The lines below a page's title.
protocol GlanceWords: LanguageStyle {
  func name(ofLine line: PageGlance.Line) -> Sentence
  /// `Bench Press (Barbell): plateau, no new best since 3 May`
  func sentence(_ stuck: PageGlance.Stuck) -> Sentence
  /// No lift was trained for weeks.
  var noLiftIsJudged: Sentence { get }
  /// - Parameter lower: lifts that were lower lately, which is no fall yet.
  func nothingIsStuck(lower: [String]) -> Sentence
  /// Lifts that are stuck or fall, and that the list of what needs attention does not have.
  var waitingLead: Sentence { get }
  /// - Parameter more: further such lifts.
  func waiting(_ lifts: [PageGlance.Stuck], more: Int) -> Sentence
  /// Lifts that are not named, with a link to where they are.
  func andMoreLifts(_ count: Int) -> Sentence
  /// The workout that is probably next; nil where none is likely.
  func occasion(of list: SuggestionList) -> Sentence?
  /// A lift with what to do next: `Squat (Barbell) 3 × 100 kg × 5`
  func inBrief(_ line: SuggestionList.Line) -> Sentence
  /// What to do next, beside the lift's name: `next: 3 × 100 kg × 5`
  func nextTime(_ line: SuggestionList.Line) -> Sentence
  /// Muscles with fewer sets than usual in the week, or in the last seven days, the fewest first.
  /// - Parameter isFurther: whether others are told before it.
  func fewSets(_ muscles: MusclesOfTheWeek, isFurther: Bool) -> Sentence
  /// The same over four weeks, in sets a week; there is one at least.
  /// - Parameters:
  ///   - idle: those without any set in that time, named one by one.
  ///   - most: of the others, that are named.
  func lowMuscles(_ muscles: [PageGlance.LowMuscle], idle: [Muscle], most: Int) -> Sentence
  /// Why nothing is suggested for a lift that was last done on a day; nil where that is not long ago.
  func notSuggested(_ last: CivilDate) -> Sentence?
  /// The last pause, or the last week off where there was none.
  func lastPause(_ calendar: TrainingCalendar) -> Sentence
  /// How many lifts have each word.
  func sentence(_ states: [(word: LiftWord, lifts: Int)]) -> Sentence
}
