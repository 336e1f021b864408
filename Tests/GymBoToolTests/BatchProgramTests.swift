import Foundation
import TestSupport
import Testing

@Suite("A batch of athletes who follow programs")
struct BatchProgramTests {
  private static let program = """
    # Week 1
    ## Monday
    /// @weekday mon
    Squat / 3x5 100kg
    ## Thursday
    /// @weekday thu
    Bench Press / 3x5 80kg
    """

  /// Squats every Monday, and bench presses every Thursday if wanted.
  private func export(bench: Bool) -> String {
    var rows =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE\n"
    for week in 0..<8 {
      for (day, lift, load) in [(5, "Squat (Barbell)", 100), (8, "Bench Press (Barbell)", 80)]
      where bench || day == 5 {
        let date = Date(
          timeIntervalSince1970: 1_767_225_600 + Double(86_400 * (day - 1 + 7 * week)))
        for set in 1...3 {
          rows +=
            "\(date.formatted(.iso8601.year().month().day())) 18:00:00,x,1h,\(lift),\(set),"
            + "\(load),5,0,0,\n"
        }
      }
    }
    return rows
  }

  @Test("it has the tables plan and adherence, and its triage names who misses a plan")
  func tables() throws {
    let (input, output) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try input.file("anna.csv", export(bench: true))
    _ = try input.file("bob.csv", export(bench: false))
    _ = try input.file("carl.csv", export(bench: true))
    let (programs, table) = try programs(
      "athlete,program,start\nanna,two.txt,2026-01-05\nbob,two.txt,2026-01-05\ndora,two.txt,\n")
    let run = try Tool.run([
      "batch", input.url.path, "--output", output.url.path, "--programs", table.path,
      "--as-of", "2026-02-27", "--reports",
    ])
    withExtendedLifetime(programs) {}
    #expect(run.code == 0, "\(run.error)")
    #expect(run.error.contains("no athlete is called dora"))
    #expect(run.flat.contains("bob") && run.flat.contains("50 % of the planned sets done"))
    func rows(_ name: String) throws -> [[String]] {
      let bytes = try Data(contentsOf: output.url.appendingPathComponent(name))
      return try CSVReader.rows(of: Array(bytes))
    }
    let adherence = try rows("adherence.csv")
    #expect(adherence[0].first == "athlete" && adherence[0].contains("planned_load_kg"))
    #expect(adherence.count { $0[0] == "anna" } == 48 && adherence.count { $0[0] == "bob" } == 24)
    #expect(!adherence.contains { $0[0] == "carl" })
    #expect(Set(try rows("plan.csv").dropFirst().map { $0[0] }) == ["anna", "bob"])
    let triage = try rows("triage.csv")
    #expect(triage.count == 2 && triage[1][0] == "bob" && triage[1][2] == "plan_missed")
    let report = try String(
      contentsOf: output.url.appendingPathComponent("reports/bob.txt"), encoding: .utf8)
    #expect(report.contains("50 % of the planned sets: 24 of 48."))
  }

  private func programs(_ text: String) throws -> (folder: TemporaryFolder, table: URL) {
    let folder = try TemporaryFolder()
    _ = try folder.file("two.txt", Self.program)
    _ = try folder.file("fault.txt", "Squat / 3X5")
    return (folder, try folder.file("programs.csv", text))
  }

  @Test(
    "a fault in the table or in a program is named with its line",
    arguments: [
      ("athlete,program\nanna,none.txt\n", "line 2: the program none.txt cannot be read"),
      ("athlete,program\nanna,fault.txt\n", "line 2: fault.txt:1:9: \"3X5\" is not understood"),
      ("athlete,program,start\nanna,two.txt,5.1.26\n", "line 2: \"5.1.26\" is no day"),
      ("athlete,program\nanna,two.txt\nanna,two.txt\n", "line 3: anna has two programs"),
      ("athlete\nanna\n", "the header has no column program"),
    ])
  func faults(text: String, sentence: String) throws {
    let (programs, table) = try programs(text)
    let output = try TemporaryFolder()
    let run = try Tool.run([
      "batch", Tool.sample("strong.csv"), "--output", output.url.path, "--programs", table.path,
    ])
    withExtendedLifetime(programs) {}
    let error = run.error.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code != 0 && error.contains(sentence), "\(run.error)")
  }

  @Test("tables of programs need programs, in a batch and in a report")
  func without() throws {
    let output = try TemporaryFolder()
    let batch = try Tool.run([
      "batch", Tool.sample("strong.csv"), "--output", output.url.path, "--tables", "adherence",
    ])
    #expect(batch.code == 2 && batch.error.contains("--programs"))
    let report = try Tool.run([
      "report", Tool.sample("strong.csv"), "--format", "csv", "--table", "plan",
    ])
    #expect(report.code == 2 && report.error.contains("--program"))
  }
}
