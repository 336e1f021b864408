import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("What a program takes from the lifter's own sets")
struct OwnLoadTests {
  /// Three days of a lift, four days apart.
  private static func analysis(
    asOf day: String = "2026-11-12", _ write: (inout SessionBuilder) -> Void
  ) -> Analysis {
    var history = LogBuilder()
    for day in ["2026-11-02", "2026-11-06", "2026-11-10"] { history.session(day, write) }
    var options = AnalysisOptions()
    options.asOf = CivilDate(iso: day)
    return History(history.log).analysis(options)
  }

  @Test("A load that was lifted for more repetitions than an e1RM takes is no load to go below")
  func manyRepetitions() throws {
    let analysis = Self.analysis {
      $0.sets("Chest Press (Machine)", kg: 45, reps: 10, count: 2)
      $0.sets("Chest Press (Machine)", kg: 60, reps: 15, count: 2)
    }
    let options = WorkoutOptions(.hypertrophy, experience: .beginner, days: 1)
    let workout = try analysis.workouts(options).text()
    #expect(workout.contains("× 60 kg × ") && workout.contains("as on 10 Nov"), "\(workout)")
    let text = "/// @start 2026-11-12\nChest Press, Machine / 3x8 / progress: lp(2.5kg)"
    let plan = analysis.plan(try TrainingProgram(text)).text()
    #expect(plan.contains("3 × 60 kg × 8"), "\(plan)")
  }

  @Test("A lift that is logged by two names has the loads of the heavier one")
  func twoNames() throws {
    let analysis = Self.analysis {
      $0.sets("Triceps Pushdown", kg: 25, reps: 12, count: 3)
      $0.sets("Triceps Pressdown", kg: 10.5, reps: 12, count: 3)
    }
    let text = "Triceps Pushdown / 3x10-15 25kg / progress: dp(2.5kg, 10, 15)"
    let plan = analysis.plan(try TrainingProgram(text)).text()
    #expect(plan.contains("3 × 25 kg × 10–15") && !plan.contains("nearest load"), "\(plan)")
  }

  @Test("A load that the program takes off is told, with the day of the load before")
  func lowered() throws {
    let text = """
      /// @start 2026-11-02
      Squat / 3x5 100kg / progress: lp(5kg, 1, 0, 10kg, 1)
      """
    for (repetitions, isTold) in [(5, false), (2, true)] {
      let analysis = Self.analysis {
        $0.sets("Squat (Barbell)", kg: 100, reps: repetitions, count: 3)
      }
      var style = TextStyle()
      style.width = 200
      let plan = analysis.plan(try TrainingProgram(text)).text(style)
      #expect(
        plan.contains("the program takes load off after sets that were not") == isTold, "\(plan)")
    }
  }

  @Test("Workouts that were passed over are named, and those that are behind are counted")
  func passedOver() throws {
    let text = """
      /// @start 2026-11-02
      # Week 1
      ## Push
      Bench Press / 3x5 60kg
      ## Legs
      Squat / 3x5 80kg
      ## Pull
      Bent Over Row / 3x5 60kg
      """
    var history = LogBuilder()
    history.session("2026-11-02") { $0.sets("Bench Press (Barbell)", kg: 60, reps: 5, count: 3) }
    history.session("2026-11-05") { $0.sets("Bent Over Row (Barbell)", kg: 60, reps: 5, count: 3) }
    for (day, expected) in [
      ("2026-11-06", "Workouts: 2 of 3, without Legs.\n"),
      (
        "2026-11-22",
        "Workouts: 2 of 3, without Legs. At the program's pace 5 more would be due.\n"
      ),
    ] {
      var options = AnalysisOptions()
      options.asOf = CivilDate(iso: day)
      var style = TextStyle()
      style.width = 200
      let plan = History(history.log).analysis(options).plan(try TrainingProgram(text)).text(style)
      #expect(plan.contains(expected), "\(plan)")
    }
  }

  @Test("A set beyond the maximum is told of the week in which it is, also in the second round")
  func weekOfPreview() throws {
    let text = """
      /// @max Squat 100kg
      Squat / 3x5 85kg / progress: lp(10kg)
      """
    let preview = try TrainingProgram(text).preview().text()
    #expect(preview.contains("95 kg × 5 in week 2, "), "\(preview)")
  }

  @Test("A script that uses a variable which is not declared is refused with its place")
  func undeclared() throws {
    for script in ["weights += state.step", "state.step = 2"] {
      let text = "Squat / 3x5 85kg / progress: custom(inc: 2kg) {~ \(script) ~}"
      #expect(throws: (any Error).self, "\(script)") { try TrainingProgram(text) }
    }
    let declared = "Squat / 3x5 85kg / progress: custom(step: 2kg) {~ weights += state.step ~}"
    #expect(throws: Never.self) { try TrainingProgram(declared) }
  }
}
