import GymBo
import TestSupport
import Testing

@Suite struct PlateauRuleOptionTests {
  private static let reasons: [(name: String, reason: String)] = [
    ("bent-line", "probable|probably"), ("huber", "probable|probably"),
    ("least-squares", "slope_(not_)?significant"), ("mann-kendall", "trend_(not_)?significant"),
    ("no-record", "record_in_window"),
  ]

  @Test("Every plateau rule is chosen by a readable name, and the trend's reason is its own")
  func everyRule() throws {
    #expect(Self.reasons.map(\.name) == PlateauMethod.allCases.map(\.hyphenated))
    let file = Tool.sample("strong.csv")
    for (name, reason) in Self.reasons {
      let pattern = try Regex(reason)
      let run = try Tool.run("report", file, "--plateau-rule", name, "--format", "json")
      #expect(run.code == 0, "\(run.error)")
      let trends = run.json["exercises"].array.map { $0["trend"] }
        .filter { $0["state"].string != "new" }
      #expect(trends.count > 5)
      #expect(
        trends.allSatisfy {
          $0["reason"].string.contains(pattern)
        }, "\(name)")
      let line = name == "bent-line" ? ["bent_line"] : ["huber", "least_squares"]
      #expect(trends.allSatisfy { line.contains($0["method"].string) })
    }
  }

  @Test("A rule that takes the lack of evidence for a plateau is called one for comparison")
  func comparison() throws {
    let file = Tool.sample("strong.csv")
    for method in PlateauMethod.allCases {
      for command in [["report", file], ["exercise", "bench press", file]] {
        let run = try Tool.run(command + ["--plateau-rule", method.hyphenated])
        #expect(run.flat.contains("for comparison") == method.isForComparison, "\(method)")
        #expect(!method.isForComparison || !run.flat.contains("80 % is enough"))
      }
    }
  }

  @Test("A mistyped rule gets the nearest name and all of them")
  func mistyped() throws {
    let run = try Tool.run("report", Tool.sample("strong.csv"), "--plateau-rule", "hubar")
    #expect(run.code == 2)
    #expect(run.error.contains("bent-line|huber|least-squares|mann-kendall|no-record"))
    #expect(run.error.contains("Did you mean huber?"))
  }
}
