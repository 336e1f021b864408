import GymBoAnalysis
import GymBoLog
import GymBoProgression
import Testing

@testable import GymBoReport

@Suite("Reasons and refusals in English")
struct RefusalWordsTests {
  private let english = English(unit: .kilogram)

  private func text(_ sentence: Sentence) -> String { TextStyle().text(sentence) }

  @Test("a score that is refused says what it needs")
  func scores() {
    #expect(
      text(english.note(.refused(.ageOutsideTable(91, 5...90))))
        == "The age table has ages 5 to 90, not 91.")
    #expect(
      text(english.note(.refused(.bodyWeightBelow(.ipfGL, least: 35))))
        == "IPF GL, raw has no value below 35 kg of body weight.")
  }

  @Test("every reason for a missing number has words of its own, and a code in snake_case")
  func reasons() throws {
    let words = MissingReason.allCases.map { text(english.reason($0)) }
    #expect(Set(words).count == words.count)
    let code = try Regex("^[a-z0-9]+(_[a-z0-9]+)*$")
    let codes =
      MissingReason.allCases.map(\.rawValue) + Absence.allCases.map(\.rawValue)
      + RepetitionCurve.Refusal.allCases.map(\.rawValue)
    #expect(codes.allSatisfy { $0.wholeMatch(of: code) != nil })
  }

  @Test("a sentence keeps names, files and remedies apart from its words")
  func runs() {
    let sentence: Sentence = "\(name: "Squat") in \(file: "a.csv"): \(remedy: .mapExercises)"
    #expect(
      sentence.runs == [
        .name("Squat"), .text(" in "), .file("a.csv"), .text(": "), .remedy(.mapExercises),
      ])
    var style = TextStyle()
    style.remedy = { _ in "--exercises map.csv" }
    #expect(TerminalText.printed(style.text(sentence)) == "Squat in a.csv: --exercises map.csv")
    #expect(Sentence("a") + "b" == "ab")
  }
}
