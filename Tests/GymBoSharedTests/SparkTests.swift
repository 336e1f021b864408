import Foundation
import TestSupport
import Testing

/// What the jobs on a cluster need: Java, and Python with Spark.
enum Spark {
  private static let hasJava = Program.isInstalled("java")

  static var isReady: Bool {
    PythonEnvironment.isRequired
      || hasJava && PythonEnvironment.isReady(PythonEnvironment.withSpark)
  }

  static var absence: Comment {
    hasJava
      ? PythonEnvironment.absence
      : "Java is not installed, which Spark needs; .ci/setup --tests installs it."
  }

  /// The processes whose environment has a text.
  static func processes(marked mark: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      // A process that is ending, or another user's, shows nothing.
      guard Int(name) != nil,
        let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ")
      else { return false }
      return environment.range(of: Data(mark.utf8)) != nil
    }
  }
}

@Suite("Spark runs the library on a cluster of two workers")
struct SparkTests {
  @Test(
    """
    Files and tables give the rows of the batch, faults are said before a job starts, a killed worker costs no row, and \
    nothing of the cluster is left
    """,
    .enabled(if: Spark.isReady, Spark.absence))
  func jobs() throws {
    let python = try PythonEnvironment.withSpark.get()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-spark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let mark = UUID().uuidString
    // The program ends by itself before this does it.
    let run = try Program.run(
      "timeout",
      [
        "--kill-after=10", "360", python.path, "-B",
        SharedLibrary.programs.appendingPathComponent("spark_jobs.py").path,
        SharedLibrary.build.appendingPathComponent("gymbo").path,
        PythonEnvironment.wheel.get().path, folder.path,
      ], environment: ["GYMBO_TEST_MARK": mark])
    #expect(run.code == 0, "\(run.error.suffix(4000))")
    #expect(run.output == "done\n", "\(run.error.suffix(4000))")
    #expect(try Spark.processes(marked: mark).isEmpty)
  }
}
