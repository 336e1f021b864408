import GymBoAnalysis
import GymBoProgression
import Testing

@Suite struct ProgressionMethodTests {
  @Test("Every rule works its own example", arguments: ProgressionMethods.all)
  func example(method: MethodDeclaration) throws {
    let answer = try #require(method.example.answer())
    var unit = 0.5
    for _ in 0..<method.example.decimals { unit /= 10 }
    #expect((answer - method.example.expected).magnitude <= unit * (1 + 1e-9))
  }

  @Test(
    "Every rule says what it is, where it holds and where it comes from, under a name of its own")
  func complete() {
    let all = ProgressionMethods.all
    #expect(Set(all.map(\.identifier)).count == all.count)
    for method in all {
      #expect(method.kind == .progression)
      for text in [
        method.identifier, method.name, method.formula, method.range, method.rangeReason,
        method.unit, method.source, method.example.given, method.example.source,
      ] {
        #expect(!text.isEmpty && !text.contains(".0 "), "\(method.identifier): \(text)")
      }
      let symbols = method.constants.map(\.symbol)
      #expect(Set(symbols).count == symbols.count, "\(method.identifier)")
      #expect(method.constants.allSatisfy { $0.value.isFinite })
    }
  }

  @Test("Every rule that can be chosen is declared")
  func choices() throws {
    let declared = Set(ProgressionMethods.all.map(\.identifier))
    for option in [
      "double-progression", "two-for-two:10", "percentage:5x5@75", "5/3/1:1", "rpe-chart@8",
    ] {
      let rule = try #require(ProgressionRule(option: option))
      #expect(declared.contains(rule.kind.rawValue))
    }
  }
}
