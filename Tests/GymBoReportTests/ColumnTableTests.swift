import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Tables as columns")
struct ColumnTableTests {
  private static let reports: [WeeklyReport] = {
    let options = AnalysisOptions()
    let samples = ["strong", "hevy", "fitnotes"].compactMap { name -> TrainingLog? in
      let path = Shared.packageRoot.appendingPathComponent("SampleData/\(name).csv").path
      return try? History(reading: [path]).log
    }
    return (samples + [ExampleHistory.log]).map {
      WeeklyReport(of: $0, options: options, unit: .kilogram)
    }
  }()

  @Test("Every table has its declared columns, all of one length", arguments: ResultTable.allCases)
  func declared(table: ResultTable) throws {
    #expect(Self.reports.count == 4)
    for report in Self.reports {
      let columns = try #require(TableSource(report, athlete: "Ann").columns(of: [table]).first)
      #expect(columns.columns.map(\.declaration) == table.columnsWithAthlete)
      for column in columns.columns { #expect(column.count == columns.count) }
    }
  }

  @Test("The columns hold what the files hold", arguments: ResultTable.allCases)
  func sameAsFiles(table: ResultTable) throws {
    let report = Self.reports[0]
    let csv = try #require(report.rows(of: [table], athlete: "Ann", format: .csv).first)
    let rows = try CSVReader.rows(of: csv)
    let columns = try #require(TableSource(report, athlete: "Ann").columns(of: [table]).first)
    #expect(rows.count == columns.count)
    for (row, cells) in rows.enumerated() {
      for (column, cell) in zip(columns.columns, cells) {
        let text = Self.text(column, row)
        #expect(cell == text || cell == "'" + text, "\(column.declaration.name), row \(row)")
      }
    }
  }

  @Test("A table made alone has the bytes of the whole report's", arguments: ResultTable.of(.batch))
  func alone(table: ResultTable) {
    for format in TableFormat.allCases {
      // One writer for all: what it keeps of an athlete changes nothing in the rows of the next.
      var writer = BatchWriter([table], format: format)
      for report in Self.reports {
        let source = TableSource(report.log, athlete: "Ann", options: AnalysisOptions())
        #expect(
          writer.rows(of: source) == report.rows(of: [table], athlete: "Ann", format: format))
      }
    }
  }

  /// A value as the CSV has it, but for an apostrophe that keeps a spreadsheet from running it.
  private static func text(_ column: ColumnValues, _ row: Int) -> String {
    guard column.isPresent[row] else { return "" }
    switch column.declaration.kind {
    case .text, .list, .mixed: return column.text(row) ?? ""
    case .count: return String(column.integers[row])
    case .number: return MachineNumber.text(column.numbers[row]) ?? ""
    case .flag: return column.integers[row] == 1 ? "true" : "false"
    case .date: return CivilDate(dayNumber: Int32(column.integers[row])).description
    case .time: return CivilTime(seconds: column.integers[row])?.description ?? ""
    }
  }

  @Test("Of nothing every table has its columns and no row")
  func empty() {
    let tables = AthleteTables(of: [])
    for table in ResultTable.of(.library) {
      #expect(tables[table].count == 0)
      #expect(tables[table].columns.map(\.declaration) == table.columnsWithAthlete)
    }
  }

  @Test("Several athletes stand in their order, whatever the number of threads", arguments: [1, 3])
  func order(jobs: Int) {
    let athletes = (0..<5).map { (name: Optional("\($0)"), history: History(ExampleHistory.log)) }
    let tables = AthleteTables(of: athletes, jobs: jobs)
    let names = (0..<5).compactMap { tables[.athletes].columns[0].text($0) }
    #expect(names == ["0", "1", "2", "3", "4"])
    let one = AthleteTables(of: [athletes[0]])
    #expect(tables[.exercises].count == 5 * one[.exercises].count)
    let last = tables[.exercises].columns[1]
    #expect(last.text(last.count - 1) == one[.exercises].columns[1].text(one[.exercises].count - 1))
  }

  @Test("An athlete without a name is missing, not empty")
  func nameless() {
    let tables = AthleteTables(of: [(nil, History(ExampleHistory.log))])
    #expect(tables[.athletes].columns[0].isPresent == [false])
  }
}
