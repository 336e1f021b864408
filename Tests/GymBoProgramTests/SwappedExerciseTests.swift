import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// Workouts in which a similar exercise was done in place of a planned one.
@Suite("Days with exercises swapped")
struct SwappedExerciseTests {
  static let text = """
    # Week 1
    ## A
    Bench Press / 3x5 60kg @8 / progress: lp(2.5kg)
    Squat / 3x5 100kg / progress: lp(5kg)
    Bent Over Row / 3x8 60kg
    """

  /// A session of day A, with another lift in place of the bench press.
  private static func plan(
    instead lift: String?, kg: Double = 22, reps: Int = 6, sets: Int = 3
  ) throws -> ProgramPlan {
    var history = LogBuilder()
    history.session("2026-11-02") {
      if let lift { $0.sets(lift, kg: kg, reps: reps, rpe: 9, count: sets) }
      $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
      $0.sets("Bent Over Row (Barbell)", kg: 60, reps: 8, count: 3)
    }
    return try ProgramPlanTests.plan(text, history.log, start: "2026-11-02")
  }

  @Test("Its sets and repetitions count, its load is compared with nothing")
  func counted() throws {
    let plan = try Self.plan(instead: "Bench Press (Dumbbell)")
    let kept = plan.adherence
    #expect(kept.setsDue == 9 && kept.setsDone == 9 && kept.fulfilment == 100)
    #expect(kept.repetitionCompliance == 100 && kept.setsMet == 9)
    // The loads of squat and row alone.
    #expect(kept.loadSets == 6 && kept.loadDeviation == 0)
    #expect(kept.rpeSets == 3 && kept.rpeDeviation == 1)
    #expect(plan.course.workouts[0].substitutes == ["Bench Press (Dumbbell)", nil, nil])
    let fewer = try Self.plan(instead: "Bench Press (Dumbbell)", reps: 4, sets: 2).adherence
    #expect(fewer.setsDone == 8 && fewer.setsMet == 6 && fewer.repetitionsDone == 15 + 24 + 8)
  }

  @Test("Its load changes nothing for the planned lift, which waits for its own sets")
  func progression() throws {
    let plan = try Self.plan(instead: "Bench Press (Dumbbell)")
    let next = try #require(plan.next).prescription.exercises
    #expect(next.map { $0.sets[0].load } == [60, 105, 60])
  }

  @Test("An exercise that is not similar, one more beside the planned one, and none are no swap")
  func noSwap() throws {
    for lift in ["Bicep Curl (Dumbbell)", "Leg Press", nil] {
      let plan = try Self.plan(instead: lift)
      #expect(plan.adherence.setsDone == 6, "\(lift ?? "none")")
      #expect(plan.course.workouts[0].substitutes == [nil, nil, nil], "\(lift ?? "none")")
    }
    var history = LogBuilder()
    history.session("2026-11-02") {
      $0.sets("Bench Press (Barbell)", kg: 60, reps: 5, count: 1)
      $0.sets("Bench Press (Dumbbell)", kg: 22, reps: 8, count: 3)
      $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
    }
    let kept = try ProgramPlanTests.plan(Self.text, history.log, start: "2026-11-02").adherence
    #expect(kept.setsDone == 4)
  }

  @Test("Each exercise takes the place of one, and the most similar one goes first")
  func onePlaceEach() throws {
    var history = LogBuilder()
    history.session("2026-11-02") {
      $0.sets("Push Up", kg: 0, reps: 20, count: 3)
      $0.sets("Incline Bench Press (Barbell)", kg: 50, reps: 8, count: 3)
      $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
    }
    let plan = try ProgramPlanTests.plan(Self.text, history.log, start: "2026-11-02")
    #expect(plan.course.workouts[0].substitutes == ["Incline Bench Press (Barbell)", nil, nil])
    #expect(plan.adherence.setsDone == 6)
  }

  @Test("A program does not begin with a session of other, similar exercises")
  func noStart() throws {
    var history = LogBuilder()
    for day in ["02", "04", "06", "09"] {
      history.session("2026-11-\(day)") {
        $0.sets("Bench Press (Dumbbell)", kg: 22, reps: 5, count: 3)
        $0.sets("Front Squat (Barbell)", kg: 80, reps: 5, count: 3)
        $0.sets("Bent Over Row (Dumbbell)", kg: 24, reps: 8, count: 3)
      }
    }
    let plan = try ProgramPlanTests.plan(Self.text, history.log)
    #expect(plan.course.start == nil)
  }
}
