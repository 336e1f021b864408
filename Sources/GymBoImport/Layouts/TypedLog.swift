package import GymBoLog

/// Workouts that a person typed in the text notation, before they are added to a history.
package struct TypedLog: Sendable {
  /// What holds for a text that leaves it open.
  package struct Defaults: Sendable {
    /// The day, with a time where it is known: `2026-11-20`, `2026-11-20 18:03`.
    package var start: String
    /// The unit of loads.
    package var unit: LoadUnit

    /// The day and unit of a text that names none.
    package init(start: String, unit: LoadUnit) { (self.start, self.unit) = (start, unit) }
  }

  /// A set such as `3x8`: a load of 3 with 8 repetitions, which may be meant as three sets of eight.
  package struct BarePair: Sendable, Hashable {
    /// The name of the exercise, as typed.
    package let exercise: String
    package let first: Int
    package let second: Int
    /// From 1.
    package let line: Int
    /// In characters, from 1.
    package let column: Int
  }

  /// The whole text, with what was left open.
  package let file: InputFile
  /// What was not understood, in order of the lines as they were typed.
  package let faults: [TextLogFault]
  /// Sets that may be meant in another way.
  package let barePairs: [BarePair]
  /// Lines of ``file`` above what was typed.
  package let linesAbove: Int
  /// Whether the text names a day itself.
  package let namesDay: Bool

  /// A text as it was typed.
  package init(_ typed: InputFile, _ defaults: Defaults) {
    let bytes = typed.inUTF8.bytes
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = String(decoding: bytes[(isMarked ? 3 : 0)...], as: UTF8.self)
    namesDay = TextLogReader.beginsWithWorkout(text)
    var above = ["unit \(defaults.unit.rawValue)"]
    if !namesDay { above.append(defaults.start) }
    file = InputFile(
      name: typed.name, bytes: Array((above + [text]).joined(separator: "\n").utf8))
    linesAbove = above.count
    var (reader, rows) = (TextLogReader(), SetRows())
    reader.read(String(decoding: file.bytes, as: UTF8.self), &rows)
    let lines = above.count
    faults = reader.faults.map { fault in
      TextLogFault(
        line: fault.line - lines, column: fault.column, text: fault.text, reason: fault.reason)
    }
    barePairs = reader.barePairs.map { pair in
      BarePair(
        exercise: pair.exercise, first: pair.first, second: pair.second, line: pair.line - lines,
        column: pair.column)
    }
  }
}
