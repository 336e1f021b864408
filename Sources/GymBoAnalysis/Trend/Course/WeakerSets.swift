internal import GymBoLog

extension Trend {
  /// Repetitions more, over all sets, that are a step: one may be chance.
  private static let fewestMore = 2

  /// The repetitions of the sets of a day that had the load of its best one; none where the day is none of the work.
  static func atBestLoad(
    _ point: MeasureSeries.Point, work: ExerciseWork, sets: SetColumns
  ) -> [Int] {
    guard let session = work.sessions.last(where: { $0.session == point.session }) else {
      return []
    }
    return session.rows.filter { sets.load[$0] == sets.load[point.row] }
      .map { Int(sets.repetitions[$0] ?? 0) }
  }

  /// Sessions at the end of which none had fewer repetitions than the one before it.
  private static let fewestRising = 3

  /// Whether the last three sessions had one best set at no more effort, and at its load no fewer repetitions each time, and clearly
  /// more in the last than in the first of them, of as many sets too, and than ever before: a lift that rises set by set has not come to a halt. A day
  /// with one set at that load beside other work does not compare.
  static func setsStillRise(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    guard let end = own.counted.last else { return false }
    let days = own.counted.reversed().lazy.map {
      (place: $0, done: atBestLoad(points[$0], work: work, sets: sets))
    }
    .filter { $0.done.count > 1 }.prefix(fewestRising).reversed()
    guard days.count == fewestRising, let first = days.first, let last = days.last,
      last.place == end
    else { return false }
    func effort(_ place: Int) -> Double? { SetTraits.effort(points[place].row, of: sets) }
    let (row, now) = (points[first.place].row, days.map { points[$0.place].row })
    guard
      now.allSatisfy({
        sets.load[$0] == sets.load[row] && sets.repetitions[$0] == sets.repetitions[row]
      }), effort(last.place) ?? 0 <= effort(first.place) ?? 10
    else { return false }
    func total(_ place: Int) -> Int {
      atBestLoad(points[place], work: work, sets: sets).reduce(0, +)
    }
    let totals = days.map { $0.done.reduce(0, +) }
    let fewest = days.map(\.done.count).min() ?? 0
    // What was done before came back only.
    let before = points.indices.prefix { $0 < first.place }
      .filter { sets.load[points[$0].row] == sets.load[row] }.map(total)
    guard let most = totals.last, before.allSatisfy({ $0 < most }) else { return false }
    return zip(totals, totals.dropFirst()).allSatisfy { $0 <= $1 }
      && most - fewestMore >= first.done.reduce(0, +)
      && last.done.prefix(fewest).reduce(0, +) > first.done.prefix(fewest).reduce(0, +)
  }

  /// Whether the best sets of the judged weeks had one load and nearly the same repetitions, and the sets after them had more
  /// from the first session to the last, which had most of all: who brings every set to a number of repetitions before the
  /// load goes up is on the way, and on no plateau. Only sessions of as many sets at that load compare.
  static func weakerSetsRose(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    guard isSameWork(points, own, sets: sets) else { return false }
    let done = own.counted.map { atBestLoad(points[$0], work: work, sets: sets) }
    guard let first = done.first, first.count > 1, done.allSatisfy({ $0.count == first.count })
    else { return false }
    let totals = done.map { $0.reduce(0, +) }
    return totals.last == totals.max() && totals.last ?? 0 >= totals[0] + fewestMore
  }
}
