import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Lifts whose weaker sets rise") struct WeakerSetsTests {
  private static let lift = "Shoulder Press (Dumbbell)"

  /// A report of sessions of one load, three days apart, with the repetitions of each set.
  private func report(_ sessions: [[Int]]) -> WeeklyReport {
    var history = LogBuilder()
    history.resolutions[Self.lift] = .user(.example(Self.lift))
    let first = CivilDate(iso: "2026-09-07") ?? CivilDate(dayNumber: 0)
    for (index, sets) in sessions.enumerated() {
      history.session(first.advanced(by: 3 * index).description) {
        for reps in sets { $0.sets(Self.lift, kg: 12, reps: reps) }
      }
    }
    return WeeklyReport(of: history.log, options: AnalysisOptions(), unit: .kilogram)
  }

  private func word(_ sessions: [[Int]]) -> LiftWord? {
    report(sessions).findings.flatMap { findings in
      findings.lifts.first.flatMap {
        LiftWord(findings.liftFindings.concerns.told($0), of: $0.trend)
      }
    }
  }

  private static let before = [[12, 9, 8], [12, 9, 8], [12, 10, 8], [11, 10, 9], [12, 10, 9]]

  @Test("Who brings every set to twelve is on no plateau")
  func rising() {
    let sessions =
      Self.before + [[12, 10, 10], [12, 11, 10], [12, 11, 11], [12, 12, 11], [12, 12, 12]]
    #expect(word(sessions) == .moreRepetitions)
    #expect(!report(sessions).text().contains("lateau"))
    #expect(report(sessions).text().contains("more reps"))
  }

  @Test("A best set that rose, too, is not told as before")
  func bestRose() throws {
    let sessions = [[8, 8, 7], [8, 9, 8], [9, 9, 8], [9, 9, 9], [9, 9, 9]]
    let report = report(sessions)
    let findings = try #require(report.findings)
    let section = TrendSection(
      try #require(findings.lifts.first), findings: findings,
      concerns: findings.liftFindings.concerns, log: report.log)
    #expect(section.course != .moreRepetitions || section.bestSetRose)
    let words = English(unit: .kilogram, asOf: nil)
    #expect(!TextStyle().text(words.summary(section)).contains("best set as before"))
    #expect(!TextStyle().text(words.summary(section)).isEmpty)
  }

  @Test("Later sets that fell off are said, where the best set is as last time")
  func fell() {
    func text(_ last: [Int]) -> String {
      report([[9, 8, 8], [9, 8, 8], [9, 9, 9], last]).text()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(text([9, 5, 5]).contains("fewer reps"))
    #expect(text([9, 5, 5]).contains("fewer reps: after the same best set"))
    #expect(!text([9, 8, 7]).contains("fewer reps"))
    #expect(!text([9, 9]).contains("fewer reps"))
  }

  @Test("Sets that stay as they are, or end lower, are still a plateau or unchanged")
  func level() {
    #expect(word(Array(repeating: [12, 10, 9], count: 10)) != .moreRepetitions)
    let falls =
      Self.before + [[12, 10, 10], [12, 12, 12], [12, 10, 10], [11, 10, 9], [12, 9, 8]]
    #expect(word(falls) != .moreRepetitions)
  }
}
