import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct FailedSetTests {
  private static let bench = "Bench Press (Barbell)"

  /// Three equal mornings, the last followed by a workout on the same evening in which nothing succeeds.
  private func next(_ rule: RuleChoice, isRated: Bool, isFailing: Bool) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[Self.bench] = .user(.example(Self.bench))
    for day in ["2026-01-05", "2026-01-08", "2026-01-12"] {
      history.session(day, at: "08:00") {
        $0.sets(Self.bench, kg: 100, reps: 5, rpe: isRated ? 6.5 : nil, count: 3)
      }
    }
    if isFailing {
      history.session("2026-01-12", at: "18:00") {
        $0.sets(Self.bench, kg: 100, reps: 0, count: 2)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.suggestions(SuggestionOptions(rule: rule)).first)
  }

  @Test(
    "No rule goes up where the second workout of a day failed every set",
    arguments: [
      "auto", "linear", "double-progression:4-5", "two-for-two:3", "rpe-chart:5@9",
    ])
  func secondWorkoutOfTheDay(_ option: String) throws {
    let rule = try #require(RuleChoice(option: option))
    let isRated = option != "linear"
    #expect(try next(rule, isRated: isRated, isFailing: false).action == .increaseLoad)
    let failed = try next(rule, isRated: isRated, isFailing: true)
    #expect(failed.action == .hold && failed.load == .kilograms(100), "\(failed)")
  }
}
