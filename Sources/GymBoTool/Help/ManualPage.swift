import GymBo

/// Generates the manual page, in the format of man(7), from the declarations of the commands.
enum ManualPage {
  static var text: String {
    var lines =
      [
        ".TH GYMBO 1 \"\" \"gymbo \(Version.current)\" \"User Commands\"", ".SH NAME",
        "gymbo \\- " + escaped(Help.subject), ".SH SYNOPSIS",
        ".B gymbo", "COMMAND [OPTIONS] [FILE…]", ".SH DESCRIPTION", escaped(Help.files),
        ".SH EXAMPLES", ".nf",
      ] + Help.examples.map { escaped($0) } + [
        ".fi", ".SH COMMANDS",
      ]
    for command in CommandDeclaration.all { lines += section(command) }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", escaped(code.meaning)]
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B NO_COLOR",
      "if it is not empty, the text has no colour; it has none either in a pipe or a file, or where "
        + "TERM is dumb",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: CommandDeclaration) -> [String] {
    var lines = [".SS \"gymbo \(escaped("\(command.name) \(command.arguments)"))\""]
    lines.append(
      escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."))
    lines += [".PP", ".nf"] + command.examples.map { escaped($0) } + [".fi"]
    for option in command.options {
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\(escaped(option.name))\\fR\(value)", escaped(option.help)]
    }
    for note in command.notes { lines += section(note) }
    return lines
  }

  private static func section(_ note: HelpNote) -> [String] {
    var lines = [".PP", ".B \"\(escaped(note.title))\""]
    for row in note.rows { lines += [".TP", ".B \"\(escaped(row.term))\"", escaped(row.text)] }
    if !note.lines.isEmpty { lines += [".PP", ".nf"] + note.lines.map { escaped($0) } + [".fi"] }
    if !note.text.isEmpty { lines += [".PP", escaped(note.text)] }
    return lines
  }

  /// Escapes a text for man(7): backslashes, hyphens and quotes, and a control character at the beginning of a line.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      default: result.append(character)
      }
    }
    return result.first == "." ? "\\&" + result : result
  }
}
