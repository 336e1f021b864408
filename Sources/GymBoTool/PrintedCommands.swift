import GymBo

/// The commands that print what the tool holds: schemas, completions, the manual page.
enum PrintedCommands {
  static func schema(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let schemas = ReportSchema.allCases
    guard let name = arguments.positional.first else {
      return try print(
        Array((schemas.map(\.rawValue).joined(separator: "\n") + "\n").utf8), arguments)
    }
    guard arguments.positional.count == 1, let schema = ReportSchema(rawValue: name) else {
      throw unknown("schema", arguments, among: schemas.map(\.rawValue))
    }
    return try print(schema.text, arguments)
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
