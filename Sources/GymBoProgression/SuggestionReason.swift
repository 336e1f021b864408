public import GymBoLog

/// Why a suggestion is made, with the numbers that decided.
public enum SuggestionReason: Sendable, Hashable {
  /// The RPE of the heaviest set.
  case effort(rpe: Double)
  /// The mean RPE of the session, because the heaviest set has none.
  case sessionEffort(rpe: Double)
  /// Done in a number of sessions in a row, of three.
  case doneInARow(sessions: Int)
  /// Repetitions fell below those of the first of three sessions.
  case repetitionsFell
  /// A set of the last session was failed: never up after that.
  case failedSet
  /// The load, or the repetitions at one load, rose in this many sessions in a row.
  case rose(sessions: Int)
  /// No training for this many days.
  case afterBreak(days: Int)
  /// On the way back to the load before a break of this many days.
  case backTo(load: Load, days: Int)
  /// The reason of a rule with numbers of its own.
  case rule(RuleReason)
}

/// Why a rule chosen on request answers as it does.
public enum RuleReason: Sendable, Hashable {
  /// Every target set reached the top of the range.
  case reachedTop(repetitions: Int)
  /// Within the range.
  case withinRange
  /// Below the range for a number of sessions in a row; after `of` sessions the load goes down.
  case belowRange(sessions: Int, of: Int)
  /// A set of the last session was failed: never up after that.
  case failedSet
  /// How many of the last two sessions in a row had two repetitions above the target in the last set.
  case extraRepetitions(sessions: Int)
  /// The next loadable load would be more than 10 % up, or down where the percentage is negative.
  case stepTooLarge(next: Load, percent: Double)
  /// The step costs more repetitions than the range has: the repetitions to expect with the next load.
  case stepNotFeasible(next: Load, percent: Double, expectedRepetitions: Double?)
  /// Nothing heavier, or nothing lighter, can be loaded.
  case nothingToLoad
  /// The last session's set and effort against the target.
  case effort(repetitions: Int, rpe: Double)
  /// The target requires more than 10 % up; the load goes up by at most 10 %.
  case limited(wanted: Load)
  /// A percentage of this training max.
  case percentage(of: Load)
  /// The heaviest load with this probability; or, where none has it, the load in use.
  case likely(asked: Double, isMet: Bool)
  /// Week of the cycle and number of the cycle.
  case cycle(week: Int, cycle: Int, trainingMax: Load)
}
