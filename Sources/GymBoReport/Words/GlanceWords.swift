internal import GymBoAnalysis

/// The lines below a page's title.
protocol GlanceWords: LanguageStyle {
  func name(ofLine line: PageGlance.Line) -> Sentence
  /// Each first lift of a state: `Bench Press (Barbell): plateau, no new best for 24 weeks, and 5 more lifts.`
  func sentence(_ stuck: [PageGlance.Stuck]) -> Sentence
  /// The next workout with its first lifts.
  func inBrief(_ list: SuggestionList) -> Sentence
  /// Muscles with fewer sets than usual, the fewest first.
  func fewSets(_ muscles: MusclesOfTheWeek) -> Sentence
  /// The last pause, or that there was none.
  func lastPause(_ calendar: TrainingCalendar) -> Sentence
  /// How many lifts have each word.
  func sentence(_ states: [(word: LiftWord, lifts: Int)]) -> Sentence
}
