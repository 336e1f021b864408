/// Generates the completion script for bash from the declarations of the commands.
enum BashCompletion {
  static var script: String {
    let commands = CommandDeclaration.all
    let names = commands.map(\.name) + ["--help", "--version"]
    return """
      # Completion of gymbo for bash: source <(gymbo completions bash)
      _gymbo() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$word"))
          return
        fi
        # Bash takes --option=value apart at the sign.
        [[ $word == "=" ]] && word=
        [[ $before == "=" ]] && before=${COMP_WORDS[COMP_CWORD-2]}
        case "${COMP_WORDS[1]} $before" in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
        local options= words=
        case ${COMP_WORDS[1]} in
      \(commands.map(command).joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        elif [[ -n $words ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$word"))
        fi
      }
      # Where nothing is offered, the shell offers files.
      complete -o default -F _gymbo gymbo

      """
  }

  /// The `case` branches that complete the value of an option when the previous word is that option.
  private static func values(_ command: CommandDeclaration) -> [String] {
    command.options.compactMap { option in
      let action: String
      switch option.completion {
      case nil: return nil
      case .words(let words):
        action = "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
      case .file: action = "true"
      case .directory: action = "compopt -o dirnames +o default"
      case .anything: action = "compopt +o default"
      }
      return "    \"\(command.name) \(option.name)\") \(action); return ;;"
    }
  }

  private static func command(_ command: CommandDeclaration) -> String {
    let options = command.allOptions.map(\.name).joined(separator: " ")
    var words = ""
    switch command.completion {
    case .words(let choices): words = " words=\"\(choices.joined(separator: " "))\""
    case nil: words = "; compopt +o default"
    default: break
    }
    return "    \(command.name)) options=\"\(options)\"\(words) ;;"
  }
}
