import GymBoLog
import Testing

@testable import GymBoImport

/// LiftLog, Gravl, GymRun and Flexify. Every row here is made up after a description of the format; no real export is among
/// the tests.
@Suite("Formats whose rows have a time of their own, or a time beside the date")
struct TimedFormatTests {
  static let examples = [liftLog, gravl, gymRun, flexify].map { $0.joined(separator: "\n") + "\n" }

  private static let liftLog = [
    FormatDeclaration.liftLog.variants[0].header,
    "b59ab47f-1,2024-10-16T10:45:06,Bench Press,60,kg,8,8,",
    "b59ab47f-1,2024-10-16T10:41:06,Bench Press,60,kg,9,8,good",
    "a59ab47f-1,2024-10-16T09:30Z,Squat,225,lb,5,5,",
  ]
  private static let gravl = [
    FormatDeclaration.gravl.variants[0].header,
    "2026/06/28,6:05 PM,Leg Day,Gravl,62,400,Squat,,1,Warmup,5,60,,,,,3,",
    "2026/06/28,6:05 PM,Leg Day,Gravl,62,400,Squat,,2,Working,5,102.5,,,,,7,late",
    "2026/06/28,18:30,Walk,Apple Health,30,120,Walking,,0,External,,,2.5,1800,,3000,,",
  ]
  private static let gymRun = [
    FormatDeclaration.gymRun.variants[0].header,
    "29.04.2025;12:00:00;Push;Bench Press;1;80,5;8;;;;;;;;ok;;;",
    "29.04.2025;12:00:00;Push;Bench Press;2;80,5;7;;;;;;;;;;;",
  ]
  private static let flexify = [
    FormatDeclaration.flexify.variants[0].header,
    "1,Bench Press,0,0,2024-01-01T00:00:00.000,kg,0,0,0,0,1,",
    "2,Bench Press,8,60,2024-05-01T23:50:00.000,kg,80,0,0,0,0,",
    "3,Bench Press,7,60,2024-05-02T00:10:00.000,kg,80,0,0,0,0,",
  ]

  private func log(_ rows: [String]) throws -> TrainingLog {
    let text = rows.joined(separator: "\n") + "\n"
    let log = try importHistory(
      [InputFile(name: "export.csv", bytes: Array(text.utf8))], options: ImportOptions())
    #expect(conserves(log))
    #expect(log.issues.contains { $0.rule == .formatFromDescription })
    return log
  }

  @Test("LiftLog has the last set first; the identifier parts workouts that are an hour apart")
  func liftLogRows() throws {
    let log = try log(Self.liftLog)
    #expect(log.files[0].format == "liftlog")
    #expect(
      lines(log) == [
        "2024-10-16T09:30:00, -, Squat, working, loaded, 102.05828325 kg, × 5",
        "2024-10-16T10:41:06, -, Bench Press, working, loaded, 60.0 kg, × 9, “good”",
        "2024-10-16T10:41:06, -, Bench Press, working, loaded, 60.0 kg, × 8",
      ])
    #expect(log.sessions[1].duration == Int64(240))
  }

  @Test("Gravl has the time in its Start Date, and walks of other apps")
  func gravlRows() throws {
    let log = try log(Self.gravl)
    #expect(log.files[0].format == "gravl")
    #expect(
      lines(log) == [
        "2026-06-28T18:05:00, Leg Day, Squat, warm_up, loaded, 60.0 kg, × 5",
        "2026-06-28T18:05:00, Leg Day, Squat, working, loaded, 102.5 kg, × 5",
        "2026-06-28T18:30:00, Walk, Walking, working, distance, 1800.0 s, 2500.0 m",
      ])
    #expect(log.sessions[0].note == "late" && rules(log).contains(.unknownSetKind))
  }

  @Test("GymRun has day and time in two columns, and a decimal comma")
  func gymRunRows() throws {
    let log = try log(Self.gymRun)
    #expect(log.files[0].format == "gymrun")
    #expect(
      lines(log) == [
        "2025-04-29T12:00:00, Push, Bench Press, working, loaded, 80.5 kg, × 8, “ok”",
        "2025-04-29T12:00:00, Push, Bench Press, working, loaded, 80.5 kg, × 7",
      ])
    #expect(log.issues.contains { $0.rule == .unitAssumed })
  }

  @Test("Flexify's hidden rows are left out, and a workout goes on after midnight")
  func flexifyRows() throws {
    let log = try log(Self.flexify)
    #expect(log.files[0].format == "flexify")
    #expect(
      lines(log) == [
        "2024-05-01T23:50:00, -, Bench Press, working, loaded, 60.0 kg, × 8",
        "2024-05-01T23:50:00, -, Bench Press, working, loaded, 60.0 kg, × 7",
      ])
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
  }

  @Test("GymRun's timed sets and distances are sets that were done")
  func gymRunTimes() throws {
    let log = try log([
      FormatDeclaration.gymRun.variants[0].header,
      "29.04.2025;12:10:00;Push;Plank;1;;;60;;;;;;;;;;",
      "29.04.2025;12:20:00;Push;Treadmill;1;;;600;1,5;;;;;;;;;",
    ])
    #expect(
      lines(log) == [
        "2025-04-29T12:10:00, Push, Plank, working, timed, 60.0 s",
        "2025-04-29T12:10:00, Push, Treadmill, working, distance, 600.0 s, 1500.0 m",
      ])
    #expect(log.leftOut.isEmpty)
  }

  @Test("Flexify's cardio has minutes, and a distance whose unit is in the column of the load's")
  func flexifyCardio() throws {
    let log = try log([
      FormatDeclaration.flexify.variants[0].header,
      "5,Running,0.0,0.0,2024-05-03T10:10:00.000,km,80.0,25.5,5.2,1,0,2",
      "6,Squat,5,100,2024-05-03T10:40:00.000,kg,80.0,0,0,0,0,",
      "7,Rowing,0,0,2024-05-03T10:50:00.000,kg,80.0,1.0166666666666666,0.5,1,0,",
      "8,Walking,0,0,2024-05-03T11:10:00.000,mi,80.0,30,2,1,0,",
    ])
    #expect(
      lines(log).map { $0.split(separator: ", ").dropFirst(2).joined(separator: ", ") } == [
        "Running, working, distance, 1530.0 s, 5200.0 m",
        "Squat, working, loaded, 100.0 kg, × 5",
        "Rowing, working, distance, 61.0 s, 500.0 m",
        "Walking, working, distance, 1800.0 s, 3218.688 m",
      ])
    #expect(rules(log) == [.formatFromDescription])
  }

  @Test("LiftLog's identifier is that of one workout, also where its sets are hours apart")
  func liftLogIdentifiers() throws {
    let log = try log([
      FormatDeclaration.liftLog.variants[0].header,
      "d59ab47f-4,2024-10-10T12:30:00,Deadlift,110,kg,5,5,",
      "d59ab47f-4,2024-10-10T08:00:00,Deadlift,100,kg,5,5,",
    ])
    #expect(log.sessions.count == 1 && log.sessions[0].duration == Int64(16_200))
  }

  @Test("Gravl says how many minutes a workout took")
  func gravlDuration() throws {
    let log = try log(Self.gravl)
    #expect(log.sessions.map(\.duration) == [3720, 1800])
  }
}
