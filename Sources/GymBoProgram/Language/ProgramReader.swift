internal import GymBoLog

/// Reads the text of a program: Liftoscript, with GymBo's annotations in comments of three slashes.
struct ProgramReader {
  private var annotations = ProgramAnnotations()
  private var weeks: [WeekLines] = []
  /// Comments that belong to what comes next.
  private var notes: [String] = []

  /// A week as written.
  struct WeekLines {
    var week: ProgramWeek
    var days: [DayLines] = []
  }

  /// A day as written.
  struct DayLines {
    var day: ProgramDay
    var exercises: [ExerciseLine] = []
  }

  static func read(_ bytes: [UInt8]) throws(ProgramFault) -> Program {
    let beginning = ProgramPlace(line: 1, column: 1)
    guard bytes.count <= ProgramLimits.bytes else { throw ProgramFault(.textTooLong, beginning) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ProgramFault(.notUTF8, beginning)
    }
    var reader = ProgramReader()
    let allRows = rows(of: Array(text.unicodeScalars))
    let rows = firstBlock(of: allRows)
    for line in try JoinedLine.all(of: rows) { try reader.read(line) }
    guard !reader.weeks.isEmpty else { throw ProgramFault(.noExercise, beginning) }
    if reader.annotations.name == nil, let title = markdownTitle(of: allRows) {
      reader.annotations.texts.append(.init(key: "name", value: title))
    }
    return try ProgramLinker.link(reader.annotations, reader.weeks)
  }

  /// The title of a Markdown file: `name:` or `title:` in the lines between `---` at its top, else the first heading before the
  /// first block of code; nil without a block of code.
  private static func markdownTitle(of rows: [ArraySlice<Unicode.Scalar>]) -> String? {
    let before = rows.prefix { !$0.starts(with: "```".unicodeScalars) }
    guard before.count < rows.count else { return nil }
    let lines = before.map { $0.trimmed.text }.drop(while: \.isEmpty)
    if lines.first == "---" {
      for line in lines.dropFirst().prefix(while: { $0 != "---" }) {
        let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard parts.count == 2, ["name", "title"].contains(parts[0].lowercased()) else { continue }
        let isQuote = { (letter: Character) in "\"'".contains(letter) }
        var title = parts[1].drop(while: isQuote)
        while let last = title.last, isQuote(last) { title.removeLast() }
        if !title.isEmpty { return String(title) }
      }
    }
    return lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)).trimmed }
  }

  /// The lines of a text, whichever way they end; without a byte order mark.
  private static func rows(of scalars: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var rows: [ArraySlice<Unicode.Scalar>] = []
    var start = scalars.first == "\u{FEFF}" ? 1 : 0
    var position = start
    while position < scalars.count {
      if scalars[position] == "\n" || scalars[position] == "\r" {
        rows.append(scalars[start..<position])
        if scalars[position] == "\r", position + 1 < scalars.count, scalars[position + 1] == "\n" {
          position += 1
        }
        start = position + 1
      }
      position += 1
    }
    return rows + [scalars[min(start, scalars.count)...]]
  }

  /// Of a Markdown file the first block of code; the other lines become empty, so that lines keep their numbers.
  private static func firstBlock(
    of rows: [ArraySlice<Unicode.Scalar>]
  ) -> [ArraySlice<Unicode.Scalar>] {
    let fences = rows.indices.filter { rows[$0].starts(with: "```".unicodeScalars) }
    guard fences.count > 1 else { return rows }
    return rows.indices.map { $0 > fences[0] && $0 < fences[1] ? rows[$0] : [] }
  }

  private mutating func read(_ line: JoinedLine) throws(ProgramFault) {
    let text = line.scalars.trimmed
    guard !text.isEmpty else {
      // An empty line parts descriptions of an exercise.
      if notes.last?.isEmpty == false { notes.append("") }
      return
    }
    if text.starts(with: CommentSlashes.comment.unicodeScalars) {
      if let annotation = AnnotationReader(line) {
        try annotate(annotation)
      } else {
        notes.append(text.text)
      }
    } else if text.starts(with: "##".unicodeScalars) {
      try beginDay(name: text.drop { $0 == "#" }.trimmed.text, line.line)
    } else if text.first == "#" {
      try beginWeek(name: text.dropFirst().trimmed.text, line.line)
    } else {
      try addExercise(line)
    }
  }

  private mutating func annotate(_ annotation: AnnotationReader) throws(ProgramFault) {
    guard let week = weeks.indices.last, annotation.key != AnnotationReader.kept else {
      return try annotation.read(into: &annotations)
    }
    if let day = weeks[week].days.indices.last {
      try annotation.read(into: &weeks[week].days[day].day.annotations)
    } else {
      try annotation.read(into: &weeks[week].week.annotations)
    }
  }

  /// The notes so far, without empty lines.
  private mutating func takeNotes() -> [String] { takeDescriptions().filter { !$0.isEmpty } }

  /// The notes so far, with the empty lines between them.
  private mutating func takeDescriptions() -> [String] {
    defer { notes = [] }
    return notes.last?.isEmpty == true ? notes.dropLast() : notes
  }

  private mutating func beginWeek(name: String, _ line: Int) throws(ProgramFault) {
    guard weeks.count < ProgramLimits.weeks else {
      throw ProgramFault(.tooMany(.weeks, most: ProgramLimits.weeks), .start(ofLine: line))
    }
    weeks.append(WeekLines(week: ProgramWeek(name: name, line: line, notes: takeNotes())))
  }

  private mutating func beginDay(name: String, _ line: Int) throws(ProgramFault) {
    guard let week = weeks.indices.last else {
      throw ProgramFault(.dayBeforeWeek, .start(ofLine: line))
    }
    guard weeks[week].days.count < ProgramLimits.days else {
      throw ProgramFault(.tooMany(.days, most: ProgramLimits.days), .start(ofLine: line))
    }
    weeks[week].days.append(
      DayLines(day: ProgramDay(name: name, line: line, notes: takeNotes())))
  }

  /// The name of a week or day that is not written, with its number.
  private static func unwritten(_ name: String) -> String { name + " 1" }

  private mutating func addExercise(_ line: JoinedLine) throws(ProgramFault) {
    if weeks.isEmpty {
      let name = ProgramReader.unwritten
      weeks = [
        WeekLines(
          week: ProgramWeek(name: name("Week"), line: line.line),
          days: [DayLines(day: ProgramDay(name: name("Day"), line: line.line))])
      ]
    }
    let week = weeks.count - 1
    guard let day = weeks[week].days.indices.last else {
      throw ProgramFault(.exerciseBeforeDay, .start(ofLine: line.line))
    }
    var exercise = try ExerciseLineReader.read(line)
    exercise.notes = takeDescriptions() + exercise.notes
    guard !weeks[week].days[day].exercises.contains(where: { $0.key == exercise.key }) else {
      throw ProgramFault(.exerciseTwice(exercise.title), .start(ofLine: line.line))
    }
    guard weeks[week].days[day].exercises.count < ProgramLimits.exercises else {
      throw ProgramFault(
        .tooMany(.exercises, most: ProgramLimits.exercises), .start(ofLine: line.line))
    }
    weeks[week].days[day].exercises.append(exercise)
  }
}

extension Program {
  /// Reads a program from the bytes of its text. O(bytes + sets written out).
  package init(reading bytes: [UInt8]) throws(ProgramFault) {
    self = try ProgramReader.read(bytes)
  }
}
