import Foundation
import GymBo
import TestSupport
import Testing

@Suite struct MethodsTests {
  private func schema(_ name: String) throws -> JSONSchema {
    try JSONSchema(#require(ReportSchema(rawValue: name)).text)
  }

  @Test("The text has every method with formula, range, evidence and source, within 80 columns")
  func text() throws {
    let run = try Tool.run("methods")
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let flat = run.flat
    for method in MethodReport().methods {
      #expect(flat.contains("\(method.optionName): \(method.name) \(method.formula)"))
      #expect(flat.contains(method.source))
      #expect(flat.contains("Evidence: \(method.evidence.spaced)"))
    }
    #expect(flat.contains("Example: 100 kg × 8: 124.1379"))
    #expect(flat.contains("Example: 5 repetitions at 75 %: 0.2000"))
    #expect(flat.contains("1RM = w · a / (b − r) with a = 36; b = 37"))
  }

  @Test("JSON has every constant with all its digits, and is valid")
  func json() throws {
    let run = try Tool.run("methods", "--format", "json")
    #expect(try schema("methods").errors(in: Array(run.output)) == [])
    let methods = run.json["methods"].array
    #expect(methods.count == MethodReport().methods.count)
    for (json, method) in zip(methods, MethodReport().methods) {
      #expect(json["identifier"].string == method.identifier)
      for (constant, declared) in zip(json["constants"].array, method.constants) {
        // Foundation reads some numbers one unit in the last place off; the text is exact.
        let value = declared.value
        #expect((constant["value"].number - value).magnitude <= value.magnitude * 1e-15)
        #expect(Int(exactly: value) != nil || run.text.contains("\"value\": \(value)}"))
      }
      #expect(json["constants"].array.count == method.constants.count)
    }
    let words = try schema("methods")
    #expect(
      words.words(ofDefinition: "methodKind") == MethodDeclaration.Kind.allCases.map(\.rawValue))
    #expect(
      words.words(ofDefinition: "evidenceGrade")
        == MethodDeclaration.Evidence.allCases.map(\.rawValue))
  }

  @Test("Whatever the options and the reports name is in the list")
  func complete() throws {
    let listed = Set(MethodReport().methods.map(\.identifier))
    let rules = SuggestionRule.allCases.map(\.rawValue)
    let names =
      OneRepetitionMaximumFormula.allCases.map(\.rawValue) + ["trend_verdict"]
      + RelativeScore.allCases.map(\.rawValue) + rules
      + IssueRule.allCases.map(\.rawValue).filter { $0.hasPrefix("check.") }
      + ["direct", "custom"].map { _ in VolumeModel.fractional.identifier }
    for name in names { #expect(listed.contains(name), "\(name)") }
    // The methods that a report names beside its numbers.
    let report = try Tool.run("report", Tool.sample("strong.csv"), "--format", "json").json
    for lift in report["exercises"].array {
      let method = lift["records"]["e1RM"]["method"].string
      #expect(method.isEmpty || listed.contains(method), "\(method)")
      let rule = lift["suggestion"]["rule"].string
      #expect(rule.isEmpty || listed.contains(rule), "\(rule)")
    }
  }

  @Test("A record of a report can be worked by hand from the list: 36 and 37 of Brzycki")
  func byHand() throws {
    let brzycki = try Tool.run("methods", "--format", "json").json["methods"].array
      .first { $0["identifier"].string == "brzycki" }
    let constants = brzycki?["constants"].array.map { $0["value"].number } ?? []
    let record = try Tool.run(
      "exercise", "bench press", Tool.sample("strong.csv"), "--format", "json"
    ).json["exercise"]["records"]["e1RM"]
    let byHand =
      record["set"]["load"].number * constants[0]
      / (constants[1] - record["set"]["repetitions"].number)
    #expect((record["value"].number - byHand).magnitude < 1e-8)
  }

  @Test("It takes no files, and no CSV")
  func wrong() throws {
    #expect(try Tool.run("methods", "strong.csv").code == 2)
    #expect(try Tool.run("methods", "--format", "csv").error.contains("text|json"))
  }
}
