import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

/// What is light by plan is not what the next load goes on from.
@Suite struct DeloadPassedOverTests {
  private static let squat = "Squat (Barbell)"
  private static let row = "Bent Over Row (Barbell)"
  private static let press = "Overhead Press (Barbell)"
  private static let curl = "Bicep Curl (Dumbbell)"

  /// Ten weeks of squats at 100 kg, twice a week, the last of them at 75 kg, beside rows and presses.
  private static func suggestions(
    rule: RuleChoice = .auto, rpe: Double? = nil, failed: Bool = false, newLift: Bool = false,
    weeksAfter: Int = 0, isRowLight: Bool = true
  ) throws -> [Suggestion] {
    var history = LogBuilder()
    history.resolutions[squat] = .user(
      .example(squat, direct: [.quadriceps], movement: .squat, region: .lower))
    let first = try #require(CivilDate(iso: "2026-01-05"))
    for week in 0..<(10 + weeksAfter) {
      for day in [0, 3] {
        history.session(first.advanced(by: 7 * week + day).description) {
          let isLight = week == 9
          $0.sets(squat, kg: isLight ? 75 : 100, reps: 5, rpe: isLight ? 6 : rpe, count: 3)
          $0.sets(row, kg: isLight && isRowLight ? 55 : 80, reps: 5, rpe: rpe, count: 3)
          $0.sets(press, kg: isLight ? 40 : 60, reps: 5, rpe: rpe, count: 3)
          if isLight, failed { $0.sets(squat, kg: 75, reps: 0, rpe: nil, count: 1) }
          if isLight, newLift { $0.sets(curl, kg: 10, reps: 10, rpe: 8, count: 2) }
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    #expect(findings.breaks.deloads.map(\.sessions) == [[18, 19]])
    return findings.suggestions(SuggestionOptions(rule: rule))
  }

  @Test(
    "After a deload every rule goes on from the session before it",
    arguments: [
      "auto", "rpe", "linear", "double-progression:5-8", "two-for-two:5", "rpe-chart:5@8",
    ])
  func goesOnFromBefore(rule: String) throws {
    let choice = try #require(RuleChoice(option: rule))
    let suggestion = try #require(try Self.suggestions(rule: choice, rpe: 8).first)
    #expect(suggestion.lastSession == CivilDate(iso: "2026-03-05"))
    #expect((suggestion.load?.kilograms ?? 0) >= 100)
    #expect(suggestion.deload?.first == CivilDate(iso: "2026-03-09"))
    #expect(suggestion.deload?.last == CivilDate(iso: "2026-03-12"))
  }

  @Test("A set failed in the deload still holds the load back")
  func failedInDeload() throws {
    let suggestion = try #require(try Self.suggestions(rpe: 8, failed: true).first)
    #expect(suggestion.action == .hold && suggestion.reason == .failedSet)
    #expect(suggestion.load == Load(kilograms: 100))
  }

  @Test("A lift that was done in the deload only goes on from there")
  func onlyInDeload() throws {
    let suggestions = try Self.suggestions(rpe: 8, newLift: true)
    let curl = try #require(suggestions.first { $0.load == Load(kilograms: 10) })
    #expect(curl.lastSession == CivilDate(iso: "2026-03-12") && curl.deload == nil)
  }

  @Test("A lift that was not lighter in the deload goes on from that day")
  func notLighter() throws {
    let suggestions = try Self.suggestions(rpe: 8, isRowLight: false)
    let row = try #require(suggestions.first { $0.exercise == 1 })
    #expect(row.lastSession == CivilDate(iso: "2026-03-12") && row.deload == nil)
  }

  @Test("Loads older than 42 days are no base, also where the last session was light")
  func staleBase() throws {
    var history = LogBuilder()
    let first = try #require(CivilDate(iso: "2026-01-05"))
    for week in 0..<16 {
      history.session(first.advanced(by: 7 * week).description) {
        for lift in [Self.squat, Self.row] {
          $0.sets(lift, kg: week == 15 ? 70 : 100, reps: 5, count: 3)
        }
        if week < 9 { $0.sets(Self.curl, kg: 16, reps: 10, count: 3) }
        if week == 15 { $0.sets(Self.curl, kg: 8, reps: 10, count: 3) }
      }
      if week == 15 {
        history.session(first.advanced(by: 7 * week + 2).description) {
          for lift in [Self.squat, Self.row] { $0.sets(lift, kg: 70, reps: 5, count: 3) }
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    #expect(findings.breaks.deloads.map(\.isOpen) == [true])
    let curl = try #require(
      findings.suggestions(SuggestionOptions()).first {
        findings.log.exercises[$0.exercise].name == Self.curl
      })
    #expect(curl.lastSession == CivilDate(iso: "2026-04-20"))
    #expect((curl.load?.kilograms ?? 0) < 12)
  }

  @Test("Sessions on both sides of a deload are sessions in a row, and nothing is said of it later")
  func inARow() throws {
    let suggestion = try #require(try Self.suggestions(rule: .linear, weeksAfter: 1).first)
    #expect(suggestion.reason == .doneInARow(sessions: 10, repetitions: 5))
    #expect(suggestion.lastSession == CivilDate(iso: "2026-03-19") && suggestion.deload == nil)
  }
}
