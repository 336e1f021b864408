internal import GymBoKernels
internal import GymBoLog

/// The last sessions of a lift that all did the same work.
///
/// Their best sets have one load, and repetitions that are at most one apart, of five sessions or more two; the later half has no
/// more of them than the earlier one, by half a repetition. They are four sessions or more over two weeks or more. An estimate
/// may scatter by what a repetition is worth, and yet nothing moves: a lifter who does 12.5 kg for 10 or 11 each time has
/// stopped rising. A decision of this project.
enum HeldWork {
  private static let fewestSessions = 4
  private static let shortestDays = 14
  private static let fewestForTwo = 5
  private static let mostGain = 0.5

  /// The place of the first of them among the points; nil where the last sessions are none.
  static func start(of points: [MeasureSeries.Point], sets: SetColumns) -> Int? {
    guard let last = points.last, let load = sets.load[last.row] else { return nil }
    let same = points.reversed().prefix { sets.load[$0.row] == load }.count
    for start in points.indices.suffix(same) {
      let held = points[start...]
      guard held.count >= fewestSessions, last.date.days(since: held[start].date) >= shortestDays
      else { return nil }
      let repetitions = held.compactMap { sets.repetitions[$0.row] }
      guard repetitions.count == held.count, let least = repetitions.min(),
        let most = repetitions.max()
      else { return nil }
      let apart = held.count >= fewestForTwo ? 2 : 1
      if most - least <= apart, gain(repetitions) <= mostGain { return start }
    }
    return nil
  }

  /// Repetitions by which the mean of the later half is above that of the earlier one.
  private static func gain(_ repetitions: [Int32]) -> Double {
    func mean(_ part: ArraySlice<Int32>) -> Double {
      Double(part.reduce(0, +)) / Double(max(1, part.count))
    }
    let half = repetitions.count / 2
    return mean(repetitions.suffix(half)) - mean(repetitions.prefix(half))
  }
}
