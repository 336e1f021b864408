import GymBoLog
import Testing

@testable import GymBoImport

/// Every row here is made up after a description of the format; no real export is among the tests.
@Suite struct LiftosaurFormatTests {
  private static let header = FormatDeclaration.liftosaur.variants[0].header
  static let example = """
    \(header)
    \(row("Squat", reps: "5", load: "100", unit: "kg"))
    \(row("Squat", warmUp: "1", reps: "", load: "", unit: ""))

    """

  /// A row with what was done; asked for were 5 repetitions with 102.5 kg.
  static func row(
    _ exercise: String, at time: String = "2026-03-02T17:01:02.345Z", warmUp: String = "0",
    reps: String, rpe: String = "", load: String, unit: String, note: String = ""
  ) -> String {
    "\(time),Basic,Workout A,\"\(exercise)\",\(warmUp),5,\(reps),0,,\(rpe),0,102.5,kg,\(load),\(unit),0,"
      + "2026-03-02T17:05:00.000Z,\"Quadriceps, Gluteus Maximus\",\"Adductor Magnus\",\(note)"
  }

  @Test("What was done counts, with the unit of its row, not what was asked for")
  func done() throws {
    let log = try read(
      Self.header,
      Self.row("Squat", warmUp: "1", reps: "5", load: "45", unit: "lb"),
      Self.row("Squat", reps: "4", rpe: "8.5", load: "100", unit: "kg", note: "deep"))
    #expect(
      lines(log).map { $0.replacing("20.41165665", with: "45 lb:") } == [
        "2026-03-02T17:01:02, Workout A, Squat, warm_up, loaded, 45 lb: kg, × 5",
        "2026-03-02T17:01:02, Workout A, Squat, working, loaded, 100.0 kg, × 4, RPE 8.5, “deep”",
      ])
    #expect(log.files[0].format == "liftosaur")
    #expect(log.issues.map(\.rule) == [.formatFromDescription, .universalTime])
    #expect(conserves(log))
  }

  @Test("A set that was planned and not done is left out, and said")
  func notDone() throws {
    let log = try read(
      Self.header, Self.row("Squat", reps: "5", load: "100", unit: "kg"),
      Self.row("Squat", reps: "", load: "", unit: ""))
    #expect(log.columns.count == 1)
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
    #expect(conserves(log))
  }

  @Test("Sets of one time are one workout, and others another")
  func workouts() throws {
    let log = try read(
      Self.header, Self.row("Squat", reps: "5", load: "100", unit: "kg"),
      Self.row("Bench Press, Barbell", reps: "5", load: "80", unit: "kg"),
      Self.row("Squat", at: "2026-03-04T17:00:00.000Z", reps: "5", load: "100", unit: "kg"))
    #expect(log.sessions.count == 2)
    #expect(log.exercises.map(\.name) == ["Squat", "Bench Press, Barbell"])
  }
}
