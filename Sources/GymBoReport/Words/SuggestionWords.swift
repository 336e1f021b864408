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
  /// The work after a deload.
  func afterDeload(_ line: SuggestionList.Line) -> Sentence
  /// The lighter work in a narrow column: `2 × 90 kg × 8`.
  func shortDeload(_ work: DeloadWork) -> Sentence
  /// The titles of the columns of the next workout: deload, RPE, how likely it is.
  var deloadColumn: Sentence { get }
  var effortColumn: Sentence { get }
  var likelihoodColumn: Sentence { get }
  /// What the signs and words beside the lifts of the next workout mean; empty where none needs it.
  func nextKey(_ signs: [NextSign]) -> Sentence
  /// Lifts of the next workout that go on from another day than the one by which it is named: `From another day: Squat (3 May).`
  func otherDays(_ lifts: [(exercise: String, day: CivilDate)]) -> Sentence
  /// The work without what is to be expected, in a narrow column.
  ///
  /// Sets that are not all alike are several, in their order.
  func plannedWork(_ line: SuggestionList.Line) -> [Sentence]
  /// The title of the usual work beside that of a deload.
  var afterDeloadColumn: Sentence { get }
  /// In place of how likely it is: nobody knows of such a load.
  var untried: Sentence { get }
  /// `82 %`.
  func likelihood(_ probability: Double) -> Sentence
  /// What changes and why, in a few words: `82.5 → 85 kg, done 3 times`.
  func shortReason(_ line: SuggestionList.Line) -> Sentence
  /// What changes alone: `82.5 → 85 kg`.
  func shortChange(_ line: SuggestionList.Line) -> Sentence
  /// What comes after the next workout, and where the suggestions of the other lifts are.
  /// - Parameter others: lifts that are not in the next workout.
  func afterwards(_ next: NextWorkout, others: Int, files: [String]) -> Sentence
  /// Lifts of the next workout that have no line of their own, with their work.
  /// - Parameter more: lifts that are not even named.
  func also(_ lines: [SuggestionList.Line], more: Int) -> Sentence
  /// The rule and its reason.
  func reason(_ line: SuggestionList.Line) -> Sentence
  /// The rule's name after its sentence.
  func tag(_ rule: SuggestionRule) -> Sentence
  /// What to put on the bar.
  func plates(_ loadings: [Inventory.BarLoading]) -> Sentence
  func warmUp(_ sets: [WarmUpSet]) -> Sentence
  /// The last session was light by plan.
  func deloadPassedOver(_ days: DayRange) -> Sentence
  /// The last days were light, and loads go on from before them.
  var lightDaysPassedOver: Sentence { get }
  func moreSuggestions(_ count: Int, files: [String]) -> Sentence
  /// When the last workout was.
  func lastWorkout(_ day: CivilDate?) -> Sentence
  /// What the probabilities are of.
  var likelihoodNote: Sentence { get }
  /// Exercises without a suggestion.
  func idleLifts(_ count: Int) -> Sentence
}

extension LanguageStyle where Self: SuggestionWords {
  /// Lifts of which the own day is told; of more it is only said that they have one.
  var mostOtherDays: Int { 4 }

  /// The names of lifts by their day, in the order of the lifts.
  func byDay(_ lifts: [(exercise: String, day: CivilDate)]) -> [(day: CivilDate, names: Sentence)] {
    var days: [CivilDate] = []
    for lift in lifts where !days.contains(lift.day) { days.append(lift.day) }
    return days.map { day in
      let names = lifts.filter { $0.day == day }.map { "\(name: $0.exercise)" as Sentence }
      return (day, names.joined(separator: ", "))
    }
  }

  /// The titles of further workouts, up to three, and of long ones fewer.
  func furtherTitles(_ next: NextWorkout) -> [String] {
    var length = 0
    return next.further.compactMap(\.title).prefix(3).filter { title in
      length += title.count
      return length <= mostLetters
    }
  }

  /// Letters of the titles that fit in a line.
  private var mostLetters: Int { 50 }
}

extension NumberStyle {
  /// `8–9.5`, from the easiest set to the hardest; the hardest alone where no other is known.
  func effort(_ effort: ShownEffort) -> String {
    let ends = [effort.easiest.flatMap { $0 == effort.hardest ? nil : $0 }, effort.hardest]
    return ends.compactMap { $0.map { short($0, decimals: 1) } }.joined(separator: "–")
  }
}
