import Foundation
import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

@Suite("JSON Schemas")
struct SchemaTests {
  private func schema(_ name: String) throws -> JSONSchema {
    try JSONSchema(#require(ReportSchema(rawValue: name)).text)
  }

  @Test("weekly reports are valid, on any day of a history, before it, and without a file")
  func report() throws {
    let schema = try schema("report")
    for day in ["2020-01-01", "2026-01-05", "2026-01-20", "2026-02-15", "2026-03-12", "2027-01-01"]
    {
      #expect(try schema.errors(in: ExampleHistory.report(asOf: day).json()) == [])
    }
    #expect(try schema.errors(in: ExampleHistory.report(log: TrainingLog()).json()) == [])
    #expect(try schema.errors(in: ExampleHistory.report(log: LogBuilder().log).json()) == [])
  }

  @Test(
    "reports of every kind of exercise are valid",
    arguments: ["Bench Press (Barbell)", "Pull Up (Assisted)", "Plank", "Running", "Push Up"])
  func exercise(_ name: String) throws {
    #expect(
      try schema("exercise").errors(in: ExampleHistory.exercise(name).json()) == [])
  }

  @Test("suggestions and checks are valid, of a history and of nothing")
  func others() throws {
    for log in [ExampleHistory.log, TrainingLog()] {
      let suggestions = SuggestionReport(
        of: log, options: AnalysisOptions(), unit: nil)
      #expect(try schema("suggest").errors(in: suggestions.json()) == [])
      let check = CheckReport(of: log, options: AnalysisOptions(), unit: nil)
      #expect(try schema("check").errors(in: check.json()) == [])
    }
  }

  @Test("a missing key, an unknown key, a wrong type and an unknown word are errors")
  func refuses() throws {
    let schema = try schema("suggest")
    let report = SuggestionReport(
      of: ExampleHistory.log, options: AnalysisOptions(), unit: nil)
    let text = String(decoding: report.json(), as: UTF8.self)
    for (old, new) in [
      ("\"asOf\"", "\"as_of\""), ("\"sets\": 3", "\"sets\": \"3\""),
      ("\"rule\": \"linear\"", "\"rule\": \"guess\""), ("2026-03-12", "2026-02-30"),
      ("\"schema\": \"gymbo.suggest/2\"", "\"schema\": \"gymbo.suggest/1\""),
    ] {
      let changed = text.replacingOccurrences(of: old, with: new)
      #expect(changed != text)
      #expect(try !schema.errors(in: Array(changed.utf8)).isEmpty, "\(old)")
    }
  }

  @Test("a definition of one name is the same in every schema")
  func shared() throws {
    var known: [String: String] = [:]
    for name in ReportSchema.allCases.map(\.rawValue) {
      for (definition, text) in try schema(name).definitions() {
        #expect(known[definition, default: text] == text, "\(definition) in \(name)")
        known[definition] = text
      }
    }
    #expect(known.count > 20)
  }

  @Test("the words that a schema lists are those that the code can write")
  func words() throws {
    let schema = try schema("report")
    func same(_ listed: [String], _ written: [String]) {
      #expect(listed.sorted() == written.sorted())
    }
    same(
      try self.schema("exercise").words(ofDefinition: "intensityZone"),
      IntensityZones.Zone.allCases.map(\.name))
    same(schema.words(ofDefinition: "semantics"), LoadSemantics.allCases.map(\.name))
    same(schema.words(ofDefinition: "set", "kind"), SetKind.allCases.map(\.name))
    let kinds: [RecordKind] =
      [
        .load, .repetitions, .estimate, .tenRepetitions, .setVolume, .sessionVolume, .duration,
        .assistance,
      ]
      + (1...ExerciseRecords.repetitionCounts).map { .loadFor(repetitions: $0) }
    same(schema.words(ofDefinition: "recordEvent", "kind"), kinds.map(\.name))
    same(
      schema.words(ofDefinition: "recordEvent", "usual"), Usualness.Verdict.allCases.map(\.rawValue)
    )
  }

  @Test("an enumeration that a schema's file names is listed with all of its words")
  func namedLists() throws {
    let suggest = try schema("suggest")
    #expect(
      suggest.words(ofDefinition: "suggestionRule") == SuggestionRule.allCases.map(\.rawValue))
    #expect(
      suggest.words(ofDefinition: "suggestion", "action")
        == SuggestedChange.allCases.map(\.rawValue))
    for schema in ReportSchema.allCases {
      // What is left of a name that no list has.
      #expect(!String(decoding: schema.text, as: UTF8.self).contains("\"@"), "\(schema)")
    }
  }
}
