import Foundation
import TestSupport
import Testing

/// A file that has a header and no row below it: there is nothing to report, and every door says so.
@Suite struct HeaderAloneTests {
  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE\n"

  @Test(
    "every command says that there is nothing to report, and ends with 4",
    arguments: [["report"], ["suggest"], ["exercises"], ["check"], ["exercise", "squat"]])
  func commands(words: [String]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("empty.csv", Self.header).path
    let run = try Tool.run(words + [file])
    #expect(run.code == 4, "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(run.error.contains("empty.csv: there is nothing to report: no workout is below"))
  }

  @Test("beside a file with workouts it is no error")
  func beside() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("empty.csv", Self.header).path
    let run = try Tool.run("report", file, Tool.sample("strong.csv"))
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("a batch names it as not read, alone and among others", arguments: ["", "Athlete,"])
  func batch(column: String) throws {
    let (input, output) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try input.file("empty.csv", column + Self.header)
    let alone = try Tool.run("batch", input.url.path, "--output", output.url.path)
    #expect(alone.code == 4 && alone.error.contains("nothing to report"), "\(alone.error)")
    try FileManager.default.copyItem(
      atPath: Tool.sample("strong.csv"), toPath: input.url.path + "/strong.csv")
    let both = try Tool.run("batch", input.url.path, "--output", output.url.path)
    #expect(both.code == 6 && both.text.contains("1 file not read"), "\(both.text)")
    let bytes = try Data(contentsOf: output.url.appendingPathComponent("triage.csv"))
    #expect(String(decoding: bytes, as: UTF8.self).contains("unreadable"))
  }
}
