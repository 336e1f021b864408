import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The report tells the last pause in training for four weeks.
@Suite struct LastPauseTests {
  private static let first = CivilDate(dayNumber: 20_000)

  /// The words of a report on the day of the last workout.
  private func words(_ days: [Int], asOf: Int? = nil) throws -> String {
    var history = LogBuilder()
    for day in days {
      history.session(Self.first.advanced(by: day).description) {
        $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
      }
    }
    let options = AnalysisOptions(asOf: asOf.map { Self.first.advanced(by: $0) })
    return WeeklyReport(of: history.log, options: options, unit: nil).text()
  }

  @Test("Two weeks between two workouts are told, with their days")
  func told() throws {
    #expect(try words([0, 3, 6, 20, 23]).contains("Last pause: 11–23 Oct, 13 days off."))
  }

  @Test("A pause after the day of the report is none yet")
  func later() throws {
    #expect(try !words([0, 3, 6, 20, 23], asOf: 6).contains("Last pause"))
    #expect(try words([0, 3, 6, 20, 23], asOf: 20).contains("Last pause: 11–23 Oct"))
  }

  @Test("Less than two weeks, and a pause that ended more than four weeks ago, are not")
  func untold() throws {
    #expect(try !words([0, 3, 6, 19, 23]).contains("Last pause"))
    let long = [0, 3, 6, 20] + Array(stride(from: 24, through: 52, by: 4))
    #expect(try !words(long).contains("Last pause"))
  }

  @Test("Without a pause the page has the longest time between two workouts")
  func longest() throws {
    var history = LogBuilder()
    for day in [0, 3, 12, 14, 23, 25] {
      let date = CivilDate(iso: "2026-10-01")?.advanced(by: day)
      history.session(try #require(date).description) { $0.sets("Squat", kg: 100, reps: 5) }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let page = String(decoding: report.page(), as: UTF8.self)
      .replacing("\u{A0}", with: " ").replacing("\u{2060}", with: "")
    #expect(
      page.contains("None of 13 days or more; the longest in 12 months: 8 days off, 16–23 Oct"))
  }
}
