import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// Verdicts that coaches refused, and what is said now.
@Suite("Verdicts as a coach reads them") struct ReadVerdictTests {
  private static let lift = "Seated Row (Machine)"
  private static let first = CivilDate(dayNumber: 20_459)

  private typealias Sets = [(kg: Double, reps: Int)]

  /// What is said of a lift.
  /// - Parameters:
  ///   - rpe: of each set of each session.
  ///   - titles: of the workouts; without one where they are nil.
  private static func told(
    _ sessions: [Sets], every days: Int = 4, rpe: [[Double]]? = nil, titles: [String]? = nil,
    later: Int = 0
  ) throws -> String {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift, implement: .machine))
    for (index, sets) in sessions.enumerated() {
      history.session(first.advanced(by: days * index).description, title: titles?[index]) {
        for (place, set) in sets.enumerated() {
          $0.sets(lift, kg: set.kg, reps: set.reps, rpe: rpe?[index][place])
        }
      }
    }
    let last = first.advanced(by: days * (sessions.count - 1))
    let options = AnalysisOptions(asOf: last.advanced(by: later))
    let findings = try #require(HistoryFindings(of: history.log, options: options))
    let report = ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
    return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func sets(_ kg: Double, _ reps: Int, _ count: Int = 3) -> Sets {
    Array(repeating: (kg, reps), count: count)
  }

  @Test(
    "Light days of equal sets are left out however often they come, so that the others are seen")
  func lightDays() throws {
    let (hard, light) = ([85.0, 87.5, 90, 92.5, 95, 97.5, 100], Self.sets(65, 8))
    var sessions = hard.map { [(kg: $0, reps: 6), (kg: $0, reps: 6), (kg: $0, reps: 5)] }
    sessions.insert(light, at: 5)
    sessions.insert(light, at: 3)
    let text = try Self.told(sessions)
    #expect(text.contains("Rising: e1RM"), "\(text)")
    #expect(text.contains("Left out: 2 light sessions, all sets alike"), "\(text)")
    // Of sets that were taken as far as they go nobody says that they were light by plan.
    sessions[3] = [(65, 8), (65, 7), (65, 5)]
    sessions[6] = [(65, 8), (65, 7), (65, 5)]
    #expect(try !Self.told(sessions).contains("light session"))
  }

  @Test("A first day after a pause is no light day")
  func afterPause() throws {
    var sessions = [90.0, 90, 92.5, 92.5, 95, 95, 95, 97.5].map { Self.sets($0, 6) }
    sessions.insert(Self.sets(65, 6), at: 4)
    #expect(try Self.told(sessions, every: 7).contains("1 light session"))
    #expect(try !Self.told(sessions, every: 14).contains("light session"))
  }

  @Test("Who wins back what one low day lost has not risen")
  func wonBack() throws {
    let level = Array(repeating: Self.sets(60, 10, 1), count: 6)
    let small = try Self.told(level + [Self.sets(60, 9, 1)] + level.prefix(3), every: 10)
    #expect(!small.contains("Rising") && !small.contains("Up again"), "\(small)")
    let large = try Self.told(
      level + [Self.sets(60, 6, 1), Self.sets(60, 7, 1), Self.sets(60, 8, 1), Self.sets(60, 9, 1)],
      every: 10)
    #expect(!large.contains("Rising: "), "\(large)")
    let further = try Self.told(
      level
        + [Self.sets(60, 9, 1), Self.sets(60, 10, 1), Self.sets(65, 10, 1), Self.sets(70, 10, 1)],
      every: 10)
    #expect(further.contains("ising"), "\(further)")
  }

  @Test("A best of the last seven days is new, also when a new week has begun", arguments: [0, 3])
  func newBest(later: Int) throws {
    // From a Friday on, a week apart: the last of them is a Friday, and three days later the next week begins.
    var sessions = [60.0, 60, 60, 62.5, 60, 60, 60].map { Self.sets($0, 8, 2) }
    sessions.append(Self.sets(65, 8, 2))
    let text = try Self.told(sessions, every: 7, later: later)
    #expect(text.contains("New best e1RM: 65 kg × 8"), "\(later) \(text)")
  }

  @Test("Of a day's equal sets the easiest tells what is in reserve")
  func easiestSet() throws {
    let sessions = [10.0, 11, 12].map { Self.sets($0, 12) }
    let text = try Self.told(
      sessions, every: 7, rpe: [[9, 9, 9], [9, 9, 9], [9, 8, 7.5]])
    // 12 kg for 12 and 2.5 in reserve: 36 · 12 / (37 − 14.5).
    #expect(text.contains("to 19.2 kg"), "\(text)")
  }

  @Test("A much lower load that is held unchanged is called lighter, and no plateau")
  func lighter() throws {
    let sessions =
      Array(repeating: Self.sets(50, 6), count: 3)
      + Array(repeating: Self.sets(20, 6), count: 7)
    let text = try Self.told(sessions, every: 10)
    #expect(text.contains("Lighter: e1RM"), "\(text)")
    #expect(text.contains("20 kg at most since"), "\(text)")
  }

  @Test("Without names two workouts in turn are told apart by their loads")
  func inTurn() throws {
    let sessions = (0..<9).map {
      $0.isMultiple(of: 2) ? Self.sets(10, 10) : [(9, 8), (9, 6), (9, 6)]
    }
    let text = try Self.told(sessions, every: 6)
    #expect(text.contains("in each of its two workouts it is level"), "\(text)")
  }

  @Test("Where the repetitions were halved the estimates are called hard to compare")
  func otherRepetitions() throws {
    let rise = [55.0, 55, 57.5, 57.5, 60, 60, 62.5].map { Self.sets($0, 10) }
    let heavy: [Sets] = [Self.sets(65, 6, 5), Self.sets(60, 3, 1), Self.sets(65, 5, 1)]
    let text = try Self.told(rise + heavy)
    #expect(text.contains("other repetitions than before: hard to compare"), "\(text)")
  }

  @Test("More equal sets of fewer repetitions at the same load are no fall")
  func moreSets() throws {
    let rise = [40.0, 42.5, 45, 45, 47.5, 50, 50].map { Self.sets($0, 10) }
    let text = try Self.told(rise + [[(50, 8), (50, 8), (45, 8)], Self.sets(50, 6, 5)])
    #expect(!text.contains("Down again") && !text.contains("alling:"), "\(text)")
  }

  @Test("A last day well above a level is told beside it")
  func lastAbove() throws {
    let level = Array(repeating: Self.sets(27.5, 12, 1), count: 7)
    let best = [Self.sets(40, 10, 1)]
    let text = try Self.told(best + level + [[(27.5, 12), (32.5, 10)]], every: 6)
    #expect(!text.contains("Plateau"), "\(text)")
    #expect(text.contains("the last above the others"), "\(text)")
  }

  @Test("Who came back to where the weeks began, and stays there, is level")
  func backAtLevel() throws {
    let before = [60.0, 60, 61, 61, 62, 62, 63, 63]
    let course = before + [68, 68, 64, 63] + Array(repeating: 68, count: 5)
    let text = try Self.told(course.map { Self.sets($0, 8, 1) }, every: 4)
    #expect(text.contains("Level: e1RM"), "\(text)")
  }

  @Test("A best before these weeks that is only reached again is no rise")
  func heldBefore() throws {
    let again = try Self.told(
      [12, 12, 12, 10, 10, 12, 12, 12, 12].map { Self.sets(60, $0, 2) }, every: 8)
    #expect(!again.contains("after a rise"), "\(again)")
  }

  @Test("In the week of the heaviest load fewer repetitions are no fall")
  func heaviest() throws {
    let tens = Array(repeating: Self.sets(60, 10), count: 6)
    let fewer: [Sets] = [
      Self.sets(62.5, 6), Self.sets(60, 6), Self.sets(65, 4), Self.sets(67.5, 3),
    ]
    let text = try Self.told(tens + fewer, every: 4)
    #expect(text.contains("New heaviest load: 67.5 kg × 3"), "\(text)")
    #expect(!text.contains("falling"), "\(text)")
  }

  @Test("Every workout of a deload is left out, also one after a lighter one")
  func deloads() throws {
    let usual = [100.0, 102.5, 102.5, 105, 105].map { Self.sets($0, 8) }
    let sessions = usual + [Self.sets(80, 8), Self.sets(85, 8), Self.sets(105, 8)]
    var titles = Array(repeating: "Legs", count: sessions.count)
    titles[5] = "Legs (Deload)"
    titles[6] = "Legs (Deload)"
    let text = try Self.told(sessions, every: 4, titles: titles)
    #expect(text.contains("Left out: 2 deload sessions"), "\(text)")
  }

  @Test("Days that cannot be rated are no pause of a lift")
  func unrated() throws {
    let rated = Array(repeating: Self.sets(80, 10, 2), count: 4)
    let many: [Sets] = Array(repeating: [(80, 15), (70, 8)], count: 7)
    let text = try Self.told(rated + many + rated.prefix(2), every: 7)
    #expect(!text.contains("Back since") && !text.contains("oo few lately"), "\(text)")
  }

  @Test("No rise is told between sets of twenty and of twelve")
  func otherFormula() throws {
    let sessions = [39.0, 39, 40, 40, 40, 55, 55, 57.5, 57.5, 57.5].enumerated().map {
      Self.sets($1, $0 < 5 ? 20 : 12, 2)
    }
    let text = try Self.told(sessions, every: 4)
    #expect(!text.contains("Rising: "), "\(text)")
  }

  @Test("A lift whose sets gain repetitions each time beside one best set has not come to a halt")
  func setsRise() throws {
    func sets(_ repetitions: [Int]) -> Sets { repetitions.map { (40, $0) } }
    let before = Array(repeating: sets([8, 8, 8]), count: 6)
    let text = try Self.told(
      before + [sets([8, 9, 8]), sets([9, 9, 8]), sets([9, 9, 9])], every: 6)
    #expect(!text.contains("Level") && !text.contains("Plateau"), "\(text)")
  }
}
