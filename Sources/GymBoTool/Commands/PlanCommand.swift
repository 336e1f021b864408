import GymBo

/// `gymbo plan`: what a training program says for today.
enum PlanCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    guard let path = arguments.positional.first else {
      throw ToolError(
        message:
          "Name a program, and files unless the history is in the store: gymbo plan PROGRAM [FILE…]",
        code: .usage)
    }
    let files = Array(arguments.positional.dropFirst())
    if path.lowercased().hasSuffix(".csv"),
      let program = files.first(where: { !$0.lowercased().hasSuffix(".csv") })
    {
      let exports = ([path] + files).filter { $0 != program }
      let words = ([program] + exports).map { Remedies.quoted($0) ?? "FILE" }
      throw ToolError(
        message: "The program comes before the exports: gymbo plan "
          + words.joined(separator: " "), code: .usage)
    }
    let program = try read(path)
    var request = try Request(arguments)
    let start = try arguments.value(.start, read: DayChoice.day)
    var maxima: [String: Load] = [:]
    for text in arguments.values(.maximum) {
      guard let maximum = NamedTrainingMax(text) else {
        throw Arguments.unreadable(text, .maximum)
      }
      maxima[maximum.lift] = maximum.load.load
    }
    if arguments.has(.preview) {
      return try preview(program, maxima, request, arguments, files: files, path: path)
    }
    guard !files.isEmpty || request.hasStore else {
      throw ToolError(
        message:
          "Name at least one export after the program, keep one with 'gymbo import FILE…', or add "
          + "--preview to look at the program alone.", code: .usage)
    }
    let table = try table(arguments, request, among: PlanReport.Table.init(rawValue:))
    let analysis = try request.history(files).analysis(request.analysis)
    let report = analysis.plan(
      program, start: start, maxima: maxima, suggesting: try request.suggesting(in: analysis),
      unit: request.unit)
    try write(
      report, table ?? .plan, request, isPlain: try arguments.isPlain(request),
      paths: [path] + files)
    return .success
  }

  /// What the program of `--program` says; nil without one.
  static func plan(
    of arguments: Arguments, _ analysis: Analysis, _ suggesting: SuggestionOptions,
    _ request: Request
  ) throws(ToolError) -> PlanReport? {
    guard let path = arguments.value(.program) else { return nil }
    return analysis.plan(try read(path), suggesting: suggesting, unit: request.unit)
  }

  /// Reads a program; a fault names its file, line and column.
  static func read(_ path: String) throws(ToolError) -> TrainingProgram {
    let file: InputFile
    do throws(ImportError) {
      file = try InputFile.read(path: path)
    } catch {
      throw ToolError(error)
    }
    do throws(ProgramFault) {
      return try TrainingProgram(reading: file)
    } catch {
      throw ToolError(
        message: "\(FileName.shown(path)):\(error.description).", code: .unknownFormat)
    }
  }

  private static func write(
    _ report: PlanReport, _ table: PlanReport.Table, _ request: Request, isPlain: Bool,
    paths: [String]
  ) throws(ToolError) {
    switch request.format {
    case .ics:
      var style = TextStyle()
      style.language = request.language
      try request.write(report.calendar(style, isPlain: isPlain), paths: paths)
    case .program: try request.write(Array(report.programText().utf8), paths: paths)
    default:
      try request.write(
        text: report.text, json: report.json, csv: { report.csv(table) }, page: report.page,
        paths: paths)
    }
  }

  /// The table of `--table`, of a plan or of a preview; nil without the option.
  private static func table<Table>(
    _ arguments: Arguments, _ request: Request, among read: (String) -> Table?
  ) throws(ToolError) -> Table? {
    guard let name = arguments.value(.planTable) else { return nil }
    guard let table = read(name) else {
      throw Arguments.unreadable(name, .planTable)
    }
    guard request.format == .csv else {
      throw ToolError(
        message: "--table chooses a CSV table; add --format csv.", code: .usage)
    }
    return table
  }

  private static func preview(
    _ program: TrainingProgram, _ maxima: [String: Load], _ request: Request,
    _ arguments: Arguments, files: [String], path: String
  ) throws(ToolError) -> ExitCode {
    guard [.text, .csv, .json].contains(request.format) else {
      throw ToolError(
        message: "A preview is text, csv or json; leave --preview out for a plan.", code: .usage)
    }
    var request = request
    var analysis: Analysis?
    if !files.isEmpty { analysis = try request.history(files).analysis(request.analysis) }
    var suggesting = SuggestionOptions()
    if let analysis { suggesting = try request.suggesting(in: analysis) }
    let minutes = try arguments.value(.minutes) { text in
      Int(text).flatMap { (5...600).contains($0) ? $0 : nil }
    }
    let report = program.preview(
      maxima: maxima, analysis: analysis, suggesting: suggesting, minutes: minutes,
      bodyWeight: request.analysis.bodyWeight, unit: request.unit)
    let table = try table(arguments, request, among: PreviewReport.Table.init(rawValue:))
    try request.write(
      text: report.text, json: report.json, csv: { report.csv(table ?? .weeks) },
      paths: [path] + files)
    return .success
  }
}

extension OptionDeclaration {
  static let start = OptionDeclaration(
    name: "--start", value: "DATE", form: "today, yesterday or a day such as 2026-11-02",
    words: ["today", "yesterday"],
    help: "the day on which the program began or begins (default: what its text says, or the first "
      + "session that is like it)")
  static let maximum = OptionDeclaration(
    name: "--max", value: "LIFT=LOAD", form: "a lift and a load, such as \"squat=140kg\"",
    isRepeatable: true,
    help: "the load that percentages of a lift are of, such as \"squat=140kg\"; once for each lift")
  static let minutes = OptionDeclaration(
    name: "--minutes", value: "N", form: "minutes from 5 to 600",
    help: "the longest workout that you want; --preview names the days that take longer")
  static let preview = OptionDeclaration(
    name: "--preview", value: nil,
    help: "what the program asks for week by week, and what is doubtful about it; needs no FILE")
  static let program = OptionDeclaration(
    name: "--program", value: "FILE",
    help:
      "the next workout is that of a training program, with how it was kept; see 'gymbo help plan'")
  static let planFormat = OptionDeclaration(
    name: "--format", value: "text|csv|json|html|ics|program",
    help:
      "what to print (default: text); html is a page for a browser, ics a calendar, program the "
      + "program as it stands now")
  static let planTable = OptionDeclaration(
    name: "--table", value: "NAME",
    form: "plan, adherence or notices; with --preview preview_weeks or preview_muscles",
    words: ["plan", "adherence", "notices", "preview_weeks", "preview_muscles"],
    help: "CSV: plan, every set of the week (default), adherence, what was done of each planned "
      + "set, or notices, what was not understood, left out or taken for granted; with --preview "
      + "preview_weeks, a row a week (default), or preview_muscles, a row a week and muscle")
}

extension CommandDeclaration {
  static let plan = CommandDeclaration(
    name: "plan", arguments: "PROGRAM [FILE…]",
    summary: "the next workout of a training program, the week, and how the plan was kept",
    options: [
      .preview, .minutes, .start, .maximum, .lifterWeight, .asOf, .rule, .plates, .planFormat,
      .planTable, .plain, .file,
      .unit,
      .language, .color,
    ] + readingOrStore,
    group: .lookAhead,
    examples: [
      "gymbo plan program.txt strong.csv",
      "gymbo plan program.txt --preview --max squat=140kg",
      "gymbo plan program.txt strong.csv --format ics --output plan.ics",
      "gymbo plan program.txt strong.csv --format html --output plan.html",
      "gymbo plan program.txt strong.csv --format program --output next.txt",
    ],
    notes: [.programs, .rules, .plates])
}

extension HelpNote {
  /// The language of programs.
  static let programs = HelpNote(
    title: "Programs",
    lines: [
      "/// @name My program", "/// @max Squat 140kg", "# Week 1", "## Monday",
      "/// @weekday mon", "Squat / 4x5 75% / 180s",
      "Bench Press / 3x8 60kg @8 / progress: dp(2.5kg, 8, 12)",
    ],
    text:
      "A program is a text in Liftoscript, the language of the app Liftosaur; files of that app can be "
      + "read as they are. Lines that begin with /// and @ are GymBo's: of the program name, start, "
      + "cycles, max, training-max, cycle-step; below a week phase, intensity, volume, deload; below a day "
      + "weekday, intensity, volume, rpe. Nothing is stored: sessions of the history are matched with "
      + "the program's days, and its progressions run over them. A program written with --format "
      + "program has a line done, with the day and the number of workouts up to which the history is in "
      + "it, and at its end a line kept for each workout that was due: how much of it was done. "
      + "Comments of two slashes are shown with their exercise. In a calendar a workout without "
      + "weekday is on a day on which you usually train. Examples are in SampleData/programs."
  )
}
