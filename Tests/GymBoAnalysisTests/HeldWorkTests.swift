import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

/// The last sessions that all did the same work, and what lies beside a verdict.
@Suite("Work that is held") struct HeldWorkTests {
  private static let lift = "Leg Press"

  /// A lift trained once a week.
  private static func trend(_ sessions: [(kg: Double, reps: Int)]) throws -> Trend {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift, implement: .machine))
    for (index, set) in sessions.enumerated() {
      history.session(CivilDate(dayNumber: 20_000).advanced(by: 7 * index).description) {
        $0.sets(lift, kg: set.kg, reps: set.reps, count: 2)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.lifts.first).trend
  }

  @Test("One load for about the same repetitions is held from the first such session on")
  func held() throws {
    let before: [(Double, Int)] = [(50, 10), (55, 10)]
    let once = try Self.trend(before + [(60, 10), (60, 9), (60, 10), (60, 9)])
    #expect(once.heldSince == 2)
    let scatter = try Self.trend(before + [(60, 10), (60, 11), (60, 10), (60, 9), (60, 10)])
    #expect(scatter.heldSince == 2)
    let gaining = try Self.trend(before + [(60, 9), (60, 9), (60, 10), (60, 10)])
    #expect(gaining.heldSince == nil)
    let short = try Self.trend(before + [(60, 10), (62, 10), (60, 10), (60, 10)])
    #expect(short.heldSince == nil)
  }

  @Test("A session far below a new best of before it is found, and a usual one is not")
  func farBelow() throws {
    let usual: [(Double, Int)] = Array(repeating: (60, 8), count: 5)
    func after(_ last: (Double, Int)) throws -> Trend {
      var history = LogBuilder()
      history.resolutions[Self.lift] = .user(.example(Self.lift, implement: .machine))
      let start = CivilDate(dayNumber: 20_003)
      for (index, set) in (usual + [(70, 9), last]).enumerated() {
        // The last two lie in one week.
        let day = index < 6 ? 7 * index : 7 * 5 + 3
        history.session(start.advanced(by: day).description) {
          $0.sets(Self.lift, kg: set.0, reps: set.1, count: 2)
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return try #require(findings.lifts.first).trend
    }
    let far = try after((50, 6))
    #expect(far.record != nil && far.farBelowRecord?.date == CivilDate(dayNumber: 20_041))
    #expect(try after((70, 8)).farBelowRecord == nil)
  }
}
