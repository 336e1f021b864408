import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoCoach

@Suite("Insights of lifts that rise") struct RiseInsightTests {
  @Test("A rise is told with the ends that the lift's own page tells") func endsOfRise() throws {
    let lift = "Overhead Press (Barbell)"
    let days: [(day: Int, kg: Double, reps: Int)] = [
      (0, 36, 6), (3, 36, 6), (6, 40, 5), (9, 44, 5), (12, 46, 5), (15, 46, 5), (17, 56, 5),
      (22, 46, 5), (27, 50, 5), (34, 46, 8), (37, 50, 5), (39, 56, 5), (41, 42, 10),
    ]
    var builder = LogBuilder()
    let first = CivilDate(dayNumber: 20_459)
    for one in days {
      builder.session(first.advanced(by: one.day).description) {
        $0.sets(lift, kg: one.kg, reps: one.reps)
      }
    }
    let options = AnalysisOptions(asOf: first.advanced(by: 41))
    let findings = try #require(HistoryFindings(of: builder.log, options: options))
    let own = try #require(findings.lifts[0].trend.own)
    let ends = try #require(own.ends(.progressing, turnedAt: own.turn?.index))
    #expect(ends.from != own.from || ends.to != own.to)
    let moment = InsightMoment(findings, suggestions: [], deload: findings.deload())
    let rise = try #require(moment.triggers().first { $0.type == .progressing })
    guard case .lift(let movement) = rise.content else {
      Issue.record("\(rise.content)")
      return
    }
    #expect(movement.levels?.from == ends.from && movement.levels?.to == ends.to)
  }
}
