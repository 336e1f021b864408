internal import GymBoLog

/// Commands that a report tells its reader to type.
enum Command {
  /// `gymbo check 'my export.csv'`, with the log's files as arguments; `FILE…` where their names cannot be typed or are
  /// many.
  static func text(_ words: String, _ log: TrainingLog) -> String {
    let names = log.files.map { quoted($0.name) }
    // Else a shell's word that begins with a hyphen would be an option.
    let mark = log.files.contains { $0.name.hasPrefix("-") && $0.name != "-" } ? "-- " : ""
    guard names.count <= 2, !names.isEmpty, let files = joined(names) else {
      return "gymbo \(words) FILE…"
    }
    return "gymbo \(words) \(mark)\(files)"
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
