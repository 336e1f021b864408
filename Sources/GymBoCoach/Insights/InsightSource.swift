/// The part of a moment in which insights are looked for.
enum InsightSource: Sendable, Hashable, CaseIterable {
  // In the order in which equally pressing ones are found.
  case data, lifts, plan, muscles, balance, weeks, habits, ledger, fatigue, weekdays, blocks

  /// Whether it looks at what is found of single lifts.
  var needsLifts: Bool {
    switch self {
    case .data, .muscles, .weeks, .weekdays: false
    // Of habits, a light week is asked of the lifts; of balance, the strength ratios.
    case .lifts, .plan, .balance, .habits, .ledger, .fatigue, .blocks: true
    }
  }
}

extension InsightType {
  /// Where it is found.
  var source: InsightSource {
    switch self {
    case .suspectData: .data
    case .regressing, .deloadDue, .plateau, .progressing, .easierSets, .nearRecord, .roundGoal,
      .records, .drought, .overload, .steadyRepetitions:
      .lifts
    case .planFulfilment, .planDrift: .plan
    case .muscleLow, .muscleHigh, .muscleUntrained, .muscleFrequency, .easyMuscle, .hardMuscle:
      .muscles
    case .setBalance, .strengthRatio, .intensityMix: .balance
    case .muscleChange, .volumeChange, .duration: .weeks
    case .steadyHabit, .slippingHabit, .weeklyGoal, .nearMilestone: .habits
    case .ledger: .ledger
    case .fatigue: .fatigue
    case .missedWeekday: .weekdays
    case .blocks: .blocks
    }
  }
}
