import GymBo

/// What is printed of a workout in progress.
struct WorkoutText {
  let workout: LiveWorkout
  let moment: WorkoutMoment
  let unit: LoadUnit

  /// How far the workout is.
  var status: [String] {
    switch workout.state {
    case .planned: ["No workout is running. Begin one: gymbo workout start [TEMPLATE]"]
    case .active, .paused: [head] + overview + work + (rest.map { [$0] } ?? []) + next
    case .completed, .aborted: ["No workout is running. The last one: \(ending)"]
    }
  }

  /// What was done, and what comes next.
  /// - Parameters:
  ///   - verb: what was typed; nil for sets.
  ///   - before: the workout as it was.
  func after(_ verb: String?, _ before: LiveWorkout?) -> [String] {
    switch verb {
    case nil, "done": lastSets(since: before) + next
    case "rest": [rest ?? "No rest goes on."] + next
    case "pause": ["Paused. Go on: gymbo workout resume, or the next set."]
    case "end", "abort": [ending] + left + ["Undo: gymbo workout undo"]
    default: [head] + overview + next
    }
  }

  // MARK: Lines

  private var name: String { workout.title ?? "Workout" }

  /// `Upper A since 18:03, 12 min: 3 of 14 sets done.`
  private var head: String {
    let since = workout.started.map { " since \(WorkoutText.clock($0))" } ?? ""
    let state = workout.state == .paused ? " (paused)" : ""
    let length = WorkoutText.length(workout.seconds(at: moment))
    let count = workout.setCount
    let sets =
      count == 0 ? "no sets yet" : "\(workout.setsDone) of \(Count.of(count, "set")) done"
    return "\(name)\(since)\(state), \(length): \(sets)."
  }

  /// The exercises in their order: `Bench Press 2 of 5 · Row 0 of 4`.
  private var overview: [String] {
    let parts = workout.exercises.map { exercise in
      "\(exercise.name) \(exercise.done.count)"
        + (exercise.isEnded ? " (ended)" : " of \(exercise.setCount)")
    }
    return parts.isEmpty ? [] : ["  " + parts.joined(separator: " · ")]
  }

  /// The planned sets that were not done.
  private var left: [String] {
    let count = workout.setCount - workout.setsDone
    return count > 0 && workout.setsDone > 0
      ? ["\(Count.of(count, "planned set")) \(count == 1 ? "was" : "were") not done."] : []
  }

  /// A line for each exercise with sets that were done.
  private var work: [String] {
    workout.exercises.filter { !$0.done.isEmpty }.map { exercise in
      "  \(exercise.name): " + exercise.done.map { $0.set.text(in: unit) }.joined(separator: ", ")
    }
  }

  /// The sets that the last event added, and the rest.
  private func lastSets(since before: LiveWorkout?) -> [String] {
    guard let exercise = workout.lastExercise else { return [] }
    let old = before?.exercises.first { $0.name == exercise.name }?.done.count ?? 0
    let new = exercise.done.dropFirst(old).map { $0.set.text(in: unit) }
    let sets = new.joined(separator: ", ")
    let count = "set \(exercise.done.count) of \(exercise.setCount)"
    return ["\(exercise.name): \(sets) (\(count)).\(rest.map { " \($0)" } ?? "")"]
  }

  /// `Rest 1:30, until 18:05:42.`
  private var rest: String? {
    guard !isDone, let end = workout.restEnds, let rest = workout.rest(at: moment) else {
      return nil
    }
    // Whoever comes back after an hour does not rest any more.
    guard rest.over <= 3600 else { return nil }
    guard rest.left > 0 else { return "The rest is over by \(WorkoutText.minutes(rest.over))." }
    return "Rest \(WorkoutText.minutes(rest.left)), until \("\(end.time)".suffix(8))."
  }

  /// Whether something was planned, and all of it is done.
  private var isDone: Bool {
    workout.isFinished && workout.exercises.contains { !$0.plan.sets.isEmpty }
  }

  private var next: [String] {
    guard workout.state.isOpen else { return [] }
    guard let exercise = workout.nextExercise else {
      guard !isDone else {
        return ["All planned sets are done. End it: gymbo workout end; or write further sets."]
      }
      return workout.setsDone > 0
        ? ["Write the next sets, or end it: gymbo workout end"]
        : ["Write a set: gymbo workout \"Squat: 100x5\". End: gymbo workout end"]
    }
    guard let set = workout.nextSet else { return ["Next: \(exercise.name), as you like."] }
    let count = "set \(exercise.done.count + 1) of \(exercise.setCount)"
    let planned = exercise.open.first
    let range = planned?.highest.flatMap { most in
      planned?.repetitions.map { " (\($0)–\(most))" }
    }
    var asked = set
    asked.highest = nil
    var line = "Next: \(exercise.name), \(count): \(asked.text(in: unit))\(range ?? "")"
    if let known = exercise.stretch {
      line += "; the load is that of \(known.text(in: unit)), so take less if it is too much"
    }
    let note = exercise.done.isEmpty ? exercise.plan.note : nil
    return [line] + (note.map { ["  > \($0)"] } ?? [])
  }

  /// `Upper A of 2026-11-20, ended at 18:59: 56 min, 14 sets.`
  private var ending: String {
    let day = workout.started.map { " of \($0.time.date)" } ?? ""
    let how = workout.state == .aborted ? "aborted" : "ended"
    let at = workout.ended.map { " at \(WorkoutText.clock($0))" } ?? ""
    let length = WorkoutText.length(workout.seconds(at: moment))
    guard workout.setsDone > 0 else {
      return "\(name)\(day), \(how)\(at): no set was done, so it is not in the history."
    }
    return "\(name)\(day), \(how)\(at): \(length), \(Count.of(workout.setsDone, "set"))."
  }

  /// `18:03`.
  private static func clock(_ moment: WorkoutMoment) -> String {
    String("\(moment.time)".dropFirst(11).prefix(5))
  }

  /// `1:30`.
  private static func minutes(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// `56 min`, `2 h 10 min`.
  static func length(_ seconds: Int) -> String {
    let minutes = seconds / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}

extension LiveWorkout.Refusal {
  /// What can be done instead.
  var remedy: String? {
    switch self {
    case .notStarted: "Begin one: gymbo workout start [TEMPLATE]."
    case .alreadyRunning: "End it before: gymbo workout end, or abort."
    case .alreadyPaused: "Go on: gymbo workout resume."
    case .notPaused: "Pause it: gymbo workout pause."
    case .over:
      "Begin a new one: gymbo workout start; or go on with it: gymbo workout undo."
    case .nothingToUndo: "'gymbo workout abort' breaks it off."
    case .noExercise: "Add one: gymbo workout add \"Squat: 3 sets 5\"."
    case .noSet, .hasDoneSets, .noPlace, .impossibleSet: nil
    case .noOpenSet: "Add sets: gymbo workout add \"Squat: 2 sets 5\"."
    case .noRest: "A rest begins with a set, but not within a superset or a pause."
    case .impossibleRest: "Set it: gymbo workout rest 2:00."
    case .before: "If that has a wrong time, undo it: gymbo workout undo; or abort the workout."
    }
  }
}

extension OptionDeclaration {
  static let workoutNow = OptionDeclaration(
    name: "--now", value: "TIME", form: "now, or a time such as 18:03 or 2026-11-20T18:03",
    words: ["now"],
    help: "when it happens: now, 18:03 of today, or a time such as 2026-11-20T18:03 (default: now)")
  static let moveInTemplate = OptionDeclaration(
    name: "--template", value: nil, help: "move: the same in the template that it was begun with")
}

extension CommandDeclaration {
  static let workout = CommandDeclaration(
    name: "workout", arguments: "[VERB|SETS]", words: WorkoutCommand.verbs,
    summary: "a workout in progress: what is next, set by set; alone: where it stands",
    options: [.workoutNow, .moveInTemplate, .logUnit, .store], group: .keep,
    examples: [
      "gymbo workout start \"Upper A\"", "gymbo workout done", "gymbo workout 80x8@8.5",
      "gymbo workout \"Squat: 100x5\"", "gymbo workout end",
    ],
    notes: [
      HelpNote(
        title: "Verbs",
        rows: [
          ("start [TEMPLATE]", "begin one, with a copy of a template (see 'gymbo help template')"),
          ("SETS", "sets of the next exercise, 80x8@8, or of another, \"Squat: 100x5\""),
          ("done [@RPE]", "the next set as it is asked for"),
          ("add \"NAME: TARGET\"", "an exercise or further sets: \"Squat: 3 sets 5-8 @8\""),
          ("change \"NAME: SET\"", "what is left of an exercise, in load, repetitions or effort"),
          ("remove NAME [N]", "an exercise that was not begun, or one of its sets"),
          ("finish [NAME]", "end an exercise before its sets are done (default: the next one)"),
          ("move NAME PLACE", "do an exercise earlier or later"),
          (
            "rest TIME", "how long this rest is: 2:00 or 120; +15 and -15 make it longer or shorter"
          ),
          ("pause, resume", "stop the clock, and go on; a set goes on, too"),
          ("undo", "take the last of these back; after the end: go on"),
          ("end, abort", "write what was done into the history"),
        ],
        text:
          "Load and repetitions of the next set are those of the template; what it leaves open is the suggestion of your "
          + "history, else what you did last; where that had fewer repetitions, it is said. The rest is 1:30 unless the template says another, and there is none within a superset. Each command is on the "
          + "disk before it answers. A workout that is left alone for a day is aborted at its last event by the next "
          + "command. A workout with sets is in the history as one that is logged; 'gymbo store undo' takes it out."
      )
    ])
}
