import Foundation
import GymBo
import TestSupport
import Testing

@testable import GymBoTool

@Suite("The tool is understood, and understands, at first use")
struct FirstUseTests {
  private let file = Tool.sample("strong.csv")

  @Test("alone it prints what to begin with")
  func alone() throws {
    let run = try Tool.run()
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.text.split(separator: "\n").count { $0.hasPrefix("  gymbo ") } == 2)
  }

  @Test("a file alone is reported, also with options before it")
  func fileAlone() throws {
    let report = try Tool.run("report", file, "--goal", "4").text
    #expect(try Tool.run(file, "--goal", "4").text == report)
    #expect(try Tool.run("--goal", "4", file).text == report)
    let missing = try Tool.run("missing.csv")
    #expect(missing.code == 3 && missing.error.contains("no such file"))
    #expect(try Tool.run("missing").error.contains("There is no command"))
  }

  @Test(
    "Every help begins with examples, whose options there are", arguments: CommandDeclaration.all)
  func examples(command: CommandDeclaration) throws {
    #expect(!command.examples.isEmpty)
    let help = try Tool.run("help", command.name).text
    let usage = try #require(help.range(of: "Usage:"))
    for example in command.examples {
      let place = try #require(help.range(of: example))
      #expect(place.upperBound < usage.lowerBound)
      let words = example.prefix { $0 != "|" }.split(separator: " ").map(String.init)
      #expect(words[0] == "gymbo" && words[1] == command.name)
      _ = try Arguments(words[2...], for: command)
    }
    #expect(try Tool.run("man").text.contains(".SH EXAMPLES"))
  }

  @Test("the overview lists every command below what one wants")
  func groups() throws {
    let help = try Tool.run("help").text
    for group in CommandGroup.allCases { #expect(help.contains("\n\(group.rawValue)\n")) }
  }

  @Test("a name without quotes, or after the file, gets the command line that was meant")
  func namesAndFiles() throws {
    let unquoted = try Tool.run("exercise", "bench", "press", file)
    #expect(unquoted.code == 2)
    #expect(unquoted.error.contains("gymbo exercise \"bench press\" \(file)"))
    let swapped = try Tool.run("exercise", file, "bench", "press")
    #expect(swapped.code == 2)
    #expect(swapped.error.contains("gymbo exercise \"bench press\" \(file)"))
    #expect(try Tool.run("exercise", "squat", file).code == 0)
  }

  @Test("an exercise where a command or a file belongs gets the command line that was meant")
  func exerciseElsewhere() throws {
    let beside = try Tool.run(file, "squat")
    #expect(beside.code == 2 && beside.error.contains("gymbo exercise squat \(file)"))
    let before = try Tool.run("bench", "press", file)
    #expect(before.code == 2 && before.error.contains("gymbo exercise 'bench press' \(file)"))
    let swapped = try Tool.run("plan", file, Tool.sample("programs/novice-linear.txt"))
    #expect(swapped.code == 2 && swapped.error.contains("The program comes before the exports"))
  }

  @Test("A file alone is no exercise, and a name with its implement is no other exercise")
  func otherExercise() throws {
    let alone = try Tool.run("exercise", file)
    #expect(alone.code == 2 && alone.error.contains("gymbo exercise squat \(file)"))
    let other = try Tool.run("exercise", "bench press (dumbbell)", file)
    #expect(other.code == 2 && other.error.contains("Incline Bench Press (Dumbbell)"))
  }

  @Test("suggest takes names before the files, too, and says that several words need quotes")
  func namesBeforeFiles() throws {
    let run = try Tool.run("suggest", "squat", file, "--format", "json")
    #expect(run.json["suggestions"].array.map { $0["exercise"].string } == ["Squat (Barbell)"])
    let unquoted = try Tool.run("suggest", file, "bnech", "prses")
    #expect(unquoted.code == 2 && unquoted.error.contains("needs quotes"))
    let mistyped = try Tool.run("suggest", "no-such-export")
    #expect(mistyped.code == 3 && mistyped.error.contains("no-such-export"))
  }

  @Test("suggest takes names of exercises after the files")
  func suggestNames() throws {
    let run = try Tool.run("suggest", file, "bench press", "squat", "--format", "json")
    #expect(run.code == 0, "\(run.error)")
    let names = run.json["suggestions"].array.map { $0["exercise"].string }
    #expect(names == ["Bench Press (Barbell)", "Squat (Barbell)"])
    let wrong = try Tool.run("suggest", file, "bnech prses")
    #expect(wrong.code == 2 && wrong.error.contains("bnech prses"))
  }

  @Test("exercises lists every exercise once, with count, last day, best set and muscles")
  func exercises() throws {
    let run = try Tool.run("exercises", file)
    #expect(run.code == 0 && run.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let squat = try #require(
      run.text.split(separator: "\n").first { $0.hasPrefix("  Squat (Barbell) ") })
    for part in ["208", "15 Nov", "kg × ", "quad"] { #expect(squat.contains(part), "\(part)") }
    let csv = try Tool.run("exercises", file, "--format", "csv")
    let rows = try CSVReader.rows(of: Array(csv.output))
    let table = try Tool.run("report", file, "--format", "csv", "--table", "exercises")
    #expect(try CSVReader.rows(of: Array(table.output)) == rows)
    // A long list of muscles, or what follows a long name, goes on below, further in.
    let entries = run.text.split(separator: "\n").filter { $0.prefix { $0 == " " }.count == 2 }
    #expect(entries.count == rows.count)
    let json = try Tool.run("exercises", file, "--format", "json")
    #expect(try JSONSchema(ReportSchema.exercises.text).errors(in: Array(json.output)) == [])
    #expect(json.json["exercises"].array.count == rows.count - 1)
    let first = try #require(json.json["exercises"].array.first)
    #expect(run.text.contains("  \(first["name"].string) "))
    #expect(first["best"]["load"].number > 0 && !first["muscles"].array.isEmpty)
  }

  @Test("exercise begins with the last session's top set and what to expect next")
  func topSet() throws {
    let lines = try Tool.run("exercise", "squat", file).text.split(separator: "\n")
    #expect(lines[0] == "Squat (Barbell)")
    #expect(lines[1] == "Last time: 120 kg × 8 on 15 Nov 2026, today")
    // Two workouts with squats take turns: the heavy one is next. The line goes on in another.
    #expect(lines[2].hasPrefix("Next: 3 × 132.5 kg × 5, RPE 9.5–10"))
    let words = lines[2...3].joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ").contains("expect 4 to 8 repetitions"))
  }

  @Test(
    "units and words are understood as people write them",
    arguments: [
      ["--unit", "lbs"], ["--unit", "Pounds"], ["--unit", "kgs"], ["--input-unit", "pound"],
      ["--rule", "531:1"], ["--rule", "squat=531:2"],
    ])
  func spellings(options: [String]) throws {
    let run = try Tool.run(["suggest", file] + options)
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("a decimal comma is read, and one that may separate thousands is not")
  func commas() throws {
    let points = try Tool.run(
      "score", "--sex", "F", "--bodyweight", "63.5kg", "--total", "400kg")
    let commas = try Tool.run(
      "score", "--sex", "f", "--bodyweight", "63,5 KG", "--total", "400kgs")
    #expect(commas.code == 0 && commas.text == points.text)
    let thousands = try Tool.run(
      "score", "--sex", "f", "--bodyweight", "63.5kg", "--total", "1,325lb")
    #expect(thousands.code == 2)
  }

  @Test("methods of one name alone")
  func methods() throws {
    let run = try Tool.run("methods", "brzycki", "--format", "json")
    #expect(run.json["methods"].array.count == 1)
    let wrong = try Tool.run("methods", "brzyki")
    #expect(wrong.code == 2 && wrong.error.contains("Did you mean brzycki"))
  }

  @Test("colour is switched on and off")
  func color() throws {
    #expect(!(try Tool.run("report", file).text.contains("\u{1B}")))
    #expect(try Tool.run("report", file, "--color", "always").text.contains("\u{1B}[1m"))
    #expect(try Tool.run("report", file, "--color", "maybe").code == 2)
  }

  @Test("weeks are named from the latest, or by a day; one without data is said to be so")
  func weeks() throws {
    func week(_ text: String) throws -> String? {
      try Tool.run("report", file, "--week", text, "--format", "json").json["week"]["id"].string
    }
    let last = try week("2026-W45")
    #expect(try last != nil && week("latest") != last)
    for text in ["last", "-1", "2026-11-04", "2026-w45"] {
      #expect(try week(text) == last, "\(text)")
    }
    #expect(try week("-2") == week("2026-W44"))
    for text in ["2030-W01", "2010-05-01", "-4000"] {
      let run = try Tool.run("report", file, "--week", text)
      #expect(run.code == 2 && run.error.contains("without data"), "\(run.error)")
    }
    #expect(try Tool.run("report", file, "--week", "+1").code == 2)
  }

  @Test("today and yesterday are days")
  func today() throws {
    let today = try Tool.run("suggest", file, "--as-of", "today")
    #expect(today.code == 0, "\(today.error)")
    #expect(try Tool.run("suggest", file, "--as-of", "Yesterday").code == 0)
    #expect(try Tool.run("suggest", file, "--as-of", "tomorrow").code == 2)
  }
}
