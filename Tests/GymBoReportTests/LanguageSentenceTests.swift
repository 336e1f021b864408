import Foundation
import GymBoLog
import Testing

@testable import GymBoReport

/// What is compared sentence by sentence, and the traps of single languages.
@Suite("Every language says the same, in sentences that can be spoken")
struct LanguageSentenceTests {
  private static let all = Language.all.map(\.code)
  private static let others = all.filter { $0 != "en" }

  private func language(_ code: String) throws -> Language {
    try #require(Language(code: code))
  }

  /// The words and numbers of a language without names, files and remedies.
  private func own(_ sentence: Sentence) -> String {
    sentence.runs.map { run in
      if case .text(let text) = run { text } else { "§" }
    }.joined()
  }

  /// The numbers of a sentence as its language writes them, sorted; without 1, which some say in words ("in der letzten
  /// Woche").
  private func numbers(in sentence: Sentence, _ words: any Words) -> [String] {
    own(sentence).matches(of: /[0-9](?:[.,0-9]*[0-9])?/).map { match in
      String(match.output).replacing(words.numbers.groupMark, with: "").replacing(
        words.numbers.decimalMark, with: ".")
    }.filter { $0 != "1" }.sorted()
  }

  @Test("Every sentence has the numbers of the English one", arguments: others)
  func numbers(code: String) throws {
    let english = try LanguageSentences(.english)
    let other = try LanguageSentences(language(code))
    let pairs =
      Array(zip(english.sentences, other.sentences)) + Array(zip(english.parts, other.parts))
    #expect(pairs.count > 1000)
    for (first, second) in pairs {
      #expect(
        numbers(in: second, other.words) == numbers(in: first, english.words),
        "\(own(first)) – \(own(second))")
    }
  }

  @Test(
    "A name is followed by no letter and no apostrophe: the ending of a name depends on how it is spoken",
    arguments: all)
  func endings(code: String) throws {
    let all = try LanguageSentences(language(code))
    for sentence in all.sentences + all.parts {
      for (run, next) in zip(sentence.runs, sentence.runs.dropFirst()) {
        guard case .text(let text) = next, let first = text.first else { continue }
        switch run {
        case .name, .file:
          #expect(!first.isLetter && first != "'" && first != "’", "\(own(sentence))")
        case .text, .remedy: break
        }
      }
    }
  }

  @Test("A sentence that ends on an abbreviation has one period")
  func onePeriod() {
    let day: Sentence = "weniger als am 8. Dez."
    #expect("\(day). Noch einmal" as Sentence == "weniger als am 8. Dez. Noch einmal")
    #expect(day + "." == day)
    #expect([day, "neu"].joined(separator: ". ") == "weniger als am 8. Dez. neu")
    #expect("\(day)..." as Sentence == "weniger als am 8. Dez....")
  }

  @Test(
    "A sentence or title that stands alone begins with a capital, which no code gives it",
    arguments: all)
  func capitals(code: String) throws {
    let words = try language(code).words(unit: .kilogram, asOf: nil)
    let alone: [Sentence] =
      IssueRule.allCases.map(words.sentence)
      + [
        words.nothingNeedsAttention, words.nothingFound, words.noSuggestions, words.afterRecord,
        words.nobodyNeedsALook, words.loadsAreAdded, words.looksLikePounds, words.kilogramsAssumed,
        words.attentionTitle, words.newBestsTitle, words.liftsTitle(nil), words.sessionsTitle,
        words.recordsTitle, words.trendTitle, words.curveTitle, words.dataTitle, words.checkTheUnit,
        words.sentence(EmptyReport.noWorkout(files: 1)), words.warmUp([]),
      ]
    for sentence in alone {
      let text = own(sentence)
      #expect(text.first?.isUppercase ?? false, "\(text)")
    }
  }

  @Test("In Turkish a number has no ending, and the noun after it stays singular")
  func turkish() throws {
    let all = try LanguageSentences(.turkish)
    let ending = try Regex("[0-9]['’]|[0-9](?!RM)\\p{L}|[0-9] \\p{L}+(lar|ler)\\b")
    for sentence in all.sentences + all.parts {
      // A date and time of ISO 8601 is as files have it.
      let text = own(sentence).replacing("2026-01-05T18:00:00", with: "")
      #expect(text.firstMatch(of: ending) == nil, "\(text)")
    }
  }
}
