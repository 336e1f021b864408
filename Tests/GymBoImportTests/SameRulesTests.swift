import GymBoImport
import GymBoLog
import TestSupport
import Testing

/// The same odd sets go in through every reader: a file read cell by cell, a file whose rows are read together, and a program
/// that tells them one by one. The sets and the issues have to be equal.
@Suite("One rulebook for a set") struct SameRulesTests {
  /// A row by the columns of ``columns``.
  typealias Row = [String: String]

  /// By column: usual values first, then odd ones. Each is a number that a Double holds as well as a cell does.
  private static let columns: [(name: String, values: [String])] = [
    ("exercise", ["Squat (Barbell)", "Pull Up", "Pull Up (Assisted)", "Plank", "", " "]),
    ("set", ["1", "2", "", "0", "-1", "1.5", "999999999", "1e9", "1e2", "-0.0"]),
    (
      "load_kg",
      [
        "100", "62.5", "", "0", "-0.0", "-5", "-0.000000000001", "10000", "10000.000000001",
        "1e300",
        "-1e300", "1e-300", "61.99999999999999", "0.30000000000000004", "102.05828325",
      ]
    ),
    (
      "repetitions",
      ["5", "8", "", "0", "-1", "5.5", "-5.5", "5000", "5001", "5000.5", "1e300", "-1e300"]
    ),
    (
      "rpe",
      ["", "8", "8.5", "0.999999", "1", "10", "10.0000001", "-3", "1e300", "8.123456789012345"]
    ),
    (
      "duration_s",
      ["", "", "0", "30", "0.30000000000000004", "-1", "2678400", "2678400.5", "1e300"]
    ),
    ("distance_m", ["", "", "0", "100", "-1", "10000000", "10000000.5", "1e300"]),
  ]
  /// Files with one of these are read cell by cell.
  private static let rareColumns: [(name: String, values: [String])] = [
    ("rir", ["", "2", "0", "9", "9.5", "-1", "10", "1e300"]),
    ("superset", ["", "", "1", "0", "-1", "1.5", "1e9"]),
    ("kind", ["", "working", "warm-up", "Drop", "FAILURE", "hot", "3", "Rest Timer"]),
  ]

  private static func rows(_ columns: [(name: String, values: [String])], _ count: Int) -> [Row] {
    var random = SplitMix64(seed: 20_261_122)
    var rows: [Row] = []
    // Each odd value alone, then several at a time.
    for (name, values) in columns {
      for value in values {
        var row = Row(uniqueKeysWithValues: columns.map { ($0.name, $0.values[0]) })
        row[name] = value
        rows.append(row)
      }
    }
    while rows.count < count {
      rows.append(
        Row(
          uniqueKeysWithValues: columns.map { name, values in
            let isUsual = Int.random(in: 0..<4, using: &random) > 0
            let choices = isUsual ? values.prefix(2) : values[...]
            return (name, choices[Int.random(in: 0..<choices.count, using: &random)])
          }))
    }
    return rows
  }

  private static func file(_ rows: [Row], _ columns: [String]) throws -> TrainingLog {
    let lines = rows.map { row in
      columns.map { $0 == "date" ? "2026-01-05 18:00:00" : row[$0] ?? "" }.joined(separator: ",")
    }
    let text = ([columns.joined(separator: ",")] + lines).joined(separator: "\n") + "\n"
    return try importHistory(
      [InputFile(name: "table", bytes: Array(text.utf8))], options: ImportOptions())
  }

  private static func told(_ rows: [Row]) throws -> TrainingLog {
    var collector = SetCollector(name: "table", names: ExerciseNames(userMap: nil))
    for (index, row) in rows.enumerated() {
      func number(_ column: String) -> Double? { row[column].flatMap { Double($0) } }
      var set = LoggedSet(exercise: row["exercise"] ?? "", start: .text("2026-01-05 18:00:00"))
      // Below a header, so that both have the same lines.
      set.line = Double(index + 2)
      set.order = number("set")
      set.load = number("load_kg")
      set.repetitions = number("repetitions")
      set.rpe = number("rpe")
      set.rir = number("rir")
      set.seconds = number("duration_s")
      set.metres = number("distance_m")
      set.superset = number("superset")
      if let word = row["kind"] { set.kind = .word(word) }
      collector.add(set, row: Int32(index + 1))
    }
    return collector.log()
  }

  /// The issues without the names of columns, which each reader's own columns have.
  private static func issues(_ log: TrainingLog) -> [String] {
    log.issues.map { issue in
      let proposal = issue.proposal.map { "\($0)" } ?? ""
      return "\(issue.place?.line ?? 0) \(issue.rule) \(issue.severity) \(proposal)"
    }
  }

  private static func expectEqual(_ one: TrainingLog, _ other: TrainingLog) {
    #expect(lines(one) == lines(other))
    #expect(one.columns.line == other.columns.line)
    #expect(one.columns.load.values == other.columns.load.values)
    #expect(issues(one) == issues(other))
    #expect(one.leftOut.map(\.line) == other.leftOut.map(\.line))
    #expect(one.leftOut.map(\.reason) == other.leftOut.map(\.reason))
  }

  @Test("A file read together or cell by cell and sets told in code are the same sets and issues")
  func threeWays() throws {
    let rows = Self.rows(Self.columns, 3000)
    let names = Self.columns.map(\.name)
    let together = try Self.file(rows, ["date"] + names)
    let byCell = try Self.file(rows, names.filter { $0 != "exercise" } + ["date", "exercise"])
    let told = try Self.told(rows)
    #expect(told.sets.count > 500)
    #expect(told.leftOut.count > 500)
    Self.expectEqual(together, byCell)
    Self.expectEqual(byCell, told)
  }

  @Test("So are sets with kinds, supersets and repetitions in reserve")
  func rareValues() throws {
    let columns = Self.columns + Self.rareColumns
    let rows = Self.rows(columns, 3000)
    let file = try Self.file(rows, ["date"] + columns.map(\.name))
    let told = try Self.told(rows)
    #expect(told.columns.superset.isPresent.contains(true))
    Self.expectEqual(file, told)
  }

  @Test("A load below 0 that is read as assistance is noted, also where a program tells it")
  func assistance() throws {
    let log = try Self.told([["exercise": "Pull Up", "load_kg": "-20", "repetitions": "5"]])
    #expect(log.columns.semantics == [.assisted])
    #expect(log.issues.map(\.rule) == [.negativeNumber])
    #expect(log.issues.map(\.severity) == [.notice])
    #expect(log.issues.map(\.proposal) == [.readAsAssistance])
  }

  @Test("Notes of sets and of workouts are kept without the blanks at their ends")
  func notes() throws {
    var collector = SetCollector(name: "table", names: ExerciseNames(userMap: nil))
    for (index, note) in ["hard", " hard ", "", nil].enumerated() {
      var set = LoggedSet(
        "Squat", start: CivilTime(date: CivilDate(dayNumber: 20_000), secondOfDay: 0),
        repetitions: 5)
      set.note = note
      set.sessionNote = note.map { "\($0)!" }
      collector.add(set, row: Int32(index + 1))
    }
    let log = collector.log()
    #expect((0..<4).map { log.columns.note[$0] } == ["hard", "hard", nil, nil])
    #expect(log.sessions.map(\.note) == ["hard!"])
  }
}
