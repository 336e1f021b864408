import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// When a lift is called level and when a plateau, and what is said of its numbers.
@Suite("Level and plateau") struct LevelWordTests {
  private static let lift = "Seated Row (Machine)"
  private static let first = CivilDate(dayNumber: 20_459)

  /// What is said of a lift, with a session a week.
  private static func told(
    _ sessions: [[(kg: Double, reps: Int)]], rpe: [Double]? = nil
  ) throws -> String {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift, implement: .machine))
    for (index, sets) in sessions.enumerated() {
      history.session(first.advanced(by: 7 * index).description) {
        for set in sets { $0.sets(lift, kg: set.kg, reps: set.reps, rpe: rpe?[index]) }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let report = ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
    return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func repetitions(_ repetitions: [Int]) -> [[(kg: Double, reps: Int)]] {
    repetitions.map { [(kg: 60, reps: $0), (kg: 60, reps: 8)] }
  }

  @Test(
    "A lift that does not rise is level within four weeks of its best, and a plateau after them")
  func fresh() throws {
    let fresh = try Self.told(Self.repetitions([9, 9, 9, 9, 10, 9, 9]))
    #expect(fresh.contains("Level: e1RM"), "\(fresh)")
    #expect(!fresh.contains("Plateau"))
    let old = try Self.told(Self.repetitions([9, 9, 10, 9, 9, 9, 9, 9]))
    #expect(old.contains("Plateau: e1RM"), "\(old)")
  }

  @Test("An estimate that says something else than the sessions is not told beside them")
  func otherChange() throws {
    let text = try Self.told(Self.repetitions([12, 12, 12, 11, 12, 12, 10, 10, 10, 10, 10, 10]))
    #expect(text.contains("Level after a fall: e1RM about"), "\(text)")
    #expect(!text.contains("estimated from all"), "\(text)")
  }

  @Test(
    "A rise whose last sessions all did the same work is over, and is told from their first day on")
  func heldWork() throws {
    let risen: [[(kg: Double, reps: Int)]] = [
      [(50, 10)], [(52, 10)], [(55, 10)], [(60, 10)], [(60, 9)], [(60, 10)], [(60, 9)], [(60, 10)],
    ]
    let text = try Self.told(risen)
    #expect(!text.contains("Rising"), "\(text)")
    #expect(text.contains("level since 27 Jan"), "\(text)")
    let rising = try Self.told(risen.dropLast(2) + [[(60, 11)], [(60, 12)]])
    #expect(!rising.contains("level since"), "\(rising)")
  }

  @Test("The same best set at less and less effort is called easier")
  func easier() throws {
    let same: [[(kg: Double, reps: Int)]] =
      [[(50, 12)], [(65, 11)]] + Array(repeating: [(65, 12)], count: 5)
    let text = try Self.told(same, rpe: [7.5, 10, 10, 10, 9.5, 8.5, 6])
    #expect(text.contains("at less effort"), "\(text)")
    let hard = try Self.told(same, rpe: Array(repeating: 10, count: 7))
    #expect(!hard.contains("at less effort"), "\(hard)")
  }

  @Test("Sessions that scatter above all before them are told so")
  func above() throws {
    let text = try Self.told([
      [(50, 10)], [(50, 11)], [(50, 10)], [(50, 10)],
      [(60, 11)], [(60, 8)], [(60, 11)], [(60, 9)], [(60, 10)], [(60, 9)],
    ])
    #expect(
      !text.contains("Unclear") || text.contains("above the sessions of the weeks before"),
      "\(text)")
  }

  @Test("Beside a new best a later session far below it is named")
  func farBelow() throws {
    let text = try Self.told([
      [(60, 8)], [(60, 8)], [(60, 9)], [(60, 8)], [(60, 9)], [(60, 8)], [(70, 9)],
    ])
    #expect(text.contains("new best e1RM") || text.contains("New best e1RM"), "\(text)")
    #expect(!text.contains("far below"), "\(text)")
  }

  @Test("A level is told only where the last session is at it")
  func lastAtLevel() throws {
    let off = try Self.told([
      [(70, 5)], [(70, 5)], [(70, 5)], [(75, 4)],
    ])
    #expect(!off.contains("e1RM about"), "\(off)")
  }

  @Test("The heaviest load so far is told with the most repetitions that were done with it")
  func heaviest() throws {
    let text = try Self.told([
      [(80, 12)], [(80, 11)], [(85, 8)], [(85, 9)], [(80, 11)],
    ])
    #expect(text.contains("heaviest load so far 85 kg × 9"), "\(text)")
  }
}
