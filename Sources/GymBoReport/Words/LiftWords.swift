internal import GymBoAnalysis

/// The lifts of the week against the last time.
protocol LiftWords: LanguageStyle {
  /// - Parameter week: the days of a week before today's; nil where it is today's.
  func liftsTitle(_ week: DayRange?) -> Sentence
  /// What the percentages beside these lifts are, after the title: `(%: e1RM since last time)`.
  var liftsPercent: Sentence { get }
  /// What the signs and words beside these lifts mean.
  func liftsKey(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence
  /// What the words for lifts mean; nil where all of them explain themselves.
  func key(of words: [LiftWord]) -> Sentence?
  /// The state of a lift in a word or two: `rising`, `coming back`, `2 more sessions`, `few lately`.
  func standing(_ lift: LiftsOfTheWeek.Lift) -> Sentence
  /// Lifts of the week that are not shown, with how many of them have each word: `and 12 more lifts (rising 3, plateau 4)`.
  func moreLifts(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence
  /// The lifts of the week, where none of them is shown.
  func allLifts(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence
  func change(_ change: LiftsOfTheWeek.Change) -> Sentence
}

extension LiftWords where Self: TrendWords {
  /// How many of the lifts have each word, in brackets: those that need attention first. Empty where none has one.
  func tally(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence {
    var counts: [(word: Sentence, lifts: Int)] = []
    for lift in LiftsOfTheWeek.byImportance(lifts) {
      let word = lift.isTooNew ? name(.new) : standing(lift)
      guard !word.plain.isEmpty else { continue }
      if let index = counts.firstIndex(where: { $0.word == word }) {
        counts[index].lifts += 1
      } else {
        counts.append((word, 1))
      }
    }
    guard !counts.isEmpty else { return "" }
    let parts = counts.map { "\($0.word) \(numbers.whole($0.lifts))" as Sentence }
    return " (\(parts.joined(separator: ", ")))"
  }
}
