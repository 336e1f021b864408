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
    let rows = firstBlock(of: rows(of: Array(text.unicodeScalars)))
    for line in try JoinedLine.all(of: rows) { try reader.read(line) }
    guard !reader.weeks.isEmpty else { throw ProgramFault(.noExercise, beginning) }
    return try ProgramLinker.link(reader.annotations, reader.weeks)
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
    guard !text.isEmpty else { return }
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

  private mutating func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
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
    exercise.notes = takeNotes() + exercise.notes
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
