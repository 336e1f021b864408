import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct CalendarTests {
  /// A history with one workout of a given volume on each of some days.
  private static func findings(
    _ days: [(String, kg: Double)], _ change: (inout AnalysisOptions) -> Void = { _ in }
  ) throws -> HistoryFindings {
    var history = LogBuilder()
    for (day, kilograms) in days {
      // A load that is not doubted: the days are meant by their volume.
      history.session(day) { $0.sets("Squat (Barbell)", kg: kilograms / 100, reps: 100) }
    }
    var options = AnalysisOptions()
    change(&options)
    return try #require(HistoryFindings(of: history.log, options: options))
  }

  private static func day(_ text: String) throws -> CivilDate {
    try #require(CivilDate(iso: text))
  }

  @Test("2,100 kg against 1,850 kg is +13.5 %")
  func percentChange() throws {
    let findings = try Self.findings([("2026-01-05", 1850), ("2026-01-12", 2100)])
    let percent = try #require(findings.week.period.volume.percent.value)
    #expect((percent * 10).rounded() / 10 == 13.5)
    #expect(findings.week.period.volume.change == .known(250))
  }

  @Test("Against a base of nothing a change is new, not a division")
  func baseOfZero() throws {
    let findings = try Self.findings([("2026-01-12", 100)])
    #expect(findings.week.period.workouts.percent == .missing(.baseIsZero))
    #expect(findings.week.period.volume.percent == .missing(.baseIsZero))
  }

  @Test("A week in progress is compared with the same days of the week before")
  func weekInProgress() throws {
    // 2026-01-13 is a Tuesday; the week before had a workout on Monday and one on Friday.
    let findings = try Self.findings([
      ("2026-01-05", 100), ("2026-01-09", 200), ("2026-01-13", 110),
    ])
    #expect(findings.week.isInProgress)
    #expect(findings.week.period.previous.workouts == 1)
    #expect(findings.week.period.previous.volume == .known(100))
    #expect(findings.week.lastComplete?.current.workouts == 2)
    #expect(findings.week.lastComplete?.current.volume == .known(300))
  }

  @Test("A week whose Sunday was trained is complete")
  func completeWeek() throws {
    let findings = try Self.findings([("2026-01-05", 100), ("2026-01-11", 110)])
    #expect(!findings.week.isInProgress)
    #expect(findings.week.lastComplete == nil)
    #expect(findings.week.week.description == "2026-W02")
    #expect(findings.week.days.map(\.sessions.count) == [1, 0, 0, 0, 0, 0, 1])
  }

  @Test("Nothing after the day that counts as today enters any number")
  func asOf() throws {
    let all = [("2026-01-05", kg: 100.0), ("2026-01-07", 110), ("2026-01-12", 120)]
    let cut = try Self.findings(all) { $0.asOf = CivilDate(iso: "2026-01-08") }
    let short = try Self.findings(Array(all.prefix(2))) { $0.asOf = CivilDate(iso: "2026-01-08") }
    #expect(cut.totals == short.totals)
    #expect(cut.lifts == short.lifts)
    #expect(cut.week == short.week)
    #expect(cut.milestones == short.milestones)
  }

  @Test("A week in the past sets today to its Sunday; the latest week to the last session")
  func weekSetsToday() throws {
    let all = [("2026-01-05", kg: 100.0), ("2026-01-07", 110), ("2026-01-14", 120)]
    let past = try Self.findings(all) { $0.week = ISOWeek("2026-W02") }
    #expect(past.asOf.description == "2026-01-11")
    #expect(past.totals.workouts == 2)
    let latest = try Self.findings(all) { $0.week = ISOWeek("2026-W03") }
    #expect(latest.asOf.description == "2026-01-14")
  }

  @Test("A month so far is compared with the same days of the month before, also at its end")
  func months() throws {
    let findings = try Self.findings([("2026-02-28", 100), ("2026-03-31", 110)])
    let month = try #require(findings.periods.first { $0.kind == .month })
    #expect(month.range.first.description == "2026-03-01")
    #expect(month.previousRange.first.description == "2026-02-01")
    #expect(month.previousRange.last.description == "2026-02-28")
    #expect(month.previous.workouts == 1)
  }

  @Test("Periods that are compared do not overlap and lie next to each other")
  func adjacentPeriods() throws {
    for day in ["2026-03-31", "2024-02-29", "2025-01-01", "2026-12-31"] {
      let findings = try Self.findings([(day, 100)])
      for period in findings.periods {
        #expect(period.previousRange.last < period.range.first, "\(period.kind) \(day)")
        #expect(period.range.last == findings.asOf)
        #expect(period.range.contains(findings.asOf))
      }
      let threeMonths = try #require(findings.periods.first { $0.kind == .threeMonths })
      #expect(threeMonths.previousRange.last.advanced(by: 1) == threeMonths.range.first)
    }
  }

  @Test("Days in a row, steady days and weeks with the goal are three streaks")
  func streaks() throws {
    let findings = try Self.findings(
      [
        ("2026-01-05", 100), ("2026-01-06", 100), ("2026-01-07", 100),
        ("2026-01-10", 100), ("2026-01-13", 100), ("2026-01-14", 100),
      ]
    ) { $0.weeklyGoal = 2 }
    let streaks = Dictionary(uniqueKeysWithValues: findings.streaks.map { ($0.kind, $0) })
    #expect(streaks[.trainingDays]?.current == 2)
    #expect(streaks[.trainingDays]?.longest == 3)
    #expect(streaks[.trainingDays]?.isRecord == false)
    #expect(streaks[.steadyDays]?.current == 10)
    #expect(streaks[.goalWeeks]?.current == 2)
  }

  @Test("The current week can extend the run of goal weeks but not end it")
  func goalWeeks() throws {
    let findings = try Self.findings([
      ("2026-01-05", 1), ("2026-01-06", 1), ("2026-01-07", 1), ("2026-01-12", 1),
    ])
    #expect(findings.streaks.first { $0.kind == .goalWeeks }?.current == 1)
  }

  @Test("A complete week that missed the goal ends the run of goal weeks")
  func missedGoalWeek() throws {
    let findings = try Self.findings([
      ("2026-01-05", 1), ("2026-01-06", 1), ("2026-01-07", 1), ("2026-01-18", 1),
    ])
    #expect(!findings.week.isInProgress)
    #expect(findings.streaks.first { $0.kind == .goalWeeks }?.current == 0)
  }

  @Test("A complete month is compared with the whole month before it, a complete year likewise")
  func completeMonth() throws {
    let findings = try Self.findings([("2026-03-31", 100), ("2026-04-30", 110)])
    let month = try #require(findings.periods.first { $0.kind == .month })
    #expect(month.previousRange.last.description == "2026-03-31")
    #expect(month.previous.workouts == 1)
    let year = try Self.findings([("2024-12-31", 100)]).periods.first { $0.kind == .year }
    #expect(year?.previousRange.last.description == "2023-12-31")
  }

  @Test("A streak ends when the days since the last workout pass its gap")
  func endedStreak() throws {
    func current(asOf day: String) throws -> [Int] {
      try Self.findings([("2026-01-05", 1), ("2026-01-06", 1)]) { $0.asOf = CivilDate(iso: day) }
        .streaks.map(\.current)
    }
    #expect(try current(asOf: "2026-01-07") == [2, 2, 0])
    #expect(try current(asOf: "2026-01-09") == [0, 2, 0])
    #expect(try current(asOf: "2026-01-10") == [0, 0, 0])
  }

  @Test("Every 10,000 kg is a milestone, dated to the session that passed it")
  func volumeMilestones() throws {
    let findings = try Self.findings([
      ("2026-01-05", 4000), ("2026-02-05", 6000), ("2026-03-05", 9999), ("2026-04-05", 9000),
    ])
    let volume = findings.milestones.compactMap { milestone -> String? in
      guard case .volume(let kilograms) = milestone.kind else { return nil }
      return "\(kilograms) \(milestone.date)"
    }
    #expect(volume == ["10000 2026-02-05", "20000 2026-04-05"])
  }

  @Test("Seven steady days and thirteen weeks running are milestones")
  func streakMilestones() throws {
    let start = try Self.day("2026-01-05")
    let days = (0..<14).map { (start.advanced(by: 7 * $0).description, kg: 1.0) }
    let weekly = try Self.findings(days)
    #expect(
      weekly.milestones.map(\.kind) == [.trainingWeeks(13)]
        && weekly.milestones.map(\.date) == [start.advanced(by: 7 * 12)])
    let steady = try Self.findings(
      (0..<4).map { (start.advanced(by: 2 * $0).description, kg: 1.0) })
    #expect(
      steady.milestones.map(\.kind) == [.steadyDays(7)]
        && steady.milestones.map(\.date) == [start.advanced(by: 6)])
  }
}
