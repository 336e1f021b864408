import GymBo

/// Words the remedies of a report as options and commands of this tool.
enum Remedies {
  /// The words for a remedy, such as `--input-unit lb` or `gymbo check 'my export.csv'`.
  @Sendable
  static func text(_ remedy: Remedy) -> String {
    switch remedy {
    case .sayUnit(let unit): "--input-unit \(unit.rawValue)"
    case .sayDateOrder: "--dates dmy (day first) or --dates mdy (month first)"
    case .mapExercises: "--exercises map.csv"
    case .check(let files): command("check", files)
    case .suggest(let files): command("suggest", files)
    case .readAsBatch: "'gymbo batch'"
    case .printAll: "--full"
    case .print(let parts): "--only \(parts.map(\.rawValue).joined(separator: ","))"
    case .listFormats: "'gymbo formats'"
    case .choose(.formula): "--formula"
    case .choose(.volumeModel): "--volume-model"
    case .choose(.progressionRule): "--rule"
    }
  }

  /// A command with files as arguments; `FILE…` if there are many files or a name cannot be typed.
  private static func command(_ command: String, _ files: [String]) -> String {
    let names = files.map(quoted)
    // The tool would read a file name that begins with a hyphen as an option; `--` ends the options.
    let mark = files.contains { $0.hasPrefix("-") && $0 != "-" } ? "-- " : ""
    guard names.count <= 2, !names.isEmpty, let words = joined(names) else {
      return "gymbo \(command) FILE…"
    }
    return "gymbo \(command) \(mark)\(words)"
  }

  private static func joined(_ names: [String?]) -> String? {
    let known = names.compactMap { $0 }
    let text = known.joined(separator: " ")
    return known.count == names.count && TerminalText.width(of: text) <= 60 ? text : nil
  }

  /// A file name quoted for a shell; nil for a name with characters that a terminal cannot show.
  static func quoted(_ name: String) -> String? {
    guard !name.isEmpty, TerminalText.safe(name) == name else { return nil }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F: true
      default: false
      }
    }
    if isPlain { return name }
    return "'"
      + name.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
