import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

/// The last sessions that all did the same work, and what lies beside a verdict.
@Suite("Work that is held") struct HeldWorkTests {
  private static let lift = "Leg Press"

  /// A lift trained once a week.
  private static func trend(_ sessions: [(kg: Double, reps: Int)]) throws -> Trend {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift, implement: .machine))
    for (index, set) in sessions.enumerated() {
      history.session(CivilDate(dayNumber: 20_000).advanced(by: 7 * index).description) {
        $0.sets(lift, kg: set.kg, reps: set.reps, count: 2)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return try #require(findings.lifts.first).trend
  }

  @Test("One load for about the same repetitions is held from the first such session on")
  func held() throws {
    let before: [(Double, Int)] = [(50, 10), (55, 10)]
    let once = try Self.trend(before + [(60, 10), (60, 9), (60, 10), (60, 9)])
    #expect(once.heldSince == 2)
    let scatter = try Self.trend(before + [(60, 10), (60, 11), (60, 10), (60, 9), (60, 10)])
    #expect(scatter.heldSince == 2)
    let gaining = try Self.trend(before + [(60, 9), (60, 9), (60, 10), (60, 10)])
    #expect(gaining.heldSince == nil)
    let short = try Self.trend(before + [(60, 10), (62, 10), (60, 10), (60, 10)])
    #expect(short.heldSince == nil)
  }

  @Test("A lift of two workouts in turn is told by the way of each")
  func inTurn() throws {
    func turn(_ heavy: [Double], _ light: [Double], title: (Int) -> String) throws -> Trend {
      var history = LogBuilder()
      history.resolutions[Self.lift] = .user(.example(Self.lift, implement: .machine))
      for (index, loads) in zip(heavy, light).enumerated() {
        for (place, load) in [loads.0, loads.1].enumerated() {
          let day = CivilDate(dayNumber: 20_000).advanced(by: 7 * index + 3 * place)
          history.session(day.description, title: title(place)) {
            $0.sets(Self.lift, kg: load, reps: 8, count: 3)
          }
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return try #require(findings.lifts.first).trend
    }
    let (heavy, light) = ([100.0, 102, 104, 106], [80.0, 82, 84, 86])
    let names = ["Push 1", "Push 2"]
    #expect(try turn(heavy, light) { names[$0] }.inTurn?.direction == .up)
    // A name that was typed otherwise is the same.
    var typed = 0
    let spaced = try turn(heavy, light) { place in
      typed += 1
      return typed.isMultiple(of: 3) ? "push  \(place + 1)" : names[place]
    }
    #expect(spaced.inTurn?.direction == .up)
    let differing = try turn(heavy, light.reversed()) { names[$0] }
    #expect(differing.inTurn != nil && differing.inTurn?.direction == nil)
    #expect(try turn(heavy, light) { _ in "Push" }.inTurn == nil)
    #expect(try turn(heavy, heavy) { names[$0] }.inTurn == nil)
  }

  @Test("The last two sessions above or below all others are found")
  func lastTwo() throws {
    let higher = try Self.trend([(60, 8), (61, 8), (60, 8), (60, 8), (64, 8), (63, 8)])
    #expect(higher.own.flatMap(higher.lastTwoAreAbove) == true)
    let lower = try Self.trend([(60, 8), (61, 8), (60, 8), (60, 8), (56, 8), (58, 8)])
    #expect(lower.own.flatMap(lower.lastTwoAreAbove) == false)
    let usual = try Self.trend([(60, 8), (61, 8), (60, 8), (60, 8), (60, 8), (61, 8)])
    #expect(usual.own.flatMap(usual.lastTwoAreAbove) == nil)
  }

  @Test("More added load for as many repetitions compares, whatever the body weighs")
  func addedLoad() throws {
    var history = LogBuilder()
    history.resolutions[Self.lift] = .user(.example(Self.lift, loading: .added))
    let sets: [(Double, Int)] = Array(repeating: (45, 8), count: 5) + [(45, 10), (45, 10), (52, 8)]
    for (index, set) in sets.enumerated() {
      history.session(CivilDate(dayNumber: 20_000).advanced(by: 7 * index).description) {
        $0.sets(Self.lift, kg: set.0, reps: set.1, count: 3)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    #expect(try #require(findings.lifts.first).trend.isOtherWork == false)
  }

  @Test("A session far below a new best of before it is found, and a usual one is not")
  func farBelow() throws {
    let usual: [(Double, Int)] = Array(repeating: (60, 8), count: 5)
    func after(_ last: (Double, Int)) throws -> Trend {
      var history = LogBuilder()
      history.resolutions[Self.lift] = .user(.example(Self.lift, implement: .machine))
      let start = CivilDate(dayNumber: 20_003)
      for (index, set) in (usual + [(70, 9), last]).enumerated() {
        // The last two lie in one week.
        let day = index < 6 ? 7 * index : 7 * 5 + 3
        history.session(start.advanced(by: day).description) {
          $0.sets(Self.lift, kg: set.0, reps: set.1, count: 2)
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return try #require(findings.lifts.first).trend
    }
    let far = try after((50, 6))
    #expect(far.record != nil && far.farBelowRecord?.date == CivilDate(dayNumber: 20_041))
    #expect(try after((70, 8)).farBelowRecord == nil)
  }
}
