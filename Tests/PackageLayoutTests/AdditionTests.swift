import Foundation
import TestSupport
import Testing

/// What is added often is declared in few files, and the guide names them.
@Suite("An addition touches few files")
struct AdditionTests {
  /// The guide in which these files are listed.
  private static let guide =
    PackageFiles.under(
      "Sources/GymBo/GymBo.docc/AddingAFormatFormulaOrRule.md", types: ["md"]
    ).first?.text ?? ""

  /// The sources, of any kind but documentation, whose code matches a pattern.
  private static func sources(matching pattern: String) throws -> Set<String> {
    let regex = try Regex(pattern)
    let swift = PackageFiles.swiftSources.filter { file in
      ImportStatement.code(of: file.text).contains { $0.firstMatch(of: regex) != nil }
    }
    let schemas = PackageFiles.under("Sources", types: ["json"]).filter {
      $0.text.firstMatch(of: regex) != nil
    }
    return Set((swift + schemas).map(\.path))
  }

  private static func expectGuide(names paths: some Sequence<String>) {
    for path in paths {
      let name = path.split(separator: "/").last ?? ""
      #expect(guide.contains("`\(name)`"), "\(name) is not in the guide")
    }
  }

  @Test("A format of files is named in its own file and in the list of formats")
  func formats() throws {
    let list = "Sources/GymBoImport/Formats/FormatDeclaration.swift"
    let declarations = PackageFiles.swiftSources.filter {
      $0.text.contains("= FormatDeclaration(")
    }
    #expect(declarations.count > 3)
    for file in declarations {
      let name = try #require(file.text.firstMatch(of: /static let (\w+) = FormatDeclaration\(/)).1
      let id = try #require(file.text.firstMatch(of: /id: "(\w+)"/)).1
      #expect(try Self.sources(matching: "\"\(id)\"") == [file.path])
      let listed = PackageFiles.swiftSources.first { $0.path == list }?.text ?? ""
      #expect(listed.contains(try Regex("(?s)static let all.*\\.\(name)\\b")), "\(name)")
    }
    Self.expectGuide(names: ["FitbodFormat.swift", list])
  }

  /// The folders of the languages.
  private static let languages = Set(
    PackageFiles.swiftSources.compactMap { file in
      file.path.firstMatch(of: /^Sources\/GymBoReport\/Words\/(\w+)\//).map { String($0.1) }
    })

  /// The file of a topic in each language.
  private static func words(_ topic: String) -> Set<String> {
    Set(languages.map { "Sources/GymBoReport/Words/\($0)/\($0)\(topic).swift" })
  }

  @Test("A measure of sessions is named in five sources, and in one a language")
  func measure() throws {
    let found = try Self.sources(matching: "[tT]imePerSet|time_per_set")
    let expected: Set<String> = [
      "Sources/GymBoAnalysis/Sessions/TimePerSet.swift",
      "Sources/GymBoAnalysis/Methods/MethodCatalogue.swift",
      "Sources/GymBoReport/Model/SessionMeasure.swift",
      "Sources/GymBoReport/Model/PageNotes.swift",
      "Sources/GymBoReport/Schemas/report.schema.json",
    ]
    #expect(found == expected.union(Self.words("Week")))
    Self.expectGuide(names: expected.union(["EnglishWeek.swift"]))
    Self.expectGuide(names: ["TimePerSetTests.swift"])
  }

  @Test("A rule of progression is named in two sources, and in one a language")
  func rule() throws {
    let found = try Self.sources(matching: "[tT]woForTwo|two[_-]for[_-]two|2-for-2")
    let expected: Set<String> = [
      "Sources/GymBoProgression/Rules/TwoForTwo.swift",
      "Sources/GymBoProgression/Rules/ProgressionRule.swift",
    ]
    // In English the method's own declaration is its name.
    let methods = Self.words("Methods").filter { !$0.contains("/English/") }
    #expect(found == expected.union(Self.words("Suggestions")).union(methods))
    Self.expectGuide(names: expected.union(["EnglishSuggestions.swift", "GermanMethods.swift"]))
    Self.expectGuide(names: ["RepetitionRuleTests.swift"])
  }

  @Test("A language is named in its own folder and in the list of languages")
  func languages() throws {
    let list = "Sources/GymBoReport/Words/Language.swift"
    #expect(Self.languages.contains("English"))
    for language in Self.languages {
      let folder = "Sources/GymBoReport/Words/\(language)/"
      let users = try Self.sources(matching: "(^|[^A-Za-z])\(language)[.(:]")
      #expect(users.filter { !$0.hasPrefix(folder) } == [list])
    }
    Self.expectGuide(names: [list])
  }

  @Test("No schema has a list of the rules of progression or of the rules about data")
  func schemas() throws {
    let found = try Self.sources(
      matching: "\"two_for_two\"|\"row\\.field_count\"|\"rounds_to_same_load\"|\"off_chart\"")
    #expect(!found.contains { $0.hasSuffix(".json") })
  }
}
