import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@testable import GymBoReport

/// What a first reader took wrongly, and how the reports say it.
@Suite struct TextWordingTests {
  private func weekly(
    _ history: LogBuilder, asOf: String? = nil, unit: LoadUnit = .kilogram
  ) -> String {
    var options = AnalysisOptions()
    options.asOf = asOf.flatMap { CivilDate(iso: $0) }
    return WeeklyReport(of: history.log, options: options, unit: unit)
      .text(TextStyle(), .full)
  }

  private func exercise(_ history: LogBuilder, _ name: String) throws -> String {
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    let lift = try #require(findings.lifts.first { log.exercises[$0.exercise].name == name })
    return ExerciseReport(of: lift, findings: findings, log: log, unit: .kilogram)
      .text(TextStyle())
  }

  private func check(_ history: LogBuilder) -> String {
    CheckReport(of: history.log, options: AnalysisOptions(), unit: nil).text(TextStyle())
  }

  private func suggestions(_ history: LogBuilder) -> String {
    SuggestionReport(
      of: history.log, options: AnalysisOptions(), unit: .kilogram
    )
    .text(TextStyle()).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func note(_ line: Int, _ original: String) -> GymBoLog.Issue {
    GymBoLog.Issue(
      rule: .repairedQuoting, severity: .warning,
      place: SourcePlace(file: 0, line: Int32(line), column: 2, columnName: nil, byteOffset: 0),
      original: original)
  }

  /// A press that falls for nine weeks, its best in a last session of so many kilograms.
  private func falling(last: Double) -> LogBuilder {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(.example("Press"))
    let first = CivilDate(iso: "2026-09-01") ?? CivilDate(dayNumber: 0)
    for day in 0..<20 {
      history.session(first.advanced(by: 3 * day).description) {
        $0.sets("Press", kg: day == 19 ? last : 100 - Double(day), reps: 5, count: 3)
      }
    }
    return history
  }

  // MARK: What the numbers include

  @Test("a decline needs attention, unless the lift's best is of the last two weeks")
  func freshBest() {
    #expect(weekly(falling(last: 80)).contains("Falling: Press, "))
    // One good day a week ago, as good as the first one: no record, and no end of the decline.
    var history = falling(last: 80)
    history.session("2026-10-29") { $0.sets("Press", kg: 100, reps: 5) }
    history.session("2026-11-07") { $0.sets("Press", kg: 78, reps: 5) }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    #expect(report.findings?.lifts.first?.trend.state == .declining)
    #expect(report.text(TextStyle(), .full).contains("Falling: Press"))
    history.session("2026-10-31") { $0.sets("Press", kg: 100.25, reps: 5) }
    let fresh = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    #expect(fresh.findings?.lifts.first?.trend.state == .declining)
    #expect(!fresh.text(TextStyle(), .full).contains("Falling: Press"))
  }

  @Test("a time with a workout of more than six hours says so, in the headline and the periods")
  func longWorkouts() {
    var history = LogBuilder()
    history.session("2026-11-09", duration: 3600) { $0.sets("Dip", reps: 8) }
    let plain = weekly(history)
    #expect(!plain.contains("more than 6 hours") && !plain.contains("1 h*"))
    history.session("2026-11-10", duration: 7 * 3600) { $0.sets("Dip", reps: 8) }
    let text = weekly(history)
    #expect(text.contains("Time includes 1 workout of more than 6 hours.\n"))
    #expect(text.contains("8 h* "))
    #expect(text.contains("* With a workout of more than 6 hours"))
    #expect(text.contains("Average workout of the last 30 days: 1 h.\n"))
  }

  @Test("the average workout of 30 days stands against that of the 30 before")
  func averages() {
    var history = LogBuilder()
    history.session("2026-10-01", duration: 54 * 60) { $0.sets("Dip", reps: 8) }
    history.session("2026-11-09", duration: 52 * 60) { $0.sets("Dip", reps: 8) }
    let text = weekly(history)
    #expect(text.contains("Average workout of the last 30 days: 52 min (54 min before).\n"))
    #expect(text.contains("week, month and year: so far, against the same days before"))
  }

  @Test("a lift without assistance is told so, and its least assistance is its record")
  func assistance() throws {
    var history = LogBuilder()
    for (day, load) in [("2026-11-02", 10.0), ("2026-11-09", 0)] {
      history.session(day) {
        $0.sets("Pull Up (Assisted)", kg: load, reps: 8, semantics: .assisted)
      }
    }
    let text = try exercise(history, "Pull Up (Assisted)")
    #expect(text.contains("Last time: unassisted × 8"))
    #expect(text.contains("\n  assistance  10 kg assistance 10 kg × 8  2 Nov 2026"))
    #expect(!text.contains("assistance –"))
  }

  @Test("an assisted lift is told from its assistance at first to that at last")
  func assistedCourse() throws {
    var history = LogBuilder()
    for (number, load) in [20.0, 20, 17.5, 15, 12.5, 10].enumerated() {
      history.session(CivilDate(dayNumber: Int32(20_000 + 7 * number)).description) {
        $0.sets("Pull Up (Assisted)", kg: load, reps: 8, semantics: .assisted)
      }
    }
    #expect(
      try exercise(history, "Pull Up (Assisted)").contains(
        "rising, assistance from about"))
  }

  @Test("after a break the best since then is told beside the best of all")
  func sinceTheBreak() throws {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(.example("Press"))
    for (day, reps) in [(0, 10), (7, 10), (14, 10), (90, 5), (97, 6)] {
      history.session(CivilDate(dayNumber: Int32(20_000 + day)).description) {
        $0.sets("Press", kg: 60, reps: reps)
      }
    }
    let text = try exercise(history, "Press").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains("since the break best 69.7 kg, from 60 kg × 6 on"))
    #expect(text.contains("; best 80.0 kg, from 60 kg × 10 on"))
  }

  @Test("loads added to body weight are said to be that")
  func added() throws {
    var history = LogBuilder()
    let facts = ExerciseFacts.example("Dip", implement: .bodyweight, loading: .added)
    history.resolutions["Dip"] = .user(facts)
    history.session("2026-11-02") { $0.sets("Dip", reps: 8) }
    #expect(try !exercise(history, "Dip").contains("added to body weight"))
    history.session("2026-11-09") { $0.sets("Dip", kg: 10, reps: 8) }
    #expect(
      try exercise(history, "Dip").contains(
        "Loads are taken as added to body weight; e1RM is of them alone."))
  }

  @Test("the effort to expect is told where the last one is known, and nothing where it is not")
  func expectedEffort() {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(.example("Press"))
    history.session("2026-11-02") { $0.sets("Press", kg: 60, reps: 8) }
    #expect(suggestions(history).contains("Press: 1 × 60 kg × 8, 84 % likely"))
    history.session("2026-11-03") { $0.sets("Row", kg: 60, reps: 8, rpe: 8) }
    #expect(suggestions(history).contains("Row: 1 × 62.5 kg × 8, about RPE 9, 78 % likely"))
    #expect(suggestions(history).contains("Press: 1 × 60 kg × 8, 84 % likely"))
  }

  @Test("a change that is less than a step is named in a whole sentence")
  func lessThanAStep() {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(.example("Press"))
    history.session("2026-11-02") { $0.sets("Press", kg: 30, reps: 8, rpe: 8) }
    #expect(
      suggestions(history).contains(
        "RPE 8 last time (2 Nov). +2.5 % is less than a step: hold 30 kg and add a repetition if it "
          + "goes."))
  }

  @Test("a load that was not taken is named, with how far away it is, upwards and downwards")
  func refusedLoads() throws {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(.example("Press"))
    for day in ["2026-11-02", "2026-11-05", "2026-11-09"] {
      history.session(day) { $0.sets("Press", kg: 20, reps: 8, count: 3) }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    var suggestion = try #require(findings.suggestions().first)
    func sentence() -> String {
      let list = SuggestionList([suggestion], findings: findings, log: history.log)
      let english = English(unit: .kilogram, asOf: findings.asOf)
      return list.lines.first.map { TextStyle().text(english.reason($0)) } ?? ""
    }
    suggestion.action = .increaseLoad
    suggestion.load = .kilograms(21)
    suggestion.adjustment = .smallerStep(wanted: .kilograms(23), percent: 15)
    #expect(sentence() == "Press 20 kg × 8: 3× done. 23 kg would be 15 % up. Try 21 kg, +5.0 %.")
    suggestion.action = .addRepetition
    suggestion.repetitions = 9
    suggestion.isAtLeast = false
    suggestion.adjustment = .roundsToSame
    #expect(
      sentence()
        == "20 kg × 8: 3× done. The next load is further away than the rule's step: "
        + "hold 20 kg and add a repetition.")
    suggestion.rule = .rpe
    suggestion.action = .hold
    suggestion.reason = .effort(rpe: 9.5)
    suggestion.adjustment = .stepTooLarge(next: .kilograms(17), percent: -15)
    #expect(
      sentence() == "RPE 9.5 last time (9 Nov). The next step, 17 kg, is 15 % down: "
        + "repeat 20 kg × 8.")
  }

  @Test("rows that could not be read are one item, however many files they are of")
  func unreadRows() {
    var log = falling(last: 80).log
    let file = log.files[0]
    for number in 1...14 {
      var other = file
      other.name = "other-\(number).csv"
      other.rejected = 1
      log.files.append(other)
    }
    let text = WeeklyReport(
      of: log, options: AnalysisOptions(), unit: .kilogram
    ).text(TextStyle())
    #expect(text.components(separatedBy: "Not read: 14 rows of ").count == 2)
  }

  // MARK: The data

  @Test("findings of one rule with the same words are one line, which counts the other rows")
  func folded() {
    var history = LogBuilder()
    history.session("2026-11-09") { $0.sets("Dip", reps: 8) }
    history.issues = [note(11, "Row (a, b)"), note(12, "Other"), note(13, "Row (a, b)")]
    let text = check(history)
    #expect(text.contains("history.csv:11:2 and 1 more row: Row (a, b)\n"))
    #expect(text.contains("history.csv:12:2: Other\n"))
    #expect(!text.contains("history.csv:13"))
    #expect(text.hasSuffix("0 errors, 3 warnings, 0 notices.\n"))
    #expect(weekly(history).contains("3 notes on the data, of 1 kind: check()"))
  }

  @Test("the rows that are no sets are counted in English")
  func leftOut() {
    var history = LogBuilder()
    history.session("2026-11-09") { $0.sets("Dip", reps: 8) }
    history.leftOut = [.restTimer, .restTimer, .notCompleted]
    #expect(check(history).contains("Rows that are no sets: 2 rest timers, 1 not completed."))
  }

  @Test("the last part of a long path stands whole")
  func files() {
    var history = LogBuilder(
      file: "Documents/training/exports/2026/of-the-phone/strong-export-of-the-whole-history.csv")
    history.session("2026-11-09") { $0.sets("Dip", reps: 8) }
    #expect(check(history).hasPrefix("…/strong-export-of-the-whole-history.csv (strong)"))
  }

  // MARK: Layout

  @Test("milestones are round in kilograms, and told in pounds too where the report is in pounds")
  func milestones() {
    let next = StreaksSection.NextVolume(goal: 60_000, missing: 1000)
    func text(_ unit: LoadUnit) -> String { TextStyle().text(English(unit: unit).next(next)) }
    #expect(text(.kilogram) == "Next milestone: 60,000 kg lifted in all, 1,000 kg to go.")
    #expect(text(.pound) == "Next milestone: 60,000 kg (132,277 lb) lifted in all, 2,205 lb to go.")
  }

  @Test("parts that go on in another line end in the sign that parts them")
  func items() {
    var style = TextStyle()
    style.width = 20
    var page = TextPage(style)
    page.items(["one two three", "four five six"])
    #expect(page.text == "one two three ·\nfour five six\n")
  }

  @Test("a balance without any set is left out")
  func emptyBalance() {
    var history = LogBuilder()
    history.session("2026-11-09") { $0.sets("Bench Press (Barbell)", kg: 60, reps: 8) }
    let text = weekly(history)
    #expect(text.contains("push : pull"))
    #expect(!text.contains("0 : 0 sets"))
  }

  @Test("a doubtful record is marked by a sign that no width cuts")
  func doubtfulRecord() throws {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(.example("Press"))
    for day in 1...9 {
      history.session("2026-10-0\(day)") { $0.sets("Press", kg: 100, reps: 8) }
    }
    history.session("2026-10-10") { $0.sets("Press", kg: 1000, reps: 8) }
    let text = try exercise(history, "Press")
    #expect(text.contains("1,000 kg ? 1,000 kg × 8"))
    #expect(text.contains("?: doubtful, as the data check says, and no record."))
    #expect(!text.contains("(dou…"))
  }

  @Test("records and reasons are worded as sentences")
  func words() {
    let english = English(unit: .kilogram)
    #expect(english.longName(.loadFor(repetitions: 12)) == "best load for 12 repetitions")
    #expect(english.longName(.loadFor(repetitions: 1)) == "best load for 1 repetition")
    let bands = StrengthRatio.Verdict.allCases.map(english.place)
    #expect(bands == ["usual", "below usual", "above usual", "unclear, usual"])
  }
}
