internal import GymBoCoach
internal import GymBoLog

/// Reminders. The redacted texts are for what others can see, such as a calendar or a locked screen.
protocol NudgeWords: LanguageStyle {
  func nudgesTitle(from now: CivilTime) -> Sentence
  /// Nothing falls due.
  var noNudges: Sentence { get }
  func title(_ nudge: NudgeLine, isRedacted: Bool) -> Sentence
  func body(_ nudge: NudgeLine, isRedacted: Bool) -> Sentence
  /// The title of the days on which workouts are usual.
  var usualDaysTitle: Sentence { get }
  /// No weekday is usual.
  var noUsualDays: Sentence { get }
  /// The time at which workouts usually begin, and that it is not sure.
  func usual(_ time: UsualTime) -> Sentence
  /// How many of the last same weekdays had a workout, and from how many starts the time comes.
  func evidence(_ habit: DayHabit) -> Sentence
  var heldBackTitle: Sentence { get }
  func name(_ rule: NudgeOptions.Rule) -> Sentence
  func reason(_ reason: HeldNudge.Reason) -> Sentence
}
