import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The first sentences of the weekly report, as facts and as words.
@Suite struct WeekVerdictTests {
  private static let monday = CivilDate(iso: "2026-11-09") ?? CivilDate(dayNumber: 0)

  private func log(_ days: [(day: String, sets: Int)], title: String? = "Upper A") -> TrainingLog {
    var history = LogBuilder()
    history.resolutions["Bench Press"] = .user(.example("Bench Press"))
    for (day, sets) in days {
      history.session(day, title: title) {
        $0.sets("Bench Press", kg: 100, reps: 5, count: sets)
      }
    }
    return history.log
  }

  private func report(
    _ log: TrainingLog, asOf: String? = nil, week: String? = nil, goal: Int? = nil
  ) -> WeeklyReport {
    let options = AnalysisOptions(
      asOf: asOf.flatMap { CivilDate(iso: $0) }, week: week.flatMap { ISOWeek($0) },
      weeklyGoal: goal)
    return WeeklyReport(of: log, options: options, unit: .kilogram)
  }

  /// The first paragraph, in one line, without what it says of the lifts: most logs here have one lift, of few sessions.
  private func first(_ report: WeeklyReport) -> String {
    firstWithLifts(report).replacing(" Too early to tell how this week's lifts go.", with: "")
  }

  private func firstWithLifts(_ report: WeeklyReport) -> String {
    let lines = report.text().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  private static let twoWeeks = [
    ("2026-11-02", 4), ("2026-11-04", 4), ("2026-11-09", 4), ("2026-11-15", 4),
  ]

  @Test("a whole week has its workouts and how the volume compares")
  func complete() {
    let log = log(Self.twoWeeks)
    #expect(
      first(report(log))
        == "Week 46 (9–15 Nov 2026): 2 workouts, volume as in the week before.")
  }

  @Test("a week is not compared with the few days in which the log began")
  func firstDays() throws {
    let began = [("2026-11-08", 2), ("2026-11-09", 4), ("2026-11-11", 4), ("2026-11-15", 4)]
    let report = report(log(began))
    #expect(first(report) == "Week 46 (9–15 Nov 2026): 3 workouts.")
    let text = report.text()
    #expect(text.contains("6,000 kg · 3 h · 12 sets\n"), "\(text)")
    // From Wednesday on most of a week is left.
    let most = [("2026-11-04", 2), ("2026-11-09", 4), ("2026-11-11", 4), ("2026-11-15", 4)]
    #expect(
      first(self.report(log(most)))
        == "Week 46 (9–15 Nov 2026): 3 workouts (1 in the week before).")
  }

  @Test("a week after a deload says so beside what its volume is compared with")
  func afterDeload() {
    var history = LogBuilder()
    let start = CivilDate(iso: "2026-09-28") ?? CivilDate(dayNumber: 0)
    for week in 0..<7 {
      for day in [0, 2, 4] {
        let isDeload = week == 5
        history.session(
          start.advanced(by: 7 * week + day).description, title: isDeload ? "Deload" : "Full body"
        ) {
          for lift in ["Squat (Barbell)", "Bench Press (Barbell)", "Barbell Row"] {
            $0.sets(lift, kg: isDeload ? 60 : 100, reps: 5, count: isDeload ? 2 : 4)
          }
        }
      }
    }
    let log = history.log
    #expect(self.first(report(log)).contains("the week before (a deload)"))
    #expect(!self.first(report(log, week: "2026-W44")).contains("a deload"))
  }

  @Test("the goal is named where one was given, and never without")
  func goal() {
    let log = log(Self.twoWeeks)
    #expect(first(report(log, goal: 3)).contains(": 2 workouts (goal 3), volume"))
    #expect(report(log, goal: 3).text().contains("Goal missed: 2 workouts, goal 3."))
    #expect(!report(log).text().contains("oal"))
  }

  @Test("a running week says which day it is, and is compared with the same days")
  func running() {
    let log = log([("2026-11-02", 4), ("2026-11-06", 4), ("2026-11-12", 3)])
    #expect(
      first(report(log))
        == "Week 46 so far (9–12 Nov 2026, day 4 of 7): 1 workout, volume down 25 % on the same days "
        + "of the week before.")
    // Of more or fewer workouts the volume says little more than their number.
    let more = self.log([("2026-11-02", 4), ("2026-11-04", 4), ("2026-11-12", 3)])
    #expect(
      first(report(more))
        == "Week 46 so far (9–12 Nov 2026, day 4 of 7): 1 workout (2 in the same days of the week "
        + "before).")
  }

  @Test("more workouts of half the sets are not told as more")
  func moreOfLess() {
    let log = log([
      ("2026-11-02", 12), ("2026-11-04", 12), ("2026-11-09", 2), ("2026-11-11", 3),
      ("2026-11-15", 2),
    ])
    #expect(first(report(log)).contains(": 3 workouts (2 in the week before), but 17 sets fewer."))
    let less = self.log([("2026-11-02", 2), ("2026-11-04", 2), ("2026-11-15", 9)])
    #expect(first(report(less)).contains(": 1 workout (2 in the week before), but 5 sets more."))
  }

  @Test("in the first three days of a week only the number of workouts is compared")
  func early() {
    let fewer = self.log([("2026-11-02", 4), ("2026-11-03", 4), ("2026-11-10", 4)])
    #expect(first(report(fewer)).contains(": 1 workout (2 in the same days of the week before)."))
    let log = log([("2026-11-02", 4), ("2026-11-06", 4), ("2026-11-10", 12)])
    #expect(
      first(report(log))
        == "Week 46 so far (9–10 Nov 2026, day 2 of 7): 1 workout. Week 45: 2 workouts."
    )
  }

  @Test("in the first three days of a week the one before is told, as training goes by it")
  func finished() {
    let days = [
      ("2026-10-26", 5), ("2026-10-28", 5), ("2026-11-02", 4), ("2026-11-06", 3), ("2026-11-09", 9),
    ]
    let told = "Week 45: 2 workouts (2 the week before), volume down 30 %."
    #expect(first(report(log(days))).hasSuffix("1 workout. \(told)"))
    // Its own numbers are not compared: a Monday against a Monday says nothing.
    #expect(!report(log(days)).text().contains("kg ("))
    #expect(report(log(days), asOf: "2026-11-12").text().contains("kg (+"))
    // Without a workout yet, too; how long ago the last one was stays the first thing.
    #expect(
      first(report(log(days.dropLast()), asOf: "2026-11-10", week: "2026-W46")).contains(told))
    // From the fourth day on the week has its own numbers.
    #expect(!first(report(log(days), asOf: "2026-11-12")).contains("Week 45"))
    // After a break of all training the days off tell it.
    let away = log([("2026-10-23", 5), ("2026-10-25", 5), ("2026-11-09", 9)])
    #expect(first(report(away)).contains("after 14 days off"))
    #expect(!first(report(away)).contains("Week 45"))
  }

  @Test("a week in which workouts were a deload says so, and is compared with none")
  func deload() {
    func text(_ deloads: Set<Int>) -> String {
      var history = LogBuilder()
      let start = CivilDate(iso: "2026-09-28") ?? CivilDate(dayNumber: 0)
      for day in 0..<21 {
        let isDeload = deloads.contains(day)
        history.session(start.advanced(by: 7 * (day / 3) + 2 * (day % 3)).description) {
          for lift in ["Squat (Barbell)", "Bench Press (Barbell)", "Barbell Row"] {
            $0.sets(
              lift, kg: isDeload ? 60 : 100, reps: isDeload ? 12 : 5, count: 4,
              note: isDeload ? "Deload" : nil)
          }
        }
      }
      return first(report(history.log, asOf: "2026-11-15"))
    }
    #expect(text([19]).contains(": 3 workouts, 1 of them a deload."), "\(text([19]))")
    #expect(!text([]).contains("deload"))
    // That it goes on is said once.
    let all = text([18, 19, 20])
    #expect(all.components(separatedBy: "deload").count == 2, "\(all)")
    #expect(!all.contains("volume"), "\(all)")
  }

  @Test(
    "that no lift is stuck is said, with how many are unclear or have too few sessions, but not where most are"
  )
  func unstuck() throws {
    func words(_ lifts: Int, unjudged: Int, early: Int = 0, isPast: Bool = false) throws -> String {
      var verdict = try #require(report(log(Self.twoWeeks)).sections).verdict
      verdict.unstuck = .init(lifts: lifts, unjudged: unjudged, early: early, isPast: isPast)
      return English(unit: .kilogram).remark(verdict).map { TextStyle().text($0) } ?? ""
    }
    #expect(try words(4, unjudged: 0) == "No lift is stuck.")
    #expect(
      try words(4, unjudged: 1)
        == "No lift is stuck; of this week's 4 lifts 1 is unclear.")
    #expect(
      try words(9, unjudged: 3, early: 3)
        == "No lift is stuck; of this week's 9 lifts 3 have too few sessions.")
    #expect(
      try words(9, unjudged: 3, early: 1)
        == "No lift is stuck; of this week's 9 lifts 2 are unclear, 1 has too few sessions."
    )
    #expect(
      try words(6, unjudged: 5, early: 5) == "Too early to tell for 5 of this week's 6 lifts.")
    #expect(try words(4, unjudged: 4, early: 4) == "Too early to tell how this week's lifts go.")
    // A week before today's is not "this" one.
    #expect(
      try words(9, unjudged: 3, early: 3, isPast: true)
        == "No lift is stuck; of that week's 9 lifts 3 have too few sessions.")
    #expect(try words(4, unjudged: 3) == "")
    #expect(try words(4, unjudged: 4) == "")
    // One on a plateau: the list of what needs attention says it.
    let flat = self.log((0..<20).map { (Self.monday.advanced(by: 4 * $0).description, 3) })
    let verdict = try #require(report(flat).sections).verdict
    #expect(verdict.unstuck == nil)
  }

  @Test("lifts with too few sessions are counted in the headline, as in the list")
  func tooNew() throws {
    var history = LogBuilder()
    for day in 0..<4 {
      history.session(Self.monday.advanced(by: 4 * day).description) { session in
        session.sets("Squat (Barbell)", kg: 60, reps: 5, count: 3)
        session.sets("Barbell Row", kg: 50, reps: 8, count: 3)
      }
    }
    let text = firstWithLifts(report(history.log))
    #expect(text.contains("Too early to tell how this week's lifts go."), "\(text)")
  }

  @Test("a week without a workout is told in the first days of the next")
  func emptyWeekBefore() {
    let away = log([
      ("2026-10-19", 5), ("2026-10-26", 5), ("2026-11-01", 5), ("2026-11-09", 9),
    ])
    let text = first(report(away))
    #expect(text.contains("Week 45: no workout."), "\(text)")
  }

  @Test("a change of the volume that fewer workouts do not explain is told beside them")
  func muchLess() {
    let less = log([("2026-11-02", 6), ("2026-11-05", 6), ("2026-11-15", 2)])
    #expect(
      first(report(less))
        == "Week 46 (9–15 Nov 2026): 1 workout (2 in the week before), volume down 83 %.")
    let half = log([("2026-11-02", 6), ("2026-11-05", 6), ("2026-11-15", 6)])
    #expect(
      first(report(half))
        == "Week 46 (9–15 Nov 2026): 1 workout (2 in the week before).")
  }

  @Test("a week without a workout before this one is told, where it was no break")
  func afterEmptyWeek() {
    let log = log([("2026-10-24", 4), ("2026-11-01", 4), ("2026-11-12", 4), ("2026-11-15", 4)])
    #expect(
      first(report(log)) == "Week 46 (9–15 Nov 2026): 2 workouts, after a week without a workout.")
  }

  @Test("the line of numbers counts the sets that JSON counts, those of cardio among them")
  func setsOfNumbers() throws {
    var history = LogBuilder()
    for day in ["2026-11-02", "2026-11-09", "2026-11-15"] {
      history.session(day) { session in
        session.sets("Warm Up", seconds: 300, count: 2)
        session.sets("Bench Press (Barbell)", kg: 100, reps: 5, count: 3)
        session.sets("Treadmill", seconds: 1200)
      }
    }
    let report = report(history.log)
    let sets = try JSON(text: report.json())["periods"]["week"]["workingSets"]
    #expect(sets["value"].int == 12 && sets["change"].int == 6)
    let text = report.text()
    #expect(
      text.contains(
        "3,000 kg (+100 %) · 2 h (+100 %) · 12 sets (+6), 2 of them cardio ·\n6 sets not in the kg")
    )
    let run = self.report(log([("2026-11-02", 4)]))
    #expect(!run.text().contains("cardio"))
  }

  @Test("the first week of a log and a return after a break are called that")
  func beginnings() {
    #expect(
      first(report(log([("2026-11-09", 4), ("2026-11-15", 4)])))
        == "Week 46 (9–15 Nov 2026): 2 workouts, the first week of this log.")
    let back = log([("2026-10-12", 4), ("2026-11-15", 4)])
    #expect(first(report(back)) == "Week 46 (9–15 Nov 2026): 1 workout, after 33 days off.")
  }

  @Test("who trains often is off after 7 days without, who trains once a week is not")
  func shortBreak() throws {
    func daysOff(_ every: Int) throws -> Int? {
      let days = (0..<10).map { (Self.monday.advanced(by: every * $0).description, 4) }
      let back = Self.monday.advanced(by: every * 9 + 8).description
      return try #require(report(self.log(days + [(back, 4)])).sections).verdict.daysOff
    }
    #expect(try daysOff(2) == 7)
    #expect(try daysOff(7) == nil)
  }

  @Test("a week without a workout says so, and when the last one was")
  func empty() {
    let log = log([("2026-10-28", 4), ("2026-11-17", 4)])
    #expect(
      first(report(log, week: "2026-W46"))
        == "Week 46 (9–15 Nov 2026): No workout for 18 days; the last was Upper A on 28 "
        + "Oct.")
  }

  @Test("where the last workout is long ago, that is said first of all")
  func absence() {
    let log = log(Self.twoWeeks)
    #expect(
      first(report(log, asOf: "2026-12-05")).hasPrefix(
        "No workout for 20 days; the last was Upper A on 15 Nov. Week 46 (9–15 Nov 2026): 2 workouts"
      )
    )
    #expect(
      first(report(log, asOf: "2026-11-18")).hasPrefix(
        "The last workout was 3 days ago: Upper A on 15 Nov. Week 46 "))
    let untitled = self.log(Self.twoWeeks, title: nil)
    #expect(
      first(report(untitled, asOf: "2026-12-05")).hasPrefix(
        "No workout for 20 days; the last was on 15 Nov. "))
  }

  @Test("a week before its first day has not begun")
  func notBegun() {
    let text = first(report(log(Self.twoWeeks), asOf: "2026-11-15", week: "2026-W48"))
    #expect(text.hasPrefix("Week 48 (23–29 Nov 2026): not begun. "))
  }

  @Test("where few sets have a load, the sets are compared in the place of the volume")
  func bodyweight() {
    var history = LogBuilder()
    for (day, sets) in [("2026-11-02", 4), ("2026-11-15", 6)] {
      history.session(day) { $0.sets("Pull Up", reps: 8, count: sets) }
    }
    #expect(
      first(report(history.log))
        == "Week 46 (9–15 Nov 2026): 1 workout, 2 sets more than in the week before.")
  }

  @Test("JSON has the same facts, and its schema holds")
  func json() throws {
    let bytes = report(log(Self.twoWeeks), asOf: "2026-12-05", goal: 2).json()
    let json = try JSON(text: bytes)
    let verdict = json["verdict"]
    #expect(verdict["state"].string == "complete")
    #expect(verdict["workouts"].int == 2)
    #expect(verdict["goal"].int == 2)
    #expect(verdict["volumePercent"].number == 0)
    #expect(verdict["newBests"].array.isEmpty && verdict["falling"].array.isEmpty)
    #expect(!verdict["deloadDue"].bool)
    #expect(verdict["unstuck"]["lifts"].int == 1 && verdict["unstuck"]["unjudged"].int == 1)
    #expect(verdict["lastWorkout"]["date"].string == "2026-11-15")
    #expect(verdict["lastWorkout"]["days"].int == 20)
    let schema = try JSONSchema(ReportSchema.report.text)
    #expect(try schema.errors(in: bytes).isEmpty)
  }

  @Test("A lift with a new best has a direction, be it too new for a verdict")
  func bestHasDirection() throws {
    var history = LogBuilder()
    let first = try #require(CivilDate(iso: "2026-10-20"))
    for index in 0..<4 {
      history.session(first.advanced(by: 5 * index).description) { session in
        session.sets("Squat", kg: 60 + 2.5 * Double(index), reps: 5, count: 3)
        session.sets("Deadlift", kg: 80 + 2.5 * Double(index), reps: 5, count: 3)
        session.sets("Row", kg: 50, reps: 8, count: 3)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let verdict = try #require(report.sections).verdict
    #expect(verdict.newBests == ["Squat", "Deadlift"])
    #expect(verdict.unstuck == .init(lifts: 3, unjudged: 1, early: 1))
  }
}
