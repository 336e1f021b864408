import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("What would be suggested without a program")
struct OtherSuggestionTests {
  private static let text = "# Week 1\n## A\nSquat / 3x5 100kg / progress: lp(5kg)"

  /// Two workouts, done as planned, and what would be suggested beside the next one.
  private static func others(
    _ work: [(kg: Double, reps: Int)], asOf day: String, _ text: String = text
  ) throws -> (planned: Load?, others: [OtherSuggestion]) {
    var history = LogBuilder()
    for (index, set) in work.enumerated() {
      let date = try #require(CivilDate(iso: "2026-11-02")).advanced(by: 3 * index)
      history.session(date.description) {
        $0.sets("Squat (Barbell)", kg: set.kg, reps: set.reps, count: 3)
      }
    }
    let plan = try ProgramPlanTests.plan(text, history.log, start: "2026-11-02", asOf: day)
    return (plan.next?.prescription.exercises.first?.sets.first?.load, plan.others)
  }

  @Test("After 21 days off the program asks for more, and what is usual then is told beside it")
  func afterBreak() throws {
    let (planned, others) = try Self.others([(100, 5), (105, 5)], asOf: "2026-11-26")
    #expect(planned == 110)
    #expect(others == [OtherSuggestion(lift: "Squat", load: 92.5, repetitions: 5, daysOff: 21)])
  }

  @Test("After 14 days off fewer repetitions are a difference, too")
  func fewerRepetitions() throws {
    let none = "# Week 1\n## A\nSquat / 3x5 100kg"
    let (planned, others) = try Self.others([(100, 5), (100, 5)], asOf: "2026-11-19", none)
    #expect(planned == 100)
    #expect(others == [OtherSuggestion(lift: "Squat", load: 100, repetitions: 4, daysOff: 14)])
  }

  @Test("Another load is told, and the same is not")
  func another() throws {
    let (planned, others) = try Self.others([(100, 5), (105, 5)], asOf: "2026-11-06")
    #expect(planned == 110 && others.allSatisfy { $0.daysOff == nil && $0.load == 105 })
    #expect(others.count == 1)
    let none = "# Week 1\n## A\nSquat / 3x5 100kg"
    #expect(try Self.others([(100, 5), (100, 5)], asOf: "2026-11-06", none).others.isEmpty)
  }

  @Test("A lift that is in a workout twice is told once")
  func twice() throws {
    let text = "# Week 1\n## A\nSquat / 1x5 110kg\nlight: Squat / 3x6 100kg"
    #expect(try Self.others([(100, 5), (100, 5)], asOf: "2026-11-06", text).others.count == 1)
  }

  @Test("Other work, and a deload of the program, are compared with nothing")
  func otherWork() throws {
    for text in [
      "# Week 1\n## A\nSquat / 3x12 70kg", "# Week 1\n## A\nSquat / 1x1+ 120kg",
      "# Week 1\n/// @deload\n## A\nSquat / 3x5 100kg",
    ] {
      #expect(try Self.others([(100, 5), (100, 5)], asOf: "2026-11-06", text).others.isEmpty)
    }
  }
}
