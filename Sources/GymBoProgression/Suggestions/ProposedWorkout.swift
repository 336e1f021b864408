/// The workout that is probably next, as far as suggestions depend on it.
package struct ProposedWorkout: Sendable {
  /// Its lifts, as indices into the log's exercises.
  package let lifts: Set<Int>
  /// By exercise the sessions to go on from, of lifts that are trained differently in different workouts.
  package let tracks: [Int: Set<Int>]

  package init(lifts: Set<Int> = [], tracks: [Int: Set<Int>] = [:]) {
    self.lifts = lifts
    self.tracks = tracks
  }

  /// The workout with a lift's sessions narrowed down.
  func going(on exercise: Int, from sessions: Set<Int>) -> ProposedWorkout {
    var tracks = tracks
    tracks[exercise] = sessions.intersection(tracks[exercise] ?? sessions)
    return ProposedWorkout(lifts: lifts, tracks: tracks)
  }
}
