import Foundation
import GymBo
import TestSupport
import Testing

@Suite struct RuleOptionTests {
  private let folder: TemporaryFolder
  private let file: String

  /// A bench press of 3 × 60 kg × 12 at RPE 8, and push-ups.
  init() throws {
    folder = try TemporaryFolder()
    func row(_ name: String, _ index: Int, kg: String, _ reps: Int, rpe: String) -> String {
      "Push,\"12 Nov 2026, 18:00\",\"12 Nov 2026, 19:00\",,\(name),,,\(index),normal,\(kg),\(reps),,,\(rpe)"
    }
    let rows =
      (0..<3).map { row("Bench Press (Barbell)", $0, kg: "60", 12, rpe: "8") }
      + [row("Push Up", 0, kg: "", 20, rpe: "")]
    file = try folder.file(
      "hevy.csv",
      """
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
      \(rows.joined(separator: "\n"))

      """
    ).path
  }

  private func bench(_ rule: String, _ more: String...) throws -> JSON {
    let run = try Tool.run(["suggest", file, "--format", "json", "--rule", rule] + more)
    #expect(run.code == 0, "\(run.error)")
    let schema = try JSONSchema(ReportSchema.suggest.text)
    #expect(try schema.errors(in: Array(run.output)) == [])
    let all = run.json["suggestions"].array
    #expect(all.count == 2)
    return all.first { $0["exercise"].string == "Bench Press (Barbell)" } ?? JSON(nil)
  }

  @Test("Each rule answers in its own words and numbers")
  func rules() throws {
    let double = try bench("double-progression")
    #expect(double["rule"].string == "double_progression")
    #expect(double["load"]["value"].number == 62.5 && double["repetitions"].int == 8)
    #expect(double["sets"].int == 3)
    #expect(double["reason"]["code"].string == "reached_top_of_range")
    let more = try bench("double-progression:12-15")
    #expect(more["repetitions"].int == 12 && more["atLeast"].bool)
    let likely = try bench("likely:0.7")
    #expect(likely["rule"].string == "likely" && likely["reason"]["asked"].number == 0.7)
    #expect(likely["probability"].number >= 0.7)
    #expect(try bench("two-for-two:10")["reason"]["sessions"].int == 1)
    let chart = try bench("rpe-chart:10@9")
    #expect(chart["rule"].string == "rpe_chart" && chart["targetRPE"].number == 9)
    #expect(chart["load"]["value"].number > 60)
    let drop = try bench("rpe-chart@8-10%")
    #expect(drop["plan"].array.count == 2)
    #expect(drop["plan"][1]["load"]["value"].number < drop["plan"][0]["load"]["value"].number)
  }

  @Test("5/3/1 plans three rising sets from a training max, or from the estimated 1RM")
  func fiveThreeOne() throws {
    let given = try bench("5/3/1:1", "--training-max", "bench press=70kg")
    #expect(given["action"].string == "follow_plan")
    #expect(given["plan"].array.map { $0["load"]["value"].number } == [45, 52.5, 60])
    #expect(given["plan"].array.map { $0["atLeast"].bool } == [false, false, true])
    #expect(given["load"]["value"].number == 60 && given["repetitions"].int == 5)
    // 90 % of 60 kg × 36 / 25.
    let estimated = try bench("5/3/1:1")["reason"]["trainingMax"]["value"].number
    #expect((estimated - 0.9 * 60 * 36 / 25).magnitude < 1e-6)
    let text = try Tool.run("report", file, "--rule", "5/3/1:1", "--full").flat
    #expect(text.contains("What to lift next, by 5/3/1, week 1 of cycle 1"))
    #expect(text.contains("1 × 65 kg × 5+"))
    let pounds = try bench("percentage:5x5@80", "--training-max=bench=160lb")
    #expect(pounds["load"]["value"].number == 57.5 && pounds["sets"].int == 5)
  }

  @Test("Where a rule has no answer, the suggestion says why and which rule answers")
  func refused() throws {
    let without = try bench("percentage:5x5@75")
    #expect(without["rule"].string == "rpe")
    #expect(without["refused"]["rule"].string == "percentage")
    #expect(without["refused"]["reason"].string == "no_training_max")
    let heavy = try bench("percentage:1x1@100", "--training-max", "bench=200kg")
    #expect(heavy["refused"]["reason"].string == "plan_too_heavy")
    #expect(heavy["refused"]["percent"].number > 10)
    let text = try Tool.run("suggest", file, "--rule", "double-progression").flat
    #expect(
      text.contains(
        "Double progression has no answer: the last session has no loaded set; the linear rule has."
      ))
    for command in [["report", file, "--full"], ["exercise", "push up", file]] {
      let run = try Tool.run(command + ["--rule", "double-progression"])
      #expect(run.code == 0 && run.flat.contains("Double progression has no answer"))
    }
  }

  @Test("Each lift can have a rule of its own, beside that of the others")
  func rulesOfLifts() throws {
    let rules = ["--rule", "bench=5/3/1:1", "--rule", "Push Up=linear", "--rule", "rpe-chart@8"]
    let run = try Tool.run(["suggest", file, "--format", "json"] + rules)
    let found = run.json["suggestions"].array
    func rule(_ name: String) -> JSON { found.first { $0["exercise"].string == name } ?? JSON(nil) }
    #expect(rule("Bench Press (Barbell)")["rule"].string == "five_three_one")
    #expect(rule("Push Up")["rule"].string == "linear")
    #expect(rule("Push Up")["refused"].isNull)
    let general = try Tool.run("suggest", file, "--format", "json", "--rule", "rpe-chart@8").json
    #expect(
      general["suggestions"].array.contains { $0["refused"]["rule"].string == "rpe_chart" })
    // The heading names no rule: each lift has its own.
    let report = try Tool.run(["report", file, "--full"] + rules).flat
    #expect(report.contains("[5/3/1]") && !report.contains("What to lift next, by"))
  }

  @Test("A rule of a lift that is not found, or given twice, says how to go on, with code 2")
  func wrongRulesOfLifts() throws {
    func error(_ options: [String], command: String = "suggest") throws -> String {
      let run = try Tool.run([command, file] + options)
      #expect(run.code == 2 && run.output.isEmpty)
      return run.error
    }
    let unknown = try error(["--rule", "bnech=linear"])
    #expect(unknown.contains("did you mean Bench Press (Barbell)?"))
    #expect(try error(["--rule", "bench=linaer"]).contains("Did you mean linear?"))
    #expect(try error(["--rule", "=linear"]).contains("squat=5/3/1:1"))
    let twice = ["--rule", "bench=linear", "--rule", "Bench Press=auto"]
    #expect(try error(twice).contains("given twice for Bench Press (Barbell)"))
    #expect(try error(["--rule", "linear", "--rule", "auto"]).contains("Two rules"))
    let batch = ["--output", folder.url.path + "/out", "--rule", "bench=linear"]
    #expect(try error(batch, command: "batch").contains("a batch takes one rule"))
    #expect(
      try error(["--rule", "bench=linear", "--training-max", "bench=99kg"]).contains("needs"))
  }

  @Test("A wrong rule or training max says what is wrong and how to go on, with code 2")
  func wrong() throws {
    func error(_ options: String...) throws -> String {
      let run = try Tool.run(["suggest", file] + options)
      #expect(run.code == 2 && run.output.isEmpty)
      return run.error
    }
    #expect(try error("--rule", "double").contains("Did you mean double-progression?"))
    #expect(try error("--rule", "rpe-chart:5@12").contains("rpe-chart[:5]@8[-5%]"))
    #expect(try error("--rule", "LINEAR").contains("Did you mean linear?"))
    #expect(try error("--rule", "5/3/1:5").contains("5/3/1[:WEEK[.CYCLE]]"))
    #expect(try error("--training-max", "bench=100kg").contains("--rule percentage"))
    let plan = ["--rule", "5/3/1:1", "--training-max"]
    #expect(try Tool.run(["suggest", file] + plan + ["bench=100"]).error.contains("squat=140kg"))
    #expect(try Tool.run(["suggest", file] + plan + ["=100kg"]).code == 2)
    let unknown = try Tool.run(["suggest", file] + plan + ["bnech=100kg"])
    #expect(unknown.code == 2 && unknown.error.contains("did you mean Bench Press (Barbell)?"))
    let twice = try Tool.run(
      ["suggest", file] + plan + ["bench=100kg", "--training-max", "Bench Press=90kg"])
    #expect(twice.code == 2 && twice.error.contains("twice"))
  }

  @Test("The help of every command that suggests lists every rule")
  func help() throws {
    for command in ["report", "exercise", "suggest"] {
      let text = try Tool.run("help", command).text
      for form in RuleChoice.optionForms {
        #expect(text.contains("\n  \(form.prefix { $0 != ":" && $0 != "[" })"))
      }
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
