import Foundation
import TestSupport
import Testing

@Suite("The reference vectors through the doors", .serialized)
struct ReferenceTests {
  /// The file of the cases.
  private func file(_ cases: ReferenceCases) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-\(UUID().uuidString).txt")
    try Data((cases.lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    return file
  }

  private static let counts = [
    "one_rep_max": 270 + 4 + 15 + 44, "percent_at": 340, "load_for": 32, "reps_at": 63,
    "rpe_percent": 108, "interval": 5, "points": 7 * 5 + 7 * 86, "trend": 44,
    "line": 40 + 7 + 8, "mann_kendall": 8, "predict": 12, "round_load": 21, "plates": 10,
    "volume": 1,
  ]

  @Test(
    "Every function over columns has cases in the reference",
    .enabled(if: Shared.isPresent, Shared.absence))
  func cases() throws {
    let cases = try ReferenceCases()
    for (function, count) in Self.counts {
      #expect(cases.count(of: function) == count, "\(function)")
    }
    #expect(cases.lines.count == Self.counts.values.reduce(0, +))
  }

  @Test(
    "C programs get the reference's numbers", .enabled(if: Shared.isPresent, Shared.absence))
  func c() throws {
    let cases = try ReferenceCases()
    let file = try file(cases)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Program.run(SharedLibrary.compile("references").path, [file.path])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "\(cases.lines.count) cases\n")
  }

  @Test(
    "Python gets the reference's numbers",
    .enabled(if: Shared.isPresent, Shared.absence),
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.clean), PythonEnvironment.absence))
  func python() throws {
    let cases = try ReferenceCases()
    let file = try file(cases)
    defer { try? FileManager.default.removeItem(at: file) }
    let program = SharedLibrary.programs.appendingPathComponent("references.py").path
    let run = try Program.run(
      PythonEnvironment.clean.get().path, ["-W", "error", program, file.path])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "\(cases.lines.count) cases\n" && run.error.isEmpty)
  }
}
