internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  mutating func history(of findings: HistoryFindings?) {
    let totals = findings?.totals ?? Totals()
    member("history") { json in
      json.member("sessions", totals.workouts)
      let sessions = findings?.log.sessions ?? []
      json.member("first", sessions.first?.date.description, orMissing: .noHistory)
      json.member("last", sessions.last?.date.description, orMissing: .noHistory)
      json.member("workingSets", totals.workingSets)
      json.member("hardSets", totals.hardSets)
      json.member("volume", totals.volume, unit: "kg")
      json.coverage(totals.loadedSets, of: totals.workingSets)
      json.member("duration", totals.duration, unit: "s")
    }
  }

  mutating func week(of findings: HistoryFindings?) {
    guard let week = findings?.week else { return member("week", missing: .noHistory) }
    member("week") { json in
      json.member("id", week.week.description)
      json.member("start", week.week.start.description)
      json.member("end", week.week.end.description)
      json.member("inProgress", week.isInProgress)
      if let goal = week.goal, let isMet = week.metGoal {
        json.member("goal", goal)
        json.member("metGoal", isMet)
      } else {
        json.member("goal", missing: .notGiven)
        json.member("metGoal", missing: .notGiven)
      }
      json.periodMembers(week.period)
      if let complete = week.lastComplete {
        json.member("lastComplete") { json in
          json.member("id", complete.range.first.isoWeek.description)
          json.periodMembers(complete)
        }
      } else {
        json.member("lastComplete", missing: .weekIsOver)
      }
    }
  }

  mutating func periods(of findings: HistoryFindings?) {
    member("periods") { json in
      for kind in PeriodKind.allCases {
        if let period = findings?.periods.first(where: { $0.kind == kind }) {
          json.member(kind.rawValue) { $0.periodMembers(period) }
        } else {
          json.member(kind.rawValue, missing: .noHistory)
        }
      }
    }
  }

  private mutating func periodMembers(_ period: PeriodFinding) {
    member("range", period.range)
    member("previousRange", period.previousRange)
    member("workouts", period.workouts)
    member("volume", period.volume, unit: "kg")
    coverage(period.current.loadedSets, of: period.current.workingSets)
    member("duration", period.duration, unit: "s")
    member("averageDuration", period.averageDuration, unit: "s")
    member("workingSets", period.workingSets)
  }

  mutating func weekDays(of findings: HistoryFindings?) {
    member("weekDays", each: findings?.week.days ?? []) { json, day in
      json.object { json in
        json.member("date", day.date.description)
        json.member("weekday", "\(day.date.weekday)")
        json.member("workouts", day.sessions.count)
        json.member("sessions", each: day.sessions) { json, session in
          if let findings { json.sessionReference(session, of: findings.log) }
        }
      }
    }
  }

  mutating func streaks(of findings: HistoryFindings?) {
    member("streaks") { json in
      for kind in Streak.Kind.allCases {
        if let streak = findings?.streaks.first(where: { $0.kind == kind }) {
          json.member(kind.rawValue, inline: true) {
            $0.member("current", streak.current)
            $0.member("longest", streak.longest)
            $0.member("record", streak.isRecord)
          }
        } else {
          json.member(kind.rawValue, missing: .noHistory)
        }
      }
    }
  }

  mutating func milestones(of findings: HistoryFindings?) {
    member("milestones", each: findings?.milestones ?? []) { json, milestone in
      json.object(inline: true) {
        let words = milestone.kind.machineWords
        $0.member("kind", words.kind)
        $0.member("value", words.value)
        $0.member("unit", words.unit)
        $0.member("date", milestone.date.description)
      }
    }
  }
}

extension Milestone.Kind {
  fileprivate var machineWords: (kind: String, value: Int, unit: String) {
    switch self {
    case .volume(let kilograms): ("volume", kilograms, "kg")
    case .steadyDays(let days): ("steady_days", days, "days")
    case .trainingWeeks(let weeks): ("training_weeks", weeks, "weeks")
    }
  }
}
