internal import GymBoAnalysis
internal import GymBoLog

/// What is told of how regularly somebody trains. Nobody is praised or blamed.
extension InsightMoment {
  var habitTriggers: [InsightTrigger] {
    steadyWeeks + slipping + weeklyGoal + milestones
  }

  private static let fewestSteadyWeeks = 3

  private var steadyWeeks: [InsightTrigger] {
    guard let streak = findings.streaks.first(where: { $0.kind == .goalWeeks }),
      streak.current >= InsightMoment.fewestSteadyWeeks, canStillGoOn
    else { return [] }
    return [
      InsightTrigger(
        type: .steadyHabit, subject: "", state: streak.isRecord ? "record" : "",
        content: .steadyWeeks(
          weeks: streak.current, workouts: findings.options.workoutsAWeek,
          isRecord: streak.isRecord))
    ]
  }

  /// Whether the days left of a week in progress are enough for the workouts that a steady week has.
  private var canStillGoOn: Bool {
    let week = findings.week
    guard week.isInProgress else { return true }
    let isDone = week.days.contains { $0.date == asOf && !$0.sessions.isEmpty }
    let left = week.week.end.days(since: asOf) + (isDone ? 0 : 1)
    return week.period.current.workouts + left >= findings.options.workoutsAWeek
  }

  /// Weeks of late and before, the share of workouts that is less, and the workouts a week that have to be lost.
  private static let (recentWeeks, weeksBefore, lessShare, lost) = (4.0, 8.0, 0.7, 1.0)

  private var slipping: [InsightTrigger] {
    let (recent, before) = (sessions(28).count, sessions(56, before: 28).count)
    let (now, then) = (
      Double(recent) / InsightMoment.recentWeeks, Double(before) / InsightMoment.weeksBefore
    )
    // After a break less is expected.
    guard isOlder(than: 84), then > 0, now <= InsightMoment.lessShare * then,
      then - now >= InsightMoment.lost, !concerns.isLight
    else { return [] }
    return [
      InsightTrigger(
        type: .slippingHabit, subject: "", content: .slipping(before: then, now: now),
        strength: InsightTrigger.distance(max(now, 0.1) / then, from: InsightMoment.lessShare))
    ]
  }

  private static let (missedOfFour, monthDays) = (3, 28)

  /// Days that used to be usual and of late are not, though each of the four weeks had a workout. One that was a workout day
  /// again the last time is none.
  var missedWeekdays: [InsightTrigger] {
    let month = sessions(InsightMoment.monthDays)
    guard month.count >= 4 else { return [] }
    let habits = TrainingHabits(
      log.sessions[..<month.lowerBound].lazy.map(TrainingHabits.Start.init))
    let trained = Set(log.sessions[month].lazy.map(\.date))
    let trainedWeeks = Set(trained.map { asOf.days(since: $0) / 7 })
    guard trainedWeeks.count == InsightMoment.monthDays / 7 else { return [] }
    return (0..<7).compactMap { offset in
      let day = asOf.advanced(by: -offset)
      guard habits.habit(on: day.advanced(by: -21)).isUsual else { return nil }
      let missed = (0..<4).count { !trained.contains(day.advanced(by: -7 * $0)) }
      guard missed >= InsightMoment.missedOfFour, !trained.contains(day) else { return nil }
      return InsightTrigger(
        type: .missedWeekday, subject: "\(day.weekday)",
        content: .missedWeekday(day.weekday, missed: missed))
    }
  }

  private var weeklyGoal: [InsightTrigger] {
    guard let goal = findings.options.weeklyGoal else { return [] }
    let week = asOf.isoWeek
    let range = DayRange(week.start, asOf)
    let done = log.sessions(in: range).count
    let content: InsightContent
    let isOver = asOf == week.end
    let trainedToday = log.sessions.last?.date == asOf
    let left = week.end.days(since: asOf) + (trainedToday ? 0 : 1)
    if done >= goal {
      content = .goalMet(workouts: done, goal: goal)
    } else if isOver {
      content = .goalMissed(workouts: done, goal: goal)
    } else if goal - done == left {
      content = .goalAtRisk(missing: goal - done, daysLeft: left)
    } else {
      return []
    }
    return [InsightTrigger(type: .weeklyGoal, subject: "", content: content)]
  }

  /// Kilograms of a milestone, the share of one that is near, and the days before a run reaches a mark.
  private static let (volumeStep, nearShare, streakDays) = (10_000.0, 0.97, 3)
  private static let marks = [30, 100, 365]

  private var milestones: [InsightTrigger] {
    var triggers: [InsightTrigger] = []
    if let lifted = findings.totals.volume.value {
      let goal = ((lifted / InsightMoment.volumeStep).rounded(.down) + 1) * InsightMoment.volumeStep
      if lifted >= InsightMoment.nearShare * goal, goal - lifted <= 0.1 * InsightMoment.volumeStep {
        triggers.append(
          InsightTrigger(
            type: .nearMilestone, subject: "volume",
            content: .volumeNear(goal: goal, missing: goal - lifted)))
      }
    }
    if let streak = findings.streaks.first(where: { $0.kind == .steadyDays }),
      let mark = InsightMoment.marks.first(where: { $0 > streak.longest }),
      streak.current > 0, mark - streak.current <= InsightMoment.streakDays
    {
      triggers.append(
        InsightTrigger(
          type: .nearMilestone, subject: "streak",
          content: .streakNear(days: mark, daysLeft: mark - streak.current)))
    }
    return triggers
  }
}
