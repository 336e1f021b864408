import GymBo

/// `gymbo score`: the score of a total and a body weight; it reads no file.
enum ScoreCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    guard arguments.positional.isEmpty else {
      throw ToolError(
        message: "'gymbo score' reads no files; give the total with --total 600kg.", code: .usage)
    }
    let sex = try required(.sex, of: arguments, read: { Sex(rawValue: $0.uppercased()) })
    let bodyWeight = try required(.bodyWeight, of: arguments, read: Load.init(text:))
    let total = try required(.total, of: arguments, read: Load.init(text:))
    let age = try arguments.value(.age) { text in
      Int(text).flatMap { (0...150).contains($0) ? $0 : nil }
    }
    let report = ScoreReport(
      sex: sex, bodyWeight: bodyWeight, total: total,
      equipment: try arguments.value(.equipment, read: ScoreReport.Equipment.init(rawValue:))
        ?? .raw,
      event: try arguments.value(.event, read: ScoreReport.Event.init(rawValue:)) ?? .total,
      age: age, unit: try arguments.value(.scoreUnit, read: LoadUnit.init(spelling:)) ?? .kilogram)
    try TextOrJSON.write(arguments, text: report.text, json: report.json)
    return .success
  }

  private static func required<Value>(
    _ option: OptionDeclaration, of arguments: Arguments, read: (String) -> Value?
  ) throws(ToolError) -> Value {
    guard let value = try arguments.value(option, read: read) else {
      throw ToolError(
        message: "'gymbo score' needs \(option.name): \(option.form ?? option.value ?? "").",
        code: .usage)
    }
    return value
  }
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
