internal import GymBoLog
internal import GymBoPlatform

/// The one day of a lift that is far better than every other, before it and after it, or whose repetitions nobody would have
/// expected with its load.
///
/// A lifter who moves to a heavier machine, or learns a lift, comes back to such loads; a slip of the finger does not come
/// back. It may also be true, so the set stays what it is and is only asked about. On the day itself the report asks the same
/// (``Usualness``), where no later day can tell.
struct UnlikelySets {
  /// A day that leads by less is no question, be its repetitions as unlikely as they may.
  static let leastLead = 1.05

  let history: PreparedHistory

  /// O(sets).
  func find() -> [Suspicion] {
    let predictions = Predictions(of: history)
    return predictions.topSets.enumerated().compactMap { exercise, days in
      predictions.unlikely(among: days, in: history.log).map {
        suspicion($0.set, exercise, isFarAbove: $0.isFarAbove)
      }
    }
  }

  private func suspicion(_ set: TopSet, _ exercise: Int, isFarAbove: Bool) -> Suspicion {
    let log = history.log
    let name = log.exercises[exercise].name
    return Suspicion(
      issue: Issue(
        rule: .unlikelySet, severity: .warning, place: log.place(ofRow: set.row),
        doubt: isFarAbove
          ? .load(Load(units: log.columns.load.values[set.row]), exercise: name)
          : .repetitions(set.repetitions, exercise: name),
        proposal: .correctIfMistyped),
      rows: [])
  }
}

extension Predictions {
  /// The best top set of a lift, by its e10RM, where it is far above those of all other days or was very unlikely.
  fileprivate func unlikely(
    among days: [TopSet], in log: TrainingLog
  ) -> (set: TopSet, isFarAbove: Bool)? {
    guard days.count > Usualness.farDays else { return nil }
    var (best, second, place) = (0.0, 0.0, 0)
    for (index, set) in days.enumerated() {
      guard
        let value = TenRepetitionMaximum.estimate(
          load: exp(set.logLoad), repetitions: set.repetitions)
      else { continue }
      if value > best {
        (best, second, place) = (value, best, index)
      } else {
        second = max(second, value)
      }
    }
    guard second > 0, best >= UnlikelySets.leastLead * second else { return nil }
    let set = days[place]
    let exercise = log.exercises[Int(log.columns.exercise[set.row])]
    if best >= Usualness.farFactor * second, Usualness.hasWholeLoad(exercise) { return (set, true) }
    guard place >= Usualness.farDays,
      let usualness = usualness(ofSet: set.row, on: set.date, in: log),
      usualness.probability < Usualness.jump
    else { return nil }
    return (set, false)
  }
}
