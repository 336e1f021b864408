internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What to lift next.
protocol SuggestionWords: LanguageStyle {
  func suggestionsTitle(_ rule: RuleChoice?) -> Sentence
  /// Names the workout that is probably next, and the one that it follows.
  func title(_ next: NextWorkout) -> Sentence
  /// The heading of the lifts that are not in it.
  var otherSuggestionsTitle: Sentence { get }
  /// Lifts that are perhaps done too.
  func possible(_ lifts: [String]) -> Sentence
  /// The workouts after the next one.
  func further(_ workouts: [NextWorkout.Workout]) -> Sentence
  /// No lift is active.
  var noSuggestions: Sentence { get }
  /// The work: `3 × 102.5 kg × 8 at RPE 8`.
  func work(_ line: SuggestionList.Line) -> Sentence
  /// The lighter work of a deload.
  func deloadWork(_ work: DeloadWork) -> Sentence
  /// The rule and its reason.
  func reason(_ line: SuggestionList.Line) -> Sentence
  /// The rule's name after its sentence.
  func tag(_ rule: SuggestionRule) -> Sentence
  /// What to put on the bar.
  func plates(_ loadings: [Inventory.BarLoading]) -> Sentence
  func warmUp(_ sets: [WarmUpSet]) -> Sentence
  /// The last session was light by plan.
  func deloadPassedOver(_ days: DayRange) -> Sentence
  func moreSuggestions(_ count: Int, files: [String]) -> Sentence
  /// When the last workout was.
  func lastWorkout(_ day: CivilDate?) -> Sentence
  /// Exercises without a suggestion.
  func idleLifts(_ count: Int) -> Sentence
}
