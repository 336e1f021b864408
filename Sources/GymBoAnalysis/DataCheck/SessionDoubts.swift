internal import GymBoLog

/// Sessions that are doubtful as a whole: longer than six hours, or logged twice.
struct SessionDoubts {
  let log: TrainingLog

  /// The fewest sets of a session that can be called a copy; two short workouts may be equal by chance.
  static let fewestCopiedSets = 3

  func find() -> [Suspicion] {
    longDurations() + duplicates()
  }

  private func longDurations() -> [Suspicion] {
    log.sessions.compactMap { session in
      guard let duration = session.duration, duration > Totals.longestPlausible,
        let row = session.sets.first
      else { return nil }
      return Suspicion(
        issue: Issue(
          rule: .longDuration, severity: .warning, place: log.place(ofRow: row),
          doubt: .duration(duration), proposal: .leftOutOfAverageDurations),
        rows: [])
    }
  }

  /// Two sessions of one day with the same sets in the same order.
  private func duplicates() -> [Suspicion] {
    var found: [Suspicion] = []
    for index in log.sessions.indices.dropFirst() {
      let session = log.sessions[index]
      var other = index - 1
      while other >= 0, log.sessions[other].date == session.date {
        if isCopy(session.sets, of: log.sessions[other].sets), let row = session.sets.first {
          found.append(
            Suspicion(
              issue: Issue(
                rule: .duplicateWorkout, severity: .warning, place: log.place(ofRow: row),
                doubt: .workout(start: session.start, sets: session.sets.count),
                proposal: .deleteOneWorkout),
              rows: []))
          break
        }
        other -= 1
        // A day with more sessions than any person trains is not compared pair by pair.
        if index - other > 20 { break }
      }
    }
    return found
  }

  private func isCopy(_ a: Range<Int>, of b: Range<Int>) -> Bool {
    guard a.count == b.count, a.count >= SessionDoubts.fewestCopiedSets else { return false }
    let sets = log.columns
    return zip(a, b).allSatisfy { first, second in
      sets.exercise[first] == sets.exercise[second] && sets.load[first] == sets.load[second]
        && sets.repetitions[first] == sets.repetitions[second]
        && sets.seconds[first] == sets.seconds[second]
        && sets.metres[first] == sets.metres[second]
    }
  }
}
