import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// What the reports say, on histories made for one sentence each.
@Suite struct TextSentenceTests {
  private func weekly(
    _ history: LogBuilder, asOf: String? = nil, goal: Int? = nil, unit: LoadUnit = .kilogram
  ) -> String {
    var options = AnalysisOptions(weeklyGoal: goal)
    options.asOf = asOf.flatMap { CivilDate(iso: $0) }
    return WeeklyReport(of: history.log, options: options, unit: unit)
      .text(TextStyle(), .full)
  }

  private func suggestions(_ history: LogBuilder, unit: LoadUnit = .kilogram) -> String {
    SuggestionReport(of: history.log, options: AnalysisOptions(), unit: unit)
      .text(TextStyle()).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Facts of a barbell bench press, under the product's short name.
  private func benchHistory() -> LogBuilder {
    var history = LogBuilder()
    history.resolutions["Bench Press"] = .user(.example("Bench Press"))
    history.resolutions["Curl"] = .user(
      .example(
        "Curl", direct: [.biceps], indirect: [], movement: .elbowFlexion, mechanics: .isolation,
        implement: .dumbbell))
    return history
  }

  /// The lines with every run of blanks made one.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("100 kg × 8 after 100 kg × 7 is a new best, with the change of the e1RM and no arrow")
  func oneMoreRepetition() {
    var history = benchHistory()
    history.session("2026-10-29") { $0.sets("Bench Press", kg: 100, reps: 6) }
    history.session("2026-11-05") { $0.sets("Bench Press", kg: 100, reps: 7) }
    history.session("2026-11-12") { $0.sets("Bench Press", kg: 100, reps: 8) }
    let text = weekly(history)
    #expect(lines(text).contains { $0.hasPrefix("Bench Press 100 kg × 8 +3.4 % new best") })
    #expect(text.contains("best e1RM 124.1 kg (+4.1 kg)"))
  }

  @Test(
    "a session stands against the last one of its kind, in sets, volume, time, RPE and time per set"
  )
  func sessionsOfAKind() {
    var history = benchHistory()
    for (day, sets, seconds, rpe) in [
      ("2026-11-03", 3, 3600, 8.0), ("2026-11-12", 4, 3420, 8.5), ("2026-11-14", 4, 3420, 8.5),
    ] {
      history.session(day, title: "Push", duration: Int64(seconds)) {
        $0.sets("Bench Press", kg: 100, reps: 5, rpe: rpe, count: sets)
      }
    }
    history.session("2026-11-15", title: "Pull") { $0.sets("Curl", kg: 10, reps: 8) }
    let lines = lines(weekly(history))
    #expect(lines.contains("last on sets volume time RPE per set"))
    #expect(lines.contains("Th 3 Nov +1 +33.3 % −3 min +0.5 −5:45 min Push"))
    #expect(lines.contains("Sa 12 Nov same same same same same Push"))
    #expect(!lines.contains { $0.hasPrefix("Su") && $0.hasSuffix("– Pull") })
  }

  @Test("a muscle's sets are shown beside its range, and a word says where they are outside")
  func muscleTarget() throws {
    var history = benchHistory()
    history.session("2026-11-12") { $0.sets("Bench Press", kg: 100, reps: 8, count: 13) }
    let usual = lines(weekly(history))
    #expect(
      usual.contains { $0.hasPrefix("chest 13 6–20 █") && $0.hasSuffix("░") })
    var options = AnalysisOptions()
    options.landmarks[.chest] = VolumeLandmarks(
      maintenance: 2, minimumEffective: 4, maximumRecoverable: 12, target: 10)
    let own = lines(
      WeeklyReport(of: history.log, options: options, unit: .kilogram)
        .text(TextStyle(), .full))
    #expect(own.contains { $0.hasPrefix("chest 13 4–12 █") && $0.hasSuffix(" above") })
    #expect(own.contains { $0.contains("as given") } && !usual.contains { $0.contains("as given") })
  }

  @Test("a lift done for the first time, a lighter one and an equal one are told as such")
  func changes() {
    var history = benchHistory()
    history.session("2026-11-05") {
      $0.sets("Bench Press", kg: 100, reps: 8)
      $0.sets("Curl", kg: 12, reps: 10)
    }
    history.session("2026-11-12") {
      $0.sets("Bench Press", kg: 97.5, reps: 10)
      $0.sets("Curl", kg: 12, reps: 10)
      $0.sets("Dip", reps: 12)
    }
    let text = weekly(history)
    #expect(lines(text).contains { $0.hasPrefix("Bench Press 97.5 kg × 10 +4.7 %") })
    #expect(lines(text).contains { $0.hasPrefix("Curl 12 kg × 10 same") })
    #expect(lines(text).contains { $0.hasPrefix("Dip 12 reps first time") })
  }

  @Test("the headline names the week and what it is compared with")
  func headline() {
    var history = benchHistory()
    history.session("2026-11-02") { $0.sets("Bench Press", kg: 100, reps: 8) }
    history.session("2026-11-09") { $0.sets("Bench Press", kg: 90, reps: 8, count: 4) }
    let text = weekly(history, asOf: "2026-11-12")
    #expect(
      text.contains("Week 46 so far (9–12 Nov 2026, day 4 of 7): 1 workout, volume 3.6 times"))
    #expect(text.contains("2,880 kg (+260 %) · 1 h (±0 %) · 4 sets (+3)"))
    #expect(
      text.contains("Compared with the same days of the week before (2–5 Nov): 1 workout, 800 kg"))
    #expect(text.contains("Last complete week (2–8 Nov): 1 workout, 800 kg, 1 h, 1 set."))
    #expect(text.contains("Mo ●  Tu ·  We ·  Th ·  Fr    Sa    Su   ● workout"))
  }

  @Test("what is missing has its reason, and nothing is compared where there was nothing")
  func missing() {
    var history = LogBuilder()
    history.session("2026-11-09", duration: nil) { $0.sets("Dip", reps: 8) }
    let text = weekly(history)
    #expect(text.contains("No volume: no set with a load and repetitions."))
    #expect(text.contains("No time: no duration in the file."))
    #expect(text.contains("\n1 set\n"))
    #expect(text.contains("no workout in the same days of the week before"))
  }

  @Test("loads like pounds are told in the headline, an assumed unit at the end, with the remedy")
  func units() {
    var history = benchHistory()
    history.session("2026-11-09") { $0.sets("Bench Press", kg: 135, reps: 5) }
    history.file.unit = .assumedKilograms
    #expect(
      weekly(history).contains("Unit: kg assumed, the file does not say. Pounds? Add input_unit lb")
    )
    // It has its line, and is not counted as a note a second time.
    history.issues = [
      Issue(rule: .unitAssumed, severity: .notice, place: nil, proposal: .sayPounds)
    ]
    #expect(!weekly(history).contains("data note"))
    history.issues = [
      Issue(rule: .unitLooksLikePounds, severity: .warning, place: nil, original: "Weight")
    ]
    let head = weekly(history).split(separator: "\n").prefix(8).joined(separator: "\n")
    #expect(head.contains("Check the unit.") && head.contains("input_unit lb"))
  }

  @Test("three equal sessions of a compound lift: the product's sentence")
  func linearRule() {
    var history = benchHistory()
    for day in ["2026-11-02", "2026-11-05", "2026-11-09"] {
      history.session(day) { $0.sets("Bench Press", kg: 100, reps: 8, count: 3) }
    }
    let text = suggestions(history)
    #expect(text.contains("Bench Press: 3 × 102.5 kg × 8, best set 86 % likely"))
    #expect(text.contains("Bench Press 100 kg × 8: 3× done. Try 102.5 kg, +2.5 %."))
  }

  @Test("fewer equal sessions: repeat until three are done, with the count")
  func repeatUntil() {
    var history = benchHistory()
    history.session("2026-11-09") { $0.sets("Bench Press", kg: 60, reps: 8, count: 3) }
    #expect(
      suggestions(history).contains(
        "Same again: 60 kg × 8; more after 3 such sessions in a row."))
  }

  @Test("the RPE rule names the RPE, the day and the change")
  func rpeRule() {
    var history = benchHistory()
    history.session("2026-11-12") { $0.sets("Bench Press", kg: 100, reps: 8, rpe: 8, count: 3) }
    #expect(suggestions(history).contains("RPE 8 last time (12 Nov). 100 → 102.5 kg, +2.5 %."))
  }

  @Test("a step that is too large is named, with a repetition in its place")
  func stepTooLarge() {
    var history = benchHistory()
    history.resolutions["Press"] = .user(.example("Press", implement: .dumbbell))
    for day in ["2026-11-02", "2026-11-05", "2026-11-09"] {
      history.session(day) { $0.sets("Press", kg: 10, reps: 12, count: 3) }
    }
    let text = suggestions(history)
    #expect(text.contains("Press: 3 × 10 kg × 12+, 12, 12, best set 89 % likely"))
    #expect(
      text.contains(
        "10 kg × 12: 3× done. The next step, 12 kg, is 20 % up: hold 10 kg and add a repetition "
          + "if it goes."))
  }

  @Test("a week with nothing amiss says so in one line")
  func nothing() {
    var history = benchHistory()
    history.session("2026-11-09") { $0.sets("Bench Press", kg: 100, reps: 8) }
    #expect(weekly(history).contains("Needs attention\n  Nothing: no lift is shown to be stuck"))
  }

  @Test(
    "a plateau names the lift, its level with the interval of the change, and the weeks since the best"
  )
  func plateau() {
    var history = benchHistory()
    let first = CivilDate(iso: "2026-09-01") ?? CivilDate(dayNumber: 0)
    for day in 0..<22 {
      history.session(first.advanced(by: 3 * day).description) {
        $0.sets("Bench Press", kg: day % 2 == 0 ? 100 : 100.5, reps: 5, count: 3)
      }
    }
    let text = weekly(history).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("Plateau: Bench Press, e1RM about 112.8"))
    #expect(text.contains(" kg for 5 weeks, no new best for 8 weeks. Try 102.5 kg × 5 next."))
    #expect(text.contains(" next. 80 % interval: "))
    #expect(text.contains("not rising: "))
  }

  @Test("Weeks without a new best are not told where a heavier load came after the best e1RM")
  func heavierSince() {
    var history = benchHistory()
    let first = CivilDate(iso: "2026-09-01") ?? CivilDate(dayNumber: 0)
    for day in 0..<22 {
      history.session(first.advanced(by: 3 * day).description) {
        $0.sets("Bench Press", kg: day % 2 == 0 ? 100 : 100.5, reps: 5, count: 3)
        if day == 8 { $0.sets("Bench Press", kg: 105, reps: 1) }
      }
    }
    let text = weekly(history).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("Plateau: Bench Press, e1RM about 112.8"))
    #expect(!text.contains("no new best"))
  }

  @Test(
    "a goal that needs every day left is at risk, one missed is called missed, and none is none")
  func goal() {
    var history = benchHistory()
    history.session("2026-11-09") { $0.sets("Bench Press", kg: 100, reps: 8) }
    #expect(!weekly(history, asOf: "2026-11-12", goal: 3).contains("Goal at risk"))
    #expect(
      weekly(history, asOf: "2026-11-14", goal: 3).contains(
        "Goal at risk: 2 workouts to go, 2 days left in the week."))
    // Nobody is told to train three times a day.
    #expect(!weekly(history, asOf: "2026-11-14", goal: 7).contains("Goal at risk"))
    let missed = weekly(history, asOf: "2026-11-15", goal: 3)
    #expect(missed.contains("Goal missed: 1 workout, goal 3."))
    #expect(missed.contains("1 workout (goal 3)"))
    #expect(!weekly(history, asOf: "2026-11-15").contains("oal"))
  }

  @Test("a typing slip of the week is doubtful where it is shown, with what was probably meant")
  func doubtful() {
    var history = benchHistory()
    for day in 1...9 {
      history.session("2026-10-0\(day)") { $0.sets("Bench Press", kg: 100, reps: 8) }
    }
    history.session("2026-10-10") { $0.sets("Bench Press", kg: 1000, reps: 8) }
    let text = weekly(history)
    #expect(
      text.contains("Doubtful: Bench Press 1,000 kg × 8 (meant: 100 kg?). Correct it in the app"))
    #expect(!text.contains("heaviest load"))
  }

  @Test("doubtful repetitions have the name of their lift, and what to do is said once")
  func doubtfulRepetitions() throws {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<12 {
      history.session(start.advanced(by: 2 * day).description) {
        $0.sets("Squat (Barbell)", kg: 90 + Double(day), reps: 5 + day % 4, count: 3)
      }
    }
    history.session(start.advanced(by: 24).description) {
      $0.sets("Squat (Barbell)", kg: 100, reps: 80)
    }
    let text = weekly(history).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains(
        "Doubtful: Squat (Barbell) 100 kg × 80 (meant: 100 kg × 8?). Correct it in the app"))
  }

  @Test("printed shares of the repetition bands sum to 100 %")
  func shares() throws {
    var history = benchHistory()
    history.session("2026-11-09") {
      $0.sets("Bench Press", kg: 100, reps: 5)
      $0.sets("Bench Press", kg: 80, reps: 10)
      $0.sets("Bench Press", kg: 60, reps: 15)
    }
    let text = weekly(history)
    let shares = try text.matches(of: /1 set +([0-9]+)\.([0-9]) %/).map { match in
      try 10 * #require(Int(match.1)) + #require(Int(match.2))
    }
    #expect(shares.count == 3 && shares.reduce(0, +) == 1000)
  }

  @Test("equal sets of a session are a run with its volume")
  func runs() throws {
    var history = benchHistory()
    history.session("2026-11-09") { $0.sets("Bench Press", kg: 90, reps: 8, count: 4) }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let lift = try #require(findings.lifts.first)
    let report = ExerciseReport(
      of: lift, findings: findings, log: history.log, unit: .kilogram)
    #expect(report.text(TextStyle()).contains("9 Nov 2026: 4 × 90 kg × 8, 2,880 kg"))
    #expect(
      report.text(TextStyle()).contains(
        "Too early to tell: 5 more sessions, the last on 30 Nov or later.\n"))
  }

  @Test("pounds are pounds in every place, and assistance is called so")
  func poundsAndAssistance() {
    var history = benchHistory()
    history.session("2026-11-02") {
      $0.sets("Bench Press", lb: 130, reps: 5, count: 2)
      $0.sets("Pull Up (Assisted)", lb: 50, reps: 8, semantics: .assisted)
    }
    history.session("2026-11-09") {
      $0.sets("Bench Press", lb: 135, reps: 5, count: 2)
      $0.sets("Pull Up (Assisted)", lb: 40, reps: 8, semantics: .assisted)
    }
    let text = weekly(history, unit: .pound)
    #expect(text.contains("135 lb × 5"))
    #expect(text.contains("+5 lb"))
    #expect(text.contains("assistance 40 lb"))
    #expect(text.contains("1,350 lb"))
    #expect(!text.contains("135 kg"))
  }

  @Test("each place of the check stands as file, line and column, with its original and proposal")
  func check() {
    var history = benchHistory()
    history.session("2026-11-09") { $0.sets("Bench Press", kg: 100, reps: 8) }
    history.issues = [
      Issue(
        rule: .rpeOutOfRange, severity: .warning,
        place: SourcePlace(file: 0, line: 3, column: 12, columnName: "RPE", byteOffset: 200),
        original: "11", proposal: .leftOut)
    ]
    let report = CheckReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let text = report.text(TextStyle())
    #expect(text.contains("Warning: The RPE is not one of 1 to 10"))
    #expect(text.contains("history.csv:3:12: RPE 11 → left out"))
    #expect(text.hasSuffix("0 errors, 1 warning, 0 notices.\n"))
  }
}
