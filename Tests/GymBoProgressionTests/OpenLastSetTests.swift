import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// A last set for as many repetitions as go, after sets that were planned.
@Suite("A last set for as many as go") struct OpenLastSetTests {
  @Test("Hard as it is, it is no measure of the load: the sets before it are", arguments: [7, 9.0])
  func effort(before rpe: Double) throws {
    let name = "Bench Press (Barbell)"
    var history = LogBuilder()
    history.resolutions[name] = .user(.example(name))
    for (week, load) in [80.0, 85, 90].enumerated() {
      history.session(DoneSessions.start.advanced(by: 7 * week).description) {
        $0.sets(name, kg: load, reps: 10, rpe: week < 2 ? 7 : rpe, count: 2)
        $0.sets(name, kg: load, reps: week < 2 ? 10 : 18, rpe: week < 2 ? 7 : 9)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let found = try #require(findings.suggestions().first)
    if rpe < RPERule.hardFrom {
      #expect(found.action == .increaseLoad && found.load == Load(kilograms: 92.5))
      #expect(found.repetitions == 10, "\(DoneSessions.repetitions(found))")
    } else {
      #expect(found.action != .increaseLoad)
    }
  }
}
