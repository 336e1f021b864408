import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// The reports say whether a deload is due, and never take what is not known for a no.
@Suite struct DeloadReportTests {
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// Two sessions a week of one lift.
  private func report(
    weeks: Int, rpe: Double? = nil, light: Int? = nil, change: Double = 0.5
  ) -> SuggestionReport {
    var history = LogBuilder()
    for week in 0..<weeks {
      for day in [0, 3] {
        let load = 100 + change * Double(2 * week + day / 3)
        history.session(Self.first.advanced(by: 7 * week + day).description) {
          $0.sets(
            "Squat (Barbell)", kg: week == light ? (0.8 * load).rounded() : load, reps: 5, rpe: rpe,
            count: 3)
        }
      }
    }
    return SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
  }

  private func words(_ report: SuggestionReport) -> String {
    report.text(TextStyle()).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("six weeks without a deload: one is due, with what it is")
  func due() throws {
    let report = report(weeks: 16, rpe: 8)
    let deload = try JSON(text: report.json())["deload"]
    #expect(deload["verdict"].string == "due")
    #expect(deload["scheduled"]["answer"].string == "yes")
    #expect(deload["scheduled"]["weeks"].int == 15)
    #expect(deload["declining"]["answer"].string == "no")
    #expect(deload["declining"]["known"].int == 1)
    let text = words(report)
    #expect(
      text.contains("Deload due: 15 weeks without one (6 are usual). Take 7 days with 50 % of"))
    #expect(text.contains("at 90 % of the loads, RPE 6 at most."))
  }

  @Test("a short history without RPE cannot be evaluated, and says why, whatever the rest says")
  func failsClosed() throws {
    let report = report(weeks: 5)
    let deload = try JSON(text: report.json())["deload"]
    #expect(deload["verdict"].string == "not_evaluated")
    #expect(deload["scheduled"]["answer"].string == "not_evaluated")
    #expect(deload["harder"]["reason"].string == "few_ratings")
    #expect(deload["harder"]["ratedPercent"].number == 0)
    let text = words(report)
    #expect(text.contains("Deload could not be evaluated: the history has 4 weeks"))
    #expect(text.contains("RPE of 6 or more on 0 % of sets."))
    #expect(!text.contains("No deload due"))
  }

  @Test("no is said only where every trigger says no")
  func notDue() throws {
    let report = report(weeks: 16, rpe: 8, light: 12, change: 0)
    let deload = try JSON(text: report.json())["deload"]
    #expect(deload["scheduled"]["answer"].string == "no")
    #expect(deload["scheduled"]["weeks"].int == 3)
    #expect(deload["declining"]["answer"].string == "no")
    #expect(deload["harder"]["answer"].string == "no")
    #expect(deload["verdict"].string == "not_due")
    #expect(
      words(report).contains(
        "No deload due: 3 weeks since the last break, none of 1 lift declines, none of 1 got harder"
      ))
  }

  @Test("a lift that declines calls for one by name, and the weekly report says the same")
  func declining() throws {
    let log = report(weeks: 16, rpe: 8, light: 12, change: -0.6).log
    let weekly = ExampleHistory.report(log: log)
    let deload = try JSON(text: weekly.json())["deload"]
    #expect(deload["verdict"].string == "due")
    #expect(deload["declining"]["exercises"].array.map(\.string) == ["Squat (Barbell)"])
    let text = weekly.text(TextStyle()).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains("Deload due: declining: Squat (Barbell)."))
  }

  @Test("in a deload the loads go on from before it, and the report says so")
  func passedOver() throws {
    let report = report(weeks: 16, rpe: 8, light: 15)
    let suggestion = try #require(try JSON(text: report.json())["suggestions"].array.first)
    #expect(suggestion["lastSession"].string == "2026-04-16")
    #expect(suggestion["deload"]["first"].string == "2026-04-20")
    #expect(suggestion["deload"]["last"].string == "2026-04-23")
    #expect(
      words(report).contains(
        "The deload of 20–23 Apr is passed over: loads go on from the sessions before it."))
  }

  @Test("who has not trained for three weeks needs no deload, also where a lift declined before")
  func layoff() throws {
    let log = report(weeks: 16, rpe: 8, change: -0.6).log
    var options = AnalysisOptions()
    func after(_ day: Int) -> SuggestionReport {
      options.asOf = Self.first.advanced(by: 7 * 15 + 3 + day)
      return SuggestionReport(of: log, options: options, unit: nil)
    }
    #expect(try JSON(text: after(20).json())["deload"]["verdict"].string == "due")
    let deload = try JSON(text: after(21).json())["deload"]
    #expect(deload["verdict"].string == "not_due")
    #expect(deload["declining"]["answer"].string == "no")
    #expect(deload["declining"]["daysWithoutSession"].int == 21)
    #expect(words(after(21)).contains("No deload due: no session for 21 days."))
  }

  @Test("without a session there is no verdict")
  func nothing() throws {
    let report = SuggestionReport(
      of: TrainingLog(), options: AnalysisOptions(), unit: nil)
    #expect(try !JSON(text: report.json())["deload"]["reason"].string.isEmpty)
    #expect(!report.text(TextStyle()).contains("Deload"))
  }
}
