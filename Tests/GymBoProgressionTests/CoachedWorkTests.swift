import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// Work that a coach reads otherwise than a count of sessions does.
@Suite("Work as a coach reads it") struct CoachedWorkTests {
  private typealias Sets = [(kg: Double, reps: Int)]
  private typealias Rated = [(kg: Double, reps: Int, rpe: Double)]

  private static let lift = "Bench Press (Barbell)"
  private static let curl = "Bicep Curl (Dumbbell)"
  private static let walk = "Lat Pulldown (Cable)"
  private static let start = CivilDate(dayNumber: 20_459)

  private static func history() -> LogBuilder {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift))
    history.resolutions[curl] = .user(
      .example(
        curl, direct: [.biceps], movement: .elbowFlexion, mechanics: .isolation,
        implement: .dumbbell, loading: .perHand))
    return history
  }

  private static func suggestion(_ name: String, _ history: LogBuilder) throws -> Suggestion {
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == name })
  }

  /// After sessions of the bench press on some days, with another lift every third day.
  private static func suggestion(_ sessions: [(day: Int, sets: Sets)]) throws -> Suggestion {
    var history = history()
    for (day, sets) in sessions {
      history.session(start.advanced(by: day).description) {
        for set in sets { $0.sets(lift, kg: set.kg, reps: set.reps) }
      }
    }
    let last = sessions.last?.day ?? 0
    for day in stride(from: 1, to: last, by: 3) where !sessions.contains(where: { $0.day == day }) {
      history.session(start.advanced(by: day).description) {
        $0.sets(walk, kg: 50, reps: 10, count: 3)
      }
    }
    return try suggestion(lift, history)
  }

  private static func alike(_ kg: Double, _ reps: Int, sets: Int = 3) -> Sets {
    Array(repeating: (kg, reps), count: sets)
  }

  @Test("Of a lift that is done every two weeks two equal sessions are enough for more load")
  func seldom() throws {
    func twice(every days: Int) throws -> Suggestion {
      try Self.suggestion([
        (0, Self.alike(57.5, 8)), (days, Self.alike(60, 8)), (2 * days, Self.alike(60, 8)),
      ])
    }
    let seldom = try twice(every: 14)
    #expect(seldom.action == .increaseLoad && seldom.load == Load(kilograms: 62.5))
    #expect(seldom.reason == .doneInARow(sessions: 2, repetitions: 8))
    let weekly = try twice(every: 7)
    #expect(weekly.action == .hold && weekly.sessionsNeeded == 3)
    let first = try Self.suggestion([
      (0, Self.alike(55, 8)), (14, Self.alike(57.5, 7)), (28, Self.alike(60, 8)),
    ])
    #expect(first.action != .hold || first.sessionsNeeded == 2)
  }

  @Test("A day with the same sets and a heavier one beside them counts as done")
  func heavierBeside() throws {
    let found = try Self.suggestion([
      (0, Self.alike(70, 12)), (3, [(80, 10), (70, 12), (70, 12)]), (7, Self.alike(70, 12)),
    ])
    #expect(found.action == .increaseLoad)
    #expect(found.reason == .doneInARow(sessions: 3, repetitions: 12))
  }

  @Test("The sets that a test took the place of come back")
  func testForWork() throws {
    let found = try Self.suggestion([
      (0, Self.alike(60, 5, sets: 4)), (3, Self.alike(60, 5)),
      (6, [(50, 5), (60, 5), (65, 1), (67.5, 1)]),
    ])
    #expect(found.passedOver?.kind == .test && found.load == .kilograms(60) && found.sets == 3)
    // One set fewer is no other day.
    let fewer = try Self.suggestion([
      (0, Self.alike(60, 5, sets: 4)), (3, Self.alike(60, 5, sets: 4)),
      (6, [(60, 5), (60, 5), (60, 5), (67.5, 1)]),
    ])
    #expect(fewer.passedOver == nil)
  }

  @Test("Equal triples after fours are planned, and no repetition is lost")
  func plannedTriples() throws {
    let fours = Self.alike(60, 4, sets: 4)
    let triples = try Self.suggestion([(0, fours), (7, fours), (14, Self.alike(60, 3, sets: 4))])
    #expect(triples.reason == .doneInARow(sessions: 1, repetitions: 3))
    let lost = try Self.suggestion([(0, fours), (7, fours), (14, [(60, 4), (60, 3), (60, 2)])])
    #expect(lost.reason.code == .repetitionsFell)
  }

  @Test("What fails two times in three is not asked for again, be it that it was reached before")
  func unlikelyAgain() throws {
    let usual = Self.alike(60, 7)
    let good: Sets = [(60, 12), (60, 7), (60, 7)]
    let days = [usual, usual, usual, good] + Array(repeating: usual, count: 8) + [good]
    let found = try Self.suggestion(days.enumerated().map { (3 * $0.offset, $0.element) })
    #expect(found.easedFrom == 12 && found.isAtLeast)
    let odds = try #require(found.easedOdds)
    #expect(odds < 0.4)
    #expect(found.repetitions.map { (10..<12).contains($0) } == true)
  }

  @Test("What went down to failure, session after session, is no plan: the load goes down")
  func grind() throws {
    var history = Self.history()
    for (week, reps) in [(7, 6), (6, 6), (6, 6), (5, 5), (5, 5), (5, 5)].enumerated() {
      history.session(Self.start.advanced(by: 7 * week).description) {
        $0.sets(Self.lift, kg: 80, reps: reps.0)
        $0.sets(Self.lift, kg: 80, reps: reps.1, kind: .failure)
      }
    }
    let found = try Self.suggestion(Self.lift, history)
    #expect(found.action == .decreaseLoad && found.reason.code == .missed)
  }

  /// The last session of a dumbbell lift that rose to failure, week by week.
  private static func risen(from kg: Double, by step: Double, _ name: String) throws -> Suggestion {
    var history = history()
    for week in 0..<5 {
      history.session(start.advanced(by: 7 * week).description) {
        for rpe in [8.5, 9.5, 10] {
          $0.sets(name, kg: kg + step * Double(week), reps: 12, rpe: rpe)
        }
      }
    }
    return try suggestion(name, history)
  }

  @Test("After a set that left nothing no large step is made because the load rose")
  func riseToFailure() throws {
    let found = try Self.risen(from: 18, by: 2, Self.curl)
    #expect(found.load == .kilograms(26) && found.action != .increaseLoad)
    let small = try Self.risen(from: 90, by: 2.5, Self.lift)
    #expect(small.action == .increaseLoad && small.load == Load(kilograms: 102.5))
  }

  @Test("A step up in one of two workouts that train a lift alike is gone on from")
  func stepInOtherWorkout() throws {
    func found(last: Sets) throws -> Suggestion {
      var history = Self.history()
      let alike = Self.alike(8, 12)
      for (day, sets) in [alike, alike, alike, alike, alike, last].enumerated() {
        history.session(
          Self.start.advanced(by: 2 * day).description, title: day % 2 == 0 ? "Pull" : "Push"
        ) {
          for set in sets { $0.sets(Self.curl, kg: set.kg, reps: set.reps) }
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return try #require(
        findings.suggestions(of: ProposedWorkout(lifts: [0], tracks: [0: [0, 2, 4]])).first)
    }
    let stepped = try found(last: [(8, 12), (10, 10), (10, 8)])
    #expect(stepped.passedOver == nil && stepped.load == .kilograms(10))
    // What is worth no more is the other workout's own.
    #expect(try found(last: Self.alike(10, 5)).lastSession == Self.start.advanced(by: 8))
  }
}
