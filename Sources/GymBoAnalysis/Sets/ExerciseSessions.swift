internal import GymBoLog

/// The history regrouped by exercise: every exercise's sessions in order of time.
public struct ExerciseSessions: Sendable {
  /// Per exercise of the log, its sessions with at least one working or failed set. A session in which it was only warmed
  /// up for another lift is none of its sessions: it says nothing of its strength, and does not keep it active.
  public private(set) var ofExercise: [[ExerciseSession]]

  init(of log: TrainingLog, traits: SetTraits) {
    var sessions = [[ExerciseSession]](repeating: [], count: log.exercises.count)
    // A span asks once whether the array is shared, not at every lift.
    var ofExercise = sessions.mutableSpan
    var lastSession = [Int](repeating: -1, count: log.exercises.count)
    let sets = log.sets
    for index in log.sessions.indices {
      // Lifts that were begun again, each once: to settle them after every run would take the square of their sets.
      var resumed: Set<Int> = []
      let date = log.sessions[index].date
      let rows = log.sessions[index].sets
      var row = rows.lowerBound
      while row < rows.upperBound {
        guard sets.kind[row] != .warmUp else {
          row += 1
          continue
        }
        let exercise = sets.exercise[row]
        let place = Int(exercise)
        // An exercise that was begun already in the session goes on.
        let isBegun = lastSession[place] == index
        if isBegun {
          resumed.insert(place)
        } else {
          // Most lifts come again: room for some, which saves growing by one, two and four.
          if lastSession[place] < 0 {
            ofExercise[place].reserveCapacity(min(log.sessions.count - index, 16))
          }
          ofExercise[place].append(ExerciseSession(exercise: place, session: index, date: date))
          lastSession[place] = index
        }
        // Where it stands: to copy it there costs as much as to add its sets.
        var lifts = ofExercise[place].mutableSpan
        let lift = lifts.count - 1
        repeat {
          if sets.kind[row] != .warmUp { lifts[lift].add(row, of: sets, traits: traits) }
          row += 1
        } while row < rows.upperBound && sets.exercise[row] == exercise
        if !isBegun { lifts[lift].settle(with: sets) }
      }
      for exercise in resumed {
        ofExercise[exercise][ofExercise[exercise].count - 1].settle(with: sets)
      }
    }
    self.ofExercise = sessions
  }
}
