import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Reports of plans")
struct PlanReportTests {
  static let text = """
    /// @name Two days
    /// @start 2026-11-02
    /// @max Squat 140kg
    # Week 1
    /// @phase base
    ## A
    /// @weekday mon
    main: Squat / 1x5 70%, 3x5 75% @8 / 180s
    Bent Over Row / 3x8-10 / 90s
    Zercher Foo / 3x1 30s|60s / update: custom() {~ ~}
    ## B
    /// @weekday fri
    Deadlift / 1x5+ 100kg / progress: lp(5kg)
    # Week 2
    /// @deload
    ## A
    /// @weekday mon
    main: Squat / 4x5 75%
    ## B
    /// @weekday fri
    """

  static func analysis(asOf day: String = "2026-11-07") throws -> Analysis {
    var history = LogBuilder()
    history.session("2026-11-02", title: "A") {
      $0.sets("Squat (Barbell)", kg: 97.5, reps: 5)
      $0.sets("Squat (Barbell)", kg: 105, reps: 5, rpe: 8.5, count: 3)
      $0.sets("Bent Over Row (Barbell)", kg: 60, reps: 10, count: 3)
    }
    history.session("2026-11-03", title: "Run") { $0.sets("Leg Curl (Machine)", kg: 30, reps: 10) }
    var options = AnalysisOptions()
    options.asOf = CivilDate(iso: day)
    return History(history.log).analysis(options)
  }

  static func report(_ text: String = text, asOf day: String = "2026-11-07") throws -> PlanReport {
    try analysis(asOf: day).plan(try TrainingProgram(text))
  }

  static func preview(_ text: String) throws -> PreviewReport {
    try TrainingProgram(text).preview()
  }

  static func style(_ code: String) throws -> TextStyle {
    var style = TextStyle()
    style.language = try #require(Language(code: code))
    style.width = 200
    return style
  }

  @Test("The text has the next workout, the week, and how the plan was kept")
  func text() throws {
    let text = try Self.report().text(Self.style("en"))
    for part in [
      "Two days\n", "Week 1 of 2, base, begun on 2 Nov.", "Next: A, Mo 9 Nov",
      "main: Squat", "2 × 92.5 kg × 5 at RPE 6", "75 % of 140 kg, × 0.9", "done",
      "missed, Fr 6 Nov",
      "7 of 11", "Workouts: 1 of 2.", "Besides: 1 session outside of the program.",
      "Not in the catalogue, so without muscles: Zercher Foo.",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  @Test(
    "Where a program is given, one line says that it decides, and what would be suggested without it"
  )
  func programDecides() throws {
    var history = LogBuilder()
    for (day, kg) in [("2026-11-02", 100.0), ("2026-11-05", 105)] {
      history.session(day) { $0.sets("Squat (Barbell)", kg: kg, reps: 5, count: 3) }
    }
    let program = try TrainingProgram(
      "/// @start 2026-11-02\nSquat / 3x5 100kg / progress: lp(5kg)")
    let style = try Self.style("en")
    for (day, sentence) in [
      (
        "2026-11-06",
        "The program decides. Without it gymbo would suggest: Squat 105 kg × 5."
      ),
      (
        "2026-11-26",
        "After 21 days off the program lowers no load. Without it gymbo would suggest to begin with "
          + "Squat 92.5 kg × 5, and go up from there."
      ),
    ] {
      var options = AnalysisOptions()
      options.asOf = CivilDate(iso: day)
      let analysis = History(history.log).analysis(options)
      let plan = analysis.plan(program)
      #expect(plan.text(style).contains(sentence), "\(plan.text(style))")
      var report = analysis.report()
      report.plan = plan
      #expect(report.text(style).contains(sentence))
    }
  }

  @Test("A range of repetitions is shown, also the one in which double progression goes up")
  func ranges() throws {
    let program = """
      Squat / 3x2-5 100kg
      Bench Press / 3x6 60kg / progress: dp(2.5kg, 6, 10)
      Deadlift / 1x3-5+ 120kg
      Overhead Press / 3x10 40kg / progress: dp(2.5kg, 6, 10)
      """
    let report = try Self.report(program)
    let lines = try [
      report.text(Self.style("en")),
      String(decoding: report.page(), as: UTF8.self).replacing("\u{A0}", with: " ")
        .replacing(/<[^>]*>|\u{2060}/) { _ in "" },
      String(decoding: report.calendar(isPlain: true), as: UTF8.self).replacing("\r\n ", with: ""),
    ]
    for line in lines {
      for part in ["3 × 100 kg × 2–5", "3 × 60 kg × 6–10", "1 × 120 kg × 3–5+", "3 × 40 kg × 10"] {
        #expect(line.contains(part), "\(part)\n\(line)")
      }
    }
    let plan = JSON(try JSONSerialization.jsonObject(with: Data(report.json())))
    let sets = plan["next"]["exercises"].array.map { $0["sets"].array[0] }
    #expect(sets.map { $0["repetitions"].int } == [5, 6, 5, 10])
    #expect(sets.map { $0["high"].int } == [5, 10, 5, 10])
    let rows = String(decoding: report.csv(), as: UTF8.self).split(separator: "\r\n")
    #expect(rows[0].contains("repetitions,low,high,at_least"))
    #expect(rows.contains { $0.contains("Bench Press,1,6,,10,") }, "\(rows)")
  }

  @Test("Who does the lower repetitions of a range has kept the plan")
  func lowerOfRange() throws {
    let program = "/// @start 2026-11-02\n# 1\n## A\nBent Over Row / 3x10-12 60kg\n"
    let adherence = try Self.report(program).plan.adherence
    #expect(adherence.setsMet == 3 && adherence.repetitionCompliance == 100)
  }

  @Test("A deload asks for no more than its repetitions, for nothing rises in it")
  func deloadRange() throws {
    let text = "# 1\n/// @deload\n## A\nBench Press / 3x6 60kg / progress: dp(2.5kg, 6, 10)\n"
    #expect(try !Self.report(text).text(Self.style("en")).contains("6–10"))
  }

  @Test("No load is to be chosen for what is done with the body alone")
  func body() throws {
    let text = try Self.report("Pull Up / 3x8\nPlank / 3x1 30s|60s\nLeg Press / 3x8").text(
      Self.style("en"))
    #expect(text.contains("Leg Press"), "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("choose a load") } == 1)
  }

  @Test("A load that is far from what the program asks for is told, a near one is not")
  func roundedFar() throws {
    let text = try Self.report("Lat Pulldown / 3x8 12kg\nBench Press / 3x8 61kg").text(
      Self.style("en"))
    let notice = "Lat Pulldown: the program asks for 12 kg; the nearest load you have is 10 kg."
    #expect(text.contains(notice) && !text.contains("asks for 61 kg"), "\(text)")
  }

  @Test("Repetitions that are to be done within a time are told beside it")
  func repetitionsInTime() throws {
    let text = try Self.report("Power Clean / 5x5 60kg 60s|0s auto\nPlank / 3x1 30s|60s").text(
      Self.style("en"))
    #expect(text.contains("5 × 60 kg × 5 in 1:00 min") && text.contains("3 × 30 s"), "\(text)")
  }

  @Test("Labels of sets, supersets, and times that go on are told")
  func labels() throws {
    let report = try Self.report(
      """
      Squat / 1x5 100kg (top), 3x5 100kg (back-off)
      Bicep Curl / 3x10 20kg / superset: arms
      Side Plank / 3x1 30s+|?
      Triceps Pushdown / 3x10 20kg / superset: arms
      Leg Press / 3x10 100kg / superset: alone
      """)
    let page = String(decoding: report.page(), as: UTF8.self).replacing("\u{A0}", with: " ")
      .replacing(/<[^>]*>/) { _ in "" }
    for text in [report.text(try Self.style("en")), page] {
      for part in [
        "1 × 100 kg × 5 (top)", "3 × 100 kg × 5 (back-off)", "3 × 30 s+",
        "Superset arms: Bicep Curl, Triceps Pushdown",
      ] {
        #expect(text.contains(part), "\(part)\n\(text)")
      }
      #expect(!text.contains("alone"))
    }
  }

  @Test("Every language has all of it in its own words", arguments: ["de", "tr"])
  func languages(code: String) throws {
    let english = try Self.report().text(Self.style("en")).split(separator: "\n")
    let other = try Self.report().text(Self.style(code)).split(separator: "\n")
    #expect(english.count == other.count)
    let foreign: Set<String> = [
      "week", "next", "done", "missed", "workouts", "sets", "of", "the", "rest", "load", "loads",
      "about", "not", "with", "in",
    ]
    let shared: Set<String> = code == "tr" ? ["not"] : ["in"]
    for line in other {
      let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: foreign.subtracting(shared)), "\(line)")
    }
  }

  @Test("The JSON follows its schema")
  func json() throws {
    for (schema, json) in [
      (ReportSchema.plan, try Self.report().json()),
      (.plan, try Self.report("Squat / 3x5\n").json()),
      (.plan, try Self.report("/// @cycles 1\n" + Self.text, asOf: "2027-01-01").json()),
      (.preview, try Self.preview(PreviewReportTests.doubtful).json()),
    ] {
      #expect(try JSONSchema(schema.text).errors(in: json) == [])
    }
    let plan = JSON(try JSONSerialization.jsonObject(with: Data(try Self.report().json())))
    #expect(plan["next"]["exercises"][0]["sets"][0]["load_kg"].number == 92.5)
    #expect(plan["adherence"]["daysDue"].int == 2)
  }

  @Test("The tables have a row a planned set")
  func tables() throws {
    let report = try Self.report()
    let plan = try CSVReader.rows(of: report.csv(.plan))
    #expect(plan[0].first == "date")
    // Week 1 has 11 sets, and the next workout of week 2 has 2.
    #expect(plan.count == 1 + 11 + 2)
    #expect(plan[1][14] == "source=percent,percent=70,of_kg=140,base_kg=98,factor=1")
    let adherence = try CSVReader.rows(of: report.csv(.adherence))
    #expect(adherence.count == 1 + 10)
    #expect(adherence[2].dropLast().suffix(4) == ["5", "105", "8.5", ""])
    #expect(adherence[0].dropLast().last == "planned_low" && adherence[5].dropLast().last == "8")
    #expect(try CSVReader.rows(of: Self.preview(PreviewReportTests.doubtful).csv()).count == 3)
  }

  @Test("The program as it stands is read as a program")
  func program() throws {
    let text = try Self.report().programText()
    #expect(text.contains("Squat / 1x5 70% 180s, 3x5 75% @8 180s"))
    #expect(throws: Never.self) { try TrainingProgram(text) }
  }

  @Test("A fault is a sentence with its place, and ends without a full stop")
  func faults() throws {
    let texts = [
      "Squat / 3x5 / 60": "1:15: \"60\" is not understood; write 60kg, 60lb or 60%",
      "/// @strat 2026-11-02\nSquat / 3x5": "1:6: there is no @strat; did you mean @start?",
      "# Week 1\n## Day 1\nSquat / ...Bench Pres\nBench Press / 3x5":
        "3:9: there is no Bench Pres in week 1; did you mean ...Bench Press?",
    ]
    for (text, sentence) in texts {
      let fault = #expect(throws: ProgramFault.self) { try TrainingProgram(text) }
      #expect(fault?.description == sentence)
    }
  }
}
