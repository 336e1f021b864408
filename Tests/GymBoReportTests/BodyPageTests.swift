import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("The body on the page")
struct BodyPageTests {
  private func page(
    _ measurements: [BodyMeasurement], unit: LoadUnit? = nil, _ language: Language = .english
  ) -> CheckedPage {
    CheckedPage(BodyExample.report(measurements, unit: unit).page(language: language))
  }

  /// The part about the body; empty where there is none.
  private func part(_ page: CheckedPage) -> String {
    page.text.components(separatedBy: "<section id=\"body\"").dropFirst().first?
      .components(separatedBy: "</section>").first ?? ""
  }

  @Test("Without measures the page has no part, link or method of the body")
  func nothing() {
    let page = page([])
    page.expectSafe()
    #expect(part(page).isEmpty && !page.text.contains("#body"))
    #expect(!page.text.contains("The Hacker's Diet"))
  }

  @Test("The part has the values of the text, a chart with its label, and the chart's numbers")
  func part() throws {
    let page = page(BodyExample.falling)
    page.expectSafe()
    #expect(page.text.contains("<a href=\"#body\">Body</a>"))
    #expect(page.text.contains("The Hacker&#39;s Diet") || page.text.contains("The Hacker's Diet"))
    let part = part(page).replacing("\u{A0}", with: " ")
    #expect(part.contains("<th scope=\"row\">Waist<td>84.5 cm on 29 Nov, −1.5 cm since 1 Nov"))
    #expect(part.contains("<b>−0.70 kg a week in the last 4 weeks (80 %: −0.70 to −0.70)</b>"))
    #expect(
      part.contains(
        "aria-label=\"Chart of body weight, 29 days: first 83.0 kg on 1 Nov 2026, lowest 80.2 kg, "
          + "highest 83.0 kg, last 80.2 kg on 29 Nov 2026, trend 81.1 kg. Numbers in the table"))
    let rows = part.components(separatedBy: "<th scope=\"row\">")
    #expect(rows.count == 1 + 6 + 29)
    #expect(rows.contains { $0.hasPrefix("29 Nov 2026<td>80.2<td>81.1") })
    #expect(try #require(rows.last).hasPrefix("1 Nov 2026<td>83.0<td>83.0"))
  }

  @Test("Every dot lies in its box, as high as its weight: a hundredth of the unit a step")
  func drawing() throws {
    let weight = try #require(BodyExample.report(BodyExample.falling).body?.weight)
    let drawing = BodyDrawing(try #require(BodyChart(weight)), unit: .kilogram)
    #expect(String(decoding: drawing.dots.text, as: UTF8.self).hasPrefix("M0-8300h0m1 10h0m1 10h0"))
    let box = drawing.box
    #expect(box.x <= 0 && box.x + box.width >= 28)
    #expect(box.y <= -8300 && box.y + box.height >= -8020)
    // At least 4 % of the weight, in round values.
    #expect(drawing.axis.height >= 320)
    #expect(drawing.ticks.allSatisfy { abs($0 * 10 - ($0 * 10).rounded()) < 1e-9 })
  }

  @Test("The line is broken where nothing was measured for more than two weeks")
  func gap() {
    func courses(_ days: [Int]) -> [Int] {
      let report = BodyExample.report(BodyExample.measured(days.map { ($0, 80) }))
      return report.body?.weight.flatMap { BodyChart($0) }?.courses.map(\.count) ?? []
    }
    #expect(courses([40, 39, 38, 24, 23]) == [5])
    #expect(courses([40, 39, 38, 23, 22]) == [3, 2])
    #expect(courses([40, 20, 0]) == [1, 1, 1])
  }

  @Test("A year is drawn; older days only count for the first weight")
  func year() throws {
    let days = BodyExample.measured((0..<1000).map { ($0, 80) })
    let weight = try #require(BodyExample.report(days).body?.weight)
    let chart = try #require(BodyChart(weight))
    #expect(chart.days.count == 364 && chart.isPart && weight.days.count == 1000)
    let part = part(page(days))
    #expect(part.contains("the last 52 weeks") && part.utf8.count < 24 * 1024)
  }

  @Test("One day with a weight has no chart, and none is drawn without a weight")
  func noChart() {
    for measurements in [
      BodyExample.measured([(0, 80)]), BodyExample.measured([(0, 0.8), (9, 0.9)], of: .waist),
    ] {
      let page = page(measurements)
      page.expectSafe()
      #expect(!part(page).isEmpty && !part(page).contains("<figure>"))
    }
  }

  @Test("In pounds the part has neither a kilogram nor a centimetre")
  func pounds() {
    let part = part(page(BodyExample.falling, unit: .pound)).replacing("\u{A0}", with: " ")
    #expect(part.contains("176.8 lb on 29 Nov") && part.contains("33.3 in on 29 Nov"))
    #expect(!part.contains(" kg") && !part.contains(" cm"))
  }

  @Test("Every language has the part in its own words", arguments: ["de", "tr"])
  func languages(code: String) throws {
    let page = page(BodyExample.falling, try #require(Language(code: code)))
    page.expectSafe()
    let part = part(page).replacing("\u{A0}", with: " ")
    #expect(part.contains("80,2 kg") && part.contains("−0,70 kg") && part.contains("84,5 cm"))
    #expect(!part.contains("Numbers in") && !part.contains("Weight"))
  }
}
