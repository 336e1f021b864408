import GymBoLog
import Testing

@testable import GymBoImport

@Suite("The columns of a program's table are known by the names that people have")
struct SetTableHeaderTests {
  private func columns(_ names: String...) throws -> [SetTableColumn: String] {
    let header = try SetTableHeader(names)
    return header.indices.mapValues { names[$0] }
  }

  @Test("A load is read under any usual name, with the unit that the name tells")
  func loads() throws {
    let names: [(String, LoadUnit?)] = [
      ("weight", nil), ("Weight", nil), ("load", nil), ("Gewicht", nil), ("weights", nil),
      ("weight_kg", .kilogram), ("Weight (kg)", .kilogram), ("Weight(kg)", .kilogram),
      ("kg", .kilogram), ("load_kg", .kilogram), ("Load (kg)", .kilogram),
      ("weight_lb", .pound), ("weight_lbs", .pound), ("Weight (lbs)", .pound), ("lbs", .pound),
      ("LOAD_LB", .pound),
    ]
    for (name, unit) in names {
      let header = try SetTableHeader(["date", "exercise", name])
      #expect(header.indices[.load] == 2, "\(name)")
      #expect(header.loadUnit == unit, "\(name)")
      #expect(header.unread == [])
    }
  }

  @Test("Days, exercises, repetitions, kinds and notes are read under the apps' names")
  func others() throws {
    let found = try columns(
      "Date", "Exercise Title", "Reps", "set_type", "notes", "Set Order", "workout_name",
      "Weight Unit", "weight", "duration_seconds", "user_id")
    #expect(
      found == [
        .start: "Date", .exercise: "Exercise Title", .repetitions: "Reps", .kind: "set_type",
        .note: "notes", .setNumber: "Set Order", .title: "workout_name", .loadUnit: "Weight Unit",
        .load: "weight", .duration: "duration_seconds", .athlete: "user_id",
      ])
    #expect(
      try columns("start_time", "exercise_name", "reps") == [
        .start: "start_time", .exercise: "exercise_name", .repetitions: "reps",
      ])
  }

  @Test("A declared name comes before another one, which then is not read")
  func declaredFirst() throws {
    let header = try SetTableHeader(["weight", "load_kg", "day", "start", "exercise"])
    #expect(header.indices == [.load: 1, .start: 3, .exercise: 4])
    #expect(header.unread == [0, 2])
  }

  @Test("Two loads, two numbers of repetitions, are refused; of two notes the first counts")
  func repeated() throws {
    #expect(throws: SetTableHeader.Fault.repeated(.load, 2, 3)) {
      try SetTableHeader(["date", "exercise", "weight", "weight_kg"])
    }
    #expect(throws: SetTableHeader.Fault.repeated(.repetitions, 2, 3)) {
      try SetTableHeader(["date", "exercise", "repetitions", "reps"])
    }
    let header = try SetTableHeader(["date", "exercise", "reps", "notes", "comments"])
    #expect(header.indices[.note] == 3 && header.unread == [4])
  }

  @Test("A table without any measure, an exercise or a start is refused")
  func missing() {
    #expect(throws: SetTableHeader.Fault.noMeasure) {
      try SetTableHeader(["date", "exercise", "rpe"])
    }
    #expect(throws: SetTableHeader.Fault.missing(.exercise)) {
      try SetTableHeader(["date", "load"])
    }
    #expect(throws: SetTableHeader.Fault.missing(.start)) {
      try SetTableHeader(["exercise", "load"])
    }
  }

  @Test("Distances are not read beside a column of their units, which would be lost")
  func distanceUnits() throws {
    let header = try SetTableHeader(["date", "exercise", "reps", "distance", "distance unit"])
    #expect(header.unread == [3, 4])
    #expect(
      try SetTableHeader(["date", "exercise", "distance_km"]).distanceUnit == .kilometre)
  }

  @Test("Every name of an app's column is known, or its column is nothing of a set")
  func appsNames() throws {
    for format in FormatDeclaration.all {
      for name in format.columnNames where !["Time", "Name", "Workout #"].contains(name.text) {
        guard SetTableColumn.allCases.contains(where: { $0.heldInFiles == name.column }) else {
          continue
        }
        // A program's durations are in seconds: a column of minutes is unread, and said to be.
        if case .duration = name.unit { continue }
        guard ![.start, .exercise, .repetitions, .end].contains(name.column) else { continue }
        let header = try SetTableHeader(["start", "exercise", "reps", name.text])
        #expect(header.unread == [], "\(name.text)")
      }
    }
  }
}
