/// What kind of thing an insight says, in the order in which equally pressing ones are told.
public enum InsightType: String, Sendable, Hashable, CaseIterable {
  case suspectData = "data.suspect"
  case regressing = "lift.regressing"
  case deloadDue = "deload.due"
  case planFulfilment = "plan.fulfilment"
  case planDrift = "plan.drift"
  case plateau = "lift.plateau"
  case progressing = "lift.progressing"
  case easierSets = "lift.effort"
  case nearRecord = "lift.nearRecord"
  case roundGoal = "lift.goal"
  case records = "record.set"
  case drought = "record.drought"
  case overload = "overload.ready"
  case steadyRepetitions = "reps.steady"
  case muscleLow = "muscle.low"
  case muscleHigh = "muscle.high"
  case muscleChange = "muscle.change"
  case muscleUntrained = "muscle.untrained"
  case muscleFrequency = "muscle.frequency"
  case setBalance = "balance.sets"
  case strengthRatio = "balance.strength"
  case volumeChange = "volume.change"
  case intensityMix = "intensity.mix"
  case easyMuscle = "effort.easy"
  case hardMuscle = "effort.hard"
  case steadyHabit = "habit.steady"
  case slippingHabit = "habit.slipping"
  case missedWeekday = "habit.weekday"
  case weeklyGoal = "goal.week"
  case nearMilestone = "milestone.near"
  case blocks = "block.compare"
  case fatigue = "fatigue.session"
  case duration = "duration.change"
  case ledger = "ledger.record"
}

extension InsightType {
  /// How much it matters, and the weeks in which it is not told again.
  private var judgement: (weight: Double, coolDown: Int) {
    switch self {
    case .suspectData: (95, 0)
    case .regressing: (85, 1)
    case .deloadDue: (80, 1)
    case .planFulfilment: (78, 1)
    case .planDrift: (70, 2)
    case .plateau: (75, 2)
    case .progressing: (60, 2)
    case .easierSets: (58, 2)
    case .nearRecord: (40, 3)
    case .roundGoal: (42, 3)
    case .records: (70, 0)
    case .drought: (45, 4)
    case .overload: (65, 1)
    case .steadyRepetitions: (64, 2)
    case .muscleLow: (55, 2)
    case .muscleHigh: (60, 1)
    case .muscleChange: (50, 2)
    case .muscleUntrained: (48, 2)
    case .muscleFrequency: (30, 4)
    case .setBalance: (50, 3)
    case .strengthRatio: (35, 4)
    case .volumeChange: (38, 3)
    case .intensityMix: (28, 4)
    case .easyMuscle: (36, 3)
    case .hardMuscle: (46, 2)
    case .steadyHabit: (44, 2)
    case .slippingHabit: (56, 2)
    case .missedWeekday: (34, 3)
    case .weeklyGoal: (52, 0)
    case .nearMilestone: (26, 2)
    case .blocks: (32, 1)
    case .fatigue: (24, 4)
    case .duration: (20, 4)
    case .ledger: (22, 8)
    }
  }

  /// How much it matters, 20 to 95: a decision of this project.
  package var weight: Double { judgement.weight }
  /// Weeks in which something that goes on is not told again.
  package var coolDown: Int { judgement.coolDown }
  /// What it is about; of one group at most two are told.
  package var group: Substring { rawValue.prefix { $0 != "." } }
}
