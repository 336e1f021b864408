/// A string literal of a Swift source.
struct StringLiteral: Equatable {
  /// Line on which it begins, from 1.
  var line: Int
  /// What is between the quotes, without what is put in by `\(…)`.
  var text: String
  /// Whether it is the message of an assertion, which no user sees.
  var isForProgrammers: Bool

  /// Words between blanks that have two letters in a row; `in_snake_case` is one word.
  var words: Int {
    text.split(separator: " ").count { $0.contains(/[A-Za-zÀ-ÿ]{2}/) }
  }

  /// Every literal of a source but those in comments; one inside `\(…)` is part of the outer one's interpolation.
  static func all(in source: String) -> [StringLiteral] {
    let code = ImportStatement.code(of: source).joined(separator: "\n")
    var scanner = Scanner(characters: Array(code))
    return scanner.literals()
  }

  private struct Scanner {
    let characters: [Character]
    var position = 0
    var line = 1
    /// The word before each open parenthesis.
    var calls: [String] = []
    var word = ""

    private static let assertions: Set<String> = [
      "precondition", "preconditionFailure", "assert", "assertionFailure",
    ]

    init(characters: [Character]) { self.characters = characters }

    mutating func literals() -> [StringLiteral] {
      var found: [StringLiteral] = []
      while position < characters.count {
        let character = characters[position]
        position += 1
        switch character {
        case "\n": line += 1
        case "(":
          calls.append(word)
        case ")":
          if !calls.isEmpty { calls.removeLast() }
        case "\"":
          let first = line
          let text = literal()
          let isAssertion = calls.contains { Scanner.assertions.contains($0) }
          found.append(StringLiteral(line: first, text: text, isForProgrammers: isAssertion))
        default: break
        }
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
        } else {
          word = ""
        }
      }
      return found
    }

    /// Reads to the closing quotes; the opening one is read.
    private mutating func literal() -> String {
      let isLong = isNext("\"\"")
      if isLong { position += 2 }
      var text = ""
      while position < characters.count {
        let character = characters[position]
        position += 1
        if character == "\n" { line += 1 }
        if character == "\\" {
          guard position < characters.count else { break }
          let next = characters[position]
          position += 1
          if next == "(" { skipInterpolation() } else { text.append(next) }
          continue
        }
        if character == "\"" {
          if !isLong { break }
          if isNext("\"\"") {
            position += 2
            break
          }
        }
        text.append(character)
      }
      return text
    }

    private func isNext(_ text: String) -> Bool {
      let end = position + text.count
      return end <= characters.count && String(characters[position..<end]) == text
    }

    /// Reads to the closing parenthesis; the opening one is read.
    private mutating func skipInterpolation() {
      var depth = 1
      while position < characters.count, depth > 0 {
        let character = characters[position]
        position += 1
        switch character {
        case "(": depth += 1
        case ")": depth -= 1
        case "\"": _ = literal()
        case "\n": line += 1
        default: break
        }
      }
    }
  }
}
