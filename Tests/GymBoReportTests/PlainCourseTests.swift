import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The word for a lift whose sessions show plainly where it goes, though the rule of the trend cannot tell.
@Suite("The word for a course that is plain to see") struct PlainCourseTests {
  private static let lift = "Preacher Curl (Machine)"
  private static let first = CivilDate(dayNumber: 20_459)

  /// A session of the lift: its day, counted from the first, its sets, and what was noted.
  struct Session {
    var day: Int
    var sets: [(kg: Double, reps: Int, kind: SetKind)]
    var rpe: Double?
    var note: String?

    init(_ day: Int, _ kg: Double, _ reps: Int, rpe: Double? = nil, note: String? = nil) {
      self.init(day, [(kg, reps, .working)], rpe: rpe, note: note)
    }

    init(
      _ day: Int, _ sets: [(kg: Double, reps: Int, kind: SetKind)], rpe: Double? = nil,
      note: String? = nil
    ) {
      (self.day, self.sets, self.rpe, self.note) = (day, sets, rpe, note)
    }
  }

  /// What is said of the lift, with another one trained every four days.
  static func told(_ sessions: [Session]) throws -> String {
    var history = LogBuilder()
    history.resolutions[lift] = .user(.example(lift, implement: .machine))
    let days = Set(sessions.map(\.day) + stride(from: 1, to: sessions.last?.day ?? 0, by: 4))
    for day in days.sorted() {
      let session = sessions.first { $0.day == day }
      history.session(first.advanced(by: day).description, note: session?.note) {
        guard let session else {
          $0.sets("Leg Press (Machine)", kg: 100, reps: 10)
          return
        }
        for set in session.sets {
          $0.sets(lift, kg: set.kg, reps: set.reps, rpe: session.rpe, kind: set.kind)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let finding = try #require(
      findings.lifts.first { history.log.exercises[$0.exercise].name == lift })
    let report = ExerciseReport(of: finding, findings: findings, log: history.log, unit: nil)
    return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("Sessions of which none was below the one before it rise, be it slowly and with one rest")
  func neverDown() throws {
    let before = [(0, 58.0, 12), (14, 56, 11), (20, 54, 12), (27, 60, 10), (33, 58, 11)]
    let same = before + [(63, 60, 10), (70, 60, 10)]
    let up = try Self.told((same + [(78, 60, 11), (84, 60, 12)]).map { Session($0.0, $0.1, $0.2) })
    #expect(up.contains("Rising: e1RM from about 80.0 kg to 86.4 kg"), "\(up)")
    // One better session at the end is none yet.
    let once = try Self.told(
      (same + [(78, 60, 10), (84, 60, 11)]).map { Session($0.0, $0.1, $0.2) })
    #expect(!once.contains("Rising"), "\(once)")
  }

  @Test("More load each week for half a point of effort is no plateau")
  func moreLoad() throws {
    let text = try Self.told([
      Session(0, 180, 10, rpe: 9), Session(16, 180, 10, rpe: 9.5), Session(40, 182, 10, rpe: 9),
      Session(68, 184, 10, rpe: 9.5), Session(75, 184, 10, rpe: 9.5),
      Session(83, 188, 10, rpe: 9.5), Session(89, 192, 10, rpe: 10),
    ])
    #expect(!text.contains("plateau"), "\(text)")
    #expect(text.contains("Rising") || text.contains("trend: rising"), "\(text)")
  }

  @Test("What only rose since its low, not to the level before, is up again after a fall")
  func upAgain() throws {
    let text = try Self.told(
      [
        (0, 45.0, 11), (14, 42, 12), (17, 44, 11), (21, 46, 12), (24, 44, 11), (28, 40, 12),
        (31, 44, 10), (35, 41, 12), (38, 41, 12), (42, 41, 12), (45, 44, 12), (49, 44, 12),
      ].map { Session($0.0, $0.1, $0.2) })
    #expect(text.contains("Up again after a fall"), "\(text)")
  }

  @Test("The same sets are level, be a half point of effort more in the last")
  func sameWork() throws {
    let text = try Self.told([
      Session(0, 44, 12, rpe: 9), Session(13, 46, 12, rpe: 9.5), Session(24, 47, 12, rpe: 9),
      Session(35, 47, 12, rpe: 8.5), Session(46, 50, 12, rpe: 8), Session(56, 50, 12, rpe: 7.5),
      Session(76, 50, 12, rpe: 8), Session(86, 50, 12, rpe: 8.5),
    ])
    #expect(!text.contains("Unclear"), "\(text)")
    #expect(text.contains("Level: e1RM") || text.contains("Plateau: e1RM"), "\(text)")
  }

  @Test("The same best set again and again is level, be lighter days between")
  func sameBest() throws {
    let sets: [(day: Int, kg: Double, reps: Int)] = [
      (0, 22, 12), (14, 16, 12), (20, 22, 12), (30, 16, 12), (41, 22, 12), (49, 16, 12),
      (52, 22, 12), (54, 22, 10), (66, 22, 12), (70, 22, 10), (78, 22, 12),
    ]
    let text = try Self.told(sets.map { Session($0.day, $0.kg, $0.reps) })
    #expect(text.contains("Level: e1RM") || text.contains("Plateau: e1RM"), "\(text)")
  }

  @Test("A lower session after two weeks without the lift is no light day that leaves a rise")
  func fallAfterPause() throws {
    let sets: [(day: Int, kg: Double, reps: Int)] = [
      (0, 36, 12), (4, 38, 12), (8, 38, 12), (12, 40, 12), (17, 40, 12), (21, 40, 12),
      (25, 40, 14), (29, 50, 12), (33, 50, 12), (36, 60, 10), (43, 50, 12), (49, 50, 12),
      (63, 40, 14),
    ]
    let text = try Self.told(
      sets.map { set in
        Session(
          set.day, [12, set.reps, 12].map { (set.kg, min($0, set.reps), SetKind.working) })
      })
    #expect(!text.contains("Rising"), "\(text)")
    #expect(text.contains("Down again after a rise"), "\(text)")
    #expect(!text.contains("left out of the first line until"), "\(text)")
  }

  @Test("A lift is not level since one odd day where all sessions since then rise")
  func oddPeak() throws {
    let sets: [(day: Int, kg: Double, reps: Int)] = [
      (0, 20, 5), (4, 22.5, 5), (7, 25, 5), (9, 25, 5), (11, 25, 5), (14, 30, 5), (19, 25, 5),
      (24, 27.5, 5), (31, 25, 8), (33, 27.5, 5), (36, 30, 5), (38, 22.5, 10),
    ]
    let text = try Self.told(sets.map { Session($0.day, $0.kg, $0.reps) })
    #expect(!text.contains("level since 20 Jan"), "\(text)")
  }

  @Test("A drop set, done with pauses or after another set, is not the day's best set")
  func dropSets() throws {
    let loads = [(0, 50.0), (7, 52.5), (14, 52.5), (21, 55), (28, 57.5), (35, 60), (42, 62.5)]
    let sessions = loads.map { day, kg in
      Session(day, [(kg, 8, .working), (day < 14 || day > 30 ? 45 : 70, 11, .drop)])
    }
    let text = try Self.told(sessions)
    #expect(text.contains("Rising"), "\(text)")
    #expect(text.contains("best 77.6 kg, from 62.5 kg × 8"), "\(text)")
  }

  @Test("One doubtful session makes no course of few")
  func doubtfulSession() throws {
    let sets: [(day: Int, kg: Double, reps: Int)] = [(0, 120, 6), (20, 120, 7), (40, 180, 6)]
    let text = try Self.told(sets.map { Session($0.day, $0.kg, $0.reps) })
    #expect(!text.contains("up so far") && !text.contains("Up so far"), "\(text)")
  }

  @Test("A weaker day on which the lifter was ill is no part of the course")
  func illDay() throws {
    let well = [0, 7, 14, 21, 28, 35, 42, 49].map {
      Session($0, 72 + Double($0) / 7, 12, rpe: 9)
    }
    let text = try Self.told(
      well + [Session(63, 78, 6, rpe: 9, note: "Not feeling well, had to stop early")])
    #expect(text.contains("Rising"), "\(text)")
    #expect(text.contains("1 weaker session with a note of illness (10 Mar)"), "\(text)")
  }
}

extension PlainCourseTests {
  @Test("Best sets within one repetition are level, whatever the last two") func oneRepetition()
    throws
  {
    let sets: [(day: Int, reps: Int, rpe: Double)] = [
      (0, 9, 9.5), (12, 9, 9.5), (26, 9, 9), (39, 10, 10), (50, 10, 9.5), (59, 10, 9),
      (70, 10, 10), (80, 9, 9.5),
    ]
    let text = try Self.told(sets.map { Session($0.day, 20, $0.reps, rpe: $0.rpe) })
    #expect(text.contains("Level: e1RM") || text.contains("Plateau: e1RM"), "\(text)")
  }

  static func sets(_ kg: Double, _ reps: [Int]) -> [(kg: Double, reps: Int, kind: SetKind)] {
    reps.map { (kg, $0, .working) }
  }

  @Test("More repetitions beside the same best set are told of few sessions, be one of other work")
  func moreInOthersOfFew() throws {
    let text = try Self.told([
      Session(0, Self.sets(50, [8, 7, 7])), Session(9, Self.sets(50, [8, 8, 7])),
      Session(26, Self.sets(44, [8, 8]) + Self.sets(50, [8])),
      Session(43, Self.sets(50, [8, 8, 8])),
    ])
    #expect(text.contains("Level so far, more repetitions in the later sets"), "\(text)")
  }

  @Test("More repetitions beside the same best set are told of a level, be it with a set more")
  func moreInOthersOfLevel() throws {
    let before = [Session(0, Self.sets(18, [12, 12])), Session(14, Self.sets(18, [12, 12]))]
    let same = [[12, 9], [12, 10], [12, 11], [12, 12]]
    let days = [28, 41, 55, 71]
    let sessions =
      before + zip(days, same).map { Session($0, Self.sets(20, $1), rpe: 8.5) }
    let more = try Self.told(sessions + [Session(81, Self.sets(20, [12, 12, 11]), rpe: 8.5)])
    #expect(more.contains("Best set as before, more repetitions in the others"), "\(more)")
    // A set more alone is none.
    let equal = days.map { Session($0, Self.sets(20, [12, 10]), rpe: 8.5) }
    let set = try Self.told(
      before + equal + [Session(81, Self.sets(20, [12, 10, 10]), rpe: 8.5)])
    #expect(!set.contains("more repetitions in the others"), "\(set)")
  }

  @Test("With reserve counted the same sets at less and less effort rise") func lessEffort() throws
  {
    let heavier: [(day: Int, kg: Double, reps: Int, rpe: Double)] = [
      (0, 25, 10, 7.5), (8, 26, 10, 7.5), (13, 27, 10, 8), (21, 28, 10, 8.5), (28, 28, 12, 8.5),
      (35, 28, 12, 8), (42, 29, 12, 9), (49, 29, 12, 8.5), (56, 29, 12, 8), (63, 29, 12, 8),
    ]
    let text = try Self.told(heavier.map { Session($0.day, $0.kg, $0.reps, rpe: $0.rpe) })
    #expect(text.contains("Rising: e1RM"), "\(text)")
    let same: [(day: Int, kg: Double, reps: Int, rpe: Double)] = [
      (0, 28, 10, 9), (14, 30, 9, 9), (28, 30, 9, 8.5), (42, 30, 10, 9), (54, 30, 10, 8.5),
      (66, 30, 10, 8), (76, 30, 10, 8),
    ]
    let easier = try Self.told(same.map { Session($0.day, $0.kg, $0.reps, rpe: $0.rpe) })
    #expect(easier.contains("Rising: e1RM"), "\(easier)")
  }

  @Test("A new best after equal sessions is told with the level until then") func bestAfterLevel()
    throws
  {
    let before = stride(from: 7, through: 77, by: 7).map { Session($0, Self.sets(80, [9, 8])) }
    let text = try Self.told(
      [Session(0, Self.sets(74, [9, 7]))] + before + [Session(84, Self.sets(80, [9, 10]))])
    #expect(text.contains("trend: level until then"), "\(text)")
    #expect(!text.contains("uneven"), "\(text)")
  }

  @Test("A day whose number is below that of both days around it is not called above them")
  func heavierNotAbove() throws {
    let sets: [(day: Int, kg: Double, reps: Int)] = [
      (0, 72, 9), (7, 76, 8), (14, 78, 8), (42, 80, 6), (49, 80, 7), (56, 82, 6), (66, 80, 7),
      (70, 80, 6), (77, 80, 6),
    ]
    let text = try Self.told(sets.map { Session($0.day, $0.kg, $0.reps) })
    #expect(!text.contains("Above the days around it"), "\(text)")
    #expect(text.contains("Plateau") || text.contains("Level"), "\(text)")
  }

  @Test("A load before less of it is told of the sessions just before alone") func loadJustBefore()
    throws
  {
    let sets: [(day: Int, kg: Double, reps: Int)] = [
      (0, 30, 10), (12, 24, 10), (23, 30, 8), (26, 34, 10), (30, 30, 12), (33, 30, 10),
      (37, 32, 8), (51, 30, 12), (54, 34, 8), (58, 34, 8), (61, 34, 8), (68, 30, 8), (72, 30, 8),
      (75, 30, 8),
    ]
    let text = try Self.told(
      sets.map { Session($0.day, Self.sets($0.kg, [$0.reps, $0.reps, $0.reps])) })
    #expect(text.contains("34 kg or more just before"), "\(text)")
  }
}
