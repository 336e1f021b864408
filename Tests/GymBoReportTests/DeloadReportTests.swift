import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// The reports say whether a deload is due, and never take what is not known for a no.
@Suite struct DeloadReportTests {
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// Sessions of two lifts, on Mondays and Thursdays.
  /// - Parameters:
  ///   - light: a week at 75 % of the loads.
  ///   - change: kilograms from session to session.
  ///   - fall: the share of the loads that is lifted in the last two sessions.
  private func report(
    weeks: Int, days: [Int] = [0, 3], rpe: Double? = nil, light: Int? = nil, change: Double = 0.5,
    fall: Double = 1
  ) -> SuggestionReport {
    var history = LogBuilder()
    for week in 0..<weeks {
      for (slot, day) in days.enumerated() {
        let load = 100 + change * Double(days.count * week + slot)
        history.session(Self.first.advanced(by: 7 * week + day).description) {
          for lift in ["Squat (Barbell)", "Bench Press (Barbell)"] {
            let share = week == light ? 0.75 : week == weeks - 1 ? fall : 1
            $0.sets(lift, kg: (share * load).rounded(), reps: 5, rpe: rpe, count: 3)
          }
        }
      }
    }
    return SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
  }

  private func words(_ report: SuggestionReport) -> String { words(report.text(TextStyle())) }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("lifts that fell after weeks without a rest: a deload, its signs, and until when")
  func due() throws {
    let report = report(weeks: 16, rpe: 8, change: 0, fall: 0.95)
    let deload = try JSON(text: report.json())["deload"]
    #expect(deload["verdict"].string == "due")
    #expect(deload["until"].string == "2026-04-30")
    #expect(deload["scheduled"]["answer"].string == "yes")
    #expect(deload["scheduled"]["weeks"].int == 15)
    #expect(deload["falling"]["answer"].string == "yes")
    #expect(
      deload["falling"]["exercises"].array.map(\.string)
        == ["Squat (Barbell)", "Bench Press (Barbell)"])
    #expect(deload["falling"]["compared"].int == 2)
    #expect(
      words(report).contains(
        "Deload: Squat (Barbell), Bench Press (Barbell) were below their usual level in the last two sessions; "
          + "Squat (Barbell), Bench Press (Barbell) are falling; 15 weeks without a deload or a week off (6 are usual). 7 days, until 30 Apr: half the sets, 90 % of the load (or "
          + "fewer repetitions)."))
    // Both columns: what is usual, and what is done in the deload.
    let suggestion = try #require(JSON(text: report.json())["suggestions"].array.first)
    let lighter = suggestion["deloadWork"]
    #expect(lighter["sets"].int == (suggestion["sets"].int + 1) / 2)
    #expect(lighter["load"]["value"].number <= 0.9 * suggestion["load"]["value"].number)
    #expect(words(report).contains("In the deload: \(lighter["sets"].int) × "))
  }

  @Test("it is said once: first of what needs attention, or below the suggestions")
  func once() throws {
    let log = report(weeks: 16, rpe: 8, change: 0, fall: 0.95).log
    let weekly = ExampleHistory.report(log: log)
    let items = try JSON(text: weekly.json())["attention"]["items"].array
    #expect(items.first?["code"].string == "deload")
    #expect(items.first?["until"].string == "2026-04-30")
    let text = words(weekly.text(TextStyle()))
    #expect(text.components(separatedBy: "Deload:").count == 2)
    #expect(
      text.contains("Needs attention Deload: Squat (Barbell), Bench Press (Barbell) were below"))
  }

  @Test("weeks without a rest alone are a remark on the suggestions, and need no attention")
  func timeAlone() throws {
    let report = report(weeks: 16, rpe: 8)
    let deload = try JSON(text: report.json())["deload"]
    #expect(deload["verdict"].string == "not_due" && deload["scheduled"]["answer"].string == "yes")
    let suggestions = try JSON(text: report.json())["suggestions"].array
    #expect(suggestions.allSatisfy { $0["deloadWork"].isNull })
    let text = words(report)
    #expect(
      text.contains(
        "No deload due: none of 2 lifts was below its usual level in the last two sessions;"))
    #expect(
      text.contains("15 weeks without a deload or a week off, but time alone calls for none."))
    let weekly = ExampleHistory.report(log: report.log)
    #expect(!weekly.text(TextStyle()).contains("eload"))
  }

  @Test("without any sign of performance or effort there is no verdict, and it says why")
  func failsClosed() throws {
    let report = report(weeks: 5, days: [0])
    let deload = try JSON(text: report.json())["deload"]
    #expect(deload["verdict"].string == "not_evaluated")
    #expect(deload["falling"]["reason"].string == "few_sessions")
    #expect(deload["scheduled"]["answer"].string == "not_evaluated")
    #expect(deload["harder"]["reason"].string == "few_ratings")
    #expect(deload["harder"]["ratedPercent"].number == 0)
    let text = words(report)
    #expect(text.contains("Deload: too early to say."))
    #expect(!text.contains("No deload due"))
  }

  @Test("the signs that are not there are said with what was looked at")
  func notDue() throws {
    let report = report(weeks: 16, rpe: 8, light: 11, change: 0)
    let deload = try JSON(text: report.json())["deload"]
    #expect(deload["scheduled"]["answer"].string == "no")
    #expect(deload["scheduled"]["weeks"].int == 4)
    #expect(deload["falling"]["answer"].string == "no")
    #expect(deload["declining"]["answer"].string == "no")
    #expect(deload["harder"]["answer"].string == "no")
    #expect(deload["verdict"].string == "not_due")
    #expect(
      words(report).contains(
        "No deload due: none of 2 lifts was below its usual level in the last two sessions; none of 2 lifts is falling by trend; "
          + "none of 2 lifts got harder at the same load; 4 weeks since the last rest."))
  }

  @Test("soon after a deload none is due, and it says when the last one ended")
  func afterDeload() throws {
    let report = report(weeks: 16, rpe: 8, light: 13, change: 0)
    let deload = try JSON(text: report.json())["deload"]
    #expect(deload["exempt"]["reason"].string == "after_deload")
    #expect(deload["exempt"]["until"].string == "2026-04-09")
    #expect(words(report).contains("No deload due: the last one ended on 9 Apr."))
  }

  @Test("in a deload no lift is called falling")
  func inDeload() throws {
    let log = report(weeks: 16, rpe: 8, light: 15, change: -0.6).log
    let codes = try JSON(text: ExampleHistory.report(log: log).json())["attention"]["items"].array
      .map { $0["code"].string }
    #expect(!codes.contains("declining") && !codes.contains("not_rising"))
    #expect(!codes.contains("deload"))
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
        "Deload 20–23 Apr: loads continue from the week before it."))
  }

  @Test("who has not trained for a week rests, and needs no deload")
  func resting() throws {
    let log = report(weeks: 16, rpe: 8, change: 0, fall: 0.95).log
    var options = AnalysisOptions()
    func after(_ day: Int) -> SuggestionReport {
      options.asOf = Self.first.advanced(by: 7 * 15 + 3 + day)
      return SuggestionReport(of: log, options: options, unit: nil)
    }
    #expect(try JSON(text: after(6).json())["deload"]["verdict"].string == "due")
    let deload = try JSON(text: after(7).json())["deload"]
    #expect(deload["verdict"].string == "not_due")
    #expect(deload["exempt"]["reason"].string == "resting")
    #expect(deload["exempt"]["days"].int == 7)
    #expect(words(after(7)).contains("No deload due: no session for 7 days."))
  }

  @Test("soon after a week off none is due, and it says which days were the rest")
  func rested() throws {
    var history = LogBuilder()
    for index in 0..<30 {
      let day = 3 * index + (index > 25 ? 6 : 0)
      history.session(Self.first.advanced(by: day).description) {
        $0.sets("Squat (Barbell)", kg: 100 + Double(index % 3), reps: 5, count: 3)
      }
    }
    let report = SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
    #expect(
      words(report).contains("No deload due: there was a rest before 30 Mar."),
      "\(words(report))")
  }

  @Test("without a session there is no verdict")
  func nothing() throws {
    let report = SuggestionReport(
      of: TrainingLog(), options: AnalysisOptions(), unit: nil)
    #expect(try !JSON(text: report.json())["deload"]["reason"].string.isEmpty)
    #expect(!report.text(TextStyle()).contains("Deload"))
  }
}
