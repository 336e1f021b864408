import Foundation
import TestSupport
import Testing

@Suite("A table of athletes")
struct AthleteTableTests {
  private static func export(_ exercise: String, _ days: Int...) -> String {
    "date,exercise,load,repetitions\n"
      + days.map { "2026-01-\($0),\(exercise),100,5\n" }.joined()
  }

  private func run(
    _ table: String, _ options: [String] = []
  ) throws -> (run: Tool.Run, cells: (String) throws -> [[String: String]]) {
    let (input, output) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try input.file("a-old.csv", Self.export("Squat (Barbell)", 12, 14))
    _ = try input.file("a-new.csv", Self.export("Squat (Barbell)", 14, 16))
    _ = try input.file("b.csv", Self.export("Kniebeuge tief", 12))
    let other = try TemporaryFolder()
    _ = try other.file("map.csv", "name,exercise\nKniebeuge tief,Squat (Barbell)\n")
    let file = try other.file("athletes.csv", table)
    let run = try Tool.run(
      ["batch", input.url.path, "--output", output.url.path, "--athletes", file.path] + options)
    let folder = output.url
    return (
      run,
      { name in
        withExtendedLifetime(output) {}
        let rows = try CSVReader.rows(
          of: Array(Data(contentsOf: folder.appendingPathComponent("\(name).csv"))))
        return rows.dropFirst().map { row in
          Dictionary(zip(rows[0], row)) { first, _ in first }
        }
      }
    )
  }

  @Test("files of one name are joined, and what both have counts once")
  func joined() throws {
    let (run, cells) = try run(
      "athlete,file\nAnna,a-old.csv\nAnna,a-new\n", ["--tables", "athletes,sessions,sets,records"])
    #expect(run.code == 0, "\(run.error)")
    #expect(try cells("athletes").map { $0["athlete"] } == ["Anna", "b"])
    #expect(try cells("athletes").map { $0["sets"] } == ["3", "1"])
    #expect(try cells("sessions").filter { $0["athlete"] == "Anna" }.count == 3)
    #expect(try cells("sets").count { $0["athlete"] == "Anna" && $0["status"] == "set" } == 3)
    #expect(try cells("records").contains { $0["athlete"] == "b" && $0["kind"] == "load" })
  }

  @Test("unit and exercise map are the athlete's own")
  func settings() throws {
    let (run, cells) = try run(
      "athlete,unit,exercises\nb,lbs,map.csv\n", ["--tables", "exercises"])
    #expect(run.code == 0, "\(run.error)")
    let rows = try cells("exercises")
    let own = try #require(rows.first { $0["athlete"] == "b" })
    #expect(own["canonical"] == "Squat" || own["direct_muscles"]?.contains("quadriceps") == true)
    #expect(own["best_load_kg"]?.hasPrefix("45.35") == true)
    #expect(rows.first { $0["athlete"] == "a-new" }?["best_load_kg"] == "100")
  }

  @Test("the goal is the athlete's own in reports")
  func goal() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("x.csv", Self.export("Squat (Barbell)", 12, 14))
    let table = try folder.file("athletes.csv", "athlete,goal\nx,2\n")
    let output = folder.url.appendingPathComponent("out")
    let run = try Tool.run(
      "batch", file.path, "--output", output.path, "--athletes", table.path, "--reports")
    #expect(run.code == 0, "\(run.error)")
    let report = try String(
      contentsOf: output.appendingPathComponent("reports/x.txt"), encoding: .utf8)
    let alone = try Tool.run("report", file.path, "--goal", "2").text
    #expect(report.split(separator: "\n").prefix(2) == alone.split(separator: "\n").prefix(2))
  }

  @Test("the commands in a report have the options that hold for the athlete")
  func commands() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("x.csv", Self.export("Squat (Barbell)", 12, 14))
    let table = try folder.file(
      "athletes.csv", "athlete,unit,bodyweight\nx,lb,\"82,5kg\"\n")
    let output = folder.url.appendingPathComponent("out")
    let run = try Tool.run(
      "batch", file.path, "--output", output.path, "--athletes", table.path, "--reports")
    #expect(run.code == 0, "\(run.error)")
    let report = try String(
      contentsOf: output.appendingPathComponent("reports/x.txt"), encoding: .utf8)
    let flat = report.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains("gymbo suggest --input-unit lb --bodyweight 82,5kg"), "\(flat)")
  }

  @Test("a row that does nothing is named, and a wrong one stops the run")
  func faults() throws {
    let unused = try run("athlete,file\nEve,eve.csv\n").run
    #expect(unused.code == 0 && unused.error.contains("no file is called eve.csv"))
    for (table, words) in [
      ("athlete,goal\nb,9\n", "is no goal"), ("athlete,unit\nb,stone\n", "is no unit"),
      ("athlete,bodyweight\nb,82\n", "is no body weight"),
      ("athlete,file\nA,b.csv\nB,b.csv\n", "has two athletes"),
      ("athlete,exercises\nb,none.csv\n", "none.csv cannot be read"),
      ("name\nb\n", "is no column"),
    ] {
      let wrong = try run(table).run
      #expect(wrong.code == 2 && wrong.error.contains(words), "\(wrong.error)")
    }
  }
}
