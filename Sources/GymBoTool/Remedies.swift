import GymBo

/// What the reader of a report can do, as options and commands of this tool.
enum Remedies {
  /// `--input-unit lb`, `gymbo check 'my export.csv'`.
  @Sendable
  static func text(_ remedy: Remedy) -> String {
    switch remedy {
    case .sayUnit(let unit): "--input-unit \(unit.rawValue)"
    case .mapExercises: "--exercises map.csv"
    case .check(let files): command("check", files)
    case .suggest(let files): command("suggest", files)
    case .readAsBatch: "'gymbo batch'"
    case .listFormats: "'gymbo formats'"
    case .choose(.formula): "--formula"
    case .choose(.plateauRule): "--plateau-rule"
    case .choose(.volumeModel): "--volume-model"
    case .choose(.progressionRule): "--rule"
    }
  }

  /// A command with files as arguments; `FILE…` where their names cannot be typed or are many.
  private static func command(_ command: String, _ files: [String]) -> String {
    let names = files.map(quoted)
    // A shell's word that begins with a hyphen would be read as an option.
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

  /// A word as a shell takes it; nil for a name with characters that no terminal shows.
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
