import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What pain, an operation or an illness that was noted changes about the next work.
@Suite("Work that is spared") struct SparedWorkTests {
  private static let (press, fly) = ("Bench Press (Barbell)", "Chest Fly (Machine)")
  private static let (legs, squat) = ("Leg Extension (Machine)", "Squat (Barbell)")
  private static let start = CivilDate(dayNumber: 20_459)

  private static func day(_ offset: Int) -> CivilDate { start.advanced(by: offset) }

  /// All suggestions, by lift, on the day of the last session or some days later.
  private static func suggestions(
    later: Int = 0, _ build: (inout LogBuilder) -> Void
  ) throws -> [String: Suggestion] {
    var history = LogBuilder()
    history.resolutions[press] = .user(.example(press))
    history.resolutions[fly] = .user(
      .example(fly, indirect: [], mechanics: .isolation, implement: .machine))
    history.resolutions[legs] = .user(
      .example(
        legs, direct: [.quadriceps], indirect: [], movement: .kneeExtension,
        mechanics: .isolation, region: .lower, implement: .machine))
    history.resolutions[squat] = .user(
      .example(
        squat, direct: [.quadriceps, .glutes], indirect: [], movement: .squat, region: .lower))
    build(&history)
    let log = history.log
    let last = try #require(log.sessions.last?.date)
    let options = AnalysisOptions(asOf: last.advanced(by: later))
    let findings = try #require(HistoryFindings(of: log, options: options))
    return Dictionary(
      uniqueKeysWithValues: findings.suggestions().map { (log.exercises[$0.exercise].name, $0) })
  }

  /// Sessions of the press a week apart, three sets each, all but the last of which are not near failure.
  private static func weeks(lastSet: (reps: Int, rpe: Double), rpe: Double = 8.5, note: String?)
    throws -> Suggestion
  {
    let found = try suggestions { history in
      for week in 0..<4 {
        history.session(day(7 * week).description) {
          let own = week == 3 ? note : nil
          $0.sets(press, kg: 60, reps: 10, rpe: rpe, count: 2, note: own)
          $0.sets(press, kg: 60, reps: lastSet.reps, rpe: lastSet.rpe, note: own)
        }
      }
    }
    return try #require(found[press])
  }

  @Test("No set goes on for as many as go after a note of pain, and none is to failure again")
  func notToFailure() throws {
    let open = try Self.weeks(lastSet: (14, 10), note: nil)
    #expect(open.plan.contains { $0.isAtLeast })
    let hurt = try Self.weeks(lastSet: (14, 10), note: "elbow pain")
    #expect(hurt.reason.code == .painNoted && hurt.action == .hold)
    #expect(!hurt.isAtLeast && !hurt.plan.contains { $0.isAtLeast })
    #expect(hurt.plan.map(\.repetitions) == [10, 13] && hurt.easesHardSets)
    let effort = try #require(hurt.expectedRPE)
    #expect(effort <= 9)
  }

  @Test("Where every set was harder than RPE 9, each loses a repetition after a note of pain")
  func oneFewer() throws {
    let hurt = try Self.weeks(lastSet: (10, 10), rpe: 9.5, note: "elbow pain")
    #expect(
      hurt.action == .fewerRepetitions && hurt.repetitions == 9 && hurt.load == .kilograms(60))
    #expect(hurt.plan.allSatisfy { $0.repetitions == 9 })
    let effort = try #require(hurt.expectedRPE)
    #expect(effort <= 9)
    let easy = try Self.weeks(lastSet: (10, 9), rpe: 8, note: "elbow pain")
    #expect(easy.action == .hold && easy.repetitions == 10 && !easy.easesHardSets)
  }

  @Test("A best day of before is not asked for again with pain where it is unlikely")
  func unlikely() throws {
    func after(_ note: String?) throws -> Suggestion {
      let found = try Self.suggestions { history in
        for (index, reps) in [8, 7, 8, 7, 8, 12].enumerated() {
          history.session(Self.day(4 * index).description) {
            $0.sets(Self.press, kg: 60, reps: reps, note: index == 5 ? note : nil)
            $0.sets(Self.press, kg: 60, reps: 7, count: 2)
          }
        }
      }
      return try #require(found[Self.press])
    }
    let hurt = try after("elbow pain")
    let (repetitions, chance) = (try #require(hurt.repetitions), try #require(hurt.probability))
    #expect(hurt.action == .fewerRepetitions && repetitions < 12 && chance >= 0.5)
  }

  /// Days of pushing and of legs in turn; a note of the last day of pushing.
  private static func split(note: String?, onLift: Bool = false) throws -> [String: Suggestion] {
    try suggestions { history in
      for week in 0..<4 {
        let own = week == 3 ? note : nil
        history.session(day(7 * week).description, note: onLift ? nil : own) {
          $0.sets(press, kg: 60, reps: 8, count: 3, note: onLift ? own : nil)
        }
        history.session(day(7 * week + 2).description) {
          $0.sets(fly, kg: 40, reps: 12, count: 3)
        }
        history.session(day(7 * week + 4).description) {
          $0.sets(legs, kg: 50, reps: 12, count: 3)
          $0.sets(squat, kg: 80, reps: 5, count: 3)
        }
      }
    }
  }

  @Test("A note of a workout holds its lifts and those for the same muscles, and no others")
  func ofWorkout() throws {
    for onLift in [false, true] {
      let found = try Self.split(note: "Less today, the chest is still hurting", onLift: onLift)
      let noted = SuggestionReason.painNoted(on: Self.day(21))
      #expect(found[Self.press]?.reason == noted && found[Self.fly]?.reason == noted)
      #expect(found[Self.legs]?.reason.code != .painNoted)
      #expect(found[Self.squat]?.action.isMore == true)
    }
    let operation = try Self.split(note: "First time after the operation", onLift: true)
    #expect(operation.count == 4)
    #expect(operation.values.allSatisfy { $0.reason.code == .painNoted })
  }

  @Test("A lift that is held for another one's sake is not made lighter")
  func notLighter() throws {
    func after(_ note: String) throws -> Suggestion {
      let found = try Self.suggestions { history in
        for index in 0..<4 {
          history.session(Self.day(3 * index).description) {
            $0.sets(Self.fly, kg: 40, reps: 12, count: 3)
          }
        }
        for index in 0..<4 {
          history.session(Self.day(10 + 5 * index).description) {
            $0.sets(Self.press, kg: 60, reps: 8, count: 3, note: index == 3 ? note : nil)
          }
        }
      }
      return try #require(found[Self.fly])
    }
    let held = try after("hurts today")
    #expect(held.reason.code == .painNoted && held.action == .hold)
    let named = try after("shoulder hurts")
    #expect(named.reason.code == .painNoted && named.action == .decreaseLoad)
  }

  /// A lift that rises for three days, and then two days on which the lifter was ill and did less.
  private static func ill(_ note: String, later: Int = 0) throws -> Suggestion {
    let found = try suggestions(later: later) { history in
      for week in 0..<4 {
        history.session(day(4 * week).description) {
          $0.sets(press, kg: 60, reps: 8, rpe: 8, count: 3)
        }
      }
      history.session(day(16).description, note: note) {
        $0.sets(press, kg: 57.5, reps: 7, rpe: 9.5, count: 3)
      }
    }
    return try #require(found[press])
  }

  @Test("After a note of illness the last healthy day comes again, and nothing more for a week")
  func illness() throws {
    for note in [
      "Doente", "Sick", "Hasta", "Still sick", "Ich bin krank", "Grippe", "con gripe", "malade",
      "have a cold",
    ] {
      let found = try Self.ill(note)
      #expect(found.action == .hold && found.load == .kilograms(60), "\(note)")
      #expect(found.reason == .illnessNoted(on: Self.day(16), note: note))
      #expect(!found.isAtLeast && found.lastSession == Self.day(12))
      #expect(found.expectedRPE == nil, "\(note)")
    }
    #expect(try Self.ill("not sick").expectedRPE != nil)
    for note in ["not sick", "nicht krank", "hasta luego", "Sick pump", "cold gym"] {
      #expect(try Self.ill(note).reason.code != .illnessNoted, "\(note)")
    }
    #expect(try Self.ill("Doente", later: 6).reason.code == .illnessNoted)
    #expect(try Self.ill("Doente", later: 7).reason.code != .illnessNoted)
  }

  @Test("Who did more since a note of illness than in the weeks before is well again")
  func wellAgain() throws {
    func reason(kg: Double, reps: Int) throws -> SuggestionReason.Code? {
      try Self.suggestions { history in
        for week in 0..<4 {
          history.session(Self.day(4 * week).description) {
            $0.sets(Self.press, kg: 60, reps: 8, rpe: 8, count: 3)
          }
        }
        history.session(Self.day(16).description, note: "After illness, one set only") {
          $0.sets(Self.press, kg: 50, reps: 8, rpe: 8)
        }
        history.session(Self.day(19).description) {
          $0.sets(Self.press, kg: kg, reps: reps, rpe: 8, count: 3)
        }
      }[Self.press]?.reason.code
    }
    #expect(try reason(kg: 60, reps: 8) == .illnessNoted)
    #expect(try reason(kg: 57.5, reps: 10) == .illnessNoted)
    #expect(try reason(kg: 62.5, reps: 8) != .illnessNoted)
    #expect(try reason(kg: 60, reps: 9) != .illnessNoted)
  }

  /// Five usual weeks, a note of pain in the second to last of them, and the first day of a deload.
  private static func deloadAfterPain(painOn painWeek: Int) throws -> Suggestion {
    let found = try suggestions { history in
      for week in 0..<6 {
        let (isLight, hurts) = (week == 5, week == painWeek)
        history.session(
          day(7 * week).description, title: isLight ? "Push (Deload)" : "Push"
        ) {
          $0.sets(
            press, kg: isLight ? 40 : 60, reps: 10, rpe: isLight ? 7 : 8.5,
            count: isLight ? 2 : 3, note: hurts ? "elbow pain" : nil)
          $0.sets(squat, kg: isLight ? 60 : 90, reps: 5, count: isLight ? 2 : 3)
        }
      }
    }
    return try #require(found[press])
  }

  @Test("After a deload that outlasts the weeks of a note of pain nothing is held for it")
  func deloadAfterPain() throws {
    let found = try Self.deloadAfterPain(painOn: 3)
    let work = try #require(found.deloadWork)
    #expect(found.reason.code != .painNoted && found.lastSession == Self.day(28))
    #expect(found.load ?? .zero >= .kilograms(60))
    #expect(work.load ?? .zero >= .kilograms(50) && work.sets == 2)
  }

  @Test("With pain a day of a deload gets no lighter still, and the work before it comes lighter")
  func deloadWithPain() throws {
    let late = try Self.deloadAfterPain(painOn: 4)
    #expect(late.reason.code == .painNoted)
    #expect(late.lastSession == Self.day(28) && late.action == .decreaseLoad)
    #expect(late.load.map { $0 >= .kilograms(50) && $0 < .kilograms(60) } == true)
    #expect(late.deloadWork?.load == .kilograms(40) && late.deloadWork?.sets == 2)
  }
}
