import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// When work is held, and when a repetition leads on: what coaches would not have signed, and what is said now.
@Suite("Work that is held") struct HeldWorkTests {
  private typealias Sets = DoneSessions.Sets

  private static let lift = "Bench Press (Barbell)"
  private static let pullUp = "Pull Up"
  private static let row = "Seated Row (Machine)"
  private static let start = DoneSessions.start

  private static let facts = [
    lift: ExerciseFacts.example(lift),
    pullUp: .example(pullUp, direct: [.lats], movement: .verticalPull, loading: .added),
    row: .example(
      row, direct: [.upperBack], movement: .horizontalPull, mechanics: .isolation,
      implement: .machine),
  ]

  private static func suggestion(
    of name: String = lift, days: [Int]? = nil, after sessions: [Sets]
  ) throws -> Suggestion {
    try DoneSessions.suggestion(of: name, facts: facts, days: days, after: sessions)
  }

  @Test("What was reached in four sessions running is not held for one better day")
  func settled() throws {
    let six = DoneSessions.equal(3, 0, 6)
    let better: Sets = [(0, 8), (0, 6)]
    let settled = try Self.suggestion(of: Self.pullUp, after: [six, six, better, six])
    #expect(settled.action == .addRepetition && settled.reason.code == .repetitionsFell)
    #expect(settled.repetitions == 7)
    let fell = try Self.suggestion(
      of: Self.pullUp, after: [DoneSessions.equal(3, 0, 8), better, six])
    #expect(fell.action == .hold && fell.reason.code == .repetitionsFell)
  }

  @Test("One set is not the work of four: it does not count as one of three times done")
  func oneSet() throws {
    let single: Sets = [(90, 3), (90, 3), (100, 3)]
    let four: Sets = [(90, 3)] + DoneSessions.equal(4, 100, 3)
    let found = try Self.suggestion(after: [single, single, four])
    #expect(found.action == .hold && found.reason == .doneInARow(sessions: 1, repetitions: 3))
    let done = try Self.suggestion(after: [four, four, four])
    #expect(done.reason == .doneInARow(sessions: 3, repetitions: 3))
  }

  @Test("Twice as many repetitions are other work: what had fewer does not count for them")
  func twiceTheRepetitions() throws {
    let before: [Sets] = [DoneSessions.equal(3, 80, 3), DoneSessions.equal(3, 80, 3)]
    let held = try Self.suggestion(after: before + [DoneSessions.equal(3, 80, 6)])
    #expect(held.action == .hold && held.load == Load(kilograms: 80) && held.repetitions == 6)
    let done = try Self.suggestion(after: [80, 80, 80].map { DoneSessions.equal(3, $0, 6) })
    #expect(done.action == .increaseLoad)
  }

  @Test("The way back to a load is over with a test that is worth more")
  func testOnTheWay() throws {
    let before = DoneSessions.equal(4, 90, 4)
    let back: Sets = DoneSessions.equal(4, 80, 5) + [(85, 5)]
    let test: Sets = [(80, 2), (90, 1), (100, 1), (110, 1), (115, 1)]
    let sessions: [Sets] = [before, before, before, DoneSessions.equal(5, 80, 5), back]
    let days = [0, 4, 8, 73, 80]
    #expect(try Self.suggestion(days: days, after: sessions).rule == .afterBreak)
    let tested = try Self.suggestion(days: days + [90], after: sessions + [test])
    #expect(tested.rule != .afterBreak && tested.passedOver?.kind == .test)
  }

  @Test("A step of one in a hundred that would cost a repetition is passed over for the next")
  func worthwhile() throws {
    let tens = DoneSessions.equal(3, 85, 10)
    let odd: Sets = [(86, 8), (73, 10), (66, 10)]
    let found = try Self.suggestion(
      of: Self.row, after: [DoneSessions.equal(3, 80, 10), odd, [(85, 9), (85, 8), (80, 9)], tens])
    #expect(found.action == .increaseLoad && found.load ?? .zero > .kilograms(86))
  }

  @Test("A day with the same sets and a heavier one beside them does not interrupt the row")
  func heavierBeside() throws {
    let four = DoneSessions.equal(4, 110, 3)
    let beside: Sets = [(110, 3), (110, 3), (120, 2), (110, 3)]
    let done = try Self.suggestion(after: [four, beside, four, four])
    #expect(done.reason == .doneInARow(sessions: 4, repetitions: 3))
    #expect(done.load == Load(kilograms: 112.5))
    let other = try Self.suggestion(after: [four, DoneSessions.equal(4, 115, 2), four, four])
    #expect(other.reason == .doneInARow(sessions: 2, repetitions: 3))
  }

  @Test("Before a day that was broken off, a light day is passed over too")
  func lightBeforeShort() throws {
    let found = try Self.suggestion(after: [
      DoneSessions.equal(3, 60, 10), DoneSessions.equal(3, 60, 10), DoneSessions.equal(4, 62.5, 8),
      DoneSessions.equal(5, 65, 6),
      DoneSessions.equal(3, 50, 6), [(60, 3)],
    ])
    #expect(found.load == .kilograms(65) && found.sets == 5)
    #expect(found.passedOver?.kind == .shortDay)
  }
}
