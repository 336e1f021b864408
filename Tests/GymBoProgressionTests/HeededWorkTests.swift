import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What a coach asked to be heeded: the lifter's notes, doubted sets, the day that is due, and work of before.
@Suite("Work and notes that are heeded") struct HeededWorkTests {
  private typealias Sets = DoneSessions.Sets

  private static let lift = "Chest Press (Machine)"
  private static let other = "Leg Curl"
  private static let start = DoneSessions.start
  private static let facts = [
    lift: ExerciseFacts.example(lift, implement: .machine),
    other: .example(other, direct: [.hamstrings], implement: .machine),
  ]

  /// What is suggested after sessions every fourth day.
  private static func suggestion(
    titles: [String] = ["Workout"], note: String? = nil, rpe: Double? = nil, after sessions: [Sets]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions = facts.mapValues(ExerciseResolution.user)
    for (index, sets) in sessions.enumerated() {
      let day = start.advanced(by: 4 * index).description
      history.session(day, title: titles[index % titles.count]) {
        for set in sets {
          $0.sets(
            lift, kg: set.kg, reps: set.reps, rpe: rpe,
            note: index == sessions.count - 1 ? note : nil)
        }
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    return try #require(findings.suggestions().first)
  }

  @Test("A note that wants the same weight, or better form first, takes back more load")
  func noMore() throws {
    let done = Array(repeating: DoneSessions.equal(3, 60, 8), count: 4)
    #expect(try Self.suggestion(after: done).action == .increaseLoad)
    for note in ["possible, but needs better form", "Next time same weight", "não subir"] {
      let found = try Self.suggestion(note: note, after: done)
      #expect(found.action == .hold && found.load == .kilograms(60), "\(note)")
      #expect(found.heeds == .noMore, "\(note)")
    }
    for note in ["Better sleep", "2nd set had better form"] {
      #expect(try Self.suggestion(note: note, after: done).action == .increaseLoad, "\(note)")
    }
  }

  @Test("A note that plans more repetitions is answered with more where there was one in reserve")
  func moreRepetitions() throws {
    let done = Array(repeating: DoneSessions.equal(2, 72, 12), count: 5)
    let found = try Self.suggestion(note: "Easy. Next time increase reps", rpe: 8, after: done)
    #expect(found.action == .addRepetition && found.heeds == .moreRepetitions)
    #expect(found.repetitions == 13 && found.load == .kilograms(72) && !found.isAtLeast)
    let spent = try Self.suggestion(note: "Next time increase reps", rpe: 9.5, after: done)
    #expect(spent.repetitions == 12)
  }

  @Test("A note that wants more next time is not answered with less")
  func more() throws {
    func after(_ kg: Double, rpe: Double, note: String? = nil) throws -> Suggestion {
      let done = [DoneSessions.equal(3, kg, 9), DoneSessions.equal(3, kg, 8)]
      return try Self.suggestion(note: note, rpe: rpe, after: done)
    }
    #expect(try !after(20, rpe: 9.5).action.isMore)
    // The next load is too large a step.
    let found = try after(20, rpe: 9.5, note: "Increase next time")
    #expect(found.action == .addRepetitionIfItGoes && found.heeds == .more)
    #expect(found.repetitions == 8 && found.load == .kilograms(20) && found.isAtLeast)
    // Where it is none, it is taken, with fewer repetitions.
    let next = try after(60, rpe: 9, note: "Next time increase weight")
    #expect(next.action == .increaseLoad && next.heeds == .more)
    #expect(next.load ?? .zero > .kilograms(60) && next.load ?? .zero <= .kilograms(66))
    #expect((5..<8).contains(next.repetitions ?? 0))
    // After a break the way back comes first, also of what was planned before it.
    var history = LogBuilder()
    history.resolutions = Self.facts.mapValues(ExerciseResolution.user)
    for day in [0, 4, 8] {
      history.session(Self.start.advanced(by: day).description) {
        $0.sets(Self.lift, kg: 60, reps: 8, count: 3, note: "Increase next time")
      }
    }
    let options = AnalysisOptions(asOf: Self.start.advanced(by: 40))
    let findings = try #require(HistoryFindings(of: history.log, options: options))
    let later = try #require(findings.suggestions().first)
    #expect(later.action == .startAgain && later.load ?? .zero < .kilograms(60))
    let chosen = findings.suggestions(
      SuggestionOptions(rule: .chosen(.doubleProgression(try #require(DoubleProgression())))))
    #expect(chosen.allSatisfy { $0.heeds == nil })
  }

  @Test(
    "A set far above all days before is left out where others of its day are usual, and asked about"
  )
  func farSet() throws {
    let usual = Array(repeating: DoneSessions.equal(3, 120, 7), count: 6)
    let found = try Self.suggestion(after: usual + [[(120, 7), (120, 7), (180, 6)]])
    #expect(found.load ?? .zero <= .kilograms(130) && found.sets == 3)
    #expect(found.farSet != nil && !found.continuesFarSet && found.test == nil)
    let all = try Self.suggestion(after: usual + [DoneSessions.equal(3, 180, 6)])
    let twice = try Self.suggestion(after: usual + [[(120, 7), (180, 6), (180, 6)]])
    #expect(twice.load == .kilograms(180), "nor are two")
    #expect(all.load == .kilograms(180) && all.continuesFarSet, "three sets are no slip")
  }

  @Test("Where workouts of two names take turns, the lift goes on from the one that is due")
  func turns() throws {
    let (heavy, light) = (DoneSessions.equal(2, 50, 8), DoneSessions.equal(2, 40, 10))
    let days = [heavy, light, heavy, light, heavy]
    let found = try Self.suggestion(titles: ["Pull 1", "Pull 2"], after: days)
    #expect(found.load == .kilograms(40) && found.passedOver?.kind == .rotation)
    let same = try Self.suggestion(titles: ["Pull"], after: days)
    #expect(same.passedOver?.kind != .rotation)
    // One light day in the row is no turn.
    let once = [heavy, light, heavy, heavy, heavy]
    #expect(try Self.suggestion(titles: ["Pull 1", "Pull 2"], after: once).passedOver == nil)
  }

  @Test(
    "A first set of up to two thirds of the others' repetitions leads up to them and comes again")
  func feeler() throws {
    let found = try Self.suggestion(
      after: [DoneSessions.equal(4, 85, 5), [(85, 5), (85, 8), (85, 8), (85, 8)]])
    #expect(DoneSessions.repetitions(found) == [5, 8, 8, 8])
    let near = try Self.suggestion(
      after: [DoneSessions.equal(4, 85, 6), [(85, 6), (85, 8), (85, 8), (85, 8)]])
    #expect(DoneSessions.repetitions(near) == [7, 8, 8, 8])
    // Sets that climb are no work with one before it.
    let climbing = try Self.suggestion(
      after: [[(15, 8), (15, 10), (15, 11)], [(15, 8), (15, 10), (15, 12)]])
    #expect(DoneSessions.repetitions(climbing)[0] == 9)
  }

  @Test("As many sets are asked for as were usual with about the same load")
  func usualSets() throws {
    let found = try Self.suggestion(
      after: [
        DoneSessions.equal(4, 57.5, 6), [(60, 5), (65, 5), (60, 5), (60, 5)],
        DoneSessions.equal(2, 60, 5),
      ])
    #expect(found.sets == 4 && found.load == .kilograms(60))
    // A set that broke down was none of those that are usual.
    let whole = try Self.suggestion(
      after: [
        DoneSessions.equal(3, 85, 3), [(90, 3), (90, 3), (90, 1)], DoneSessions.equal(2, 90, 3),
      ])
    #expect(whole.sets == 2 && whole.load == .kilograms(90))
  }

  @Test("Fewer repetitions on the way to a better set are no loss")
  func onTheWay() throws {
    let before: Sets = [(50, 3), (60, 4), (70, 3)]
    let lost = try Self.suggestion(after: [before, before, [(50, 3), (60, 3), (70, 2)]])
    #expect(lost.reason.code == .repetitionsFell)
    let found = try Self.suggestion(
      after: [before, before, [(50, 3), (60, 3), (70, 2), (77.5, 2)]])
    #expect(found.reason.code != .repetitionsFell)
  }

  @Test("Work far below that of before is told with it, unless pain was noted")
  func heavierBefore() throws {
    let heavy = Array(repeating: DoneSessions.equal(3, 80, 4), count: 3)
    let practice = Array(repeating: DoneSessions.equal(3, 20, 10), count: 2)
    #expect(try Self.suggestion(after: heavy + practice).heavierBefore != nil)
    #expect(
      try Self.suggestion(after: heavy + [DoneSessions.equal(3, 50, 8)]).heavierBefore == nil)
    #expect(
      try Self.suggestion(note: "Shoulder pain", after: heavy + practice).heavierBefore == nil)
  }

  @Test("After weeks without a lift a lighter last day is gone on from, but not mere practice")
  func lighterBeforePause() throws {
    func next(_ last: Double) throws -> Suggestion {
      var history = LogBuilder()
      history.resolutions = Self.facts.mapValues(ExerciseResolution.user)
      for day in stride(from: 0, through: 36, by: 3) {
        history.session(Self.start.advanced(by: day).description) {
          if day <= 12 { $0.sets(Self.lift, kg: day == 12 ? last : 67.5, reps: 12, count: 3) }
          $0.sets(Self.other, kg: 40, reps: 10)
        }
      }
      let log = history.log
      let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
      return try #require(
        findings.suggestions().first { log.exercises[$0.exercise].name == Self.lift })
    }
    #expect(try next(57.5).passedOver == nil)
    #expect(try next(57.5).load ?? .zero <= .kilograms(58))
    #expect(try next(20).passedOver?.kind == .lightDay)
  }
}
