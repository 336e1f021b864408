import GymBo

/// What each command does: read the arguments, call the façade, write the answer. No arithmetic.
enum Commands {
  /// Runs a command line without the program's name.
  static func run(_ words: [String]) throws(ToolError) -> ExitCode {
    guard let name = words.first else { return try Help.showShort() }
    let rest = words.dropFirst()
    switch name {
    case "--help", "-h": return try Help.show([])
    case "--version", "-V", "-v":
      try Terminal.print(Version.text(rest))
      return .success
    case CommandDeclaration.help.name: return try Help.show(rest)
    default: break
    }
    guard let command = CommandDeclaration.all.first(where: { $0.name == name }) else {
      // A file or an option alone means its report.
      guard name.hasPrefix("-") || FilesAndNames.isFile(name) else {
        throw CommandDeclaration.unknown(
          name,
          hint: rest.contains(where: FilesAndNames.isFile) ? FilesAndNames.ofExercise(words) : nil)
      }
      return try report(Arguments(words[...], for: .report))
    }
    let arguments = try Arguments(rest, for: command)
    if arguments.has(.help) { return try Help.show([command.name]) }
    switch command.name {
    case CommandDeclaration.report.name: return try report(arguments)
    case CommandDeclaration.exercise.name: return try exercise(arguments)
    case CommandDeclaration.exerciseList.name: return try exercises(arguments)
    case CommandDeclaration.suggest.name: return try suggest(arguments)
    case CommandDeclaration.plan.name: return try PlanCommand.run(arguments)
    case CommandDeclaration.generate.name: return try GenerateCommand.run(arguments)
    case CommandDeclaration.swap.name: return try SwapCommand.run(arguments)
    case CommandDeclaration.nudges.name: return try NudgesCommand.run(arguments)
    case CommandDeclaration.ledger.name: return try LedgerCommand.run(arguments)
    case CommandDeclaration.export.name: return try ExportCommand.run(arguments)
    case CommandDeclaration.importing.name: return try ImportCommand.run(arguments)
    case CommandDeclaration.log.name: return try LogCommand.run(arguments)
    case CommandDeclaration.workout.name: return try WorkoutCommand(arguments).run()
    case CommandDeclaration.template.name: return try TemplateCommand.run(arguments)
    case CommandDeclaration.profile.name: return try ProfileCommand.run(arguments)
    case CommandDeclaration.body.name: return try BodyCommand.run(arguments)
    case CommandDeclaration.history.name: return try HistoryCommand.run(arguments)
    case CommandDeclaration.store.name: return try StoreCommand.run(arguments)
    case CommandDeclaration.check.name: return try check(arguments)
    case CommandDeclaration.score.name: return try ScoreCommand.run(arguments)
    case CommandDeclaration.methods.name: return try methods(arguments)
    case CommandDeclaration.batch.name: return try BatchCommand(arguments).run()
    case CommandDeclaration.schema.name: return try PrintedCommands.schema(arguments)
    case CommandDeclaration.completions.name: return try PrintedCommands.completions(arguments)
    case CommandDeclaration.man.name: return try PrintedCommands.man(arguments)
    default: return try formats(arguments)
    }
  }

  // MARK: Commands

  private static func report(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let paths = arguments.positional
    try FilesAndNames.checkFiles(paths)
    var request = try Request(arguments)
    try request.checkWeekAndDay()
    let table = try arguments.value(.table) { name in
      ResultTable.of(.report).first { $0.rawValue == name }
    }
    guard table == nil || request.format == .csv else {
      throw ToolError(
        message: "--table chooses a CSV table; add --format csv.", code: .usage)
    }
    let shown = try arguments.reportText()
    let isOfText = request.format == .text || request.format == .json && shown == .insights
    guard isOfText || !arguments.has(.full) && arguments.value(.only) == nil else {
      throw ToolError(
        message:
          "--full and --only choose the parts of the text; other formats have them all, so leave "
          + "them out (JSON takes --only insights).", code: .usage)
    }
    let history = try request.history(paths)
    try request.chooseWeek(in: history)
    let analysis = history.analysis(request.analysis)
    let suggesting = try request.suggesting(in: analysis)
    var report = analysis.report(suggesting: suggesting, unit: request.unit)
    report.plan = try PlanCommand.plan(of: arguments, analysis, suggesting, request)
    guard report.plan != nil || table?.isOfProgram != true else {
      throw ToolError(
        message: "That table is of a training program; name it with --program FILE.", code: .usage)
    }
    if request.format == .csv, table == nil, let directory = request.output {
      try OutputFile.makeDirectory(directory)
      try request.save(
        ResultTable.of(.report).filter { report.plan != nil || !$0.isOfProgram }.map { table in
          (report.csv(table), "\(directory)/\(table.rawValue).csv")
        }, paths: paths)
      return .success
    }
    let json = shown == .insights ? report.insightsJSON : report.json
    try request.write(
      text: { [report] in report.text($0, shown) }, json: json,
      csv: { [report] in report.csv(table ?? .summary) }, page: report.page,
      paths: paths + arguments.values(.program))
    return .success
  }

  private static func exercise(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let (name, paths) = try FilesAndNames.exercise(arguments.positional)
    var request = try Request(arguments)
    let analysis = try request.history(paths).analysis(request.analysis)
    let suggesting = try request.suggesting(in: analysis)
    let report: ExerciseReport
    do throws(ExerciseNotFound) {
      report = try analysis.exercise(
        name, suggesting: suggesting, unit: request.unit)
    } catch {
      throw ToolError(message: error.description, code: .usage)
    }
    try request.write(
      text: report.text, json: report.json, csv: report.csv, page: report.page, paths: paths)
    return .success
  }

  private static func exercises(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    var request = try Request(arguments)
    let analysis = try request.history(arguments.positional).analysis(request.analysis)
    let report = analysis.exerciseList(unit: request.unit)
    try request.write(
      text: report.text, json: report.json, csv: report.csv, paths: arguments.positional)
    return .success
  }

  private static func suggest(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    var request = try Request(arguments)
    let (paths, names) = FilesAndNames.suggest(
      arguments.positional, hasStore: request.hasStore)
    let analysis = try request.history(paths).analysis(request.analysis)
    var report = analysis.suggestionReport(
      suggesting: try request.suggesting(in: analysis), unit: request.unit)
    if !names.isEmpty {
      do throws(ExerciseNotFound) {
        report = try analysis.suggestionReport(report, of: names)
      } catch {
        let hint = names.count > 1 ? " A name of several words needs quotes." : ""
        throw ToolError(message: error.description + hint, code: .usage)
      }
    }
    try request.write(text: report.text, json: report.json, csv: report.csv, paths: paths)
    return .success
  }

  private static func check(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    var request = try Request(arguments)
    let report = try request.history(arguments.positional, allowsUnread: true).check(
      options: request.analysis, unit: request.unit)
    try request.write(
      text: report.text, json: report.json, csv: report.csv, paths: arguments.positional)
    return report.hasFindings ? .findings : .success
  }

  private static func methods(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    var report = MethodReport()
    if !arguments.positional.isEmpty {
      let name = arguments.positional.joined(separator: " ")
      let all = report.names
      report = report.matching(name)
      guard !report.names.isEmpty else {
        let hint = nearest(to: name, among: all).map { " Did you mean \($0)?" } ?? ""
        throw ToolError(
          message: "No method has \"\(name)\" in its name.\(hint) 'gymbo methods' lists all.",
          code: .usage)
      }
    }
    try TextOrJSON.write(arguments, text: report.text, json: report.json)
    return .success
  }

  private static func formats(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    guard arguments.positional.isEmpty else {
      throw ToolError(message: "'gymbo formats' takes no arguments.", code: .usage)
    }
    try Terminal.print(Array(Help.formats.utf8))
    return .success
  }
}
