import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Rows of a table's file")
struct TableWriterTests {
  /// The plain way: every cell by itself, nothing remembered, no row at once.
  private struct CellByCell: TableSink {
    var writer: TableWriter

    mutating func begin(athlete: String?) { writer.begin(athlete: athlete) }
    mutating func beginRow() { writer.beginRow() }
    mutating func endRow() { writer.endRow() }
    mutating func text(_ text: String?) { writer.text(text) }
    mutating func number(_ number: Double?) { writer.number(number) }
    mutating func count(_ count: Int?) { writer.count(count) }
    mutating func date(_ date: CivilDate?) { writer.date(date) }
    mutating func time(_ time: WallTime?) { writer.time(time) }
    mutating func flag(_ flag: Bool?) { writer.flag(flag) }
    mutating func list(_ texts: [String]?, separator: String) {
      writer.list(texts, separator: separator)
    }
    mutating func mixed(_ value: MixedValue?) { writer.mixed(value) }
  }

  private static func writers(
    _ table: ResultTable, _ format: TableFormat, hasAthlete: Bool = true
  ) -> (TableWriter, CellByCell) {
    let writer = TableWriter(table, format: format, hasAthlete: hasAthlete)
    return (writer, CellByCell(writer: writer))
  }

  private static func write(_ weeks: [ISOWeek], to sink: inout some TableSink) {
    var generator = SplitMix64(seed: 5)
    for (index, week) in weeks.enumerated() {
      // Names of all lengths, some in need of quotes.
      sink.begin(athlete: index % 7 == 0 ? nil : String(repeating: "a", count: index % 40))
      // Names that come again, and equal ones of other bytes.
      let subjects = ["Curl, \"21s\"", "Caf\u{e9} Curl", "Cafe\u{301} Curl", "Curl\(index)"]
      let numbers: [Double?] = [
        nil, 0, 4.5, 1280, 75.4838709677, -0.25, .nan, .infinity, -1.234_567_890_12e-5, 1e300,
        123_456_789_012_345, Double(generator.next() >> 11) / 1e9,
      ]
      let rows = numbers.map {
        WeekRow<2, 2>(
          week: week, counts: [index, -index * 1_000_003], numbers: [$0, numbers[index % 12]])
      }
      sink.weeks(rows, of: subjects[index % 4], ExerciseWeeksTable.columns, TableSource.empty)
    }
  }

  @Test(
    "Rows at once have the bytes of their cells one by one", arguments: TableFormat.allCases,
    [true, false])
  func rowsOfWeeks(format: TableFormat, hasAthlete: Bool) {
    // From year 1 to 9999; those that are remembered come in no order, and twice.
    let days = [
      -719_162, -25_567, -25_560, 0, 7, 18_000, 21_000, 18_007, 47_000, 60_000, 2_932_896,
    ]
    let weeks = (days + days.reversed()).map { CivilDate(dayNumber: Int32($0)).isoWeek }
    var (rows, cells) = Self.writers(.exerciseWeeks, format, hasAthlete: hasAthlete)
    for _ in 0..<3 {
      Self.write(weeks, to: &rows)
      Self.write(weeks, to: &cells)
      let bytes = rows.take()
      #expect(bytes.count > 10_000)
      #expect(bytes == cells.writer.take())
    }
  }

  @Test("Cells may follow a row, and a row cells", arguments: TableFormat.allCases)
  func mixed(format: TableFormat) {
    var (rows, cells) = Self.writers(.muscleWeeks, format)
    let row = WeekRow<0, 1>(week: CivilDate(dayNumber: 20_000).isoWeek, counts: [], numbers: [12.5])
    rows.begin(athlete: "Ann")
    cells.begin(athlete: "Ann")
    for index in 0..<4 {
      let count = index % 2 == 0 ? 2 : 1
      if index % 2 == 0 {
        rows.weeks([row, row], of: "chest", MuscleWeeksTable.columns, TableSource.empty)
      } else {
        rows.beginRow()
        for column in MuscleWeeksTable.columns {
          column.write(SubjectWeek(subject: "chest", week: row), of: TableSource.empty, to: &rows)
        }
        rows.endRow()
      }
      cells.weeks(
        Array(repeating: row, count: count), of: "chest", MuscleWeeksTable.columns,
        TableSource.empty)
    }
    rows.weeks([], of: "chest", MuscleWeeksTable.columns, TableSource.empty)
    #expect(rows.take() == cells.writer.take())
    #expect(rows.take() == [])
  }

  @Test(
    "The weeks of a history, written at once, are the rows of the declared columns",
    arguments: [ResultTable.exerciseWeeks, .muscleWeeks], TableFormat.allCases)
  func declaredRows(table: ResultTable, format: TableFormat) {
    let source = TableSource(ExampleHistory.log, athlete: "Ann", options: AnalysisOptions())
    var (rows, cells) = Self.writers(table, format)
    table.write(source, to: &rows)
    table.write(source, to: &cells)
    let bytes = rows.take()
    #expect(bytes.count > 1000)
    #expect(bytes == cells.writer.take())
    var plain = TableWriter(table, format: format, hasAthlete: true)
    plain.begin(athlete: "Ann")
    func write<Table: DeclaredTable>(_ declared: Table.Type) {
      for row in declared.rows(of: source) {
        plain.beginRow()
        for column in declared.columns { column.write(row, of: source, to: &plain) }
        plain.endRow()
      }
    }
    if table == .exerciseWeeks {
      write(ExerciseWeeksTable.self)
    } else {
      write(MuscleWeeksTable.self)
    }
    #expect(bytes == plain.take())
  }

  private static func write(_ exercises: [LoggedExercise], to sink: inout some TableSink) {
    sink.begin(athlete: "Ann")
    let facts = ExercisesTable.factColumns
    for exercise in exercises {
      sink.beginRow()
      sink.repeated(exercise) { sink in
        for column in facts { column.write(exercise, of: TableSource.empty, to: &sink) }
      }
      for _ in facts.count..<ExercisesTable.columns.count { sink.text(nil) }
      sink.endRow()
    }
  }

  @Test(
    "The cells of an exercise are its own, whatever exercise of its name came before",
    arguments: TableFormat.allCases)
  func exercisesOfAName(format: TableFormat) {
    let facts = ExerciseFacts(
      name: "Caf\u{e9} Curl", direct: [.biceps], indirect: [.forearms], movement: .elbowFlexion,
      mechanics: .isolation, region: .upper, implement: .dumbbell, loading: .perHand,
      modality: .strength)
    var otherMuscles = facts
    otherMuscles.direct = [.forearms, .biceps]
    // Equal to Swift, but of other bytes.
    var otherBytes = facts
    otherBytes.name = "Cafe\u{301} Curl"
    #expect(otherBytes == facts)
    let resolutions: [ExerciseResolution] = [
      .user(facts), .user(facts), .catalogue(facts), .unassigned, .user(otherMuscles),
      .user(otherBytes), .inferred(facts), .unassigned,
    ]
    let exercises = resolutions.flatMap { resolution in
      ["Caf\u{e9} Curl", "Cafe\u{301} Curl", "Curl, \"21s\""].map {
        LoggedExercise(name: $0, resolution: resolution)
      }
    }
    var (rows, cells) = Self.writers(.exercises, format)
    for exercises in [exercises, exercises.reversed(), exercises] {
      Self.write(exercises, to: &rows)
      Self.write(exercises, to: &cells)
      let bytes = rows.take()
      #expect(bytes.count > 1000)
      #expect(bytes == cells.writer.take())
    }
  }

  @Test("Exercises beyond those that are remembered have their own cells, and the others theirs")
  func manyExercises() {
    let count = ExerciseCells.limit + 10
    let exercises = (0..<count).flatMap { index in
      [index, index / 2].map { LoggedExercise(name: "Curl \($0)", resolution: .unassigned) }
    }
    var (rows, _) = Self.writers(.exercises, .csv)
    Self.write(exercises, to: &rows)
    let lines = String(decoding: rows.take(), as: UTF8.self).split(separator: "\r\n")
    let names = lines.map { $0.split(separator: ",")[1] }
    #expect(names.elementsEqual(exercises.map(\.name), by: ==))
  }

  @Test("A row has the published form")
  func form() {
    var (csv, _) = Self.writers(.muscleWeeks, .csv)
    var (json, _) = Self.writers(.muscleWeeks, .json)
    let week = CivilDate(dayNumber: 20_000).isoWeek
    let known = WeekRow<0, 1>(week: week, counts: [], numbers: [12.5])
    let missing = WeekRow<0, 1>(week: week, counts: [], numbers: [nil])
    csv.begin(athlete: "Ann")
    json.begin(athlete: "Ann")
    csv.weeks([known], of: "chest", MuscleWeeksTable.columns, TableSource.empty)
    json.weeks([missing], of: "chest", MuscleWeeksTable.columns, TableSource.empty)
    #expect(String(decoding: csv.take(), as: UTF8.self) == "Ann,chest,2024-W40,2024-09-30,12.5\r\n")
    #expect(
      String(decoding: json.take(), as: UTF8.self)
        == #"{"athlete":"Ann","muscle":"chest","week":"2024-W40","start":"2024-09-30","#
        + #""fractional_sets":null}"# + "\n")
  }

  @Test("In JSON Lines a list is an array and a flag a boolean; in CSV both are text")
  func kinds() {
    func written(_ format: TableFormat) -> String {
      let columns: [TableColumn<Void>] = [
        .list("list", "texts") { _, _ in ["a, b", "c\"d"] }, .list("none", "texts") { _, _ in [] },
        .list("missing", "texts") { _, _ in nil }, .flag("flag", "a flag") { _, _ in true },
        .date("date", "a day") { _, _ in CivilDate(dayNumber: 20_000) },
        .time("time", "a moment") { _, _ in
          WallTime(
            time: CivilTime(date: CivilDate(dayNumber: 20_000), secondOfDay: 61), hasClock: true)
        },
        .count("count", "a count") { _, _ in -3 },
      ]
      var writer = TableWriter(columns.map(\.declaration), format: format)
      writer.beginRow()
      for column in columns { column.write((), of: TableSource.empty, to: &writer) }
      writer.endRow()
      return String(decoding: writer.take(), as: UTF8.self)
    }
    #expect(
      written(.json)
        == #"{"list":["a, b","c\"d"],"none":[],"missing":null,"flag":true,"date":"2024-10-04","#
        + #""time":"2024-10-04T00:01:01","count":-3}"# + "\n")
    #expect(
      written(.csv) == "\"a, b; c\"\"d\",,,true,2024-10-04,2024-10-04T00:01:01,-3\r\n")
  }
}
