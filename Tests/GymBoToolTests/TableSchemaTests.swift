import Foundation
import GymBo
import TestSupport
import Testing

@Suite("gymbo schema tables")
struct TableSchemaTests {
  @Test("The text names every table with its key, and every column with its kind and unit")
  func text() throws {
    let run = try Tool.run("schema", "tables")
    #expect(run.code == 0)
    for table in ListedTable.all {
      let part = try #require(
        run.text.components(separatedBy: "\n\n").first { $0.hasPrefix("\(table.name): ") })
      let lines = part.split(separator: "\n").map(String.init)
      for column in table.columns {
        let form = column.kind.rawValue + (column.unit.map { ", \($0.rawValue)" } ?? "") + ":"
        #expect(lines.contains { $0.hasPrefix("  \(column.name) ") || $0 == "  \(column.name)" })
        #expect(part.contains(form), "\(table.name) \(column.name)")
      }
      #expect(lines.contains { $0.hasPrefix("  from: \(table.doors[0])") })
    }
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("CSV and JSON are the declarations, and only the tables have a format")
  func formats() throws {
    let csv = try Tool.run("schema", "tables", "--format", "csv")
    #expect(csv.code == 0 && Array(csv.output) == TableSchema().csv())
    let json = try Tool.run("schema", "tables", "--format", "json")
    #expect(json.code == 0 && Array(json.output) == TableSchema().json())
    #expect(try Tool.run("schema", "report", "--format", "csv").code == 2)
    #expect(try Tool.run("schema", "tabels").error.contains("Did you mean tables?"))
    #expect(try Tool.run("schema").text.contains("\ntables\n"))
  }

  @Test("The files of a report and of a batch have the declared columns")
  func files() throws {
    let path = Tool.sample("hevy.csv")
    let program = Shared.packageRoot.appendingPathComponent("SampleData/programs/upper-lower.txt")
    for table in ResultTable.of(.report) {
      let options = table.isOfProgram ? ["--program", program.path] : []
      let run = try Tool.run(
        ["report", path, "--format", "csv", "--table", table.rawValue] + options)
      #expect(try CSVReader.rows(of: Array(run.output)).first == table.columns.map(\.name))
    }
    let folder = try TemporaryFolder()
    let programs = try folder.file("programs.txt", "athlete,program\nhevy,\(program.path)\n")
    let tables = ResultTable.of(.batch).map(\.rawValue).joined(separator: ",")
    let batch = try Tool.run(
      "batch", path, "--output", folder.url.path, "--tables", tables, "--programs", programs.path)
    #expect(batch.code == 0)
    for table in ResultTable.of(.batch) {
      let file = folder.url.appendingPathComponent("\(table.rawValue).csv")
      let rows = try CSVReader.rows(of: Array(try Data(contentsOf: file)))
      #expect(rows[0] == table.columnsWithAthlete.map(\.name))
    }
  }
}
