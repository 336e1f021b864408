package import GymBoAnalysis
internal import GymBoLog

/// Whether a deload is due: the answers of the three triggers and the verdict from them.
package struct DeloadFinding: Sendable, Hashable {
  /// Whether it is time for one.
  package var scheduled: DeloadTrigger.Answer
  /// Whether lifts decline.
  package var declining: DeloadTrigger.Answer
  /// Whether the same loads got harder.
  package var harder: DeloadTrigger.Answer

  /// The verdict from the three answers.
  package enum Verdict: String, MachineWord, Hashable {
    case due
    case notDue = "not_due"
    /// No trigger says yes, and at least one could not be evaluated.
    case unknown = "not_evaluated"
  }

  /// The three answers.
  package init(
    scheduled: DeloadTrigger.Answer, declining: DeloadTrigger.Answer, harder: DeloadTrigger.Answer
  ) {
    self.scheduled = scheduled
    self.declining = declining
    self.harder = harder
  }

  /// Due where one of the three says yes; unknown where none does and one could not be evaluated.
  package var verdict: Verdict {
    let answers = [scheduled, declining, harder]
    let isDue = answers.contains { if case .yes = $0 { true } else { false } }
    if isDue { return .due }
    return answers.allSatisfy { if case .no = $0 { true } else { false } } ? .notDue : .unknown
  }
}

extension HistoryFindings {
  /// Whether a deload is due for the lifts of the 42 days before today. Who has not trained for three weeks is resting.
  package func deload(by trigger: DeloadTrigger = .standard) -> DeloadFinding {
    if let last = log.sessions.last, asOf.days(since: last.date) >= Layoff.shortest {
      let resting = DeloadTrigger.Answer.no(.resting(days: asOf.days(since: last.date)))
      return DeloadFinding(scheduled: resting, declining: resting, harder: resting)
    }
    let active = lifts.filter { lift in
      let modality = log.exercises[lift.exercise].facts?.modality ?? .strength
      return modality == .strength && lift.isActive(asOf: asOf)
    }
    let lastBreak = [breaks.deloads.last?.last, breaks.layoffs.last?.firstAfter]
      .compactMap(\.self).max()
    return DeloadFinding(
      scheduled: trigger.scheduled(
        asOf: asOf, firstSession: log.sessions.first?.date, lastBreak: lastBreak),
      declining: trigger.declining(active.map { ($0.exercise, $0.trend.state) }),
      harder: trigger.harder(
        active.compactMap { LiftWork($0.recent, log: log, traits: traits) }, asOf: asOf))
  }
}

extension LiftFinding {
  /// The lift with its last sessions: two that are compared, and those before them, lie within three times 42 days.
  fileprivate var recent: LiftFinding {
    guard let last = sessions.last?.date else { return self }
    var lift = self
    let old = sessions.reversed().drop { last.days(since: $0.date) <= 3 * DeloadTrigger.days }
    lift.done.sessions.removeFirst(old.count)
    return lift
  }
}
