import GymBo

/// `gymbo nudges`: what an app would remind a lifter of.
enum NudgesCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let paths = arguments.positional
    var request = try Request(arguments)
    let now = try arguments.value(.now, read: ClockChoice.time)
    request.analysis.asOf = now?.date
    let options = try options(arguments)
    let open = try arguments.value(.open, read: { OpenSession($0) })
    let program: TrainingProgram? =
      if let path = arguments.value(.program) { try PlanCommand.read(path) } else { nil }
    let analysis = try request.history(paths).analysis(request.analysis)
    let zone = try arguments.zone() ?? request.profile.zone
    let report = analysis.nudges(
      options, now: now, open: open, program: program, zone: zone,
      suggesting: try request.suggesting(in: analysis), unit: request.unit)
    var style = TextStyle()
    style.language = request.language
    let all = paths + arguments.values(.program)
    let isPlain = try arguments.isPlain(request)
    guard request.format != .ics else {
      try request.write(report.calendar(style, isPlain: isPlain), paths: all)
      return .success
    }
    try request.write(
      text: report.text, json: { report.json(style) }, csv: { report.csv(style) }, paths: all)
    return .success
  }

  private static func options(_ arguments: Arguments) throws(ToolError) -> NudgeOptions {
    var options = NudgeOptions()
    if let list = arguments.value(.nudgeRules) {
      options.rules = []
      for name in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let rule = NudgeOptions.Rule(rawValue: String(name)) else {
          throw Arguments.unreadable(
            String(name), .nudgeRules, hints: NudgeOptions.Rule.allCases.map(\.rawValue))
        }
        options.rules.insert(rule)
      }
    }
    options.quiet = try arguments.value(.quiet, read: ClockChoice.range) ?? options.quiet
    options.reminderHour =
      try arguments.value(.reminderHour) { text in
        Int(text).flatMap { (6...22).contains($0) ? $0 : nil }
      } ?? options.reminderHour
    options.pauseHours =
      try arguments.value(.pauseDelay) { text in
        Int(text).flatMap { [1, 2, 4].contains($0) ? $0 : nil }
      } ?? options.pauseHours
    options.usual = try arguments.value(.usual, read: ClockChoice.usual) ?? [:]
    return options
  }
}

extension Arguments {
  /// Whether a calendar names workouts, lifts and loads.
  func isPlain(_ request: Request) throws(ToolError) -> Bool {
    guard has(.plain), request.format != .ics else { return has(.plain) }
    throw ToolError(
      message: "--plain is for calendars, which others can see; add --format ics.", code: .usage)
  }
}

extension OptionDeclaration {
  static let now = OptionDeclaration(
    name: "--now", value: "TIME", form: "now or a time such as 2026-11-02T12:00", words: ["now"],
    help: "from when on: now, or a time such as 2026-11-02T12:00 (default: the end of the last "
      + "workout)")
  static let nudgeRules = OptionDeclaration(
    name: "--rules", value: "NAME,…", form: "names separated by commas, of \(rules)",
    words: NudgeOptions.Rule.allCases.map(\.rawValue),
    help: "only these reminders, of \(rules) (default: all but rest-day)")
  private static let rules = NudgeOptions.Rule.allCases.map(\.rawValue).joined(separator: ", ")
  static let quiet = OptionDeclaration(
    name: "--quiet", value: "FROM-TO", form: "two times such as 22:00-7:00",
    help: "when none may come (default: 22:00-7:00)")
  static let reminderHour = OptionDeclaration(
    name: "--reminder-hour", value: "N", form: "an hour from 6 to 22",
    help: "when workouts begin where your log does not show it (default: 18)")
  static let usual = OptionDeclaration(
    name: "--usual", value: "DAY=TIME,…", form: "weekdays with times, such as mon=18:30,sat=off",
    help: "your own days and times, which go before what was learned: mon=18:30,sat=off")
  static let pauseDelay = OptionDeclaration(
    name: "--pause-delay", value: "N", form: "1, 2 or 4 hours", words: ["1", "2", "4"],
    help: "hours after its last set from which an open workout is paused (default: 2)")
  static let open = OptionDeclaration(
    name: "--open", value: "WORKOUT", form: "one such as \"\(OpenSession.form)\"",
    help:
      "a workout that is not ended, which exports do not hold: title, start, last set, exercise at "
      + "hand of all, such as \"\(OpenSession.form)\"")
  static let plain = OptionDeclaration(
    name: "--plain", value: nil,
    help:
      "calendar: name workouts, lifts and loads, which are left out otherwise because others can see "
      + "a calendar")
  static let nudgeProgram = OptionDeclaration(
    name: "--program", value: "FILE",
    help: "your training program: it then says the days and names the workouts")
  static let nudgeFormat = OptionDeclaration(
    name: "--format", value: "text|csv|json|ics",
    help: "what to print (default: text); ics is a calendar, to import into yours")
  static let nudgeLanguage = OptionDeclaration(
    name: "--language", value: language.value,
    help: "language of what is said, in every format (default: \(Language.standard.code))")
}

extension CommandDeclaration {
  static let nudges = CommandDeclaration(
    name: "nudges", arguments: "[FILE…]",
    summary: "reminders: when you usually train, new bests, more load; as a calendar, too",
    options: [
      .now, .nudgeRules, .usual, .quiet, .reminderHour, .open, .pauseDelay, .nudgeProgram,
      .rule, .nudgeFormat, .plain, .file, .unit, .nudgeLanguage, .color,
    ] + readingOrStore,
    group: .lookAhead,
    examples: [
      "gymbo nudges strong.csv --now now",
      "gymbo nudges strong.csv --zone Europe/Berlin --format ics --output reminders.ics",
      "gymbo nudges strong.csv --usual mon=18:30,sat=off --quiet 21:00-8:00",
      "gymbo nudges strong.csv --program program.txt --format json",
    ],
    notes: [.nudges])
}

extension HelpNote {
  /// How days and times are learned, and what is held back.
  static let nudges = HelpNote(
    title: "What is said, and when",
    rows: [
      ("workout-reminder", "half an hour before you usually train, for the next seven days"),
      ("pause", "an open workout: after --pause-delay hours, and after a day"),
      ("achievements", "new bests and milestones, after a workout"),
      ("overload", "more load is suggested in a compound lift, after a workout"),
      ("rest-day", "in the evening after three days of training in a row; ask for it by --rules"),
    ],
    text:
      "A weekday is usual if three of the last four had a workout, holidays left out, and the last workout is "
      + "at most 14 days ago. The time is the middle one of the last eight weeks. At most two a day and seven in "
      + "seven days; what is held back is listed. The ids of reminders are the same in every run, so that a new "
      + "import replaces the old entries.")
}
