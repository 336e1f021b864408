internal import GymBoLog

extension Trend {
  /// Repetitions more, over all sets, that are a step: one may be chance.
  private static let fewestMore = 2

  /// How many sets of a day had the load of its best one, and their repetitions in all; nil where the day is none of the work.
  static func atBestLoad(
    _ point: MeasureSeries.Point, work: ExerciseWork, sets: SetColumns
  ) -> (sets: Int, repetitions: Int)? {
    guard let session = work.sessions.last(where: { $0.session == point.session }) else {
      return nil
    }
    let rows = session.rows.filter { sets.load[$0] == sets.load[point.row] }
    return (rows.count, rows.reduce(0) { $0 + Int(sets.repetitions[$1] ?? 0) })
  }

  /// Sessions at the end of which each had more repetitions than the one before it.
  private static let fewestRising = 3

  /// Whether the last three sessions had one best set, and in as many sets at its load more repetitions each time: a lift that rises
  /// set by set has not come to a halt.
  static func setsStillRise(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    let last = own.counted.suffix(fewestRising).map { points[$0] }
    guard let first = last.first, last.count == fewestRising,
      last.allSatisfy({
        sets.load[$0.row] == sets.load[first.row]
          && sets.repetitions[$0.row] == sets.repetitions[first.row]
      })
    else { return false }
    let done = last.compactMap { atBestLoad($0, work: work, sets: sets) }
    return done.count == last.count && done.allSatisfy { $0.sets == done[0].sets }
      && zip(done, done.dropFirst()).allSatisfy { $0.repetitions < $1.repetitions }
  }

  /// Whether the best sets of the judged weeks had one load and nearly the same repetitions, and the sets after them had more
  /// from the first session to the last, which had most of all: who brings every set to a number of repetitions before the
  /// load goes up is on the way, and on no plateau. Only sessions of as many sets at that load compare.
  static func weakerSetsRose(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    guard isSameWork(points, own, sets: sets) else { return false }
    let done = own.counted.compactMap { atBestLoad(points[$0], work: work, sets: sets) }
    guard done.count == own.counted.count, let first = done.first, let last = done.last,
      first.sets > 1, done.allSatisfy({ $0.sets == first.sets })
    else { return false }
    return last.repetitions >= first.repetitions + fewestMore
      && done.allSatisfy { $0.repetitions <= last.repetitions }
  }
}
