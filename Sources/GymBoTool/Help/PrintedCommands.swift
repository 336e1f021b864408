import GymBo

/// The commands that print texts built into the tool: schemas, completions, the manual page.
enum PrintedCommands {
  /// The names that `gymbo schema` takes.
  static let schemaNames = ReportSchema.allCases.map(\.rawValue) + [tables]
  private static let tables = "tables"

  static func schema(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    guard let name = arguments.positional.first else {
      return try print(Array((schemaNames.joined(separator: "\n") + "\n").utf8), arguments)
    }
    guard arguments.positional.count == 1, schemaNames.contains(name) else {
      throw unknown("schema", arguments, among: schemaNames)
    }
    let format = try arguments.format()
    if let schema = ReportSchema(rawValue: name) {
      guard format == nil || format == .json else {
        throw ToolError(
          message: "A JSON Schema is JSON; --format is for 'gymbo schema tables'.", code: .usage)
      }
      return try print(schema.text, arguments)
    }
    switch format ?? .text {
    case .text, .html, .ics, .program: return try print(Array(Help.tables.utf8), arguments)
    case .csv: return try print(TableSchema().csv(), arguments)
    case .json: return try print(TableSchema().json(), arguments)
    }
  }

  static func completions(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    guard arguments.positional.count == 1, let shell = Shell(rawValue: arguments.positional[0])
    else { throw unknown("completions", arguments, among: Shell.allCases.map(\.rawValue)) }
    return try print(Array(shell.script.utf8), arguments)
  }

  static func man(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    guard arguments.positional.isEmpty else {
      throw ToolError(message: "'gymbo man' takes no arguments.", code: .usage)
    }
    return try print(Array(ManualPage.text.utf8), arguments)
  }

  private static func unknown(
    _ command: String, _ arguments: Arguments, among names: [String]
  ) -> ToolError {
    let hint =
      arguments.positional.first.flatMap { nearest(to: $0, among: names) }
      .map { " Did you mean \($0)?" } ?? ""
    return ToolError(
      message: "'gymbo \(command)' takes one of \(names.joined(separator: ", ")).\(hint)",
      code: .usage)
  }

  private static func print(
    _ bytes: [UInt8], _ arguments: Arguments
  ) throws(ToolError) -> ExitCode {
    if let path = arguments.value(.file) {
      try OutputFile.write(bytes, to: path, sparing: [])
    } else {
      try Terminal.print(bytes)
    }
    return .success
  }
}
