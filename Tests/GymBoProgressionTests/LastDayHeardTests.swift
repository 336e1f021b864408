import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What the last day of a lift tells of the lifter's state, where it was weaker than those before it.
@Suite("The last day is heard") struct LastDayHeardTests {
  private typealias Sets = DoneSessions.Sets

  private static let lift = "Bench Press (Barbell)"
  private static let curl = "Bicep Curl (Dumbbell)"

  /// What is suggested after sessions of a lift on some days, with some of another lift between them.
  /// - Parameter notes: of workouts, by day.
  private static func suggestion(
    _ sessions: [(day: Int, sets: Sets)], fillers: [Int] = [], notes: [Int: String] = [:]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift))
    history.resolutions[curl] = .user(
      .example(
        curl, direct: [.biceps], movement: .elbowFlexion, mechanics: .isolation,
        implement: .dumbbell, loading: .perHand))
    func day(_ offset: Int) -> String { DoneSessions.start.advanced(by: offset).description }
    for session in sessions {
      history.session(day(session.day), note: notes[session.day]) {
        for set in session.sets { $0.sets(lift, kg: set.kg, reps: set.reps) }
      }
    }
    for filler in fillers {
      history.session(day(filler), note: notes[filler]) { $0.sets(curl, kg: 20, reps: 8, count: 3) }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == lift })
  }

  @Test("A day that came to its lighter sets, as heavy as before, was not broken off")
  func backOffSets() throws {
    func found(_ last: Sets) throws -> Suggestion {
      try Self.suggestion([
        (0, [(97.5, 4), (97.5, 3)] + DoneSessions.equal(3, 85, 5)),
        (4, [(102.5, 3), (102.5, 2)] + DoneSessions.equal(3, 87.5, 4)),
        (8, [(100, 5), (100, 4)] + DoneSessions.equal(3, 87.5, 5)),
        (12, last),
      ])
    }
    let weaker = try found([(100, 4)] + DoneSessions.equal(3, 90, 5))
    #expect(weaker.passedOver == nil && weaker.repetitions == 4)
    #expect(weaker.plan.last?.load == .kilograms(90))
    let short = try found([(100, 4)] + DoneSessions.equal(1, 87.5, 5))
    #expect(short.passedOver?.kind == .shortDay && short.repetitions == 5)
  }

  @Test("A day whose last equal sets broke down was weak, and not light")
  func brokeDown() throws {
    let work = [(60, 3), (70, 2), (80, 4)] + DoneSessions.equal(3, 75, 4)
    func found(_ last: Int) throws -> Suggestion {
      try Self.suggestion([
        (0, work), (7, work), (14, [(60, 3), (70, 2), (79, 4)] + DoneSessions.equal(3, 75, 4)),
        (23, [(60, 3), (70, 4), (74, 3)] + DoneSessions.equal(2, 68, 6) + [(68, last)]),
      ])
    }
    #expect(try found(6).passedOver?.kind == .lightDay)
    let weak = try found(3)
    #expect(weak.passedOver == nil && weak.lastSession == DoneSessions.start.advanced(by: 23))
  }

  @Test("After a day that was broken off the work before it comes again, and no more")
  func brokenOff() throws {
    let fives = DoneSessions.equal(5, 85, 5)
    let found = try Self.suggestion([
      (0, fives), (4, fives), (8, fives), (12, DoneSessions.equal(2, 85, 3)),
    ])
    #expect(found.passedOver?.kind == .shortDay)
    #expect(found.action == .hold && found.load == .kilograms(85) && !found.isAtLeast)
  }

  @Test(
    "A repetition record that is unlikely is not what comes again after a day that was broken off")
  func unlikely() throws {
    let found = try Self.suggestion([
      (0, DoneSessions.equal(3, 50, 9)), (4, DoneSessions.equal(3, 50, 9)),
      (8, [(50, 15), (50, 10), (50, 10)]), (12, [(50, 10)]),
    ])
    #expect(found.passedOver?.kind == .shortDay)
    #expect((found.repetitions ?? 15) < 15, "\(found.action)")
  }

  @Test("After a lighter first day back from a pause the work before it comes again, and no more")
  func firstDayBack() throws {
    let work = DoneSessions.equal(3, 50, 12)
    let sessions: [(day: Int, sets: Sets)] =
      [(0, DoneSessions.equal(3, 45, 12))]
      + [4, 8, 12, 16].map { ($0, work) } + [(30, [(40, 12), (40, 14), (40, 12)])]
    let found = try Self.suggestion(sessions, fillers: [20, 24])
    #expect(found.load == .kilograms(50) && found.repetitions == 12, "\(found.action)")
    #expect(found.action == .hold)
    // A light day among others is no reason to wait.
    let light = try Self.suggestion(
      [(0, DoneSessions.equal(3, 45, 12))] + [4, 8, 12, 16].map { ($0, work) }
        + [(20, [(35, 12), (35, 12), (35, 12)])])
    #expect(light.passedOver?.kind == .lightDay && light.action == .increaseLoad)
  }

  @Test("While the lifter is ill no more is asked for than was done then with the usual load")
  func illness() throws {
    let work = DoneSessions.equal(3, 60, 8)
    let found = try Self.suggestion(
      [(0, work), (4, work), (8, [(60, 7), (60, 6), (60, 6)])], notes: [8: "Still sick"])
    #expect(found.reason.code == .illnessNoted && found.action == .hold)
    #expect(DoneSessions.repetitions(found) == [7, 6, 6])
    // Less load was taken on purpose.
    let light = try Self.suggestion(
      [(0, work), (4, work), (8, work), (12, DoneSessions.equal(3, 40, 8))],
      notes: [12: "Still sick"])
    #expect(light.action == .hold && light.load == .kilograms(60))
  }

  @Test(
    "A drill after a pause, at a third of the old load, goes up slowly, and the old load is told")
  func drill() throws {
    let work = DoneSessions.equal(4, 60, 4)
    let found = try Self.suggestion(
      [(0, work), (5, work), (10, work), (54, DoneSessions.equal(3, 20, 5))],
      fillers: Array(stride(from: 15, through: 50, by: 5)))
    #expect(found.isOnWayBack && found.load == .kilograms(20))
    #expect(found.action == .addRepetitionIfItGoes && found.heavierBefore != nil)
  }

  @Test("A step up costs no more repetitions than it takes at equal strength")
  func asItRose() throws {
    let found = try Self.suggestion([
      (0, [(72.5, 5)]), (4, [(64, 7)]), (8, [(66, 7)]), (12, [(68, 7)]),
    ])
    #expect(found.rule == .rising && found.load == .kilograms(70))
    #expect(found.repetitions == 6)
  }

  @Test("Before a last set for as many as go the others are the work, and are raised")
  func openLast() throws {
    var history = LogBuilder()
    let name = "Hip Adduction (Machine)"
    history.resolutions[name] = .user(
      .example(name, mechanics: .isolation, region: .lower, implement: .machine))
    history.session("2026-01-05") {
      $0.sets(name, kg: 28, reps: 15, rpe: 6, count: 2)
      $0.sets(name, kg: 28, reps: 50, rpe: 10)
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let found = try #require(findings.suggestions().first)
    #expect(DoneSessions.repetitions(found) == [16, 16, 50])
  }

  /// What is suggested in a workout in which only some of the sessions of a lift were done, given by number.
  private static func suggestion(
    _ sessions: [(day: Int, sets: Sets)], ofWorkout own: Set<Int>
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift))
    for session in sessions {
      history.session(DoneSessions.start.advanced(by: session.day).description) {
        for set in session.sets { $0.sets(lift, kg: set.kg, reps: set.reps) }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(
      findings.suggestions(of: ProposedWorkout(lifts: [0], tracks: [0: own])).first)
  }

  @Test("The first day after a break tells what goes, be it in another workout")
  func otherWorkoutAfterBreak() throws {
    let (own, other) = (DoneSessions.equal(3, 60, 10), DoneSessions.equal(3, 70, 5))
    let sessions: [(day: Int, sets: Sets)] =
      [0, 7, 14].map { ($0, own) } + [3, 10, 17].map { ($0, other) }
    let days = sessions.sorted { $0.day < $1.day }
    let before = try Self.suggestion(days, ofWorkout: [0, 2, 4])
    #expect(before.continuesDay == 14 && before.passedOver?.kind != nil)
    let back = try Self.suggestion(
      days + [(45, DoneSessions.equal(3, 50, 6))], ofWorkout: [0, 2, 4])
    #expect(back.continuesDay == 45, "\(back.reason)")
  }

  @Test("One day of a workout that was far lighter than all others is no kind of work")
  func onlyDay() throws {
    let days: [(day: Int, sets: Sets)] = [
      (0, [(50, 10), (52.5, 9)]), (4, [(52.5, 9), (55, 8)]), (8, [(35, 8), (35, 6)]),
      (12, [(55, 9), (57.5, 7)]),
    ]
    #expect(try Self.suggestion(days, ofWorkout: [2]).continuesDay == 12)
    let twice: [(day: Int, sets: Sets)] = days + [(16, [(35, 8), (35, 7)]), (20, [(57.5, 8)])]
    #expect(try Self.suggestion(twice, ofWorkout: [2, 4]).continuesDay == 16)
  }

  @Test("After a break no work of before it is held against the lighter start")
  func startAgain() throws {
    let found = try Self.suggestion(
      [(0, DoneSessions.equal(3, 60, 8)), (4, DoneSessions.equal(3, 60, 8)), (8, [(60, 8)])],
      fillers: [40])
    #expect(found.rule == .afterBreak && found.action == .startAgain)
    #expect(found.heavierBefore == nil)
  }

  @Test("A heavier load whose best set is worth far more than before was not too much")
  func notTooMuch() throws {
    let before = DoneSessions.equal(3, 40, 12)
    let found = try Self.suggestion([
      (0, before), (4, before), (8, before), (12, [(50, 10), (50, 7), (50, 5)]),
    ])
    #expect(found.passedOver == nil && found.load == .kilograms(50))
    let tooMuch = try Self.suggestion([
      (0, before), (4, before), (8, before), (12, [(50, 6), (50, 4), (50, 3)]),
    ])
    #expect(tooMuch.passedOver?.kind == .tooMuch)
  }
}

extension Suggestion {
  /// The day that it goes on from, as a number of days since the first.
  fileprivate var continuesDay: Int { lastSession.days(since: DoneSessions.start) }
}
