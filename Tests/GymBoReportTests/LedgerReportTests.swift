import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("JSON of insights and of the ledger")
struct LedgerReportTests {
  @Test("Both are valid by their schemas, of histories and of nothing")
  func schemas() throws {
    let ledger = try JSONSchema(#require(ReportSchema(rawValue: "ledger")).text)
    let insights = try JSONSchema(#require(ReportSchema(rawValue: "insights")).text)
    for log in [ExampleHistory.log, TextReportTests.usualLog(), TrainingLog()] {
      let analysis = History(log).analysis(AnalysisOptions(weeklyGoal: 3))
      #expect(try ledger.errors(in: analysis.ledger(days: 60).json()) == [])
      #expect(try insights.errors(in: analysis.report().insightsJSON()) == [])
    }
  }

  @Test("Without a session both say that there is none")
  func nothing() {
    let analysis = History(TrainingLog()).analysis()
    #expect(!analysis.ledger().text().isEmpty)
    #expect(!analysis.report().text(TextStyle(), .insights).isEmpty)
  }
}
