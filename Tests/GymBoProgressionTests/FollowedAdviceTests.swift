import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What readers of real reports would not have done, and what they are told instead.
@Suite("The next work is what a lifter would do") struct FollowedAdviceTests {
  static let bench = "Bench Press (Barbell)"
  static let press = "Leg Press (Machine)"
  static let curl = "Bicep Curl (Dumbbell)"
  static let dip = "Triceps Dip"

  private static let weekly = (0..<8).map {
    CivilDate(dayNumber: 20_459).advanced(by: 7 * $0).description
  }

  /// The suggestion for a lift after some weeks.
  private static func suggestion(
    _ name: String = bench, asOf: String? = nil, bodyWeight: Double? = nil,
    _ build: (inout LogBuilder) -> Void
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[bench] = .user(.example(bench))
    history.resolutions[press] = .user(
      .example(
        press, direct: [.quadriceps], movement: .squat, region: .lower, implement: .machine))
    history.resolutions[curl] = .user(
      .example(
        curl, direct: [.biceps], movement: .elbowFlexion, mechanics: .isolation,
        implement: .dumbbell, loading: .perHand))
    history.resolutions[dip] = .user(
      .example(dip, direct: [.triceps], implement: .bodyweight, loading: .added))
    build(&history)
    let log = history.log
    var options = AnalysisOptions(asOf: asOf.flatMap { CivilDate(iso: $0) })
    options.bodyWeight = bodyWeight.flatMap { Load(kilograms: $0) }
    let findings = try #require(HistoryFindings(of: log, options: options))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == name })
  }

  /// A suggestion after weekly sessions of one load, each with the repetitions of its sets.
  private static func weeks(
    _ name: String = bench, kg: Double, rpe: Double? = nil, _ sessions: [[Int]]
  ) throws -> Suggestion {
    try suggestion(name) { history in
      for (day, sets) in zip(weekly, sessions) {
        history.session(day) {
          for repetitions in sets { $0.sets(name, kg: kg, reps: repetitions, rpe: rpe) }
        }
      }
    }
  }

  @Test("Sets that broke down are not done three times, though the first of them was")
  func brokenDown() throws {
    let found = try Self.weeks(kg: 60, [[9, 9, 8], [9, 9, 9], [9, 5, 5]])
    #expect(found.action == .hold && found.reason.code == .repetitionsFell)
    let kept = try Self.weeks(kg: 60, [[9, 9, 8], [9, 9, 9], [9, 9, 7]])
    #expect(kept.action == .increaseLoad)
  }

  @Test("A last set for as many as go is no more to be reached by the sessions after it")
  func openLastSet() throws {
    let found = try Self.weeks(
      kg: 100, [[4, 4, 4, 4], [4, 4, 4, 7], [4, 4, 4, 4], [4, 4, 4, 4]])
    #expect(found.action == .increaseLoad)
    #expect(found.reason == .doneInARow(sessions: 4, repetitions: 4), "as often as it was done")
    // It counts itself for reaching what others had.
    let reached = try Self.weeks(kg: 100, [[8, 6, 6], [8, 6, 6], [6, 6, 8]])
    #expect(reached.reason == .doneInARow(sessions: 3, repetitions: 8))
    let fell = try Self.weeks(kg: 100, [[4, 4, 4, 7], [4, 4, 4, 4], [4, 4, 3, 3]])
    #expect(fell.action == .hold)
  }

  @Test("What was missed twice is not asked a third time: 10 % off, for what was meant")
  func missedTwice() throws {
    let found = try Self.weeks(Self.press, kg: 280, [[7, 6], [7, 6], [7, 7], [5, 5], [6, 5]])
    #expect(found.action == .decreaseLoad)
    #expect(found.reason == .missed(sessions: 2, repetitions: 7))
    let load = try #require(found.load)
    #expect(load >= .kilograms(252) && load <= .kilograms(265))
    // As many of those as are likely.
    #expect(try #require(found.repetitions) >= 6)
  }

  @Test("Sets that broke down on one day are asked for what they had before")
  func restored() throws {
    let found = try Self.weeks(kg: 60, [[9, 8, 8], [9, 9, 9], [9, 5, 5]])
    #expect(found.sets == 3 && found.repetitions == 9 && found.plan.isEmpty)
    // Who ends so every time means it.
    let usual = try Self.weeks(kg: 60, [[9, 5, 5], [9, 5, 5], [9, 5, 5]])
    #expect(!usual.plan.allSatisfy { $0.repetitions == 9 } && !usual.plan.isEmpty)
  }

  @Test("A heavy single that is done every time stays, and one that was done once does not")
  func usualTop() throws {
    func plan(singles: Set<Int>) throws -> Suggestion {
      try Self.suggestion { history in
        for (place, day) in Self.weekly.prefix(4).enumerated() {
          history.session(day) {
            $0.sets(Self.bench, kg: 80, reps: 3, count: 4)
            if singles.contains(place) { $0.sets(Self.bench, kg: 90, reps: 1) }
          }
        }
      }
    }
    let usual = try plan(singles: [0, 1, 2, 3])
    #expect(usual.plan.last?.load == .kilograms(90) && usual.plan.last?.repetitions == 1)
    #expect(usual.test == nil)
    let once = try plan(singles: [3])
    #expect(!once.plan.contains { $0.load == .kilograms(90) } && once.test != nil)
  }

  @Test("The very same sets three times are a new plan, and not missed")
  func newPlan() throws {
    let planned = try Self.weeks(kg: 130, [[14, 12], [14, 11], [8, 8], [8, 8], [8, 8]])
    if case .missed = planned.reason { Issue.record("two eights three times were called missed") }
    #expect(planned.action != .decreaseLoad)
    let missed = try Self.weeks(kg: 130, [[14, 12], [14, 11], [8, 8], [8, 7], [8, 8]])
    #expect(missed.reason == .missed(sessions: 3, repetitions: 14))
  }

  @Test("One bad day, and a repetition fewer twice, are noise")
  func noise() throws {
    for sessions in [[[7], [7], [7], [7], [4]], [[7], [7], [7], [6], [6]]] {
      let found = try Self.weeks(Self.press, kg: 280, sessions)
      #expect(found.action == .hold)
    }
  }

  @Test("Missed work whose next load down is too far away comes again as it was")
  func missedWithoutLighterLoad() throws {
    let found = try Self.weeks(Self.curl, kg: 10, [[9, 9], [9, 9], [9, 9], [7, 7], [7, 6]])
    #expect(found.action == .hold && found.load == .kilograms(10) && found.repetitions == 7)
    #expect(found.reason == .missed(sessions: 2, repetitions: 9))
  }

  @Test("After missed work a lighter day is the new beginning, no light day to pass over")
  func lighterAfterMisses() throws {
    let found = try Self.suggestion(Self.press) { history in
      for (day, work) in zip(
        Self.weekly, [(280.0, 7), (280, 7), (280, 7), (280, 5), (280, 5), (240, 5)])
      {
        history.session(day) {
          $0.sets(Self.press, kg: work.0, reps: work.1)
          $0.sets(Self.press, kg: work.0, reps: work.1 < 7 ? work.1 - 1 : 7)
        }
      }
    }
    #expect(found.load == .kilograms(240))
  }

  @Test("A bad day at the same load is no light day: it is what comes next")
  func badDay() throws {
    let found = try Self.weeks(kg: 100, [[8, 8], [8, 8], [8, 8], [4, 4]])
    #expect(found.load == .kilograms(100) && found.repetitions == 4)
  }

  @Test("Who always trains to failure goes on by repetitions, not down for ever")
  func usuallyHard() throws {
    let sessions = [[5, 5], [5, 5], [5, 5], [5, 5], [6, 5]]
    let found = try Self.weeks(kg: 80, rpe: 10, sessions)
    #expect(found.load == .kilograms(80) && found.repetitions == 6 && found.expectedRPE == 10)
    // A single hard session among easier ones calls for less.
    let rare = try Self.suggestion { history in
      for (index, day) in Self.weekly.prefix(5).enumerated() {
        history.session(day) {
          $0.sets(Self.bench, kg: 80, reps: 6, rpe: index == 4 ? 10 : 8, count: 2)
        }
      }
    }
    #expect(rare.action == .decreaseLoad || rare.action == .fewerRepetitions)
    // So does one that was as hard as ever, and worse.
    let worse = try Self.weeks(kg: 80, rpe: 10, [[8, 8], [8, 8], [8, 8], [8, 8], [5, 5]])
    #expect(worse.action == .decreaseLoad || worse.action == .fewerRepetitions)
  }

  @Test("Nothing is taken off an empty bar")
  func emptyBar() throws {
    let found = try Self.suggestion(asOf: "2026-04-20") { history in
      history.session("2026-01-05") { $0.sets(Self.bench, kg: 20, reps: 8, count: 3) }
    }
    #expect(found.load == .kilograms(20) && !found.hasLighterLoad)
  }

  @Test("The next dumbbell is not half a kilogram heavier than one that the log shows")
  func nextDumbbell() throws {
    let found = try Self.weeks(Self.curl, kg: 37.5, [[12, 12], [12, 12], [14, 14]])
    #expect(found.load == .kilograms(40))
    let loads = try #require(
      LoadableLoads(step: .kilograms(2), used: [.kilograms(12)], isFixed: true))
    #expect(loads.next(above: .kilograms(12)) == .kilograms(14))
  }

  @Test("A small step up in load costs as many repetitions as it must, not the whole range")
  func smallStep() throws {
    let found = try Self.suggestion(Self.curl) { history in
      for (day, repetitions) in zip(Self.weekly, [8, 9, 10, 11, 12, 12]) {
        history.session(day) { $0.sets(Self.curl, kg: 50, reps: repetitions, count: 3) }
      }
    }
    #expect(found.action == .increaseLoad && found.load == .kilograms(52))
    #expect(try #require(found.repetitions) >= 9)
  }

  @Test("Uneven sets are evened out by a repetition each, not all at once")
  func uneven() throws {
    let found = try Self.weeks(kg: 60, [[12, 8, 9, 7]])
    #expect(
      found.plan.flatMap { Array(repeating: $0.repetitions, count: $0.sets) } == [12, 9, 10, 8])
    let nearly = try Self.weeks(kg: 60, [[12, 11, 11]])
    #expect(nearly.plan.isEmpty && nearly.repetitions == 12 && nearly.sets == 3)
  }

  @Test("A set is not asked for fewer repetitions because another had few")
  func strongestSet() throws {
    let found = try Self.weeks(Self.curl, kg: 20, [[10, 10, 10], [12, 6, 6]])
    let asked = found.plan.flatMap { Array(repeating: $0.repetitions, count: $0.sets) }
    #expect(asked.first == 12 && asked.dropFirst().allSatisfy { (6...7).contains($0) })
  }

  @Test("Sets that become alike are still as many")
  func setsBecomeAlike() throws {
    let found = try Self.suggestion(Self.press) { history in
      for (day, repetitions) in zip(Self.weekly, [7, 7, 7, 5, 5]) {
        history.session(day) {
          $0.sets(Self.press, kg: 280, reps: repetitions)
          $0.sets(Self.press, kg: 270, reps: repetitions)
        }
      }
    }
    #expect(max(found.sets, found.plan.reduce(0) { $0 + $1.sets }) == 2)
  }

  @Test("More load is asked for no more repetitions than each set had")
  func heavierAndUneven() throws {
    let found = try Self.weeks(kg: 60, [[9, 9, 8], [9, 9, 8], [9, 9, 8]])
    #expect(found.load == Load(kilograms: 62.5))
    #expect(found.plan.flatMap { Array(repeating: $0.repetitions, count: $0.sets) } == [9, 9, 8])
  }

  @Test("A load far above those of the last sessions is untried: no probability is said")
  func untried() throws {
    let found = try Self.weeks(Self.curl, kg: 20, [[12, 12], [12, 12], [15, 15]])
    #expect(found.load == .kilograms(22) && found.isUntried && found.probability == nil)
    let near = try Self.weeks(kg: 100, [[5], [5], [5]])
    #expect(near.load == Load(kilograms: 102.5) && !near.isUntried && near.probability != nil)
  }

  @Test("A set that led up to the others at their load comes again as it was")
  func leadingUpAtLoad() throws {
    let found = try Self.weeks(Self.curl, kg: 20, [[4, 12, 10], [4, 12, 10], [4, 12, 10]])
    let asked = found.plan.flatMap { Array(repeating: $0.repetitions, count: $0.sets) }
    #expect(asked.count == 3 && asked.first == 4 && (asked.last ?? 0) >= 10)
  }

  @Test("A large step to an untried load gives repetitions back, of sets of many")
  func untriedGivesBack() throws {
    let many = try Self.weeks(kg: 37.5, [[13, 10], [13, 10], [13, 10]])
    #expect(many.load == Load(kilograms: 40) && many.isUntried)
    // Of equal strength by Brzycki: 37 − 36 · 40 / (37.5 · 36 / 24) = 11.4.
    #expect(many.repetitions == 11)
    // The second set, too: 37 − 36 · 40 / (37.5 · 36 / 27) = 8.2.
    #expect(many.plan.map(\.repetitions) == [11, 8])
    let few = try Self.weeks(kg: 37.5, [[5, 5], [5, 5], [5, 5]])
    #expect(few.load == Load(kilograms: 40) && few.repetitions == 5, "a beginner's fives")
  }

  @Test("Three singles or more of one load are work, and come again with what led up to them")
  func straightSingles() throws {
    let found = try Self.suggestion { history in
      for day in Self.weekly.prefix(3) {
        history.session(day) { $0.sets(Self.bench, kg: 80, reps: 5, count: 4) }
      }
      history.session(Self.weekly[3]) {
        $0.sets(Self.bench, kg: 70, reps: 3)
        $0.sets(Self.bench, kg: 85, reps: 1)
        $0.sets(Self.bench, kg: 92.5, reps: 1, count: 4)
      }
    }
    #expect(found.load == Load(kilograms: 92.5) && found.repetitions == 1)
    #expect(found.plan.reduce(0) { $0 + $1.sets } == 6)
  }

  @Test("A day that only led up to a maximum is no work: the one before goes on")
  func leadingUp() throws {
    let found = try Self.suggestion { history in
      for day in Self.weekly.prefix(3) {
        history.session(day) { $0.sets(Self.bench, kg: 90, reps: 5, count: 3) }
      }
      history.session(Self.weekly[3]) {
        $0.sets(Self.bench, kg: 70, reps: 3)
        $0.sets(Self.bench, kg: 95, reps: 1)
        $0.sets(Self.bench, kg: 105, reps: 1)
      }
    }
    #expect(found.continued < 9 && (found.load ?? .zero) >= .kilograms(90) && found.sets == 3)
  }

  @Test("Sets with more assistance, and sets without a load beside loaded ones, come again")
  func otherSets() throws {
    let assisted = try Self.suggestion("Chin Up (Assisted)") { history in
      history.session(Self.weekly[0]) {
        $0.sets("Chin Up (Assisted)", kg: 20, reps: 8, semantics: .assisted)
        $0.sets("Chin Up (Assisted)", kg: 30, reps: 8, count: 2, semantics: .assisted)
      }
    }
    #expect(assisted.plan.reduce(0) { $0 + $1.sets } == 3)
    let mixed = try Self.suggestion(Self.dip) { history in
      history.session(Self.weekly[0]) {
        $0.sets(Self.dip, kg: 10, reps: 6)
        $0.sets(Self.dip, reps: 10, count: 2, semantics: .bodyweight)
      }
    }
    #expect(mixed.plan.map(\.sets) == [1, 2] && mixed.plan.map(\.load) == [.kilograms(10), .zero])
  }

  @Test("With the body's weight 10 % more is 10 % of both: 2.5 kg on a dip with 10 kg is a step")
  func bodyWeight() throws {
    func dips(_ bodyWeight: Double?) throws -> Suggestion {
      try Self.suggestion(Self.dip, bodyWeight: bodyWeight) { history in
        for day in Self.weekly.prefix(3) {
          history.session(day) { $0.sets(Self.dip, kg: 10, reps: 8, count: 3) }
        }
      }
    }
    #expect(try dips(nil).load == .kilograms(10))
    #expect(try dips(82).load == Load(kilograms: 12.5))
  }

  @Test("Where load is taken off, the sets before are no heavier")
  func leadingSets() throws {
    let found = try Self.suggestion(Self.press) { history in
      for (day, repetitions) in zip(Self.weekly, [7, 7, 7, 5, 5]) {
        history.session(day) {
          $0.sets(Self.press, kg: 270, reps: 7)
          $0.sets(Self.press, kg: 280, reps: repetitions)
        }
      }
    }
    #expect(found.action == .decreaseLoad)
    let load = try #require(found.load)
    #expect(found.plan.allSatisfy { $0.load <= load } || found.plan.isEmpty)
  }
}
