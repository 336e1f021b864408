public import GymBoLog

/// A round number reached.
public struct Milestone: Sendable, Hashable {
  /// What was reached.
  public enum Kind: Sendable, Hashable {
    /// Kilograms lifted in all, without suspect sets: a multiple of 10,000.
    case volume(kilograms: Int)
    /// Days without a gap longer than three (an option): 7, 30, 100 or 365.
    case steadyDays(Int)
    /// Thirteen weeks in a row with training.
    case trainingWeeks(Int)
  }

  /// What was reached.
  public let kind: Kind
  /// The day on which it was first reached.
  public let date: CivilDate

  static let volumeStep = 10_000
  static let streakLengths = [7, 30, 100, 365]
  static let weekRun = 13

  /// All milestones of a history, in order of time.
  static func all(of log: TrainingLog, traits: SetTraits, asOf: CivilDate, gap: Int) -> [Milestone]
  {
    let counter = StreakCounter(log: log, asOf: asOf)
    let found = volume(of: log, traits: traits) + steady(counter, gap: gap) + weeks(of: log)
    // Stable: of one day, in the order volume, days, weeks.
    return found.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }

  private static func volume(of log: TrainingLog, traits: SetTraits) -> [Milestone] {
    var found: [Milestone] = []
    let step = Volume(units: Int64(volumeStep) * LoadUnit.kilogram.unitsPerOne)
    var tonnage = Volume.zero
    var reached = 0
    for session in log.sessions {
      for row in session.sets where !traits.marks[row].contains(.suspect) {
        tonnage += traits.tonnage[row]
      }
      // At most 461,000 tonnes, which are 46,100 steps.
      let steps = Int(tonnage.units / step.units)
      while reached < steps {
        reached += 1
        found.append(
          Milestone(kind: .volume(kilograms: reached * volumeStep), date: session.date))
      }
    }
    return found
  }

  /// Each length counts when it is reached for the first time.
  private static func steady(_ counter: StreakCounter, gap: Int) -> [Milestone] {
    let runs = counter.runs(longestGap: gap)
    return streakLengths.compactMap { length in
      guard let run = runs.first(where: { $0.count >= length }) else { return nil }
      let target = run.first.advanced(by: length - 1)
      // The streak has reached the length on the first training day at or after the target.
      guard let date = counter.days.first(where: { $0 >= target }) else { return nil }
      return Milestone(kind: .steadyDays(length), date: date)
    }
  }

  private static func weeks(of log: TrainingLog) -> [Milestone] {
    let weeks = StreakCounter.weeks(of: log, withWorkouts: 1)
    var run = 0
    var last: ISOWeek?
    for week in weeks {
      run = last.map { week.weeks(since: $0) == 1 } ?? false ? run + 1 : 1
      last = week
      if run == weekRun, let first = log.sessions.first(where: { $0.date >= week.start }) {
        return [Milestone(kind: .trainingWeeks(weekRun), date: first.date)]
      }
    }
    return []
  }
}
