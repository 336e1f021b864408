import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// Workouts in which exercises of their day were left out.
@Suite("Days with exercises left out")
struct SkippedExerciseTests {
  static let text = """
    # Week 1
    ## Day 1
    Squat[1-2] / 3x5 100kg
    Bench Press[1-2] / 3x5 70kg
    Bent Over Row[1-2] / 3x10 60kg
    Bicep Curl[1-2] / 3x12 12kg
    ## Day 2
    Deadlift[1-2] / 3x5 120kg
    Overhead Press[1-2] / 3x5 40kg
    Lat Pulldown[1-2] / 3x10 50kg
    # Week 2
    ## Day 1
    ## Day 2
    # Week 3
    /// @deload
    ## Day 1
    Squat / 2x5 60kg
    Bench Press / 2x5 40kg
    ## Day 2
    Deadlift / 2x5 80kg
    Overhead Press / 2x5 25kg
    """

  private static func places(
    _ sessions: [(String, String?, [String])], _ text: String = text
  ) throws -> [DayPlace] {
    var history = LogBuilder()
    for (day, title, lifts) in sessions {
      history.session(day, title: title) { session in
        for lift in lifts { session.sets(lift, kg: 50, reps: 5, count: 3) }
      }
    }
    return try ProgramPlanTests.plan(text, history.log, start: "2026-11-02").course.workouts
      .map(\.place)
  }

  private static let squatDay = ["Squat (Barbell)", "Bench Press (Barbell)"]
  private static let deadliftDay = ["Deadlift (Barbell)", "Overhead Press (Barbell)"]

  @Test("Accessories left out do not make a day that of a lighter week later on")
  func accessories() throws {
    for title in [nil, "Day 1", "Evening"] {
      let places = try Self.places([
        ("2026-11-02", title, Self.squatDay), ("2026-11-04", nil, Self.deadliftDay),
        ("2026-11-06", title, Self.squatDay),
      ])
      #expect(
        places == [.init(week: 0, day: 0), .init(week: 0, day: 1), .init(week: 1, day: 0)],
        "\(title ?? "none")")
    }
    // Two of many exercises, which alone are too few to be the day.
    let many = Self.text.replacing(
      "## Day 2\nDeadlift[1-2]",
      with: "Leg Press[1-2] / 3x8\nPlank[1-2] / 3x1 30s|60s\n"
        + "Hammer Curl[1-2] / 3x8\nFace Pull[1-2] / 3x8\n## Day 2\nDeadlift[1-2]")
    #expect(try Self.places([("2026-11-02", nil, Self.squatDay)], many) == [.init(week: 0, day: 0)])
  }

  @Test("Days passed over are skipped where the session has more of a later day, or its name")
  func skipped() throws {
    #expect(
      try Self.places([("2026-11-02", nil, Self.deadliftDay)]) == [.init(week: 0, day: 1)])
    let named = """
      # Week 1
      ## Heavy
      Squat / 3x5
      Bench Press / 3x5
      Pull Up / 3x5
      ## Light
      Squat / 3x8
      Bench Press / 3x8
      """
    #expect(
      try Self.places([("2026-11-02", "Light", Self.squatDay)], named) == [.init(week: 0, day: 1)])
    #expect(
      try Self.places([("2026-11-02", nil, Self.squatDay)], named) == [.init(week: 0, day: 0)])
  }
}
