import GymBoLog
import Testing

@testable import GymBoImport

@Suite("The rows of an app's export that a program read elsewhere")
struct ExportRowsTests {
  private static let strong = [
    "Date", "Workout Name", "Exercise Name", "Set Order", "Weight", "Reps", "Notes",
  ]

  private func log(_ columns: [String], _ rows: [[String?]]) throws -> TrainingLog {
    let export = try #require(ExportRows(columns: columns))
    var file = export.file()
    var chunk = ExportChunk(rows: rows.count)
    for column in columns.indices {
      guard export.reads(column) else {
        chunk.addEmptyColumn()
        continue
      }
      chunk.beginColumn()
      var first = 0
      for index in rows.indices
      where index + 1 == rows.count || rows[index + 1][column] != rows[index][column] {
        chunk.add(rows: index + 1 - first) {
          if let text = rows[index][column] { ExportFile.append(text, to: &$0) }
        }
        first = index + 1
      }
    }
    file.add(&chunk)
    return try file.log(name: "table", options: ImportOptions(), names: nil)
  }

  @Test("They are read as the app's file: rest timers are left out, zero repetitions are blank")
  func readsAsFile() throws {
    let rows: [[String?]] = [
      ["2026-01-05 18:00:00", "A", "Squat", "1", "82.5", "5", "say \"hi\", then\nlift"],
      ["2026-01-05 18:00:00", "A", "Squat", "Rest Timer", nil, nil, nil],
      ["2026-01-05 18:00:00", "A", "Squat", "W", "60", "5", nil],
    ]
    let log = try log(Self.strong, rows)
    #expect(log.files.first?.format == "strong")
    #expect(log.columns.count == 2 && log.leftOut.count == 1)
    #expect(log.columns.kind.contains(.warmUp))
    #expect(log.columns.note[0] == "say \"hi\", then\nlift")
  }

  @Test("Names in snake_case are the app's names; a column of another is not read")
  func otherSpelling() throws {
    let names = ["date", "workout_name", "exercise_name", "set_order", "weight", "reps", "mood"]
    let export = try #require(ExportRows(columns: names))
    #expect(export.unread == [6])
    #expect(export.reads(4) && !export.reads(6))
  }

  @Test("The column of athletes is found; its cells need not be written")
  func athletes() throws {
    let columns = ["Athlete"] + Self.strong
    #expect(try #require(ExportRows(columns: columns)).athlete == 0)
    let row = ["Ann", "2026-01-05 18:00:00", "A", "Squat", "1", "100", "5", nil]
    #expect(try log(columns, [row, row]).columns.count == 2)
  }

  @Test("A table of sets is no app's export")
  func plainTable() {
    #expect(ExportRows(columns: ["start", "exercise", "load", "repetitions"]) == nil)
    #expect(ExportRows(columns: ["date", "exercise", "weight", "reps"]) == nil)
    #expect(ExportRows(columns: []) == nil)
  }

  @Test("The header of every declared variant is recognised as its format's")
  func variants() throws {
    for format in FormatDeclaration.all where format.id != "plain" {
      for variant in format.variants {
        let export = try #require(ExportRows(columns: variant.columnNames), "\(variant.header)")
        #expect(export.unread == [], "\(variant.header)")
      }
    }
  }
}
