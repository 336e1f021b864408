import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What comes after the first careful session back.
@Suite("The way back after days without a lift") struct LiftReturnTests {
  static let pulldown = "Lat Pulldown (Machine)"
  static let wheel = "Ab Wheel"
  private static let other = "Leg Press (Machine)"

  /// The suggestion for a lift after sessions on some days of 2026; another lift is done every third day, so that training
  /// never pauses.
  private static func suggestion(
    _ name: String, _ sessions: [(day: Int, sets: [(kg: Double?, reps: Int)])]
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[pulldown] = .user(
      .example(pulldown, direct: [.lats], movement: .verticalPull, implement: .machine))
    history.resolutions[wheel] = .user(
      .example(wheel, direct: [.abs], movement: .core, implement: .bodyweight, loading: .added))
    history.resolutions[other] = .user(
      .example(other, direct: [.quadriceps], region: .lower, implement: .machine))
    let first = CivilDate(dayNumber: 20_459)
    let last = sessions.last?.day ?? 0
    for day in 0...last {
      let sets = sessions.first { $0.day == day }?.sets ?? []
      guard !sets.isEmpty || day.isMultiple(of: 3) else { continue }
      history.session(first.advanced(by: day).description) { session in
        if day.isMultiple(of: 3) { session.sets(other, kg: 100, reps: 10, count: 3) }
        for set in sets { session.sets(name, kg: set.kg, reps: set.reps) }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(
      findings.suggestions().first { history.log.exercises[$0.exercise].name == name })
  }

  @Test(
    "A lighter first session after two weeks without a lift leads back by a step of at most 10 %")
  func lighterAfterPause() throws {
    let found = try Self.suggestion(
      Self.pulldown,
      [(0, [(80, 15), (100, 12)]), (5, [(80, 15), (100, 15)]), (20, [(60, 15), (80, 15)])])
    #expect(
      found.reason
        == .backTo(load: .kilograms(100), repetitions: 15, days: 15, isOfLift: true))
    let load = try #require(found.load?.kilograms)
    #expect(load > 80 && load <= 88 && found.repetitions == 15)
  }

  @Test("After weeks without a lift sets that went up and down before get the same repetitions")
  func evenSets() throws {
    func after(_ repetitions: [Int]) throws -> [Int] {
      let sets = repetitions.map { (kg: Double?.some(100), reps: $0) }
      let found = try Self.suggestion(
        Self.pulldown, [(0, sets), (5, sets), (10, sets), (42, [])])
      #expect(found.action == .decreaseLoad && found.rule == .afterBreak)
      return DoneSessions.repetitions(found)
    }
    #expect(try after([12, 9, 11, 7]) == [9, 9, 9, 9])
    #expect(try after([12, 11, 9, 7]) == [12, 11, 9, 7])
  }

  @Test("A session back with fewer repetitions than its load had before leads to no heavier one")
  func lostRepetitions() throws {
    func change(last repetitions: Int) throws -> SuggestedChange {
      try Self.suggestion(
        Self.pulldown,
        [
          (0, [(60, 6), (60, 6), (60, 6)]), (6, [(60, 6), (60, 6), (60, 6)]),
          (12, [(60, 6), (70, 5), (60, 6)]),
          (30, [(60, repetitions), (60, repetitions), (60, repetitions)]),
        ]
      ).action
    }
    #expect(try change(last: 6) == .increaseLoad)
    #expect(try change(last: 5) != .increaseLoad)
  }

  @Test("A first session back that lost repetitions, or had many more of them, leads nowhere")
  func notCareful() throws {
    let tired = try Self.suggestion(
      Self.pulldown,
      [(0, [(100, 12)]), (5, [(100, 12)]), (20, [(80, 12), (80, 9), (80, 6)])])
    let lighter = try Self.suggestion(
      Self.pulldown, [(0, [(100, 6)]), (5, [(100, 6)]), (20, [(80, 12)])])
    for found in [tired, lighter] {
      if case .backTo = found.reason { Issue.record("\(found.reason)") }
    }
  }

  @Test("Days that are usual between the sessions of a lift are no pause")
  func seldomLift() throws {
    let found = try Self.suggestion(
      Self.pulldown, [(0, [(100, 12)]), (12, [(100, 12)]), (24, [(90, 12)])])
    if case .backTo = found.reason { Issue.record("\(found.reason)") }
  }

  @Test("Repetitions without a load come back by two, and never above the old ones")
  func repetitions() throws {
    let sets: (Int) -> [(kg: Double?, reps: Int)] = { reps in
      Array(repeating: (nil, reps), count: 3)
    }
    let back = try Self.suggestion(Self.wheel, [(0, sets(11)), (4, sets(12)), (40, sets(6))])
    #expect(
      back.reason == .backTo(load: nil, repetitions: 12, days: 36, isOfLift: true))
    #expect(back.repetitions == 8 && back.sets == 3)
    let near = try Self.suggestion(Self.wheel, [(0, sets(11)), (4, sets(12)), (40, sets(11))])
    #expect(near.repetitions == 12)
  }

  @Test("With only two sessions before it, a day with much less load and work is a light day")
  func lightDayOfThree() throws {
    let found = try Self.suggestion(
      Self.pulldown,
      [
        (0, [(70, 7), (80, 7), (85, 7), (75, 7), (75, 7), (75, 7)]),
        (7, [(80, 3), (87.5, 7), (90, 7), (92.5, 7), (80, 7), (80, 7)]),
        (15, [(70, 7), (80, 7), (60, 3), (60, 3), (60, 3), (60, 4)]),
      ])
    #expect(found.passedOver?.kind == .lightDay)
    #expect(found.load.map { $0 >= .kilograms(90) } ?? false)
  }
}
