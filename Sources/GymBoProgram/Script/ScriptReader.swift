/// Reads a script: statements, conditions, loops, assignments and expressions.
struct ScriptReader {
  private let tokens: [ScriptToken]
  private let end: ProgramPlace
  private let use: Script.Use
  /// The variables that the exercise declares; a script may leave out the word state.
  private let variables: Set<String>
  private var next = 0
  private var depth = 0

  static func read(
    _ cursor: TextCursor, for use: Script.Use, variables: Set<String> = []
  ) throws(ProgramFault) -> Script {
    let text = cursor.line.scalars[cursor.position..<cursor.end].text
    var reader = ScriptReader(
      tokens: try ScriptToken.all(in: cursor), end: cursor.line.place(cursor.end), use: use,
      variables: variables)
    var statements: [ScriptNode] = []
    while reader.next < reader.tokens.count { statements.append(try reader.statement()) }
    return Script(body: .block(statements), text: text)
  }

  private init(
    tokens: [ScriptToken], end: ProgramPlace, use: Script.Use, variables: Set<String>
  ) {
    self.tokens = tokens
    self.variables = variables
    self.end = end
    self.use = use
  }

  // MARK: Tokens

  private var current: ScriptToken? { next < tokens.count ? tokens[next] : nil }

  private func sees(_ text: String) -> Bool {
    guard let current, current.text == text else { return false }
    if case .number = current.kind { return false }
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    guard sees(text) else { return false }
    next += 1
    return true
  }

  private mutating func expect(_ text: String) throws(ProgramFault) {
    guard let current else { throw ProgramFault(.scriptEndsEarly(expected: text), end) }
    guard take(text) else {
      throw ProgramFault(.unexpected(current.text, expected: text), current.place)
    }
  }

  private mutating func token() throws(ProgramFault) -> ScriptToken {
    guard let current else { throw ProgramFault(.scriptEndsEarly(expected: nil), end) }
    next += 1
    return current
  }

  /// Counts brackets and blocks within each other, so that no script is too deep to be walked through.
  private mutating func deeper<Node>(
    _ body: (inout ScriptReader) throws(ProgramFault) -> Node
  ) throws(ProgramFault) -> Node {
    guard depth < ProgramLimits.depth else {
      throw ProgramFault(.scriptTooDeep, current?.place ?? end)
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Statements

  private mutating func block() throws(ProgramFault) -> ScriptNode {
    try deeper { reader throws(ProgramFault) in
      try reader.expect("{")
      var statements: [ScriptNode] = []
      while !reader.sees("}") {
        if reader.current == nil {
          throw ProgramFault(.scriptEndsEarly(expected: "}"), reader.end)
        }
        statements.append(try reader.statement())
      }
      try reader.expect("}")
      return .block(statements)
    }
  }

  private mutating func statement() throws(ProgramFault) -> ScriptNode {
    if sees("{") { return try block() }
    if take("if") { return try condition() }
    if take("for") { return try loop() }
    return try assignment()
  }

  /// Reads an expression, or an assignment: `a = 5`, or of one value to several, `a = b = 5`.
  private mutating func assignment() throws(ProgramFault) -> ScriptNode {
    let left = try expression()
    guard let current, case .symbol = current.kind else { return left }
    let operation = ScriptReader.assignments[current.text]
    guard current.text == "=" || operation != nil else { return left }
    next += 1
    let target = try target(left, current.place)
    let value = try deeper { reader throws(ProgramFault) in try reader.assignment() }
    return .assign(to: target, operation, value)
  }

  private static let assignments: [String: ScriptNode.Operator] = [
    "+=": .plus, "-=": .minus, "*=": .times, "/=": .divided,
  ]

  private func target(
    _ node: ScriptNode, _ place: ProgramPlace
  ) throws(ProgramFault) -> ScriptNode.Target {
    switch node {
    case .variable(let name): return .variable(name)
    case .state(let name, let tag): return .state(name, tag: tag)
    case .name(let name, let index):
      guard name.isAssignable || use == .update else {
        throw ProgramFault(.readOnly(name.rawValue), place)
      }
      return .name(name, index)
    default: throw ProgramFault(.notAssignable, place)
    }
  }

  private mutating func condition() throws(ProgramFault) -> ScriptNode {
    try deeper { reader throws(ProgramFault) in
      try reader.expect("(")
      let condition = try reader.expression()
      try reader.expect(")")
      let then = try reader.block()
      var otherwise: ScriptNode?
      if reader.take("else") {
        otherwise = reader.take("if") ? try reader.condition() : try reader.block()
      }
      return .condition(condition, then: then, otherwise: otherwise)
    }
  }

  private mutating func loop() throws(ProgramFault) -> ScriptNode {
    try expect("(")
    let variable = try token()
    guard case .variable(let name) = variable.kind else {
      throw ProgramFault(.loopVariable, variable.place)
    }
    let word = try token()
    guard word.text == "in" else { throw ProgramFault(.loopWithoutIn, word.place) }
    let over = try expression()
    try expect(")")
    return .loop(variable: name, over: over, try block())
  }

  // MARK: Expressions

  private static let levels: [[ScriptNode.Operator]] = [
    [.or, .and], [.greater, .less, .atLeast, .atMost, .equal, .unequal], [.plus, .minus],
    [.times, .divided, .remainder],
  ]

  private mutating func expression() throws(ProgramFault) -> ScriptNode {
    try deeper { reader throws(ProgramFault) in
      let condition = try reader.operation(0)
      guard reader.take("?") else { return condition }
      let then = try reader.expression()
      try reader.expect(":")
      return .choice(condition, then: then, otherwise: try reader.expression())
    }
  }

  private mutating func operation(_ level: Int) throws(ProgramFault) -> ScriptNode {
    guard level < ScriptReader.levels.count else { return try unary() }
    let first = try operation(level + 1)
    var terms: [ScriptNode.Term] = []
    while let current, case .symbol = current.kind,
      let operation = ScriptNode.Operator(rawValue: current.text),
      ScriptReader.levels[level].contains(operation)
    {
      next += 1
      terms.append(.init(operation: operation, node: try self.operation(level + 1)))
    }
    return terms.isEmpty ? first : .operations(first, terms)
  }

  private mutating func unary() throws(ProgramFault) -> ScriptNode {
    if sees("!") || sees("-") || sees("+") {
      return try deeper { reader throws(ProgramFault) in
        let sign = try reader.token().text
        let value = try reader.unary()
        switch sign {
        case "!": return .not(value)
        case "-":
          return .operations(.value(.number(0)), [.init(operation: .minus, node: value)])
        default: return value
        }
      }
    }
    let token = try token()
    switch token.kind {
    case .number(let value): return .value(value)
    case .variable(let name): return .variable(name)
    case .symbol where token.text == "(":
      let inner = try expression()
      try expect(")")
      return inner
    case .word where token.text == "state": return try state()
    case .word: return sees("(") ? try call(token) : try name(token)
    case .symbol: throw ProgramFault(.unreadableInScript(token.text), token.place)
    }
  }

  /// Reads `.name` or `[tag].name` after `state`.
  private mutating func state() throws(ProgramFault) -> ScriptNode {
    var tag: ScriptNode?
    if take("[") {
      tag = try expression()
      try expect("]")
    }
    try expect(".")
    let name = try token()
    // Those of other exercises, by their tag, are declared there; an update has those of the progress.
    guard use == .update || tag != nil || variables.contains(name.text) else {
      throw ProgramFault(.undeclaredVariable(name.text), name.place)
    }
    return .state(name.text, tag: tag)
  }

  private mutating func call(_ token: ScriptToken) throws(ProgramFault) -> ScriptNode {
    try expect("(")
    var arguments: [ScriptNode] = []
    while !sees(")") {
      arguments.append(try expression())
      _ = take(",")
    }
    try expect(")")
    guard let function = ScriptFunction(rawValue: token.text) else {
      throw ProgramFault(.unknownFunction(token.text), token.place)
    }
    return .call(function, arguments)
  }

  /// Reads the places after a name: `[week:day:stage:set]`, fewer of them, or none.
  private mutating func name(_ token: ScriptToken) throws(ProgramFault) -> ScriptNode {
    var index: [ScriptNode.Index] = []
    if take("[") {
      repeat {
        index.append(take("*") ? .all : .expression(try expression()))
      } while take(":")
      try expect("]")
    }
    if index.isEmpty, ScriptName(written: token.text) == nil, variables.contains(token.text) {
      return .state(token.text, tag: nil)
    }
    guard let name = ScriptName(written: token.text) else {
      throw ProgramFault(.unknownVariable(token.text), token.place)
    }
    return .name(name, index.suffix(4))
  }
}
