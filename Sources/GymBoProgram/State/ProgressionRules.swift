/// The rules by which an exercise goes on after a workout.
extension ExerciseState {
  /// Loads without a number begin with the one that was lifted.
  private mutating func takeFirstLoads(_ outcome: ExerciseOutcome) {
    changeSets { index, set in
      guard set.load == nil, let nearest = outcome.nearest(to: index),
        let load = outcome.loads[nearest]
      else { return }
      set.load = .load(load)
    }
  }

  /// Raises every load by a step: by as much as what was lifted with the step is above what was asked.
  private mutating func raiseLoads(
    by step: Amount, _ outcome: ExerciseOutcome, _ reference: WrittenLoad?
  ) {
    // Sets at the same place rise alike in every week.
    let rises = (0..<mostSets).map { index -> Rise? in
      guard let nearest = outcome.nearest(to: index), let lifted = outcome.loads[nearest] else {
        return nil
      }
      let target = step.added(to: lifted)
      let asked = outcome.asked[nearest].flatMap { $0.value != 0 ? $0 : nil }
      return Rise(target: target, difference: asked.map { target - $0 })
    }
    changeSets { index, set in
      guard let rise = rises[index] else { return }
      if let old = set.load(of: reference), let difference = rise.difference {
        set.load = .load(old + difference)
      } else {
        set.load = .load(rise.target)
      }
    }
  }

  /// What the sets at a place become: as much more as was lifted above what was asked, or a load of their own.
  private struct Rise {
    let target: WrittenLoad
    /// nil where nothing was asked.
    let difference: WrittenLoad?
  }

  /// - Parameter reference: the lift's reference load.
  mutating func progress(
    _ rule: Progression.LinearProgression, _ outcome: ExerciseOutcome, reference: WrittenLoad?
  ) {
    takeFirstLoads(outcome)
    if outcome.isMet {
      succeeded += 1
      guard succeeded >= rule.successes else { return }
      raiseLoads(by: rule.step, outcome, reference)
    } else if let drop = rule.drop, rule.failures > 0, !outcome.isNearlyMet {
      failed += 1
      guard failed >= rule.failures else { return }
      changeSets { _, set in
        if let load = set.load(of: reference) {
          set.load = .load(drop.negated.added(to: load))
        }
      }
    } else {
      return
    }
    (succeeded, failed) = (0, 0)
  }

  /// - Parameter reference: the lift's reference load.
  mutating func progress(
    _ rule: Progression.DoubleProgression, _ outcome: ExerciseOutcome, reference: WrittenLoad?
  ) {
    takeFirstLoads(outcome)
    guard outcome.isMet else { return }
    if outcome.repetitions.allSatisfy({ ($0 ?? 0) >= rule.upper }) {
      raiseLoads(by: rule.step, outcome, reference)
      changeSets { _, set in (set.repetitions, set.fewest) = (rule.lower, nil) }
    } else {
      changeSets { index, set in
        let done = outcome.nearest(to: index).flatMap { outcome.repetitions[$0] } ?? 0
        set.repetitions = min(rule.upper, done + 1)
        set.fewest = set.fewest.map { min($0, set.repetitions ?? $0) }
      }
    }
  }

  mutating func progress(sum repetitions: Int, _ step: Amount, _ outcome: ExerciseOutcome) {
    takeFirstLoads(outcome)
    guard outcome.repetitions.reduce(0, { $0 + ($1 ?? 0) }) >= repetitions else { return }
    changeSets { index, set in
      guard let nearest = outcome.nearest(to: index), let lifted = outcome.loads[nearest] else {
        return
      }
      set.load = .load(step.added(to: lifted))
    }
  }
}
