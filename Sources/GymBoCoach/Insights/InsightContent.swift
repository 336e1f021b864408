package import GymBoAnalysis
package import GymBoLog
package import GymBoProgression

/// What an insight says, as values. Exercises are indices into the log's.
package enum InsightContent: Sendable {
  /// Sets of the last weeks that the data check doubts.
  case suspectSets(Int)
  /// A lift that falls, does not rise, or rises.
  case lift(LiftMovement)
  case deload(DeloadFinding)
  /// Percent of the planned sets, and how many days of those due were done.
  case planKept(percent: Double, daysDone: Int, daysDue: Int)
  /// Percent a week by which loads move away from the plan, with its 80 % interval.
  case planDrift(percent: Double, interval: ClosedRange<Double>)
  /// The same set, easier: mean RPE of the four sessions before, and of the last four.
  case easier(exercise: Int, row: Int, before: Double, now: Double)
  /// The best e1RM of the last 14 days, and the record, in kilograms.
  case nearRecord(exercise: Int, kilograms: Double, record: Double)
  /// A round e1RM, in about how many weeks at the pace of late, and how likely it is within eight.
  case roundGoal(
    exercise: Int, from: Double, kilograms: Double, weeks: Double, probability: Double)
  /// Lifts with a new best in the week.
  case records([Int])
  /// Whole weeks without a new best, and the sessions in them.
  case drought(weeks: Int, sessions: Int)
  /// Lifts for which more load is suggested.
  case overload([Int])
  /// The same set in sessions in a row, and what is suggested next.
  case steady(
    exercise: Int, row: Int, sessions: Int, since: CivilDate, days: Int, next: Suggestion)
  /// Sets a week of late, and the fewest that are commonly given as effective.
  case muscleLow(Muscle, sets: Double, least: Double)
  case muscleHigh(Muscle, sets: Double, most: Double)
  case muscleChange(Muscle, before: Double, now: Double)
  case muscleUntrained(Muscle, days: Int)
  /// Days a week with the muscle, and its sets on such a day.
  case muscleFrequency(Muscle, daysAWeek: Double, setsADay: Double)
  case setBalance(SetBalance)
  case strengthRatio(StrengthRatio, StrengthRatio.Estimate)
  /// Kilograms a week.
  case volumeChange(before: Double, now: Double)
  /// Percent of the sets.
  case bandMoved(RepetitionBands.Band, before: Double, now: Double)
  /// Mean RPE of a muscle's sets, and how many are rated.
  case effort(Muscle, rpe: Double, sets: Int)
  /// Weeks in a row with at least this number of workouts.
  case steadyWeeks(weeks: Int, workouts: Int, isRecord: Bool)
  /// Workouts a week.
  case slipping(before: Double, now: Double)
  case missedWeekday(Weekday, missed: Int)
  case goalMet(workouts: Int, goal: Int)
  case goalMissed(workouts: Int, goal: Int)
  case goalAtRisk(missing: Int, daysLeft: Int)
  /// Kilograms lifted in all that are near, and what is missing.
  case volumeNear(goal: Double, missing: Double)
  case streakNear(days: Int, daysLeft: Int)
  /// Working sets of the same week of two blocks, and the change of the e1RM of the lifts that both have, in percent.
  case blocks(week: Int, sets: Int, setsBefore: Int, strength: Double?)
  /// Percent of repetitions lost from the first set to the last.
  case fatigue(exercise: Int, before: Double, now: Double)
  /// Seconds a working set.
  case duration(before: Double, now: Double)
  case ledger(LedgerShares)
}

/// What a lift did, with what was changed about it of late.
package struct LiftMovement: Sendable {
  package let exercise: Int
  /// As it is told everywhere: progressing, plateau, not rising or declining.
  package let state: TrendState
  package let verdict: TrendVerdict
  package let weeksSinceBest: Int?
  package let work: WorkChange?
  /// What the sessions of the judged weeks show, from the first to the last, in percent: as the report tells it of a lift that
  /// falls. A plateau has none.
  package var seenPercent: Double?
  /// Of a lift that rises.
  package var levels: Levels?

  /// The levels of the judged weeks, as the report tells them.
  package struct Levels: Sendable, Hashable {
    package let measure: ProgressMeasure
    package let from: Double
    package let to: Double
    package let days: Int
  }

  /// How the lift was trained in the last four weeks against the eight before.
  package enum WorkChange: String, MachineWord, Hashable {
    case moreSets = "more_sets"
    case harderSets = "harder_sets"
    case neither
  }
}
