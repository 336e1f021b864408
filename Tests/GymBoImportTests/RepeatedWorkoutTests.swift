import Foundation
import GymBoImport
import GymBoLog
import TestSupport
import Testing

/// Files that hold workouts several times, as where two exports were put into one file.
@Suite struct RepeatedWorkoutTests {
  private static let header = StrongFormatTests.since2020

  /// A row of Strong: day, exercise, number of the set, load, repetitions.
  private static func row(
    _ day: Int, _ exercise: String, _ order: Int, _ load: Double, _ repetitions: Int
  ) -> String {
    "2024-01-0\(day) 10:00:00,\"A\",1h,\"\(exercise)\",\(order),\(load),\(repetitions),0,0,\"\",\"\","
  }

  private static func workout(_ day: Int) -> [String] {
    [
      row(day, "Squat", 1, 100, 5), row(day, "Squat", 2, 100, 5), row(day, "Dip", 1, 0, 8),
    ]
  }

  private static func read(_ rows: [String]) throws -> TrainingLog {
    let text = ([header] + rows).joined(separator: "\n")
    return try importHistory(
      [InputFile(name: "a.csv", bytes: Array(text.utf8))], options: ImportOptions())
  }

  @Test(
    "An export twice in a file counts once, with and without its header, and says so once",
    arguments: [[], [header], ["\u{FEFF}" + header]])
  func exportTwice(between: [String]) throws {
    let export = Self.workout(1) + Self.workout(2) + Self.workout(3)
    let expected = try Self.read(export)
    let log = try Self.read(export + between + export)
    #expect(lines(log) == lines(expected))
    #expect(log.sessions == expected.sessions)
    #expect(log.columns.line == expected.columns.line)
    #expect(rules(log) == [.repeatedWorkouts])
    let issue = try #require(log.issues.first { $0.rule == .repeatedWorkouts })
    #expect(issue.severity == .warning)
    #expect(issue.place?.line == Int32(11 + between.count))
    #expect(issue.proposal == .countedOnce(workouts: 3, sets: 9))
    #expect(log.leftOut.count { $0.reason == .duplicate } == 9)
    #expect(log.leftOut.count { $0.reason == .repeatedHeader } == between.count)
    #expect(conserves(log))
  }

  @Test("An export three times in a file counts once")
  func exportThreeTimes() throws {
    let export = Self.workout(1) + Self.workout(2)
    let log = try Self.read(export + export + [Self.header] + export)
    #expect(lines(log) == lines(try Self.read(export)))
    #expect(
      log.issues.first { $0.rule == .repeatedWorkouts }?.proposal
        == .countedOnce(workouts: 2, sets: 12))
    #expect(conserves(log))
  }

  @Test("After a second header even the workout before it comes again")
  func headerBetween() throws {
    let log = try Self.read(Self.workout(1) + [Self.header] + Self.workout(1) + Self.workout(2))
    #expect(lines(log) == lines(try Self.read(Self.workout(1) + Self.workout(2))))
    #expect(rules(log) == [.repeatedWorkouts])
  }

  @Test("A later export that has more workouts adds them")
  func longerExport() throws {
    let early = Self.workout(1) + Self.workout(2)
    let late = early + Self.workout(3)
    for rows in [early + late, late + early] {
      #expect(lines(try Self.read(rows)) == lines(try Self.read(late)))
    }
  }

  @Test("Of two versions that differ, the one with more sets is taken, of equals the last")
  func versions() throws {
    let shorter = Array(Self.workout(1).dropLast())
    let log = try Self.read(shorter + Self.workout(2) + Self.workout(1))
    #expect(lines(log) == lines(try Self.read(Self.workout(1) + Self.workout(2))))
    #expect(rules(log) == [.repeatedWorkouts])

    let corrected = [
      Self.row(1, "Squat", 1, 100, 5), Self.row(1, "Squat", 2, 102.5, 5),
      Self.row(1, "Dip", 1, 0, 8),
    ]
    let mended = try Self.read(Self.workout(1) + Self.workout(2) + corrected)
    #expect(lines(mended) == lines(try Self.read(corrected + Self.workout(2))))
    #expect(rules(mended) == [.repeatedWorkouts, .conflictingSession])
    #expect(
      mended.issues.first { $0.rule == .conflictingSession }?.proposal == .takenFromLine(8))
    #expect(Set(mended.leftOut.map(\.reason)) == [.duplicate, .superseded])
    #expect(conserves(mended))
  }

  @Test("Rows of a workout that come later and are other sets of it are added to it")
  func furtherSets() throws {
    let log = try Self.read(
      [Self.row(1, "Squat", 1, 100, 5)] + Self.workout(2) + [Self.row(1, "Squat", 2, 100, 5)])
    #expect(log.sessions.map(\.sets.count) == [2, 3])
    #expect(rules(log) == [])
  }

  @Test("In a file that was sorted by set, without numbers of sets, equal rows stay sets")
  func sortedBySet() throws {
    // FitNotes numbers no sets. Three days, the first sets of all days, then the second ones, and so on.
    let sets = [
      "Squat,Legs,100,kgs,5", "Squat,Legs,100,kgs,5", "Dip,Chest,10,kgs,8", "Dip,Chest,10,kgs,6",
    ]
    let rows = sets.flatMap { set in (1...3).map { "2024-01-0\($0),\(set),,," } }
    let log = try importHistory(
      [
        InputFile(
          name: "a.csv",
          bytes: Array(([FitNotesFormatTests.since2023] + rows).joined(separator: "\n").utf8))
      ], options: ImportOptions())
    #expect(log.columns.count == 12)
    #expect(rules(log) == [])
  }

  @Test(
    "Every shared export twice in a file is the export",
    .enabled(if: Shared.isPresent, Shared.absence))
  func sharedExports() throws {
    for folder in ["strong", "hevy", "fitnotes"] {
      let url = Shared.root.appendingPathComponent("samples/\(folder)")
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      where name.hasSuffix(".csv") {
        let bytes = Array(try Data(contentsOf: url.appendingPathComponent(name)))
        let expected = try importHistory(
          [InputFile(name: name, bytes: bytes)], options: ImportOptions())
        let log = try importHistory(
          [InputFile(name: name, bytes: bytes + [0x0A] + bytes)], options: ImportOptions())
        #expect(lines(log) == lines(expected), "\(name)")
        #expect(log.sessions == expected.sessions, "\(name)")
        #expect(conserves(log), "\(name)")
      }
    }
  }
}
