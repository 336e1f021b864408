import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The word for a lift of light days, equal days, pauses and returns, as a coach says it.
@Suite("The word for a lift beside its days") struct CoachVerdictTests {
  private static let lift = "Seated Row (Machine)"
  private static let first = CivilDate(dayNumber: 20_459)

  /// A session of the lift: its day, counted from the first, and its sets. Of a load of 0 they are without one.
  private typealias Session = (day: Int, sets: [(kg: Double, reps: Int)])

  /// What is said of the lift.
  /// - Parameters:
  ///   - rpe: of all sets of each session.
  ///   - others: days on which another lift was trained.
  private static func told(
    _ sessions: [Session], rpe: [Double]? = nil, others: [Int] = []
  ) throws -> String {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift, implement: .machine))
    let days = Set(sessions.map(\.day)).union(others).sorted()
    for day in days {
      history.session(first.advanced(by: day).description) {
        guard let index = sessions.firstIndex(where: { $0.day == day }) else {
          $0.sets("Leg Press (Machine)", kg: 100, reps: 10)
          return
        }
        for set in sessions[index].sets {
          if set.kg > 0 {
            $0.sets(lift, kg: set.kg, reps: set.reps, rpe: rpe?[index])
          } else {
            $0.sets(lift, reps: set.reps, semantics: .bodyweight)
          }
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let finding = try #require(
      findings.lifts.first { history.log.exercises[$0.exercise].name == lift })
    let report = ExerciseReport(of: finding, findings: findings, log: history.log, unit: nil)
    return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Best sets a number of days apart.
  private static func every(_ days: Int, _ best: [(kg: Double, reps: Int)]) -> [Session] {
    best.enumerated().map { ($0.offset * days, [$0.element]) }
  }

  @Test("What falls before a break and after it does not come back")
  func noReturn() throws {
    let fall = Self.every(7, [80, 77.5, 72.5, 67.5, 62.5, 57.5].map { ($0, 8) })
    let text = try Self.told(fall + [(51, [(52.5, 8)])])
    #expect(!text.contains("Coming back"), "\(text)")
    #expect(text.contains("from about"), "\(text)")
    let lower = try Self.told(fall + [(51, [(52.5, 8)]), (55, [(50, 8)]), (59, [(47.5, 8)])])
    #expect(!lower.contains("Coming back"), "\(lower)")
  }

  @Test("The weeks without a new best end with the first of a week, not with the second")
  func secondBest() throws {
    let flat = Self.every(7, Array(repeating: (60, 8), count: 6))
    let one = try Self.told(flat + [(42, [(65, 8)])])
    #expect(one.contains("after 6 weeks without one"), "\(one)")
    let two = try Self.told(flat + [(42, [(65, 8)]), (45, [(67.5, 8)])])
    #expect(two.contains("67.5 kg × 8 on"), "\(two)")
    #expect(!two.contains("without one"), "\(two)")
  }
}
