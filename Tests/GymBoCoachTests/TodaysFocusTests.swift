import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach

@Suite("What today is about")
struct TodaysFocusTests {
  private static let push = ["Bench Press (Barbell)", "Overhead Press (Barbell)"]
  private static let pull = ["Bent Over Row (Barbell)", "Lat Pulldown (Cable)"]
  private static let legs = ["Squat (Barbell)", "Leg Extension (Machine)"]
  /// A Monday.
  private static let monday = CivilDate(iso: "2026-09-07") ?? CivilDate(dayNumber: 0)

  private func focus(
    _ workouts: [(day: Int, title: String?, lifts: [String])], on day: Int,
    planned: (name: String, day: CivilDate?)? = nil, isOpen: Bool = false
  ) throws -> TodaysFocus {
    var builder = LogBuilder()
    for workout in workouts {
      builder.session(Self.monday.advanced(by: workout.day).description, title: workout.title) {
        for lift in workout.lifts { $0.sets(lift, kg: 50, reps: 8, count: 3) }
      }
    }
    let options = AnalysisOptions(asOf: Self.monday.advanced(by: day))
    let history = try #require(PreparedHistory(of: builder.log, options: options))
    return try #require(
      TodaysFocus(
        of: history, next: NextSession(of: history), planned: planned, isOpen: isOpen))
  }

  /// Push on Monday, Pull on Wednesday, Legs on Friday, for a number of weeks.
  private func rotation(weeks: Int) -> [(Int, String?, [String])] {
    (0..<weeks).flatMap { week in
      [
        (7 * week, "Push", Self.push), (7 * week + 2, "Pull", Self.pull),
        (7 * week + 4, "Legs", Self.legs),
      ]
    }
  }

  @Test("A usual day is for the workout that comes next")
  func train() throws {
    let focus = try focus(rotation(weeks: 8), on: 56)
    #expect(focus.state == .train)
    #expect(focus.next?.kind == .title("Push"))
    #expect(focus.next?.minute == 18 * 60)
    #expect(focus.next?.last == Self.monday.advanced(by: 49))
    #expect(focus.daysSince == 3)
  }

  @Test("A usual day later than any workout came after another is not called the next one")
  func varyingDays() throws {
    // Saturdays, and two days of the week that change.
    let workouts = (0..<8).flatMap { week -> [(Int, String?, [String])] in
      let days = week.isMultiple(of: 2) ? [0, 2, 5] : [1, 3, 5]
      return days.map { (7 * week + $0, "Push", Self.push) }
    }
    let sunday = try focus(workouts, on: 55)
    #expect(sunday.next?.kind == .title("Push") && sunday.next?.day == nil, "\(sunday)")
    #expect(sunday.state == .anyDay)
  }

  @Test("A day between usual ones is for rest, and the next one is named")
  func rest() throws {
    let focus = try focus(rotation(weeks: 8), on: 55)
    #expect(focus.state == .rest)
    #expect(focus.next?.day == Self.monday.advanced(by: 56))
    #expect(focus.lastKind == .title("Legs"))
  }

  @Test("Where two usual days were missed, no day is called one of rest")
  func missed() throws {
    #expect(try focus(rotation(weeks: 8), on: 57).state == .rest)
    #expect(try focus(rotation(weeks: 8), on: 59).state == .anyDay)
  }

  @Test("The day of a workout is done, and the next usual day is a later one")
  func trained() throws {
    let focus = try focus(rotation(weeks: 8), on: 53)
    #expect(focus.state == .trained)
    #expect(focus.next?.day == Self.monday.advanced(by: 56))
  }

  @Test("After two weeks a lifter is back, after three days in a row it is time to rest")
  func others() throws {
    #expect(try focus(rotation(weeks: 8), on: 66).state == .anyDay)
    #expect(try focus(rotation(weeks: 8), on: 67).state == .back)
    let row = try focus([(0, "A", Self.push), (1, "B", Self.pull), (2, "C", Self.legs)], on: 3)
    #expect(row.state == .restAfterRun)
    #expect(row.daysInARow == 3)
    #expect(try focus(rotation(weeks: 8), on: 56, isOpen: true).state == .open)
  }

  @Test("Where no weekday is usual, no day is called one of rest")
  func everyOtherDay() throws {
    let workouts = (0..<20).map { (2 * $0, Optional($0 % 2 == 0 ? "A" : "B"), Self.push) }
    let focus = try focus(workouts, on: 39)
    #expect(focus.state == .anyDay)
    #expect(focus.daysSince == 1)
  }

  @Test("A program says its own day and workout")
  func planned() throws {
    let day = Self.monday.advanced(by: 55)
    let focus = try focus(rotation(weeks: 8), on: 55, planned: ("Heavy day", day))
    #expect(focus.state == .train)
    #expect(focus.next?.kind == .title("Heavy day"))
    #expect(focus.next?.last == nil)
  }

  @Test("A workout without a title is called by what it trained")
  func sides() throws {
    let workouts = rotation(weeks: 6).map { ($0.0, String?.none, $0.2) }
    let focus = try focus(workouts, on: 42)
    #expect(focus.lastKind == .side(.legs))
    #expect(focus.next?.kind == .side(.push))
    let full = [(0, String?.none, Self.push + Self.pull + Self.legs)]
    #expect(try self.focus(full, on: 1).lastKind == .side(.fullBody))
    #expect(try self.focus([(0, nil, Self.push + Self.pull)], on: 1).lastKind == .side(.upper))
  }

  @Test("Sessions after the day change nothing")
  func online() throws {
    let before = try focus(rotation(weeks: 8), on: 30)
    let all = try focus(rotation(weeks: 8).filter { $0.0 <= 30 }, on: 30)
    #expect(before == all)
  }
}
