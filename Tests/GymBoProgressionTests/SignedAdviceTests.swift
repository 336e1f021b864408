import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

/// What coaches who read suggestions beside the sets before them would not have signed, and what is said now.
@Suite("Advice that a coach signs") struct SignedAdviceTests {
  private typealias Sets = [(kg: Double, reps: Int)]

  private static let lift = "Bench Press (Barbell)"
  private static let curl = "Bicep Curl (Dumbbell)"
  private static let dip = "Chest Dip (Assisted)"
  private static let start = CivilDate(dayNumber: 20_459)

  private static func day(_ offset: Int) -> String { start.advanced(by: offset).description }

  private static func suggestion(
    _ name: String = lift, asOf: Int? = nil, _ build: (inout LogBuilder) -> Void
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift))
    history.resolutions[curl] = .user(
      .example(
        curl, direct: [.biceps], movement: .elbowFlexion, mechanics: .isolation,
        implement: .dumbbell, loading: .perHand))
    build(&history)
    let log = history.log
    let options = AnalysisOptions(asOf: asOf.map { start.advanced(by: $0) })
    let findings = try #require(HistoryFindings(of: log, options: options))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == name })
  }

  /// After weekly sessions.
  private static func weeks(_ sessions: [Sets]) throws -> Suggestion {
    try suggestion { history in
      for (week, sets) in sessions.enumerated() {
        history.session(day(7 * week)) {
          for set in sets { $0.sets(lift, kg: set.kg, reps: set.reps) }
        }
      }
    }
  }

  @Test("Who did four and then two with a load has not done it three times")
  func fellBack() throws {
    let fell = try Self.weeks([[(65, 2)], [(65, 4)], [(65, 2)]])
    #expect(fell.action == .hold && fell.reason.code == .repetitionsFell)
    let near = try Self.weeks([[(65, 8)], [(65, 9)], [(65, 8)]])
    #expect(near.reason == .doneInARow(sessions: 3, repetitions: 8))
  }

  @Test("A lift that was broken off goes on from the day before; a bad day is what comes next")
  func brokenOff() throws {
    let fives: Sets = Array(repeating: (85, 5), count: 5)
    let short = try Self.weeks([fives, fives, [(85, 4), (85, 4), (85, 2)]])
    #expect(short.passedOver?.kind == .shortDay && short.repetitions == 5 && short.sets == 5)
    let bad = try Self.weeks([fives, fives, Array(repeating: (85, 3), count: 5)])
    #expect(bad.passedOver == nil && bad.repetitions == 3)
    let twice = try Self.weeks([fives, [(85, 4), (85, 4)], [(85, 3)]])
    #expect(twice.passedOver == nil && twice.repetitions == 3)
  }

  @Test("Who trains with singles does not go on from the heaviest of all")
  func peak() throws {
    func singles(_ last: Double) throws -> Suggestion {
      try Self.weeks([95, 100, 95, 90, last].map { [(80, 1), ($0, 1)] })
    }
    let peak = try singles(102.5)
    #expect(peak.passedOver?.kind == .test && peak.load == .kilograms(90))
    #expect(try singles(100).load == .kilograms(100))
  }

  @Test("A last set to failure with many repetitions comes again as it was")
  func endsToFailure() throws {
    let found = try Self.suggestion(Self.curl) { history in
      for (week, reps) in [30, 25, 24].enumerated() {
        history.session(Self.day(7 * week)) {
          $0.sets(Self.curl, kg: 10, reps: 12, rpe: 8, count: 2)
          $0.sets(Self.curl, kg: 10, reps: reps, rpe: 10, kind: .failure)
        }
      }
    }
    #expect(found.plan.last?.repetitions == 24 && found.plan.last?.isAtLeast == true)
    #expect(found.expectedRPE == 10)
    // Nor is it what is asked for a repetition more.
    #expect(!found.opensLast && found.topSets?.open == 2)
  }

  @Test("A heavier test of the day is named where its sets are left out")
  func testNamed() throws {
    let work: Sets = [(70, 2), (65, 3), (65, 3), (65, 3)]
    let found = try Self.weeks([
      [(65, 3), (65, 3), (65, 3)], [(65, 3), (65, 3), (65, 3)], [(60, 5), (60, 5), (60, 5)], work,
    ])
    #expect(found.test != nil)
    #expect(try Self.weeks([[(65, 3)], [(65, 3)]]).test == nil)
  }

  @Test("Less load is no reason for more repetitions in the sets beside it than are asked of it")
  func besideLess() throws {
    let day: Sets = [(80, 5), (75, 7), (70, 8)]
    let paused = try Self.suggestion(asOf: 14 + 33) { history in
      for week in 0..<3 {
        history.session(Self.day(7 * week)) {
          for set in day { $0.sets(Self.lift, kg: set.kg, reps: set.reps) }
        }
      }
      for day in stride(from: 16, through: 47, by: 4) {
        history.session(Self.day(day)) { $0.sets(Self.curl, kg: 20, reps: 8, count: 3) }
      }
    }
    #expect(paused.load == .kilograms(75))
    #expect(paused.plan.filter { $0.load == .kilograms(75) }.allSatisfy { $0.repetitions <= 5 })
  }

  @Test(
    "At the top of the range it is the weak set that gets the repetition, even where it was hard")
  func topOfRange() throws {
    let found = try Self.suggestion(Self.curl) { history in
      for week in 0..<5 {
        history.session(Self.day(7 * week)) {
          $0.sets(Self.curl, kg: 20, reps: 10, rpe: 9.5, count: 2)
          $0.sets(Self.curl, kg: 20, reps: 8, rpe: 10)
        }
      }
    }
    #expect(found.plan.map(\.repetitions) == [10, 9])
  }

  @Test("A step that would leave nothing at the same repetitions waits for one more of them")
  func stepToFailure() throws {
    let found = try Self.suggestion { history in
      for week in 0..<3 {
        history.session(Self.day(7 * week)) {
          $0.sets(Self.lift, kg: 55, reps: 5, rpe: week == 2 ? 8.5 : 8)
        }
      }
    }
    #expect(found.load == .kilograms(55))
    #expect(found.action == .addRepetition || found.action == .addRepetitionIfItGoes)
  }

  @Test("A single on the way to heavier sets is no test of the day")
  func singleOnTheWay() throws {
    let climb: Sets = [(80, 2), (100, 1), (110, 3), (105, 3), (95, 3), (95, 3), (95, 3)]
    #expect(try Self.weeks([climb, climb]).load == .kilograms(110))
  }

  @Test("A day with less load for no more repetitions is a light day, unless it was hard")
  func lessForNoMore() throws {
    func after(rpe: Double?) throws -> Suggestion {
      try Self.suggestion(Self.curl) { history in
        for (week, reps) in [5, 6, 7, 7].enumerated() {
          history.session(Self.day(7 * week)) {
            $0.sets(Self.curl, kg: 22, reps: reps, count: 3)
          }
        }
        history.session(Self.day(28)) { $0.sets(Self.curl, kg: 20, reps: 7, rpe: rpe, count: 2) }
      }
    }
    let light = try after(rpe: nil)
    #expect(light.passedOver?.kind == .lightDay && light.load == .kilograms(22))
    let hard = try after(rpe: 9.5)
    #expect(hard.passedOver == nil)
  }

  @Test("Less assistance than last time, taken to failure, is progress: the same again")
  func lessAssistance() throws {
    let found = try Self.suggestion(Self.dip) { history in
      history.session(Self.day(0)) {
        $0.sets(Self.dip, kg: 9, reps: 9, count: 2, semantics: .assisted)
      }
      history.session(Self.day(7)) {
        $0.sets(Self.dip, kg: 9, reps: 9, semantics: .assisted)
        $0.sets(Self.dip, kg: 6.8, reps: 7, kind: .failure, semantics: .assisted)
      }
    }
    #expect(found.action == .hold && found.repetitions == 7)
  }

  @Test("A best set is not asked for again after weeks without the lift")
  func pause() throws {
    func after(days: Int) throws -> Suggestion {
      try Self.suggestion(asOf: 42 + days) { history in
        for (week, kg) in [100.0, 95, 102.5, 90, 100, 95, 112.5].enumerated() {
          history.session(Self.day(7 * week)) {
            $0.sets(Self.lift, kg: kg, reps: 6)
          }
        }
        for day in stride(from: 45, through: 42 + days, by: 4) {
          history.session(Self.day(day)) { $0.sets(Self.curl, kg: 20, reps: 8, count: 3) }
        }
      }
    }
    let paused = try after(days: 35)
    #expect(paused.action == .decreaseLoad)
    #expect(paused.load == .kilograms(105))
    guard case .backTo(let load, _, let days, let isOfLift) = paused.reason else {
      Issue.record("\(paused.reason) is no way back")
      return
    }
    #expect(load == Load(kilograms: 112.5) && days == 35 && isOfLift)
    #expect(try after(days: 7).action == .hold)
  }

  @Test("After three weeks without a lift nothing goes up")
  func nothingUpAfterPause() throws {
    func after(days: Int) throws -> Suggestion {
      try Self.suggestion(asOf: 14 + days) { history in
        for week in 0..<3 {
          history.session(Self.day(7 * week)) { $0.sets(Self.lift, kg: 60, reps: 8, count: 3) }
        }
        for day in stride(from: 16, through: 14 + days, by: 4) {
          history.session(Self.day(day)) { $0.sets(Self.curl, kg: 20, reps: 8, count: 3) }
        }
      }
    }
    #expect(try after(days: 7).action == .increaseLoad)
    let paused = try after(days: 24)
    #expect(paused.action == .hold && paused.load == .kilograms(60) && paused.isSameAfterPause)
  }

  @Test("More load whose sets fell apart was too much: the day before is gone on from")
  func tooMuch() throws {
    let sixes: Sets = Array(repeating: (55, 6), count: 4)
    let apart = try Self.weeks([sixes, sixes, [(57.5, 6), (57.5, 3)]])
    #expect(apart.passedOver?.kind == .tooMuch && apart.load == .kilograms(55))
    let kept = try Self.weeks([sixes, sixes, [(57.5, 6), (57.5, 5)]])
    #expect(kept.passedOver == nil)
  }

  @Test("A day with singles as heavy as the work before is no light day")
  func heavySingles() throws {
    let threes: Sets = Array(repeating: (88, 3), count: 3)
    let singles: Sets = [(90, 1), (80, 3), (80, 3), (75, 3)]
    let found = try Self.weeks([threes, threes, threes, singles])
    #expect(found.passedOver?.kind == .otherWorkout)
  }

  @Test("Sessions before a break are said to count no more")
  func countedAnew() throws {
    func after(_ last: Int) throws -> Suggestion {
      try Self.suggestion { history in
        for day in [0, 4, last] {
          history.session(Self.day(day)) { $0.sets(Self.lift, kg: 60, reps: 8, count: 3) }
        }
      }
    }
    #expect(try after(25).isCountedAnew)
    #expect(try !after(8).isCountedAnew)
  }

  @Test("The set for as many as go is the last where the last one was")
  func openLast() throws {
    let (light, fours) = (Sets(repeating: (98, 4), count: 4), Sets(repeating: (100, 4), count: 4))
    let last = try Self.weeks([light, light, light, fours, fours.dropLast() + [(100, 7)]])
    #expect(last.plan.map(\.isAtLeast) == [false, true] && last.plan.map(\.sets) == [3, 1])
    #expect(last.opensLast && last.topSets?.open == 3)
    let sixes: Sets = Array(repeating: (60, 6), count: 3)
    let first = try Self.weeks([sixes, sixes, sixes, [(60, 10), (60, 8), (60, 8)]])
    #expect(first.plan.first?.isAtLeast == true && !first.opensLast && first.topSets?.open == 0)
  }

  @Test("A dumbbell that was used this year is taken before one that is only made up")
  func ownDumbbells() throws {
    func kilograms(_ loads: [Double]) -> [Load] { loads.compactMap { Load(kilograms: $0) } }
    let steps = LoadableSteps(unit: .kilogram)
    let loads = try #require(
      LoadableLoads.seen(
        kilograms([17.5]), ofYear: kilograms([15, 17.5]), present: kilograms([17.5, 17.5]),
        of: .dumbbell, steps))
    #expect(DeloadWeek.load(from: kilograms([17.5])[0], loadable: loads) == .kilograms(15))
  }

  @Test("Where heavy days and days of many repetitions take turns, the other one is next")
  func takingTurns() throws {
    let (heavy, many): (Sets, Sets) = (
      Array(repeating: (30, 5), count: 3), Array(repeating: (22.5, 10), count: 3)
    )
    let found = try Self.weeks([heavy, many, heavy, many, heavy, many])
    #expect(found.passedOver?.kind == .rotation && found.load?.kilograms ?? 0 >= 30)
    // Not where such a day once followed another.
    let twice = try Self.weeks([heavy, many, many, heavy, heavy, many])
    #expect(twice.passedOver?.kind != .rotation)
    // Nor where the days that followed differ, too.
    let three = try Self.weeks([[(80, 8)], [(90, 4)], [(80, 8)], [(70, 12)], [(80, 8)]])
    #expect(three.passedOver == nil)
  }

  @Test("Three even sets of half the repetitions at the same load were easy by plan")
  func halved() throws {
    let tens: Sets = Array(repeating: (60, 10), count: 3)
    let easy = try Self.weeks([tens, tens, tens, Array(repeating: (60, 5), count: 3)])
    #expect(easy.passedOver?.kind == .lightDay && easy.repetitions == 10)
    let bad = try Self.weeks([tens, tens, tens, [(60, 6), (60, 5), (60, 4)]])
    #expect(bad.passedOver?.kind != .lightDay)
  }

  @Test("Less load for many more repetitions is no light day where it is worth as much")
  func manyRepetitions() throws {
    func sets(_ kg: Double, _ reps: Int) -> Sets { Array(repeating: (kg, reps), count: 3) }
    let found = try Self.weeks([sets(25, 12), sets(25, 12), sets(25, 10), sets(22.5, 15)])
    #expect(found.passedOver == nil)
  }

  @Test("Who marks a set as taken to failure and rates none is not sent down for it")
  func failureMark() throws {
    let found = try Self.suggestion(Self.curl) { history in
      history.session(Self.day(0)) { $0.sets(Self.curl, kg: 22, reps: 9, count: 2) }
      history.session(Self.day(7)) {
        $0.sets(Self.curl, kg: 24, reps: 7)
        $0.sets(Self.curl, kg: 24, reps: 6, kind: .failure)
      }
    }
    #expect(found.load == .kilograms(24) && found.repetitions ?? 0 >= 7)
  }

  @Test("A step of assistance that is most of it waits for repetitions; one that was used does not")
  func assistanceSteps() throws {
    func after(_ assistances: [Double]) throws -> Suggestion {
      try Self.suggestion(Self.dip) { history in
        for (week, kg) in assistances.enumerated() {
          history.session(Self.day(7 * week)) {
            $0.sets(Self.dip, kg: kg, reps: 7, count: 2, semantics: .assisted)
          }
        }
      }
    }
    #expect(try after([9, 9, 9]).action == .addRepetition)
    #expect(try after([6.8, 9, 9, 9]).load == Load(kilograms: 6.8))
    #expect(try after([30, 30, 30]).load == .kilograms(25))
  }

  @Test("On the way back after a pause the step is one that is likely")
  func likelyWayBack() throws {
    let found = try Self.suggestion { history in
      for (week, kg) in [100.0, 90, 97.5, 92.5, 100, 95].enumerated() {
        history.session(Self.day(7 * week)) { $0.sets(Self.lift, kg: kg, reps: 5, count: 3) }
      }
      for day in stride(from: 37, through: 75, by: 3) {
        history.session(Self.day(day)) { $0.sets(Self.curl, kg: 20, reps: 8) }
      }
      history.session(Self.day(77)) { $0.sets(Self.lift, kg: 85, reps: 5, count: 3) }
    }
    #expect(found.rule == .afterBreak)
    #expect(
      found.probability ?? 0 >= LiftAdvice.reliefProbability || found.load == Load(kilograms: 87.5))
  }

  @Test("A lift that paused for far longer than all training did is told its own days")
  func ownPause() throws {
    let found = try Self.suggestion(asOf: 76) { history in
      for week in 0..<4 {
        history.session(Self.day(7 * week)) { $0.sets(Self.lift, kg: 80, reps: 8, count: 3) }
      }
      for day in stride(from: 40, through: 76, by: 4) {
        history.session(Self.day(day)) { $0.sets(Self.curl, kg: 20, reps: 8) }
      }
    }
    guard case .backTo(_, _, let days, let isOfLift) = found.reason else {
      Issue.record("\(found.reason) is no way back")
      return
    }
    #expect(days == 55 && isOfLift && found.load ?? .zero < .kilograms(80))
  }

  @Test("Lighter after a pause, tired sets lose repetitions")
  func tiredSetsAfterPause() throws {
    let found = try Self.suggestion(Self.curl, asOf: 60) { history in
      for week in 0..<4 {
        history.session(Self.day(7 * week)) {
          $0.sets(Self.curl, kg: 22, reps: 10, rpe: 9)
          $0.sets(Self.curl, kg: 20, reps: 10, rpe: 10)
        }
      }
      for day in stride(from: 24, through: 60, by: 4) {
        history.session(Self.day(day)) { $0.sets(Self.lift, kg: 60, reps: 8, count: 3) }
      }
    }
    #expect(found.action == .decreaseLoad && found.load == .kilograms(20))
    #expect(found.plan.map(\.repetitions) == [10, 8] && found.expectedRPE == 8)
  }

  @Test("A last set without assistance comes again beside the assisted ones")
  func withoutAssistance() throws {
    let found = try Self.suggestion(Self.dip) { history in
      for week in 0..<2 {
        history.session(Self.day(7 * week)) {
          $0.sets(Self.dip, kg: 2.5, reps: 9, semantics: .assisted)
          $0.sets(Self.dip, reps: 7, semantics: .assisted)
        }
      }
    }
    #expect(found.plan.map(\.load) == [Load(kilograms: 2.5), .zero])
    #expect(found.plan.map(\.repetitions) == [9, 7])
  }
}
