import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// What is said of a muscle with more sets than are usually recovered from.
@Suite struct MuscleNewsTests {
  /// Weeks of bench presses, with a number of sets in each; the report is of the last day.
  private static func report(_ sets: [Int]) -> WeeklyReport {
    var history = LogBuilder()
    let monday = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for (week, count) in sets.enumerated() {
      for day in [0, 3, 6] {
        history.session(monday.advanced(by: 7 * week + day).description) {
          $0.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: count / 3)
        }
      }
    }
    return WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
  }

  private static func words(_ sets: [Int]) -> String {
    report(sets).text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("a muscle above its range for the first time needs attention, one that always is does not")
  func news() {
    let first = Self.words([9, 9, 9, 9, 27])
    #expect(first.contains("High volume: chest 27 sets"), "\(first)")
    #expect(first.contains("many: chest 27 (6–20)"), "\(first)")
    let usual = Self.words([27, 27, 27, 27, 27])
    #expect(!usual.contains("High volume"), "\(usual)")
    #expect(usual.contains("many, as before: chest 27 (6–20)"), "\(usual)")
  }

  @Test("the summary is the same in every language, with its numbers")
  func languages() throws {
    let muscles = try #require(Self.report([27, 27, 27, 27, 27]).sections?.muscles)
    #expect(muscles.outside.contains { $0.isUsual && $0.rows.contains { $0.muscle == .chest } })
    let usual = ["en": "many, as before", "de": "viele, wie zuvor", "tr": "çok, önceki gibi"]
    for (code, told) in usual {
      let words = try #require(Language(code: code)).words(unit: .kilogram, asOf: nil)
      let text = TextStyle().text(words.summary(muscles))
      #expect(text.contains("27") && text.contains(told), "\(text)")
    }
  }
}
