/// Generates the completion script for zsh from the declarations of the commands.
enum ZshCompletion {
  static var script: String {
    """
    #compdef gymbo
    # Completion of gymbo for zsh: a file _gymbo in a folder of $fpath, or source <(gymbo completions zsh)
    _gymbo() {
      local -a commands=(
    \(CommandDeclaration.all.map { "    '\($0.name):\(quoted($0.summary))'" }
      .joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      ((CURRENT--))
      case $command in
    \(CommandDeclaration.all.map(command).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _gymbo ]]; then
      _gymbo "$@"
    else
      compdef _gymbo gymbo
    fi

    """
  }

  private static func command(_ command: CommandDeclaration) -> String {
    var arguments = command.allOptions.map(option)
    switch command.completion {
    case .words(let words): arguments.append("'*:word:(\(words.joined(separator: " ")))'")
    case nil: break
    default: arguments.append("'*:file:_files'")
    }
    let lines = arguments.map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(command.name))\n      _arguments \\\n\(lines) ;;"
  }

  private static func option(_ option: OptionDeclaration) -> String {
    // A colon and brackets have a meaning in a zsh specification, so they are escaped.
    var help = ""
    for character in quoted(option.help) {
      if "[]:".contains(character) { help.append("\\") }
      help.append(character)
    }
    let repeats = option.isRepeatable ? "*" : ""
    let action: String
    switch option.completion {
    case nil: return "'\(option.name)[\(help)]'"
    case .words(let words): action = "(\(words.joined(separator: " ")))"
    case .file: action = "_files"
    case .directory: action = "_files -/"
    case .anything: action = " "
    }
    return "'\(repeats)\(option.name)=[\(help)]:value:\(action)'"
  }

  /// The text in single quotes.
  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}
