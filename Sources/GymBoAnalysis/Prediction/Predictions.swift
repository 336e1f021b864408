internal import GymBoKernels
package import GymBoLog
internal import GymBoPlatform

/// Predicts the next top set of every lift of a history.
///
/// How often the lifter repeats repetitions is counted over all lifts, so this is made once a history and asked for each
/// lift.
package struct Predictions: Sendable {
  /// By exercise of the log, its top sets in order of time; none for exercises without loads.
  let topSets: [[TopSet]]
  /// Habits over all lifts, up to today.
  private let habits: RepetitionHabits

  /// Those of a history, which keeps them. O(sets) at the first time, then O(1).
  package init(of history: PreparedHistory) { self = history.predictions }

  /// Finds the top sets of every lift. O(sets).
  init(topSetsOf history: PreparedHistory) {
    topSets = history.sessions.ofExercise.map { TopSet.all(of: $0, history: history) }
    habits = RepetitionHabits(of: topSets)
  }

  /// What the next top set of a lift follows from: its top sets up to today. O(sessions of the lift).
  /// - Returns: nil where the lift has no top set.
  package func next(of lift: LiftFinding) -> NextSet? {
    topSets.indices.contains(lift.exercise)
      ? NextSet(after: topSets[lift.exercise], lifter: habits) : nil
  }

  /// The same from other sets than the top sets of some days: a test of the maximum says nothing of the next working sets.
  /// - Parameter work: the set of a top set's day that is meant; nil leaves the day out.
  package func next(of lift: LiftFinding, work: (TopSet) -> TopSet?) -> NextSet? {
    topSets.indices.contains(lift.exercise)
      ? NextSet(after: topSets[lift.exercise].compactMap(work), lifter: habits) : nil
  }

  /// The same as it was before a day: nothing that was done on that day or later enters.
  ///
  /// O(lifts + sessions of the lift + top sets since that day).
  package func next(ofExercise exercise: Int, before day: CivilDate) -> NextSet? {
    guard topSets.indices.contains(exercise) else { return nil }
    let earlier = topSets[exercise].prefix(topSets[exercise].firstIndexInOrder { $0.date >= day })
    return earlier.isEmpty ? nil : NextSet(after: Array(earlier), lifter: habits(before: day))
  }

  /// Habits over all lifts, up to the day before. Recent days are asked for, so the pairs since then are taken away.
  private func habits(before day: CivilDate) -> RepetitionHabits {
    var later = RepetitionHabits()
    for sets in topSets {
      var index = sets.count - 1
      while index > 0, sets[index].date >= day {
        later.add(from: sets[index - 1], to: sets[index])
        index -= 1
      }
    }
    return habits - later
  }
}

extension Predictions {
  /// How usual a set was: the probability, before its day, of at least its repetitions with its load.
  /// - Parameters:
  ///   - row: of a set of the log.
  ///   - day: on which it was done.
  /// - Returns: nil where nothing is predicted: for drop sets, sets without a load above zero or with more repetitions than
  ///   ``TopSet/mostRepetitions``, and without an earlier top set of the exercise; and for singles, as a log has only those
  ///   that were completed.
  package func usualness(ofSet row: Int, on day: CivilDate, in log: TrainingLog) -> Usualness? {
    let columns = log.columns
    guard columns.semantics[row] == .loaded, columns.kind[row] != .drop,
      let load = columns.load[row], let repetitions = columns.repetitions[row],
      2...TopSet.mostRepetitions ~= Int(repetitions),
      let next = next(ofExercise: Int(columns.exercise[row]), before: day)
    else { return nil }
    let isFarAbove = isFarAbove(set: row, on: day, in: log)
    let isConfirmed = topSets[Int(columns.exercise[row])].contains { later in
      later.date > day && columns.load[later.row] ?? 0 >= load
        && later.repetitions >= Int(repetitions)
    }
    return next.distribution(load: Load(units: load), on: day).map {
      Usualness(
        probability: $0.probability(atLeast: Int(repetitions)), isFarAbove: isFarAbove,
        isConfirmed: isConfirmed)
    }
  }

  /// Whether a set is far above the top sets of all days before it, which are several: see ``Usualness/farFactor``.
  package func isFarAbove(set row: Int, on day: CivilDate, in log: TrainingLog) -> Bool {
    let columns = log.columns
    guard columns.semantics[row] == .loaded, let load = columns.load[row],
      let repetitions = columns.repetitions[row]
    else { return false }
    let exercise = Int(columns.exercise[row])
    return Usualness.hasWholeLoad(log.exercises[exercise])
      && isFarAbove(load: Load(units: load), Int(repetitions), exercise, before: day)
  }

  private func isFarAbove(
    load: Load, _ repetitions: Int, _ exercise: Int, before day: CivilDate
  ) -> Bool {
    let earlier = topSets[exercise].prefix { $0.date < day }
    let bests = earlier.compactMap {
      TenRepetitionMaximum.estimate(load: exp($0.logLoad), repetitions: $0.repetitions)
    }
    guard earlier.count >= Usualness.farDays, let best = bests.max(),
      let now = TenRepetitionMaximum.estimate(load: load.kilograms, repetitions: repetitions)
    else { return false }
    return now >= Usualness.farFactor * best
  }
}
