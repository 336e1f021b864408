import GymBoLog

extension FileLayout {
  /// The text notation of this tool: a line for each workout, and below it a line for each exercise with its sets.
  ///
  /// A set that is not understood is written with its text where the repetitions should be, so that it is rejected with its
  /// line.
  static let textLog = FileLayout(
    format: .laidOut(
      id: "text", name: "gymbo's text notation",
      recognition:
        "a first line such as \"2026-11-20 18:03 Upper A (56 min)\" or \"unit kg\", and below it "
        + "lines such as \"Squat: 100x5x3 90x8@8\"",
      facts: FormatFacts(
        effort: "RPE", unit: "in a line of the file; kilograms without one",
        clock: FormatFacts.lifterClock,
        source: "written by hand, or by the export to text"),
      variants: [
        FormatVariant(name: "text", header: "2026-11-20 18:03 Upper A (56 min)")
      ], escapesLineBreaks: true, certainty: .realExports),
    matches: { TextLogReader.isTextLog($0.text) },
    write: { file, start, rows in
      var reader = TextLogReader()
      reader.read(String(decoding: file[start.offset...], as: UTF8.self), &rows)
    })
}

/// Reads the text notation line by line.
struct TextLogReader {
  /// What was not understood, in order of the lines.
  private(set) var faults: [TextLogFault] = []
  /// Sets such as `3x8`, in order of the lines.
  private(set) var barePairs: [TypedLog.BarePair] = []
  /// The unit of loads from here on; empty before a line that names one.
  private var unit = ""
  private var workout: TextLogHead?
  private var workoutNotes: [String] = []
  /// The exercise of the last line, whose notes may follow.
  private var exercise: TextLogExercise?
  /// Supersets of the workout so far.
  private var supersets = 0

  /// Reads a whole text.
  mutating func read(_ text: String, _ rows: inout SetRows) {
    var number: Int32 = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number = number < .max ? number + 1 : number
      read(line, number, &rows)
    }
    endExercise(&rows)
  }

  private mutating func read(_ line: Substring, _ number: Int32, _ rows: inout SetRows) {
    let content = line.trimmed
    guard let first = content.first, first != "#" else { return }
    if line.first == first, let unit = TextLogReader.unit(content) {
      self.unit = unit
    } else if line.first == first, let head = TextLogHead(content) {
      endExercise(&rows)
      (workout, workoutNotes, supersets) = (head, [], 0)
    } else if workout == nil {
      add(.noWorkout, line, number, &rows)
    } else if first == ">" {
      // Blanks at its end are of the note.
      let text = line.drop { $0 != ">" }.dropFirst()
      note(String(text.first == " " ? text.dropFirst() : text))
    } else if let next = TextLogExercise(line, number) {
      begin(next, &rows)
    } else {
      add(.unknownLine, line, number, &rows)
    }
  }

  /// `unit kg`, `unit lb`.
  private static func unit(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "unit" else { return nil }
    switch words[1].lowercased() {
    case "kg", "kgs": return "kg"
    case "lb", "lbs": return "lb"
    default: return nil
    }
  }

  private mutating func note(_ text: String) {
    if exercise == nil { workoutNotes.append(text) } else { exercise?.notes.append(text) }
  }

  /// Keeps an exercise until its notes are read. One in a superset gives its number to the one before it.
  private mutating func begin(_ next: TextLogExercise, _ rows: inout SetRows) {
    var next = next
    if next.isInSuperset, let before = exercise {
      if before.superset == nil {
        exercise?.superset = supersets
        supersets += 1
      }
      next.superset = exercise?.superset
    }
    endExercise(&rows)
    exercise = next
  }

  private mutating func endExercise(_ rows: inout SetRows) {
    guard let workout, let ended = exercise else { return }
    exercise = nil
    faults += ended.faults
    barePairs += ended.barePairs
    ended.write(of: workout, note: workoutNotes, unit: unit, &rows)
  }

  private mutating func add(
    _ reason: TextLogFault.Reason, _ line: Substring, _ number: Int32, _ rows: inout SetRows
  ) {
    endExercise(&rows)
    let column = line.prefix(while: \.isWhitespace).count + 1
    faults.append(
      TextLogFault(line: Int(number), column: column, text: line.trimmed, reason: reason))
    rows.addUnknown([line.trimmed], line: number)
  }

  /// Whether the first line that is no unit and no comment is that of a workout.
  static func beginsWithWorkout(_ text: String) -> Bool {
    let first = text.split(whereSeparator: \.isNewline).lazy.map(\.trimmed)
      .first { $0.first.map { $0 != "#" } ?? false && unit($0) == nil }
    return first.flatMap { TextLogHead($0) } != nil
  }

  /// Whether a text begins like a log: with a unit or a workout, and what comes next is no table.
  static func isTextLog(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).lazy
      .filter { line in line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false }
      .prefix(2)
    guard let first = lines.first, first.first?.isWhitespace == false else { return false }
    if unit(first.trimmed) != nil { return true }
    guard TextLogHead(first.trimmed) != nil else { return false }
    guard let second = lines.dropFirst().first else {
      return !first.contains { ",;\t".contains($0) }
    }
    return second.first?.isWhitespace == true || second.first?.isNumber == false
  }
}

/// What was not understood of a text in the text notation.
package struct TextLogFault: Error, Sendable, Hashable {
  /// From 1.
  package let line: Int
  /// In characters, from 1.
  package let column: Int
  /// As written.
  package let text: String
  package let reason: Reason

  /// The most sets that are written as one.
  package static let mostSets = TextLogSet.mostSets

  package enum Reason: Sendable {
    /// A line before the first line with a date.
    case noWorkout
    /// A line that is no workout, exercise or note.
    case unknownLine
    /// A set.
    case set
    /// An exercise without a set.
    case noSet
    /// An exercise above the name of the first template.
    case noTemplate
    /// `3x8` in a template, which is a load of 3 or three sets of eight.
    case countOrLoad
    /// `0 sets 8`: a number of sets that nobody does.
    case setCount
  }
}
