import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct LighterWeekTests {
  private static let lifts = ["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)"]

  /// Three lifts twice a week, steady until the last week, in which some of them get lighter, and some harder.
  private static func history(_ random: inout SplitMix64) -> LogBuilder {
    var history = LogBuilder()
    let weeks = Int.random(in: 3...14, using: &random)
    let isRated = Bool.random(using: &random)
    let falls = Int.random(in: 0...3, using: &random)
    let harder = Int.random(in: 0...3, using: &random)
    for week in 0..<weeks {
      for slot in [0, 3] {
        let date = CivilDate(dayNumber: Int32(20_000 + 7 * week + slot))
        history.session(date.description) { session in
          for (index, lift) in lifts.enumerated() {
            let isLast = week == weeks - 1
            let kg = isLast && index < falls ? 94.0 : 100
            let rpe = isLast && index < harder ? 9.5 : 8
            session.sets(lift, kg: kg, reps: 5, rpe: isRated ? rpe : nil, count: 3)
          }
        }
      }
    }
    return history
  }

  @Test("Whether a week is lighter is what the whole finding says, with fewer signs looked for")
  func sameAsFinding() throws {
    var random = SplitMix64(seed: 20_261_122)
    var outcomes: [Bool: Int] = [:]
    var decidedByEffort = 0
    for _ in 0..<80 {
      let findings = try #require(
        HistoryFindings(of: Self.history(&random).log, options: AnalysisOptions()))
      let finding = findings.deload()
      #expect(findings.liftFindings.isLighterWeek() == finding.isLighterWeek)
      outcomes[finding.isLighterWeek, default: 0] += 1
      if finding.isLighterWeek, !finding.falling.isYes || !finding.scheduled.isYes {
        decidedByEffort += 1
      }
    }
    #expect(outcomes.count == 2)
    #expect(decidedByEffort > 0)
  }
}
