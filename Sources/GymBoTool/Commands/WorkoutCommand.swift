import GymBo

/// `gymbo workout`: a workout in progress, set by set. Each call is one event, which is on the disk before anything is printed.
struct WorkoutCommand {
  /// What can happen, but for the sets themselves.
  static let verbs = [
    "start", "done", "add", "change", "remove", "finish", "move", "rest", "undo", "pause", "resume",
    "end", "abort",
  ]

  let path: String
  private let moment: WorkoutMoment
  /// The verb; nil for sets, and where nothing is to happen.
  let verb: String?
  /// What follows it.
  let words: [String]
  private let movesInTemplate: Bool
  private let typedUnit: LoadUnit?

  init(_ arguments: Arguments) throws(ToolError) {
    path = try StorePath.path(arguments)
    typedUnit = try arguments.value(.logUnit, read: LoadUnit.init(spelling:))
    guard
      let moment = try arguments.value(.workoutNow, read: ClockChoice.moment)
        ?? ClockChoice.moment("now")
    else { throw ToolError(message: "The clock tells no time; give --now.", code: .usage) }
    self.moment = moment
    movesInTemplate = arguments.has(.moveInTemplate)
    let first = arguments.positional.first
    verb = WorkoutCommand.verbs.contains(first ?? "") ? first : nil
    words = Array(arguments.positional.dropFirst(verb == nil ? 0 : 1))
    guard !movesInTemplate || verb == "move" else {
      throw ToolError(message: "--template belongs to 'gymbo workout move'.", code: .usage)
    }
    let isWord = first?.allSatisfy(\.isLetter) ?? false
    guard verb != nil || !isWord || words.count > 1 else {
      let hint = nearest(to: first ?? "", among: WorkoutCommand.verbs).map {
        " Did you mean '\($0)'?"
      }
      throw ToolError(
        message:
          "'\(TerminalText.safe(first ?? ""))' is no set and no verb.\(hint ?? "") Write sets, "
          + "as 80x8@8; the verbs are \(WorkoutCommand.verbs.joined(separator: ", ")).",
        code: .usage)
    }
  }

  func run() throws(ToolError) -> ExitCode {
    var before = try current()
    var lines: [String] = []
    if before?.abandoned(at: moment) != nil {
      before = try record(nil)
      lines.append("Left alone for a day, the workout was aborted at its last event.")
    } else if let seconds = before?.longPause(at: moment) {
      lines.append("The workout was paused for \(WorkoutText.length(seconds)).")
    }
    let text: WorkoutText
    do throws(ToolError) {
      text = try act(before, &lines)
    } catch {
      let said = lines.map { "\($0) " }.joined()
      throw ToolError(message: said + error.message, code: error.code)
    }
    if before?.state == .paused, text.workout.state == .active, !["resume", "undo"].contains(verb) {
      lines.append("Resumed.")
    }
    let isEvent = verb != nil || !words.isEmpty
    lines += isEvent ? text.after(verb, before) : text.status
    let bytes = Array(TerminalText.safeLines(lines.joined(separator: "\n") + "\n").utf8)
    do throws(ToolError) {
      try Terminal.print(bytes)
    } catch {
      let recorded = isEvent ? " What you typed is recorded; do not type it again." : ""
      throw ToolError(message: error.message + recorded, code: error.code)
    }
    return .success
  }

  private func act(
    _ before: LiveWorkout?, _ lines: inout [String]
  ) throws(ToolError) -> WorkoutText {
    let unit = try unit()
    let workout: LiveWorkout
    if verb == nil, words.isEmpty {
      workout = before ?? LiveWorkout()
    } else if verb == "start" {
      workout = try start()
    } else {
      workout = try happen(in: before ?? LiveWorkout(), unit, &lines)
    }
    return WorkoutText(workout: workout, moment: moment, unit: unit)
  }

  /// The workout that was begun last.
  private func current() throws(ToolError) -> LiveWorkout? {
    do throws(StoreError) {
      return try Store.reading(path).liveWorkout()
    } catch {
      if case .missing = error { return nil }
      throw ToolError(error)
    }
  }

  private func record(
    _ event: LiveWorkout.Event?, template: String? = nil
  ) throws(ToolError) -> LiveWorkout {
    do throws(StoreError) {
      return try Store.writing(path, makes: verb == "start")
        .record(event, at: moment, template: template)
    } catch {
      if case .missing = error { throw ToolError(.refusedEvent(.notStarted)) }
      throw ToolError(error)
    }
  }

  private func unit() throws(ToolError) -> LoadUnit {
    if let unit = typedUnit { return unit }
    if let unit = try ProfileCommand.stored(path).unit { return unit }
    return try LogCommand.history(path)?.log.nativeUnit ?? .kilogram
  }

  // MARK: Events

  private func start() throws(ToolError) -> LiveWorkout {
    guard !words.isEmpty else { return try record(.start(title: nil, [])) }
    let name = words.joined(separator: " ")
    let templates = try TemplateCommand.stored(path)
    guard let template = templates[name] else {
      throw ToolError(
        .refusedTemplate(.noTemplate(name, has: templates.all.map(\.name))))
    }
    guard case .start(let title, let exercises) = template.start else {
      return try record(template.start)
    }
    return try record(
      .start(title: title, try advised(exercises)), template: template.name)
  }

  /// The exercises with what the history advises on this day.
  private func advised(
    _ exercises: [PlannedExercise]
  ) throws(ToolError) -> [PlannedExercise] {
    guard let history = try LogCommand.history(path) else { return exercises }
    var options = AnalysisOptions()
    options.asOf = moment.time.date
    return history.analysis(options).advising(exercises, before: history.analysis())
  }

  private func happen(
    in workout: LiveWorkout, _ unit: LoadUnit, _ lines: inout [String]
  ) throws(ToolError) -> LiveWorkout {
    if verb != "undo" { try checkThatItRuns(workout) }
    switch verb {
    case "done": return try record(try done(in: workout))
    case "add":
      var exercise = try target(words, unit)
      let meant = try meant(
        exercise.name, isWhole: words.first?.first == "\"", in: workout, LogCommand.history(path))
      exercise.name = meant.name
      let recorded = try record(.add(try advised([exercise])[0]))
      lines += meant.notices
      return recorded
    case "change":
      try refuseBareNumbers(LogCommand.text(words))
      let exercise = try target(words, unit)
      guard let set = exercise.sets.first, exercise.sets.count == 1 else {
        throw usage("change NAME: SET", "one set, which all that are left become: Squat: 100x5")
      }
      return try record(.change(try name(exercise.name, in: workout), set))
    case "remove":
      let number = words.count > 1 ? words.last.flatMap { Int($0) } : nil
      let exercise = words.dropLast(number == nil ? 0 : 1).joined(separator: " ")
      guard !exercise.isEmpty else {
        throw usage("remove NAME [N]", "an exercise, or one of its sets by its number")
      }
      return try record(.remove(try name(exercise, in: workout), set: number))
    case "finish":
      guard let exercise = words.isEmpty ? workout.nextExercise?.name : words.joined(separator: " ")
      else { throw usage("finish [NAME]", "the exercise that is to end") }
      return try record(.finish(try name(exercise, in: workout)))
    case "move": return try move(in: workout)
    case "rest":
      guard words.count == 1, let change = WorkoutCommand.rest(words[0]) else {
        throw usage(
          "rest TIME", "how long the rest is, 2:00 or 120, or by how much it changes, +15 or -15")
      }
      // A rest that is set is kept as the change to it.
      let by = change.isShift ? change.seconds : change.seconds - (workout.restLength ?? 0)
      return try record(.rest(by: by))
    case nil:
      let typed = try sets(in: workout, unit)
      let recorded = try record(.set(typed.name, typed.sets))
      lines += typed.notices
      return recorded
    case let word?:
      let events: [String: LiveWorkout.Event] = [
        "undo": .undo, "pause": .pause, "resume": .resume, "end": .end, "abort": .abort,
      ]
      guard words.isEmpty else { throw usage(word, "nothing more") }
      return try record(events[word])
    }
  }

  /// Refuses a workout in which nothing can happen, before what is typed is looked at.
  private func checkThatItRuns(_ workout: LiveWorkout) throws(ToolError) {
    guard !workout.state.isOpen else { return }
    var trial = workout
    do throws(LiveWorkout.Refusal) {
      try trial.apply(.pause, at: moment)
    } catch {
      throw ToolError(.refusedEvent(error))
    }
  }

  func usage(_ form: String, _ takes: String) -> ToolError {
    ToolError(message: "gymbo workout \(form) takes \(takes).", code: .usage)
  }

  /// An exercise of the workout; one that it has not is refused by the workout itself.
  private func name(_ text: String, in workout: LiveWorkout) throws(ToolError) -> String {
    let meant = workout.exercises(meant: text)
    guard meant.count < 2 else { throw WorkoutCommand.ambiguous(text, meant.map(\.name)) }
    return meant.first?.name ?? text
  }

  static func ambiguous(_ name: String, _ names: [String], _ remedy: String = "") -> ToolError {
    ToolError(
      message: TerminalText.safe(
        "\"\(name)\" may be \(names.joined(separator: ", ")): which one?\(remedy)"), code: .usage)
  }

  /// The next set as it is asked for, with the effort that is given.
  private func done(in workout: LiveWorkout) throws(ToolError) -> LiveWorkout.Event? {
    guard let exercise = workout.nextExercise, var set = workout.nextSet else {
      throw ToolError(
        message: "No set is planned; write what you did, as gymbo workout Squat: 100x5.",
        code: .usage)
    }
    set.highest = nil
    if let word = words.first {
      guard words.count == 1, word.first == "@", let effort = Double(word.dropFirst()) else {
        throw usage("done [@RPE]", "the effort at most; write other sets as they were, as 80x7@9")
      }
      set.rpe = effort
    } else {
      // What was aimed at is not what it was.
      set.rpe = nil
    }
    guard set.repetitions ?? 0 > 0 || set.seconds ?? set.metres != nil else {
      throw ToolError(
        message:
          "The plan leaves the set of \(TerminalText.safe(exercise.name)) open; write what you did, as gymbo workout 80x8.",
        code: .usage)
    }
    return .set(exercise.name, [set])
  }

  private func move(in workout: LiveWorkout) throws(ToolError) -> LiveWorkout {
    guard words.count > 1, let place = words.last.flatMap({ Int($0) }) else {
      throw usage("move NAME PLACE", "an exercise and its new place, from 1: Squat 1")
    }
    let name = try name(words.dropLast().joined(separator: " "), in: workout)
    let moved = try record(.move(name, place: place))
    guard movesInTemplate, let title = moved.title else { return moved }
    let order = moved.exercises.map(\.name)
    try TemplateCommand.change(path) { templates throws(WorkoutTemplates.Refusal) in
      try templates.change(title) { template in
        let known = Dictionary(
          order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        template.exercises.sort { known[$0.name] ?? order.count < known[$1.name] ?? order.count }
      }
    }
    return moved
  }
}
