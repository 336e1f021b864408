import Foundation
import TestSupport
import Testing

/// Time grows with the size of the input, and not with its square.
@Suite struct GrowthTests {
  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
    + "Workout Notes,RPE"

  /// Processor seconds of a command on one workout with a number of exercises.
  private static func seconds(_ command: String, exercises: Int) throws -> Double {
    let folder = try TemporaryFolder()
    let rows = (1...exercises).map { "2026-01-05 07:00:00,A,1h,Ex \($0),1,100.0,5.0,0,0.0,,," }
    _ = try folder.file("large.csv", ([header] + rows).joined(separator: "\n") + "\n")
    let (code, output) = try ToolShell.run(
      "TIMEFORMAT=%U; time $GYMBO \(command) large.csv > /dev/null", in: folder)
    #expect(code == 0, "\(output)")
    let line = output.split(separator: "\n").last ?? ""
    return try #require(Double(line.replacing(",", with: ".")), "\(output)")
  }

  @Test(
    "Four times the exercises in a workout take about four times as long, not sixteen",
    arguments: [
      "report", "report --format html", "report --format json", "suggest", "check", "exercises",
      "batch --reports --output o",
    ])
  func exercisesOfOneWorkout(command: String) throws {
    // The smaller one takes long enough for what is the same in both not to matter.
    let few = try Self.seconds(command, exercises: 2000)
    let many = try Self.seconds(command, exercises: 8000)
    #expect(many < 8 * few + 0.3, "\(command): \(few) s and \(many) s")
  }
}
