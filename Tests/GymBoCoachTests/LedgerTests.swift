import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoCoach
@testable import GymBoProgression

@Suite("Suggestions in hindsight")
struct LedgerTests {
  private static let monday = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// Sessions twice a week, with the load and repetitions of each.
  private func findings(_ work: [(Double, Int)]) throws -> HistoryFindings {
    var builder = LogBuilder()
    for (index, set) in work.enumerated() {
      let day = Self.monday.advanced(by: 7 * (index / 2) + 3 * (index % 2))
      builder.session(day.description) {
        $0.sets("Bench Press (Barbell)", kg: set.0, reps: set.1, rpe: 7, count: 3)
      }
    }
    return try #require(HistoryFindings(of: builder.log, options: AnalysisOptions()))
  }

  @Test("A load that is lifted as suggested counts, with how it went")
  func lifted() throws {
    let ledger = Ledger(of: try findings([(60, 8), (62.5, 8), (65, 8), (67.5, 8), (70, 5)]))
    let shares = ledger.shares
    #expect(shares.suggestions == 4)
    #expect(shares.increases == 4 && shares.increasesLifted == 4 && shares.increasesUp == 4)
    #expect(shares.tried == 4 && shares.done == 3)
    #expect(ledger.entries.last?.outcome == .failed)
    #expect(ledger.entries.allSatisfy { $0.movement == .asSuggested })
  }

  @Test("Another load has no outcome, and says where the lift went")
  func others() throws {
    let ledger = Ledger(of: try findings([(60, 8), (60, 8), (70, 8), (65, 8)]))
    #expect(ledger.entries.map(\.movement) == [.same, .further, .down])
    #expect(ledger.entries.allSatisfy { !$0.isLifted && $0.outcome == nil })
  }

  @Test("Nothing after a session changes what was suggested after it")
  func online() throws {
    let work = [(60.0, 8), (62.5, 8), (62.5, 7), (62.5, 9), (65, 8), (60, 12), (67.5, 6)]
    let all = Ledger(of: try findings(work)).entries
    for count in 3..<work.count {
      let part = Ledger(of: try findings(Array(work.prefix(count)))).entries
      #expect(part.map(\.suggestion.load) == all.prefix(part.count).map(\.suggestion.load))
      #expect(part.map(\.outcome) == all.prefix(part.count).map(\.outcome))
    }
  }

  @Test("Looking at the lifts of two weeks alone says the same as looking at all")
  func recentLifts() throws {
    var builder = LogBuilder()
    let lifts = ["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Leg Press"]
    for index in 0..<60 {
      builder.session(Self.monday.advanced(by: 2 * index).description) { session in
        // One lift is dropped after a while, and all get lighter at the end.
        for (number, lift) in lifts.enumerated() where number != 3 || index < 30 {
          guard (index + number) % 2 == 0 else { continue }
          let load = 60 + 2.5 * Double(min(index / 4, 24 - index / 4))
          session.sets(lift, kg: load, reps: 6 + index % 3, rpe: 7 + Double(index % 4), count: 3)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: builder.log, options: AnalysisOptions()))
    let entries = Ledger(of: findings).entries
    var suggestions: [Suggestion] = []
    for day in Set(findings.log.sessions.map(\.date)).sorted() {
      let options = AnalysisOptions(asOf: day)
      let history = try #require(PreparedHistory(of: findings.log, options: options))
      suggestions += LiftFindings(history).suggestions().filter { $0.lastSession == day }
    }
    #expect(entries.count > 40)
    for entry in entries {
      #expect(suggestions.contains(entry.suggestion))
    }
  }

  @Test("What was said to be likely is counted by tens, all of it once")
  func calibration() throws {
    let work = (0..<24).map { index -> (Double, Int) in
      let steps = Double(index / 3)
      return (60 + 2.5 * steps, 8 + index % 2)
    }
    let ledger = Ledger(of: try findings(work))
    let judged = ledger.entries.count { $0.outcome != nil && $0.suggestion.probability != nil }
    #expect(judged > 3)
    #expect(ledger.calibration.reduce(0) { $0 + $1.suggestions } == judged)
    for bin in ledger.calibration {
      #expect(100 * bin.said >= Double(bin.percent) && bin.done <= bin.suggestions)
    }
  }

  @Test("Reminders are counted on usual days, and other days beside them")
  func reminders() throws {
    var builder = LogBuilder()
    for week in 0..<16 {
      for day in [0, 3] where week != 12 || day == 0 {
        builder.session(Self.monday.advanced(by: 7 * week + day).description, at: "18:00") {
          $0.sets("Squat (Barbell)", kg: 60, reps: 5)
        }
      }
    }
    let options = AnalysisOptions(asOf: Self.monday.advanced(by: 111))
    let findings = try #require(HistoryFindings(of: builder.log, options: options))
    let shares = ReminderShares(of: findings)
    #expect(shares.reminders == 24 && shares.followed == 23)
    #expect(shares.otherDays == 60 && shares.otherWorkouts == 0)
  }

  @Test("Every day and every workout of the days looked at is counted once")
  func remindersAddUp() throws {
    var builder = LogBuilder()
    // Ten weeks: Monday evenings, two of them in the morning, and two other days.
    for week in 0..<10 {
      let time = week == 6 || week == 8 ? "07:00" : "18:00"
      builder.session(Self.monday.advanced(by: 7 * week).description, at: time) {
        $0.sets("Squat (Barbell)", kg: 60, reps: 5)
      }
      if week == 5 || week == 7 {
        builder.session(Self.monday.advanced(by: 7 * week + 2).description, at: "18:00") {
          $0.sets("Squat (Barbell)", kg: 60, reps: 5)
        }
      }
    }
    let options = AnalysisOptions(asOf: Self.monday.advanced(by: 63))
    let findings = try #require(HistoryFindings(of: builder.log, options: options))
    let shares = ReminderShares(of: findings)
    #expect(shares.days == 63 && shares.reminders + shares.otherDays == shares.days)
    #expect(shares.atAnotherTime == 2)
    // The first workout is before all days that are looked at.
    #expect(shares.followed + shares.atAnotherTime + shares.otherWorkouts == 11)
  }
}
