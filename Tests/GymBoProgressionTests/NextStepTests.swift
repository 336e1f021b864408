import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// The step that comes next: by the loads that a lift has, by how it rose, and by repetitions.
@Suite("The next step of a lift") struct NextStepTests {
  private typealias Sets = DoneSessions.Sets

  private static let press = "Bench Press (Barbell)"
  private static let curl = "Cable Curl"
  private static let facts = [
    press: ExerciseFacts.example(press),
    curl: .example(curl, direct: [.biceps], mechanics: .isolation, implement: .cable),
  ]

  /// After sessions every fourth day, the sets of the last of which have an RPE.
  private static func suggestion(
    note: String? = nil, after sessions: [[(kg: Double, reps: Int, rpe: Double)]]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions = facts.mapValues(ExerciseResolution.user)
    for (index, sets) in sessions.enumerated() {
      history.session(DoneSessions.start.advanced(by: 4 * index).description) {
        for set in sets {
          $0.sets(
            curl, kg: set.kg, reps: set.reps, rpe: set.rpe,
            note: index == sessions.count - 1 ? note : nil)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.suggestions().first)
  }

  @Test("The next load is not above the next one that the lift itself was done with")
  func ownLoads() throws {
    let steps = LoadableSteps(unit: .kilogram)
    func next(_ loads: [Double], above load: Double) throws -> Load? {
      let used = loads.compactMap { Load(kilograms: $0) }
      let present = try #require(Load(kilograms: load))
      let seen = LoadableLoads.seen(used, present: [present, present], of: .cable, steps)
      return try #require(seen).next(above: present)
    }
    #expect(try next([7, 7.75, 8, 9], above: 8) == .kilograms(9))
    #expect(try next([7, 7.75, 8, 9], above: 9) == .kilograms(15), "no own load is above it")
    // A twentieth of the load is no step: it is the same stack in another gym.
    #expect(try next([20, 35, 36, 45], above: 35) == .kilograms(40))
  }

  @Test("Who is asked for a repetition more keeps the best set, and raises the weaker ones")
  func keepsBest() throws {
    let found = try Self.suggestion(after: [
      [(20, 8, 8), (20, 9, 8.5)], [(20, 10, 8), (20, 13, 10)],
    ])
    #expect(found.action == .addRepetition && found.load == .kilograms(20))
    #expect(DoneSessions.repetitions(found) == [11, 13])
    #expect(found.keptRepetitions == 13)
  }

  @Test(
    "A lift whose load rose in each of the last sessions takes the next step where it is likely")
  func rising() throws {
    func after(_ days: [(kg: Double, reps: Int)]) throws -> Suggestion {
      try DoneSessions.suggestion(
        of: Self.press, facts: Self.facts, after: days.map { [(50, 8), ($0.kg, $0.reps)] })
    }
    let rose = try after([(60, 9), (65, 8), (67.5, 8), (70, 7), (72.5, 5)])
    #expect(rose.reason == .changedEachTime(sessions: 5))
    #expect(rose.action == .increaseLoad && rose.load == .kilograms(75) && rose.repetitions == 5)
    #expect(rose.probability ?? 0 >= Suggestion.leastProbability)
    let unlikely = try after([(60, 5), (62.5, 5), (65, 5), (67.5, 4), (80, 4)])
    #expect(
      unlikely.action != .increaseLoad
        || unlikely.probability ?? 0 >= Suggestion.leastProbability)
  }

  @Test("On the way back no step is so large that it costs repetitions")
  func wayBack() throws {
    let before = Array(repeating: DoneSessions.equal(3, 40, 8), count: 4)
    let days = [0, 4, 8, 12, 90]
    func after(_ last: Sets) throws -> Suggestion {
      try DoneSessions.suggestion(
        of: Self.curl, facts: Self.facts, days: days, after: before + [last])
    }
    let tired = try after([(35, 8), (35, 7), (35, 7)])
    #expect(tired.rule == .afterBreak && tired.load == .kilograms(35))
    #expect(DoneSessions.repetitions(tired) == [8, 8, 8])
  }

  @Test("A note that wants more repetitions keeps the load")
  func moreRepetitions() throws {
    let done = [
      [(kg: 60.0, reps: 10, rpe: 7.5), (60, 10, 8)], [(60, 10, 7.5), (60, 10, 8)],
    ]
    #expect(try Self.suggestion(after: done).heeds == nil)
    for note in [
      "Intro, more reps next time", "Nächstes Mal mehr Wdh", "Próxima vez más reps",
      "Próxima vez mais reps", "Sonraki sefer daha çok tekrar", "Next time same weight, more reps",
    ] {
      let found = try Self.suggestion(note: note, after: done)
      #expect(found.heeds == .moreRepetitions && found.followsNote, "\(note)")
      #expect(found.load == .kilograms(60), "\(note)")
      #expect(found.repetitions == 11 || found.repetitions == 10 && found.isAtLeast, "\(note)")
    }
    #expect(NotedLoad("Arms not angled, next time 9kg")?.thousandths == 9000)
    #expect(NotedLoad("Next time not 9kg") == nil)
    for note in [
      "Intro, lower RPE, increase reps next time", "Nächstes Mal Wdh erhöhen",
      "Aumentar repetições na próxima", "Bir dahaki sefere tekrar artır",
    ] {
      #expect(NoteWish(note) == .moreRepetitions, "\(note)")
    }
    #expect(NoteWish("Next time increase weight and reps") == .more)
    #expect(NoteWish("No more reps next time") == nil)
    #expect(NoteWish("more reps than last week") == nil)
  }
}
