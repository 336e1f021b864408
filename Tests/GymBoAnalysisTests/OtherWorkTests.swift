import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

/// Lifts whose estimate moves because the sets are of another kind, not because the lifter is weaker or stronger.
@Suite("Other work is no fall and no rise") struct OtherWorkTests {
  private typealias Done = (kg: Double, reps: Int)

  /// A lift trained twice a week, three equal sets each time.
  private static func trend(
    _ sessions: [Done], loading: Loading = .total, bodyWeight: Double? = nil
  ) throws -> Trend {
    let name = "Leg Press"
    var history = LogBuilder()
    history.resolutions[name] = .user(.example(name, implement: .machine, loading: loading))
    let first = CivilDate(dayNumber: 20_000)
    for (number, set) in sessions.enumerated() {
      history.session(first.advanced(by: 3 * number + number / 2).description) {
        $0.sets(name, kg: set.kg, reps: set.reps, count: 3)
      }
    }
    var options = AnalysisOptions()
    options.bodyWeight = bodyWeight.flatMap(Load.init(kilograms:))
    let findings = try #require(HistoryFindings(of: history.log, options: options))
    return try #require(findings.lifts.first).trend
  }

  private static func repeated(_ set: Done, _ count: Int) -> [Done] {
    Array(repeating: set, count: count)
  }

  @Test("Fewer repetitions with more and more load are no fall")
  func heavier() throws {
    let sessions =
      [(210, 6)] + Self.repeated((198, 12), 16) + [
        (198, 11), (200, 10), (200, 10), (202, 9), (202, 8), (204, 8),
      ]
    let trend = try Self.trend(sessions)
    #expect(trend.isOtherWork)
    #expect(trend.told == .unclear)
  }

  @Test("Fewer repetitions with the same load are a fall")
  func weaker() throws {
    let sessions =
      Self.repeated((198, 12), 16) + [
        (198, 11), (198, 10), (198, 10), (198, 9), (198, 8), (198, 8),
      ]
    let trend = try Self.trend(sessions)
    #expect(!trend.isOtherWork)
    #expect(trend.told == .declining)
  }

  @Test("Fewer repetitions with so much more load that the estimate rises are a rise")
  func heavierAndStronger() throws {
    let sessions =
      (0..<16).map { (kg: 70 + 0.4 * Double($0), reps: 6) }
      + [(80, 5), (82.5, 4), (85, 4), (87.5, 3), (90, 3), (92.5, 3)]
    let trend = try Self.trend(sessions)
    #expect(!trend.isOtherWork)
    #expect(trend.told == .progressing || trend.told == .record)
  }

  @Test("Tens that became fives at the same estimate are no plateau")
  func otherScheme() throws {
    let trend = try Self.trend(Self.repeated((70, 10), 5) + Self.repeated((84, 5), 4))
    #expect(trend.isOtherScheme)
    #expect(trend.told != .plateau)
    let inTurn = try Self.trend((0..<9).map { $0.isMultiple(of: 2) ? (70, 10) : (84, 5) })
    #expect(!inTurn.isOtherScheme)
  }

  @Test("Even sets of a quarter fewer repetitions were planned, and are no fall")
  func shorterByPlan() throws {
    let before = Self.repeated((50, 9), 10)
    let planned = try Self.trend(before + Self.repeated((50, 6), 3))
    #expect(planned.isShorterByPlan)
    #expect(planned.told == .unclear)
    let nearly = try Self.trend(before + Self.repeated((50, 8), 3))
    #expect(!nearly.isShorterByPlan)
  }

  @Test("Longer sets with less load on the belt are no fall where the body weight is not known")
  func added() throws {
    let sessions =
      Self.repeated((66, 6), 16) + [(60, 7), (58, 8), (56, 9), (54, 10), (52, 10), (52, 10)]
    #expect(try Self.trend(sessions, loading: .added).told == .unclear)
  }

  @Test("Sessions of many repetitions since the last one that counts leave the trend unclear")
  func unmeasured() throws {
    let work = (0..<20).map { (kg: 40 + 0.5 * Double($0), reps: 10) }
    #expect(try Self.trend(work).told == .progressing)
    let later = try Self.trend(work + Self.repeated((30, 18), 3))
    #expect(later.unmeasured.count == 3)
    #expect(later.told == .unclear)
  }
}
