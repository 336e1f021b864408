import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

/// Much less load with all repetitions done is a choice: neither a fall nor a plateau.
@Suite struct LighterWorkTests {
  private static let name = "Lat Pulldown (Cable)"

  /// The trend after a session every four days.
  private func trend(_ sets: [(kg: Double, reps: Int)]) throws -> Trend {
    var history = LogBuilder()
    for (index, set) in sets.enumerated() {
      history.session(CivilDate(dayNumber: 20_459).advanced(by: 4 * index).description) {
        $0.sets(Self.name, kg: set.kg, reps: set.reps, count: 3)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.lifts.first).trend
  }

  private static let usual = Array(repeating: (kg: 60.0, reps: 12), count: 6)

  @Test("Two sessions of less load with as many repetitions are told with their day and loads")
  func lighter() throws {
    let found = try trend(Self.usual + [(47, 12), (47, 12)])
    let lighter = try #require(found.lighter)
    #expect(lighter.load == .kilograms(47) && lighter.before == .kilograms(60))
    #expect(lighter.since == CivilDate(dayNumber: 20_459 + 24))
    #expect(found.told == .unclear)
  }

  @Test("One such session, a smaller step down, and one with fewer repetitions are none")
  func none() throws {
    #expect(try trend(Self.usual + [(47, 12)]).lighter == nil)
    #expect(try trend(Self.usual + [(55, 12), (55, 12)]).lighter == nil)
    let weaker = try trend(Self.usual + [(50, 9), (50, 8), (50, 7)])
    #expect(weaker.lighter == nil && weaker.told == .declining)
  }

  @Test("Some good days that are over are no fall")
  func backAtUsual() throws {
    let usual = Array(repeating: (kg: 45.0, reps: 10), count: 6)
    let good = [(kg: 45.0, reps: 11), (48.0, 10), (48.0, 10), (48.0, 10), (45.0, 11)]
    let found = try trend(usual + good + Array(repeating: (kg: 45.0, reps: 10), count: 5))
    #expect(found.told != .declining && found.told != .notRising)
    let weaker = try trend(usual + good + [(45, 9), (42, 9), (42, 8), (42, 8), (42, 7)])
    #expect(weaker.told == .declining || weaker.told == .notRising)
  }

  @Test("A plateau of the lighter work is told again after eight weeks")
  func plateau() throws {
    let light = (kg: 40.0, reps: 12)
    let early = try trend(Self.usual + [(39, 12)] + Array(repeating: light, count: 7))
    #expect(early.lighter != nil && early.told != .plateau)
    let late = try trend(Self.usual + [(39, 12)] + Array(repeating: light, count: 16))
    #expect(late.lighter == nil)
  }
}
