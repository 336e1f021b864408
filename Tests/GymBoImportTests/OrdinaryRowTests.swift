import GymBoImport
import GymBoLog
import TestSupport
import Testing

/// Ordinary rows that begin alike are read together. A table with the exercise in its last column has none: all its rows are
/// read cell by cell.
@Suite struct OrdinaryRowTests {
  private static let columns: [(name: String, cells: [String])] = [
    ("date", ["2026-01-05 18:00:00", "2026-01-05 18:00:00", "2026-01-06", "x", ""]),
    (
      "session_title",
      ["A", "A", "B", "", "\"A\"", "\"a;b\"", "\"two\nlines\"", "\"say \"\"so\"\"\"", notUTF8]
    ),
    (
      "set",
      [
        "1", "2", "3", "", "W", "d", "F", "x", "12345678", "1.0", "2.00", ".0", "1.", "1.5", "01",
        "123456789.00", "Rest Timer",
      ]
    ),
    (
      "load_kg",
      [
        "100", "62.5", "8.75", "100.0", "", "0", "0.0", "1e2", "-5", "+3", "1,5", "1,234.5", ".5",
        "5.", "abc", "\"60\"", " 60 ", "0.00001", "0.000000001", "12345678", "123456789",
        "9999.999",
        "10000", "10000.01",
      ]
    ),
    (
      "repetitions",
      [
        "5", "8.0", "12", "", "0", "5.0", "5.5", "5000", "5001", "5001.0", "-1", "\"8\"", "05",
        "0.0", "6.00", ".0", "7.",
      ]
    ),
    ("rpe", ["", "", "8", "8.5", "9.75", "11", "0", "0.5", "10", "10.0", "x", "\"7\""]),
    ("duration_s", ["", "", "0", "0.0", "30", "0:30", "x"]),
    ("distance_m", ["", "", "0", "0.0", "100", "-1"]),
    ("note", ["", "", "\"\"", "hm", "\"a \"\"b\"\"\"", "\"two\nlines\""]),
    (
      "session_note",
      [
        "", "well", "\"\"", "\"a;b\"", "\"say \"\"so\"\"\"", "\"two\nlines\"", "wel",
        "a note that is longer than the bytes of a row that are looked at together, by far",
      ]
    ),
    (
      "exercise",
      [
        "Squat (Barbell)", "Squat (Barbell)", "Pull Up (Assisted)", "Pull Up", "Own Name", "",
        "\"Own \"\"Name\"\"\"", notUTF8,
      ]
    ),
  ]
  /// Stands for a byte that is no UTF-8.
  private static let notUTF8 = "\u{1}"

  /// The columns that a format's rows begin with, and the others.
  struct Order: Sendable {
    var head: [String]
    var set: [String]
    /// What the format calls them.
    var names: [String: String] = [:]
  }
  private static let plain = Order(
    head: ["date", "session_title", "exercise"],
    set: [
      "set", "load_kg", "repetitions", "rpe", "duration_s", "distance_m", "note", "session_note",
    ])
  private static let strong = Order(
    head: ["date", "session_title", "exercise"],
    set: [
      "set", "load_kg", "repetitions", "distance_m", "duration_s", "note", "session_note", "rpe",
    ],
    names: [
      "date": "Date", "session_title": "Workout Name", "exercise": "Exercise Name",
      "set": "Set Order", "load_kg": "Weight (kg)", "repetitions": "Reps",
      "distance_m": "Distance (meters)", "duration_s": "Seconds", "note": "Notes",
      "session_note": "Workout Notes", "rpe": "RPE",
    ])

  /// The rows as a table with these columns, by name.
  private static func table(
    _ columns: [String], _ order: Order, _ rows: [[String: String]], lineEnd: String
  ) -> InputFile {
    let lines = rows.map { row in columns.map { row[$0] ?? "" }.joined(separator: ";") }
    let header = columns.map { order.names[$0] ?? $0 }.joined(separator: ";")
    let text = ([header] + lines).joined(separator: lineEnd)
    return InputFile(name: "table.csv", bytes: text.utf8.map { $0 == 1 ? 0xFF : $0 })
  }

  private static func findings(_ log: TrainingLog) -> [String] {
    log.issues.map {
      "\($0.rule) \($0.severity) \($0.place?.line ?? 0) \($0.place?.columnName ?? "") "
        + "\($0.place?.columnName == nil ? "" : $0.original) "
        + "\($0.proposal.map { "\($0)" } ?? "")"
    }
  }

  @Test(
    "rows that begin as a row with a NUL in its head are rejected as it is",
    arguments: [plain, strong])
  func nulInHead(order: Order) throws {
    let row = [
      "date": "2026-01-05 18:00:00", "session_title": "A", "exercise": "Sq\u{0}uat", "set": "1",
      "load_kg": "100", "repetitions": "5",
    ]
    var otherExercise = row
    otherExercise["exercise"] = "Bench Press"
    let inTitle = otherExercise.merging(["session_title": "A\u{0}B"]) { $1 }
    let rows = [
      row, row, row, inTitle, inTitle, inTitle.merging(["exercise": "Squat"]) { $1 },
      otherExercise,
      // Behind it there is room for what is looked at together.
      otherExercise, otherExercise, otherExercise, otherExercise,
    ]
    let log = try importHistory(
      [Self.table(order.head + order.set, order, rows, lineEnd: "\n")], options: ImportOptions())
    #expect(log.columns.line == [8, 9, 10, 11, 12])
    #expect(log.issues.filter { $0.rule == .nulByte }.map(\.place?.line) == [2, 3, 4, 5, 6, 7])
  }

  @Test(
    "rows read together are the sets that are read cell by cell, whatever ends their lines",
    arguments: [plain, strong], ["\n", "\r\n", "\n\n"])
  func sameSets(order: Order, lineEnd: String) throws {
    var random = SplitMix64(seed: 20_260_913)
    var rows: [[String: String]] = []
    for _ in 0..<4000 {
      // Rows repeat much of the row above, and most cells are the usual ones.
      var row = rows.last ?? [:]
      for (name, cells) in Self.columns
      where row[name] == nil || Int.random(in: 0..<3, using: &random) == 0 {
        let isUsual = Int.random(in: 0..<3, using: &random) > 0
        let choices = isUsual ? cells.prefix(2) : cells[...]
        row[name] = choices[Int.random(in: 0..<choices.count, using: &random)]
      }
      rows.append(row)
    }
    let fast = try importHistory(
      [Self.table(order.head + order.set, order, rows, lineEnd: lineEnd)], options: ImportOptions())
    let careful = try importHistory(
      [Self.table(order.set + order.head, order, rows, lineEnd: lineEnd)], options: ImportOptions())
    #expect(fast.sets.count > 2000)
    #expect(fast.columns.line == careful.columns.line)
    #expect(lines(fast) == lines(careful))
    #expect(fast.sessions == careful.sessions)
    #expect(fast.leftOut.map(\.line) == careful.leftOut.map(\.line))
    #expect(fast.leftOut.map(\.reason) == careful.leftOut.map(\.reason))
    #expect(Self.findings(fast) == Self.findings(careful))
  }
}
