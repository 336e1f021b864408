import Foundation
import GymBo
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Declarations of tables")
struct TableDeclarationTests {
  private static let reports: [WeeklyReport] = {
    let samples = ["strong", "fitnotes"].compactMap { name in
      try? History(
        reading: [Shared.packageRoot.appendingPathComponent("SampleData/\(name).csv").path])
    }
    return samples.map { $0.report(unit: .kilogram) } + [ExampleHistory.report()]
  }()

  @Test(
    "A table has columns of different names, of which its key is a part, and comes out somewhere",
    arguments: ResultTable.allCases)
  func columns(table: ResultTable) {
    let names = table.columns.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" } })
    #expect(!names.contains("athlete"))
    #expect(table.columnsWithAthlete.map(\.name) == ["athlete"] + names)
    #expect(Set(table.key).isSubset(of: names))
    #expect(!table.doors.isEmpty && !table.meaning.isEmpty)
    #expect(table.columns.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test(
    "A name that ends in a unit is of that unit, in every table", arguments: ResultTable.allCases)
  func units(table: ResultTable) {
    let units: [(String, ColumnUnit)] = [
      ("_kg", .kilograms), ("_s", .seconds), ("_m", .metres), ("_percent", .percent),
    ]
    for column in table.columns {
      for (suffix, unit) in units where column.name.hasSuffix(suffix) {
        #expect(column.unit == unit && column.kind == .number, "\(column.name)")
      }
    }
  }

  @Test("No two rows have one key", arguments: ResultTable.allCases)
  func keys(table: ResultTable) throws {
    guard !table.key.isEmpty else { return }
    for report in Self.reports {
      let cells = try CSVReader.rows(of: report.csv(table))
      let places = table.key.compactMap { cells[0].firstIndex(of: $0) }
      let keys = cells.dropFirst().map { row in places.map { row[$0] } }
      #expect(places.count == table.key.count && Set(keys).count == keys.count)
    }
  }

  @Test("A column that declares its words holds no other", arguments: ResultTable.allCases)
  func words(table: ResultTable) throws {
    for report in Self.reports {
      let made = try #require(TableSource(report, athlete: nil).columns(of: [table]).first)
      for column in made.columns where !column.declaration.words.isEmpty {
        let found = Set((0..<made.count).compactMap { column.text($0) })
        #expect(
          found.subtracting(column.declaration.words).isEmpty, "\(column.declaration.name)")
      }
    }
  }

  @Test("Files begin with the names of the declared columns", arguments: ResultTable.allCases)
  func heads(table: ResultTable) throws {
    #expect(
      try CSVReader.rows(of: table.head(.csv)) == [table.columnsWithAthlete.map(\.name)])
    #expect(
      try CSVReader.rows(of: table.head(.csv, hasAthlete: false)) == [table.columns.map(\.name)])
    #expect(table.head(.json).isEmpty)
  }

  @Test("The rows of JSON Lines have the declared columns as keys, with values of their kinds")
  func jsonLines() throws {
    for table in ResultTable.allCases {
      for report in Self.reports {
        let bytes = report.rows(of: [table], athlete: "Ann", format: .json)[0]
        let columns = table.columnsWithAthlete
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(200) {
          let row = try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
          #expect(Set(row.keys) == Set(columns.map(\.name)))
          for column in columns {
            #expect(isOf(column.kind, row[column.name]), "\(table) \(column.name)")
          }
        }
      }
    }
  }

  private func isOf(_ kind: ColumnKind, _ value: Any?) -> Bool {
    if value is NSNull { return true }
    return switch kind {
    case .text, .date, .time: value is String
    case .number, .count: value is NSNumber
    case .flag: value is Bool
    case .list: value is [String]
    case .mixed: value is String || value is NSNumber
    }
  }

  @Test("The schema of the tables lists every table, with every column in order")
  func schema() throws {
    let json = try JSON(text: TableSchema().json())
    #expect(json["schema"].string == "gymbo.tables/\(ResultTable.version)")
    #expect(json["tables"].array.map { $0["name"].string } == ListedTable.all.map(\.name))
    let rows = try CSVReader.rows(of: TableSchema().csv())
    #expect(rows[0] == ["table", "column", "kind", "unit", "key", "meaning", "words"])
    #expect(rows.count == 1 + ListedTable.all.reduce(0) { $0 + $1.columns.count })
    for (table, listed) in zip(ListedTable.all, json["tables"].array) {
      let columns = listed["columns"].array
      #expect(columns.map { $0["name"].string } == table.columns.map(\.name))
      #expect(columns.map { $0["kind"].string } == table.columns.map(\.kind.rawValue))
      let ofTable = rows.dropFirst().filter { $0[0] == table.name }
      #expect(ofTable.map { $0[1] } == table.columns.map(\.name))
      #expect(ofTable.filter { $0[4] == "true" }.map { $0[1] }.sorted() == table.key.sorted())
    }
  }
}
