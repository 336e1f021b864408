import GymBo

/// `gymbo history`: the workouts of the store.
enum HistoryCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let path = try StorePath.path(arguments)
    let choice = try Choice(arguments)
    let said = try arguments.value(.unit, read: LoadUnit.init(spelling:))
    let known = try ProfileCommand.stored(path).unit
    let unit = said ?? known ?? .kilogram
    let hides = try arguments.value(.hide, read: { Int($0) })
    let shows = try arguments.value(.show, read: { Int($0) })
    let lines: [String]
    do throws(StoreError) {
      if hides != nil || shows != nil {
        let store = try Store.writing(path, makes: false)
        if let hides { try store.hide(hides, true) }
        if let shows { try store.hide(shows, false) }
        lines = [
          hides.map { "Workout \($0) is hidden. Undo: gymbo history --show \($0)" },
          shows.map { "Workout \($0) counts." },
        ].compactMap(\.self)
      } else {
        let workouts = try Store.reading(path).workouts().filter(choice.takes)
        lines = workouts.flatMap { choice.isOneDay ? [$0.line] + $0.sets(in: unit) : [$0.line] }
      }
    } catch {
      throw ToolError(error)
    }
    let text = lines.isEmpty ? "No workout.\n" : lines.joined(separator: "\n") + "\n"
    try Terminal.print(Array(TerminalText.safeLines(text).utf8))
    return .success
  }

  /// Which workouts are shown.
  private struct Choice {
    let isOneDay: Bool
    private let from: CivilDate?
    private let to: CivilDate?
    private let exercise: String?

    init(_ arguments: Arguments) throws(ToolError) {
      exercise = arguments.value(.exerciseName)?.lowercased()
      guard let text = arguments.positional.first else {
        isOneDay = false
        from = try arguments.value(.from, read: DayChoice.day)
        to = try arguments.value(.to, read: DayChoice.day)
        return
      }
      guard arguments.positional.count == 1, let day = DayChoice.day(text) else {
        throw ToolError(
          message: "gymbo history takes one day, such as 2026-11-12.", code: .usage)
      }
      (isOneDay, from, to) = (true, day, day)
    }

    func takes(_ workout: StoredWorkout) -> Bool {
      if let from, workout.day < from { return false }
      if let to, to < workout.day { return false }
      guard let exercise else { return true }
      return workout.exercises.contains { $0.lowercased().contains(exercise) }
    }
  }
}

extension StoredWorkout {
  /// The workout in one line: its number, start, sets and title.
  var line: String {
    let marks = [isHidden ? "hidden" : nil, countsAs.map { "counted as \($0)" }].compactMap(\.self)
    let mark = marks.isEmpty ? "" : "  (\(marks.joined(separator: ", ")))"
    let sets = Count.of(setCount, "set")
    return "\(padded("\(number)", to: 6))  \(start)  \(padded(sets, to: 7))  \(title ?? "")\(mark)"
  }

  /// A line for each exercise, with its sets.
  func sets(in unit: LoadUnit) -> [String] {
    exercises.map { name in
      let sets = workout.sets.filter { $0.exercise == name }.map { WorkoutSet($0).text(in: unit) }
      return "          \(name): \(sets.joined(separator: ", "))"
    }
  }

  /// Such as `2026-11-12 18:03`, or the day alone.
  private var start: String {
    padded(startText.prefix(16).split(separator: "T").joined(separator: " "), to: -16)
  }

  /// - Parameter width: below 0 the blanks come after the text.
  private func padded(_ text: String, to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + blanks : blanks + text
  }
}

extension WorkoutSet {
  /// Such as `80 kg × 8 @8`, or `× 8–12` where a range is asked for; what is not a working set is marked.
  func text(in unit: LoadUnit) -> String {
    let weight = load.map { load in
      (load < .zero ? "−" : "")
        + NumberStyle.english.load(Load(units: Int64(load.units.magnitude)), in: unit)
    }
    let counted = repetitions.map { fewest in highest.map { "\(fewest)–\($0)" } ?? "\(fewest)" }
    let work = [
      metres.map { "\($0) m" }, seconds.map { "\($0) s" }, counted.map { "× \($0)" },
      rpe.map { "@\($0)" },
    ]
    let mark: String? =
      switch kind {
      case .working: nil
      case .warmUp: "(warm-up)"
      case .drop: "(drop)"
      case .failure: "(failure)"
      }
    return ([weight] + work + [mark]).compactMap(\.self).joined(separator: " ")
      .split(separator: " ").map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : String($0) }
      .joined(separator: " ")
  }
}

extension OptionDeclaration {
  static let from = OptionDeclaration(
    name: "--from", value: "DATE", form: "a day such as 2026-07-19", help: "the first day")
  static let to = OptionDeclaration(
    name: "--to", value: "DATE", form: "a day such as 2026-07-19", help: "the last day")
  static let exerciseName = OptionDeclaration(
    name: "--exercise", value: "NAME", help: "only workouts with an exercise of this name")
  static let hide = OptionDeclaration(
    name: "--hide", value: "N", help: "take the workout of this number out of all reports")
  static let show = OptionDeclaration(
    name: "--show", value: "N", help: "take it back into them")
}

extension CommandDeclaration {
  static let history = CommandDeclaration(
    name: "history", arguments: "[DATE]",
    summary: "the workouts of the store, or those of a day in full",
    options: [.from, .to, .exerciseName, .hide, .show, .unit, .store], group: .keep,
    examples: ["gymbo history --from 2026-11-01", "gymbo history 2026-11-12"])
}
