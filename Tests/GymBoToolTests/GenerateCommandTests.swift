import Foundation
import TestSupport
import Testing

@Suite("gymbo generate")
struct GenerateCommandTests {
  static let words = ["generate", "--goal", "strength", "SampleData/strong.csv"]

  @Test("Each format is written, and every one of them is the same in a second run")
  func formats() throws {
    for (format, beginning) in [
      ("text", "Strength: 3 workouts a week of at most 60 minutes"),
      ("csv", "day,workout,focus,workout_minutes,place,exercise,sets,low,high,unit"),
      ("json", "{\n  \"schema\": \"gymbo.workouts/1\""),
      ("program", "/// @name Strength, 3 × 60 min\n/// @category strength\n"),
    ] {
      let run = try Tool.run(Self.words + ["--format", format])
      #expect(run.code == 0, "\(run.error)")
      #expect(run.text.hasPrefix(beginning), "\(run.text)")
      #expect(try Tool.run(Self.words + ["--format", format]).text == run.text)
    }
  }

  @Test("A program is saved and shown at once, planned with, trained, and planned with again")
  func trained() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appendingPathComponent("program.txt").path
    let export = folder.url.appendingPathComponent("strong.csv")
    let run = try Tool.run(Self.words + ["--output", program])
    #expect(run.code == 0 && run.text.hasPrefix("Strength: 3 workouts"))
    #expect(!run.text.contains("--output"))
    let before = try Tool.run("plan", program, "SampleData/strong.csv")
    #expect(before.code == 0 && before.text.contains("Begins in"))
    // The first exercise as the plan asks for it, and another press in place of the second.
    let rows = try CSVReader.rows(
      of: Array(
        try Tool.run("plan", program, "SampleData/strong.csv", "--format", "csv").text.utf8))
    let columns = Dictionary(
      uniqueKeysWithValues: rows[0].enumerated().map { ($0.element, $0.offset) })
    func cell(_ row: [String], _ name: String) -> String { columns[name].map { row[$0] } ?? "" }
    let start = try #require(
      try String(contentsOfFile: program, encoding: .utf8).split(separator: "\n")
        .first { $0.contains("@start") }?.suffix(10))
    var text = "date,exercise,load_kg,repetitions\n"
    for row in rows.dropFirst() where cell(row, "day") == "1" {
      let name = cell(row, "exercise").replacingOccurrences(of: "light: ", with: "")
      let parts = name.components(separatedBy: ", ")
      let logged = parts.count == 2 ? "\(parts[0]) (\(parts[1]))" : name
      text += "\(start),\(logged),\(cell(row, "load_kg")),\(cell(row, "repetitions"))\n"
    }
    try Data(text.utf8).write(to: export)
    let after = try Tool.run("plan", program, "SampleData/strong.csv", export.path)
    #expect(after.code == 0, "\(after.error)")
    #expect(after.text.contains("Workouts: 1 of 1."), "\(after.text)")
    #expect(after.text.contains("100 % of the planned sets"), "\(after.text)")
  }

  @Test("Without a history there are workouts without loads")
  func withoutHistory() throws {
    let run = try Tool.run(
      "generate", "--goal", "general", "--equipment", "home", "--minutes", "30", "--days", "2",
      "--have", "bench,bar", "--avoid", "push up")
    #expect(run.code == 0)
    #expect(run.text.contains("Full body B") && !run.text.contains(" kg"))
    #expect(!run.text.contains("  Push Up "))
  }

  @Test("What cannot be understood or made ends with 2 and says why")
  func faults() throws {
    for (words, part) in [
      ([], "--goal hypertrophy, strength, endurance or general"),
      (["--goal", "strenght"], "Did you mean strength?"),
      (["--goal", "4"], "hypertrophy|strength|endurance|general"),
      (["--goal", "strength", "--days", "7"], "no day to rest"),
      (["--goal", "strength", "--days", "8"], "a number from 1 to 6"),
      (["--goal", "strength", "--minutes", "5"], "minutes from 10 to 180"),
      (["--goal", "strength", "--minutes", "10"], "do not fit into 10 minutes"),
      (["--goal", "strength", "--have", "sofa"], "bar, bench, dips, rack, table"),
      (["--goal", "strength", "--focus", "pull", "--days", "3"], "--focus is of one workout"),
      (["--goal", "strength", "--avoid", "plonkk"], "No exercise is known"),
    ] {
      let run = try Tool.run(["generate"] + words)
      #expect(run.code == 2, "\(words)")
      #expect(run.error.contains(part), "\(run.error)")
    }
  }
}
