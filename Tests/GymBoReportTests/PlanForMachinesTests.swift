import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoReport

@Suite("Plans for other programs and for coaches")
struct PlanForMachinesTests {
  @Test("Labels, supersets, comments and notices are in the JSON and the tables, too")
  func labelsForMachines() throws {
    let report = try PlanReportTests.report(
      """
      // Two seconds down.
      /// For the author alone.
      Squat / 1x5 100kg (top), 3x5 100kg (back-off)
      Bicep Curl / 3x10 20kg / superset: arms
      Side Plank / 3x1 30s+|? / superset: arms
      Zercher Foo / 3x5 70% / update: custom() {~ ~}
      """)
    #expect(try JSONSchema(ReportSchema.plan.text).errors(in: report.json()) == [])
    let plan = JSON(try JSONSerialization.jsonObject(with: Data(report.json())))
    let exercises = plan["next"]["exercises"].array
    #expect(exercises[0]["comment"].string == "Two seconds down.")
    #expect(
      exercises[0]["sets"].array.map { $0["label"].string } == ["top"]
        + Array(repeating: "back-off", count: 3))
    #expect(exercises[0]["superset"]["reason"].string == "not_given")
    #expect(exercises[1]["superset"].string == "arms")
    #expect(exercises[2]["sets"][0]["runsOn"].bool && exercises[2]["sets"][0]["seconds"].int == 30)
    let notices = plan["notices"].array
    #expect(
      notices.map { $0["rule"].string }
        == ["suggested_otherwise", "no_reference", "unknown_exercise", "update_not_run"])
    let lifts = ["Squat"] + Array(repeating: "Zercher Foo", count: 3)
    #expect(notices.map { $0["exercises"].array.map(\.string) } == lifts.map { [$0] })
    #expect(
      notices[2]["sentence"].string == "Not in the catalogue, so without muscles: Zercher Foo.")
    let rows = try CSVReader.rows(of: report.csv())
    let cells = rows.map { Array($0.suffix(6).dropLast()) }
    #expect(cells[0] == ["work_s", "runs_on", "set_label", "superset", "comment"])
    #expect(cells[1] == ["", "false", "top", "", "Two seconds down."])
    #expect(cells[8] == ["30", "true", "", "arms", ""])
    let table = try CSVReader.rows(of: report.csv(.notices))
    #expect(table[0] == ["rule", "exercises", "sentence"])
    #expect(table.dropFirst().map { $0[2] } == notices.map { $0["sentence"].string })
    #expect(table.dropFirst().map { $0[1] } == lifts)
    #expect(try report.text(PlanReportTests.style("en")).contains("Squat: Two seconds down."))
  }

  @Test("With an inventory each load of a bar has its plates: in text, page, JSON and table")
  func plates() throws {
    let inventory = try Inventory(
      lines: ["kind,unit,weight,count", "bar,kg,20,1", "plate,kg,20,4", "plate,kg,2.5,4"])
    var suggesting = SuggestionOptions()
    suggesting.inventory = inventory
    let program = try TrainingProgram(
      "/// @start 2026-11-02\nSquat / 1x5 20kg, 2x5 105kg\nLeg Curl / 3x10 30kg")
    let report = try PlanReportTests.analysis().plan(program, suggesting: suggesting)
    let rows = try CSVReader.rows(of: report.csv())
    let place = try #require(rows[0].firstIndex(of: "plates"))
    #expect(
      rows.dropFirst().map { $0[place] } == [
        "", "20 kg; 20 kg; 2.5 kg", "20 kg; 20 kg; 2.5 kg", "", "", "",
      ])
    #expect(try JSONSchema(ReportSchema.plan.text).errors(in: report.json()) == [])
    let plan = JSON(try JSONSerialization.jsonObject(with: Data(report.json())))
    let sets = plan["next"]["exercises"][0]["sets"].array
    #expect(sets[0]["plates"]["bar"]["value"].number == 20)
    #expect(sets[0]["plates"]["perSide"].array.isEmpty)
    #expect(sets[1]["plates"]["perSide"].array.map { $0["value"].number } == [20, 20, 2.5])
    #expect(plan["next"]["exercises"][1]["sets"][0]["plates"].isNull)
    let line = "Squat: On the 20 kg bar, a side: nothing, then 20 + 20 + 2.5 kg"
    #expect(try report.text(PlanReportTests.style("en")).contains(line))
    #expect(String(decoding: report.page(), as: UTF8.self).contains("a side: nothing, then"))
    // Without an inventory nobody knows the plates.
    let without = try PlanReportTests.analysis().plan(program)
    #expect(try CSVReader.rows(of: without.csv()).dropFirst().allSatisfy { $0[place].isEmpty })
  }

  @Test("A similar exercise done in place of a planned one is named in text, page and table")
  func swapped() throws {
    let report = try PlanReportTests.report(
      "/// @start 2026-11-02\n# 1\n## A\nSquat / 3x5 105kg\nPendlay Row / 3x10 60kg")
    let rows = try CSVReader.rows(of: report.csv(.adherence))
    let place = try #require(rows[0].firstIndex(of: "done_as"))
    #expect(
      rows.dropFirst().map { $0[place] }
        == ["", "", ""] + Array(repeating: "Bent Over Row (Barbell)", count: 3))
    let sentence = "3 sets of similar exercises: Bent Over Row (Barbell) in place of Pendlay Row"
    #expect(try report.text(PlanReportTests.style("en")).contains(sentence))
    #expect(
      String(decoding: report.page(), as: UTF8.self).contains("sets of similar exercises: "))
  }

  @Test("A sentence for machines ends before what a person can do about it")
  func withoutRemedy() throws {
    let script = "Squat / 3x5 60kg / progress: custom() {~ weights = bodyweight ~}"
    let text = "/// @start 2026-11-02\n# 1\n## A\n" + script + "\n"
    let plan = JSON(
      try JSONSerialization.jsonObject(with: Data(PlanReportTests.report(text).json())))
    let preview = JSON(
      try JSONSerialization.jsonObject(with: Data(PlanReportTests.preview(script).json())))
    let sentences = (plan["notices"].array + preview["findings"].array)
      .filter { $0["rule"].string == "no_body_weight" }.map { $0["sentence"].string }
    #expect(
      sentences == [
        "A script asks for your weight and changes nothing without it: Squat.",
        "Squat: its script asks for your weight and changes nothing without it.",
      ])
  }

  @Test("Who leaves off a program of days in turn is seen, though no day of it came up")
  func leftOff() throws {
    let program = "# 1\n## A\nLateral Raise / 3x5 10kg\n## B\nStanding Calf Raise / 3x5 60kg"
    let plan = try PlanReportTests.report("/// @start 2026-10-10\n" + program).plan
    #expect(plan.adherence.daysDue == 0 && plan.behind == 8)
    let kept = try #require(Triage.PlanKept(plan))
    #expect(kept.isMissed && kept.percent == 0 && kept.daysDone == 0 && kept.daysDue == 8)
    // Two days would have come up: too few to say anything.
    let short = try PlanReportTests.report("/// @start 2026-10-31\n" + program).plan
    #expect(short.behind == 2 && Triage.PlanKept(short) == nil)
  }
}
