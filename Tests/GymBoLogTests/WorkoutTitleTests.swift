import Testing

@testable import GymBoLog

@Suite("The title by which a lifter knows a workout")
struct WorkoutTitleTests {
  private func title(_ text: String?) -> String? {
    Session(
      start: CivilTime(date: CivilDate(dayNumber: 20_000), secondOfDay: 0), hasTime: false,
      duration: nil, title: text, note: nil, sets: 0..<0
    ).workoutTitle
  }

  @Test(
    "What apps call a workout by the time of day is none, and neither is a picture",
    arguments: [
      "Evening Workout", "Morning workout ☀️", "Late Night Workout", "Midday Workout", "Workout",
      "New Workout", "", "🥵",
    ])
  func daytime(text: String) { #expect(title(text) == nil) }

  @Test(
    "What a person wrote is one, in the words of the file",
    arguments: ["Push Workout", "Evening Push", "Workout A", "Night Shift", "Legs 💪", "Workout 2"])
  func own(text: String) { #expect(title(text) == text) }
}
