public import GymBoAnalysis
internal import GymBoLog

/// Which rule makes the suggestions.
public enum RuleChoice: String, Sendable, Hashable, CaseIterable {
  /// The RPE rule where the last session's RPE is known, else the linear rule.
  case auto
  /// As `auto`: a lift without RPE can only be answered by the linear rule.
  case rpe
  /// The linear rule for every lift.
  case linear
}

extension HistoryFindings {
  /// What to lift next: one suggestion for every lift with a session in the 42 days before today. Cardio and stretching
  /// are no lifts. Suspect sets are left out. The lift trained last comes first; of one day in the log's order.
  public func suggestions(rule: RuleChoice = .auto) -> [Suggestion] {
    let found = lifts.compactMap { lift -> Suggestion? in
      let modality = log.exercises[lift.exercise].facts?.modality ?? .strength
      guard modality == .strength, lift.isActive(asOf: asOf) else { return nil }
      return LiftAdvice(lift: lift, log: log, traits: traits)?.suggestion(rule: rule)
    }
    return found.sorted { first, second in
      (second.lastSession, first.exercise) < (first.lastSession, second.exercise)
    }
  }
}
