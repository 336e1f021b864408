import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What counts as done, what is new, and what a test says of the work.
@Suite("Work that is known") struct KnownWorkTests {
  private typealias Sets = DoneSessions.Sets
  private static let (lift, curl) = ("Bench Press (Barbell)", "Bicep Curl (Barbell)")

  private static func suggestion(
    _ name: String = lift, days: [Int]? = nil, after sessions: [Sets]
  ) throws -> Suggestion {
    try DoneSessions.suggestion(
      of: name,
      facts: [
        lift: .example(lift),
        curl: .example(
          curl, direct: [.biceps], indirect: [], movement: .elbowFlexion, mechanics: .isolation),
      ], days: days, after: sessions)
  }

  @Test("A session with a missed set was not done, unless a set is missed every time")
  func missedSet() throws {
    let fives = DoneSessions.equal(5, 80, 5)
    let missed = DoneSessions.equal(4, 80, 5) + [(80, 3)]
    let found = try Self.suggestion(after: [fives, missed, fives])
    #expect(found.action == .hold && found.reason == .doneInARow(sessions: 1, repetitions: 5))
    let counted = try Self.suggestion(after: [missed, fives, fives, fives])
    #expect(counted.reason == .doneInARow(sessions: 3, repetitions: 5))
    #expect(counted.action == .increaseLoad)
    let always = try Self.suggestion(after: [missed, missed, missed])
    #expect(always.reason == .doneInARow(sessions: 3, repetitions: 5))
  }

  @Test("What was done for as many repetitions some weeks ago is not untried")
  func knownLoad() throws {
    func after(_ first: Double) throws -> Suggestion {
      let repetitions = [12, 10, 10, 10, 11, 11, 11, 12, 12, 12]
      return try Self.suggestion(
        Self.curl, days: repetitions.indices.map { 5 * $0 },
        after: repetitions.enumerated().map {
          DoneSessions.equal(2, $0.offset == 0 ? first : 42.5, $0.element)
        })
    }
    let known = try after(45)
    #expect(known.load == .kilograms(45) && !known.isUntried)
    let new = try after(42.5)
    #expect(new.load == .kilograms(45) && new.isUntried)
  }

  @Test("A single above everything of the year is asked for once, the others as they were")
  func newSingle() throws {
    let singles: Sets = [(80, 1), (100, 1), (100, 1)]
    let found = try Self.suggestion(after: [singles, singles, singles])
    #expect(found.load == Load(kilograms: 102.5))
    #expect(found.sets == 1)
    #expect(
      found.plan.map(\.load) == [.kilograms(80), .kilograms(100), Load(kilograms: 102.5)])
  }

  @Test("A single with a large step is asked for once, after the last one's load")
  func largeStep() throws {
    let usual: Sets = [(50, 3), (60, 2), (75, 1), (75, 1)]
    let back: Sets = [(50, 3), (60, 2), (70, 1), (70, 1)]
    let found = try DoneSessions.suggestion(
      of: Self.lift, facts: [Self.lift: .example(Self.lift)], days: [0, 4, 8, 12, 22],
      after: [usual, usual, usual, usual, back])
    #expect(found.load == .kilograms(75) && found.isOnWayBack, "\(found.action)")
    #expect(found.plan.suffix(2).map(\.load) == [.kilograms(70), .kilograms(75)])
    #expect(found.plan.suffix(2).map(\.sets) == [1, 1])
  }

  @Test("A test far above the work takes the rule's step")
  func testAbove() throws {
    let work = [DoneSessions.equal(5, 90, 5), DoneSessions.equal(5, 92.5, 5)]
    func after(_ single: Double) throws -> Suggestion {
      try Self.suggestion(after: work + [[(single, 1)] + DoneSessions.equal(3, 92.5, 5)])
    }
    let found = try after(120)
    #expect(found.action == .increaseLoad && found.load == .kilograms(95))
    guard case .testAbove(let load, 1, _, let percent) = found.reason else {
      Issue.record("\(found.reason)")
      return
    }
    #expect(
      load == .kilograms(120) && isClose(percent, 100 * (120.0 * 32 / 36 / 92.5 - 1), within: 1e-9))
    #expect(try after(110).action == .hold)
    // On a day of its own it counts, too.
    let own = try Self.suggestion(after: work + [[(60, 3), (90, 1), (122.5, 1)]])
    #expect(own.reason.code == .testAbove)
    let missed = DoneSessions.equal(2, 92.5, 5) + [(92.5, 3)]
    #expect(try Self.suggestion(after: work + [[(120, 1)] + missed]).action == .hold)
  }

  @Test("Nobody waits for three equal sessions who changes the load each time")
  func changesEachTime() throws {
    let loads: Sets = [(72.5, 4), (70, 5), (65, 6), (72.5, 4), (70, 5), (65, 6), (67.5, 6)]
    let found = try Self.suggestion(after: loads.map { DoneSessions.equal(3, $0.kg, $0.reps) })
    #expect(found.reason == .changedEachTime(sessions: 7))
  }

  @Test("Two kinds of days that took turns twice go on from the last of the other kind")
  func takesTurns() throws {
    let days: Sets = [(85, 5), (80, 6), (75, 8), (85, 5), (75, 8), (82, 5)]
    let found = try Self.suggestion(after: days.map { DoneSessions.equal(5, $0.kg, $0.reps) })
    #expect(found.load == .kilograms(75) && found.passedOver?.kind == .rotation)
  }

  @Test("What every set reached is not asked for with fewer repetitions")
  func reachedTwice() throws {
    let usual = [8, 9, 8, 9, 8, 9, 8].map { DoneSessions.equal(4, 7.5, $0) }
    let found = try Self.suggestion(
      Self.curl, after: usual + [[(7.5, 14), (7.5, 12), (7.5, 12), (7.5, 12)]])
    #expect(DoneSessions.repetitions(found).allSatisfy { $0 >= 12 } || found.load != 7.5)
  }

  @Test("The way back to much more takes no step above 10 %, and tells the old load")
  func halfWay() throws {
    let work = (0..<6).map { _ in DoneSessions.equal(4, 120, 3) }
    let days = [0, 4, 8, 12, 16, 20, 64]
    let found = try Self.suggestion(days: days, after: work + [DoneSessions.equal(3, 50, 5)])
    let load = try #require(found.load)
    #expect(found.action == .increaseLoad && load > 50 && load <= 55, "\(load)")
    #expect(found.heavierBefore != nil)
  }

  @Test("Who did clearly more some days ago reads of it beside a step from lighter days")
  func heavierLately() throws {
    let heavy = DoneSessions.equal(4, 85, 7)
    let light = DoneSessions.equal(4, 65, 8)
    let found = try Self.suggestion(after: [light, heavy, heavy, light, light, light])
    #expect(found.load.map { $0 < 77 } ?? false)
    #expect(found.heavierBefore != nil)
    let usual = try Self.suggestion(after: Array(repeating: light, count: 6))
    #expect(usual.heavierBefore == nil)
  }

  @Test("A first set of fewer repetitions before one of many is a weaker one, and gets one more")
  func weakerFirst() throws {
    let found = try Self.suggestion(
      Self.curl, after: [[(25, 15), (25, 17)], [(30, 12), (30, 20)]])
    let asked = DoneSessions.repetitions(found)
    #expect(found.load != 30 || asked.first ?? 0 > 12, "\(asked)")
  }
}
