import Foundation
import TestSupport
import Testing

@Suite("gymbo plan")
struct PlanCommandTests {
  static let program = "SampleData/programs/novice-linear.txt"

  @Test("It prints the next workout, the week, and how the plan was kept")
  func text() throws {
    let run = try Tool.run(
      "plan", Self.program, "SampleData/strong.csv", "--start", "2026-10-05")
    #expect(run.code == 0)
    #expect(run.text.contains("Next: Workout"))
    #expect(run.text.contains("How the plan was kept"))
  }

  @Test("Each format is written, and every one of them is the same in a second run")
  func formats() throws {
    for (format, beginning) in [
      ("csv", "date,cycle,week,day,exercise,set,repetitions"),
      ("json", "{\n  \"schema\": \"gymbo.plan/1\""),
      ("ics", "BEGIN:VCALENDAR\r\n"), ("program", "/// @name Novice"),
    ] {
      let words = ["plan", Self.program, "SampleData/strong.csv", "--format", format]
      let run = try Tool.run(words)
      #expect(run.code == 0, "\(format)")
      #expect(run.text.hasPrefix(beginning), "\(format)")
      #expect(try Tool.run(words).text == run.text)
    }
  }

  @Test("A preview needs no history, and a plan does")
  func preview() throws {
    let run = try Tool.run("plan", Self.program, "--preview")
    #expect(run.code == 0)
    #expect(run.text.contains("What is doubtful"))
    let short = try Tool.run("plan", Self.program, "--preview", "--minutes", "20")
    #expect(short.text.contains("Workout A takes about"))
    let none = try Tool.run("plan", Self.program)
    #expect(none.code == 2)
    #expect(none.error.contains("--preview"))
  }

  @Test("The order of the files of a history changes nothing of a plan")
  func fileOrder() throws {
    let files = ["SampleData/strong.csv", "SampleData/fitnotes.csv"]
    let plans = try [files, files.reversed()].map {
      try Tool.run(["plan", Self.program] + $0 + ["--start", "2026-10-05", "--format", "json"])
    }
    #expect(plans[0].code == 0 && plans[0].text == plans[1].text)
  }

  @Test("A preview has its own tables, and a plan its own")
  func tables() throws {
    let words = ["plan", Self.program, "--preview", "--format", "csv"]
    let weeks = try Tool.run(words + ["--table", "preview_weeks"])
    #expect(try weeks.text == Tool.run(words).text && weeks.text.hasPrefix("cycle,week,deload"))
    let muscles = try Tool.run(words + ["--table", "preview_muscles"])
    #expect(muscles.text.hasPrefix("cycle,week,deload,muscle,fractional_sets,days"))
    for (table, preview) in [("plan", true), ("preview_muscles", false)] {
      let run = try Tool.run(
        ["plan", Self.program, "SampleData/strong.csv", "--format", "csv", "--table", table]
          + (preview ? ["--preview"] : []))
      #expect(run.code == 2 && run.error.contains("--table cannot be \"\(table)\""), "\(table)")
    }
    let text = try Tool.run("plan", Self.program, "--preview", "--table", "preview_muscles")
    #expect(text.code == 2 && text.error.contains("--format csv"))
  }

  @Test("A text that is no program ends with 4, and its file, line and column")
  func faults() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("program.txt").path
    try Data("Squat / 3x5 / 60".utf8).write(to: URL(fileURLWithPath: path))
    let run = try Tool.run("plan", path, "SampleData/strong.csv")
    #expect(run.code == 4)
    #expect(
      run.error.contains("program.txt:1:15: \"60\" is not understood; write 60kg, 60lb or 60%."))
    #expect(run.text.isEmpty)
  }

  @Test("The program as it is now is read again")
  func again() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("next.txt").path
    let run = try Tool.run(
      "plan", Self.program, "SampleData/strong.csv", "--start", "2026-10-05", "--format", "program",
      "--output", path)
    #expect(run.code == 0)
    #expect(try Tool.run("plan", path, "--preview").code == 0)
    // It asks for the same next workout of the same history.
    let words = ["SampleData/strong.csv", "--format", "csv"]
    #expect(
      try Tool.run(["plan", path] + words).text
        == Tool.run(["plan", Self.program, "--start", "2026-10-05"] + words).text)
  }

  @Test("The report of the week has the program's next workout where one is given")
  func report() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appendingPathComponent("program.txt")
    let text = try String(
      contentsOf: Shared.packageRoot.appendingPathComponent(Self.program), encoding: .utf8)
    try Data("/// @start 2026-10-05\n\(text)".utf8).write(to: program)
    let run = try Tool.run("report", "SampleData/strong.csv", "--program", program.path)
    #expect(run.code == 0)
    #expect(run.text.contains("Next: Workout"))
    #expect(run.text.contains("of the planned sets"))
    let other = try Tool.run(
      "report", "SampleData/strong.csv", "--program", program.path, "--format", "json")
    #expect(other.code == 0)
    #expect(other.json["plan"]["schema"].string == "gymbo.plan/1")
    let tables = folder.url.appendingPathComponent("tables").path
    let csv = try Tool.run(
      "report", "SampleData/strong.csv", "--program", program.path, "--format", "csv", "--output",
      tables)
    #expect(csv.code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: tables)
    #expect(names.contains("plan.csv") && names.contains("adherence.csv"))
  }

  @Test("Maxima and a start are taken from the command line")
  func options() throws {
    let run = try Tool.run(
      "plan", "SampleData/programs/heavy-light-medium.txt", "SampleData/strong.csv", "--start",
      "2026-11-16", "--as-of", "2026-11-15", "--max", "squat=200kg")
    #expect(run.text.contains("Begins in 1 day."))
    #expect(run.text.contains("85 % of 200 kg"))
    let wrong = try Tool.run("plan", Self.program, "SampleData/strong.csv", "--max", "squat")
    #expect(wrong.code == 2)
  }
}
