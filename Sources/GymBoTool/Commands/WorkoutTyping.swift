import GymBo

/// What is typed after `gymbo workout`.
extension WorkoutCommand {
  /// The sets of `80x8@8`, which are of the next exercise, or of `Squat: 100x5`, and what is to be said of them.
  func sets(
    in workout: LiveWorkout, _ unit: LoadUnit
  ) throws(ToolError) -> (name: String, sets: [WorkoutSet], notices: [String]) {
    let text = LogCommand.text(words)
    try refuseBareNumbers(text)
    let history = try LogCommand.history(path)
    let name: (name: String, notices: [String])
    let typed: TypedSets
    if let colon = WorkoutCommand.colon(of: text) {
      let first = try read(text, unit, history)
      name = try meant(
        first.exercise, isWhole: text.first == "\"", in: workout, history)
      typed =
        name.name == first.exercise
        ? first : try read(WorkoutCommand.quoted(name.name) + text[colon...], unit, history)
    } else {
      guard let next = workout.nextExercise?.name ?? workout.lastExercise?.name else {
        throw ToolError(
          message: "Name the exercise: gymbo workout \"Squat: \(TerminalText.safe(text))\".",
          code: .usage)
      }
      name = (next, [])
      typed = try read(
        "\(WorkoutCommand.quoted(next)): \(words.joined(separator: " "))", unit, history)
    }
    var sets = typed.sets
    // What was tried without a repetition was not done.
    for place in sets.indices where !sets[place].isLifted { sets[place].kind = .failure }
    let doubts = far(sets, of: name.name, in: history, unit)
    return (name.name, sets, name.notices + doubts)
  }

  private func read(
    _ text: String, _ unit: LoadUnit, _ history: History?
  ) throws(ToolError) -> TypedSets {
    let typed: TypedSets
    do throws(TypedWorkoutsFailure) {
      typed = try TypedSets(text, unit: unit, in: history)
    } catch {
      throw ToolError(message: TerminalText.safeLines(error.description), code: .usage)
    }
    guard !typed.hasMore else {
      throw ToolError(
        message: "Write the sets of one exercise at a time; whole workouts are for 'gymbo log'.",
        code: .usage)
    }
    return typed
  }

  /// What is asked of an exercise: `Squat: 3 sets 5 @8`.
  func target(_ words: [String], _ unit: LoadUnit) throws(ToolError) -> PlannedExercise {
    let text = "  " + LogCommand.text(words)
    let read = try TemplateCommand.read(
      InputFile(name: "-", bytes: Array(text.utf8)), name: "-", unit, path)
    guard let exercise = read.templates.first?.exercises.first,
      read.templates[0].exercises.count == 1
    else { throw usage("\(verb ?? "") NAME: SETS", "one exercise: Squat: 3 sets 5") }
    return exercise
  }

  /// The exercise that a name means: one of the workout, else one of the history, else a new one.
  /// - Parameter isWhole: whether it is in quotes, so that no other name is searched for.
  func meant(
    _ text: String, isWhole: Bool, in workout: LiveWorkout, _ history: History?
  ) throws(ToolError) -> (name: String, notices: [String]) {
    if let fault = NameFault(text) {
      throw ToolError(message: TerminalText.safe(fault.sentence(of: text)), code: .usage)
    }
    let near = workout.exercises(meant: text)
    if let only = near.first, near.count == 1, !isWhole || only.name == text {
      return (only.name, [])
    }
    if isWhole { return (text, []) }
    if let known = history?.exercise(written: text) { return (known, []) }
    guard near.isEmpty else { throw WorkoutCommand.ambiguous(text, near.map(\.name)) }
    switch history?.meaning(of: text) {
    case .one(let name): return (name, [])
    case .several(let names):
      throw WorkoutCommand.ambiguous(
        text, names, " For a new exercise put its name in quotes: '\"\(text)\": 100x5'.")
    case .new(let nearest)?:
      return (text, [TypedWorkouts.NewName(name: text, nearest: nearest).notice])
    case nil: return (text, [])
    }
  }

  /// Asks whether a load is typed right that is more than twice the heaviest of its exercise: no lifter is twice as strong as ever.
  private func far(
    _ sets: [WorkoutSet], of name: String, in history: History?, _ unit: LoadUnit
  ) -> [String] {
    guard let heaviest = history?.heaviest(of: name),
      let load = sets.compactMap(\.load).max(), load.units / 2 > heaviest.units
    else { return [] }
    let (typed, known) = (WorkoutSet(load: load), WorkoutSet(load: heaviest))
    return [
      "\(typed.text(in: unit)) is more than twice the heaviest so far, \(known.text(in: unit)). Typed right? Undo: gymbo workout undo"
    ]
  }

  /// Refuses `32`, which may be a load as well as repetitions.
  func refuseBareNumbers(_ text: String) throws(ToolError) {
    let after = WorkoutCommand.colon(of: text).map { text.index(after: $0) } ?? text.startIndex
    let words = text[after...].prefix { $0 != ">" && $0 != "\"" }.split(
      whereSeparator: \.isWhitespace)
    guard !words.contains("sets"), !words.contains("set") else { return }
    for word in words {
      let number = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
      let marks = word[number.endIndex...].first
      guard !number.isEmpty, marks.map("@~wdf".contains) ?? true else { continue }
      let alone = number.allSatisfy(\.isNumber) ? ", or x\(number) for repetitions alone" : ""
      throw ToolError(
        message:
          "\(TerminalText.safe(String(number))) of what? Write load x repetitions, as \(number)x8\(alone).",
        code: .usage)
    }
  }

  /// Reads `+15` and `-1:00`, which change a rest, and `2:00` and `120`, which set it.
  static func rest(_ word: String) -> (seconds: Int, isShift: Bool)? {
    let sign = word.first.flatMap { ["+": 1, "-": -1][$0] }
    var digits = sign == nil ? word[...] : word.dropFirst()
    if digits.last == "s" { digits = digits.dropLast() }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) && $0.count < 6 ? Int($0) : nil }
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      parts.count == 1 || numbers[1] < 60
    else { return nil }
    let seconds = parts.count == 1 ? numbers[0] : numbers[0] * 60 + numbers[1]
    return (seconds * (sign ?? 1), sign != nil)
  }

  /// The colon after a name before its sets, which is not one of a time such as `1:30`.
  private static func colon(of text: String) -> String.Index? {
    text.indices.first { place in
      guard text[place] == ":", place > text.startIndex else { return false }
      let after = text[text.index(after: place)...].first
      return !text[text.index(before: place)].isNumber || after?.isNumber != true
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
