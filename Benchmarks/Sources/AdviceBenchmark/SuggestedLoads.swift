@testable import GymBoLog

extension Replay {
  /// Days without any training that are a break.
  private static let breakDays = 14

  /// The days between two days, breaks of all training left out: after those the base is the last session before them.
  private func daysOfTraining(from first: CivilDate, through last: CivilDate) -> Int {
    let dates = days.filter { $0 >= first && $0 <= last } + [last]
    let resting = zip(dates, dates.dropFirst()).map { $1.days(since: $0) }
      .filter { $0 >= Replay.breakDays }
    return last.days(since: first) - resting.reduce(0, +)
  }

  /// Days of training after which a session is no base for the next one, and loads are no longer known to be possible.
  private static let recentDays = 42
  /// The most that a load may be above the heaviest one of these days.
  private static let largestRise = 1.1

  /// Counts suggestions with an old base, and loads far above anything recent.
  func countLoads(_ work: SuggestedWork, on day: CivilDate, _ tally: inout Tally) {
    let age = daysOfTraining(from: work.base, through: day)
    tally.count(.oldBase, age > Replay.recentDays, "\(name(work.exercise, day)), \(age) days")
    guard work.isLoaded, let load = work.load else { return }
    let heaviest = done.recent(work.exercise, days: Replay.recentDays, through: day)
      .flatMap(\.sets).filter { !suspectRows.contains($0.row) }.compactMap(\.load).max()
    guard let heaviest, heaviest > 0 else { return }
    tally.count(
      .heavyLoad, load > Replay.largestRise * heaviest * (1 + 1e-9),
      "\(name(work.exercise, day)), \(load) kg after at most \(heaviest) kg")
  }
}
