import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite("Distances that nobody covers in their time")
struct ImpossiblePaceTests {
  @Test("A distance that nobody covers in its time is doubted, and no other")
  func tooFast() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Swimming", seconds: 30, metres: 1000)
      $0.sets("Cycling", seconds: 60, metres: 1000)
      $0.sets("Running", metres: 5000)
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let doubts = findings.dataCheck.suspicions.map(\.issue)
    #expect(doubts.map(\.rule) == [.impossibleValue])
    #expect(doubts.map(\.doubt) == [.pace(metres: 1000, seconds: 30, exercise: "Swimming")])
  }
}
