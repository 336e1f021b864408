internal import GymBoLog

extension Trend {
  /// Repetitions more, over all sets, that are a step: one may be chance.
  private static let fewestMore: Int32 = 2

  /// Whether the best sets of the judged weeks had one load and nearly the same repetitions, and the sets after them had more
  /// from the first session to the last, which had most of all: who brings every set to a number of repetitions before the
  /// load goes up is on the way, and on no plateau. Only sessions of as many sets at that load compare.
  static func weakerSetsRose(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    guard isSameWork(points, own, sets: sets) else { return false }
    let done = own.counted.compactMap { place -> (sets: Int, repetitions: Int32)? in
      let point = points[place]
      guard let session = work.sessions.last(where: { $0.session == point.session }) else {
        return nil
      }
      let rows = session.rows.filter { sets.load[$0] == sets.load[point.row] }
      return (rows.count, rows.reduce(0) { $0 + (sets.repetitions[$1] ?? 0) })
    }
    guard done.count == own.counted.count, let first = done.first, let last = done.last,
      first.sets > 1, done.allSatisfy({ $0.sets == first.sets })
    else { return false }
    return last.repetitions >= first.repetitions + fewestMore
      && done.allSatisfy { $0.repetitions <= last.repetitions }
  }
}
