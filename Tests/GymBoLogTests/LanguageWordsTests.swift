import Foundation
import TestSupport
import Testing

@testable import GymBoLog

@Suite struct LanguageWordsTests {
  /// The words of every line of a table.
  private func words(_ table: String) -> [String] {
    table.split(separator: "\n").map { line in
      line.split(separator: "=")[0].trimmingCharacters(in: .whitespaces)
    }
  }

  private func meanings(_ table: String) -> [String] {
    table.split(separator: "\n").map { line in
      String(line.split(separator: "=")[1].dropFirst())
    }
  }

  @Test(
    "the lines of every language are sorted by bytes, so that each is found",
    arguments: LanguageWords.all)
  func linesAreSorted(language: LanguageWords) {
    for table in [language.lines, language.parts] {
      let words = words(table)
      for (word, next) in zip(words, words.dropFirst()) {
        #expect(word.utf8.lexicographicallyPrecedes(next.utf8), "\(word), \(next)")
      }
    }
    let found = words(language.lines).filter { language.line(Array($0.utf8).span) != nil }
    #expect(found.count == words(language.lines).count)
    #expect(found.count > 200)
  }

  @Test(
    "the words of a line are written as names are looked up: folded, in their listed forms",
    arguments: LanguageWords.all)
  func wordsAreFolded(language: LanguageWords) {
    for word in words(language.lines) {
      let parts = word.split(separator: " ").map { Array($0.utf8) }
      #expect(parts.count <= LanguageWords.mostAdjacentWords, "\(word)")
      for part in parts {
        #expect(part.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
        if parts.count > 1, let line = language.lineOfAnyForm(part.span) {
          let meaning = TableText.text(language.lines, line.meaning)
          #expect(meaning != "-", "\(word) has a word that is left out")
          #expect(TableText.text(language.lines, line.word).utf8.elementsEqual(part), "\(word)")
        }
      }
    }
  }

  @Test(
    "every word of a meaning is a word of the catalogue, of its rules or of its vocabulary",
    arguments: LanguageWords.all)
  func meaningsAreEnglish(language: LanguageWords) {
    // Said of what has no muscles: the name stays unassigned.
    let others = Set(["ambiguous", "chin"].map { Word($0).code })
    for meaning in meanings(language.lines) + meanings(language.parts) {
      for alternative in LanguageWords.alternatives(meaning) where !alternative.isEmpty {
        for word in ExerciseName(alternative).words where !others.contains(word.code) {
          #expect(EnglishWords.standard.contains(word), "\(meaning)")
        }
      }
    }
  }

  @Test("no name of the catalogue is taken for one of another language")
  func catalogueIsEnglish() {
    var names: [String] = ExerciseCatalogue.standard.exercises.map(\.name)
    for line in ExerciseCatalogue.standard.lines {
      _ = line.forEachName { bytes, _ in
        var text = ""
        for index in bytes.indices { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
        names.append(text)
      }
    }
    #expect(names.count > 2000)
    for name in names {
      for language in LanguageWords.all {
        #expect(language.translation(of: spelledWords(name)) == nil, "\(name)")
      }
    }
  }

  @Test(
    "a name that its English words explain means the same as before there were languages",
    .enabled(if: Shared.isPresent, Shared.absence))
  func englishNamesStayAsTheyAre() throws {
    let url = Shared.root.appendingPathComponent("samples/exercises/observed_names.csv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
    let catalogue = ExerciseCatalogue.standard
    var explained = 0
    for line in lines {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count >= 4 else { continue }
      let name = cells[1..<(cells.count - 2)].joined(separator: ",")
      let parts = ExerciseName(name)
      guard
        let facts = catalogue.listed(parts) ?? catalogue.listed(parts.withoutModifiers())
          ?? MuscleInference.standard.facts(for: parts)
      else { continue }
      explained += 1
      let found = catalogue.resolve(name).facts
      #expect(found?.direct == facts.direct, "\(name)")
      #expect(found?.movement == facts.movement, "\(name)")
      #expect(found?.implement == facts.implement, "\(name)")
    }
    #expect(explained > 1300)
  }

  @Test("a text of many words is no name of another language")
  func longTexts() {
    let text = Array(repeating: "panca piana", count: 40).joined(separator: " ")
    #expect(ExerciseCatalogue.standard.resolve(text) == .unassigned)
  }

  @Test(
    "a name with many ambiguous words ends without an answer, not with a search through all of them"
  )
  func manyMeanings() {
    let text = Array(repeating: "panca", count: 31).joined(separator: " ")
    #expect(LanguageWords.italian.translation(of: spelledWords(text)) == nil)
  }

  @Test("letters that are not Latin are no part of a word of the languages")
  func otherScripts() {
    for name in ["жим лёжа", "ベンチプレス", "卧推", "\u{FFFD}", "👟", ""] {
      #expect(ExerciseCatalogue.standard.resolve(name) == .unassigned, "\(name)")
    }
  }
}
