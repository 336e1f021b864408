import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// Days with far lighter loads that were no light days.
@Suite("Days that were not lighter") struct OtherMachineTests {
  private static let (row, press, pulldown) = (
    "Seated Row (Machine)", "Chest Press (Machine)", "Lat Pulldown (Cable)"
  )
  private static let (lift, shrug) = ("Bench Press (Barbell)", "Shrug (Barbell)")

  /// Six full days, and one or more with other loads.
  /// - Parameter days: with the other loads.
  private static func suggestion(
    of row: String = row, row rowLoad: Double, reps: Int = 10, press pressLoad: Double,
    pulldown pulldownLoad: Double, days: Int = 1
  ) throws -> (Suggestion, Load?) {
    var history = LogBuilder()
    for index in 0...(5 + days) {
      let isLast = index > 5
      history.session(DoneSessions.start.advanced(by: 4 * index).description) {
        $0.sets(row, kg: isLast ? rowLoad : 60, reps: isLast ? reps : 10, count: 3)
        $0.sets(press, kg: isLast ? pressLoad : 50, reps: 8, count: 3)
        $0.sets(pulldown, kg: isLast ? pulldownLoad : 45, reps: 10, count: 3)
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    let found = try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == row })
    return (found, found.heavierBefore.flatMap { log.columns.load[$0] }.map(Load.init(units:)))
  }

  @Test("One day of a machine with a load far below the usual one is called another machine")
  func otherMachine() throws {
    let (found, _) = try Self.suggestion(row: 25, press: 50, pulldown: 45)
    #expect(found.passedOver?.kind == .otherMachine)
    #expect(found.load.map { $0 >= .kilograms(60) } == true)
    let (stayed, _) = try Self.suggestion(row: 25, press: 50, pulldown: 45, days: 2)
    #expect(stayed.passedOver == nil && stayed.load == .kilograms(25))
  }

  @Test("Free weights with half of the usual load are counted in another way, and go on so")
  func otherCount() throws {
    let (found, before) = try Self.suggestion(
      of: Self.shrug, row: 25, press: 50, pulldown: 45)
    #expect(
      found.passedOver == nil && found.load == .kilograms(25) && found.action != .increaseLoad)
    #expect(before == .kilograms(60))
  }

  @Test("A day on which every lift was far below its usual load is a light one")
  func lightDay() throws {
    let (found, _) = try Self.suggestion(row: 25, press: 20, pulldown: 20)
    #expect(found.passedOver?.kind == .lightDay)
    #expect(found.load.map { $0 >= .kilograms(60) } == true)
  }

  @Test("Many more repetitions with a far lighter load are other work, and no other machine")
  func otherWork() throws {
    let (found, _) = try Self.suggestion(row: 25, reps: 25, press: 50, pulldown: 45)
    #expect(found.load.map { $0 >= .kilograms(60) } == true)
  }

  private static func suggestion(after sessions: [DoneSessions.Sets]) throws -> Suggestion {
    try DoneSessions.suggestion(of: lift, facts: [lift: .example(lift)], after: sessions)
  }

  @Test("A day with more load than is asked for now is no lighter day")
  func heavierSingles() throws {
    let work = [110, 112.5, 115, 112.5].map { DoneSessions.equal(3, $0, 4) }
    let peak = DoneSessions.equal(2, 116, 1) + DoneSessions.equal(6, 105, 1)
    let found = try Self.suggestion(after: work + [peak, DoneSessions.equal(4, 110, 1)])
    #expect(found.passedOver?.kind != .lightDay)
    #expect(found.load.map { $0 >= .kilograms(110) } == true)
  }

  @Test("A day whose best set was worth more is another workout, and no lighter day")
  func worthMore() throws {
    let usual = Array(repeating: DoneSessions.equal(4, 40, 10), count: 4)
    let mixed: DoneSessions.Sets = [(40, 8), (35, 10), (35, 10), (37.5, 9)]
    let found = try Self.suggestion(after: usual + [mixed, DoneSessions.equal(4, 25, 20)])
    #expect(found.passedOver?.kind == .otherWorkout)
  }
}
