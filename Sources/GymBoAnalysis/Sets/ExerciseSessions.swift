internal import GymBoLog

/// The history regrouped by exercise: the sessions of every exercise, in order of time.
package struct ExerciseSessions: Sendable {
  /// For each exercise of the log, its sessions with at least one working or failed set. A session that has only warm-ups of
  /// the exercise does not count: it says nothing of its strength and does not keep it active.
  package private(set) var ofExercise: [[ExerciseSession]] = []

  /// Those before a session of the log. O(exercises · log sessions).
  func before(_ session: Int) -> ExerciseSessions {
    var earlier = self
    for exercise in ofExercise.indices {
      let kept = ofExercise[exercise].firstIndexInOrder { $0.session >= session }
      earlier.ofExercise[exercise].removeSubrange(kept...)
    }
    return earlier
  }

  init(of log: TrainingLog, blocks: ExerciseBlocks, traits: SetTraits) {
    let sets = log.columns
    // A missing load or count is 0 in these columns, a missing estimate −∞.
    let (loads, repetitions) = (sets.load.values, sets.repetitions.values)
    let (marks, tonnage, estimates) = (traits.marks, traits.tonnage, traits.estimate.values)
    // Spans of one length: the compiler then checks a row against one length only.
    let rows = 0..<sets.count
    let mark = marks.span.extracting(rows)
    let load = loads.span.extracting(rows)
    let count = repetitions.span.extracting(rows)
    let volume = tonnage.span.extracting(rows)
    let estimate = estimates.span.extracting(rows)
    ofExercise.reserveCapacity(log.exercises.count)
    for exercise in log.exercises.indices {
      let own = blocks.ofExercise(exercise)
      var lifts: [ExerciseSession] = []
      lifts.reserveCapacity(own.count)
      var next = own.lowerBound
      while next < own.upperBound {
        let (session, date) = (blocks.blocks[next].session, blocks.blocks[next].date)
        var lift = ExerciseSession(exercise: exercise, session: Int(session), date: date)
        // Further blocks of the exercise in the same session, with other exercises in between.
        repeat {
          lift.add(
            blocks.blocks[next].rows, of: sets, marks: mark, loads: load, repetitions: count,
            tonnage: volume, estimates: estimate)
          next += 1
        } while next < own.upperBound && blocks.blocks[next].session == session
        lift.settle(with: sets)
        if lift.isDone { lifts.append(consume lift) }
      }
      ofExercise.append(lifts)
    }
  }
}
