package import GymBoLog

/// A planned light spell, as the log shows it.
package struct Deload: Sendable, Hashable {
  /// What it was recognised by.
  package enum Reason: String, MachineWord, Hashable {
    /// The word "deload" in a title or note of a workout that was lighter than usual, in load, e1RM or sets.
    case named
    /// The lifts at 95 % of their usual load or less in the middle, not made up for by repetitions.
    case lighterLoads = "lighter_loads"
    /// At most 60 % of the usual sets, at loads that are not heavier, in at least two workouts.
    case fewerSets = "fewer_sets"
  }

  /// Its first day.
  package var first: CivilDate
  /// Its last day.
  package var last: CivilDate
  /// Indices of its sessions.
  package var sessions: [Int]
  /// What it is known by.
  package var reason: Reason
  /// True at the end of a log, where the return to usual loads is still to come.
  package var isOpen: Bool
}

extension Deload {
  /// Days from the first to the last light session: a longer light spell is the new usual.
  static let longest = 10
  /// Days between the usual sessions before and after: a single light day within a week is no deload.
  static let shortestAbsence = 6
  /// Days from the end of a deload to the beginning of the next: what comes more often is a heavy–light pattern.
  static let shortestCycle = 21
  /// Median over the lifts of a session, against the usual: half of the 10 % that deloads mostly take off, so that noise
  /// hides as few as it makes up.
  static let lightLoad = 0.95
  static let heavyLoad = 1.05
  static let fewSets = 0.6
  /// Where the word "deload" is written, a fifth fewer sets are enough.
  static let fewerSets = 0.8
  /// A lift's usual is the median of its last four usual sessions within eight weeks, of which there are at least three.
  static let usualSessions = 4
  static let fewestUsual = 3
  static let usualDays = 56

  /// The deloads of a history, in order of time. O(sets).
  static func all(in log: TrainingLog, sessions: ExerciseSessions, traits: SetTraits) -> [Deload] {
    var search = DeloadSearch(exercises: log.exercises.count)
    search.take(sessions, log: log, traits: traits)
    search.finish()
    return search.deloads
  }
}
