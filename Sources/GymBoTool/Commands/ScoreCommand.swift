import GymBo

/// `gymbo score`: the score of a total and a body weight; it reads no export.
enum ScoreCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    guard arguments.positional.isEmpty else {
      throw ToolError(
        message: "'gymbo score' reads no files; give the total with --total 600kg.", code: .usage)
    }
    let lifter = try lifter(arguments)
    guard let total = try arguments.value(.total, read: Load.init(text:)) else {
      throw missing(.total)
    }
    let report = ScoreReport(
      sex: lifter.sex, bodyWeight: lifter.weight, total: total,
      equipment: try arguments.value(.equipment, read: ScoreReport.Equipment.init(rawValue:))
        ?? .raw,
      event: try arguments.value(.event, read: ScoreReport.Event.init(rawValue:)) ?? .total,
      age: lifter.age,
      unit: try arguments.value(.scoreUnit, read: LoadUnit.init(spelling:)) ?? .kilogram)
    try TextOrJSON.write(arguments, text: report.text, json: report.json)
    return .success
  }

  /// Who lifted: as the options say, and what they leave open as the store knows it. Where they say sex and body weight, it may be
  /// another lifter, and the store is not opened.
  private static func lifter(
    _ arguments: Arguments
  ) throws(ToolError) -> (sex: Sex, weight: Load, age: Int?) {
    let sex = try arguments.value(.sex, read: { Sex(rawValue: $0.uppercased()) })
    let weight = try arguments.value(.bodyWeight, read: Load.init(text:))
    let age = try arguments.value(.age) { text in
      Int(text).flatMap { (0...150).contains($0) ? $0 : nil }
    }
    if let sex, let weight { return (sex, weight, age) }
    let path = try StorePath.path(arguments)
    let profile = try ProfileCommand.stored(path)
    guard let known = sex ?? profile.sex else {
      throw missing(.sex, remedy: " Or keep it: gymbo profile sex=F.")
    }
    let said = try arguments.value(.scoreDay, read: DayChoice.day)
    guard let day = said ?? DayChoice.day("today") else { throw missing(.scoreDay) }
    if let weight { return (known, weight, age ?? profile.age(on: day)) }
    guard FilesAndNames.exists(path) else { throw missing(.bodyWeight) }
    return (known, try BodyCommand.weight(path, on: day), age ?? profile.age(on: day))
  }

  private static func missing(_ option: OptionDeclaration, remedy: String = "") -> ToolError {
    ToolError(
      message: "'gymbo score' needs \(option.name): \(option.form ?? option.value ?? "").\(remedy)",
      code: .usage)
  }
}

extension OptionDeclaration {
  static let scoreDay = OptionDeclaration(
    name: "--as-of", value: "DATE", form: "today, yesterday or a day such as 2026-07-19",
    words: ["today", "yesterday"],
    help: "the day of the lift, for weight and age of the store (default: today)")
}

/// The output formats of commands that read no history, and writing an answer in one of them.
enum TextOrJSON: String {
  case text, json

  static func write(
    _ arguments: Arguments, text: (TextStyle) -> String, json: () -> [UInt8]
  ) throws(ToolError) {
    let format = try arguments.value(.textOrJSON, read: TextOrJSON.init(rawValue:)) ?? .text
    let output = arguments.value(.file)
    let bytes: [UInt8]
    switch format {
    case .text:
      let color = try arguments.value(.color, read: ColorChoice.init(rawValue:)) ?? .auto
      let style = Terminal.style(color, try arguments.language(), toFile: output != nil)
      bytes = Array(text(style).utf8)
    case .json: bytes = json()
    }
    if let output {
      try OutputFile.write(bytes, to: output, sparing: [])
    } else {
      try Terminal.print(bytes)
    }
  }
}
