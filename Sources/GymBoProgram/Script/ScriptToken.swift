internal import GymBoLog

/// A word, number or symbol of a script.
struct ScriptToken {
  enum Kind {
    /// A number, with or without a unit.
    case number(ScriptValue)
    /// A variable of the script's own: `var.name`.
    case variable(String)
    case word
    case symbol
  }

  let kind: Kind
  let text: String
  let place: ProgramPlace

  /// Longer symbols come first.
  private static let symbols = [
    "+=", "-=", "*=", "/=", "==", "!=", ">=", "<=", "&&", "||", "-", "+", "*", "/", "%", "<", ">",
    "=", "!", "?", ":", "(", ")", "{", "}", "[", "]", ",", ".",
  ]

  /// The tokens of a script without white space, semicolons and comments.
  static func all(in text: TextCursor) throws(ProgramFault) -> [ScriptToken] {
    var cursor = text
    var tokens: [ScriptToken] = []
    while true {
      cursor.skipBlanks()
      guard let next = cursor.peek() else { return tokens }
      if cursor.take(";") { continue }
      if cursor.take(CommentSlashes.comment) {
        while let next = cursor.peek(), next != "\n" { cursor.advance() }
        continue
      }
      let start = cursor
      guard let kind = try kind(&cursor) else {
        throw ProgramFault(.unreadableInScript(String(next)), cursor.place)
      }
      let range = start.position..<cursor.position
      tokens.append(ScriptToken(kind: kind, text: start.text(range), place: start.place))
    }
  }

  private static func kind(_ cursor: inout TextCursor) throws(ProgramFault) -> Kind? {
    if cursor.peek()?.digit != nil || cursor.peek() == "." && cursor.peek(1)?.digit != nil {
      return .number(try number(&cursor))
    }
    let start = cursor
    if let word = cursor.word() {
      if word == "var", cursor.take("."), let name = cursor.word() { return .variable(name) }
      if word == "var" {
        cursor = start
        _ = cursor.word()
      }
      return .word
    }
    return symbols.contains { cursor.take($0) } ? .symbol : nil
  }

  private static func number(_ cursor: inout TextCursor) throws(ProgramFault) -> ScriptValue {
    let start = cursor
    guard let number = cursor.number(), number <= ProgramLimits.number else {
      throw ProgramFault(
        .numberTooLarge(start.text(start.position..<cursor.position)), start.place)
    }
    if cursor.take("lb") { return .load(WrittenLoad(number, .pound)) }
    if cursor.take("kg") { return .load(WrittenLoad(number, .kilogram)) }
    // Directly after a number the sign is always percent, whatever follows: the next statement may do so without a
    // semicolon. The remainder of a number has a blank before it: 7 % 2.
    return cursor.take("%") ? .percent(number) : .number(number)
  }
}
