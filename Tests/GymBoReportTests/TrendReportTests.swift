import Foundation
import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// The reports say what a trend does without, and by which rule it is judged.
@Suite struct TrendReportTests {
  private let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// Two sessions a week of two lifts, without those of some weeks, lighter in others.
  private func report(
    weeks: Int = 16, without: Range<Int> = 0..<0, light: Int? = nil, rpe: Double? = nil,
    gain: Double = 0.5
  ) throws -> ExerciseReport {
    var history = LogBuilder()
    for week in 0..<weeks where !without.contains(week) {
      for day in [0, 3] {
        let load = 100 + gain * Double(week) + (day == 0 ? 0 : 0.25)
        history.session(first.advanced(by: 7 * week + day).description) {
          for lift in ["Squat (Barbell)", "Bench Press (Barbell)"] {
            $0.sets(
              lift, kg: week == light ? (0.8 * load).rounded() : load, reps: 5, rpe: rpe, count: 3)
          }
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
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
    #expect(words(report).contains("Left out: 2 deload sessions (16 Mar, 19 Mar)."))
  }

  @Test("a break is told with the day of the return, where the series starts anew")
  func newBeginning() throws {
    let report = try report(weeks: 20, without: 6..<10)
    let trend = try JSON(text: report.json())["exercise"]["trend"]
    #expect(trend["backSince"].string == "2026-03-16")
    #expect(trend["points"].int == 20)
    #expect(words(report).contains("Back since 16 Mar: nothing before it counts."))
    let new = try self.report(weeks: 12, without: 6..<10)
    #expect(words(new).contains("Too new: back since 16 Mar, 2 more sessions."))
    let steady = try JSON(text: self.report().json())["exercise"]["trend"]
    #expect(steady["backSince"]["reason"].string == "no_break")
  }

  @Test("the change is told over the weeks that were judged, with interval and probability")
  func change() throws {
    let text = words(try report(gain: 1))
    #expect(text.contains("Progressing: +4.6 % in the last 5 weeks (80 %: +"))
    #expect(text.contains("), 99 % sure."))
    #expect(text.contains("a verdict needs 65 %."))
    #expect(words(try report(gain: -1)).contains("% in the last 5 weeks (80 %: −"))
    #expect(words(try report(gain: 0)).contains("), not rising: "))
  }

  @Test("JSON has the verdict's numbers, and the reason where there is none")
  func numbers() throws {
    let trend = try JSON(text: report(gain: 1).json())["exercise"]["trend"]
    #expect(trend["state"].string == "progressing" && trend["reason"].string == "probably_rising")
    #expect(trend["weeks"].number == 5)
    let change = 100 * (exp(5 * trend["percentPerWeek"].number / 100) - 1)
    #expect(isClose(trend["change"].number, change, within: 1e-9))
    #expect(trend["probabilityRising"].number > 0.9)
    #expect(trend["probabilityFalling"].number < 0.05)
    #expect(trend["noise"].number > 0.9)
    let new = try JSON(text: report(weeks: 2).json())["exercise"]["trend"]
    for name in ["percentPerWeek", "interval", "weeks", "change", "noise", "slowedWeeksAgo"] {
      #expect(new[name]["reason"].string == "too_few_sessions")
    }
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

  @Test("the weekly report lists the deloads and layoffs of the history")
  func breaks() throws {
    let log = try report(weeks: 20, without: 6..<10, light: 15).log
    let breaks = try JSON(text: ExampleHistory.report(log: log).json())["breaks"]
    #expect(breaks["deloads"].array.count == 1)
    #expect(breaks["deloads"][0]["first"].string == "2026-04-20")
    #expect(breaks["deloads"][0]["sessions"].int == 2)
    #expect(breaks["deloads"][0]["reason"].string == "lighter_loads")
    #expect(breaks["deloads"][0]["open"].bool == false)
    #expect(breaks["layoffs"].array.count == 1)
  }
}
