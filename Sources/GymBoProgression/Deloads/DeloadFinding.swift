package import GymBoAnalysis
package import GymBoLog

/// Whether a deload is due: the answers of the signs, what rules one out, and the verdict.
package struct DeloadFinding: Sendable, Hashable {
  /// Whether it is time for one.
  package var scheduled: DeloadTrigger.Answer
  /// Whether lifts fell in their last two sessions.
  package var falling: DeloadTrigger.Answer
  /// Whether lifts decline.
  package var declining: DeloadTrigger.Answer
  /// Whether the same loads got harder.
  package var harder: DeloadTrigger.Answer
  /// Why none is due, however the signs are; nil where they decide.
  package var exemption: Exemption?
  /// The last day for which the verdict holds.
  package var until: CivilDate

  /// Why no deload is due, however the signs are.
  package enum Exemption: Sendable, Hashable {
    /// Days without a session, at least 7: a rest.
    case resting(days: Int)
    /// A rest was a short time ago: the day of the return, and the days off before it.
    case rested(until: CivilDate, days: Int)
    /// The last deload ended a short time ago, on this day.
    case afterDeload(CivilDate)
    /// A workout a short time ago was as light as a deload: the day of the last one.
    case lightDays(until: CivilDate)
    /// A deload began on this day and goes on.
    case inDeload(since: CivilDate)
    /// No lift with a load was trained lately: there is nothing to take off.
    case noLoadedLift
    /// The history is shorter than the least time between deloads.
    case newHistory(days: Int)
  }

  /// The verdict from the answers.
  package enum Verdict: String, MachineWord, Hashable {
    case due
    case notDue = "not_due"
    /// Neither performance nor effort could be evaluated.
    case unknown = "not_evaluated"
  }

  /// Days without training that are a rest, after which the signs start anew.
  package static let restDays = 7
  /// Days after a rest or a deload without another: the least time between deloads in logs.
  package static let quietDays = 21
  /// Days after a light workout without a deload: the lifter took it easy, and the signs may be of that day.
  package static let lightDays = 14
  /// Days off that are a break, and the days after it in which what was lost comes back.
  package static let (breakDays, returnDays) = (14, 28)

  /// The answers, and what rules a deload out.
  package init(
    scheduled: DeloadTrigger.Answer, falling: DeloadTrigger.Answer,
    declining: DeloadTrigger.Answer, harder: DeloadTrigger.Answer, exemption: Exemption? = nil,
    until: CivilDate
  ) {
    self.scheduled = scheduled
    self.falling = falling
    self.declining = declining
    self.harder = harder
    self.exemption = exemption
    self.until = until
  }

  /// The signs of performance and effort.
  private var performance: [DeloadTrigger.Answer] { [falling, declining, harder] }

  /// Due with two signs, at least one of them of performance or effort: time alone is none. Unknown where neither
  /// performance nor effort could be evaluated.
  package var verdict: Verdict {
    if exemption != nil { return .notDue }
    let signs = performance.count(where: \.isYes)
    if signs >= 1, signs + (scheduled.isYes ? 1 : 0) >= 2 { return .due }
    return performance.allSatisfy { $0.gap != nil } ? .unknown : .notDue
  }
}

extension DeloadFinding {
  /// Whether loads and sets are reduced now: a deload is due, or goes on.
  package var isLighterWeek: Bool {
    if case .inDeload = exemption { return true }
    return verdict == .due
  }
}

extension HistoryFindings {
  /// Whether a deload is due: see `LiftFindings.deload`.
  package func deload(by trigger: DeloadTrigger = .standard) -> DeloadFinding {
    liftFindings.deload(by: trigger)
  }
}

extension LiftFindings {
  private var log: TrainingLog { history.log }
  private var asOf: CivilDate { history.asOf }

  /// Whether a deload is due, by the lifts of the 14 days before today.
  package func deload(by trigger: DeloadTrigger = .standard) -> DeloadFinding {
    let recent = recentLifts
    return DeloadFinding(
      scheduled: scheduled(by: trigger), falling: falling(recent, by: trigger),
      declining: declining(recent, by: trigger), harder: harder(recent, by: trigger),
      exemption: exemption(of: recent), until: asOf.advanced(by: DeloadWeek.days))
  }

  /// Whether loads and sets are reduced now: ``DeloadFinding/isLighterWeek``, but signs that cannot change that are not looked
  /// for. Most histories are exempt or have no sign, and whether the same loads got harder takes longest.
  package func isLighterWeek(by trigger: DeloadTrigger = .standard) -> Bool {
    let recent = recentLifts
    if let exemption = exemption(of: recent) {
      if case .inDeload = exemption { return true }
      return false
    }
    let isScheduled = scheduled(by: trigger).isYes
    let signs = [falling(recent, by: trigger), declining(recent, by: trigger)].count(where: \.isYes)
    switch signs + (isScheduled ? 1 : 0) {
    case 0: return false
    case 1: return harder(recent, by: trigger).isYes
    default: return true
    }
  }

  /// The lifts of the 14 days before today.
  private var recentLifts: [LiftFinding] {
    lifts.filter { lift in
      let modality = log.exercises[lift.exercise].facts?.modality ?? .strength
      guard modality == .strength, let last = lift.sessions.last?.date else { return false }
      return asOf.days(since: last) <= DeloadTrigger.recentDays
    }
  }

  private func scheduled(by trigger: DeloadTrigger) -> DeloadTrigger.Answer {
    trigger.scheduled(
      asOf: asOf, firstSession: log.sessions.first?.date,
      lastRest: [breaks.deloads.last?.last, lastNamedDeload, lastReturn].compactMap(\.self).max())
  }

  private func falling(
    _ recent: [LiftFinding], by trigger: DeloadTrigger
  ) -> DeloadTrigger.Answer {
    trigger.falling(
      recent.compactMap { LiftStrength($0, breaks: breaks, log: log, asOf: asOf) }, asOf: asOf)
  }

  private func declining(
    _ recent: [LiftFinding], by trigger: DeloadTrigger
  ) -> DeloadTrigger.Answer {
    // A lift without a load, such as a crunch, is no reason to take the load off all others, and one that is coming back has
    // its lighter weeks in the past.
    trigger.declining(
      recent.filter { $0.series?.measure.isEstimate == true }
        .map { lift in
          let trend = lift.trend
          return DeloadTrigger.LiftTrend(
            exercise: lift.exercise, state: trend.isComingBack ? .progressing : trend.told,
            tookLoadOff: LiftFindings.tookLoadOff(trend))
        })
  }

  /// Whether the lift's last two days were as light, from one day to the next, as a deload would make them: there is nothing
  /// to take off.
  private static func tookLoadOff(_ trend: Trend) -> Bool {
    let last = trend.values.suffix(3)
    guard last.count == 3, let before = last.first else { return false }
    return last.dropFirst().allSatisfy { $0 <= DeloadWeek.loadShare * before }
  }

  private func harder(
    _ recent: [LiftFinding], by trigger: DeloadTrigger
  ) -> DeloadTrigger.Answer {
    trigger.harder(
      recent.compactMap { LiftWork(recentPart(of: $0), log: log, traits: history.traits) },
      asOf: asOf)
  }

  private func exemption(of recent: [LiftFinding]) -> DeloadFinding.Exemption? {
    guard let first = log.sessions.first?.date, let last = log.sessions.last?.date else {
      return nil
    }
    let idle = asOf.days(since: last)
    if idle >= DeloadFinding.restDays { return .resting(days: idle) }
    if let deload = breaks.deloads.last {
      if deload.isOpen { return .inDeload(since: deload.first) }
      if asOf.days(since: deload.last) <= DeloadFinding.quietDays {
        return .afterDeload(max(lastDay(of: deload), lastNamedDeload ?? deload.last))
      }
    }
    if let named = lastNamedDeload, asOf.days(since: named) <= DeloadFinding.quietDays {
      return .afterDeload(named)
    }
    if let light = breaks.lastLightDay, asOf.days(since: light) <= DeloadFinding.lightDays {
      return .lightDays(until: light)
    }
    if let rest = lastRest { return .rested(until: rest.until, days: rest.days) }
    let age = asOf.days(since: first)
    if age <= DeloadFinding.quietDays { return .newHistory(days: age) }
    return recent.contains { $0.sessions.last?.topRow != nil } ? nil : .noLoadedLift
  }

  /// The last rest from which the lifter returned a short time ago.
  private var lastRest: (until: CivilDate, days: Int)? {
    for index in log.sessions.indices.dropFirst().reversed() {
      let day = log.sessions[index].date
      let since = asOf.days(since: day)
      guard since <= DeloadFinding.returnDays else { return nil }
      let off = day.days(since: log.sessions[index - 1].date) - 1
      let isBreak = off + 1 >= DeloadFinding.breakDays
      if isBreak || (off >= DeloadFinding.restDays && since <= DeloadFinding.quietDays) {
        return (day, off)
      }
    }
    return nil
  }

  /// The last day of a deload as it is told: of a workout that the lifter called so within ten days from its first, where that is
  /// later than the last light one.
  package func lastDay(of deload: Deload) -> CivilDate {
    log.sessions.last { session in
      session.date > deload.last && deload.first.days(since: session.date) > -Deload.longest
        && Deload.isNamed(session, of: log)
    }?.date ?? deload.last
  }

  /// The last day that the lifter called a deload: it was meant so, even where its numbers do not show it.
  private var lastNamedDeload: CivilDate? {
    log.sessions.last { Deload.isNamed($0, of: log) }?.date
  }

  /// The day of the return from the last seven days or more without training; nil where there were none.
  private var lastReturn: CivilDate? {
    for index in log.sessions.indices.dropFirst().reversed() {
      let day = log.sessions[index].date
      if day.days(since: log.sessions[index - 1].date) > DeloadFinding.restDays { return day }
    }
    return nil
  }

  /// The lift with its last sessions, without those in which it was light in a deload: two that are compared, and those before
  /// them, lie within three times 42 days.
  private func recentPart(of lift: LiftFinding) -> LiftFinding {
    guard let last = lift.sessions.last?.date else { return lift }
    var recent = lift
    let old = lift.sessions.reversed()
      .drop { last.days(since: $0.date) <= 3 * DeloadTrigger.days }
    recent.done.sessions.removeFirst(old.count)
    recent.done.sessions.removeAll { breaks.isLight(lift.exercise, in: $0.session) }
    return recent
  }
}
