import Foundation
import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("A page has the numbers of JSON")
struct PageNumberTests {
  private static let report = ExampleHistory.report()
  private static let page = String(decoding: report.page(), as: UTF8.self)
  private let numbers = NumberStyle.english

  /// The part of the page from a mark to the next one of the kind.
  private func part(from mark: String, to end: String) throws -> String {
    let start = try #require(Self.page.range(of: mark), "\(mark)")
    let rest = Self.page[start.upperBound...]
    return String(rest[..<(rest.range(of: end)?.lowerBound ?? rest.endIndex)])
  }

  @Test("Every session of every lift is in its table, latest first, with the value of the series")
  func series() throws {
    let json = try JSON(text: Self.report.json())
    var compared = 0
    for lift in json["exercises"].array
    where ["e1rm", "e10rm"].contains(lift["trend"]["measure"].string) {
      var html = HTMLWriter(remedy: { $0.inCode })
      html.unlinked("\(name: lift["name"].string)")
      let name = String(decoding: html.bytes, as: UTF8.self)
      let table = try part(
        from: "<h3>\(name)</h3>", to: "</table></details></div></details>")
      let rows = table.components(separatedBy: "<details class=\"numbers\">").last?
        .components(separatedBy: "<tr><td>").dropFirst()
      let values = try #require(rows).map { row in
        row.components(separatedBy: " → ").last?.prefix { $0 != "<" } ?? ""
      }
      let expected = lift["series"].array.reversed().map {
        numbers.fixed($0["value"].number, decimals: 1)
      }
      #expect(values.map(String.init) == expected, "\(name)")
      compared += expected.count
    }
    #expect(compared > 20)
  }

  @Test("The cards have the week's totals")
  func cards() throws {
    let week = try JSON(text: Self.report.json())["week"]
    let cards = try part(from: "<div class=\"period p0\">", to: "<div class=\"period p1\">")
    #expect(cards.contains(">\(week["workouts"]["value"].int)<"))
    #expect(
      cards.contains("\(numbers.fixed(week["volume"]["value"].number, decimals: 0))\u{A0}kg"),
      "\(cards)")
    #expect(cards.contains(">\(week["workingSets"]["value"].int)<"))
  }

  @Test("Muscles, suggestions and streaks are those of JSON")
  func sections() throws {
    let json = try JSON(text: Self.report.json())
    let muscles = try part(from: "<section id=\"muscles\"", to: "</section>")
    for muscle in json["muscles"].array where muscle["fractionalSets"].number > 0 {
      #expect(muscles.contains(numbers.short(muscle["fractionalSets"].number, decimals: 1)))
    }
    let next = try part(from: "<section id=\"next\"", to: "</section>")
    let streaks = try part(from: "<section id=\"streaks\"", to: "</section>")
    #expect(next.contains("×"))
    #expect(json["streaks"].object.count == 3)
    for streak in json["streaks"].object.values {
      #expect(streaks.contains("<b>\(streak["current"].int)"), "\(streaks)")
    }
  }
}
