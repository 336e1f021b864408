import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite("Time per set") struct TimePerSetTests {
  /// A workout of one lift, after an earlier one of 30 minutes with 5 working sets.
  private static func timePerSet(
    sets: Int, warmUps: Int = 0, seconds: Int64?
  ) throws -> Comparison {
    var history = LogBuilder()
    history.session("2026-01-05", title: "Push", duration: 1800) {
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, count: 5)
    }
    history.session("2026-01-08", title: "Push", duration: seconds) {
      $0.sets("Bench Press (Barbell)", kg: 40, reps: 5, count: warmUps, kind: .warmUp)
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, count: sets)
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.weekSessions.last).timePerSet
  }

  @Test("It is the duration for each working set, warm-ups left out, against the last session")
  func value() throws {
    let time = try Self.timePerSet(sets: 4, warmUps: 2, seconds: 1200)
    #expect(time.value == .known(300))
    #expect(time.previous == .known(360))
    #expect(time.change == .known(-60))
  }

  @Test(
    "Without a duration of up to 6 hours there is none",
    arguments: [nil, 0, Totals.longestPlausible + 1] as [Int64?])
  func noDuration(_ seconds: Int64?) throws {
    #expect(try Self.timePerSet(sets: 4, seconds: seconds).value == .missing(.noDuration))
    #expect(
      try Self.timePerSet(sets: 4, seconds: Totals.longestPlausible).value == .known(5400))
  }

  @Test("Without a working set there is none")
  func noSets() throws {
    #expect(try Self.timePerSet(sets: 0, warmUps: 2, seconds: 1200).value == .missing(.noSets))
  }
}
