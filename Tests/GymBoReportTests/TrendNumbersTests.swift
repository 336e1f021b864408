import GymBo
import TestSupport
import Testing

@testable import GymBoReport

@Suite("The table of trends has the numbers that decide")
struct TrendNumbersTests {
  private static let table: ColumnarTable? = {
    let path = Shared.packageRoot.appendingPathComponent("SampleData/strong.csv").path
    guard let history = try? History(reading: path) else { return nil }
    return AthleteTables(of: [(nil, history)], tables: [.trends])[.trends]
  }()

  private func column(_ name: String) throws -> ColumnValues {
    try #require(Self.table?.columns.first { $0.name == name })
  }

  @Test("The probability is that of the word, and the standard error fits the interval")
  func probabilities() throws {
    let (word, odds, error) = (
      try column("trend"), try column("probability"), try column("standard_error")
    )
    let (rising, falling) = (try column("probability_rising"), try column("probability_falling"))
    let (low, high) = (try column("percent_per_week_low"), try column("percent_per_week_high"))
    var seen: Set<String> = []
    for row in 0..<word.count {
      guard let spread = error.number(row), let low = low.number(row), let high = high.number(row),
        let rising = rising.number(row), let falling = falling.number(row)
      else { continue }
      #expect(spread > 0)
      // Of a normal distribution the 80 % interval is 2.563 standard deviations wide; these have heavier tails.
      #expect((1.5...3).contains((high - low) / spread))
      let expected: Double? =
        switch word.text(row) {
        case "progressing": rising
        case "declining": falling
        case "plateau": 1 - rising - falling
        case "not_rising": 1 - rising
        default: nil
        }
      #expect(odds.number(row) == expected.map { max(0, $0) })
      if let expected {
        seen.insert(word.text(row) ?? "")
        #expect(expected > 0.3)
      }
    }
    #expect(seen.count >= 2)
  }

  @Test("It tells the onset, the weeks since the best, and the method by its identifier")
  func others() throws {
    let (method, weeks, since) = (
      try column("method"), try column("weeks_since_best"), try column("since")
    )
    #expect((0..<method.count).contains { method.text($0) == "trend_verdict" })
    #expect((0..<weeks.count).allSatisfy { (weeks.number($0) ?? 0) >= 0 })
    #expect((0..<weeks.count).contains { (weeks.number($0) ?? 0) > 4 })
    #expect((0..<since.count).contains { since.number($0) != nil })
  }

  @Test("Sessions of every lift are a table, in the order of the lifts and of time")
  func series() throws {
    let path = Shared.packageRoot.appendingPathComponent("SampleData/strong.csv").path
    let history = try History(reading: path)
    let tables = AthleteTables(of: [(nil, history)], tables: [.series, .exercises])
    let (series, exercises) = (tables[.series], tables[.exercises])
    let names = try #require(series.columns.first { $0.name == "exercise" })
    #expect(Set((0..<series.count).compactMap { names.text($0) }).count == exercises.count)
    let estimates = try #require(series.columns.first { $0.name == "e1rm_kg" })
    #expect((0..<series.count).contains { (estimates.number($0) ?? 0) > 100 })
  }
}
