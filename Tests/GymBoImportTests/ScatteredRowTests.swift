import GymBoImport
import GymBoLog
import TestSupport
import Testing

/// Exports have the rows of a workout together, and workouts in order of time. Spreadsheets that were sorted have not.
@Suite struct ScatteredRowTests {
  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
    + "Workout Notes,RPE"

  /// The rows of a workout, with exercises that return, notes and rest timers.
  private static func workout(_ number: Int, _ random: inout SplitMix64) -> [String] {
    let day = 1 + number / 3
    let head = "2024-01-\(day < 10 ? "0" : "")\(day) 1\(number % 3):00:00,T\(number % 5),30m"
    let rows = (1...Int.random(in: 1...9, using: &random)).map { order in
      let exercise = Int.random(in: 0..<3, using: &random)
      return switch Int.random(in: 0..<6, using: &random) {
      case 0: "\(head),E\(exercise),Rest Timer,0,0,0,\(30 + order).0,,,"
      case 1: "\(head),E\(exercise),\(order),60.0,5.0,0.0,0.0,\"n\(order)\",,8"
      default: "\(head),E\(exercise),\(order),\(40 + order).5,8.0,0.0,0.0,,,"
      }
    }
    // A workout has a set in front of every rest.
    return ["\(head),E0,1,100,5,0,0,\"\",\"w\(number)\","] + rows
  }

  private static func read(_ rows: [String]) throws -> TrainingLog {
    let text = ([header] + rows).joined(separator: "\n")
    return try importHistory(
      [InputFile(name: "a.csv", bytes: Array(text.utf8))], options: ImportOptions())
  }

  @Test("rows of workouts that are mixed, each workout's in order, are the same history")
  func mixed() throws {
    var random = SplitMix64(seed: 20_260_914)
    for _ in 0..<20 {
      let workouts = (0..<30).map { Self.workout($0, &random) }
      var left = workouts.map { $0[...] }
      var mixed: [String] = []
      while let index = left.indices.filter({ !left[$0].isEmpty }).randomElement(using: &random) {
        // Some rows of one, as several stand together even so.
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          if let row = left[index].popFirst() { mixed.append(row) }
        }
      }
      let expected = try Self.read(workouts.flatMap { $0 })
      let log = try Self.read(mixed)
      #expect(lines(log) == lines(expected))
      #expect(log.sessions == expected.sessions)
      #expect(log.sessions.count == 30)
      #expect(log.columns.rest.isPresent.contains(true))
      #expect(log.columns.block.contains { $0 > 0 })
      #expect(log.files[0].excluded == expected.files[0].excluded)
      #expect(log.issues.isEmpty == expected.issues.isEmpty)
    }
  }
}
