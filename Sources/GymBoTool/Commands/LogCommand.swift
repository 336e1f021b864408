import GymBo

/// `gymbo log`: adds workouts that are typed in the text notation.
enum LogCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let path = try StorePath.path(arguments)
    let start = try arguments.value(.logDate, read: LogDate.text)
    let words = arguments.positional
    guard words.isEmpty else {
      let typed = try typed(words)
      try add(typed, arguments, path, start: start)
      return .success
    }
    guard let draft = try LogDraft(beside: path, history: history(path), start: start) else {
      throw ToolError(
        message:
          "Write the sets: gymbo log \"Squat: 100x5x3\"; or name a file, or - for standard input. With "
          + "EDITOR set, gymbo log opens it.", code: .usage)
    }
    let typed = try draft.edited()
    do throws(ToolError) {
      try add(typed, arguments, path, start: nil)
    } catch {
      guard draft.isChanged else {
        draft.remove()
        throw ToolError(message: "Nothing was typed, so nothing was added.", code: error.code)
      }
      throw ToolError(
        message: "\(error.message)\nYour text is kept: gymbo log opens it again.", code: error.code)
    }
    draft.remove()
    return .success
  }

  private static func add(
    _ typed: InputFile, _ arguments: Arguments, _ path: String, start: String?
  ) throws(ToolError) {
    let history = try history(path)
    let asked = try arguments.value(.logUnit, read: LoadUnit.init(spelling:))
    let known = try ProfileCommand.stored(path).unit
    let unit = asked ?? known ?? history?.log.nativeUnit ?? .kilogram
    guard let day = start ?? LogDate.text("today") else {
      throw ToolError(message: "The clock tells no day; give --date.", code: .usage)
    }
    let defaults = TypedLog.Defaults(start: day, unit: unit)
    guard start == nil || !TypedLog(typed, defaults).namesDay else {
      throw ToolError(
        message: "The text says its day itself; leave --date out, or the day in the text.",
        code: .usage)
    }
    let workouts: TypedWorkouts
    do throws(TypedWorkoutsFailure) {
      workouts = try TypedWorkouts(typed, defaults, in: history)
    } catch {
      let place = typed.name == "-" ? "" : "\(FileName.shown(typed.name)):\n"
      throw ToolError(message: TerminalText.safeLines(place + error.description), code: .usage)
    }
    let lines: [String]
    do throws(StoreError) {
      let store = try Store.writing(path, makes: true)
      let outcome = try store.log(workouts.export)
      lines =
        try store.workouts().filter { outcome.numbers.contains($0.number) }
        .flatMap { [$0.line] + $0.sets(in: unit) } + outcome.words
    } catch {
      throw ToolError(error)
    }
    let names = workouts.newNames.map(\.notice)
    let text = (lines + names).joined(separator: "\n") + "\n"
    try Terminal.print(Array(TerminalText.safeLines(text).utf8))
  }

  /// What the store has so far; nil where there is none.
  static func history(_ path: String) throws(ToolError) -> History? {
    do throws(StoreError) {
      return try History(of: .reading(path))
    } catch {
      if case .missing = error { return nil }
      throw ToolError(error)
    }
  }

  /// The lines of the arguments. Words without a blank in any of them are one.
  static func text(_ words: [String]) -> String {
    let isOneLine = !words.contains { $0.contains(where: \.isWhitespace) }
    return words.joined(separator: isOneLine ? " " : "\n")
  }

  /// The text of the arguments: a file, or lines.
  private static func typed(_ words: [String]) throws(ToolError) -> InputFile {
    let isFile = words.map { word in
      word == "-" || FilesAndNames.exists(word)
        || words.count == 1 && !word.contains(where: { $0 == ":" || $0.isWhitespace })
    }
    guard isFile.contains(true) else {
      return InputFile(name: "-", bytes: Array(text(words).utf8))
    }
    guard words.count == 1 else {
      throw ToolError(
        message: "Name one file, or write the sets: gymbo log \"Squat: 100x5x3\" \"Plank: 60s\".",
        code: .usage)
    }
    do throws(ImportError) {
      return try InputFile.read(path: words[0])
    } catch {
      throw ToolError(error)
    }
  }
}

/// The day of `--date`.
enum LogDate {
  /// The day, with its time, as the text notation writes it; nil for another text.
  static func text(_ option: String) -> String? {
    if let day = DayChoice.day(option) { return "\(day)" }
    guard let time = ClockChoice.time(option) else { return nil }
    return "\(time)".split(separator: "T").joined(separator: " ")
  }
}

extension LoggedOutcome {
  /// What was done, after the workouts.
  fileprivate var words: [String] {
    let left =
      repeated == 0
      ? [] : ["\(Count.of(repeated, "workout")) as typed before: left out."]
    return left + (numbers.isEmpty ? [] : ["Undo: gymbo store undo"])
  }
}

extension TypedWorkouts.NewName {
  var notice: String {
    guard let nearest else { return "New exercise: \(name)." }
    return "New exercise: \(name). If it is \(nearest), undo and write that."
  }
}

extension OptionDeclaration {
  static let logDate = OptionDeclaration(
    name: "--date", value: "DATE",
    form: "today, yesterday, a day such as 2026-11-20, or a time such as 2026-11-20T18:03",
    words: ["today", "yesterday", "now"],
    help: "the day of a text that names none, with a time or without (default: today)")
  static let logUnit = OptionDeclaration(
    name: "--input-unit", value: "kg|lb",
    help: "unit of loads without one (default: the profile's, else that of the history)")
}

extension CommandDeclaration {
  static let log = CommandDeclaration(
    name: "log", arguments: "[TEXT…|FILE|-]",
    summary: "add a workout as a short text, or in your editor",
    options: [.logDate, .logUnit, .store], group: .keep,
    examples: [
      "gymbo log \"Bench Press: 80x8x3@8\" \"Plank: 60s\"",
      "gymbo log Squat: 60x5w 100x5x3 --date yesterday",
      "gymbo log workouts.txt",
      "gymbo log",
    ],
    notes: [
      HelpNote(
        title: "The text",
        lines: [
          "2026-11-20 18:03 Upper A (56 min)", "  > slept badly",
          "  Bench Press (Barbell): 20x10w 80x8@8 80x8x2@8.5 80x7f",
          "  + Bent Over Row (Barbell): 70x10x3~90",
          "  Pull Up: x8 x7", "  Pull Up (Assisted): -20x8", "  Plank: 60s 1:30",
          "  Treadmill: 5km/25:00",
        ],
        text:
          "A set is load x repetitions, or a time or distance; a third number is how many sets, w, d and f mark "
          + "warm-up, drop set and failure, @ is the RPE, ~ the rest in seconds. + begins a superset with the exercise "
          + "above, > a note, # a comment; 'unit lb' on a line changes the unit. Each argument is a line; words without "
          + "blanks in them are one. One mistake, and nothing is added. A workout with a time of day that was typed "
          + "before is left out; 'gymbo export --to text' writes the same notation.")
    ])
}
