import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// Percentages of a maximum that neither the program nor the history says.
@Suite("Percentages of unknown maxima")
struct UnknownMaximumTests {
  static let text = """
    # Week 1
    ## A
    Squat / 3x5 100kg
    Bicep Curl / 1x15 50%, 2x15 60%
    # Week 2
    /// @intensity 0.9
    ## A
    Squat / 3x5 100kg
    Bicep Curl / 1x15 50%, 1x15 60%, 1x15 70%
    """

  private static func curls(_ workouts: Int) throws -> [PrescribedSet] {
    var history = LogBuilder()
    for day in ["02", "04"].prefix(workouts) {
      history.session("2026-11-\(day)") {
        $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
        $0.sets("Bicep Curl (Dumbbell)", kg: day == "02" ? 20 : 16, reps: 15)
        $0.sets("Bicep Curl (Dumbbell)", kg: day == "02" ? 24 : 18, reps: 15, count: 2)
      }
    }
    let plan = try ProgramPlanTests.plan(
      text, history.log, start: "2026-11-02", asOf: "2026-11-05")
    #expect(plan.withoutReference == ["Bicep Curl"])
    return try #require(plan.next).prescription.exercises[1].sets
  }

  @Test("The load is that of the same percentage when it was last done, and the week's factor")
  func last() throws {
    // 20 and 24 kg, nine tenths of which are 18 and 21.6 kg. Nobody has lifted 70 % yet.
    let sets = try Self.curls(1)
    #expect(sets.map(\.reason.base?.load.kilograms) == [20, 24, nil])
    #expect(sets[0].load ?? .zero < 20 && sets[1].load ?? .zero < 24 && sets[2].load == nil)
    let day = try #require(CivilDate(iso: "2026-11-02"))
    #expect(sets[0].reason.source == .lastInProgram(day))
    // Of a week with a factor as if it had none.
    let after = try Self.curls(2)
    #expect(after.map { $0.reason.base?.load.kilograms.rounded() } == [18, 20, 20])
  }
}
