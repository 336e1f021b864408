import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Rows of a batch's tables")
struct TableWriterTests {
  /// Writes by the cells alone.
  private struct CellByCell: TableSink {
    var writer: TableWriter

    func prepared(_ texts: [String?], from column: Int) -> TableWriter.Prepared {
      writer.prepared(texts, from: column)
    }
    mutating func cells(_ prepared: TableWriter.Prepared) { writer.cells(prepared) }
    mutating func cell(_ text: String) { writer.cell(text) }
    mutating func cell(_ number: Int) { writer.cell(number) }
    mutating func cell(_ number: Double?) { writer.cell(number) }
    mutating func missing() { writer.missing() }
    mutating func endRow() { writer.endRow() }
  }

  private static func write(_ weeks: [ISOWeek], to writer: inout some TableSink) {
    var generator = SplitMix64(seed: 5)
    for (index, week) in weeks.enumerated() {
      // Names of all lengths, some in need of quotes.
      let athlete = writer.prepared(
        [index % 7 == 0 ? nil : String(repeating: "a", count: index % 40)], from: 0)
      // Names that come again, and equal ones of other bytes.
      let subjects = ["Curl, \"21s\"", "Caf\u{e9} Curl", "Cafe\u{301} Curl", "Curl\(index)"]
      let numbers: [Double?] = [
        nil, 0, 4.5, 1280, 75.4838709677, -0.25, .nan, .infinity, -1.234_567_890_12e-5, 1e300,
        123_456_789_012_345, Double(generator.next() >> 11) / 1e9,
      ]
      writer.rows(
        athlete, subjects[index % 4],
        numbers.map {
          WeekRow(
            week: week, counts: [index, -index * 1_000_003], numbers: [$0, numbers[index % 12]])
        })
    }
  }

  @Test("Rows at once have the bytes of their cells one by one", arguments: TableFormat.allCases)
  func rowsOfWeeks(format: TableFormat) {
    // From year 1 to 9999; those that are kept come in no order, and twice.
    let days = [
      -719_162, -25_567, -25_560, 0, 7, 18_000, 21_000, 18_007, 47_000, 60_000, 2_932_896,
    ]
    let weeks = (days + days.reversed()).map { CivilDate(dayNumber: Int32($0)).isoWeek }
    var rows = TableWriter(.exerciseWeeks, format: format)
    var cells = CellByCell(writer: TableWriter(.exerciseWeeks, format: format))
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
    var rows = TableWriter(.muscleWeeks, format: format)
    var cells = CellByCell(writer: TableWriter(.muscleWeeks, format: format))
    let row = WeekRow<0, 1>(week: CivilDate(dayNumber: 20_000).isoWeek, counts: [], numbers: [12.5])
    let ann = rows.prepared(["Ann"], from: 0)
    for index in 0..<4 {
      if index % 2 == 0 {
        rows.rows(ann, "chest", [row, row])
      } else {
        rows.cells(ann, "chest", row)
      }
      cells.rows(ann, "chest", index % 2 == 0 ? [row, row] : [row])
    }
    rows.rows(ann, "chest", [WeekRow<0, 1>]())
    #expect(rows.take() == cells.writer.take())
    #expect(rows.take() == [])
  }

  private static func write(_ exercises: [LoggedExercise], to writer: inout some TableSink) {
    let first = writer.prepared(["Ann"], from: 0)
    for exercise in exercises {
      writer.cells(first)
      writer.cells(of: exercise)
      for _ in (1 + ExerciseColumn.all.count)..<BatchTable.exercises.columns.count {
        writer.missing()
      }
      writer.endRow()
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
    var rows = TableWriter(.exercises, format: format)
    var cells = CellByCell(writer: TableWriter(.exercises, format: format))
    for exercises in [exercises, exercises.reversed(), exercises] {
      Self.write(exercises, to: &rows)
      Self.write(exercises, to: &cells)
      let bytes = rows.take()
      #expect(bytes.count > 1000)
      #expect(bytes == cells.writer.take())
    }
  }

  @Test("Exercises beyond those that are kept have their own cells, and the kept ones theirs")
  func manyExercises() {
    let count = PreparedExercises.most + 10
    let exercises = (0..<count).flatMap { index in
      [index, index / 2].map { LoggedExercise(name: "Curl \($0)", resolution: .unassigned) }
    }
    var rows = TableWriter(.exercises, format: .csv)
    Self.write(exercises, to: &rows)
    let lines = String(decoding: rows.take(), as: UTF8.self).split(separator: "\r\n")
    let names = lines.map { $0.split(separator: ",")[1] }
    #expect(names.elementsEqual(exercises.map(\.name), by: ==))
  }

  @Test("A row has the published form")
  func form() {
    var csv = TableWriter(.muscleWeeks, format: .csv)
    var json = TableWriter(.muscleWeeks, format: .json)
    let week = CivilDate(dayNumber: 20_000).isoWeek
    let known = WeekRow<0, 1>(week: week, counts: [], numbers: [12.5])
    let missing = WeekRow<0, 1>(week: week, counts: [], numbers: [nil])
    csv.rows(csv.prepared(["Ann"], from: 0), "chest", [known])
    json.rows(json.prepared(["Ann"], from: 0), "chest", [missing])
    #expect(String(decoding: csv.take(), as: UTF8.self) == "Ann,chest,2024-W40,2024-09-30,12.5\r\n")
    #expect(
      String(decoding: json.take(), as: UTF8.self)
        == #"{"athlete":"Ann","muscle":"chest","week":"2024-W40","start":"2024-09-30","#
        + #""fractional_sets":null}"# + "\n")
  }
}
