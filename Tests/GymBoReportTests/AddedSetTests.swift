import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Sets of the next workout beside those of the last")
struct AddedSetTests {
  private static func report(_ days: [(day: String, repetitions: [Int])]) -> String {
    var history = LogBuilder()
    for (day, repetitions) in days {
      history.session(day, title: "Legs") {
        for count in repetitions { $0.sets("Squat (Barbell)", kg: 60, reps: count) }
      }
    }
    var options = AnalysisOptions()
    options.asOf = days.last.flatMap { CivilDate(iso: $0.day) }
    var style = TextStyle()
    style.width = 100
    return History(history.log).analysis(options).report().text(style)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("More sets than last time are told, and are no work like that")
  func added() {
    let usual = [5, 5, 5, 5]
    let days = [
      ("2026-10-26", usual), ("2026-10-29", usual), ("2026-11-02", usual), ("2026-11-05", usual),
      ("2026-11-09", [5, 5]),
    ]
    let text = Self.report(days.map { (day: $0.0, repetitions: $0.1) })
    #expect(text.contains("4 × 60 kg × ") && text.contains("+2 sets, as before"), "\(text)")
    #expect(!text.contains("like this"), "\(text)")
  }

  @Test("Where only a first set that led up to the others was weaker, nothing is called more")
  func leadingUp() {
    let text = Self.report([(day: "2026-11-09", repetitions: [5, 8, 8, 8])])
    #expect(text.contains("4 × 60 kg × 5, 8, 8, 8") && !text.contains("weaker sets"), "\(text)")
  }
}
