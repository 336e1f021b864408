import GymBo

/// Generates the help texts from the declarations of the commands.
enum Help {
  static let pointer = "See 'gymbo help'."
  static let subject = "analytics and progression for strength training, from your app's export"
  static let files =
    "A FILE is the CSV that the app exported (see 'gymbo formats'); - is standard input. Several "
    + "files are one athlete's history. Where no file is named, commands that take [FILE…] read the store "
    + "that 'gymbo import' keeps. 'gymbo help COMMAND' shows the options; 'gymbo --version' "
    + "the version, with --notices the terms of what is linked in."

  /// The command `gymbo help [COMMAND]`: prints the help of the tool or of one command.
  static func show(_ words: ArraySlice<String>) throws(ToolError) -> ExitCode {
    guard let name = words.first else {
      try Terminal.print(Array(overview.utf8))
      return .success
    }
    guard let command = CommandDeclaration.all.first(where: { $0.name == name }) else {
      throw CommandDeclaration.unknown(name)
    }
    try Terminal.print(Array(text(of: command).utf8))
    return .success
  }

  /// Prints what to begin with, for a command line that is empty.
  static func showShort() throws(ToolError) -> ExitCode {
    let text = """
      gymbo: \(subject)

      \(lines(examples.prefix(2).map { "  \($0)" }))

      The file is the CSV that your app exports; 'gymbo help' lists everything else.

      """
    try Terminal.print(Array(text.utf8))
    return .success
  }

  /// Command lines to begin with; the first two are all that a lifter needs.
  static let examples = [
    "gymbo strong.csv                      how the week went, and what to lift next",
    "gymbo exercise squat strong.csv       one exercise",
    "gymbo suggest strong.csv              the next workout in full",
    "gymbo import strong.csv               keep it: later commands need no file",
    "gymbo batch exports --output tables   the athletes of a folder",
  ]

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  private static var overview: String {
    let groups = CommandGroup.allCases.map { group in
      let commands = CommandDeclaration.all.filter { $0.group == group }
        .map { ("\($0.name) \($0.arguments)", $0.summary) }
      return "\(group.rawValue)\n\(columns(commands))"
    }
    let codes = ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }
    return """
      gymbo: \(subject)

      \(lines(examples.map { "  \($0)" }))

      Usage: gymbo COMMAND [OPTIONS] [FILE…], or gymbo FILE… for a report

      \(groups.joined(separator: "\n"))
      \(wrap(files, indent: 0).joined(separator: "\n"))

      Exit codes
      \(columns(codes))
      """
  }

  private static func text(of command: CommandDeclaration) -> String {
    let options = (command.options + [.help]).map { option in
      (option.value.map { "\(option.name) \($0)" } ?? option.name, option.help)
    }
    return """
      \(wrap("gymbo \(command.name): \(command.summary)", indent: 0).joined(separator: "\n"))

      \(lines(command.examples.map { "  \($0)" }))

      Usage: \(usage(of: command))

      Options
      \(columns(options))
      """ + command.notes.map(text).joined()
  }

  private static func usage(of command: CommandDeclaration) -> String {
    let parts = [
      "gymbo", command.name, command.options.isEmpty ? "" : "[OPTIONS]", command.arguments,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func text(of note: HelpNote) -> String {
    var parts = ["\n\(note.title)\n"]
    if !note.rows.isEmpty { parts.append(columns(note.rows)) }
    parts += note.lines.map { "  \($0)\n" }
    if !note.text.isEmpty {
      parts.append(wrap(note.text, indent: 2).joined(separator: "\n") + "\n")
    }
    return parts.joined()
  }

  /// The list of file formats that can be read, from the declarations by which files are recognized.
  static var formats: String {
    var lines = wrap(
      "gymbo recognises a table by the names of its columns, in any order, and other files by how "
        + "they begin. Times that end with Z, +00:00 or UTC are universal: --zone says yours.",
      indent: 0)
    lines.append("")
    for format in knownFormats {
      lines.append("\(format.name)")
      lines += wrap(format.recognition, indent: 2)
      if format.certainty == .description {
        lines += wrap("known from a description; no real export is among the tests", indent: 2)
      }
      let facts = format.facts
      for (name, text) in [
        ("effort", facts.effort), ("unit of loads", facts.unit), ("times", facts.clock),
        ("to get it", facts.source),
      ] { lines += wrap("\(name): \(text)", indent: 2) }
      for variant in format.variants {
        lines.append("  \(variant.name)")
        lines += wrap(variant.header, indent: 4, breakingAfter: ",;")
      }
      lines.append("")
    }
    lines += wrap(
      "A table with a row a set may have a column Athlete in front: a file of many athletes, for "
        + "'gymbo batch'. "
        + "The rows of an athlete stand together.",
      indent: 0)
    lines.append("")
    let meanings = ColumnMapping.Meaning.allCases.map(\.rawValue).joined(separator: ", ")
    lines += wrap(
      "Another table is read with --map auto, where its columns are called as people call them and "
        + "nothing is left open, or with --map and what they hold, such as "
        + "\"date=Day,exercise=Lift,load=Wt:lb,repetitions=R\". A column can hold: \(meanings). Sets with a time of "
        + "their own are one workout up to three hours apart.",
      indent: 0)
    lines.append("")
    return lines.joined(separator: "\n")
  }

  // MARK: Layout

  private static let width = 80

  /// Lays out two columns: the terms on the left, their texts wrapped on the right.
  static func columns(_ rows: [(term: String, text: String)]) -> String {
    let indent = 2
    let longest = rows.map(\.term.count).max() ?? 0
    // A longer term gets a line of its own.
    let termWidth = min(longest, 26)
    let textColumn = indent + termWidth + 2
    var lines: [String] = []
    for row in rows {
      let wrapped = wrap(row.text, indent: textColumn)
      let term = String(repeating: " ", count: indent) + row.term
      if row.term.count > termWidth {
        lines.append(term)
        lines += wrapped
      } else {
        let first = wrapped.first.map { String($0.dropFirst(textColumn)) } ?? ""
        let padding = String(repeating: " ", count: textColumn - term.count)
        lines.append(term + padding + first)
        lines += wrapped.dropFirst()
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Wraps a text to the width of the help.
  /// - Parameter breaks: the characters after which a line may end. A blank at the end of a line is dropped.
  static func wrap(_ text: String, indent: Int, breakingAfter breaks: String = " ")
    -> [String]
  {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for piece in pieces(of: text, endingIn: breaks) {
      let length = piece.last == " " ? piece.count - 1 : piece.count
      if line.count > indent, line.count + length > width {
        lines.append(line)
        line = margin
      }
      line += piece
    }
    lines.append(line)
    return lines.map { $0.last == " " ? String($0.dropLast()) : $0 }
  }

  /// The text split after each of the given characters.
  private static func pieces(of text: String, endingIn breaks: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: breaks.contains) {
      let next = rest.index(after: end)
      pieces.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? pieces : pieces + [rest]
  }
}
