import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// How plans of ranges and of held positions are kept.
@Suite("Adherence of ranges and times")
struct RangeAndTimeTests {
  private static func adherence(
    _ text: String, _ build: (inout SessionBuilder) -> Void
  ) throws -> Adherence {
    var history = LogBuilder()
    history.session("2026-11-02", build)
    return try ProgramPlanTests.plan(text, history.log, start: "2026-11-02").adherence
  }

  @Test("Of more sets than planned those within the range are the planned ones")
  func ranges() throws {
    for text in ["Squat / 3x8-12 60kg", "Squat / 3x8 60kg / progress: dp(2.5kg, 8, 12)"] {
      let kept = try Self.adherence(text) {
        $0.sets("Squat (Barbell)", kg: 60, reps: 12, count: 2)
        $0.sets("Squat (Barbell)", kg: 60, reps: 7)
        $0.sets("Squat (Barbell)", kg: 60, reps: 11)
      }
      #expect(kept.setsMet == 3 && kept.repetitionCompliance == 100, "\(text)")
    }
    let short = try Self.adherence("Squat / 3x8-12 60kg") {
      $0.sets("Squat (Barbell)", kg: 60, reps: 12, count: 2)
      $0.sets("Squat (Barbell)", kg: 60, reps: 6)
    }
    #expect(short.setsMet == 2 && short.repetitionsDone == 22 && short.repetitionsPlanned == 24)
  }

  @Test("A position that was held too briefly was not done as planned")
  func times() throws {
    let text = "Squat / 3x5 60kg\nPlank / 3x1 30s|60s"
    let held = { (seconds: Double) in
      try Self.adherence(text) {
        $0.sets("Squat (Barbell)", kg: 60, reps: 5, count: 3)
        $0.sets("Plank", seconds: seconds, count: 3)
      }
    }
    #expect(try held(20).setsMet == 3 && held(20).repetitionsDone == 15)
    #expect(try held(30).setsMet == 6 && held(30).repetitionCompliance == 100)
    #expect(try held(45).setsMet == 6)
  }
}
