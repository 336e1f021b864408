import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("Names in programs")
struct ProgramSpellingTests {
  @Test("A name as apps export it is the same exercise as in the spelling of programs")
  func exported() throws {
    let exported = try Program(
      reading: Array(
        """
        /// @max Squat (Barbell) 140kg
        # Week 1
        ## A
        main: Squat (Barbell) / 3x5 75% / progress: custom() {~ rm1 += 5kg ~}
        Bench Press ( Dumbbell ) / 3x8 20kg (top)
        Incline Bench Press (Dumbbell) / ...Bench Press (Dumbbell)
        Deadlift (Barbell)[2,1-2] / 3x5 100kg / progress: custom() { ...main: Squat (Barbell) }
        """.utf8))
    let names = exported.weeks[0].days[0].exercises.map { $0.names[0] }
    #expect(
      names == [
        "Squat, Barbell", "Bench Press, Dumbbell", "Incline Bench Press, Dumbbell",
        "Deadlift, Barbell",
      ])
    let state = ProgramState(exported, loads: LiftLoads(of: exported))
    let squat = state.prescription(on: exported.days[0]).exercises[0]
    #expect(squat.sets[0].load == 105)
    #expect(exported.weeks[0].days[0].exercises[2].stages[0].count == 3)
  }

  @Test("An own name of the lifter is found in the history, also with its implement")
  func own() throws {
    var history = LogBuilder()
    history.session("2026-11-02") {
      $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
      $0.sets("Zercher Thing (Garage)", kg: 40, reps: 5, count: 3)
    }
    let plan = try ProgramPlanTests.plan(
      "Squat (Barbell) / 3x5 100kg\nZercher Thing (Garage) / 3x5 40kg / progress: lp(2.5kg)",
      history.log, start: "2026-11-02")
    #expect(plan.next?.prescription.exercises[1].sets[0].load == Load(kilograms: 42.5))
  }

  @Test("Parentheses that hold no implement are no name")
  func refused() {
    for name in ["Squat ()", "(Barbell)", "Squat (a) (b)", "Squat (a, b)", "Squat (Barbell) x"] {
      #expect(throws: ProgramFault.self, "\(name)") {
        _ = try Program(reading: Array("\(name) / 3x5 60kg".utf8))
      }
    }
  }
}
