internal import GymBoLog

/// Sessions that are doubtful as a whole: longer than six hours, or logged twice.
struct SessionDoubts {
  let log: TrainingLog

  /// The fewest sets of a session that can be called a copy; two short workouts may be equal by chance.
  static let fewestCopiedSets = 3
  /// Two workouts that start within this time are copies with any number of sets.
  static let minutesOfCopies = 30

  func find() -> [Suspicion] {
    longDurations() + duplicates() + doubled()
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
    // By index: a loop over the sessions would copy each with its texts.
    for index in log.sessions.indices.dropFirst() {
      let date = log.sessions[index].date
      var other = index - 1
      while other >= 0, log.sessions[other].date == date {
        if isCopy(index, of: other) {
          found += copy(log.sessions[index].sets, of: log.sessions[index])
          break
        }
        other -= 1
        // A day with more sessions than any person trains is not compared pair by pair.
        if index - other > 20 { break }
      }
    }
    return found
  }

  private func isCopy(_ index: Int, of other: Int) -> Bool {
    let (session, earlier) = (log.sessions[index], log.sessions[other])
    let minutes = (session.start.seconds - earlier.start.seconds) / 60
    let areAtOnce =
      session.hasTime && earlier.hasTime && minutes <= SessionDoubts.minutesOfCopies
    guard session.sets.count >= SessionDoubts.fewestCopiedSets || areAtOnce else { return false }
    return areEqual(session.sets, earlier.sets)
  }

  /// Sessions whose second half repeats the first, as where the rows of a workout come twice in a row. Those of one exercise,
  /// and circuits with one set of each exercise a round, are trained like that.
  private func doubled() -> [Suspicion] {
    let exercises = log.columns.exercise
    var found: [Suspicion] = []
    for index in log.sessions.indices {
      let sets = log.sessions[index].sets
      let half = sets.count / 2
      let middle = sets.lowerBound + half
      guard sets.count % 2 == 0, half >= SessionDoubts.fewestCopiedSets,
        exercises[sets.lowerBound] == exercises[middle]
      else { continue }
      let (first, second) = (sets.prefix(half), sets.suffix(half))
      let hasSeveral = first.contains { exercises[$0] != exercises[middle] }
      let hasPair = zip(first, first.dropFirst()).contains { exercises[$0] == exercises[$1] }
      guard hasSeveral, hasPair, areEqual(first, second) else { continue }
      found += copy(second, of: log.sessions[index])
    }
    return found
  }

  private func copy(_ sets: Range<Int>, of session: Session) -> [Suspicion] {
    guard let row = sets.first else { return [] }
    return [
      Suspicion(
        issue: Issue(
          rule: .duplicateWorkout, severity: .warning, place: log.place(ofRow: row),
          doubt: .workout(start: session.start, sets: sets.count), proposal: .deleteOneWorkout),
        rows: [])
    ]
  }

  /// Whether two ranges of rows have the same sets in the same order.
  private func areEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    let sets = log.columns
    return zip(a, b).allSatisfy { first, second in
      sets.exercise[first] == sets.exercise[second] && sets.load[first] == sets.load[second]
        && sets.repetitions[first] == sets.repetitions[second]
        && sets.seconds[first] == sets.seconds[second]
        && sets.metres[first] == sets.metres[second]
    }
  }
}
