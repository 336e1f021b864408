import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("What is not trained any more, and what a few workouts do not tell")
struct LeftOutTests {
  private static let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// Weeks of a day of pressing, one of pulling and one of legs, with the legs left out in the last of them.
  private static func history(weeks: Int, withoutLegs: Int, note: String? = nil) -> LogBuilder {
    var history = LogBuilder()
    for week in 0..<weeks {
      let monday = start.advanced(by: 7 * week)
      history.session(monday.description) {
        $0.sets("Bench Press (Barbell)", kg: 80, reps: 8, count: 4)
      }
      history.session(monday.advanced(by: 2).description) {
        $0.sets("Bent Over Row (Barbell)", kg: 70, reps: 8, count: 4, note: note)
      }
      guard week < weeks - withoutLegs else { continue }
      history.session(monday.advanced(by: 4).description) {
        $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 5)
        $0.sets("Romanian Deadlift (Barbell)", kg: 80, reps: 8, count: 1)
      }
    }
    return history
  }

  private static func words(_ history: LogBuilder) -> String {
    WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil).text()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("a side that was trained each week and is not any more is told, in place of its balance")
  func legs() {
    let text = Self.words(Self.history(weeks: 12, withoutLegs: 3))
    // The last legs were on the Friday of the ninth week, the last workout is on a Wednesday.
    #expect(text.contains("Left out: legs for 19 days (last on 6 Mar)."), "\(text)")
    #expect(!text.contains("Balance: quadriceps"), "\(text)")
  }

  @Test("what was left out once, never trained, or not for months needs no word")
  func others() {
    for without in [0, 1, 9, 12] {
      let text = Self.words(Self.history(weeks: 12, withoutLegs: without))
      #expect(!text.contains("Left out"), "\(without): \(text)")
    }
    // A lift that GymBo does not know may be one of legs.
    var unknown = Self.history(weeks: 12, withoutLegs: 3)
    unknown.session("2026-03-24") { $0.sets("Zorp", kg: 50, reps: 10, count: 3) }
    #expect(!Self.words(unknown).contains("Left out"))
    // Who has pain knows why.
    let pain = Self.history(weeks: 12, withoutLegs: 3, note: "knee hurts")
    #expect(!Self.words(pain).contains("Left out"))
  }

  @Test("a few workouts after a pause are no balance")
  func pause() {
    func text(daysOff: Int) -> String {
      var history = LogBuilder()
      for day in Array(stride(from: 0, through: 60, by: 4)) + [60 + daysOff, 63 + daysOff] {
        history.session(Self.start.advanced(by: day).description) {
          $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 6)
          $0.sets("Leg Curl", kg: 40, reps: 10, count: 1)
        }
      }
      return Self.words(history)
    }
    #expect(text(daysOff: 7).contains("Balance: quadriceps"))
    #expect(!text(daysOff: 16).contains("Balance: quadriceps"))
  }

  @Test("sets of a single day are no average of days")
  func singleDay() throws {
    func told(_ days: Set<Int>) -> Bool {
      var history = LogBuilder()
      for day in 0..<40 where day.isMultiple(of: 3) {
        history.session(Self.start.advanced(by: day).description) {
          $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
          if days.contains(day) { $0.sets("Wrist Curl (Barbell)", kg: 20, reps: 15, count: 12) }
        }
      }
      let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
      return report.insights(.today)?.all.contains { $0.insight.type == .muscleFrequency } ?? false
    }
    #expect(told([15, 27]))
    #expect(!told([27]))
  }

  @Test("in a deload nothing is to be changed about a lift that stood still before it")
  func deload() {
    func text(isDeload: Bool) -> String {
      var history = LogBuilder()
      for day in 0..<21 {
        let isLight = isDeload && day == 20
        history.session(
          Self.start.advanced(by: 4 * day).description, title: isLight ? "Deload" : nil
        ) {
          $0.sets(
            "Bench Press (Barbell)", kg: isLight ? 50 : day == 2 ? 85 : 80,
            reps: day.isMultiple(of: 2) ? 5 : 6, count: 3)
        }
      }
      return Self.words(history)
    }
    #expect(text(isDeload: false).contains("Plateau: Bench Press"))
    #expect(!text(isDeload: true).contains("Plateau:"))
  }
}
