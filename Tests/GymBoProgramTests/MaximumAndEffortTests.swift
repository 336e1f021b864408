import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// Sets with an RPE alone, in programs of percentages.
@Suite("Sets with an RPE and no load")
struct MaximumAndEffortTests {
  private static let text = """
    /// @max Squat 150kg
    # 1
    ## A
    Squat / 1x1 @7.5, 3x3 80%
    Bench Press / 3x5 @8
    """

  private static func history(kg: Double) -> LogBuilder {
    var history = LogBuilder()
    history.session("2026-11-02") {
      $0.sets("Squat (Barbell)", kg: kg, reps: 3, rpe: 6, count: 3)
      $0.sets("Bench Press (Barbell)", kg: 80, reps: 5, rpe: 8, count: 3)
    }
    return history
  }

  @Test("The load is that of the maximum of which the lift has percentages, not of a light day")
  func maximum() throws {
    for kg in [100.0, 120] {
      let plan = try ProgramPlanTests.plan(
        Self.text, Self.history(kg: kg).log, start: "2026-11-03")
      let sets = try #require(plan.next).prescription.exercises[0].sets
      // 90.6 % of 150 kg.
      #expect(sets.map(\.load) == [135, 120, 120, 120])
      guard case .percent(let percent, _) = sets[0].reason.source else {
        Issue.record("\(sets[0].reason)")
        return
      }
      #expect((90...91).contains(percent))
    }
    let training = Self.text.replacing("@max Squat 150kg", with: "@training-max Squat 135kg")
    let plan = try ProgramPlanTests.plan(
      training, Self.history(kg: 100).log, start: "2026-11-03")
    let set = try #require(plan.next).prescription.exercises[0].sets[0]
    #expect(set.load == 135)
  }

  @Test("A lift without percentages has what its last rated session says, as before")
  func withoutPercentages() throws {
    let plan = try ProgramPlanTests.plan(
      Self.text, Self.history(kg: 100).log, start: "2026-11-03")
    let set = try #require(plan.next).prescription.exercises[1].sets[0]
    guard case .chart(rpe: 8) = set.reason.source else {
      Issue.record("\(set.reason)")
      return
    }
  }
}
