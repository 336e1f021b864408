import GymBoLog
import Testing

@testable import GymBoImport

/// Files with a slip in one place: what is right beside it stays right, and what is wrong is said.
@Suite("Files with a slip") struct SpoiledFileTests {
  private static let header = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps"

  @Test("A date that is no day in either order does not tell the order of the others")
  func slipOfDate() throws {
    #expect(throws: ImportError.self) {
      try read(
        Self.header, "09/11/2026,A,Squat,1,100,5", "09/31/2026,A,Squat,2,100,5",
        "07/11/2026,A,Squat,1,100,5")
    }
    let log = try read(
      Self.header, "09/11/2026,A,Squat,1,100,5", "09/31/2026,A,Squat,2,100,5",
      "25/11/2026,A,Squat,1,100,5")
    #expect(log.sessions.map { "\($0.date)" } == ["2026-11-09", "2026-11-25"])
    #expect(log.leftOut.map(\.line) == [3] && log.leftOut.map(\.reason) == [.rejected])
  }

  @Test("Alpha Progression: the sets below a day that there is not are rejected, not moved")
  func alphaDate() throws {
    let log = try read(
      "Legs;2026-11-03 4:54 h;45 min", "1. Squat · 5 reps", "#;KG;REPS", "1;100;5",
      "Push;2026-11-35 16:44 h;45 min", "1. Bench Press · 5 reps", "#;KG;REPS", "1;60;5", "2;60;5")
    #expect(lines(log).count == 1 && log.sessions.count == 1)
    #expect(log.leftOut.map(\.line) == [8, 9])
    #expect(log.leftOut.allSatisfy { $0.reason == .rejected })
  }

  @Test("openweight: an exercise whose sets have another name is told")
  func openweightSets() throws {
    let spoiled = JSONLayoutTests.openweight.replacing(
      "\"Plank\"}, \"sets\"", with: "\"Plank\"}, \"set\"")
    let log = try read(spoiled)
    #expect(log.columns.count == 3)
    #expect(log.leftOut.map(\.reason) == [.rejected])
    // Nothing is lost with an empty list.
    let empty = JSONLayoutTests.openweight.replacing(
      "\"Plank\"}, \"sets\": [{\"durationSeconds\": 60}]", with: "\"Plank\"}, \"sets\": []")
    #expect(try read(empty).leftOut.isEmpty)
  }
}
