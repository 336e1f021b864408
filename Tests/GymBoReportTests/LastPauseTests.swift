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

  /// The line below the title of a page.
  private func line(_ days: [Int], asOf: Int? = nil) throws -> String {
    var history = LogBuilder()
    for day in days {
      let date = CivilDate(iso: "2026-01-05")?.advanced(by: day)
      history.session(try #require(date).description) { $0.sets("Squat", kg: 100, reps: 5) }
    }
    let today = asOf.flatMap { CivilDate(iso: "2026-01-05")?.advanced(by: $0) }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(asOf: today), unit: nil)
    let page = String(decoding: report.page(), as: UTF8.self)
      .replacing("\u{A0}", with: " ").replacing("\u{2060}", with: "")
    return String(try #require(page.firstMatch(of: /Last pause<\/a><\/dt><dd>([^<]*)</)).output.1)
  }

  @Test("Without a pause the page has the last week off, not the longest")
  func weekOff() throws {
    #expect(
      try line([0, 3, 12, 14, 23, 25])
        == "8 days off, 20–27 Jan 2026 (the longest so far)."
    )
    #expect(
      try line([0, 3, 15, 17, 25, 27])
        == "7 days off, 23–29 Jan 2026; the longest so far: 11 days off, 9–19 Jan 2026."
    )
    #expect(
      try line([0, 3, 9, 12])
        == "5 days off, 9–13 Jan 2026 (the longest so far).")
    #expect(
      try line([0, 3, 9, 12, 14, 19, 21])
        == "4 days off, 20–23 Jan 2026; the longest so far: 5 days off, 9–13 Jan 2026."
    )
    #expect(
      try line([0, 3, 6, 9])
        == "None; the longest so far: 2 days off, 12–13 Jan 2026.")
  }

  @Test("Days off that go on are the last ones")
  func goingOn() throws {
    #expect(
      try line([0, 3, 6, 9], asOf: 20) == "11 days off, 15–25 Jan 2026 (the longest so far).")
  }

  @Test("The longest of 12 months is told of a log that goes back as far")
  func longestOfAYear() throws {
    let year = try line(Array(stride(from: 0, through: 364, by: 7)))
    #expect(year.contains("(the longest in 12 months)"))
    let shorter = try line(Array(stride(from: 0, through: 357, by: 7)))
    #expect(shorter.contains("(the longest so far)"))
  }

  @Test("The last days off come first, then the last pause of two weeks, then the longest")
  func several() throws {
    #expect(
      try line([0, 40, 42, 57, 60])
        == "14 days off, 17 Feb – 2 Mar 2026; 1 earlier pause, the longest 39 days off, 6 Jan – 13 Feb 2026."
    )
    #expect(
      try line([0, 14, 30, 32, 41, 42])
        == "8 days off, 7–14 Feb 2026; the last long one: 15 days off, 20 Jan – 3 Feb 2026; 1 earlier pause."
    )
  }
}
