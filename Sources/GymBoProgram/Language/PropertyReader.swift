/// Reads the properties of an exercise: `progress: lp(5kg)`, `warmup: 1x5 40%` and the others.
struct PropertyReader {
  /// The names of the properties, as help lists them.
  package static let names = ["progress", "update", "warmup", "superset", "used", "id"]

  private var cursor: TextCursor
  /// Where the value begins.
  private let place: ProgramPlace
  /// The whole value.
  private let text: String

  /// - Parameters:
  ///   - cursor: after the colon.
  ///   - section: from the property's name on.
  static func read(
    _ property: String, _ cursor: TextCursor, _ section: Range<Int>,
    into exercise: inout ExerciseLine
  ) throws(ProgramFault) {
    var reader = PropertyReader(
      cursor: cursor, place: cursor.place,
      text: cursor.text(min(cursor.position, section.upperBound)..<section.upperBound))
    switch property {
    case "progress": exercise.progression = try reader.progression()
    case "update": exercise.update = try reader.update()
    case "warmup": exercise.warmUp = try reader.warmUp()
    case "superset": exercise.superset = reader.textWithoutJoiner
    case "used":
      guard reader.text == "none" else { throw ProgramFault(.notUsed, reader.place) }
      exercise.isUnused = true
    case "id": exercise.tags += try reader.tags()
    default:
      throw ProgramFault(.unknownProperty(property), cursor.line.place(section.lowerBound))
    }
  }

  /// The text without backslashes at its end: at the end of a line they would join it to the next one.
  private var textWithoutJoiner: String {
    var kept = Substring(text)
    while kept.last == "\\" || kept.last == " " { kept = kept.dropLast() }
    return String(kept)
  }

  // MARK: Rules

  /// `name(argument, …) {~ script ~}` or `name(argument, …) { ...Exercise }`.
  private struct Rule {
    var name: String
    var arguments: [Range<Int>]
    var script: Range<Int>?
    var reuse: String?
  }

  private mutating func rule(_ property: String) throws(ProgramFault) -> Rule {
    guard let name = cursor.word() else {
      throw ProgramFault(.noRule(property: property), place)
    }
    cursor.skipBlanks()
    var rule = Rule(name: name, arguments: [])
    let afterName = cursor
    if cursor.take("(") {
      rule.arguments = arguments() ?? []
      if !cursor.take(")") { cursor = afterName }
    }
    cursor.skipBlanks()
    guard !cursor.isAtEnd else { return rule }
    let rest = cursor.line.scalars[cursor.position..<cursor.end].trimmed
    let starts = rest.starts(with: "{~".unicodeScalars)
    if starts, rest.count >= 4, rest.suffix(2).elementsEqual("~}".unicodeScalars) {
      let inside = (rest.startIndex + 2)..<(rest.endIndex - 2)
      // A script ends at the first mark of its end, and there is none within another.
      if let mark = inside.first(where: { cursor.line.isMarkOfScript(at: $0) }) {
        throw ProgramFault(
          .unreadableInScript(cursor.text(mark..<(mark + 2))), cursor.line.place(mark))
      }
      rule.script = inside
      return rule
    }
    if rest.first == "{", rest.last == "}", rest.count > 2 {
      let name = rest.dropFirst().dropLast().trimmed
      if name.starts(with: "...".unicodeScalars) {
        let title = name.dropFirst(3).trimmed.text
        rule.reuse = title.programSpelling ?? title
        if rule.reuse?.isEmpty == false { return rule }
      }
    }
    throw ProgramFault(.textAfterRule(cursor.rest, rule: name), cursor.place)
  }

  /// The ranges between commas up to the closing parenthesis; nil where there is none.
  private mutating func arguments() -> [Range<Int>]? {
    var arguments: [Range<Int>] = []
    var start = cursor.position
    func add(_ end: Int, to arguments: inout [Range<Int>]) {
      let text = cursor.line.scalars[start..<end].trimmed
      if !text.isEmpty { arguments.append(text.startIndex..<text.endIndex) }
    }
    while let next = cursor.peek(), next != "(" {
      if next == ")" {
        add(cursor.position, to: &arguments)
        return arguments
      }
      if next == "," {
        add(cursor.position, to: &arguments)
        start = cursor.position + 1
      }
      cursor.advance()
    }
    return nil
  }

  // MARK: Progressions

  private mutating func progression() throws(ProgramFault) -> Progression {
    if text == "none" { return .none }
    let rule = try rule("progress")
    switch rule.name {
    case "lp": return .linear(try linear(rule))
    case "dp": return .double(try double(rule))
    case "sum":
      guard rule.arguments.count == 2 else { throw argumentCount(rule) }
      return .sum(
        repetitions: try integer(rule, 0, ifMissing: 0), step: try amount(rule, 1))
    case "custom": return .custom(try custom(rule))
    default: throw ProgramFault(.unknownProgression(rule.name), place)
    }
  }

  private func argumentCount(_ rule: Rule) -> ProgramFault {
    ProgramFault(.argumentCount(rule: rule.name), place)
  }

  private func linear(
    _ rule: Rule
  ) throws(ProgramFault) -> Progression.LinearProgression {
    guard rule.arguments.count <= 6 else { throw argumentCount(rule) }
    let drop = rule.arguments.count > 3 ? try amount(rule, 3) : nil
    return .init(
      step: rule.arguments.isEmpty ? .load(.zero) : try amount(rule, 0),
      successes: try integer(rule, 1, ifMissing: 1),
      succeeded: try integer(rule, 2, ifMissing: 0), drop: drop,
      failures: try integer(rule, 4, ifMissing: drop == nil ? 0 : 1),
      failed: try integer(rule, 5, ifMissing: 0))
  }

  private func double(
    _ rule: Rule
  ) throws(ProgramFault) -> Progression.DoubleProgression {
    guard rule.arguments.count == 3 else { throw argumentCount(rule) }
    let lower = try integer(rule, 1, ifMissing: 1)
    let upper = try integer(rule, 2, ifMissing: 1)
    guard 1 <= lower, lower <= upper, upper <= ProgramLimits.repetitions else {
      throw ProgramFault(.lowerAboveUpper, place)
    }
    return .init(step: try amount(rule, 0), lower: lower, upper: upper)
  }

  private func integer(
    _ rule: Rule, _ index: Int, ifMissing missing: Int
  ) throws(ProgramFault) -> Int {
    guard index < rule.arguments.count else { return missing }
    var cursor = TextCursor(self.cursor.line, rule.arguments[index])
    let isNegative = cursor.take("-")
    guard let number = cursor.integer(), cursor.isAtEnd else {
      throw ProgramFault(
        .notArgument(rule: rule.name, number: index + 1, isAmount: false), place)
    }
    return isNegative ? -number : number
  }

  private func amount(_ rule: Rule, _ index: Int) throws(ProgramFault) -> Amount {
    var cursor = TextCursor(self.cursor.line, rule.arguments[index])
    guard let amount = try cursor.amount(), cursor.isAtEnd else {
      throw ProgramFault(
        .notArgument(rule: rule.name, number: index + 1, isAmount: true), place)
    }
    return amount
  }

  private func custom(
    _ rule: Rule
  ) throws(ProgramFault) -> Progression.CustomProgression {
    guard rule.script != nil || rule.reuse != nil else {
      throw ProgramFault(.customWithoutScript, place)
    }
    var variables: [StateVariable] = []
    for argument in rule.arguments {
      let variable = try variable(argument)
      variables.removeAll { $0.name == variable.name }
      variables.append(variable)
    }
    return .init(
      variables: variables,
      script: try script(rule, for: .progress, variables: Set(variables.map(\.name))),
      reuse: rule.reuse)
  }

  /// Reads `attempt: 0`, `step: 2.5kg`, `rating+: 8`.
  private func variable(_ argument: Range<Int>) throws(ProgramFault) -> StateVariable {
    let fault = ProgramFault(.notVariable(cursor.text(argument)), place)
    var cursor = TextCursor(self.cursor.line, argument)
    guard let name = cursor.word() else { throw fault }
    cursor.skipBlanks()
    let isAsked = cursor.take("+")
    cursor.skipBlanks()
    guard cursor.take(":") else { throw fault }
    cursor.skipBlanks()
    let start = cursor
    if let amount = try cursor.amount(), cursor.isAtEnd {
      return StateVariable(name: name, value: ScriptValue(amount), isAsked: isAsked)
    }
    cursor = start
    let isNegative = cursor.take("-")
    if !isNegative { _ = cursor.take("+") }
    guard let number = cursor.number(), cursor.isAtEnd, number <= ProgramLimits.number else {
      throw fault
    }
    return StateVariable(
      name: name, value: .number(isNegative ? -number : number), isAsked: isAsked)
  }

  private func script(
    _ rule: Rule, for use: Script.Use, variables: Set<String> = []
  ) throws(ProgramFault) -> Script? {
    guard let range = rule.script else { return nil }
    return try ScriptReader.read(
      TextCursor(cursor.line, range), for: use, variables: variables)
  }

  private mutating func update() throws(ProgramFault) -> CustomUpdate {
    let rule = try rule("update")
    guard rule.name == "custom" else { throw ProgramFault(.updateNotCustom, place) }
    return CustomUpdate(script: try script(rule, for: .update), reuse: rule.reuse)
  }

  // MARK: Others

  /// Reads `1x5 40%, 3 60kg` or `none`.
  private func warmUp() throws(ProgramFault) -> [ProgramWarmUp] {
    if text == "none" { return [] }
    var sets: [ProgramWarmUp] = []
    for part in SetReader.parts(of: cursor.position..<cursor.end, in: cursor.line) {
      let fault = ProgramFault(.notWarmUp(cursor.text(part)), place)
      var cursor = TextCursor(self.cursor.line, part)
      cursor.skipBlanks()
      let start = cursor
      var set = ProgramWarmUp(count: 1, repetitions: 1)
      var isWritten = false
      if let first = cursor.integer() {
        if cursor.take("x"), let repetitions = cursor.integer() {
          (set.count, set.repetitions, isWritten) = (first, repetitions, true)
        } else {
          cursor = start
          isWritten = cursor.hasRepetitions
          if isWritten { set.repetitions = cursor.integer() ?? 1 }
        }
      }
      cursor.skipBlanks()
      if !cursor.isAtEnd {
        guard let amount = try cursor.amount() else { throw fault }
        (set.amount, isWritten) = (amount, true)
      }
      cursor.skipBlanks()
      guard isWritten, cursor.isAtEnd, (1...ProgramLimits.sets).contains(set.count),
        set.repetitions <= ProgramLimits.repetitions
      else { throw fault }
      sets.append(set)
    }
    return sets
  }

  /// Reads `tags(1, 2)`.
  private mutating func tags() throws(ProgramFault) -> [Int] {
    let fault = ProgramFault(.notTags, place)
    guard cursor.word() == "tags", cursor.take("("), let arguments = arguments(),
      cursor.take(")"), !arguments.isEmpty
    else { throw fault }
    cursor.skipBlanks()
    guard cursor.isAtEnd else { throw fault }
    var tags: [Int] = []
    for argument in arguments {
      var cursor = TextCursor(self.cursor.line, argument)
      guard let tag = cursor.integer(), cursor.isAtEnd else { throw fault }
      tags.append(tag)
    }
    return tags
  }
}

extension TextCursor {
  /// Whether a bare number comes next, and no load or percentage.
  fileprivate var hasRepetitions: Bool {
    var other = self
    guard other.integer() != nil, let next = other.peek() else { return true }
    return next.isBlank && !other.hasUnitNext
  }

  /// Whether a unit is the next word: `40 %`, `60 kg`.
  private var hasUnitNext: Bool {
    var other = self
    other.skipBlanks()
    return ["kg", "lb", "%"].contains { other.take($0) }
  }
}
