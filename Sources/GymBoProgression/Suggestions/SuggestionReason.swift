public import GymBoLog

/// Why a suggestion is made, with the numbers that decided.
public enum SuggestionReason: Sendable, Hashable {
  /// The RPE of the heaviest set.
  case effort(rpe: Double)
  /// The RPE of the first and of the hardest set at the load, of which one asks for more and the other for less.
  case effortDiffers(first: Double, hardest: Double)
  /// The mean RPE of the session, because the heaviest set has none.
  case sessionEffort(rpe: Double)
  /// Done in a number of sessions in a row, of three, each time with at least these repetitions; 0 for work without any.
  case doneInARow(sessions: Int, repetitions: Int)
  /// Another load than the one before in each of the last sessions, so that nobody waits for three with the same one.
  case changedEachTime(sessions: Int)
  /// Fewer repetitions than on an earlier day of the last sessions with that load.
  case repetitionsFell(since: CivilDate)
  /// Pain, an injury or an operation was noted for the lift on a day of the last three weeks: nothing is added.
  case painNoted(on: CivilDate)
  /// An illness was noted on a day of the last week, in these words: nothing is added until it is over.
  case illnessNoted(on: CivilDate, note: String)
  /// The same work was missed in this many sessions in a row: fewer repetitions than these each time.
  case missed(sessions: Int, repetitions: Int)
  /// A test was worth this many percent more than all work of the last weeks.
  case testAbove(load: Load, repetitions: Int, on: CivilDate, percent: Double)
  /// A set of the last session was failed: never up after that.
  case failedSet
  /// The load, or the repetitions at one load, rose in this many sessions in a row.
  case rose(sessions: Int)
  /// No training for this many days, until the day of the return; nil where they go on.
  case afterBreak(days: Int, until: CivilDate?)
  /// On the way back to the load before a number of days without training, or without the lift alone. Work without a load goes
  /// back to the repetitions; `load` is nil then.
  case backTo(load: Load?, repetitions: Int, days: Int, isOfLift: Bool)
  /// The reason of a rule with numbers of its own.
  case rule(RuleReason)
}

/// Why a rule chosen on request answers as it does.
public enum RuleReason: Sendable, Hashable {
  /// Every target set reached the top of the range.
  case reachedTop(repetitions: Int)
  /// Within this range of repetitions.
  case withinRange(ClosedRange<Int>)
  /// Below this range of repetitions for a number of sessions in a row; after `of` sessions the load goes down.
  case belowRange(ClosedRange<Int>, sessions: Int, of: Int)
  /// A set of the last session was failed: never up after that.
  case failedSet
  /// How many of the last sessions in a row had repetitions to spare above the target in the last set; after `of` sessions
  /// the load goes up.
  case extraRepetitions(sessions: Int, of: Int, spare: Int)
  /// The next loadable load would be more than 10 % up, or down where the percentage is negative.
  case stepTooLarge(next: Load, percent: Double)
  /// The step costs more repetitions than the range has: the repetitions to expect with the next load.
  case stepNotFeasible(
    next: Load, percent: Double, expectedRepetitions: Double?, range: ClosedRange<Int>)
  /// Nothing heavier, or nothing lighter, can be loaded.
  case nothingToLoad
  /// The last session's set and effort against the target.
  case effort(repetitions: Int, rpe: Double)
  /// The target requires more than 10 % up; the load goes up by at most 10 %.
  case limited(wanted: Load)
  /// A percentage of this training max.
  case percentage(of: Load)
  /// The heaviest load with this probability. Where none has it, the load in use: then how likely it is, and how likely with
  /// one repetition fewer, which is nil for one repetition.
  case likely(asked: Double, unmet: Double? = nil, oneLess: Double? = nil)
  /// Week of the cycle and number of the cycle.
  case cycle(week: Int, cycle: Int, trainingMax: Load)
}

extension SuggestionReason {
  /// The days off between two workouts, one fewer than from the first to the second; of a break that goes on, the days since
  /// the last workout.
  package static func daysOff(between days: Int, isOver: Bool = true) -> Int {
    isOver ? days - 1 : days
  }

  /// The day of the note for which nothing is added; nil for other reasons.
  package var noted: CivilDate? {
    switch self {
    case .painNoted(let day), .illnessNoted(let day, _): day
    default: nil
    }
  }

  /// The words of machine formats for reasons, those of rules with numbers of their own among them.
  package enum Code: String, MachineWord, Hashable {
    case effort
    case effortDiffers = "effort_differs"
    case sessionEffort = "session_effort"
    case doneInARow = "done_in_a_row"
    case changedEachTime = "changed_each_time"
    case repetitionsFell = "repetitions_fell"
    case painNoted = "pain_noted"
    case illnessNoted = "illness_noted"
    case missed = "missed_repeatedly"
    case testAbove = "test_above"
    case failedSet = "failed_set"
    case reachedTop = "reached_top_of_range"
    case withinRange = "within_range"
    case belowRange = "below_range"
    case extraRepetitions = "extra_repetitions"
    case stepTooLarge = "step_too_large"
    case stepNotFeasible = "step_not_feasible"
    case nothingToLoad = "nothing_to_load"
    case limited = "limited_to_10_percent"
    case percentage, cycle, rose
    case afterBreak = "after_break"
    case backTo = "back_to_old_load"
    case likely
  }

  /// The word of machine formats.
  package var code: Code {
    switch self {
    case .effort: .effort
    case .effortDiffers: .effortDiffers
    case .sessionEffort: .sessionEffort
    case .doneInARow: .doneInARow
    case .changedEachTime: .changedEachTime
    case .repetitionsFell: .repetitionsFell
    case .painNoted: .painNoted
    case .illnessNoted: .illnessNoted
    case .missed: .missed
    case .testAbove: .testAbove
    case .failedSet: .failedSet
    case .rose: .rose
    case .afterBreak: .afterBreak
    case .backTo: .backTo
    case .rule(let reason): reason.code
    }
  }
}

extension RuleReason {
  fileprivate var code: SuggestionReason.Code {
    switch self {
    case .reachedTop: .reachedTop
    case .withinRange: .withinRange
    case .belowRange: .belowRange
    case .failedSet: .failedSet
    case .extraRepetitions: .extraRepetitions
    case .stepTooLarge: .stepTooLarge
    case .stepNotFeasible: .stepNotFeasible
    case .nothingToLoad: .nothingToLoad
    case .effort: .effort
    case .limited: .limited
    case .percentage: .percentage
    case .likely: .likely
    case .cycle: .cycle
    }
  }
}
