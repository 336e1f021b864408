internal import GymBoLog
internal import GymBoProgram

/// What a program asks for, and how it was kept.
protocol PlanWords: LanguageStyle {
  /// The program's name, or that it has none.
  func planTitle(_ name: String?) -> Sentence
  /// Where the program is: its week, round and phase.
  func standing(_ standing: PlanStanding) -> Sentence
  /// The title of the next workout.
  func nextWorkout(_ day: ProgramPlan.Day) -> Sentence
  /// Planned minutes.
  func planned(minutes: Double) -> Sentence
  /// Equal sets: `3 × 60 kg × 5`, with the effort.
  func work(_ run: PlannedRun) -> Sentence
  /// Exercises whose sets are done in turn.
  func superset(_ title: String, _ lifts: [String]) -> Sentence
  func rest(_ seconds: Int) -> Sentence
  /// Where a load comes from; empty for one that the program says itself.
  func source(of reason: LoadReason, rpe: Double?) -> Sentence
  func planWeekTitle(_ standing: PlanStanding) -> Sentence
  /// Whether a day of the week is done, next, missed or to come, with its date.
  func state(of day: ProgramPlan.Day, _ state: PlannedDayState) -> Sentence
  /// On a page: lift, work, rest, where the load comes from, warm-up.
  var plannedColumns: [Sentence] { get }
  /// On a page: day, state, lifts.
  var plannedDayColumns: [Sentence] { get }
  /// A workout that was done, its day and its sets: `Push, Mo 9 Nov: 8 of 9 sets`.
  func done(_ workout: PlannedWorkoutDone) -> Sentence
  /// The two parts of it.
  func day(of workout: PlannedWorkoutDone) -> Sentence
  func setsDone(of workout: PlannedWorkoutDone) -> Sentence
  /// What the bars of workouts show.
  var planKey: Sentence { get }
  /// Lift, plan, what was done.
  var planAgainstDoneColumns: [Sentence] { get }
  /// Equal sets that were done, or sets that were not.
  func done(_ run: DoneRun) -> Sentence
  var adherenceTitle: Sentence { get }
  func adherence(_ line: AdherenceLine) -> Sentence
  func notice(_ notice: PlanNotice) -> Sentence
  func previewTitle(_ name: String?) -> Sentence
  /// Workouts, sets, repetitions, minutes of the longest day, mean buffer, least reserve.
  var previewColumns: [Sentence] { get }
  /// A week's number, and that it is a deload.
  func previewWeek(_ week: Int, isDeload: Bool) -> Sentence
  var findingsTitle: Sentence { get }
  var noFindings: Sentence { get }
  func finding(_ finding: PreflightFinding) -> Sentence
  func preview(_ line: PreviewLine) -> Sentence
  func preview(_ note: PreviewNote) -> Sentence
  /// In a calendar: why a workout is on its day, and of when its loads are.
  func planned(_ note: PlannedDateNote) -> Sentence
}
