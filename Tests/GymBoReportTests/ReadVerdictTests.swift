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
  ///   - away: days in which other lifts alone are trained, before the session with this index.
  private static func told(
    _ sessions: [Sets], every days: Int = 4, rpe: [[Double]]? = nil, titles: [String]? = nil,
    later: Int = 0, away: (days: Int, before: Int) = (0, .max)
  ) throws -> String {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift, implement: .machine))
    func day(_ index: Int) -> CivilDate {
      first.advanced(by: days * index + (index < away.before ? 0 : away.days))
    }
    for (index, sets) in sessions.enumerated() {
      if index == away.before {
        for other in stride(from: 1, to: away.days, by: days) {
          history.session(day(index - 1).advanced(by: other).description) {
            $0.sets("Leg Press (Machine)", kg: 100, reps: 10)
          }
        }
      }
      history.session(day(index).description, title: titles?[index]) {
        for (place, set) in sets.enumerated() {
          $0.sets(lift, kg: set.kg, reps: set.reps, rpe: rpe?[index][place])
        }
      }
    }
    let last = day(sessions.count - 1)
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

  @Test("Somewhat less load is chosen where no set loses a repetition, and a fall where one does")
  func lighterByChoice() throws {
    let before = Array(repeating: Self.sets(52, 8), count: 5)
    let chosen = before + [Self.sets(45, 8), Self.sets(45, 8), Self.sets(45, 8), Self.sets(35, 12)]
    let text = try Self.told(chosen)
    #expect(!text.contains("Falling") && text.contains("Lighter: "), "\(text.prefix(400))")
    var lost = chosen
    for place in 5...7 { lost[place] = [(45, 8), (45, 7), (45, 6)] }
    #expect(try !Self.told(lost).contains("Lighter: "))
  }

  @Test("A rise is not told on a lower day, the first after two weeks")
  func firstDayBack() throws {
    let rise = [36.0, 37, 38, 39, 40, 41, 42].map { Self.sets($0, 10) }
    #expect(try Self.told(rise).contains("Rising"))
    let text = try Self.told(rise + [Self.sets(40, 10)], away: (10, 7))
    #expect(text.contains("the last after 2 weeks without the lift"), "\(text.prefix(400))")
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
    #expect(text.contains("Level: e1RM between"), "\(text)")
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

  @Test("A day of more than 12 repetitions is never below a day of 12 with the same load")
  func manyRepetitions() throws {
    let before = [57.5, 57.5, 60, 60, 60, 60].map { Self.sets($0, 12, 1) }
    let text = try Self.told(before + [[(60, 15), (60, 8)]] + [Self.sets(60, 12, 1)], every: 6)
    #expect(text.contains("Counted as 12 repetitions"), "\(text)")
    #expect(!text.contains("Left out"), "\(text)")
    // A much lighter set may be weaker or stronger: it is left out as before.
    let light = try Self.told(before + [Self.sets(40, 20, 1)] + before.suffix(2), every: 6)
    #expect(light.contains("Left out: 1 session whose best set"), "\(light)")
  }

  @Test("Who does more and more than 12 repetitions is on no plateau")
  func moreThanCounts() throws {
    let before = [57.5, 57.5, 60, 60, 60, 60, 60].map { Self.sets($0, 12, 1) }
    let text = try Self.told(before + [Self.sets(60, 13, 1), Self.sets(60, 15, 1)], every: 7)
    #expect(!text.contains("Plateau") && !text.contains("Level"), "\(text)")
  }

  @Test("Repetitions in reserve count for lifts of many repetitions, too")
  func reserveOfMany() throws {
    let sessions = Array(repeating: Self.sets(20, 16, 1), count: 8)
    let text = try Self.told(
      sessions, every: 5, rpe: [10, 9.5, 9, 9, 8.5, 8, 7.5, 7].map { [$0] })
    #expect(text.contains("Rising: e10RM (reserve counted)"), "\(text)")
  }

  @Test("Where a fall is likelier than a level no plateau is told")
  func levelAfterFall() throws {
    let sessions =
      Array(repeating: Self.sets(50, 12, 1), count: 8)
      + Array(repeating: Self.sets(50, 10, 1), count: 6)
    let text = try Self.told(sessions, every: 6)
    #expect(text.contains("Level after a fall: e1RM"), "\(text)")
    let falling = try Self.told(
      [12, 12, 12, 12, 12, 12, 12, 12, 11, 11, 10, 10].map { Self.sets(50, $0, 1) }, every: 6)
    #expect(!falling.contains("Plateau"), "\(falling)")
  }

  @Test("A day far above those around it is left out as one far below is")
  func highDay() throws {
    let level = Array(repeating: Self.sets(30, 10, 1), count: 5)
    let text = try Self.told(level + [Self.sets(45, 10, 1)] + level.prefix(4), every: 5)
    #expect(text.contains("Above the days around it, and left out of the first line"), "\(text)")
    #expect(text.contains("e1RM about 40.0 kg"), "\(text)")
  }

  @Test("Who comes back to the level before a dip has regained it, and has not risen")
  func backBeforeDip() throws {
    let level = Array(repeating: Self.sets(60, 10, 1), count: 5)
    let back = [50.0, 52.5, 52.5, 55, 55, 57.5, 57.5, 60].map { Self.sets($0, 10, 1) }
    let text = try Self.told(level + back, every: 5)
    #expect(text.contains("ack at its level before a dip"), "\(text)")
    // Beyond that level it has risen.
    let further = try Self.told(level + back + [Self.sets(62.5, 10, 1)], every: 5)
    #expect(!further.contains("before a dip"), "\(further)")
  }

  @Test("A light day that another day beside it equals is no light one")
  func twins() throws {
    var sessions = [85.0, 85, 87.5, 87.5, 90, 90, 92.5, 92.5].map { Self.sets($0, 6) }
    sessions.insert(Self.sets(65, 8), at: 4)
    #expect(try Self.told(sessions).contains("1 light session"))
    sessions.insert([(65, 8), (65, 8), (65, 6)], at: 6)
    #expect(try !Self.told(sessions).contains("light session"))
  }

  @Test("A step down by a third or more is told beside a verdict that is none")
  func stepDown() throws {
    let few = try Self.told([Self.sets(60, 10), Self.sets(60, 10), Self.sets(30, 10)])
    #expect(few.contains("Too early to tell: 3 more sessions"), "\(few)")
    #expect(few.contains("; best sets of 30 kg at most since"), "\(few)")
  }

  @Test("A best far above the days around it is quoted with doubt")
  func doubtfulBest() throws {
    let level = Array(repeating: Self.sets(20, 10, 1), count: 4)
    let text = try Self.told(level + [Self.sets(40, 10, 1)] + level, every: 5)
    #expect(text.contains("far above the days around it: perhaps another machine"), "\(text)")
    let usual = try Self.told(level + [Self.sets(25, 10, 1)] + level, every: 5)
    #expect(!usual.contains("far above"), "\(usual)")
  }

  @Test("One session above all others is no turn of a course")
  func onePeak() throws {
    let sessions = [60.0, 60, 62.5, 65, 70, 72.5, 80, 72.5, 70, 67.5, 67.5]
    let text = try Self.told(sessions.map { Self.sets($0, 8, 1) }, every: 5)
    #expect(!text.contains("up to 99.3 kg"), "\(text)")
  }

  @Test("Fives and twelves in turn are compared with their like")
  func schemesInTurn() throws {
    let fives = [100.0, 100, 100, 100, 100].map { Self.sets($0, 5, 1) }
    let twelves = [60.0, 60, 60, 60, 60].map { Self.sets($0, 12, 1) }
    let turns = zip(fives, twelves).flatMap { [$0, $1] }
    let text = try Self.told(turns.dropLast(3) + [turns[1], turns[1], turns[1]], every: 4)
    #expect(!text.contains("alling:") && !text.contains("lipping"), "\(text)")
    #expect(text.contains("in each of its two workouts it is level"), "\(text)")
  }

  @Test("A last day far above all others is no rise until a second one confirms it")
  func jump() throws {
    let sessions = [30.0, 27.5, 30, 27.5, 30, 45].map { Self.sets($0, 10, 1) }
    let text = try Self.told(sessions, every: 5)
    #expect(!text.contains("ising: e1RM") && !text.contains("60.0 kg in the last"), "\(text)")
    #expect(text.contains("Above the days before it, and left out of the first line"), "\(text)")
    let again = try Self.told(sessions + [Self.sets(45, 10, 1)], every: 5)
    #expect(!again.contains("Above the days"), "\(again)")
  }

  @Test("A few days after the best of all a lift that rose is not level yet")
  func freshBest() throws {
    let rise: [Sets] = [
      Self.sets(95, 5, 2), Self.sets(95, 5, 2), Self.sets(97.5, 6), Self.sets(97.5, 6),
      Self.sets(90, 8), Self.sets(95, 5, 4), Self.sets(95, 5, 4),
    ]
    #expect(try !Self.told(rise).contains("Level after a rise"))
  }

  @Test("A lower day beside whose sets the lifter wrote of a deload is no fall")
  func notedDeload() throws {
    func told(note: String?) throws -> String {
      var history = LogBuilder()
      history.resolutions[Self.lift] = .user(.example(Self.lift, implement: .machine))
      for index in 0..<8 {
        history.session(Self.first.advanced(by: 8 * index).description) {
          $0.sets(Self.lift, kg: index == 7 ? 70 : 90, reps: 10, note: index == 7 ? note : nil)
          $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      let report = ExerciseReport(
        of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
      return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let noted = try told(note: "not full weight after deload")
    #expect(noted.contains("Left out: 1 deload session"), "\(noted)")
    #expect(try !told(note: "felt heavy").contains("deload session"))
  }
}
