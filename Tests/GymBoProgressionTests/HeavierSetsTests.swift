import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgression

@Suite("Heavier sets and days that are passed over") struct HeavierSetsTests {
  private static let lift = "Bench Press (Barbell)"
  private static let curl = "Bicep Curl (Dumbbell)"
  private static let start = CivilDate(dayNumber: 20_459)

  private static func suggestion(
    asOf: Int? = nil, _ build: (inout LogBuilder, (Int) -> String) -> Void
  ) throws -> Suggestion {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift))
    build(&history) { start.advanced(by: $0).description }
    let log = history.log
    let options = AnalysisOptions(asOf: asOf.map { start.advanced(by: $0) })
    let findings = try #require(HistoryFindings(of: log, options: options))
    return try #require(
      findings.suggestions().first { log.exercises[$0.exercise].name == lift })
  }

  @Test("Doubles above the straight sets come again, a test of the maximum does not")
  func doubles() throws {
    let found = try Self.suggestion { history, day in
      for week in 0..<2 {
        history.session(day(7 * week)) {
          $0.sets(Self.lift, kg: 60, reps: 3, count: 3)
          $0.sets(Self.lift, kg: 65, reps: 2, count: 2)
          $0.sets(Self.lift, kg: week == 0 ? 67.5 : 70, reps: 1)
        }
      }
    }
    #expect(found.load == .kilograms(60))
    #expect(found.plan.map(\.load) == [.kilograms(60), .kilograms(65)])
    #expect(found.plan.map(\.sets) == [3, 2])
  }

  @Test("A single that two sessions running had at the top, with one load, comes again")
  func sameSingle() throws {
    func tops(_ loads: [Double]) throws -> [Load?] {
      try Self.suggestion { history, day in
        for (week, top) in loads.enumerated() {
          history.session(day(7 * week)) {
            $0.sets(Self.lift, kg: 60, reps: 3, count: 4)
            $0.sets(Self.lift, kg: top, reps: 1)
          }
        }
      }.plan.map(\.load)
    }
    #expect(try tops([65, 65]).last == .kilograms(65))
    #expect(try !tops([62.5, 65]).contains(.kilograms(65)))
  }

  @Test("A day that was cut short is passed over, but not weeks later")
  func weeksLater() throws {
    func after(days: Int) throws -> Suggestion {
      try Self.suggestion(asOf: 21 + days) { history, day in
        for week in 0..<3 {
          history.session(day(7 * week)) { $0.sets(Self.lift, kg: 85, reps: 5, count: 5) }
        }
        history.session(day(21)) {
          $0.sets(Self.lift, kg: 85, reps: 4, count: 2)
          $0.sets(Self.lift, kg: 85, reps: 2)
        }
        for later in stride(from: 24, through: 21 + days, by: 4) {
          history.session(day(later)) { $0.sets(Self.curl, kg: 20, reps: 8) }
        }
      }
    }
    #expect(try after(days: 7).passedOver?.kind == .shortDay)
    #expect(try after(days: 30).passedOver == nil)
  }
}
