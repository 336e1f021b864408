import GymBo

// The examples of the documentation, each in a function of its own. DocumentationTests compares them.

func exampleOfHistory() throws {
  let history = try History(reading: ["strong.csv"])
  print(history.report().text())
}

func exampleOfParts(history: History) {
  print(history.report().text(TextStyle(), [.next, .records]))
}

func exampleOfAnalysis() throws {
  let analysis = try History(reading: ["strong.csv"]).analysis()
  for lift in analysis.lifts { print(lift.name, lift.state, lift.best?.load ?? .zero) }
  print(analysis.report().text())
}

func exampleOfOverview() throws {
  let analysis = try History(reading: ["strong.csv"]).analysis()
  print(analysis.report().text())

  let bench = try analysis.lift("bench press")
  print(bench.state, bench.best?.load?.kilograms ?? 0)
}

func exampleOfSets(monday: CivilTime) -> History {
  let squat = LoggedSet("Squat (Barbell)", start: monday, load: 100, repetitions: 5)
  let history = History(sets: [squat])
  return history
}

func exampleOfSetsInTheGuide(monday: CivilTime) -> History {
  let history = History(sets: [
    LoggedSet("Squat (Barbell)", start: monday, load: 100, repetitions: 5, rpe: 8)
  ])
  return history
}

func exampleOfExport(history: History) -> [String] {
  let export = history.exported(to: .hevy)
  let lost = export.losses.map { "\($0.name) of \($0.count)" }  // what the file cannot say
  return lost
}

func exampleOfColumns() -> [Double] {
  let estimates = Vectors.oneRepetitionMaxima(
    loads: [100, 80], repetitions: [5, 8], rpe: [8, 9], formula: .brzycki)
  return estimates
}

func exampleOfReminders(history: History) throws -> [UInt8] {
  let berlin = try NamedZone(named: "Europe/Berlin")
  let calendar = history.nudges(now: CivilTime(iso: "2026-11-16T12:00"), zone: berlin).calendar()
  return calendar
}

func exampleOfProgram() throws {
  let program = try TrainingProgram("Squat / 3x5 60kg / progress: lp(2.5kg)")
  print(try History(reading: ["strong.csv"]).analysis().plan(program).text())
}

func exampleOfWorkouts() throws {
  let analysis = try History(reading: ["strong.csv"]).analysis()
  let workouts = try analysis.workouts(WorkoutOptions(.strength))
  let program = try TrainingProgram(workouts.programText())
  print(workouts.text(), analysis.plan(program).text())
}

func exampleOfProgramsAndReminders() throws {
  let history = try History(reading: ["strong.csv"])
  let analysis = history.analysis()
  let workouts = try analysis.workouts(WorkoutOptions(.strength, days: 3))
  let program = try TrainingProgram(workouts.programText())
  // A plan has json(), csv(.adherence), page(), calendar() and programText(), too.
  print(analysis.plan(program).text())
  print(program.preview(analysis: analysis).text())
  print(try analysis.swap("bench press").text())
  print(history.nudges().text())
  print(analysis.ledger().text())
}

func exampleOfAStore(_ path: String) throws {
  let store = try Store.writing(path, makes: true)
  _ = try store.add(ImportedExport(reading: "strong.csv"))
  print(try History(of: store).report().text())
  _ = try store.undo()
}

func exampleOfALiveWorkout(_ path: String) throws {
  let store = try Store.writing(path, makes: true)
  guard let moment = WorkoutMoment(iso: "2026-11-20T18:03:00+01:00") else { return }
  let squat = PlannedExercise("Squat (Barbell)", sets: [WorkoutSet(repetitions: 5)])
  let planned = try History(of: store).analysis().advising([squat])
  try store.record(.start(title: "Legs", planned), at: moment)
  let done = WorkoutSet(load: 100, repetitions: 5, rpe: 8)
  let workout = try store.record(.set("Squat (Barbell)", [done]), at: moment)
  print(workout.setsDone, workout.setCount, workout.restEnds?.description ?? "")
  try store.record(.end, at: moment)
}

func exampleOfTemplates(_ path: String) throws {
  let store = try Store.writing(path, makes: true)
  let squat = PlannedExercise("Squat", sets: [WorkoutSet(repetitions: 5, highest: 8)])
  try store.changeTemplates { templates throws(WorkoutTemplates.Refusal) in
    try templates.add(WorkoutTemplate("Legs", [squat]), replacing: false)
  }
  print(try store.templates().all.map(\.name))
}

func exampleOfEvents(
  _ exercises: [PlannedExercise], _ moment: WorkoutMoment, _ later: WorkoutMoment
) throws {
  var workout = LiveWorkout()
  try workout.apply(.start(title: "Upper A", exercises), at: moment)
  try workout.apply(.set("Squat", [WorkoutSet(load: 100, repetitions: 5)]), at: later)
}
