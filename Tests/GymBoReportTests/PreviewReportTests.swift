import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Previews of programs")
struct PreviewReportTests {
  /// A program of which much is doubtful.
  static let doubtful = """
    /// @max Squat 100kg
    # 1
    /// @deload
    /// @intensity 1.2
    ## A
    a: Squat / 3x10 95%
    b: Squat / 20x5 60%
    Bench Press / 3x5 60kg / progress: lp(0.25kg)
    Curl / 3x5 10kg / progress: lp(5kg) / update: custom() {~ ~}
    Deadlift / 3x5 100kg
    Zercher Foo / 3x5 70%
    # 2
    ## A
    Squat / 60x5
    Overhead Press / 1x5 / progress: custom() {~ for (var.i in w) { var.x = 1 } ~}
    """

  @Test("Each finding of a preview is a sentence in each language", arguments: ["en", "de", "tr"])
  func findings(code: String) throws {
    let report = try PlanReportTests.preview(Self.doubtful)
    let words = try #require(Language(code: code)).words(unit: .kilogram, asOf: nil)
    let rules = Set(report.preflight.findings.map(\.rule))
    #expect(rules.count > 8, "\(rules)")
    let text = try report.text(PlanReportTests.style(code))
    for line in PreviewLine.all(of: report.preflight.findings) {
      let sentence = words.preview(line).plain
      #expect(sentence.hasSuffix("."))
      #expect(text.contains(sentence.prefix(30)), "\(sentence)")
    }
    #expect(
      report.preflight.findings.allSatisfy { words.finding($0).plain.hasSuffix(".") })
  }

  @Test("A preview names muscles with few sets in one line, and says what its columns are")
  func previewLines() throws {
    let text = try PlanReportTests.preview(
      "/// @max Squat 100kg\nSquat / 3x5 80%\nLateral Raise / 3x10 5kg / progress: lp(1kg)\n"
        + "Bicep Curl / 3x10 5kg / progress: lp(1kg)"
    ).text(PlanReportTests.style("en"))
    #expect(text.split(separator: "\n").count { $0.contains("Few sets") } == 1)
    for part in [
      "Workouts  Sets  Reps  Longest day  Buffer  Least reserve",
      "usually enough to grow (opinion): chest 0 (6), ", "Lateral Raise 17 %, Bicep Curl 17 %.",
      "Buffer: how much lighter", "A week is the program's own, 1 workout in turn",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    let unknown = try PlanReportTests.preview("# 1\n## A\n/// @weekday mon\nSquat / 3x5 80kg").text(
      PlanReportTests.style("en"))
    #expect(unknown.contains("write a maximum into the program"))
    #expect(!unknown.contains("Buffer") && !unknown.contains("in turn"))
  }

  @Test("A program without anything doubtful is said to have nothing")
  func nothing() throws {
    let report = try PlanReportTests.preview(Self.doubtful)
    #expect(try !report.text(PlanReportTests.style("en")).contains("Nothing is doubtful."))
    #expect(Language.all.count == 3)
  }
}
