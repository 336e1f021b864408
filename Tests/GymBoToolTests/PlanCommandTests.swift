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

  /// What a plan of a program prints, with the sample's history.
  private static func run(_ text: String, _ options: String...) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("program.txt").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try Tool.run(["plan", path] + options)
  }

  @Test("A misspelt exercise is told with its line and column, and what was probably meant")
  func misspelt() throws {
    let text =
      "# Week 1\n## A\nSquat / 3x5 100kg\nlight: Bench Pres / 3x5 60kg\nSqaut / 1x5 80kg\n"
      + "My Own Thing / 3x5 10kg"
    for words in [["SampleData/strong.csv"], ["--preview"]] {
      let run = try Self.run(text, words[0])
      #expect(run.code == 0)
      for part in [
        "Line 4, column 8: Bench Pres is not in the catalogue; did you mean Bench Press",
        "Line 5, column 1: Sqaut is not in the catalogue; did you mean Squat",
        "Not in the catalogue, so without muscles: My Own Thing.",
      ] {
        #expect(run.flat.contains(part), "\(part)\n\(run.text)")
      }
    }
  }

  @Test(
    "A maximum of a lift that the program has not is told, with the lift that was probably meant")
  func foreignMaximum() throws {
    let text = "/// @max Deadlift 200kg\nSquat, Barbell / 3x5 70%"
    for words in ["SampleData/strong.csv", "--preview"] {
      let run = try Self.run(text, words, "--max", "sqaut, barbell=140kg")
      #expect(run.code == 0)
      for part in [
        "The program has no sqaut, barbell, so its maximum is used for nothing; did you mean Squat",
        "The program has no Deadlift, so its maximum is used for nothing.",
      ] {
        #expect(run.flat.contains(part), "\(part)\n\(run.text)")
      }
      let known = try Self.run(text, words, "--max", "squat=140kg")
      #expect(!known.text.contains("The program has no squat"))
    }
  }

  @Test("A script that is taken from an exercise that is gone says where one is to be had")
  func scriptOfAnother() throws {
    let text =
      "# Week 1\n## A\nHack Squat, Machine / 3x8 100kg / progress: custom(step: 5kg) {~ weights += "
      + "state.step ~}\nBench Press / 3x8 60kg / progress: custom(step: 2.5kg) { ...Leg Press }\n"
      + "Bent Over Row / 3x8 60kg / progress: custom(step: 2.5kg) { ...Leg Press }"
    let run = try Self.run(text, "SampleData/strong.csv")
    #expect(run.code == 4)
    #expect(
      run.error.contains(
        "program.txt:4:1: there is no custom progress of Leg Press to take here and in 1 more line; "
          + "write { ...Hack Squat, Machine }, whose script is in line 3."), "\(run.error)")
  }

  @Test("A calendar names workouts and lifts only where that is asked for")
  func redacted() throws {
    let words = [
      "plan", Self.program, "SampleData/strong.csv", "--start", "2026-10-05", "--format", "ics",
    ]
    let run = try Tool.run(words)
    #expect(run.text.contains("SUMMARY:Workout\r\n"))
    for word in ["Novice", "Squat", "Bench", "Workout A", "Workout B", " kg"] {
      #expect(!run.text.contains(word), "\(word)\n\(run.text)")
    }
    let plain = try Tool.run(words + ["--plain"])
    #expect(plain.text.contains("SUMMARY:Workout ") && plain.text.contains("Squat: 3 × "))
    let text = try Tool.run("plan", Self.program, "SampleData/strong.csv", "--plain")
    #expect(text.code == 2 && text.error.contains("--format ics"))
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
