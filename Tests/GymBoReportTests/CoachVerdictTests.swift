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

  @Test("The usual days between two sessions of a lift are no pause of it")
  func usualDays() throws {
    let others = Array(stride(from: 3, to: 90, by: 4))
    let often = Self.every(14, [8, 8, 8, 8, 8, 9, 8].map { (0, $0) })
    let text = try Self.told(often, others: others)
    #expect(!text.contains("without the lift"), "\(text)")
    #expect(text.contains("Level: between 8 repetitions and 9 repetitions"), "\(text)")
  }

  @Test("Three equal sessions of two weeks are a level, be it after one step up")
  func equalAfterStep() throws {
    let text = try Self.told(
      Self.every(9, [(36, 9), (30, 7), (30, 8), (30, 8), (30, 8), (30, 10), (30, 10), (30, 10)]))
    #expect(text.contains("Level"), "\(text)")
    #expect(!text.contains("Unclear"), "\(text)")
  }

  @Test("Equal sessions are a level, with lighter days between them, too")
  func equalBesideLighter() throws {
    let best: [(kg: Double, reps: Int)] = [
      (40, 9), (40, 9), (40, 12), (35, 12), (40, 12), (40, 12), (30, 12), (40, 12),
    ]
    let text = try Self.told(Self.every(5, best))
    #expect(text.contains("Level after a rise"), "\(text)")
    #expect(text.contains("level since 16 Jan"), "\(text)")
  }

  @Test("Lighter days between heavy singles are not part of their level")
  func heavySingles() throws {
    let singles: [Double] = [
      110, 110, 120, 110, 120, 125, 110, 120, 110, 105, 120,
    ]
    let text = try Self.told(
      Self.every(3, [120, 110, 110, 120].map { ($0, 1) } + singles.map { ($0, 1) }))
    #expect(!text.contains("Unclear"), "\(text)")
    #expect(text.contains("e1RM about 120.0 kg"), "\(text)")
    // What falls on heavy and lighter days alike has no lighter days.
    let fall = try Self.told(
      Self.every(5, [120, 114, 118, 111, 114, 107, 110, 103].map { ($0, 1) }))
    #expect(!fall.contains("evel"), "\(fall)")
  }

  @Test("Work that was the same before one odd set and after it has not fallen")
  func oddSet() throws {
    let text = try Self.told(
      Self.every(
        13, [(20, 10), (20, 10), (20, 10), (24, 9), (20, 10), (20, 10), (20, 10)]),
      others: Array(stride(from: 3, to: 80, by: 4)))
    #expect(text.contains("Plateau: e1RM about 26.7 kg"), "\(text)")
    #expect(text.contains("Above the days around it"), "\(text)")
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

  @Test(
    "A last day of half the repetitions in half the sets was cut short, and the best before it is named"
  )
  func cutShort() throws {
    let usual: [Session] = [81, 82, 80, 81, 82, 84, 82, 81].enumerated().map {
      ($0.offset * 4, Array(repeating: ($0.element - 8, 4), count: 4))
    }
    let test: [Session] = [(32, [(60, 3), (86, 1)]), (35, Array(repeating: (73, 3), count: 5))]
    let text = try Self.told(usual + test + [(41, [(60, 2), (73, 1)])])
    #expect(text.contains("left out of the first line until the next session: 16 Feb"), "\(text)")
    #expect(!text.contains("no clear direction"), "\(text)")
  }
}
