import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// The reports say what a trend does without, and by which rule it is judged.
@Suite struct TrendReportTests {
  private let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// Two sessions a week of one lift, without those of some weeks, lighter in others.
  private func report(
    weeks: Int = 16, without: Range<Int> = 0..<0, light: Int? = nil, rpe: Double? = nil,
    method: PlateauMethod = .bentLine
  ) throws -> ExerciseReport {
    var history = LogBuilder()
    for week in 0..<weeks where !without.contains(week) {
      for day in [0, 3] {
        let load = 100 + 0.5 * Double(week)
        history.session(first.advanced(by: 7 * week + day).description) {
          $0.sets(
            "Squat (Barbell)", kg: week == light ? (0.8 * load).rounded() : load, reps: 5, rpe: rpe,
            count: 3)
        }
      }
    }
    var options = AnalysisOptions()
    options.plateauMethod = method
    let findings = try #require(HistoryFindings(of: history.log, options: options))
    return ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
  }

  private func words(_ report: ExerciseReport) -> String {
    report.text(TextStyle()).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("the sessions of a deload are left out of the trend, listed and told")
  func deload() throws {
    let report = try report(light: 10)
    let trend = try JSON(text: report.json())["exercise"]["trend"]
    #expect(trend["leftOut"].array.map { $0["date"].string } == ["2026-03-16", "2026-03-19"])
    #expect(trend["leftOut"].array.allSatisfy { $0["reason"].string == "deload" })
    #expect(trend["layoffs"].array.isEmpty)
    #expect(words(report).contains("Left out: 2 deload sessions (16 Mar, 19 Mar)."))
  }

  @Test("a layoff is told with its days, and so are the sessions after it that are left out")
  func layoff() throws {
    let report = try report(weeks: 20, without: 6..<10)
    let trend = try JSON(text: report.json())["exercise"]["trend"]
    #expect(trend["layoffs"].array.count == 1)
    #expect(trend["layoffs"][0]["lastBefore"].string == "2026-02-12")
    #expect(trend["layoffs"][0]["firstAfter"].string == "2026-03-16")
    #expect(trend["layoffs"][0]["days"].int == 32)
    #expect(Set(trend["leftOut"].array.map { $0["reason"].string }) == ["after_layoff"])
    let text = words(report)
    #expect(text.contains("after a layoff ("))
    #expect(
      text.contains("Without a session of it: 12 Feb – 16 Mar; that time does not count."))
  }

  @Test("a trend that counts repetitions in reserve says so, another does not")
  func effort() throws {
    let rated = try report(rpe: 8)
    #expect(try JSON(text: rated.json())["exercise"]["trend"]["effortAdjusted"].bool)
    #expect(words(rated).contains("Repetitions in reserve count as done"))
    let unrated = try report()
    #expect(try !JSON(text: unrated.json())["exercise"]["trend"]["effortAdjusted"].bool)
    #expect(!words(unrated).contains("Repetitions in reserve"))
  }

  @Test("the rule in force is named, and one for comparison is told as such")
  func rule() throws {
    for method in PlateauMethod.allCases {
      let report = try report(method: method)
      let trend = try JSON(text: report.json())["exercise"]["trend"]
      #expect(trend["rule"].string == method.rawValue)
      #expect(words(report).contains("this rule is for comparison") == method.isForComparison)
      #expect(words(report).contains("(80 % is enough)") != method.isForComparison)
    }
  }

  @Test("the weekly report lists the deloads and layoffs of the history")
  func breaks() throws {
    let log = try report(weeks: 20, without: 6..<10, light: 14).log
    let breaks = try JSON(text: ExampleHistory.report(log: log).json())["breaks"]
    #expect(breaks["deloads"].array.count == 1)
    #expect(breaks["deloads"][0]["first"].string == "2026-04-13")
    #expect(breaks["deloads"][0]["sessions"].int == 2)
    #expect(breaks["deloads"][0]["reason"].string == "lighter_loads")
    #expect(breaks["deloads"][0]["open"].bool == false)
    #expect(breaks["layoffs"].array.count == 1)
  }
}
