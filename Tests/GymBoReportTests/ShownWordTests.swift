import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@testable import GymBoReport

/// The words beside a lift and its change do not contradict each other, and what is left out says why.
@Suite("Words that fit what is beside them") struct ShownWordTests {
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  private static func lifts(
    _ days: [(day: Int, lifts: [(name: String, kg: Double)])]
  ) throws -> LiftsOfTheWeek {
    var history = LogBuilder()
    for name in Set(days.flatMap { $0.lifts.map(\.name) }) {
      history.resolutions[name] = .user(
        .example(name, mechanics: name.hasPrefix("Curl") ? .isolation : .compound))
    }
    for day in days {
      history.session(first.advanced(by: day.day).description) {
        for lift in day.lifts { $0.sets(lift.name, kg: lift.kg, reps: 8, count: 3) }
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    return try #require(report.sections).lifts
  }

  private static func squats(_ loads: [Double], every days: Int = 4) -> [(
    day: Int, lifts: [(name: String, kg: Double)]
  )] {
    loads.enumerated().map { (day: days * $0, lifts: [(name: "Squat", kg: $1)]) }
  }

  @Test("A lift is not called up so far beside a change downwards")
  func soFar() throws {
    let up = try #require(try Self.lifts(Self.squats([80, 85, 90])).lifts.first)
    #expect(up.state == .record || up.word == .soFar(.up))
    for loads in [[80.0, 95, 90], [80, 90, 95, 90], [95, 85, 80, 85], [95, 80, 85]] {
      let lift = try #require(try Self.lifts(Self.squats(loads)).lifts.first)
      let isUp = lift.change?.tone == .good
      #expect(lift.word != .soFar(isUp ? .down : .up), "\(loads)")
    }
  }

  @Test("A lift that rose is not called rising beside less in the first session after a break")
  func afterBreak() throws {
    let rise = (0..<12).map { 80 + 2.5 * Double($0) }
    let straight = try #require(try Self.lifts(Self.squats(rise + [102.5], every: 5)).lifts.first)
    #expect(straight.word == .state(.progressing) && straight.roseBefore)
    var days = Self.squats(rise, every: 5)
    days.append((day: 55 + 16, lifts: [(name: "Squat", kg: 105)]))
    let back = try #require(try Self.lifts(days).lifts.first)
    #expect(back.change?.tone == .care)
    #expect(back.word == .comingBack(.fromBreak) && !back.roseBefore)
  }

  @Test(
    "Where there is no room for all, compound lifts with a new best come before small lifts that are level"
  )
  func order() throws {
    let days = (0..<14).map { index in
      (
        day: 4 * index,
        lifts: [
          (name: "Curl", kg: 20.0), (name: "Curl B", kg: 22.5),
          (name: "Squat", kg: index == 13 ? 120 : 100),
        ]
      )
    }
    let lifts = try Self.lifts(days)
    #expect(lifts.lifts.count == 3)
    #expect(lifts.first(1).map(\.exercise) == ["Squat"])
  }

  @Test("What was done again on a later day is not asked about as a typing error")
  func confirmed() throws {
    #expect(Usualness(probability: 0.5, isFarAbove: true).verdict == .jump)
    #expect(Usualness(probability: 0.01).verdict == .jump)
    #expect(
      Usualness(probability: 0.01, isFarAbove: true, isConfirmed: true).verdict == .surprising)
    var history = LogBuilder()
    for (index, kg) in [20.0, 20, 20, 20, 20, 20, 40, 40].enumerated() {
      history.session(Self.first.advanced(by: 2 * index).description) {
        $0.sets("Curl", kg: kg, reps: 10, count: 3)
      }
    }
    let log = history.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    let predictions = Predictions(of: findings.liftFindings.history)
    let (far, again) = (log.sessions[6], log.sessions[7])
    let jump = try #require(
      predictions.usualness(ofSet: far.sets.lowerBound, on: far.date, in: log))
    #expect(jump.isFarAbove && jump.isConfirmed && jump.verdict != .jump)
    let last = try #require(
      predictions.usualness(ofSet: again.sets.lowerBound, on: again.date, in: log))
    #expect(!last.isConfirmed)
  }

  /// What is said of one lift.
  private static func told(_ lift: String, _ sessions: [[(kg: Double, reps: Int)]]) -> String {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift, implement: .machine))
    for (index, sets) in sessions.enumerated() {
      history.session(first.advanced(by: 7 * index).description) {
        for set in sets { $0.sets(lift, kg: set.kg, reps: set.reps) }
      }
    }
    guard let findings = HistoryFindings(of: history.log, options: AnalysisOptions()) else {
      return ""
    }
    let report = ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
    return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("A plateau is not told for one week")
  func plateauOfWeeks() {
    let rows = Array(repeating: [(kg: 68.0, reps: 10), (kg: 68, reps: 9)], count: 7)
    let text = Self.told("Seated Row", rows + [[(kg: 68, reps: 9), (kg: 68, reps: 9)]])
    #expect(text.contains("Plateau: e1RM about 90.7 kg"))
    #expect(!text.contains("for about 1 week") && !text.contains("for about 2 weeks"))
  }

  @Test("No range is expected of sets with more repetitions than are predicted")
  func manyRepetitions() {
    let many = Array(repeating: [(kg: 20.0, reps: 19), (kg: 20, reps: 18)], count: 4)
    let text = Self.told("Calf Raise", many)
    #expect(text.contains("Next:") && !text.contains("; expect"))
    let few = Self.told("Calf Raise", Array(repeating: [(kg: 20, reps: 9)], count: 4))
    #expect(few.contains("; expect"))
  }

  @Test("How often work was done is said with the weeks that are counted")
  func countedWeeks() {
    func suggested(_ count: Int) -> String {
      var history = LogBuilder()
      for index in 0..<count {
        history.session(Self.first.advanced(by: 3 * index).description) {
          $0.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 3)
        }
      }
      return SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil).text()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(suggested(3).contains("60 kg × 8: 3× done. Try"))
    #expect(suggested(5).contains("60 kg × 8: 5× done in 6 weeks. Try"))
    #expect(suggested(14).contains("60 kg × 8: done 10× or more in 6 weeks. Try"))
  }
}
