/// Reads the line of an exercise: names, weeks, and sections between slashes. What follows two slashes and
/// is no section is a comment.
struct ExerciseLineReader {
  private let line: JoinedLine
  private var exercise = ExerciseLine()

  static func read(_ line: JoinedLine) throws(ProgramFault) -> ExerciseLine {
    var reader = ExerciseLineReader(line: line)
    return try reader.read()
  }

  private init(line: JoinedLine) { self.line = line }

  private mutating func read() throws(ProgramFault) -> ExerciseLine {
    exercise.line = line.line
    let sections = try parts()
    let head = try spans(of: sections[0])
    try names(in: head)
    // The end of two slashes that were just read; what follows them may be a comment.
    var slashes: Int?
    for section in sections.dropFirst() {
      let text = line.scalars[section].trimmed
      guard !text.isEmpty else {
        slashes = section.isEmpty ? section.upperBound + 1 : nil
        continue
      }
      let before = exercise
      do {
        try read(text.startIndex..<text.endIndex)
        slashes = nil
      } catch {
        guard let slashes, isInOneRow(from: slashes) else { throw error }
        exercise = before
        let comment = line.scalars[slashes...].trimmed.text
        exercise.notes = ["\(CommentSlashes.comment) \(comment)"]
        break
      }
    }
    return exercise
  }

  /// Whether the rest of the line was one row of the text, so that a comment ends where the line does.
  private func isInOneRow(from offset: Int) -> Bool {
    line.place(offset).line == line.place(line.scalars.count - 1).line
  }

  /// The ranges between slashes outside of scripts.
  private func parts() throws(ProgramFault) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, position, isInScript) = (0, 0, false)
    let scalars = line.scalars
    while position < scalars.count {
      let next = position + 1 < scalars.count ? scalars[position + 1] : " "
      switch (scalars[position], next) {
      case ("{", "~"):
        isInScript = true
        position += 1
      case ("~", "}"):
        guard isInScript else {
          let mark = line.scalars[position...(position + 1)].text
          throw ProgramFault(.unreadable(mark, nil), line.place(position))
        }
        isInScript = false
        position += 1
      case ("/", _) where !isInScript:
        parts.append(start..<position)
        start = position + 1
      default: break
      }
      position += 1
    }
    return parts + [start..<scalars.count]
  }

  /// Reads `[2,1-4]` at the end of the names.
  /// - Returns: the names before it.
  private mutating func spans(of head: Range<Int>) throws(ProgramFault) -> Range<Int> {
    let text = line.scalars[head].trimmed
    guard text.last == "]", let open = text.firstIndex(of: "[") else { return head }
    let inside = (open + 1)..<(text.endIndex - 1)
    var weeks: Set<Int> = []
    for item in line.scalars[inside].split(separator: ",", omittingEmptySubsequences: false) {
      var cursor = TextCursor(line, item.trimmed.startIndex..<item.trimmed.endIndex)
      let first = cursor.integer()
      cursor.skipBlanks()
      guard let first else {
        throw ProgramFault(.notSpan(line.scalars[inside].text), line.place(inside.lowerBound))
      }
      if cursor.isAtEnd {
        exercise.order = first
        continue
      }
      let isRange = cursor.take("-")
      cursor.skipBlanks()
      guard isRange, let last = cursor.integer(), cursor.isAtEnd else {
        throw ProgramFault(.notSpan(line.scalars[inside].text), line.place(inside.lowerBound))
      }
      guard first <= last, last <= ProgramLimits.weeks else {
        throw ProgramFault(.notWeeks(item.trimmed.text), line.place(inside.lowerBound))
      }
      weeks.formUnion(first...last)
    }
    exercise.weeks = weeks.sorted()
    return head.lowerBound..<open
  }

  private mutating func names(in head: Range<Int>) throws(ProgramFault) {
    let parts = line.scalars[head].split(separator: "|", omittingEmptySubsequences: false)
    var label: String?
    var names: [String] = []
    var places: [ProgramPlace] = []
    for (index, part) in parts.enumerated() {
      var name = part.trimmed
      if name.first == "!" {
        exercise.current = index
        name = name.dropFirst().trimmed
      }
      if let colon = name.firstIndex(of: ":") {
        if index == 0 { label = name[..<colon].trimmed.text }
        name = name[(colon + 1)...].trimmed
      }
      guard !name.isEmpty else { throw ProgramFault(.noName, line.place(head.lowerBound)) }
      places.append(line.place(name.startIndex))
      if let spelling = name.text.programSpelling {
        names.append(spelling)
        continue
      }
      guard !name.contains(where: { "{}()#[]".unicodeScalars.contains($0) }) else {
        throw ProgramFault(.notName(name.text), line.place(name.startIndex))
      }
      names.append(name.text)
    }
    exercise.name(names, at: places, label: label)
  }

  private mutating func read(_ section: Range<Int>) throws(ProgramFault) {
    var cursor = TextCursor(line, section)
    if cursor.take("...") {
      exercise.reuse = try reuse(cursor, section)
      return
    }
    if let property = cursor.word() {
      cursor.skipBlanks()
      if cursor.take(":") {
        cursor.skipBlanks()
        try PropertyReader.read(property, cursor, section, into: &exercise)
        return
      }
    }
    try sets(section)
  }

  /// Reads the name after `...`, and the day or week and day in brackets.
  private func reuse(
    _ cursor: TextCursor, _ section: Range<Int>
  ) throws(ProgramFault) -> ExerciseLine.Reuse {
    let place = line.place(section.lowerBound)
    var text = line.scalars[cursor.position..<section.upperBound].trimmed
    var numbers: [Int?] = []
    if text.last == "]", let open = text.firstIndex(of: "[") {
      for item in text[(open + 1)..<(text.endIndex - 1)].split(
        separator: ":", omittingEmptySubsequences: false)
      {
        let item = item.trimmed
        var cursor = TextCursor(line, item.startIndex..<item.endIndex)
        let number = item.elementsEqual("_".unicodeScalars) ? nil : cursor.integer()
        guard number != nil && cursor.isAtEnd || item.elementsEqual("_".unicodeScalars) else {
          throw ProgramFault(.noExerciseName, place)
        }
        numbers.append(number)
      }
      text = text[..<open].trimmed
    }
    guard !text.isEmpty, numbers.count <= 2 else { throw ProgramFault(.noExerciseName, place) }
    let week = numbers.count == 2 ? numbers[0] : nil
    return ExerciseLine.Reuse(
      name: text.text.programSpelling ?? text.text, week: week, day: numbers.last ?? nil,
      place: place)
  }

  /// Reads a section of sets, or of values that hold for all sets.
  private mutating func sets(_ section: Range<Int>) throws(ProgramFault) {
    let isChosen = line.scalars[section.lowerBound] == "!"
    let section = isChosen ? (section.lowerBound + 1)..<section.upperBound : section
    var sets: [ProgramSet] = []
    for part in SetReader.parts(of: section, in: line) {
      sets.append(try SetReader.read(TextCursor(line, part)))
    }
    guard sets.contains(where: { $0.repetitions != nil }) else {
      for set in sets { exercise.common.take(set) }
      return
    }
    guard sets.allSatisfy({ $0.repetitions != nil }) else {
      throw ProgramFault(.setWithoutRepetitions, line.place(section.lowerBound))
    }
    guard sets.reduce(0, { $0 + $1.count }) <= ProgramLimits.sets else {
      throw ProgramFault(
        .tooMany(.sets, most: ProgramLimits.sets), line.place(section.lowerBound))
    }
    if isChosen { exercise.stage = exercise.stages.count }
    exercise.stages.append(sets)
  }
}

extension ProgramSet {
  /// Takes what another section says of all sets, where nothing was said before.
  fileprivate mutating func take(_ other: ProgramSet) {
    let before = self
    self = other
    override(with: before)
    label = before.label ?? other.label
  }
}
