import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

/// Loads with the decimal point in the wrong place.
@Suite struct DecimalSlipTests {
  @Test("A tenth is no slip where ten times as much would be far too heavy for its repetitions")
  func tenthOfManyRepetitions() throws {
    func rules(_ first: Int) throws -> [IssueRule] {
      var history = LogBuilder()
      history.session("2026-01-05") { $0.sets("Overhead Press (Barbell)", kg: 12, reps: 20) }
      history.session("2026-01-14") {
        $0.sets("Overhead Press (Barbell)", kg: 5, reps: first)
        $0.sets("Overhead Press (Barbell)", kg: 40, reps: 4, count: 3)
        $0.sets("Overhead Press (Barbell)", kg: 50, reps: 3)
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return findings.dataCheck.suspicions.map(\.issue.rule)
    }
    #expect(try rules(3) == [.typingSlip])
    #expect(try rules(20).isEmpty)
  }
}
