import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// Which histories are taken for trainings of a program that says nothing of its start.
@Suite("Starts found in a history")
struct FoundStartTests {
  private static func plan(
    kg: Double, reps: Int, count: Int = 3, sessions: Int = 4
  ) throws -> ProgramPlan {
    var history = LogBuilder()
    for number in 0..<sessions {
      let day = CivilDate(dayNumber: 20_760 + Int32(2 * number)).description
      history.session(day, title: nil) { session in
        let names =
          number % 2 == 0
          ? ["Squat (Barbell)", "Bench Press (Barbell)"]
          : ["Deadlift (Barbell)", "Overhead Press (Barbell)"]
        for name in names { session.sets(name, kg: kg, reps: reps, count: count) }
      }
    }
    let text = """
      # Week 1
      ## A
      Squat / 3x5 60kg
      Bench Press / 3x5 60kg
      ## B
      Deadlift / 3x5 60kg
      Overhead Press / 3x5 60kg
      """
    return try ProgramPlanTests.plan(text, history.log)
  }

  @Test("The same lifts with other loads or repetitions are another program")
  func others() throws {
    for (kg, reps) in [(90.0, 5), (40.0, 5), (60.0, 10), (60.0, 2)] {
      let plan = try Self.plan(kg: kg, reps: reps)
      #expect(plan.course.start == nil, "\(kg) \(reps)")
      #expect(plan.course.resemblance?.setsNear == 0, "\(kg) \(reps)")
    }
  }

  @Test("A little more or less than planned is the program")
  func near() throws {
    for (kg, reps) in [(60.0, 5), (62.5, 4), (57.5, 7), (65.0, 3)] {
      let plan = try Self.plan(kg: kg, reps: reps)
      #expect(plan.course.start == CivilDate(dayNumber: 20_760), "\(kg) \(reps)")
      #expect(plan.course.isStartFound)
      #expect(plan.adherence.setsNear == plan.adherence.setsDue, "\(kg) \(reps)")
    }
  }

  @Test("Less than half of the sets are no training of it")
  func few() throws {
    #expect(try Self.plan(kg: 60, reps: 5, count: 1).course.start == nil)
    #expect(try Self.plan(kg: 60, reps: 5, count: 2).course.start != nil)
  }

  @Test("Earlier sessions of other loads do not draw the start to themselves")
  func later() throws {
    // Eight sessions of the same lifts of which each second one happens to be near, then the program.
    func start(before: Int, programs: Int) throws -> CivilDate? {
      var history = LogBuilder()
      for number in 0..<(before + programs) {
        let day = CivilDate(dayNumber: 20_700 + Int32(2 * number)).description
        let isNear = number >= before || number % 4 < 1
        history.session(day, title: nil) { session in
          let names =
            number % 2 == 0
            ? ["Squat (Barbell)", "Bench Press (Barbell)"]
            : ["Deadlift (Barbell)", "Overhead Press (Barbell)"]
          for name in names { session.sets(name, kg: isNear ? 60 : 75, reps: 5, count: 3) }
        }
      }
      let text = """
        # Week 1
        ## A
        Squat / 3x5 60kg
        Bench Press / 3x5 60kg
        ## B
        Deadlift / 3x5 60kg
        Overhead Press / 3x5 60kg
        """
      return try ProgramPlanTests.plan(text, history.log).course.start
    }
    let begun = CivilDate(dayNumber: 20_700 + 16)
    for programs in 4...14 {
      #expect(try start(before: 8, programs: programs) == begun, "\(programs) workouts")
    }
    // Of a program that was begun and not kept for a while the start stays.
    #expect(try start(before: 0, programs: 12) == CivilDate(dayNumber: 20_700))
  }
}
