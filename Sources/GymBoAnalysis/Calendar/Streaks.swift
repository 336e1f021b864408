internal import GymBoLog

/// A run of training without a break.
public struct Streak: Sendable, Hashable {
  /// What runs without a break.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Days in a row with training.
    case trainingDays
    /// Days without a gap longer than three (an option) between training days, from the first to the last of them.
    case steadyDays
    /// Weeks in a row that met the goal; the current week can only extend it.
    case goalWeeks
  }

  /// What runs without a break.
  public let kind: Kind
  /// Length of the run that is still alive today; 0 if none is.
  public let current: Int
  /// Length of the longest run so far, the current one included.
  public let longest: Int
  /// Whether the current run is longer than every run before it.
  public let isRecord: Bool
}

/// The three streaks of a history up to today, and the days on which runs reached given lengths.
struct StreakCounter {
  /// Distinct training days, in order.
  let days: [CivilDate]
  let asOf: CivilDate

  init(log: TrainingLog, asOf: CivilDate) {
    var days: [CivilDate] = []
    for session in log.sessions where days.last != session.date { days.append(session.date) }
    self.days = days
    self.asOf = asOf
  }

  func trainingDays() -> Streak {
    streak(.trainingDays, runs: runs(longestGap: 1), aliveFor: 1)
  }

  func steadyDays(gap: Int) -> Streak {
    streak(.steadyDays, runs: runs(longestGap: gap), aliveFor: gap)
  }

  /// - Parameter goal: workouts a week.
  func goalWeeks(goal: Int, log: TrainingLog) -> Streak {
    let met = StreakCounter.weeks(of: log, withWorkouts: goal)
    let lengths = StreakCounter.runLengths(of: met)
    let thisWeek = asOf.isoWeek
    // A week that still runs and has not met the goal yet does not end the run of the week before.
    let needed = asOf < thisWeek.end ? thisWeek.previous : thisWeek
    let isAlive = met.last.map { $0 >= needed } ?? false
    return StreakCounter.streak(.goalWeeks, lengths: lengths, isAlive: isAlive)
  }

  /// Runs of training days without a longer gap between two of them.
  func runs(longestGap: Int) -> [DayRange] {
    var runs: [DayRange] = []
    for day in days {
      if let last = runs.last, day.days(since: last.last) <= longestGap {
        runs[runs.count - 1].last = day
      } else {
        runs.append(DayRange(day, day))
      }
    }
    return runs
  }

  private func streak(_ kind: Streak.Kind, runs: [DayRange], aliveFor days: Int) -> Streak {
    let isAlive = runs.last.map { asOf.days(since: $0.last) <= days } ?? false
    return StreakCounter.streak(kind, lengths: runs.map(\.count), isAlive: isAlive)
  }

  private static func streak(_ kind: Streak.Kind, lengths: [Int], isAlive: Bool) -> Streak {
    let current = isAlive ? lengths.last ?? 0 : 0
    let before = (isAlive ? lengths.dropLast() : lengths[...]).max() ?? 0
    return Streak(
      kind: kind, current: current, longest: max(current, before),
      isRecord: current > before && before > 0)
  }

  /// Weeks with at least a number of workouts, in order.
  static func weeks(of log: TrainingLog, withWorkouts goal: Int) -> [ISOWeek] {
    var weeks: [(week: ISOWeek, workouts: Int)] = []
    for session in log.sessions {
      let week = session.date.isoWeek
      if weeks.last?.week == week {
        weeks[weeks.count - 1].workouts += 1
      } else {
        weeks.append((week, 1))
      }
    }
    return weeks.filter { $0.workouts >= goal }.map(\.week)
  }

  /// Lengths of the runs of consecutive weeks.
  static func runLengths(of weeks: [ISOWeek]) -> [Int] {
    var lengths: [Int] = []
    var last: ISOWeek?
    for week in weeks {
      if let last, week.weeks(since: last) == 1 {
        lengths[lengths.count - 1] += 1
      } else {
        lengths.append(1)
      }
      last = week
    }
    return lengths
  }
}
