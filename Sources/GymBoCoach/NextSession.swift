package import GymBoAnalysis
internal import GymBoLog
package import GymBoProgression

/// The workout that will probably be done next, from what followed earlier workouts like the last ones.
///
/// Each earlier session weighs by its likeness to the last session, and by that of the session before it to the last but
/// one; recent ones, and those of the same weekday, weigh more. A lift is as likely as the weight of the sessions that were
/// followed by one with it. The proposal is the recent session that fits these lifts best, as that workout was done the last
/// time and in its order. Nothing is proposed where the last session is like no earlier one, and has no title of a workout.
package struct NextSession: Sendable, Hashable {
  /// A lift of the proposed session.
  package struct Lift: Sendable, Hashable {
    /// Index into the log's exercises.
    package let exercise: Int
    /// The share of what followed sessions like the last one that had the lift, 0 to 1.
    package let share: Double
  }

  /// The session that the proposal is a copy of, as an index into the log's sessions.
  package let model: Int
  /// The last session, which the proposal follows.
  package let follows: Int
  /// How like the last session the most similar earlier one is: 2 · common lifts / (lifts of both), 0 to 1.
  package let similarity: Double
  /// The lifts of the proposed session, in the order in which they were done.
  package let lifts: [Lift]
  /// Lifts that are not in the proposed session and yet likely, the likeliest first.
  package let possible: [Lift]
  /// The other workouts of the last weeks, the one done longest ago first, as indices of their latest sessions.
  package let further: [Int]
  /// Of lifts that are trained differently in this workout than in others, the sessions of it to go on from, by exercise.
  package let tracks: [Int: Set<Int>]

  /// - Parameter history: up to today.
  /// - Returns: nil where the last session is like no earlier one. O(sessions looked back on · lifts).
  package init?(of history: PreparedHistory) {
    let sessions = TrainedSessions(history, most: NextSession.lookBack)
    let followers = Followers(of: sessions)
    guard followers.similarity >= NextSession.leastSimilarity || sessions.isLastOfKnownTitle,
      let best = followers.model, let last = sessions.indices.last
    else { return nil }
    let model = sessions.latest(like: best)
    self.model = sessions.indices[model]
    follows = last
    similarity = followers.similarity
    let proposed = sessions.inOrder(model)
    let others = followers.shares.enumerated()
      .filter { $0.element >= NextSession.possibleShare && !proposed.contains($0.offset) }
      .map { Lift(exercise: $0.offset, share: $0.element) }
      .sorted { ($1.share, $0.exercise) < ($0.share, $1.exercise) }
    lifts = proposed.map { Lift(exercise: $0, share: followers.shares[$0]) }
    possible = others
    further = NextSession.further(after: model, of: sessions, asOf: history)
    let tracks = LiftTracks(history, workout: sessions.all(like: model))
    self.tracks = Dictionary(
      uniqueKeysWithValues: lifts.compactMap { lift in
        tracks.sessions(ofExercise: lift.exercise).map { (lift.exercise, $0) }
      })
  }

  /// Sessions looked back on: a rotation of several workouts a week comes round many times in them.
  static let lookBack = 80
  /// A session less similar than this is another workout.
  static let leastSimilarity = 0.3
  /// Lifts at least this likely are named beside the proposed session.
  static let possibleShare = 0.2
  /// Days in which the other workouts of the rotation were done.
  static let rotationDays = 28
  /// Sessions with at least this similarity are the same workout.
  static let sameWorkout = 0.5
  /// Sessions of one title with at least this similarity are versions of one workout.
  static let sameVersion = 0.6
  /// Sessions without a title with at least this similarity are the same workout: two of a split may share half of their lifts.
  static let sameUntitled = 0.75
  /// Sessions with a title from which it is known.
  static let fewestTitled = 3

  /// What suggestions need to know of it.
  package var workout: ProposedWorkout {
    ProposedWorkout(lifts: Set(lifts.map(\.exercise)), tracks: tracks)
  }

  /// The place of a lift in the proposed session, from 0; nil where it is not in it.
  package func place(of exercise: Int) -> Int? { lifts.firstIndex { $0.exercise == exercise } }

  /// The latest sessions of the workouts of the last weeks, one a workout, but for the proposed one. A workout that was done
  /// once is none of a rotation, and neither is one that others took the place of.
  private static func further(
    after model: Int, of sessions: TrainedSessions, asOf history: PreparedHistory
  ) -> [Int] {
    let log = history.log
    let recent = sessions.indices.indices.reversed().prefix {
      history.asOf.days(since: log.sessions[sessions.indices[$0]].date) <= rotationDays
    }
    // Titles that come again are those of a rotation: Lower A and Lower B are two workouts, however alike.
    var times: [String: Int] = [:]
    for title in recent.compactMap(sessions.title) { times[title, default: 0] += 1 }
    func isOfRotation(_ title: String) -> Bool { times[title] ?? 0 > 1 }
    var named = [model]
    for index in recent {
      let isKnown = named.contains { other in
        if let own = sessions.title(index), let known = sessions.title(other) {
          if own == known { return true }
          if isOfRotation(own), isOfRotation(known) { return false }
        }
        return sessions.similarity(index, other) >= sameWorkout
      }
      if !isKnown { named.append(index) }
    }
    return named.dropFirst()
      .filter {
        sessions.all(like: $0).count > 1 && !sessions.isOver($0) && !sessions.isPastDeload($0)
      }
      .map { sessions.indices[$0] }.sorted()
  }
}
