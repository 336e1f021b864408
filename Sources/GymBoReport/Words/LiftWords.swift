internal import GymBoAnalysis

/// Which lifts without a line of their own are named.
enum NamedLifts {
  case all
  /// Those that go up or down, and of the others those that were lower than last time.
  case moving
  /// Those that go down, where they are few.
  case few
}

/// The lifts of the week against the last time.
protocol LiftWords: LanguageStyle {
  /// - Parameter week: the days of a week before today's; nil where it is today's.
  func liftsTitle(_ week: DayRange?) -> Sentence
  /// The title where they are only counted.
  func countedLiftsTitle(_ week: DayRange?) -> Sentence
  /// What the percentages beside these lifts are, after the title: `(%: e1RM, the estimated max, since last time)`.
  var liftsPercent: Sentence { get }
  /// What the signs and words beside these lifts mean.
  func liftsKey(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence
  /// What the words for lifts mean; nil where all of them explain themselves.
  func key(of words: [LiftWord]) -> Sentence?
  /// The state of a lift in a word or two: `rising`, `coming back`, `too new`, `few lately`.
  func standing(_ lift: LiftsOfTheWeek.Lift) -> Sentence
  /// Lifts of the week that are not shown, with where they go: `and 12 more lifts (3 up, 4 level)`.
  func moreLifts(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence
  /// How many lifts go one way; nil for what is no lift.
  func count(_ lifts: Int, going direction: LiftDirection?) -> Sentence
  /// The name of a lift that rises over the weeks, and was lower than last time.
  func lowerThisTime(_ lift: Sentence) -> Sentence
  /// The lifts without a verdict that were lower than last time: `lower than last time: Leg Press and 2 more`.
  func lowerThanLastTime(_ lifts: [Sentence], more: Int) -> Sentence
  /// The lifts of the week, where none of them is shown.
  func allLifts(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence
  func change(_ change: LiftsOfTheWeek.Change) -> Sentence
}

extension LanguageStyle where Self: LiftWords {
  /// How many of the lifts go up, stay level and go down, in brackets. Empty for no lift.
  func tally(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence {
    let all: [LiftDirection?] = LiftDirection.allCases + [nil]
    var hasNames = false
    var parts = all.compactMap { direction -> Sentence? in
      let own = lifts.filter { $0.direction == direction }
      guard !own.isEmpty else { return nil }
      let isNamed =
        switch naming {
        case .all: true
        case .moving: direction == .up || direction == .down
        case .few: direction == .down && own.count <= mostDown
        }
      hasNames = hasNames || isNamed
      let names = own.map { lift -> Sentence in
        let name: Sentence = "\(name: lift.shortName ?? lift.exercise)"
        return lift.roseBefore ? lowerThisTime(name) : name
      }
      let named: Sentence = isNamed ? ": \(names.joined(separator: ", "))" : ""
      return count(own.count, going: direction) + named
    }
    let lower = lifts.filter(\.isLowerUnjudged).sorted { $0.percentOfChange < $1.percentOfChange }
    if naming == .moving, !lower.isEmpty {
      hasNames = true
      let names = lower.prefix(mostDown).map { "\(name: $0.shortName ?? $0.exercise)" as Sentence }
      parts.append(lowerThanLastTime(names, more: lower.count - names.count))
    }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: hasNames ? "; " : ", ")))"
  }

  /// Lifts going down that are named: one would ask which they are.
  private var mostDown: Int { 4 }
}
