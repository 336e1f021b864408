import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// What the list of the week's lifts says in a word, in bars and in its last line.
@Suite struct LiftListTests {
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// Sessions every four days, the last one on the day of the report.
  private static func report(
    _ sets: [(kilograms: Double, repetitions: Int)], _ lift: String = "Squat (Barbell)"
  ) throws -> WeeklyReport {
    var history = LogBuilder()
    for (day, set) in sets.enumerated() {
      history.session(first.advanced(by: 4 * day).description) {
        $0.sets(lift, kg: set.kilograms, reps: set.repetitions, count: 3)
      }
    }
    return WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
  }

  private static func words(_ report: WeeklyReport, _ code: String = "en") throws -> String {
    var style = TextStyle()
    style.language = try #require(Language(code: code))
    return report.text(style).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("\u{A0}", with: " ")
  }

  @Test(
    "the heaviest load is called that where the e1RM was better before, else a new best",
    arguments: [
      ("en", "heaviest", "new best"), ("de", "schwerster", "Bestwert"), ("tr", "en ağır", "rekor"),
    ])
  func heaviest(code: String, load: String, best: String) throws {
    let before = Array(repeating: (kilograms: 100.0, repetitions: 8), count: 8)
    let heavier = try Self.report(before + [(kilograms: 105, repetitions: 2)])
    let lift = try #require(heavier.sections?.lifts.lifts.first)
    #expect(lift.hasRecord && lift.word == .heaviest, "\(lift)")
    #expect(try Self.words(heavier, code).contains(load))
    let better = try Self.report(before + [(kilograms: 105, repetitions: 8)])
    #expect(better.sections?.lifts.lifts.first?.word == .state(.record))
    #expect(try !Self.words(better, code).contains(load))
    #expect(try Self.words(better, code).lowercased().contains(best.lowercased()))
  }

  @Test("a lift with a new best is called so, be it new")
  func newLift() throws {
    let report = try Self.report([(60, 8), (60, 8), (65, 8)])
    let lift = try #require(report.sections?.lifts.lifts.first)
    #expect(report.sections?.records.bests.count == 1)
    #expect(lift.word == .state(.record) && lift.missingSessions == nil, "\(lift)")
  }

  @Test("a new best that a later session of the week did not better keeps the change of its day")
  func laterSession() throws {
    let before = Array(repeating: (kilograms: 100.0, repetitions: 8), count: 7)
    // The best on Monday, the same work again on Friday.
    let report = try Self.report(before + [(kilograms: 105, repetitions: 8), (105, 8)])
    let lift = try #require(report.sections?.lifts.lifts.first)
    guard case .estimate(let percent, _) = lift.change else {
      Issue.record("no change: \(lift)")
      return
    }
    #expect(abs(percent - 5) < 0.1)
  }

  @Test("a later session with more repetitions of the new best load has the change of its own day")
  func betterStill() throws {
    let before = Array(repeating: (kilograms: 100.0, repetitions: 8), count: 7)
    let report = try Self.report(before + [(kilograms: 120, repetitions: 8), (120, 9)])
    let lift = try #require(report.sections?.lifts.lifts.first)
    #expect(lift.set?.repetitions == 9)
    guard case .estimate(let percent, _) = lift.change else {
      Issue.record("no change: \(lift)")
      return
    }
    #expect(percent > 0 && percent < 5, "\(percent)")
  }

  @Test("a new best of many repetitions, which has no bar, has none beside it that fall")
  func manyRepetitions() throws {
    let report = try Self.report([(60, 10), (60, 9), (60, 10), (60, 9), (60, 8), (60, 15)])
    let lift = try #require(report.sections?.lifts.lifts.first)
    #expect(lift.hasRecord && lift.sparkline.isEmpty, "\(lift)")
  }

  @Test("lifts that are not shown are counted by where they go, and every one of them once")
  func tally() throws {
    let report = try Self.report([(60, 8), (60, 8), (65, 8)])
    var lift = try #require(report.sections?.lifts.lifts.first)
    let directions: [(LiftWord, String)] = [
      (.state(.record), "1 up"), (.heaviest, "1 up"), (.moreRepetitions, "1 up"),
      (.state(.plateau), "1 level"), (.level, "1 level"), (.state(.declining), "1 down: Squat"),
      (.lowerLately, "1 down: Squat"), (.lighter, "1 lighter"),
      (.state(.unclear), "1 unclear"), (.soFar(.up), "1 with too few sessions"),
    ]
    let english = English(unit: .kilogram, asOf: nil)
    var all: [LiftsOfTheWeek.Lift] = []
    lift.shortName = "Squat"
    let better = lift.change
    lift.change = nil
    for (word, told) in directions {
      lift.word = word
      all.append(lift)
      let text = TextStyle().text(english.moreLifts([lift], naming: .few))
      #expect(text == "and 1 more lift (\(told)).")
    }
    // What was better this time is down by a verdict alone.
    for (word, told) in [(LiftWord.lowerLately, "1 level"), (.state(.declining), "1 down: Squat")] {
      (lift.word, lift.change) = (word, better)
      let text = TextStyle().text(english.moreLifts([lift], naming: .few))
      #expect(text == "and 1 more lift (\(told)).")
    }
    let text = TextStyle().text(english.moreLifts(all, naming: .few))
    let told = "3 up; 2 level; 2 down: Squat, Squat; 1 lighter; 1 unclear; 1 with too few sessions"
    #expect(text == "and 10 more lifts (\(told)).")
    let named = TextStyle().text(english.moreLifts(Array(all.suffix(3)), naming: .all))
    #expect(
      named
        == "and 3 more lifts (1 lighter: Squat; 1 unclear: Squat; 1 with too few sessions: Squat).")
  }

  @Test("where there is room, every lift without a line is named, and no line asks for a command")
  func named() throws {
    var history = LogBuilder()
    for day in 0..<8 {
      history.session(Self.first.advanced(by: 3 * day).description) { session in
        for lift in 0..<14 { session.sets("Press no. \(lift)", kg: 60, reps: 8) }
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: .kilogram)
    let text = report.text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 46, "\(text)")
    let lifts = text.split(separator: "This week")[1].split(separator: "Read: ")[0]
    for lift in 0..<14 { #expect(lifts.contains("Press no. \(lift)"), "\(lift) in \(text)") }
    #expect(!lifts.contains("--") && !lifts.contains("parts "), "\(lifts)")
  }

  @Test("the bars are of the same five weeks as the word beside them")
  func bars() throws {
    let sets = (0..<20).map { (kilograms: $0 < 8 ? 140.0 : 100, repetitions: 5) }
    let lift = try #require(Self.report(sets).sections?.lifts.lifts.first)
    #expect(lift.sparkline.count == 9)
    #expect(Set(lift.sparkline).count == 1, "\(lift.sparkline)")
  }

  @Test("the volume's change is the same number in the sentence and in the line of numbers")
  func rounding() throws {
    var history = LogBuilder()
    for (day, kilograms) in [(0, 100.0), (2, 100), (7, 91.51), (9, 91.51)] {
      history.session(Self.first.advanced(by: day).description) {
        $0.sets("Squat (Barbell)", kg: kilograms, reps: 5, count: 3)
      }
    }
    var options = AnalysisOptions()
    options.asOf = Self.first.advanced(by: 13)
    let report = WeeklyReport(of: history.log, options: options, unit: nil)
    let text = try Self.words(report)
    #expect(text.contains("volume down 8 %") && text.contains("(−8 %)"), "\(text)")
  }
}
