import GymBo

/// The completions that a shell offers for the value of an option or for an argument.
enum Completion: Equatable {
  case words([String])
  case file
  case directory
  /// Nothing can be offered: a number, a day, a load.
  case anything
}

extension OptionDeclaration {
  /// The completions of the option's value; nil for a flag.
  var completion: Completion? {
    guard let value else { return nil }
    if !words.isEmpty { return .words(words) }
    switch value {
    case "PATH", "FILE", "MAP.csv": return .file
    case "DIR": return .directory
    default: break
    }
    let choices = value.split(separator: "|").map(String.init)
    // Words in capitals, such as FILE, are placeholders; the choices in `F|M` are literal.
    let isChoice = choices.count > 1 && !choices.contains { $0.contains("-W") || $0.contains("[") }
    return isChoice ? .words(choices) : .anything
  }
}

extension CommandDeclaration {
  /// The completions of the command's arguments: its words, or files; nil if the command has no arguments.
  var completion: Completion? {
    if name == CommandDeclaration.help.name { return .words(CommandDeclaration.all.map(\.name)) }
    if !words.isEmpty { return .words(words) }
    return arguments.isEmpty ? nil : .file
  }

  /// The command's options and `--help`.
  var allOptions: [OptionDeclaration] { options + [.help] }
}

/// A shell for which `gymbo completions` writes a script.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
