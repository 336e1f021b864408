internal import GymBoLog

/// Reads the parts of a set in any order: `3x8-12+ 60kg @8 90s (top)`.
struct SetReader {
  private var cursor: TextCursor
  private var set = ProgramSet()

  /// The ranges between commas outside of parentheses.
  static func parts(of section: Range<Int>, in line: JoinedLine) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (section.lowerBound, 0)
    for position in section {
      switch line.scalars[position] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth <= 0:
        parts.append(start..<position)
        start = position + 1
      default: break
      }
    }
    return parts + [start..<section.upperBound]
  }

  static func read(_ cursor: TextCursor) throws(ProgramFault) -> ProgramSet {
    var reader = SetReader(cursor: cursor)
    return try reader.read()
  }

  private init(cursor: TextCursor) { self.cursor = cursor }

  private mutating func read() throws(ProgramFault) -> ProgramSet {
    cursor.skipBlanks()
    while !cursor.isAtEnd {
      guard try part() else {
        if let sets = timedSets ?? spacedSets {
          throw ProgramFault(.unreadable(sets.written, .spelling(sets.meant)), cursor.place)
        }
        throw ProgramFault(
          .unreadable(cursor.rest, SetReader.remedy(for: cursor.rest)), cursor.place)
      }
      cursor.skipBlanks()
    }
    return set
  }

  /// Reads the next part of any kind.
  private mutating func part() throws(ProgramFault) -> Bool {
    if try repetitions() { return true }
    if try time() { return true }
    if try rest() { return true }
    if try amount() { return true }
    if try effort() { return true }
    if try label() { return true }
    return words()
  }

  /// Reads `3x8`, `3x8-12`, `1+x5`, `1x5+`.
  private mutating func repetitions() throws(ProgramFault) -> Bool {
    let start = cursor
    guard let count = cursor.integer() else { return false }
    let isOpenEnded = cursor.take("+")
    guard cursor.take("x"), let first = cursor.integer() else { return back(to: start) }
    // A range or a plus after which a word goes on is none: in 3x8-12kg the load is −12 kg.
    let single = cursor
    var last: Int?
    if cursor.take("-") { last = cursor.integer() }
    if last == nil { cursor = single }
    var isAtLeast = cursor.take("+")
    if goesOn {
      cursor = single
      (last, isAtLeast) = (nil, cursor.take("+"))
      if goesOn { (cursor, isAtLeast) = (single, false) }
      if goesOn { return back(to: start) }
    }
    guard set.repetitions == nil else { throw ProgramFault(.setsNotParted, start.place) }
    guard (1...ProgramLimits.sets).contains(count) else {
      throw ProgramFault(.tooMany(.sets, most: ProgramLimits.sets), start.place)
    }
    let upper = last ?? first
    guard upper <= ProgramLimits.repetitions, first <= upper else {
      throw ProgramFault(.notRepetitions(start.text(start.position..<cursor.position)), start.place)
    }
    set.count = count
    set.isOpenEnded = isOpenEnded
    set.repetitions = upper
    set.fewest = last == nil ? nil : first
    set.isAtLeast = isAtLeast
    return true
  }

  private mutating func back(to start: TextCursor) -> Bool {
    cursor = start
    return false
  }

  /// Whether a word goes on at the cursor.
  private var goesOn: Bool { cursor.peek().map { $0.isWord || $0 == "." } ?? false }

  /// Reads `60s|30s` and `60s+|?`: work, then rest.
  private mutating func time() throws(ProgramFault) -> Bool {
    let start = cursor
    guard let seconds = cursor.integer(), cursor.take("s") else { return back(to: start) }
    let runsOn = cursor.take("+")
    guard cursor.take("|") else { return back(to: start) }
    if !cursor.take("?") {
      guard let rest = cursor.integer(), cursor.take("s") else { return back(to: start) }
      set.rest = try limited(rest, start)
    }
    set.seconds = try limited(seconds, start)
    set.runsOn = runsOn
    return true
  }

  /// Reads `90s`.
  private mutating func rest() throws(ProgramFault) -> Bool {
    let start = cursor
    guard let seconds = cursor.integer(), cursor.take("s"),
      cursor.peek().map({ !$0.isWord }) ?? true
    else { return back(to: start) }
    set.rest = try limited(seconds, start)
    return true
  }

  private func limited(_ seconds: Int, _ start: TextCursor) throws(ProgramFault) -> Int {
    guard seconds <= ProgramLimits.seconds else {
      throw ProgramFault(
        .numberTooLarge(start.text(start.position..<cursor.position)), start.place)
    }
    return seconds
  }

  /// Reads `60kg`, `-5lb+`, `75%`.
  private mutating func amount() throws(ProgramFault) -> Bool {
    let start = cursor
    guard let amount = try cursor.amount() else { return back(to: start) }
    let asks = cursor.take("+")
    if case .load = amount, cursor.peek().map(\.isWord) ?? false { return back(to: start) }
    set.load = amount
    set.asksLoad = set.asksLoad || asks
    return true
  }

  /// Reads `@8`, `@8+` and `@+`.
  private mutating func effort() throws(ProgramFault) -> Bool {
    let start = cursor
    guard cursor.take("@") else { return false }
    if let rpe = cursor.number() {
      guard (1...10).contains(rpe) else {
        let digits = start.text((start.position + 1)..<cursor.position)
        throw ProgramFault(.rpeOutOfRange(digits), start.place)
      }
      set.rpe = rpe
    }
    if cursor.take("+") { set.asksRPE = true }
    return true
  }

  /// Letters that a label can have.
  private static let labelLength = 8

  /// Reads `(top)`.
  private mutating func label() throws(ProgramFault) -> Bool {
    let start = cursor
    guard cursor.take("(") else { return false }
    while let next = cursor.peek(), next != ")", next != "(" { cursor.advance() }
    let range = (start.position + 1)..<cursor.position
    guard cursor.take(")") else { return back(to: start) }
    guard range.count <= SetReader.labelLength else {
      throw ProgramFault(.labelTooLong, start.place)
    }
    set.label = cursor.text(range)
    return true
  }

  /// Reads `?+` and `auto`.
  private mutating func words() -> Bool {
    if cursor.take("?+") {
      set.asksLoad = true
      return true
    }
    let start = cursor
    guard cursor.word() == "auto" else { return back(to: start) }
    set.startsItself = true
    return true
  }

  /// Sets written with blanks, as `3 x 8`, and how they are meant; nil where none come next.
  private var spacedSets: (written: String, meant: String)? {
    var ahead = cursor
    guard let count = ahead.integer() else { return nil }
    ahead.skipBlanks()
    guard SetReader.crosses.contains(where: { ahead.take($0) }) else { return nil }
    ahead.skipBlanks()
    guard let repetitions = ahead.integer() else { return nil }
    return (cursor.text(cursor.position..<ahead.position), "\(count)x\(repetitions)")
  }

  /// Sets of a time without repetitions, as `3x30s`, and how they are meant; nil where none come next.
  private var timedSets: (written: String, meant: String)? {
    var ahead = cursor
    guard let count = ahead.integer(), ahead.take("x"), let seconds = ahead.integer(),
      ahead.take("s"), ahead.peek().map({ !$0.isWord }) ?? true
    else { return nil }
    return (cursor.text(cursor.position..<ahead.position), "\(count)x1 \(seconds)s|?")
  }

  /// Signs that people write for the x between sets and repetitions.
  private static let crosses = ["x", "X", "×", "*"]

  /// How a word can be written that is not understood.
  private static func remedy(for word: String) -> ProgramFault.Remedy? {
    if !word.isEmpty, word.unicodeScalars.allSatisfy({ $0.digit != nil || $0 == "." }) {
      return .unit(number: word)
    }
    if word.hasSuffix("lbs") || word.hasSuffix("kgs"), word.unicodeScalars.first?.digit != nil {
      return .spelling(String(word.dropLast()))
    }
    let crosses = Set(crosses.dropFirst().map(Character.init))
    if let cross = word.firstIndex(where: crosses.contains),
      word[..<cross].allSatisfy({ $0.isASCII && $0.isNumber }), cross > word.startIndex
    {
      return .spelling(String(word.map { crosses.contains($0) ? "x" : $0 }))
    }
    return nil
  }
}

extension TextCursor {
  /// Takes a load or a percentage: `60kg`, `-5 lb`, `75%`. nil, with the cursor anywhere, where there is none.
  mutating func amount() throws(ProgramFault) -> Amount? {
    let start = self
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let number = number() else { return nil }
    let value = isNegative ? -number : number
    let afterNumber = self
    skipBlanks()
    let amount: Amount
    if take("kg") {
      amount = .load(WrittenLoad(value, .kilogram))
    } else if take("lb") {
      amount = .load(WrittenLoad(value, .pound))
    } else {
      self = afterNumber
      guard take("%") else { return nil }
      amount = .percent(value)
    }
    guard number <= ProgramLimits.amount else {
      throw ProgramFault(.numberTooLarge(text(start.position..<position)), start.place)
    }
    return amount
  }
}
