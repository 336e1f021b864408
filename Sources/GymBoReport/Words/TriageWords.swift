/// Which athletes a coach looks at first.
protocol TriageWords: LanguageStyle {
  /// The title of the list: how many need a look, and how many of them are shown.
  func title(_ list: TriageList, shown: Int) -> Sentence
  /// The main reason with its numbers.
  func sentence(_ row: TriageList.Row) -> Sentence
  /// The title of the athletes that need no look.
  var othersTitle: Sentence { get }
  /// The day of the last workout, or that there is none.
  func lastDay(_ entry: TriageEntry) -> Sentence
  /// The athletes that need a look beside those that are shown.
  func alsoNeed(_ athletes: [String], more: Int) -> Sentence
  /// Athletes with the same workouts.
  func alike(_ athletes: [String], more: Int) -> Sentence
  /// Nobody needs a look.
  var nobodyNeedsALook: Sentence { get }
}
