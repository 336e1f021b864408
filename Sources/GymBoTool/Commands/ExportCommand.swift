import GymBo

/// `gymbo export`: a history as the file of another app, with what that file cannot say.
enum ExportCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    var paths = arguments.positional
    guard let format = try arguments.value(.target, read: ExportFormat.init(rawValue:)) else {
      throw ToolError(
        message: "Say for which app: \(OptionDeclaration.target.name) \(targets).", code: .usage)
    }
    var request = try Request(arguments)
    var history = try request.history(paths)
    var others: [String] = []
    if let word = arguments.value(.exportNames) {
      (history, others) = history.named(by: try names(word))
      // Nor is the table of names written over.
      if word != ownNames { paths.append(word) }
    }
    let export = history.exported(
      to: format, unit: request.unit, timesRests: arguments.has(.timesRests))
    try request.write(export.bytes, paths: paths)
    if let path = arguments.value(.losses) {
      // The file that was just written is spared, too.
      let spared = paths + [request.output].compactMap(\.self)
      try request.save(Array(export.json(of: format).utf8), to: path, paths: spared)
    }
    Terminal.complain(export.sentence(sets: history.sets.count))
    if !others.isEmpty { Terminal.complain(sentence(of: others)) }
    let unread = history.log.leftOut.count { $0.reason == .rejected }
    if unread > 0 {
      Terminal.complain(
        "\(Count.of(unread, "row")) could not be read and \(unread == 1 ? "is" : "are") not in it; see 'gymbo check'."
      )
    }
    return .success
  }

  /// The app whose names of exercises are known.
  fileprivate static let ownNames = ExportFormat.hevy.rawValue

  private static func names(_ word: String) throws(ToolError) -> ExportNames {
    guard word != ownNames else { return .hevy }
    do throws(ImportError) {
      return try ExportNames(reading: InputFile.read(path: word))
    } catch {
      let failure = ToolError(error)
      // The table is part of the command's options, so the error is one of usage.
      throw ToolError(
        message: failure.message,
        code: failure.code == .unknownFormat ? .usage : failure.code)
    }
  }

  /// Names that are told; a history of another language may have hundreds.
  private static let mostNames = 12

  /// Which exercises keep the names that they have.
  private static func sentence(of others: [String]) -> String {
    let told = others.prefix(mostNames).map { TerminalText.safe($0) }.joined(separator: ", ")
    let more = others.count > mostNames ? " and \(others.count - mostNames) more" : ""
    return
      "\(Count.of(others.count, "exercise")) \(others.count == 1 ? "keeps its name" : "keep their names"), which "
      + "no name is known for; an app that does not know one makes an exercise of its own: \(told)\(more)."
  }

  static let targets = ExportFormat.allCases.map(\.rawValue).joined(separator: "|")
}

extension Export {
  /// What the file lacks, in a sentence.
  func sentence(sets: Int) -> String {
    let written = Count.of(sets, "set") + " written"
    guard !losses.isEmpty else { return "\(written); read again, the file says all of them." }
    return "\(written). Not as it was, when the file is read again: "
      + losses.map(\.words).joined(separator: ", ") + "."
  }

  /// The same as JSON.
  func json(of format: ExportFormat) -> String {
    let items = losses.map { "{\"kind\":\"\($0.kind.rawValue)\",\"count\":\($0.count)}" }
    return "{\"format\":\"\(format.rawValue)\",\"losses\":[\(items.joined(separator: ","))]}\n"
  }
}

extension ExportLoss {
  /// Such as "the effort of 12 sets".
  fileprivate var words: String {
    let sets = Count.of(count, "set")
    let workouts = Count.of(count, "workout")
    return switch kind {
    case .sets: "\(sets) at all"
    case .exercise: "the exercise's name of \(sets)"
    case .load: "the load of \(sets)"
    case .unit: "the unit of \(sets) (in pounds, which the file has no place to say)"
    case .repetitions: "the repetitions of \(sets)"
    case .seconds: "the duration of \(sets)"
    case .distance: "the distance of \(sets)"
    case .effort: "the effort of \(sets)"
    case .kind: "the kind of \(sets) (warm-up, drop set, failure)"
    case .meaning: "the meaning of the numbers of \(sets)"
    case .superset: "the superset of \(sets)"
    case .rest: "the rest after \(sets)"
    case .note: "the note of \(sets)"
    case .start: "the exact time of \(workouts)"
    case .duration: "the length of \(workouts)"
    case .title: "the title of \(workouts)"
    case .workoutNote: "the note of \(workouts)"
    case .workouts: "\(workouts) joined with others"
    }
  }
}

extension OptionDeclaration {
  static let target = OptionDeclaration(
    name: "--to", value: ExportCommand.targets, words: ExportFormat.allCases.map(\.rawValue),
    help:
      "needed: whose format; Hevy imports Strong's, Liftosaur Hevy's, LiftLog FitNotes'; plain is "
      + "a table for spreadsheets, text a short text for people, and json for programs; gymbo reads "
      + "all three")
  static let timesRests = OptionDeclaration(
    name: "--rest", value: nil,
    help: "write the rest after a set as a row of its own, as Strong's timer does (--to strong)")
  static let losses = OptionDeclaration(
    name: "--losses", value: "FILE", help: "write what is lost as JSON, too")
  static let exportNames = OptionDeclaration(
    name: "--names", value: "\(ExportCommand.ownNames)|FILE",
    help:
      "call exercises as Hevy does, where the catalogue knows them, or as a table with the columns name and as "
      + "says (default: as they are)")
  static let exportUnit = OptionDeclaration(
    name: "--unit", value: "kg|lb", help: "unit of the loads (default: the one they were chosen in)"
  )
}

extension CommandDeclaration {
  static let export = CommandDeclaration(
    name: "export", arguments: "[FILE…]",
    summary: "the history as the file of another app, with what that cannot hold",
    options: [.target, .file, .exportUnit, .exportNames, .timesRests, .losses] + readingOrStore,
    group: .changeApps,
    examples: [
      "gymbo export strong.csv --to hevy --output hevy.csv",
      "gymbo export old.csv new.csv --to plain --output log.csv",
      "gymbo export strong.csv --to text --output log.txt",
    ],
    notes: [
      HelpNote(
        title: "What is lost",
        text:
          "The file is read again and compared with the history set by set; what is not as it was is said on "
          + "standard error. Cells that begin with =, +, - or @ get no guard against spreadsheets, because the "
          + "apps would keep it. Strong is not known to import its own export; Hevy takes it in its settings, "
          + "where the time of the first workout should be looked at.")
    ])
}
