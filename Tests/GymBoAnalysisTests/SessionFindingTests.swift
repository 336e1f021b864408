import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite("A session against the last one of its kind") struct SessionFindingTests {
  private static func findings(
    _ build: (inout LogBuilder) -> Void
  ) throws -> HistoryFindings {
    var history = LogBuilder()
    build(&history)
    return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
  }

  private static func pushAndLegs() throws -> HistoryFindings {
    try findings { history in
      history.session("2026-01-05", title: "Push", duration: 3600) {
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, rpe: 8)
      }
      history.session("2026-01-06", title: "Legs", duration: nil) {
        $0.sets("Squat (Barbell)", kg: 100, reps: 5)
      }
      history.session("2026-01-08", title: "Push", duration: 3300) {
        $0.sets("Bench Press (Barbell)", kg: 40, reps: 10, rpe: 5, kind: .warmUp)
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 6, rpe: 8)
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 6, rpe: 9)
      }
    }
  }

  @Test("Sets, volume, time and average RPE are compared with the last session of the same title")
  func comparison() throws {
    let last = try #require(try Self.pushAndLegs().weekSessions.last)
    #expect(last.previous == 0)
    #expect(last.workingSets.change == .known(1))
    #expect(last.volume.change == .known(700))
    #expect(last.volume.percent == .known(140))
    #expect(last.duration.change == .known(-300))
    #expect(last.averageRPE == .known(8.5))
    #expect(last.effort.sets == 2)
    #expect(last.averageRPEComparison.change == .known(0.5))
  }

  @Test("The first of its kind has numbers, and nothing to compare them with")
  func first() throws {
    let legs = try Self.pushAndLegs().weekSessions[1]
    #expect(legs.previous == nil)
    #expect(legs.volume.value == .known(500))
    for comparison in [legs.workingSets, legs.volume, legs.duration, legs.averageRPEComparison] {
      #expect(comparison.previous == .missing(.firstOfItsKind))
    }
    #expect(legs.workingSets.change == .missing(.nothingBefore))
    #expect(legs.duration.change == .missing(.noDuration))
    #expect(legs.averageRPEComparison.change == .missing(.noEffort))
  }

  @Test("Without titles, the session with most exercises in common is of the same kind")
  func exercises() throws {
    let all = try Self.findings { history in
      for (day, lifts) in [
        ("2026-01-05", ["A", "B", "C"]), ("2026-01-07", ["A", "D", "E"]),
        ("2026-01-09", ["F", "G"]),
        ("2026-01-12", ["A", "B", "X"]), ("2026-01-14", ["X", "Y", "Z"]),
      ] {
        history.session(day, title: nil) { session in
          for lift in lifts { session.sets(lift, kg: 50, reps: 5) }
        }
      }
    }
    #expect(all.sessionFindings().map(\.previous) == [nil, nil, nil, 0, nil])
  }

  @Test("The sessions of the week are those of the whole history on its days")
  func week() throws {
    let findings = try Self.pushAndLegs()
    #expect(findings.sessionFindings() == findings.weekSessions)
  }
}
