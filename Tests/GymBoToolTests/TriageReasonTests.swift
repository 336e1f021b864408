import Foundation
import TestSupport
import Testing

/// Reasons that tell one athlete from another who looks alike at first.
extension TriageTests {
  @Test("a lift's fall is one number: in the triage, in the athlete's report and in its JSON")
  func oneNumber() throws {
    let (input, output) = (try TemporaryFolder(), try TemporaryFolder())
    let file = try input.file(
      "ann.csv",
      export(weeks: 30) { week, day in
        week < 22 ? rising(week, day) : 120 - 4 * Double(week - 22)
      })
    let run = try Tool.run(["batch", input.url.path, "--output", output.url.path])
    let percent = try #require(run.text.split(separator: " ").first { $0.hasPrefix("−") })
    #expect(try Tool.run("report", file.path).text.contains("\(percent) % in 5 weeks"))
    let json = try Tool.run("report", file.path, "--format", "json").text
    let seen = try #require(json.firstMatch(of: /"seenPercent": -([0-9.]+)/)?.output.1)
    let number = try #require(Double(seen))
    #expect((number * 10).rounded() / 10 == Double(percent.dropFirst()))
  }

  @Test(
    "the day of the last workout has a title",
    arguments: [
      ("en", "Last workout"), ("de", "Letztes Training"), ("tr", "Son antrenman"),
    ])
  func titles(language: String, title: String) throws {
    let exports = [
      "away": export(weeks: 20, load: rising), "here": export(weeks: 30, load: rising),
    ]
    let (_, text, folder) = try triage(exports, ["--language", language, "--reports"])
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .hasSuffix("The columns of the tables: gymbo schema tables."))
    #expect(text.contains(title))
    let index = folder.url.appendingPathComponent("reports/index.txt")
    #expect(try String(contentsOf: index, encoding: .utf8).contains(title))
  }
}
