import Foundation
import GymBo
import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@testable import GymBoReport

/// What holds for the sentences and reports of every language.
@Suite("Every language says everything, and says it whole")
struct LanguageTests {
  private static let all = Language.all.map(\.code)
  /// Every language but English, in which no English word may be left.
  private static let others = all.filter { $0 != "en" }

  /// Words of the English reports that are no words of the other languages, or of lifters who speak them.
  private static let englishWords: Set<String> = [
    "the", "and", "of", "with", "without", "last", "next", "set", "sets", "rep", "reps",
    "repetition",
    "repetitions", "week", "weeks", "day", "days", "month", "year", "years", "workout", "workouts",
    "session", "sessions", "volume", "new", "best", "more", "fewer", "less", "lift", "lifts",
    "load",
    "loads", "falling", "rising", "slipping", "unclear", "unchanged", "same", "first", "is", "are",
    "no", "not", "to", "for", "from", "since", "ago", "yesterday", "today", "muscles", "high",
    "low",
    "none", "range", "opinion", "note", "notes", "row", "rows", "file", "files", "read", "likely",
    "then", "other", "heavy", "moderate", "light", "time", "per", "push", "pull", "trend", "sure",
  ]
  /// Those of them that the other languages have too.
  private static let shared: [String: Set<String>] = [
    "de": ["trend", "last"], "tr": ["set", "trend", "not", "per", "row"],
  ]

  private func language(_ code: String) throws -> Language {
    try #require(Language(code: code))
  }

  /// The words and numbers of a language without names, files and remedies.
  private func own(_ sentence: Sentence) -> String {
    sentence.runs.map { run in
      // The name of a column is no word of the language.
      if case .text(let text) = run { text.replacing("same_as", with: "§") } else { "§" }
    }.joined()
  }

  // MARK: Sentences

  @Test("No sentence has braces, double blanks, or marks that do not belong", arguments: all)
  func marks(code: String) throws {
    for unit in LoadUnit.allCases {
      let all = try LanguageSentences(language(code), unit: unit)
      #expect(all.sentences.count > 500 && all.parts.count > 500)
      for sentence in all.sentences + all.parts {
        let text = own(sentence)
        for wrong in ["{", "}", "  ", " .", " ,", "..", ",,", ";;", " nil", "Optional", "( ", " )"]
        {
          #expect(!text.contains(wrong), "\(text)")
        }
        #expect(text.first != " " || !all.sentences.contains(sentence), "\(text)")
      }
    }
  }

  @Test("Every sentence has its end", arguments: all)
  func ends(code: String) throws {
    for sentence in try LanguageSentences(language(code)).sentences where !sentence.isEmpty {
      if case .remedy = sentence.runs.last { continue }
      #expect(own(sentence).last.map { ".?!)".contains($0) } ?? false, "\(own(sentence))")
    }
  }

  @Test("No word is left in English", arguments: others)
  func english(code: String) throws {
    let all = try LanguageSentences(language(code))
    let foreign = Self.englishWords.subtracting(Self.shared[code] ?? [])
    for sentence in all.sentences + all.parts {
      let text = own(sentence)
      let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: foreign), "\(text)")
    }
  }

  @Test("Every language has sentences of its own", arguments: others)
  func own(code: String) throws {
    let english = try LanguageSentences(.english)
    let other = try LanguageSentences(language(code))
    #expect(other.sentences.count == english.sentences.count)
    #expect(other.parts.count == english.parts.count)
    // A list of names has no word of any language.
    for (first, second) in zip(english.sentences, other.sentences)
    where own(first).contains(where: \.isLetter) {
      #expect(own(first) != own(second))
    }
  }

  @Test("Every method that a page can name is explained, in whole sentences", arguments: others)
  func methods(code: String) throws {
    let words = try language(code).words(unit: .kilogram, asOf: nil)
    let foreign = Self.englishWords.subtracting(Self.shared[code] ?? [])
    var explained = 0
    for method in PageNotes.methods(.brzycki, Set(SuggestionRule.allCases), hasBodyWeight: true) {
      let explanation = try #require(words.explanation(method), "\(method.identifier)")
      let (name, meaning) = (own(explanation.name), own(explanation.meaning))
      #expect(meaning.last == ".", "\(meaning)")
      let spoken = Set((name + " " + meaning).lowercased().split { !$0.isLetter }.map(String.init))
      #expect(spoken.isDisjoint(with: foreign), "\(name): \(meaning)")
      explained += 1
    }
    #expect(explained > 35)
  }

  // MARK: Reports

  /// Every report of a history in a language, on lines so wide that no word is parted.
  private func texts(of log: TrainingLog, _ code: String) throws -> [String] {
    var style = TextStyle()
    style.width = 1000
    style.language = try language(code)
    style.remedy = { _ in "" }
    let report = WeeklyReport(of: log, options: AnalysisOptions(), unit: nil)
    let findings = try #require(report.findings)
    let exercises = findings.lifts.map {
      ExerciseReport(of: $0, findings: findings, log: log, unit: nil).text(style)
    }
    return [
      report.text(style, .full), report.text(style),
      SuggestionReport(of: log, options: AnalysisOptions(), unit: nil).text(style),
    ] + exercises
  }

  static let samples = ["strong.csv", "hevy.csv", "fitnotes.csv"]

  private func log(_ sample: String) throws -> TrainingLog {
    let file = Shared.packageRoot.appendingPathComponent("SampleData/\(sample)")
    return try History(reading: [file.path]).log
  }

  @Test("No report of the samples has a word of English but for names", arguments: samples)
  func englishReports(sample: String) throws {
    let log = try log(sample)
    // Names are taken out letter by letter, the longest first, because one can be a part of another.
    let data =
      log.exercises.map(\.name) + log.sessions.compactMap(\.title) + log.files.map(\.name)
      + log.files.map(\.format)
    let names = Set(data).sorted { ($1.count, $0) < ($0.count, $1) }.filter { !$0.isEmpty }
    for code in Self.others {
      let foreign = Self.englishWords.subtracting(Self.shared[code] ?? [])
      for text in try texts(of: log, code) {
        let own = names.reduce(text) { $0.replacing($1, with: "§") }
        for line in own.split(separator: "\n") {
          let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
          #expect(words.isDisjoint(with: foreign), "\(line)")
        }
      }
    }
  }

  @Test("The reports of the samples have the same numbers in every language", arguments: samples)
  func numbers(sample: String) throws {
    let log = try log(sample)
    let english = try texts(of: log, "en").map { numbers(in: $0, try language("en")) }
    for code in Self.others {
      let other = try texts(of: log, code).map { numbers(in: $0, try language(code)) }
      #expect(other.count == english.count)
      for (index, (first, second)) in zip(english, other).enumerated() {
        let (missing, added) = (
          second.difference(from: first).removals, second.difference(from: first).insertions
        )
        #expect(first == second, "\(sample) \(index): \(missing) \(added)")
      }
    }
  }

  /// The numbers of a text as its language writes them, sorted.
  private func numbers(in text: String, _ language: Language) -> [String] {
    let style = language.words(unit: .kilogram, asOf: nil).numbers
    return text.matches(of: /[0-9](?:[.,0-9]*[0-9])?/).map { match in
      String(match.output).replacing(style.groupMark, with: "").replacing(
        style.decimalMark, with: ".")
    }.sorted()
  }

  @Test("No line of a report is wider than asked for in any language", arguments: all)
  func widths(code: String) throws {
    for width in [40, 60, 80, 100] {
      var style = TextStyle()
      style.width = width
      style.language = try language(code)
      for log in [ExampleHistory.log, TextReportTests.usualLog()] {
        for (name, text) in TextReportTests.reports(of: log, style: style) {
          for line in text.split(separator: "\n") {
            #expect(TerminalText.width(of: String(line)) <= width, "\(name): \(line)")
          }
        }
      }
    }
  }
}
