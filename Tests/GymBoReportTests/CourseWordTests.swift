import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The word for a lift whose last sessions are level near its best, or whose days are of two kinds.
@Suite("The word for a lift of light and heavy days, and near its best") struct CourseWordTests {
  private static let lift = "Preacher Curl (Machine)"
  private static let first = CivilDate(dayNumber: 20_459)

  /// A session of the lift: its day, counted from the first, and its sets.
  private struct Session {
    var day: Int
    var sets: [(kg: Double, reps: Int)]
    var rpe: Double?
    var title = "Workout"

    init(_ day: Int, _ kg: Double, _ reps: Int, rpe: Double? = nil, title: String = "Workout") {
      self.init(day, [(kg, reps)], rpe: rpe, title: title)
    }

    init(_ day: Int, _ sets: [(Double, Int)], rpe: Double? = nil, title: String = "Workout") {
      (self.day, self.sets, self.rpe, self.title) = (day, sets.map { ($0.0, $0.1) }, rpe, title)
    }
  }

  /// What is said of the lift, with another one trained every four days.
  private static func told(
    _ sessions: [Session], _ lift: String = lift, semantics: LoadSemantics? = nil
  ) throws -> String {
    var history = LogBuilder()
    if semantics == nil {
      history.resolutions[lift] = .user(.example(lift, implement: .machine))
    }
    let days = Set(sessions.map(\.day) + stride(from: 1, to: sessions.last?.day ?? 0, by: 4))
    for day in days.sorted() {
      let session = sessions.first { $0.day == day }
      history.session(
        first.advanced(by: day).description, title: session?.title ?? "Legs"
      ) {
        guard let session else {
          $0.sets("Leg Press (Machine)", kg: 100, reps: 10)
          return
        }
        for set in session.sets {
          if let semantics {
            $0.sets(lift, kg: set.kg, reps: set.reps, rpe: session.rpe, semantics: semantics)
          } else {
            $0.sets(lift, kg: set.kg, reps: set.reps, rpe: session.rpe)
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

  @Test(
    "Who does a repetition less than the best in all sessions since is level, and not down again")
  func levelNearBest() throws {
    let before = [
      (0, 20.0, 10), (13, 20, 12), (19, 20, 12), (30, 17, 12), (35, 20, 12), (45, 17, 12),
    ]
    let best = [(61, 21.25, 12), (65, 21.25, 12)]
    let since = [68, 72, 75, 79, 82, 86, 89].map { ($0, 21.25, 11) }
    let text = try Self.told((before + best + since).map { Session($0.0, $0.1, $0.2) })
    #expect(text.contains("Level after a rise"), "\(text)")
    #expect(text.contains("level since 15 Mar"), "\(text)")
    // Further below the best it is on another level.
    let fallen = since.map { ($0.0, 21.25, 9) }
    let down = try Self.told((before + best + fallen).map { Session($0.0, $0.1, $0.2) })
    #expect(!down.contains("Level after a rise"), "\(down)")
  }

  @Test("A level begins after the sessions that were a repetition better and did not come again")
  func levelAfterBetter() throws {
    let repetitions = [12, 12, 12, 11, 11, 11, 11, 11, 11, 10, 10, 11, 11, 11]
    let text = try Self.told(
      repetitions.enumerated().map { Session($0.offset * 7, 54, $0.element) })
    #expect(text.contains("level since 27 Jan"), "\(text)")
  }

  @Test(
    "Two workouts in turn that each do the same are level, with whichever of them these weeks end")
  func sameInTurn() throws {
    let heavy = [0, 9, 18, 27, 33].map { Session($0, 14, 7, title: "Pull 2") }
    let light = [3, 12, 21, 30, 38, 43, 48].map { Session($0, 13, 7, title: "Pull 1") }
    let text = try Self.told((heavy + light).sorted { $0.day < $1.day })
    #expect(!text.contains("Unclear"), "\(text)")
    #expect(
      text.contains("Level: e1RM between") || text.contains("Plateau: e1RM between"), "\(text)")
  }

  @Test("From a light day to a heavy one is no rise where both kinds were done all along")
  func lightToHeavy() throws {
    let text = try Self.told([
      Session(0, 15, 15, rpe: 8.5), Session(5, 15, 17, rpe: 9.5), Session(16, 15, 15, rpe: 8),
      Session(20, 17.5, 14, rpe: 9.5), Session(29, 15, 15, rpe: 8), Session(33, 17.5, 15, rpe: 10),
      Session(43, 15, 15, rpe: 8), Session(47, 17.5, 14, rpe: 9.5), Session(56, 15, 15, rpe: 8.5),
      Session(63, 17.5, 10, rpe: 8.5), Session(67, 15, 15, rpe: 8), Session(69, 22.5, 10, rpe: 10),
      Session(76, 15, 15, rpe: 8), Session(80, 17.5, 15, rpe: 9), Session(87, 15, 15, rpe: 8.5),
      Session(90, 20, 15, rpe: 10), Session(97, 22.5, 9, rpe: 9.5),
      Session(99, 17.5, 15, rpe: 9.5), Session(102, 22.5, 12, rpe: 9.5),
    ])
    #expect(text.contains("unclear, e10RM (reserve counted) between"), "\(text)")
    #expect(text.contains("light days and heavy ones"), "\(text)")
    // Where both kinds of day rise, the lift does.
    let both = (0..<8).flatMap { step in
      [
        Session(7 * step, 50 + 2.5 * Double(step), 12),
        Session(7 * step + 3, 70 + 2.5 * Double(step), 8),
      ]
    }
    let rising = try Self.told(both)
    #expect(rising.contains("Rising"), "\(rising)")
  }

  @Test("Loads that stand in one session are of one machine, however far apart they are")
  func lightSets() throws {
    let text = try Self.told([
      Session(0, [(5, 8), (5, 8), (5, 8)]), Session(21, [(2.5, 15), (2.5, 15)]),
      Session(25, [(2.5, 15), (2.5, 16)]), Session(40, [(2.5, 12), (2.5, 15)]),
      Session(42, [(2.5, 12), (5, 8), (5, 8)]), Session(44, [(2.5, 15), (2.5, 15)]),
      Session(49, [(2.5, 12), (5, 8), (5, 10)]),
    ])
    #expect(!text.contains("two machines"), "\(text)")
    #expect(text.contains("light days and heavy ones"), "\(text)")
  }

  @Test("Less assistance for fewer repetitions is not above the others")
  func lessAssistance() throws {
    let sets = [(0, 15.0, 9), (5, 10, 10), (12, 10, 10), (21, 10, 10), (28, 10, 10), (42, 8, 8)]
    let text = try Self.told(
      sets.map { Session($0.0, $0.1, $0.2) }, "Pull Up (Assisted)", semantics: .assisted)
    #expect(!text.contains("the last above the others"), "\(text)")
  }
}
