import GymBo

/// What the options that several commands share ask for.
struct Request {
  enum Format: String {
    case text, csv, json
  }

  var analysis = AnalysisOptions()
  var reading = ImportOptions()
  var format = Format.text
  var output: String?
  var unit: LoadUnit?
  var rule = RuleChoice.auto
  /// The file of the user's own exercise names.
  private var mapPath: String?

  init(_ arguments: Arguments) throws(ToolError) {
    analysis.asOf = try arguments.value(.asOf) { CivilDate(iso: $0) }
    // `latest` is the default, said aloud.
    if arguments.value(.week) != "latest" {
      analysis.week = try arguments.value(.week) { ISOWeek($0) }
    }
    if let goal = try arguments.value(
      .goal, read: { Int($0).flatMap { (1...7).contains($0) ? $0 : nil } })
    {
      analysis.weeklyGoal = goal
    }
    if let formula = try arguments.value(
      .formula, read: OneRepetitionMaximumFormula.init(rawValue:))
    {
      analysis.formula = formula
    }
    analysis.adjustsForEffort = arguments.has(.adjustEffort)
    if let method = try arguments.value(.plateauRule, read: PlateauMethod.init(rawValue:)) {
      analysis.plateauMethod = method
    }
    unit = try arguments.value(.unit, read: LoadUnit.init(rawValue:))
    rule = try arguments.value(.rule, read: RuleChoice.init(rawValue:)) ?? .auto
    format = try arguments.value(.format, read: Format.init(rawValue:)) ?? .text
    output = arguments.value(.output)
    reading.inputUnit = try arguments.value(.inputUnit, read: LoadUnit.init(rawValue:))
    mapPath = arguments.value(.exercises)
    if let path = mapPath {
      do throws(ImportError) {
        reading.exerciseMap = try ExerciseMap(reading: InputFile.read(path: path))
      } catch {
        throw ToolError(error)
      }
    }
  }

  func history(_ paths: [String]) throws(ToolError) -> History {
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
      return try History(reading: paths, options: reading)
    } catch {
      throw ToolError(error)
    }
  }

  /// Writes the answer in the format asked for, to where it was asked for.
  func write(
    text: (TextStyle) -> String, json: () -> [UInt8], csv: () -> [UInt8], paths: [String]
  ) throws(ToolError) {
    let bytes: [UInt8]
    switch format {
    case .text:
      var style = TextStyle()
      style.isColored = output == nil && Terminal.showsColor
      bytes = Array(text(style).utf8)
    case .csv: bytes = output == nil && Terminal.isTerminal ? Terminal.harmless(csv()) : csv()
    case .json: bytes = json()
    }
    if let output {
      try save(bytes, to: output, paths: paths)
    } else {
      try Terminal.print(bytes)
    }
  }
}

extension Request {
  /// Writes a file; none of those that were read is overwritten.
  func save(_ bytes: [UInt8], to path: String, paths: [String]) throws(ToolError) {
    try OutputFile.write(bytes, to: path, sparing: paths + [mapPath].compactMap { $0 })
  }
}

extension ToolError {
  init(_ error: ImportError) {
    let code: ExitCode =
      switch error {
      case .noFiles, .exerciseMap: .usage
      case .missingFile, .isDirectory, .noPermission, .unreadable, .tooLarge: .unreadable
      case .emptyFile, .notText, .unknownHeader, .severalAthletes, .scatteredAthlete,
        .oversizedPart:
        .unknownFormat
      }
    self.init(message: error.description, code: code)
  }
}
