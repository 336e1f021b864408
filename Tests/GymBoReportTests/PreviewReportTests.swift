import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Previews of programs")
struct PreviewReportTests {
  /// A program of which much is doubtful.
  static let doubtful = """
    /// @max Squat 100kg
    # 1
    /// @deload
    /// @intensity 1.2
    ## A
    a: Squat / 3x10 95%
    b: Squat / 20x5 60%
    Bench Press / 3x5 60kg / progress: lp(0.25kg)
    Curl / 3x5 10kg / progress: lp(5kg) / update: custom() {~ ~}
    Deadlift / 3x5 100kg
    Zercher Foo / 3x5 70%
    # 2
    ## A
    Squat / 60x5
    Overhead Press / 1x5 / progress: custom() {~ for (var.i in w) { var.x = 1 } ~}
    """

  @Test("Each finding of a preview is a sentence in each language", arguments: ["en", "de", "tr"])
  func findings(code: String) throws {
    let report = try PlanReportTests.preview(Self.doubtful)
    let words = try #require(Language(code: code)).words(unit: .kilogram, asOf: nil)
    let rules = Set(report.preflight.findings.map(\.rule))
    #expect(rules.count > 8, "\(rules)")
    let text = try report.text(PlanReportTests.style(code))
    for line in PreviewLine.all(of: report.preflight.findings) {
      let sentence = words.preview(line).plain
      #expect(sentence.hasSuffix("."))
      #expect(text.contains(sentence.prefix(30)), "\(sentence)")
    }
    #expect(
      report.preflight.findings.allSatisfy { words.finding($0).plain.hasSuffix(".") })
  }

  @Test("A table has a row for each week and trained muscle, with the sets of the JSON")
  func muscles() throws {
    let report = try PlanReportTests.preview(Self.doubtful)
    let rows = try CSVReader.rows(of: report.csv(.muscles))
    #expect(rows[0] == AnswerTable.previewMuscles.columns.map(\.name))
    let weeks = JSON(try JSONSerialization.jsonObject(with: Data(report.json())))["weeks"].array
    for row in rows.dropFirst() {
      let week = try #require(weeks.first { "\($0["week"].int)" == row[1] })
      #expect(Double(row[4]) == week["muscleSets"].object[row[3]]?.number ?? 0, "\(row)")
      guard row[4] != "0" else { continue }
      let isLow = week["belowMEV"].array.contains { $0.string == row[3] }
      #expect(isLow == (row[8] == "maintenance" || row[8] == "below_maintenance"))
    }
    let quadriceps = rows.filter { $0[3] == "quadriceps" }
    #expect(quadriceps.count == 2 && quadriceps[0][2] == "true" && quadriceps[0][5] == "1")
    let trained = Set(weeks.flatMap { $0["muscleSets"].object.keys })
    #expect(rows.count == 1 + 2 * trained.count)
  }

  @Test("A preview names muscles with few sets in one line, and says what its columns are")
  func previewLines() throws {
    let text = try PlanReportTests.preview(
      "/// @max Squat 100kg\nSquat / 3x5 80%\nLateral Raise / 3x10 5kg / progress: lp(1kg)\n"
        + "Bicep Curl / 3x10 5kg / progress: lp(1kg)"
    ).text(PlanReportTests.style("en"))
    #expect(text.split(separator: "\n").count { $0.contains("Few sets") } == 1)
    for part in [
      "Workouts  Sets  Reps  Longest day  Buffer  Least reserve",
      "usually enough to grow (opinion): chest 0 (6), ", "Lateral Raise 17 %, Bicep Curl 17 %.",
      "Buffer: how much lighter", "A week is the program's own, 1 workout in turn",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    let unknown = try PlanReportTests.preview("# 1\n## A\n/// @weekday mon\nSquat / 3x5 80kg").text(
      PlanReportTests.style("en"))
    #expect(unknown.contains("write a maximum into the program"))
    #expect(!unknown.contains("Buffer") && !unknown.contains("in turn"))
  }

  @Test("A program without anything doubtful is said to have nothing")
  func nothing() throws {
    let report = try PlanReportTests.preview(Self.doubtful)
    #expect(try !report.text(PlanReportTests.style("en")).contains("Nothing is doubtful."))
    #expect(Language.all.count == 3)
  }

  @Test("With a history percentages are of its estimates, as in a plan")
  func estimates() throws {
    let program = try TrainingProgram("Squat / 3x5 75%")
    let analysis = try PlanReportTests.analysis()
    let rules = { (report: PreviewReport) in report.preflight.findings.map(\.rule) }
    #expect(rules(program.preview()).contains("no_reference"))
    #expect(!rules(program.preview(analysis: analysis)).contains("no_reference"))
    #expect(program.preview(analysis: analysis).preflight.weeks[0].tonnage > 0)
  }

  @Test("Exercises of which the same is said are in one sentence")
  func oneSentence() throws {
    let text = try PlanReportTests.preview(
      "Squat / 3x5 75% / update: custom() {~ ~}\nDeadlift / 3x5 75% / update: custom() {~ ~}\n"
        + "Row, Cable / 3x5 75%\nFoo, Bar / 3x5 20kg\nBaz / 3x5 20kg"
    ).text(PlanReportTests.style("en"))
    for sentence in [
      "No maximum is known that percentages are of: Squat, Deadlift, Row (Cable).",
      "Scripts that run during a workout were checked and not run: Squat, Deadlift.",
      "Not in the catalogue, so without muscles: Foo (Bar), Baz.",
    ] {
      #expect(text.contains(sentence), "\(sentence)\n\(text)")
    }
    #expect(text.components(separatedBy: "Trained less than once").count <= 2)
  }

  @Test("Without loads in the history the unit is that of the program")
  func unitOfTheText() throws {
    let program = try TrainingProgram(
      "Squat / 1x5 75%, 1x5 100lb / progress: lp(5lb)\nDeadlift / 1x5 135lb")
    var history = LogBuilder()
    history.session("2026-11-02") { $0.sets("Plank", kg: nil, reps: 1, count: 1) }
    let maxima = ["Squat": try #require(Load(300, in: .pound))]
    let plan = History(history.log).analysis().plan(program, maxima: maxima)
    #expect(plan.unit == .pound)
    let text = try plan.text(PlanReportTests.style("en"))
    #expect(text.contains("225 lb × 5"), "\(text)")
    #expect(program.preview(maxima: maxima).unit == .pound)
  }
}
