import GymBoAnalysis
import Testing

@Suite struct MethodDeclarationTests {
  @Test("Every method works its own example", arguments: MethodDeclaration.all)
  func example(method: MethodDeclaration) throws {
    let answer = try #require(method.example.answer())
    var unit = 0.5
    for _ in 0..<method.example.decimals { unit /= 10 }
    #expect((answer - method.example.expected).magnitude <= unit * (1 + 1e-9))
  }

  @Test("Every method says what it is, where it holds and where it comes from")
  func complete() {
    var identifiers: Set<String> = []
    for method in MethodDeclaration.all {
      #expect(identifiers.insert(method.identifier + method.kind.rawValue).inserted)
      for text in [
        method.identifier, method.name, method.formula, method.range, method.rangeReason,
        method.unit, method.source, method.example.given, method.example.source,
      ] {
        #expect(!text.isEmpty && !text.contains(".0 "), "\(method.identifier): \(text)")
      }
      #expect(method.constants.allSatisfy { $0.value.isFinite })
      let symbols = method.constants.map(\.symbol)
      #expect(Set(symbols).count == symbols.count)
    }
    // Progression declares its methods in its own module.
    let kinds = Set(MethodDeclaration.Kind.allCases).subtracting([.progression])
    #expect(Set(MethodDeclaration.all.map(\.kind)) == kinds)
  }

  @Test("The declared constants are those of the formula: Brzycki by hand from its entry")
  func byHand() throws {
    let brzycki = OneRepetitionMaximumFormula.brzycki.method
    #expect(brzycki.formula == "1RM = w · a / (b − r)")
    #expect(brzycki.constants == [.init("a", 36), .init("b", 37)])
    #expect(brzycki.example.given == "100 kg × 8" && brzycki.range == "1–10 repetitions to failure")
  }
}
