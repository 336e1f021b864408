import Foundation
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite struct TrendRuleTests {
  private static let states: [String: TrendState] = [
    "progressing": .progressing, "plateau": .plateau, "notRising": .notRising,
    "declining": .declining, "unclear": .unclear,
  ]

  @Test("Verdicts are those of the reference", .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let cases = try Shared.vectors("trend_verdict/trend_vectors")["cases"].array
    #expect(cases.count == 44)
    for vector in cases {
      let name = "\(vector["name"].string), δ \(vector["delta"].number)"
      let expected = vector["expected"]
      let days = vector["days"].array.map(\.int)
      let resumed = vector["resumed"].isNull ? nil : vector["resumed"].int
      let window = TrendRule.window(days: days, resumed: resumed)
      let backSince = expected["backSince"].isNull ? nil : expected["backSince"].int
      #expect(window.backSince.map { days[$0] } == backSince, "\(name)")
      #expect(window.points.count == expected["points"].int, "\(name)")
      let verdict = TrendRule(threshold: vector["delta"].number).judge(
        days: Array(days[window.points]), values: Array(vector["values"].numbers[window.points]))
      guard expected["state"].string != "insufficientData" else {
        #expect(verdict == nil, "\(name)")
        continue
      }
      try compare(try #require(verdict, "\(name)"), expected, name)
    }
  }

  private func compare(_ verdict: TrendVerdict, _ expected: JSON, _ name: String) throws {
    #expect(verdict.state == Self.states[expected["state"].string], "\(name)")
    let numbers: [(String, Double)] = [
      ("weeks", verdict.weeks), ("percentPerWeek", verdict.percentPerWeek),
      ("change", verdict.change), ("probabilityRising", verdict.probabilityRising),
      ("probabilityFalling", verdict.probabilityFalling), ("noise", verdict.noise),
      ("probabilitySlowed", verdict.probabilitySlowed),
    ]
    for (key, ours) in numbers {
      let theirs = expected[key].number
      #expect((ours - theirs).magnitude < 1e-9, "\(name): \(key) \(ours), not \(theirs)")
    }
    let interval = expected["interval80"].numbers
    let own = verdict.interval
    #expect((own.lowerBound - interval[0]).magnitude < 1e-8, "\(name)")
    #expect((own.upperBound - interval[1]).magnitude < 1e-8, "\(name)")
    for (ours, theirs) in zip(verdict.weights, expected["weights"].numbers) {
      #expect((ours - theirs).magnitude < 1e-9, "\(name): a weight")
    }
    let slowed = expected["slowedWeeksAgo"]
    #expect(verdict.slowedWeeksAgo == (slowed.isNull ? nil : slowed.int), "\(name)")
  }

  @Test("The unit and the first day change nothing")
  func invariance() throws {
    let days = [0, 3, 7, 11, 14, 18, 21, 25, 28, 33, 35, 40]
    let values: [Double] = [80, 81, 80, 82, 83, 82, 84, 84, 83, 85, 86, 86]
    let rule = TrendRule(threshold: 0.25)
    let first = try #require(rule.judge(days: days, values: values))
    let other = try #require(
      rule.judge(days: days.map { $0 + 19_000 }, values: values.map { $0 * 2.2 }))
    #expect(first.state == other.state)
    #expect(isClose(first.percentPerWeek, other.percentPerWeek, within: 1e-9))
    #expect(isClose(first.probabilityRising, other.probabilityRising, within: 1e-9))
  }

  @Test("Too few sessions, too short a span and values that are not positive give no verdict")
  func refusals() {
    let rule = TrendRule(threshold: 0.25)
    let days = [0, 5, 10, 15, 20, 25]
    #expect(rule.judge(days: days, values: [1, 1, 1, 1, 1, 1]) != nil)
    #expect(rule.judge(days: Array(days.prefix(5)), values: [1, 1, 1, 1, 1]) == nil)
    #expect(rule.judge(days: days.map { $0 / 2 }, values: [1, 1, 1, 1, 1, 1]) == nil)
    #expect(rule.judge(days: days, values: [1, 1, 0, 1, 1, 1]) == nil)
    #expect(rule.judge(days: days, values: [1, 1, .nan, 1, 1, 1]) == nil)
    #expect(TrendRule(threshold: 0).judge(days: days, values: [1, 1, 1, 1, 1, 1]) == nil)
  }
}
