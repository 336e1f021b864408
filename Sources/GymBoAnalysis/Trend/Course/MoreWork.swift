internal import GymBoKernels
internal import GymBoLog

extension Trend {
  /// How many times the work of the sessions before with the load of their best sets is that of the last, at least.
  private static let moreWork = 1.25

  /// Whether the last session that counts did much more work with the load of its best set, for more repetitions, than the middle one of
  /// those before it: several sets of four after heavy singles and doubles. Equal sets are no try at what the lift can do, so that
  /// a lower estimate from them is no fall. A decision of this project.
  static func isMoreWork(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    let done = own.counted.compactMap { place -> (volume: Double, repetitions: Double)? in
      let point = points[place]
      guard let session = work.sessions.last(where: { $0.session == point.session }),
        let load = sets.load[point.row], let repetitions = sets.repetitions[point.row]
      else { return nil }
      let equal = session.rows.filter { sets.load[$0] == load }
      let count = equal.reduce(0) { $0 + Double(sets.repetitions[$1] ?? 0) }
      return (Load(units: load).kilograms * count, Double(repetitions))
    }
    let before = done.dropLast()
    let (volumes, repetitions) = (before.map(\.volume), before.map(\.repetitions))
    // Who did as many repetitions with the best of these weeks did no other work.
    guard let last = done.last, done.count == own.counted.count,
      let best = own.best.flatMap({ sets.repetitions[points[$0].row] }).map(Double.init),
      last.repetitions > best,
      let volume = median(volumes.span), let usual = median(repetitions.span)
    else { return false }
    return last.repetitions > usual && last.volume >= moreWork * volume
  }
}
