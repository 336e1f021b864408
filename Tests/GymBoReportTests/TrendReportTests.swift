import Foundation
import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// The reports say what a trend does without, and by which rule it is judged.
@Suite struct TrendReportTests {
  private let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// Two sessions a week of two lifts, without those of some weeks, lighter in others.
  private func report(
    weeks: Int = 16, without: Range<Int> = 0..<0, light: Int? = nil, rpe: Double? = nil,
    gain: Double = 0.5
  ) throws -> ExerciseReport {
    var history = LogBuilder()
    for week in 0..<weeks where !without.contains(week) {
      for day in [0, 3] {
        let load = 100 + gain * Double(week) + (day == 0 ? 0 : 0.25)
        history.session(first.advanced(by: 7 * week + day).description) {
          for lift in ["Squat (Barbell)", "Bench Press (Barbell)"] {
            $0.sets(
              lift, kg: week == light ? (0.8 * load).rounded() : load, reps: 5, rpe: rpe, count: 3)
          }
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
  }

  private func words(_ report: ExerciseReport) -> String {
    report.text(TextStyle()).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("the sessions of a deload are left out of the trend, listed and told")
  func deload() throws {
    let report = try report(light: 10)
    let trend = try JSON(text: report.json())["exercise"]["trend"]
    #expect(trend["leftOut"].array.map { $0["date"].string } == ["2026-03-16", "2026-03-19"])
    #expect(trend["leftOut"].array.allSatisfy { $0["reason"].string == "deload" })
    #expect(words(report).contains("Left out: 2 deload sessions (16 Mar, 19 Mar)."))
  }

  @Test("a break is told with the day of the return, where the series starts anew")
  func newBeginning() throws {
    let report = try report(weeks: 20, without: 6..<10)
    let trend = try JSON(text: report.json())["exercise"]["trend"]
    #expect(trend["backSince"].string == "2026-03-16")
    #expect(trend["points"].int == 20)
    #expect(words(report).contains("Back since 16 Mar: the trend counts from that day."))
    let new = try self.report(weeks: 12, without: 6..<10)
    #expect(
      words(new).contains(
        "Too early to tell: back since 16 Mar, 2 more sessions, the last on 6 Apr or later."))
    let steady = try JSON(text: self.report().json())["exercise"]["trend"]
    #expect(steady["backSince"]["reason"].string == "no_break")
  }

  @Test("the change is told over the weeks that were judged, with interval and probability")
  func change() throws {
    let text = words(try report(gain: 1))
    #expect(text.contains("Rising: e1RM from about "), "\(text)")
    #expect(
      text.contains(
        "in the last 5 weeks, 11 sessions; 99 % sure; new best e1RM: 115 kg × 5 on 20 Apr."),
      "\(text)")
    #expect(text.contains("In the last 5 weeks, estimated from all 32 sessions: +4.6 %"), "\(text)")
    #expect(text.contains("Rising or falling is said from 65 % on, where its sessions agree."))
    let falling = words(try report(gain: -1))
    #expect(
      falling.contains(
        "from about 100.4 kg to 95.9 kg in the last 5 weeks, 11 sessions; 99 % sure."),
      "\(falling)")
    #expect(falling.contains(" % (80 %: −"), "\(falling)")
    #expect(words(try report(gain: 0)).contains("; not rising: "))
  }

  /// The words of a lift with a session every four days.
  private func words(
    _ count: Int, _ add: (inout SessionBuilder, Int) -> Void
  ) throws -> (text: String, trend: JSON) {
    var history = LogBuilder()
    for index in 0..<count {
      history.session(first.advanced(by: 4 * index).description) { add(&$0, index) }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let report = ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
    return (words(report), try JSON(text: report.json())["exercise"]["trend"])
  }

  @Test("a new best is told with what it is of, its set, and what the trend says")
  func newBest() throws {
    let loads = [100.0, 102.5, 100, 97.5]
    let (text, trend) = try words(25) {
      $0.sets("Squat (Barbell)", kg: $1 == 24 ? 104 : $1 == 1 ? 103 : loads[$1 % 4], reps: 1)
    }
    #expect(
      text.contains(
        "New best e1RM: 104 kg × 1 on 11 Apr, after 13 weeks without one; trend: plateau, "),
      "\(text)")
    #expect(trend["record"]["kind"].string == "e1rm" && trend["record"]["value"].number == 104)
    #expect(trend["record"]["weeksWithout"].int == 13)
  }

  @Test("a new best of a lift that is too new for a trend is told with what is missing")
  func newBestTooNew() throws {
    let (text, _) = try words(3) { $0.sets("Squat (Barbell)", kg: 100 + 5 * Double($1), reps: 5) }
    #expect(
      text.contains(
        "New best e1RM: 110 kg × 5 on 13 Jan; up so far, e1RM from about 112.5 kg to 123.8 kg in the "
          + "last 8 days, 3 sessions; too few for a trend: 3 more sessions, the last on 26 Jan or later."
      ), "\(text)")
  }

  @Test("Sessions too few for a verdict are told by where they went so far, or as too early")
  func soFar() throws {
    func told(_ loads: [Double]) throws -> String {
      try words(loads.count) { $0.sets("Squat (Barbell)", kg: loads[$1], reps: 5) }.text
    }
    let level = try told([101, 102, 101, 101])
    #expect(level.contains("Level so far: e1RM about 113.6 kg in the last "), "\(level)")
    #expect(level.contains("; for a verdict 2 more sessions, "), "\(level)")
    let down = try told([100, 98, 96, 94])
    #expect(down.contains("Down so far: e1RM from about 112.5 kg to 105.8 kg in "), "\(down)")
    #expect(try told([110, 98, 110, 98]).contains("Too early to tell: 2 more sessions"))
    #expect(try told([100, 102]).contains("Too early to tell: 4 more sessions"))
  }

  @Test("A plateau of equal sessions stands beside no probability that speaks against it")
  func plateauWithDoubt() throws {
    for slope in stride(from: 0.0, through: 0.4, by: 0.05) {
      let (text, trend) = try words(16) {
        $0.sets("Squat (Barbell)", kg: 100 + slope * Double(max(0, $1 - 6)), reps: 5)
      }
      guard trend["told"].string == "plateau" else { continue }
      let isSure = trend["probabilityRising"].number <= 0.5
      #expect(text.contains("not rising: ") == isSure, "\(text)")
    }
  }

  @Test("a lift that was done for long, and seldom of late, is not called new")
  func seldom() throws {
    var history = LogBuilder()
    for week in 0..<57 {
      history.session(first.advanced(by: 7 * week).description) {
        if week.isMultiple(of: 5) { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
        $0.sets("Bench Press (Barbell)", kg: 60, reps: 5)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let report = ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
    #expect(words(report).contains("Too few lately: "), "\(words(report))")
  }

  @Test("the heaviest load is told beside the best e1RM, which is older")
  func heaviestLoad() throws {
    let (text, trend) = try words(25) {
      $0.sets(
        "Squat (Barbell)", kg: $1 == 24 ? 120 : [100, 102, 98][$1 % 3], reps: $1 == 24 ? 1 : 8)
    }
    #expect(text.contains("New heaviest load: 120 kg × 1 on 11 Apr; trend: "), "\(text)")
    #expect(text.contains("; best e1RM remains 126.6 kg, from 102 kg × 8 on 9 Jan, "), "\(text)")
    #expect(trend["record"]["kind"].string == "load")
  }

  @Test("a lift that is always logged alike is told with its set, and without probabilities")
  func unchanged() throws {
    let (text, _) = try words(10) { session, _ in session.sets("Crunch", reps: 25) }
    #expect(
      text.contains(
        "Unchanged: the best set was 25 repetitions in all of the last 10 sessions."), "\(text)")
    #expect(!text.contains("is said from"))
    let (most, _) = try words(24) { $0.sets("Crunch", reps: $1 == 20 ? 24 : 25) }
    #expect(most.contains("was 25 repetitions in 19 of the last 20 sessions."), "\(most)")
  }

  @Test("days without work that are left out are told")
  func noWork() throws {
    let (text, trend) = try words(24) {
      if $1 != 10 { $0.sets("Squat (Barbell)", kg: 100 + Double($1 % 2), reps: 5) }
      $0.sets("Squat (Barbell)", kg: 60, reps: 6, kind: .drop)
    }
    #expect(text.contains("Left out: 1 session of drop sets alone (14 Feb)."), "\(text)")
    #expect(trend["leftOut"].array.map { $0["reason"].string } == ["drop_sets"])
  }

  @Test("No estimate stands beside sessions that were level after a rise")
  func levelAfterRise() throws {
    let (text, trend) = try words(16) {
      $0.sets("Squat (Barbell)", kg: $1 < 7 ? 80 + 2.5 * Double($1) : 100, reps: 5)
    }
    #expect(trend["state"].string == "progressing" && trend["told"].string == "unclear")
    #expect(text.contains("Level after a rise: e1RM about "), "\(text)")
    #expect(!text.contains("estimated from all"), "\(text)")
  }

  @Test("A rise that ended is told with the day since which the lift stands still")
  func standstill() throws {
    let (text, trend) = try words(16) { $0.sets("Pull Up", reps: $1 < 9 ? 5 + $1 / 2 : 10) }
    #expect(trend["told"].string == "unclear")
    #expect(text.contains("Level after a rise: from about 8 repetitions to 10"), "\(text)")
    #expect(text.contains("; level since 10 Feb"), "\(text)")
  }

  @Test("One or two sessions in five weeks are told as too few")
  func tooFew() throws {
    var history = LogBuilder()
    for week in 0..<16 {
      history.session(first.advanced(by: 7 * week).description) {
        if [0, 1, 2, 3, 4, 5, 10, 15].contains(week) {
          $0.sets("Squat (Barbell)", kg: week == 5 ? 110 : 100, reps: 5)
        }
        $0.sets("Bench Press (Barbell)", kg: 80, reps: 5)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let report = ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
    #expect(
      words(report).contains("2 sessions in the last 5 weeks, too few to tell."), "\(words(report))"
    )
  }

  @Test("A turn between the ends is told with its day, and no estimate beside it")
  func turn() throws {
    let loads = [
      100.0, 100, 100, 100, 100, 100, 100, 101, 100, 101, 107.5, 110, 110, 105, 101, 100,
    ]
    let (text, _) = try words(16) { $0.sets("Squat (Barbell)", kg: loads[$1], reps: 5) }
    #expect(text.contains("up to 123.8 kg (18 Feb), then down to "), "\(text)")
    #expect(!text.contains("estimated from all"), "\(text)")
  }

  @Test("More repetitions in the other sets are told beside an unchanged best set")
  func total() throws {
    let (text, _) = try words(8) {
      for reps in [5, 5, 2 + $1 / 2] { $0.sets("Chin Up", reps: min(5, reps)) }
    }
    #expect(
      text.contains(
        "Best set unchanged: 5 repetitions in all of the last 8 sessions; all sets together "
          + "rose from 12 to 15 repetitions."), "\(text)")
  }

  @Test("No rise of all sets together is told where the last session lost it again")
  func lostTotal() throws {
    let (text, _) = try words(8) {
      for reps in [5, 5, $1 == 7 ? 2 : 2 + $1 / 2] { $0.sets("Chin Up", reps: min(5, reps)) }
    }
    #expect(text.contains("5 repetitions in all of the last 8 sessions"), "\(text)")
    #expect(!text.contains("all sets together"), "\(text)")
  }

  @Test("No sum of all sets is told where a set has no repetitions")
  func missingTotal() throws {
    let (text, _) = try words(8) {
      for reps in [5, 5] { $0.sets("Chin Up", reps: reps) }
      if $1 < 4 { $0.sets("Chin Up", seconds: 20) } else { $0.sets("Chin Up", reps: 4) }
    }
    #expect(!text.contains("all sets together"), "\(text)")
  }

  @Test("The heaviest load of late is told beside a best of another set")
  func heaviest() throws {
    let (text, _) = try words(16) {
      let isNew = $1 == 13
      $0.sets("Squat (Barbell)", kg: isNew ? 105 : 100, reps: isNew ? 1 : 5)
    }
    #expect(text.contains("heaviest load so far 105 kg × 1 on 26 Feb"), "\(text)")
  }

  @Test("\"probably\" is said only of what is likelier than not, of a fall as of a rise")
  func probably() throws {
    var (falling, rising) = (0, 0)
    func check(_ kg: (Int) -> Double) throws {
      let (text, trend) = try words(16) { $0.sets("Squat (Barbell)", kg: kg($1), reps: 1) }
      let (up, down) = (trend["probabilityRising"].number, trend["probabilityFalling"].number)
      switch trend["told"].string {
      case "not_rising":
        falling += 1
        #expect(
          text.contains("Not rising, \(down >= 0.55 ? "probably" : "perhaps") falling: "), "\(text)"
        )
      case "unclear":
        rising += 1
        if text.contains("Unclear, probably rising: ") { #expect(up >= 0.55, "\(text)") }
      default: break
      }
    }
    for slope in stride(from: -0.9, through: 0.6, by: 0.05) {
      for wave in [1.0, 2, 3, 4, 6] {
        try check { 100 + slope * Double($0) + wave * Double([0, 1, -1, 2, -2, 0, 1][$0 % 7]) }
      }
    }
    // A step down of late, of which nobody knows yet whether it stays.
    for drop in stride(from: 2.0, through: 6, by: 0.5) {
      for low in 2...6 {
        try check { 100 - ($0 >= 16 - low ? drop : 0) + 1.5 * Double([0, 1, -1][$0 % 3]) }
      }
    }
    #expect(falling > 0 && rising > 2)
  }

  @Test("JSON has the verdict's numbers, and the reason where there is none")
  func numbers() throws {
    let trend = try JSON(text: report(gain: 1).json())["exercise"]["trend"]
    #expect(trend["state"].string == "progressing" && trend["reason"].string == "probably_rising")
    #expect(trend["weeks"].number == 5)
    let change = 100 * (exp(5 * trend["percentPerWeek"].number / 100) - 1)
    #expect(isClose(trend["change"].number, change, within: 1e-9))
    #expect(trend["probabilityRising"].number > 0.9)
    #expect(trend["probabilityFalling"].number < 0.05)
    #expect(trend["noise"].number > 0.9)
    let new = try JSON(text: report(weeks: 2).json())["exercise"]["trend"]
    for name in ["percentPerWeek", "interval", "weeks", "change", "noise", "slowedWeeksAgo"] {
      #expect(new[name]["reason"].string == "too_few_sessions")
    }
  }

  @Test("a trend that counts repetitions in reserve says so, another does not")
  func effort() throws {
    let rated = try report(rpe: 8)
    #expect(try JSON(text: rated.json())["exercise"]["trend"]["effortAdjusted"].bool)
    #expect(words(rated).contains("Repetitions in reserve count as done"))
    let unrated = try report()
    #expect(try !JSON(text: unrated.json())["exercise"]["trend"]["effortAdjusted"].bool)
    #expect(!words(unrated).contains("Repetitions in reserve"))
  }

  @Test("the weekly report lists the deloads and layoffs of the history")
  func breaks() throws {
    let log = try report(weeks: 20, without: 6..<10, light: 15).log
    let breaks = try JSON(text: ExampleHistory.report(log: log).json())["breaks"]
    #expect(breaks["deloads"].array.count == 1)
    #expect(breaks["deloads"][0]["first"].string == "2026-04-20")
    #expect(breaks["deloads"][0]["sessions"].int == 2)
    #expect(breaks["deloads"][0]["reason"].string == "lighter_loads")
    #expect(breaks["deloads"][0]["open"].bool == false)
    #expect(breaks["layoffs"].array.count == 1)
  }
}
