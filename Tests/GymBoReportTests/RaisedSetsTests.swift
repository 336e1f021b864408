import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// Which sets are to have more repetitions is told so that they are found in the line above.
@Suite struct RaisedSetsTests {
  private static let lift = "Lying Leg Curl (Machine)"

  /// The suggestion after sessions of two lighter sets and two heavier ones, without line breaks.
  private func text(lighter: Int, _ language: Language) -> String {
    var history = LogBuilder()
    history.resolutions[Self.lift] = .user(
      .example(Self.lift, direct: [.hamstrings], mechanics: .isolation, implement: .machine))
    for (day, reps) in zip(["05", "09", "13", "17"], [[10, 8], [10, 9], [10, 9], [8, 7]]) {
      history.session("2026-01-\(day)") {
        $0.sets(Self.lift, kg: 30, reps: 10, count: lighter)
        $0.sets(Self.lift, kg: 40, reps: reps[0])
        $0.sets(Self.lift, kg: 40, reps: reps[1], kind: .failure)
      }
    }
    let report = SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
    var style = TextStyle()
    style.language = language
    return report.text(style).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  @Test("Sets that come after lighter ones are told by their load, and not as the first")
  func byLoad() throws {
    let english = text(lighter: 2, .english)
    #expect(english.contains("9 repetitions with 40 kg.") && !english.contains("first set"))
    let german = text(lighter: 2, .german)
    #expect(german.contains("mit 40 kg auf 9") && !german.contains("im ersten Satz"))
    let turkish = text(lighter: 2, .turkish)
    #expect(
      turkish.contains("40 kg ile hedef 9 tekrar") && !turkish.lowercased().contains("ilk set"))
    #expect(text(lighter: 0, .english).contains("in the first set."))
  }
}
