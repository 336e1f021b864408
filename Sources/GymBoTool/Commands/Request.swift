import GymBo
import GymBoPlatform

/// The values of the options that several commands share.
struct Request {
  enum Format: String {
    case text, csv, json, html
    /// A calendar, and the text of a program.
    case ics, program
  }

  var analysis = AnalysisOptions()
  var reading = ImportOptions()
  var format = Format.text
  var output: String?
  var unit: LoadUnit?
  var week = WeekChoice.latest
  /// The language of the text.
  let language: Language
  /// How reports say what their readers can do.
  var remedies = Remedies()
  private(set) var color = ColorChoice.auto
  private(set) var inventory: Inventory?
  private var rules: [NamedRule] = []
  private var trainingMaxima: [NamedTrainingMax] = []
  /// The paths of the user's own tables that were read.
  private(set) var tablePaths: [String] = []
  /// The command line, of commands that read the store where no file is named; nil for others.
  private var storeArguments: Arguments?
  /// What the store knows of the person; nothing where files are named.
  private(set) var profile = Profile()
  /// Whether the body weight is that of the store.
  private var takesStoredWeight = false
  /// The path of the table of weights, where there is one.
  private var weightsPath: String?

  init(_ arguments: Arguments) throws(ToolError) {
    language = try arguments.language()
    remedies = Remedies(arguments)
    analysis.asOf = try arguments.value(.asOf, read: DayChoice.day)
    remedies.day = analysis.asOf
    week = try arguments.value(.week, read: WeekChoice.init) ?? .latest
    color = try arguments.value(.color, read: ColorChoice.init(rawValue:)) ?? .auto
    // Of commands that take a goal of another kind, it is no number of workouts.
    if arguments.declared(.goal).value == OptionDeclaration.goal.value,
      let goal = try arguments.value(
        .goal, read: { Int($0).flatMap { (1...7).contains($0) ? $0 : nil } })
    {
      analysis.weeklyGoal = goal
    }
    if let formula = try arguments.value(
      .formula, read: OneRepetitionMaximumFormula.init(anySpelling:))
    {
      analysis.formula = formula
    }
    analysis.adjustsForEffort = arguments.has(.adjustEffort)
    takesStoredWeight = arguments.value(.lifterWeight) == "stored"
    if !takesStoredWeight {
      analysis.bodyWeight = try arguments.value(.lifterWeight) { text in
        Load(text: text).flatMap { AnalysisOptions.bodyWeights.contains($0) ? $0 : nil }
      }
    }
    unit = try arguments.value(.unit, read: LoadUnit.init(spelling:))
    try readRules(arguments)
    try readTrainingMaxima(arguments)
    if let path = arguments.value(.plates) {
      inventory = try table(path) { (file) throws(ImportError) in
        try Inventory(reading: file)
      }
    }
    format = try arguments.format() ?? .text
    output = arguments.value(.output)
    if arguments.command.options.contains(where: { $0.name == OptionDeclaration.store.name }) {
      storeArguments = arguments
    }
    reading.inputUnit = try arguments.value(.inputUnit, read: LoadUnit.init(spelling:))
    reading.dateOrder = try arguments.value(.dates, read: DateOrder.init(rawValue:))
    if let zone = try arguments.zone() { reading.takeUniversalTimes(in: zone) }
    try readColumns(arguments)
    if let path = arguments.value(.exercises) {
      reading.exerciseMap = try table(path) { (file) throws(ImportError) in
        try ExerciseMap(reading: file)
      }
    }
    try readVolumeModel(arguments)
  }

  /// How the columns of a table that is no app's export are told.
  private mutating func readColumns(_ arguments: Arguments) throws(ToolError) {
    guard let text = arguments.value(.columns) else { return }
    guard text != "auto" else {
      reading.readsFoundColumns = true
      return
    }
    do throws(ColumnMapping.Fault) {
      reading.columns = try ColumnMapping(reading: text)
    } catch {
      throw ToolError(message: "\(OptionDeclaration.columns.name): \(error.sentence)", code: .usage)
    }
  }

  /// Reads one of the user's own tables.
  private mutating func table<Table>(
    _ path: String, read: (InputFile) throws(ImportError) -> Table
  ) throws(ToolError) -> Table {
    tablePaths.append(path)
    do throws(ImportError) {
      return try read(InputFile.read(path: path))
    } catch {
      let failure = ToolError(error)
      // The table is part of the command's options, not of the history, so the error is one of usage.
      throw ToolError(
        message: failure.message,
        code: failure.code == .unknownFormat ? .usage : failure.code)
    }
  }

  /// The table of athletes of a batch; nil without one.
  func athletes(_ arguments: Arguments) throws(ToolError) -> AthleteSettings? {
    guard let path = arguments.value(.athletes) else { return nil }
    do throws(ImportError) {
      return try AthleteSettings(reading: InputFile.read(path: path))
    } catch {
      throw ToolError(error)
    }
  }

  /// The programs of the athletes of a batch; nil without any.
  func programs(_ arguments: Arguments) throws(ToolError) -> AthletePrograms? {
    guard let path = arguments.value(.programs) else { return nil }
    do throws(ImportError) {
      return try AthletePrograms(reading: InputFile.read(path: path))
    } catch {
      throw ToolError(error)
    }
  }

  private mutating func readVolumeModel(_ arguments: Arguments) throws(ToolError) {
    if let path = arguments.value(.volumeModel).flatMap(VolumeModel.tablePath) {
      let weights = try table(path) { (file) throws(ImportError) in
        try CustomVolumeWeights(reading: file)
      }
      weightsPath = path
      analysis.volumeModel = VolumeModel(.custom(weights))
    } else if let model = try arguments.value(.volumeModel, read: VolumeModel.init(option:)) {
      analysis.volumeModel = model
    }
  }

  private mutating func readRules(_ arguments: Arguments) throws(ToolError) {
    for text in arguments.values(.rule) {
      guard let named = NamedRule(text) else {
        let word = text.lastIndex(of: "=").map { String(text[text.index(after: $0)...]) } ?? text
        throw Arguments.unreadable(
          text, .rule, word: word,
          hints: OptionDeclaration.rule.words.filter { NamedRule($0) != nil })
      }
      rules.append(named)
    }
  }

  private mutating func readTrainingMaxima(_ arguments: Arguments) throws(ToolError) {
    for text in arguments.values(.trainingMax) {
      guard let named = NamedTrainingMax(text) else {
        throw Arguments.unreadable(text, .trainingMax)
      }
      trainingMaxima.append(named)
    }
    guard trainingMaxima.isEmpty || rules.contains(where: \.rule.usesTrainingMax) else {
      throw ToolError(
        message: "--training-max needs a rule that uses it: --rule percentage:5x5@75 or "
          + "--rule 5/3/1:1.",
        code: .usage)
    }
  }

  /// The options of suggestions. The lifts that the user named are looked up in the history.
  func suggesting(in analysis: Analysis) throws(ToolError) -> SuggestionOptions {
    do throws(NamedLiftFailure) {
      _ = try analysis.suggestionOptions(rules: rules)
    } catch {
      throw ToolError(message: "--rule: \(error.description)", code: .usage)
    }
    do throws(NamedLiftFailure) {
      return try analysis.suggestionOptions(
        rules: rules, trainingMaxima: trainingMaxima, inventory: inventory)
    } catch {
      throw ToolError(message: "--training-max: \(error.description)", code: .usage)
    }
  }

  /// The options of suggestions for many athletes, whose histories are not known yet.
  func suggestingForAll() throws(ToolError) -> SuggestionOptions {
    guard rules.count <= 1, rules.allSatisfy({ $0.lift == nil }) else {
      throw ToolError(
        message: "--rule: a batch takes one rule, for all lifts of all athletes.", code: .usage)
    }
    return SuggestionOptions(rule: rules.first?.rule ?? .auto)
  }

  /// Whether there is a store that is read where no file is named, or one is named.
  var hasStore: Bool {
    guard let storeArguments else { return false }
    if storeArguments.value(.store) != nil { return true }
    guard let path = try? StorePath.path(storeArguments) else { return false }
    return unsafe access(path, F_OK) == 0
  }

  /// Reads the history.
  /// - Parameter allowsUnread: whether files are allowed of which no row can be read.
  mutating func history(
    _ paths: [String], allowsUnread: Bool = false
  ) throws(ToolError) -> History {
    if let storeArguments {
      if paths.isEmpty { return try storedHistory(storeArguments) }
      guard storeArguments.value(.store) == nil else {
        throw ToolError(
          message: "--store is read where no file is named; leave it or the files out.",
          code: .usage)
      }
    }
    guard !takesStoredWeight else {
      throw ToolError(
        message:
          "--bodyweight stored is the weight of the store, which is read where no file is named; give the "
          + "weight, as --bodyweight 80kg.", code: .usage)
    }
    guard !paths.isEmpty else {
      throw ToolError(
        message: "Name at least one export, or - for standard input. \(Help.pointer)",
        code: .usage)
    }
    guard paths.count(where: { $0 == "-" }) <= 1 else {
      throw ToolError(
        message: "Standard input (-) can be read once; name it once.", code: .usage)
    }
    do throws(ImportError) {
      let history =
        allowsUnread
        ? try History(readingAnyRowsOf: paths, options: reading)
        : try History(reading: paths, options: reading)
      complainOfUnusedNames(history)
      let command = storeArguments?.command.name
      BodyImport.complain(history.bodyTables, isReport: command == CommandDeclaration.report.name)
      return history
    } catch {
      throw ToolError(error)
    }
  }

  /// The history of the store.
  private mutating func storedHistory(_ arguments: Arguments) throws(ToolError) -> History {
    // Reminders have a use for the time zone beside reading.
    let zone: [OptionDeclaration] = arguments.command.name == "nudges" ? [] : [.zone]
    let typed = ([.inputUnit, .dates, .columns] + zone).filter { arguments.value($0) != nil }
    if let option = typed.first {
      throw ToolError(
        message: "\(option.name) says how a file is read; the store has what was read. Import the "
          + "file again with it: gymbo import FILE… \(option.name) …", code: .usage)
    }
    remedies.readsStore = true
    let path = try StorePath.path(arguments)
    var history: History
    do throws(StoreError) {
      let store = try Store.reading(path)
      history = try History(of: store, exerciseMap: reading.exerciseMap)
      profile = try Profile(of: store)
      // Other commands do not show them.
      if arguments.command.name == CommandDeclaration.report.name {
        history.measurements = try store.measurements()
      }
    } catch {
      throw ToolError(error)
    }
    // An export is for others, in the unit of the loads.
    if unit == nil, arguments.command.name != CommandDeclaration.export.name { unit = profile.unit }
    analysis.weeklyGoal = analysis.weeklyGoal ?? profile.weeklyGoal
    if takesStoredWeight {
      let last = history.log.sessions.last?.date
      guard let day = analysis.asOf ?? last else { return history }
      analysis.bodyWeight = try BodyCommand.weight(path, on: day)
    }
    complainOfUnusedNames(history)
    return history
  }

  /// Warns about names in the table of weights that no exercise has: a mistyped name would otherwise be ignored
  /// silently.
  private func complainOfUnusedNames(_ history: History) {
    guard let weightsPath, case .custom(let weights) = analysis.volumeModel.weighting else {
      return
    }
    let names = weights.unusedNames(in: history.log)
    guard !names.isEmpty else { return }
    Terminal.complain(
      "\(weightsPath): no exercise of the history is called \(names.joined(separator: ", ")); "
        + "these rows count for nothing.")
  }

  /// Writes the answer in the format asked for, to where it was asked for.
  /// - Parameter page: nil for an answer that has no page.
  func write(
    text: (TextStyle) -> String, json: () -> [UInt8], csv: () -> [UInt8],
    page: ((PageStyle) -> [UInt8])? = nil, paths: [String]
  ) throws(ToolError) {
    let bytes: [UInt8]
    switch format {
    case .html:
      guard let page else { throw Arguments.unreadable("html", .format) }
      bytes = page(Request.pageStyle(language, remedies))
    case .text:
      bytes = Array(text(style(toFile: output != nil)).utf8)
    case .csv: bytes = output == nil && Terminal.isTerminal ? Terminal.harmless(csv()) : csv()
    case .json: bytes = json()
    case .ics, .program: throw Arguments.unreadable(format.rawValue, .format)
    }
    try write(bytes, paths: paths)
  }

  /// How text is worded and coloured.
  func style(toFile: Bool) -> TextStyle {
    Terminal.style(color, language, toFile: toFile, remedies: remedies)
  }

  /// Writes an answer to where it was asked for.
  func write(_ bytes: [UInt8], paths: [String]) throws(ToolError) {
    if let output {
      try save(bytes, to: output, paths: paths)
    } else {
      try Terminal.print(bytes)
    }
  }
}

extension Arguments {
  /// The format, which has to be one that the command declares.
  func format() throws(ToolError) -> Request.Format? {
    let formats = declared(.format).value?.split(separator: "|").map(String.init) ?? []
    return try value(.format) { formats.contains($0) ? Request.Format(rawValue: $0) : nil }
  }
}

extension Request {
  /// How pages are worded.
  static func pageStyle(_ language: Language, _ remedies: Remedies) -> PageStyle {
    var style = PageStyle(remedy: remedies.text)
    style.language = language
    style.version = Version.current
    return style
  }

  /// Writes a file. It refuses to overwrite a file that was read.
  func save(_ bytes: [UInt8], to path: String, paths: [String]) throws(ToolError) {
    try OutputFile.write(bytes, to: path, sparing: paths + ownFiles)
  }

  /// The files that no output may replace, beside those of the history: the user's own tables, and the store.
  private var ownFiles: [String] {
    guard let storeArguments, let store = try? StorePath.path(storeArguments) else {
      return tablePaths
    }
    return tablePaths + [store]
  }

  /// Writes several files, all or none. It refuses to overwrite a file that was read.
  func save(_ files: [(bytes: [UInt8], path: String)], paths: [String]) throws(ToolError) {
    var placed: [OutputFile.File] = []
    for file in files {
      let place = try OutputFile.place(file.path, sparing: paths + ownFiles)
      placed.append((file.bytes, file.path, place.mode))
    }
    try OutputFile.write(placed)
  }
}

extension ToolError {
  init(_ error: ImportError) {
    let code: ExitCode =
      switch error.kind {
      case .request: .usage
      case .unreadable: .unreadable
      case .unknownFormat: .unknownFormat
      }
    self.init(message: error.sentence(Remedies.text), code: code)
  }
}

extension Arguments {
  /// The lifter's time zone; nil where it is not said.
  func zone() throws(ToolError) -> NamedZone? {
    guard let name = value(.zone) else { return nil }
    do throws(UnknownZone) {
      return try NamedZone(named: name)
    } catch {
      throw ToolError(message: "--zone: \(error.description)", code: .usage)
    }
  }
}
