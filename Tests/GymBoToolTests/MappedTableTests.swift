import Foundation
import TestSupport
import Testing

/// A table that is no app's export: what the tool found is told, and the line that it prints reads the table.
@Suite struct MappedTableTests {
  private static let table = """
    Day;Lift;Wt (lb);R
    2026-01-05;Squat;225;5
    2026-01-07;Squat;230;5

    """

  @Test("the error has the first sets and the line to type, and that line reads the table")
  func printedLine() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("my log.csv", Self.table).path
    let refused = try Tool.run("report", file)
    #expect(refused.code == 4 && refused.output.isEmpty, "\(refused.error)")
    #expect(refused.error.contains("2026-01-05 Squat 102.05828325 kg × 5"), "\(refused.error)")
    let start = try #require(refused.error.range(of: "--map 'date="))
    let option = refused.error[start.lowerBound...].dropFirst("--map '".count).prefix { $0 != "'" }
    #expect(option == "date=Day,exercise=Lift,load=Wt (lb):lb,repetitions=R")
    for choice in ["auto", String(option)] {
      let run = try Tool.run("report", file, "--map", choice, "--only", "data")
      #expect(run.code == 0, "\(run.error)")
      #expect(run.flat.contains("2 rows = 2 sets + 0 left out + 0 not read"), "\(run.text)")
    }
  }

  @Test("the notes on the data name each column that was not read, however the table was read")
  func unreadColumns() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "own.csv", "Day,Lift,Wt kg,Reps,Mood,Bar speed\n2026-01-05,Squat,100,5,good,0.4\n"
    ).path
    for map in ["auto", "date=Day,exercise=Lift,load=Wt kg:kg,repetitions=Reps"] {
      let report = try Tool.run("report", file, "--map", map)
      #expect(report.flat.contains("Read: 1 set; 2 data notes"), "\(report.text)")
      let run = try Tool.run("check", file, "--map", map)
      #expect(run.code == 0, "\(run.error)")
      for column in ["Mood", "Bar speed"] {
        #expect(run.flat.contains(column), "\(run.text)")
      }
    }
  }

  @Test("a batch reads a folder of such tables")
  func batch() throws {
    let (input, output) = (try TemporaryFolder(), try TemporaryFolder())
    for name in ["a.csv", "b.csv"] { _ = try input.file(name, Self.table) }
    let refused = try Tool.run("batch", input.url.path, "--output", output.url.path)
    #expect(refused.code != 0)
    let run = try Tool.run(
      "batch", input.url.path, "--output", output.url.path + "/t", "--map", "auto")
    #expect(run.code == 0, "\(run.error)")
    let bytes = try Data(contentsOf: output.url.appendingPathComponent("t/exercises.csv"))
    #expect(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).count == 3)
  }

  @Test("what is no mapping is an error of usage that says what to write")
  func usage() throws {
    let run = try Tool.run("report", Tool.sample("strong.csv"), "--map", "date=Day")
    #expect(run.code == 2, "\(run.error)")
    #expect(run.error.contains("exercise, repetitions are missing"), "\(run.error)")
  }

  @Test(
    "Where the order of the dates is open, too, the sets are shown with the day first, and both are asked"
  )
  func openDates() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "log.csv", "Day,Lift,Wt (lb),R\n03/04/2026,Squat,225,5\n03/05/2026,Squat,230,5\n")
    let asked = try Tool.run("report", file.path)
    #expect(asked.code == 4, "\(asked.error)")
    #expect(asked.error.contains("nothing in its dates says if the day or the month is first"))
    #expect(asked.error.contains("2026-04-03 Squat") && asked.error.contains("--dates dmy"))
    for option in ["--dates", "--date-order"] {
      let read = try Tool.run(
        "report", file.path, "--map", "date=Day,exercise=Lift,load=Wt (lb):lb,repetitions=R",
        option, "mdy")
      #expect(read.code == 0 && read.text.contains("2–5 Mar 2026"), "\(read.error)")
    }
  }
}
