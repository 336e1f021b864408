import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@Suite("Names of exercises in exports") struct ExportNamesTests {
  private static let table = """
    date,exercise,load_kg,repetitions
    2026-01-05,Bankdrücken,100,5
    2026-01-05,Bench Press,100,4
    2026-01-05,Brutal Biceps,20,9
    2026-01-07,bench press,102.5,5
    2026-01-07,Triceps Pushdown (Cable),30,12

    """

  private static func history() throws -> History {
    let folder = try TemporaryFolder()
    return try History(reading: [folder.file("log.csv", table).path])
  }

  @Test("what the catalogue knows gets its name, what it does not stays as it is and is told")
  func catalogue() throws {
    let (named, others) = try Self.history().named(by: .hevy)
    #expect(
      named.log.exercises.map(\.name) == [
        "Bench Press (Barbell)", "Brutal Biceps", "Triceps Pushdown",
      ])
    #expect(others == ["Brutal Biceps"])
    let export = named.exported(to: .hevy)
    #expect(export.losses.allSatisfy { $0.name != "exercise" && $0.name != "sets" })
  }

  @Test("two exercises that become one are read again as two blocks of it")
  func joined() throws {
    let export = try Self.history().named(by: .hevy).history.exported(to: .strong)
    let folder = try TemporaryFolder()
    let file = try folder.file("a.csv", String(decoding: export.bytes, as: UTF8.self))
    let read = try History(reading: [file.path]).log
    #expect(read.columns.block == [0, 1, 0, 0, 0] && read.columns.count == 5)
  }

  @Test("a table of one's own says other names; a name twice is refused with its line")
  func own() throws {
    let folder = try TemporaryFolder()
    let log = try folder.file("log.csv", Self.table).path
    let names = try folder.file("names.csv", "name,as\nBrutal Biceps,\"Curl, heavy\"\n").path
    let output = folder.url.path + "/out.csv"
    let run = try Tool.run(
      "export", log, "--to", "strong", "--names", names, "--output", output)
    #expect(run.code == 0 && run.error.contains("4 exercises keep their names"), "\(run.error)")
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("\"Curl, heavy\""))
    let twice = try folder.file("twice.csv", "name,as\nA,B\nA,C\n").path
    let refused = try Tool.run(
      "export", log, "--to", "strong", "--names", twice, "--output", output)
    #expect(refused.code == 2 && refused.error.contains("line 3: \"A\" stands in the table twice"))
    let over = try Tool.run(
      "export", log, "--to", "strong", "--names", names, "--output", names)
    #expect(over.code != 0)
    #expect(try String(contentsOfFile: names, encoding: .utf8).hasPrefix("name,as"))
  }
}
