import Foundation
import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// Text that tries to become markup, as it can be in an export.
@Suite("Nothing in an export can become markup")
struct PageInjectionTests {
  static let vectors = [
    "</script><script>alert(1)</script>", "</title><b>", "</svg><image href=x>", "</details>",
    "--><b>",
    "]]><b>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "' onmouseover='alert(1)",
    "javascript:alert(1)", "<base href=x>", "<meta http-equiv=refresh content=0>",
    "<style>*{}</style>",
    "url(x)", "&lt;b&gt;", "&#60;b&#62;", "${1} {{1}}", "\u{202E}abc\u{2067}d\u{200F}", "ضغط الصدر",
    "a\u{0}b", "\u{FEFF}a", "a\u{2028}b", "e" + String(repeating: "\u{301}", count: 40),
    String(repeating: "W", count: 400), String(repeating: "x", count: 65_000), "👩‍👩‍👧‍👦",
    "\u{E0061}\u{E007F}x", "ıİ", "=1+1", "\u{FFFD}\u{FFFE}",
  ]

  @Test("As exercise, workout, note, file, cell and merged name", arguments: vectors)
  func isEscaped(text: String) {
    var history = LogBuilder(file: "folder/\(text.prefix(300)).csv")
    let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for day in 0..<8 {
      history.session(start.advanced(by: 5 * day).description, title: text, note: text) {
        $0.sets(text, kg: 50 + Double(day), reps: 5, count: 3, note: text)
        $0.sets("Squat (Barbell)", kg: 100, reps: 5)
      }
    }
    history.issues = [
      Issue(
        rule: .unreadableNumber, severity: .error,
        place: SourcePlace(file: 0, line: 3, column: 5, columnName: text, byteOffset: 120),
        original: text)
    ]
    history.mergedNames = [MergedName(name: text, merged: text)]
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let page = CheckedPage(report.page())
    page.expectSafe("\(text.prefix(40))")
    #expect(page.text.utf8.count < 150_000)
    #expect(!page.text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    #expect(!page.text.unicodeScalars.contains { $0.value == 0 })
    if text == "&lt;b&gt;" { #expect(page.text.contains("&amp;lt;b&amp;gt;")) }
  }
}
