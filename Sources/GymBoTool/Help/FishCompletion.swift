/// Generates the completion script for fish from the declarations of the commands.
enum FishCompletion {
  static var script: String {
    var lines = [
      "# Completion of gymbo for fish: gymbo completions fish | source", "complete -c gymbo -f",
      "complete -c gymbo -n __fish_use_subcommand -l help -d \(quoted(OptionDeclaration.help.help))",
      "complete -c gymbo -n __fish_use_subcommand -l version -d "
        + quoted(OptionDeclaration.version.help),
    ]
    for command in CommandDeclaration.all {
      lines.append(
        "complete -c gymbo -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
      )
      let start = "complete -c gymbo -n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.allOptions.map { "\(start) \(option($0))" }
      switch command.completion {
      case .words(let words): lines.append("\(start) -a \(quoted(words.joined(separator: " ")))")
      case nil: break
      default: lines.append("\(start) -F")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func option(_ option: OptionDeclaration) -> String {
    let name = "-l \(option.name.dropFirst(2)) -d \(quoted(option.help))"
    return switch option.completion {
    case nil: name
    case .words(let words): "\(name) -x -a \(quoted(words.joined(separator: " ")))"
    case .file: "\(name) -r -F"
    case .directory: "\(name) -x -a '(__fish_complete_directories)'"
    case .anything: "\(name) -x"
    }
  }

  /// The text in single quotes. Inside them fish has two escapes: `\\` and `\'`.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for character in text {
      if character == "'" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return "'\(quoted)'"
  }
}
