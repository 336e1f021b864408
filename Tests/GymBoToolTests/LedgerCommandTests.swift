import Foundation
import TestSupport
import Testing

@Suite("gymbo ledger, and insights of the report")
struct LedgerCommandTests {
  private static let sample = "SampleData/fitnotes.csv"
  private static let ledger = ["ledger", sample, "--days", "28"]

  @Test("It says agreement and no effect, and how often what was likely came true")
  func text() throws {
    let run = try Tool.run(Self.ledger)
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.text.hasPrefix("Suggestions in hindsight, since "))
    #expect(run.flat.contains("this is agreement, no effect."))
    #expect(run.text.contains("\nWhat was said to be likely\n"))
    #expect(!run.text.contains("because"))
  }

  @Test("Each format has the same suggestions")
  func formats() throws {
    let json = try Tool.run(Self.ledger + ["--format", "json"]).json["ledger"]
    let csv = try Tool.run(Self.ledger + ["--format", "csv"])
    let rows = csv.text.split(separator: "\r\n").count - 1
    #expect(rows == json["suggestions"].array.count && rows > 0)
    #expect(json["all"]["suggestions"].int == rows)
    #expect(
      csv.text.hasPrefix("exercise,date,next_date,rule,action,load_kg,repetitions,probability"))
  }

  @Test("Days outside of a week to ten years are refused", arguments: ["6", "4000", "x"])
  func days(days: String) throws {
    let run = try Tool.run("ledger", Self.sample, "--days", days)
    #expect(run.code == 2 && run.error.contains("7 to 3660"))
  }

  @Test("What stands out is a part of the report, and JSON of its own")
  func insights() throws {
    let words = ["report", "SampleData/strong.csv", "--only", "insights"]
    let text = try Tool.run(words)
    #expect(text.code == 0 && text.text.hasPrefix("What stands out\n"))
    #expect(!text.text.contains("New bests\n"))
    let json = try Tool.run(words + ["--format", "json"]).json
    #expect(json["schema"].string == "gymbo.insights/1")
    let all = json["insights"].array
    #expect(all.count > 3)
    let scores = all.map { $0["score"].number }
    #expect(scores == scores.sorted(by: >))
    let first = all.filter { $0["isFirst"].bool }
    #expect(first.count <= 5)
    for insight in all where insight["isTold"].bool {
      let sentence = insight["sentence"].string.prefix(24)
      #expect(text.flat.contains(sentence), "\(sentence)")
    }
    #expect(
      try Tool.run(words + ["--format", "json"]).output
        == Tool.run(words + ["--format", "json"]).output)
  }
}
