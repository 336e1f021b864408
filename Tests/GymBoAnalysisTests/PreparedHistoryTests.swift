import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite("A history made ready on an earlier day")
struct PreparedHistoryTests {
  /// A bench press on each of some days in a row, one set of five a day.
  private func history(_ loads: [Double]) throws -> PreparedHistory {
    var builder = LogBuilder()
    let first = try #require(CivilDate(iso: "2026-03-02"))
    for (day, load) in loads.enumerated() {
      builder.session(first.advanced(by: 3 * day).description) {
        $0.sets("Bench Press (Barbell)", kg: load, reps: 5, count: 3)
      }
    }
    return try #require(PreparedHistory(of: builder.log, options: AnalysisOptions()))
  }

  @Test("It is the one made of the log up to that day")
  func same() throws {
    let history = try history([100, 100, 102.5, 1000, 102.5, 105, 105, 107.5])
    for days in [3, 6, 9] {
      let day = history.asOf.advanced(by: -days)
      let earlier = try #require(history.earlier(asOf: day))
      let log = history.log.through(day)
      let made = try #require(PreparedHistory(of: log, options: AnalysisOptions()))
      #expect(earlier.asOf == day)
      #expect(
        (0..<log.columns.count).allSatisfy {
          earlier.traits.marks[$0] == made.traits.marks[$0]
        })
      #expect(earlier.sessions.ofExercise == made.sessions.ofExercise)
      #expect(earlier.log.sessions == made.log.sessions)
    }
    #expect(history.earlier(asOf: history.asOf.advanced(by: -60)) == nil)
  }

  @Test("A slip that only later sets show to be one was one from its day on")
  func hindsight() throws {
    let history = try history([500, 50, 50, 52.5, 52.5])
    try #require(history.traits.isSuspect[0])
    let first = try #require(history.log.sessions.first?.date)
    let log = history.log.through(first)
    let alone = try #require(PreparedHistory(of: log, options: AnalysisOptions()))
    try #require(!alone.traits.isSuspect[0])
    let earlier = try #require(history.earlier(asOf: first))
    #expect((0..<3).allSatisfy { earlier.traits.isSuspect[$0] })
    #expect(earlier.log.columns.count == 3)
  }
}
