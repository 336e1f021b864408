import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// Advice about steps, pauses and bests that a coach refused, and what is said now.
@Suite("Steps, pauses and bests") struct StepsAndPausesTests {
  private typealias Sets = DoneSessions.Sets

  private static let curl = "Bicep Curl (Dumbbell)"
  private static let press = "Bench Press (Barbell)"
  private static let start = DoneSessions.start

  private static func facts(
    _ name: String, _ implement: Implement, _ mechanics: Mechanics = .compound,
    direct: Muscle = .chest
  ) -> ExerciseFacts {
    .example(name, direct: [direct], mechanics: mechanics, implement: implement)
  }

  /// What is suggested for the first of some lifts.
  private static func suggestion(
    _ lifts: [(name: String, facts: ExerciseFacts)],
    _ days: [(day: Int, lift: Int, sets: Sets)], today: Int? = nil
  ) throws -> Suggestion {
    var history = LogBuilder()
    for lift in lifts { history.resolutions[lift.name] = .user(lift.facts) }
    for day in days.sorted(by: { $0.day < $1.day }) {
      history.session(start.advanced(by: day.day).description) {
        for set in day.sets { $0.sets(lifts[day.lift].name, kg: set.kg, reps: set.reps) }
      }
    }
    let log = history.log
    let options = AnalysisOptions(asOf: today.map { start.advanced(by: $0) })
    let findings = try #require(HistoryFindings(of: log, options: options))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == lifts[0].name })
  }

  @Test("A load that was done within six weeks is no step too large")
  func doneBefore() throws {
    let lift = [(Self.press, Self.facts(Self.press, .machine))]
    let thirty = [0, 4, 8, 12, 20, 24, 28].map {
      (day: $0, lift: 0, sets: DoneSessions.equal(3, 30, 10))
    }
    let found = try Self.suggestion(lift, [(16, 0, DoneSessions.equal(3, 35, 9))] + thirty)
    #expect(found.action == .increaseLoad && found.load == Load(kilograms: 35))
    #expect(found.repetitions == 9, "as many as were done with it")
    // For a third of the repetitions it was a try, and long ago it was another lifter.
    let tried = try Self.suggestion(lift, [(16, 0, DoneSessions.equal(3, 35, 3))] + thirty)
    #expect(tried.load == Load(kilograms: 30))
    let old = try Self.suggestion(lift, [(-30, 0, DoneSessions.equal(3, 35, 9))] + thirty)
    #expect(old.load == Load(kilograms: 30))
  }

  @Test("Dumbbells that other lifts are done with on two days are there for a lift")
  func rack() throws {
    let other = "Lateral Raise (Dumbbell)"
    let lifts = [
      (Self.curl, Self.facts(Self.curl, .dumbbell, .isolation)),
      (other, Self.facts(other, .dumbbell, .isolation)),
    ]
    let own: [Sets] = [
      DoneSessions.equal(3, 5, 12), DoneSessions.equal(3, 15, 6), DoneSessions.equal(3, 10, 10),
      DoneSessions.equal(3, 10, 12), DoneSessions.equal(3, 10, 12),
    ]
    let days = own.enumerated().map { (day: 4 * $0, lift: 0, sets: $1) }
    func next(_ others: Int) throws -> LoadAdjustment? {
      let raises = (0..<others).map {
        (day: 4 * $0 + 1, lift: 1, sets: DoneSessions.equal(3, 12, 12))
      }
      return try Self.suggestion(lifts, days + raises).adjustment
    }
    #expect(try next(2) == .stepTooLarge(next: .kilograms(12), percent: 20))
    #expect(
      try next(1) == .stepTooLarge(next: .kilograms(15), percent: 50), "one day may be a slip")
  }

  @Test("A load that is less than a third of a step above another is no step from it")
  func leastStep() throws {
    let used: [Load] = [.kilograms(10), .kilograms(12), Load(kilograms: 12.5) ?? .zero]
    let dumbbells = try #require(LoadableLoads(step: .kilograms(2), used: used, isFixed: true))
    #expect(dumbbells.next(above: .kilograms(12)) == .kilograms(14))
    #expect(dumbbells.next(above: .kilograms(10)) == .kilograms(12))
  }

  @Test("After the best single of all the next one is lighter, but no lighter than usual")
  func bestSingle() throws {
    let lift = [(Self.press, Self.facts(Self.press, .barbell))]
    func after(_ tops: [Double]) throws -> Suggestion {
      try Self.suggestion(
        lift,
        tops.enumerated().map { index, top in
          (day: 4 * index, lift: 0, sets: [(70, 2), (80, 2), (90, 1), (top, 1)])
        } + [(4 * tops.count, 0, DoneSessions.equal(3, 60, 3))])
    }
    let best = try after([95, 90, 95, 97.5, 90, 97.5, 105])
    #expect(best.easesBestSingle && best.action == .decreaseLoad)
    #expect(best.load == Load(kilograms: 97.5))
    #expect(try !after([95, 90, 95, 97.5, 90, 97.5, 97.5]).easesBestSingle)
  }

  @Test("A lift that others of its kind kept up is not lighter after weeks without it")
  func keptUp() throws {
    let other = "Incline Bench Press (Barbell)"
    let lifts = [
      (Self.press, Self.facts(Self.press, .barbell)), (other, Self.facts(other, .barbell)),
    ]
    let own = [0, 4, 8, 12].map { (day: $0, lift: 0, sets: DoneSessions.equal(3, 80, 8)) }
    func later(_ lift: Int, of lifts: [(String, ExerciseFacts)]) throws -> Suggestion {
      let days = [16, 20, 24, 28, 32, 36, 40].map {
        (day: $0, lift: lift, sets: DoneSessions.equal(3, 60, 8))
      }
      return try Self.suggestion(lifts, own + days, today: 42)
    }
    let kept = try later(1, of: lifts)
    #expect(kept.action == .hold && kept.load == .kilograms(80) && kept.isSameAfterPause)
    let legs = ("Leg Curl", Self.facts("Leg Curl", .machine, direct: .hamstrings))
    let paused = try later(1, of: [lifts[0], legs])
    #expect(paused.action == .decreaseLoad && paused.load ?? .zero < .kilograms(80))
  }

  @Test("A short break of all training in a longer pause of a lift makes it lighter")
  func breakInPause() throws {
    let other = "Leg Curl"
    let lifts = [
      (Self.press, Self.facts(Self.press, .barbell)),
      (other, Self.facts(other, .machine, direct: .hamstrings)),
    ]
    let own = [0, 4, 8, 12].map { (day: $0, lift: 0, sets: DoneSessions.equal(3, 100, 6)) }
    let others = [30, 33, 36].map { (day: $0, lift: 1, sets: DoneSessions.equal(3, 40, 8)) }
    let found = try Self.suggestion(lifts, own + others, today: 37)
    #expect(found.isOnWayBack && found.action == .decreaseLoad)
    #expect(found.load ?? .zero <= .kilograms(95) && found.load ?? .zero >= .kilograms(90))
  }

  @Test("A day with a set about as heavy as the work before is another workout, not a light day")
  func nearlyAsHeavy() throws {
    let lift = [(Self.press, Self.facts(Self.press, .barbell))]
    let work = [0, 4, 8, 12].map { (day: $0, lift: 0, sets: DoneSessions.equal(3, 100, 5)) }
    let light: Sets = DoneSessions.equal(3, 60, 5) + [(97.5, 1)]
    let found = try Self.suggestion(lift, work + [(16, 0, light)])
    #expect(found.passedOver?.kind == .otherWorkout && found.load ?? .zero >= .kilograms(100))
  }

  @Test("A heavy day that takes turns with others is left by all lifts of the workout")
  func rotation() throws {
    let names = ["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)"]
    var history = LogBuilder()
    for name in names { history.resolutions[name] = .user(.example(name)) }
    for index in 0..<9 {
      let isHeavy = index.isMultiple(of: 2)
      history.session(Self.start.advanced(by: 3 * index).description) {
        // The squat is heavy with a best on the last day, and of other repetitions too.
        let top = index == 8 ? 107.5 : isHeavy ? 100 : 85
        $0.sets(names[0], kg: top, reps: isHeavy ? 4 : 6, count: 3)
        $0.sets(names[1], kg: isHeavy ? 80 : 60, reps: isHeavy ? 5 : 10, count: 3)
        $0.sets(names[2], kg: isHeavy ? 120 : 90, reps: isHeavy ? 5 : 10, count: 3)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let suggestions = findings.suggestions(of: ProposedWorkout(lifts: [0, 1, 2]))
    #expect(Set(suggestions.map(\.lastSession)) == [Self.start.advanced(by: 21)])
  }

  @Test("Sessions count as done up to six weeks back, and a lost repetition of three is a loss")
  func countedSessions() throws {
    let other = "Leg Curl"
    let lifts = [
      (Self.press, Self.facts(Self.press, .barbell)),
      (other, Self.facts(other, .machine, direct: .hamstrings)),
    ]
    func after(_ days: [Int], _ repetitions: [Int]) throws -> Suggestion {
      let own = zip(days, repetitions).map { day, repetitions in
        (day: day, lift: 0, sets: DoneSessions.equal(3, 100, repetitions))
      }
      // There was no break of all training.
      let others = stride(from: 1, to: days.last ?? 0, by: 5).map {
        (day: $0, lift: 1, sets: DoneSessions.equal(3, 40, 8))
      }
      return try Self.suggestion(lifts, own + others)
    }
    #expect(try after([0, 14, 28], [3, 3, 3]).action == .increaseLoad)
    #expect(try after([0, 22, 44], [3, 3, 3]).action == .increaseLoad)
    #expect(try after([0, 38, 43], [3, 3, 3]).action == .hold)
    let lost = try after([0, 14, 28], [2, 3, 2])
    #expect(lost.action == .hold && lost.reason.code == .repetitionsFell)
    #expect(try after([0, 14, 28], [8, 9, 8]).action == .increaseLoad)
    let again = try after([0, 5, 10, 40], [8, 8, 8, 8])
    #expect(again.reason == .doneInARow(sessions: 1, repetitions: 8) && again.isCountedAnew)
  }

  @Test("Pain noted on a lift is told where it comes again, too, and no weaker set gets more")
  func painOnHold() throws {
    var history = LogBuilder()
    history.resolutions[Self.press] = .user(Self.facts(Self.press, .barbell))
    for day in [0, 4, 8] {
      history.session(Self.start.advanced(by: day).description) {
        for (kg, reps) in [(85.0, 5), (85, 5), (85, day == 8 ? 4 : 5)] {
          $0.sets(Self.press, kg: kg, reps: reps, note: day == 4 ? "Schulterschmerzen" : nil)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let found = try #require(findings.suggestions().first)
    #expect(found.reason.code == .painNoted && found.action == .hold)
    #expect(DoneSessions.repetitions(found) == [5, 5, 4])
  }

  @Test("A complaint that names a muscle in its own sentence is about that, whatever others name")
  func ownSentence() throws {
    func day(_ note: String) throws -> CivilDate? {
      let found = try DoneSessions.suggestion(
        of: Self.press, facts: [Self.press: Self.facts(Self.press, .barbell)], days: [0, 4, 8],
        after: Array(repeating: DoneSessions.equal(3, 60, 8), count: 3), notes: [1: note])
      if case .painNoted(let day) = found.reason { return day }
      return nil
    }
    #expect(try day("Menos bíceps pq doeu\nSem lombar") == nil)
    #expect(try day("Knee pain. Groin hurts too.") != nil)
    #expect(try day("Costas hoje. Doeu") != nil)
  }

  @Test("For a heavier load every set gives up repetitions as the best one does")
  func everySet() throws {
    let found = try DoneSessions.suggestion(
      of: Self.curl, facts: [Self.curl: Self.facts(Self.curl, .dumbbell)],
      after: [
        [(32, 14), (32, 13), (32, 11)], [(32, 14), (32, 13), (32, 11)],
        [(32, 14), (32, 13), (32, 11)],
      ])
    #expect(found.action == .increaseLoad && found.isUntried)
    let asked = DoneSessions.repetitions(found)
    #expect(asked.count == 3 && asked[0] < 14 && asked[1] < 13 && asked[2] < 11)
  }

  @Test("What the trend calls a light day is not gone on from, but a hard day is no light one")
  func lightInTrend() throws {
    func after(rpe: Double?) throws -> Suggestion {
      var history = LogBuilder()
      history.resolutions[Self.press] = .user(Self.facts(Self.press, .machine))
      for day in 0..<7 {
        history.session(Self.start.advanced(by: 4 * day).description) {
          if day < 6 {
            $0.sets(Self.press, kg: 100, reps: 10, rpe: rpe.map { _ in 8 }, count: 2)
          } else {
            $0.sets(Self.press, kg: 100, reps: 4, rpe: rpe)
          }
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      let trend = findings.lifts[0].trend
      #expect(rpe != nil || trend.own?.isLightAtEnd(of: trend.points.count) == true)
      return try #require(findings.suggestions().first)
    }
    let light = try after(rpe: nil)
    #expect(light.passedOver?.kind == .lightDay && light.repetitions ?? 0 >= 10)
    #expect(try after(rpe: 9.5).passedOver?.kind != .lightDay)
  }

  @Test("What was missed before a deload is not counted after it")
  func missesBeforeDeload() throws {
    func after(title: String) throws -> Suggestion {
      var history = LogBuilder()
      history.resolutions[Self.press] = .user(Self.facts(Self.press, .barbell))
      let days: [(title: String, sets: Sets)] = [
        ("A", DoneSessions.equal(3, 60, 12)), ("A", DoneSessions.equal(3, 60, 12)),
        ("A", DoneSessions.equal(3, 60, 12)), ("A", [(60, 10), (60, 9), (60, 9)]),
        ("A", [(60, 10), (60, 9), (60, 8)]), ("A", [(60, 9), (60, 9), (60, 9)]),
        (title, [(60, 10), (60, 9), (60, 9)]), ("A", [(60, 9), (60, 9), (60, 8)]),
      ]
      for (index, day) in days.enumerated() {
        history.session(Self.start.advanced(by: 4 * index).description, title: day.title) {
          for set in day.sets { $0.sets(Self.press, kg: set.kg, reps: set.reps) }
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return try #require(findings.suggestions().first)
    }
    #expect(try after(title: "A").reason.code == .missed)
    #expect(try after(title: "Deload").reason.code != .missed)
  }

  @Test("A lift that was not done for two weeks nor since pain was noted begins lighter")
  func lighterAfterPain() throws {
    func after(lift day: Int) throws -> Suggestion {
      var history = LogBuilder()
      let other = "Leg Curl"
      history.resolutions[Self.press] = .user(Self.facts(Self.press, .barbell))
      history.resolutions[other] = .user(Self.facts(other, .machine, direct: .hamstrings))
      for other in 0..<7 {
        history.session(
          Self.start.advanced(by: 4 * other).description, note: other == 5 ? "after OP" : nil
        ) {
          if 4 * other <= day { $0.sets(Self.press, kg: 100, reps: 5, count: 3) }
          $0.sets("Leg Curl", kg: 40, reps: 8, count: 3)
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      let log = history.log
      return try #require(
        findings.suggestions().first { log.exercises[$0.exercise].name == Self.press })
    }
    let paused = try after(lift: 8)
    #expect(paused.reason.code == .painNoted && paused.action == .decreaseLoad)
    #expect(paused.load == .kilograms(90))
    let since = try after(lift: 24)
    #expect(since.reason.code == .painNoted && since.load == .kilograms(100))
  }
}
