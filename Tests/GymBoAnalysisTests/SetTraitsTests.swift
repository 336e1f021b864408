import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite struct SetTraitsTests {
  private static let names = ["Bench Press (Barbell)", "Running", "Farmers Walk", "Something Else"]

  /// Sessions of random sets of four exercises, among them cardio and one that nothing is known of.
  private static func history(_ random: inout SplitMix64) -> TrainingLog {
    var history = LogBuilder()
    for day in 10...28 {
      history.session("2026-01-\(day)") { session in
        for _ in 0..<30 {
          let name =
            (names + Array(repeating: names[0], count: 8)).randomElement(using: &random) ?? names[0]
          let kind = SetKind.allCases.randomElement(using: &random) ?? .working
          let reps: Int? = Self.pick([nil, 0, 1, 5, 12], &random)
          let kg: Double? = Self.pick([nil, 20, 60, 100], &random)
          let rpe: Double? = Self.pick([nil, 4, 5.5, 6, 9], &random)
          if Bool.random(using: &random) {
            session.sets(name, kg: kg, reps: reps, rpe: rpe, kind: kind)
          } else {
            session.sets(name, seconds: 60, metres: Bool.random(using: &random) ? 200 : nil)
          }
        }
      }
    }
    return history.log
  }

  private static func pick<Value>(_ values: [Value?], _ random: inout SplitMix64) -> Value? {
    values.randomElement(using: &random) ?? nil
  }

  @Test("Every set's traits are those of the functions that define them")
  func definitions() throws {
    var random = SplitMix64(seed: 7)
    var (working, inferred, hard) = (0, 0, 0)
    for _ in 0..<6 {
      let log = Self.history(&random)
      let history = PreparedHistory(of: log, options: AnalysisOptions())
      let prepared = try #require(history)
      let (sets, traits) = (prepared.log.columns, prepared.traits)
      for row in 0..<sets.count {
        #expect(
          traits.isWorking[row]
            == isWorkingSet(
              kind: sets.kind[row], repetitions: sets.repetitions[row] ?? 0,
              hasTimeOrDistance: sets.hasTimeOrDistance(row)))
        let exercise = prepared.log.exercises[Int(sets.exercise[row])]
        #expect(
          traits.isHard[row]
            == isHardSet(
              isWorking: traits.isWorking[row], isInferredWarmUp: traits.isInferredWarmUp[row],
              isEasy: traits.isEasy[row], rpe: SetTraits.effort(row, of: sets),
              semantics: sets.semantics[row],
              modality: exercise.facts?.modality, gate: .standard))
        let top = Self.top(of: row, sets, traits, prepared.log)
        #expect(
          traits.isInferredWarmUp[row]
            == (Self.isLoaded(row, sets, traits)
              && isInferredWarmUp(
                row: row, load: sets.load[row] ?? 0, kind: sets.kind[row], top: top?.row ?? -1,
                limit: 0.6 * Double(top?.load ?? 0)))
        )
        working += traits.isWorking[row] ? 1 : 0
        inferred += traits.isInferredWarmUp[row] ? 1 : 0
        hard += traits.isHard[row] ? 1 : 0
      }
    }
    #expect(
      working > 500 && inferred > 10 && hard > 200, "\(working), \(inferred), \(hard)")
  }

  private static func isLoaded(_ row: Int, _ sets: SetColumns, _ traits: SetTraits) -> Bool {
    traits.isWorking[row] && sets.semantics[row] == .loaded
  }

  /// The first of the heaviest loaded sets of the row's exercise on its day.
  private static func top(
    of row: Int, _ sets: SetColumns, _ traits: SetTraits, _ log: TrainingLog
  ) -> (row: Int, load: Int64)? {
    func day(_ row: Int) -> CivilDate { log.sessions[Int(sets.session[row])].date }
    var top: (row: Int, load: Int64)?
    for other in 0..<sets.count
    where sets.exercise[other] == sets.exercise[row] && day(other) == day(row)
      && isLoaded(other, sets, traits) && !traits.isSuspect[other]
      && sets.load[other] ?? 0 > top?.load ?? -1
    {
      top = (other, sets.load[other] ?? 0)
    }
    return top
  }
}
