import Foundation
import TestSupport
import Testing

/// Reasons that tell one athlete from another who looks alike at first.
extension TriageTests {
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
