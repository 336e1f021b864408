import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("Sessions before the start of a program")
struct BeforeStartTests {
  private static let log = ProgramPlanTests.history([
    ("2026-06-01", [("Squat (Barbell)", 80, 3), ("Bench Press (Barbell)", 50, 3)]),
    ("2026-10-26", [("Squat (Barbell)", 100, 3), ("Bench Press (Barbell)", 60, 3)]),
    ("2026-10-28", [("Deadlift (Barbell)", 120, 1), ("Overhead Press (Barbell)", 40, 3)]),
    ("2026-10-30", [("Leg Curl (Machine)", 40, 3)]),
    ("2026-11-02", [("Squat (Barbell)", 105, 3), ("Bench Press (Barbell)", 62.5, 3)]),
  ])

  @Test("Those like its days are counted, of the twelve weeks before it")
  func counted() throws {
    let plan = try ProgramPlanTests.plan(ProgramPlanTests.twoDays, Self.log, start: "2026-11-02")
    #expect(plan.course.before == 2)
    #expect(plan.course.workouts.count == 1)
    let written = "/// @start 2026-11-03\n" + ProgramPlanTests.twoDays
    #expect(try ProgramPlanTests.plan(written, Self.log).course.before == 3)
  }

  @Test("There are none before a start that is the first of them, or was found")
  func none() throws {
    let plan = try ProgramPlanTests.plan(ProgramPlanTests.twoDays, Self.log, start: "2026-10-26")
    #expect(plan.course.before == 0)
    let found = try ProgramPlanTests.plan(ProgramPlanTests.twoDays, Self.log)
    #expect(found.course.isStartFound && found.course.before == 0)
  }
}
