import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("What needs attention, on a page")
struct PageAttentionTests {
  /// What the page says needs attention, without markup.
  private func attention(
    _ code: String = "en", of lift: String, _ set: (Int) -> (kilograms: Double, repetitions: Int)
  ) throws -> String {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<20 {
      history.session(start.advanced(by: 4 * day).description) {
        $0.sets(lift, kg: set(day).kilograms, reps: set(day).repetitions, count: 3)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let page = String(
      decoding: report.page(language: try #require(Language(code: code))), as: UTF8.self)
    let part = try #require(page.range(of: "<section id=\"attention\"")).upperBound
    let end = try #require(page[part...].range(of: "</section>")).lowerBound
    return String(page[part..<end]).replacing(/<[^>]*>/) { _ in "" }.replacing("\u{A0}", with: " ")
  }

  @Test(
    "A lift on a plateau has the day of its last best, where the text has the weeks since",
    arguments: [
      ("en", "no new best since 13 Jan", "no new best for"),
      ("de", "kein neuer Bestwert seit 13. Jan.", "ohne Bestwert"),
      ("tr", "13 Oca tarihinden beri yeni rekor yok", "haftadır yeni rekor yok"),
    ])
  func plateau(code: String, day: String, weeks: String) throws {
    let text = try attention(code, of: "Bench Press (Barbell)") { day in
      (day == 2 ? 85 : 80, day.isMultiple(of: 2) ? 5 : 6)
    }
    #expect(text.contains(day) && !text.contains(weeks), "\(text)")
  }

  @Test("A lift that falls has the day on which it began to")
  func falling() throws {
    let text = try attention(of: "Overhead Press (Barbell)") { day in
      (60 + 0.5 * Double(min(day, 12)) - 2.5 * Double(max(0, day - 12)), 5)
    }
    #expect(text.contains("Overhead Press (Barbell) since about "), "\(text)")
  }
}
