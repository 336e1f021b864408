import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// Advice that asked for too much, or for what had been overtaken, and what is said now.
@Suite("Advice that a coach would correct") struct CorrectedAdviceTests {
  private typealias Sets = DoneSessions.Sets

  private static let lift = "Bench Press (Barbell)"
  private static let start = DoneSessions.start

  private struct Workout {
    var day: Int
    var sets: Sets
    var note: String?
  }

  private static let facts = ExerciseFacts.example(lift, direct: [.chest])

  private static func suggestion(_ workouts: [Workout]) throws -> Suggestion {
    let notes = workouts.enumerated().compactMap { index, workout in
      workout.note.map { (index, $0) }
    }
    return try DoneSessions.suggestion(
      of: lift, facts: [lift: facts], days: workouts.map(\.day), after: workouts.map(\.sets),
      notes: Dictionary(uniqueKeysWithValues: notes))
  }

  private static func suggestion(every days: Int = 4, _ sessions: [Sets]) throws -> Suggestion {
    try suggestion(sessions.enumerated().map { Workout(day: days * $0, sets: $1) })
  }

  @Test(
    "An untried load after sets that went as far as they could is asked for as many as are of equal strength"
  )
  func untried() throws {
    let found = try Self.suggestion(
      every: 10,
      [
        DoneSessions.equal(4, 40, 6), DoneSessions.equal(3, 40, 6) + [(40, 7)],
        [(40, 8), (40, 6), (40, 7), (40, 6)], [(40, 9), (40, 9), (40, 7), (40, 7)],
        [(40, 10), (40, 9), (40, 7), (40, 8)], [(40, 9), (40, 8), (40, 7), (40, 7)],
      ])
    #expect(found.load == Load(kilograms: 42.5) && found.isUntried)
    // 40 kg × 9 is an e1RM of 51.4 kg, of which 42.5 kg goes 7 times.
    #expect(found.repetitions == 7)
    let plan = try Self.suggestion([
      DoneSessions.equal(5, 40, 5), DoneSessions.equal(5, 40, 5), DoneSessions.equal(5, 40, 5),
    ])
    #expect(plan.load == Load(kilograms: 42.5) && plan.repetitions == 5)
  }

  @Test("With pain noted no more sets are asked for than were done")
  func painfulSets() throws {
    let before = [4, 3].enumerated().map {
      Workout(day: 4 * $0, sets: DoneSessions.equal($1, 65, 5))
    }
    let last = Workout(day: 8, sets: DoneSessions.equal(2, 65, 5), note: "Rückenschmerzen")
    let found = try Self.suggestion(before + [last])
    #expect(found.sets == 2 && found.reason.code == .painNoted)
  }

  @Test("A complaint that names muscles spares the lifts that train them, and no others")
  func partOfTheBody() throws {
    func reason(_ note: String) throws -> SuggestionReason.Code {
      let days = [0, 4, 8].map { Workout(day: $0, sets: DoneSessions.equal(3, 60, 8)) }
      return try Self.suggestion(
        days + [Workout(day: 12, sets: DoneSessions.equal(3, 60, 8), note: note)]
      )
      .reason.code
    }
    #expect(try reason("skipped abs, they hurt") != .painNoted)
    #expect(try reason("Menos bíceps, doeu muito") != .painNoted)
    #expect(try reason("shoulder hurts") == .painNoted)
    #expect(try reason("biceps and neck hurt") == .painNoted)
    #expect(try reason("it hurts") == .painNoted)
    #expect(try reason("Knee pain. Groin hurts too.") == .painNoted)
    #expect(try reason("Absolutely awful pain") == .painNoted)
    #expect(try reason("Omuz ve bel ağrısı") == .painNoted)
    #expect(try reason("Knee pain") != .painNoted)
  }

  @Test("After a break, what was done before it is no day above the usual")
  func afterBreak() throws {
    let before = [
      Workout(day: 0, sets: DoneSessions.equal(3, 72, 10)),
      Workout(day: 4, sets: DoneSessions.equal(5, 85, 5)),
    ]
    let back = [
      Workout(day: 28, sets: [(70, 8), (70, 6), (70, 5)]),
      Workout(day: 32, sets: DoneSessions.equal(3, 70, 6)),
      Workout(day: 35, sets: [(70, 10), (70, 8), (70, 8)]),
    ]
    let found = try Self.suggestion(before + back)
    #expect(found.easedFrom == nil)
    #expect(found.load.map { $0 >= .kilograms(70) } ?? false)
    #expect(found.repetitions.map { $0 >= 10 } ?? false)
  }

  @Test(
    "Work whose sets together gain repetitions is not missed, and what is missed is counted to its end"
  )
  func missed() {
    func tops(_ sessions: [[Int32]]) -> [RepeatedMisses.Top] {
      sessions.map { .init(load: .kilograms(60), repetitions: Int($0[0]), sets: $0) }
    }
    let meant: [[Int32]] = [[12, 12, 12], [12, 12, 12], [12, 12, 12]]
    let gaining = tops(meant + [[11, 9, 10], [11, 10, 10], [11, 11, 10]])
    #expect(RepeatedMisses.finding(gaining) == nil)
    let level = tops(meant + [[11, 10, 10], [11, 11, 10], [11, 10, 10]])
    #expect(RepeatedMisses.finding(level) == .init(sessions: 3, repetitions: 12))
    let long = tops(
      meant + [[10, 9, 9], [10, 9, 8], [9, 9, 9], [10, 9, 9], [9, 9, 8]])
    #expect(RepeatedMisses.finding(long)?.sessions == 5)
  }

  @Test(
    "Weaker sets that lost repetitions get them back one by one where the best set kept its own")
  func regained() throws {
    let found = try Self.suggestion([
      DoneSessions.equal(4, 30, 10), [(30, 10), (30, 8), (30, 8), (30, 8)],
    ])
    #expect(found.reason.code == .repetitionsFell && found.action == .hold)
    #expect(DoneSessions.repetitions(found) == [10, 9, 9, 9] && found.raisesWeakerSets)
  }

  @Test("A day of another workout that did more with the same load is gone on from")
  func overtaken() throws {
    var history = LogBuilder()
    history.resolutions[Self.lift] = .user(Self.facts)
    let days: [(title: String, sets: Sets)] = [
      ("A", DoneSessions.equal(4, 65, 4)), ("B", DoneSessions.equal(2, 60, 4)),
      ("A", DoneSessions.equal(4, 65, 4)),
      ("B", DoneSessions.equal(2, 60, 4)),
      ("A", [(65, 3), (65, 3), (65, 2), (65, 2)]), ("B", DoneSessions.equal(4, 65, 4)),
    ]
    for (index, day) in days.enumerated() {
      history.session(Self.start.advanced(by: 3 * index).description, title: day.title) {
        for set in day.sets { $0.sets(Self.lift, kg: set.kg, reps: set.reps) }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let workout = ProposedWorkout(lifts: [0], tracks: [0: [0, 2, 4]])
    let found = try #require(findings.suggestions(of: workout).first)
    #expect(found.lastSession == Self.start.advanced(by: 15))
    #expect(DoneSessions.repetitions(found) == [4, 4, 4, 4])
  }

  @Test(
    "What is far above all days before may be a typing error: it is asked about, and has no chance")
  func farAbove() throws {
    let usual = Array(repeating: DoneSessions.equal(3, 10, 10), count: 5)
    let far = try Self.suggestion(usual + [[(18, 10), (18, 9), (18, 8)]])
    #expect(far.continuesFarSet && far.probability == nil)
    #expect(try !Self.suggestion(usual + [DoneSessions.equal(3, 11, 10)]).continuesFarSet)
  }

  @Test("Who lifts less than the usual bar goes up by its step, not to the bar")
  func belowTheBar() throws {
    let loads = try #require(
      LoadableLoads.seen(
        [.kilograms(4), .kilograms(8)], present: [.kilograms(4), .kilograms(8)], of: .barbell,
        LoadableSteps(unit: .kilogram)))
    #expect(loads.next(above: .kilograms(8)) == .kilograms(10))
  }
}
