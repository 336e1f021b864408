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
      let name = lift["name"].string
      let table = try part(
        from: "<h3>\(written(name))", to: "</table></details></div></details>")
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

  @Test("The records and the repetition bands of every lift are those of JSON")
  func recordsOfLifts() throws {
    let json = try JSON(text: Self.report.json())
    var compared = 0
    for lift in json["exercises"].array {
      let panel = try part(
        from: "<h3>\(written(lift["name"].string))", to: "<details class=\"lift\"")
      for kind in ["load", "e1RM"] where lift["records"][kind]["value"].number.isFinite {
        let value = lift["records"][kind]["value"].number
        let text =
          kind == "load" ? numbers.short(value, decimals: 2) : numbers.fixed(value, decimals: 1)
        let row = panel.components(separatedBy: "<th scope=\"row\">\(kind)<td>").dropFirst().first
        #expect(row?.hasPrefix("\(text)\u{A0}kg") == true, "\(lift["name"].string) \(kind) \(text)")
        compared += 1
      }
      for (name, band) in lift["repetitionBands"].object where band["sets"].int > 0 {
        let share = numbers.fixed(band["shareOfSets"].number, decimals: 1)
        let line = try #require(
          panel.components(separatedBy: "<li>\(name) (").dropFirst().first, "\(name)")
        #expect(line.contains("\(share)\u{A0}%"), "\(lift["name"].string) \(name) \(share)")
        compared += 1
      }
    }
    #expect(compared >= 10)
  }

  @Test("Every week and month of the history has its workouts, sets and volume")
  func history() throws {
    let series = try JSON(text: Self.report.json())["volumeSeries"]
    let history = try part(from: "<section id=\"history\"", to: "</section>")
    for kind in ["weeks", "months"] {
      #expect(series[kind].array.count > 1)
      for time in series[kind].array {
        let cells = [
          "\(time["workouts"].int)", numbers.whole(time["workingSets"].int),
          time["volume"]["value"].number.isFinite
            ? numbers.fixed(time["volume"]["value"].number, decimals: 0) : "–",
        ]
        #expect(
          history.contains("<td>\(cells.joined(separator: "<td>"))<td>"),
          "\(time["start"].string) \(cells)")
      }
    }
  }

  @Test("Each period's card has its number, and each ratio is there with its interval")
  func periodsAndBalance() throws {
    let json = try JSON(text: Self.report.json())
    for (place, kind) in ["week", "month", "threeMonths", "year"].enumerated() {
      let cards = try part(from: "<div class=\"period p\(place)\">", to: "<div class=\"soft\">")
      #expect(cards.contains(">\(json["periods"][kind]["workouts"]["value"].int)<"), "\(kind)")
    }
    let balance = try part(from: "<section id=\"balance\"", to: "</section>")
    let ratios = json["balance"].array.filter { $0["ratio"].number.isFinite }
    #expect(!ratios.isEmpty)
    for ratio in ratios {
      let value = numbers.fixed(ratio["ratio"].number, decimals: 2)
      let ends = ratio["interval"].numbers.map { numbers.fixed($0, decimals: 2) }
      #expect(balance.contains("<b>\(value)</b>"), "\(value)")
      #expect(ends.allSatisfy { balance.contains($0) }, "\(ends)")
    }
  }

  /// A name as the page writes it.
  private func written(_ name: String) -> String {
    var html = HTMLWriter(remedy: { $0.inCode })
    html.unlinked("\(name: name)")
    return String(decoding: html.bytes, as: UTF8.self)
  }
}
