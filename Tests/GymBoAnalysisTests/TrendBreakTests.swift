import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

/// Deloads and layoffs: recognised from the log, kept out of trends, reported.
@Suite struct TrendBreakTests {
  private static let lifts = ["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)"]

  /// Three sessions a week of three lifts, each lift in every session.
  private static func findings(
    weeks: Int = 16, titles: [Int: String] = [:], isTrained: (Int) -> Bool = { _ in true },
    load: (_ week: Int, _ slot: Int) -> Double = { week, _ in 100 + Double(week) },
    sets: (_ week: Int) -> Int = { _ in 4 }, reps: (_ week: Int, _ slot: Int) -> Int = { _, _ in 5 }
  ) throws -> HistoryFindings {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for week in 0..<weeks where isTrained(week) {
      for (slot, day) in [0, 2, 4].enumerated() {
        history.session(
          start.advanced(by: 7 * week + day).description, title: titles[week] ?? "Full Body"
        ) { session in
          for lift in Self.lifts {
            session.sets(
              lift, kg: load(week, slot), reps: reps(week, slot), count: sets(week))
          }
        }
      }
    }
    return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
  }

  @Test("A deload enters no trend and is listed with the trend")
  func keptOut() throws {
    let loads: (Int, Int) -> Double = { week, _ in (week == 15 ? 0.85 : 1) * 100 + Double(week) }
    let trend = try Self.findings(load: loads).lifts[0].trend
    #expect(trend.leftOut.count == 3)
    #expect(trend.points.count == 45)
    #expect(trend.state == .progressing)
  }

  @Test("After 28 days without any training the series starts anew, after 27 it goes on")
  func newBeginning() throws {
    // Trained on Mondays to Fridays: four weeks off are 31 days without a session.
    let findings = try Self.findings(
      weeks: 20, isTrained: { !(10..<14).contains($0) },
      load: { week, _ in week < 10 ? 100 + Double(week) : 80 + Double(week) })
    let trend = findings.lifts[0].trend
    #expect(findings.breaks.layoffs.map(\.days) == [31])
    #expect(trend.backSince == CivilDate(iso: "2026-04-13"))
    #expect(trend.points.count == 18 && trend.state == .progressing)

    let short = try Self.findings(weeks: 20, isTrained: { !(10..<13).contains($0) })
    #expect(short.breaks.layoffs.map(\.days) == [24])
    #expect(short.lifts[0].trend.backSince == nil)
    #expect(short.lifts[0].trend.points.count == 40)
  }

  @Test("Soon after a break a lift is too new, and says since when it is back and what is missing")
  func tooNew() throws {
    // Two sessions a week of which the second week after the break is not over.
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for week in [0, 1, 2, 3, 4, 5, 10, 11] {
      for day in [0, 3] {
        history.session(start.advanced(by: 7 * week + day).description) {
          $0.sets("Squat (Barbell)", kg: 100, reps: 5)
        }
      }
    }
    let trend = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      .lifts[0].trend
    #expect(trend.state == .new && trend.result == .missing(.tooFewSessions))
    #expect(trend.backSince == CivilDate(iso: "2026-03-16"))
    #expect(trend.shortage?.sessions == 2 && trend.shortage?.from == CivilDate(iso: "2026-04-06"))
  }

  @Test("A break before the 16 weeks that are judged is not told")
  func oldBreak() throws {
    let trend = try Self.findings(weeks: 40, isTrained: { !(10..<14).contains($0) }).lifts[0].trend
    #expect(trend.backSince == nil && trend.state == .progressing)
    #expect(trend.spanDays <= 112 && trend.points.count == 49)
  }

  @Test("A pause of a lift of 42 days starts its series anew, a shorter one does not")
  func missedLift() throws {
    func trend(missing weeks: Range<Int>) throws -> Trend {
      var history = LogBuilder()
      let start = try #require(CivilDate(iso: "2026-01-05"))
      for week in 0..<20 {
        history.session(start.advanced(by: 7 * week).description) {
          $0.sets("Bench Press (Barbell)", kg: 80, reps: 5)
          if !weeks.contains(week) { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
        }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      #expect(findings.breaks.layoffs.isEmpty)
      return findings.lifts[1].trend
    }
    // 35 days from the session before to the one after, then 42.
    #expect(try trend(missing: 8..<12).backSince == nil)
    #expect(try trend(missing: 8..<13).backSince == CivilDate(iso: "2026-04-06"))
  }

  @Test("A lift is back since its first session after a break, even where that one is not measured")
  func unmeasuredReturn() throws {
    func trend(high: Set<Int>, missing weeks: Range<Int>) throws -> Trend {
      var history = LogBuilder()
      let start = try #require(CivilDate(iso: "2026-01-05"))
      for week in 0..<20 {
        history.session(start.advanced(by: 7 * week).description) {
          $0.sets("Bench Press (Barbell)", kg: 80, reps: 5)
          let set = high.contains(week) ? (kg: 70.0, reps: 13) : (kg: 100.0, reps: 10)
          if !weeks.contains(week) { $0.sets("Squat (Barbell)", kg: set.kg, reps: set.reps) }
        }
      }
      return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
        .lifts[1].trend
    }
    let back = try trend(high: [13], missing: 8..<13)
    #expect(back.backSince == CivilDate(iso: "2026-04-06"))
    #expect(back.points.first?.date == CivilDate(iso: "2026-04-13"))
    #expect(
      (back.leftOut.map(\.point.date) + back.unmeasured).contains(CivilDate(iso: "2026-04-06")))
    // Five weeks of sets that an e1RM does not take are no break.
    #expect(try trend(high: Set(8..<13), missing: 0..<0).backSince == nil)
  }

  @Test("The same load and repetitions with less and less effort is progress")
  func effort() throws {
    func trend(_ rpe: (Int) -> Double?) throws -> Trend {
      var history = LogBuilder()
      let start = try #require(CivilDate(iso: "2026-01-05"))
      for index in 0..<24 {
        history.session(start.advanced(by: 4 * index).description) {
          $0.sets("Squat (Barbell)", kg: 100, reps: 5, rpe: rpe(index))
        }
      }
      return try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
        .lifts[0].trend
    }
    let easier = try trend { 10 - 0.5 * Double($0 / 4) }
    #expect(easier.isEffortAdjusted && easier.state == .progressing)
    let unlogged = try trend { _ in nil }
    #expect(!unlogged.isEffortAdjusted && unlogged.state == .unchanged)
    let seldom = try trend { $0 % 3 == 0 ? 10 - 0.5 * Double($0 / 4) : nil }
    #expect(!seldom.isEffortAdjusted && seldom.state == .unchanged)
  }
}
