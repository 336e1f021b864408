import Foundation
import TestSupport
import Testing

/// Sentences for people are in one place a language, so that a report can be read in another one.
@Suite("Phrases are where languages can reach them")
struct PhraseTests {
  /// Where phrases may be, with the reason.
  private static let rooms = [
    // The languages, and the doors' own errors and help, which are English everywhere.
    "Sources/GymBoReport/Words/", "Sources/GymBoTool/", "Sources/GymBoShared/",
    "Sources/GymBo/Errors/",
    // Data: names of exercises, and headers of the formats that are read.
    "Sources/GymBoLog/Catalogue/", "Sources/GymBoImport/Formats/", "Sources/GymBoImport/Layouts/",
    // Declarations beside the code that they describe: methods and columns of tables.
    "Sources/GymBoAnalysis/Methods/", "Sources/GymBoAnalysis/Strength/",
    "Sources/GymBoAnalysis/Scores/", "Sources/GymBoAnalysis/Balance/StrengthRatio.swift",
    "Sources/GymBoReport/Model/Tables/", "Sources/GymBoReport/Model/SessionMeasure.swift",
    "Sources/GymBoReport/TableSchema.swift",
    "Sources/GymBoLog/SetTable/",
    // SQL.
    "Sources/GymBoSQLite/", "Sources/GymBoStore/",
    // The language of programs.
    "Sources/GymBoCoach/Generator/GeneratedProgramText.swift",
    // Words of the notes that are read.
    "Sources/GymBoAnalysis/Triage/ComplaintWords.swift",
    // Names of exercises.
    "Sources/GymBoCoach/Generator/WorkoutCandidate.swift",
    // Markup: the head of a page.
    "Sources/GymBoReport/Page/PageFrame.swift",
  ]

  private static func mayHavePhrases(_ file: PackageFiles.File) -> Bool {
    rooms.contains { file.path.hasPrefix($0) } || file.text.contains("MethodDeclaration(")
  }

  @Test("No phrase is outside of them")
  func phrases() {
    for file in PackageFiles.swiftSources where !PhraseTests.mayHavePhrases(file) {
      for literal in StringLiteral.all(in: file.text) where !literal.isForProgrammers {
        #expect(literal.words < 3, "\(file.path):\(literal.line) \"\(literal.text)\"")
      }
    }
  }

  @Test("No option or command of the tool is named outside of it")
  func options() throws {
    let word = try Regex("--[a-z]|gymbo [a-z]")
    for file in PackageFiles.swiftSources where !file.path.hasPrefix("Sources/GymBoTool/") {
      for literal in StringLiteral.all(in: file.text) {
        #expect(
          literal.text.firstMatch(of: word) == nil,
          "\(file.path):\(literal.line) \"\(literal.text)\"")
      }
    }
  }

  @Test(
    "A renderer of text or page neither prints a machine word nor changes the case of one",
    arguments: ["rawValue", "uppercased", "lowercased", "capitalized"])
  func machineWords(word: String) {
    let folders = ["Sources/GymBoReport/Text/", "Sources/GymBoReport/Page/"]
    for file in PackageFiles.swiftSources where folders.contains(where: file.path.hasPrefix) {
      for (index, line) in ImportStatement.code(of: file.text).enumerated() {
        #expect(!line.contains(word), "\(file.path):\(index + 1)")
      }
    }
  }

  @Test(
    "No protocol of words has an implementation of its own: a missing sentence does not compile")
  func noDefaults() throws {
    let words = PackageFiles.swiftSources.filter {
      $0.path.hasPrefix("Sources/GymBoReport/Words/")
    }
    let protocols = words.flatMap { file in
      file.text.matches(of: /protocol (\w+Words|Words|LanguageStyle)\b/).map { String($0.output.1) }
    }
    #expect(protocols.count > 15)
    for file in PackageFiles.swiftSources {
      for name in protocols {
        #expect(!file.text.contains("extension \(name) {"), "\(file.path) extends \(name)")
      }
    }
  }

  @Test("A literal's words are counted without what is put into it")
  func counting() throws {
    let source = #"""
      let a = "three plain words"  // "not this one at all"
      precondition(count > 0, "for the programmer alone")
      let b = "\(name): \(items.joined(separator: ", ")) kg"
      let c = "no_set_at_all"
      """#
    let found = StringLiteral.all(in: source)
    #expect(found.map(\.words) == [3, 4, 1, 1])
    #expect(found.map(\.isForProgrammers) == [false, true, false, false])
    #expect(found.map(\.line) == [1, 2, 3, 4])
  }
}
