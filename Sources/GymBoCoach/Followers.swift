internal import GymBoLog
internal import GymBoPlatform

/// What followed the sessions that are like the last one.
struct Followers {
  /// By exercise of the log, the weighted share of the following sessions that had it.
  private(set) var shares: [Double]
  /// The largest similarity of an earlier session to the last.
  private(set) var similarity = 0.0
  /// The recent session that fits the shares best; of equals the latest. nil where nothing is like the last session.
  private(set) var model: Int?

  init(of sessions: TrainedSessions) {
    shares = Array(repeating: 0, count: sessions.log.exercises.count)
    guard sessions.indices.count > 1 else { return }
    let last = sessions.indices.count - 1
    var total = 0.0
    for index in 0..<last {
      let own = sessions.similarity(index, last)
      similarity = max(similarity, own)
      let weight = Followers.weight(of: index, own, in: sessions)
      total += weight
      for exercise in sessions.lifts[index + 1] { shares[exercise] += weight }
    }
    guard total > 0 else { return }
    for exercise in shares.indices { shares[exercise] /= total }
    model = bestFit(in: sessions)
  }

  /// How much the session before the last adds to the likeness of the last.
  private static let before = 0.5
  /// How much an equal title adds to it.
  private static let title = 0.25
  /// How much more a session of the same weekday weighs: many train by the week.
  private static let sameWeekday = 2.0
  /// Sessions in which the weight halves.
  private static let halving = 25.0
  /// The last sessions of which one is proposed.
  private static let candidates = 30
  /// Sessions fit as well as the best from this share of its fit on.
  private static let asGood = 0.9
  /// The last sessions that say how many lifts a session has.
  private static let usual = 10

  private static func weight(
    of index: Int, _ own: Double, in sessions: TrainedSessions
  ) -> Double {
    let last = sessions.indices.count - 1
    let before = index > 0 ? sessions.similarity(index - 1, last - 1) : 0
    var (sum, whole) = (own + Followers.before * before, 1 + Followers.before)
    if let title = sessions.title(last) {
      whole += Followers.title
      if sessions.title(index) == title { sum += Followers.title }
    }
    let likeness = sum / whole
    // The fourth power: half as like weighs a sixteenth.
    let squared = likeness * likeness
    let weekday = sessions.weekday(index) == sessions.weekday(last) ? Followers.sameWeekday : 1
    return weekday * squared * squared * exp2(-Double(last - 1 - index) / halving)
  }

  /// Of the last workouts, the share that was the one before again from which that may be proposed again, too.
  private static let againShare = 0.2

  /// The session with most of the likely lifts and fewest others: 2 · Σ shares / (its lifts + those of a usual session). Of
  /// those that fit about as well, the latest. A workout that others took the place of is none of them, and
  /// neither is one of a deload that is over.
  /// Nobody is told to do again what was just done, unless it often came twice in a row. Of a split that has just begun
  /// its own workouts come next, not those of the one before.
  private func bestFit(in sessions: TrainedSessions) -> Int? {
    let recent = sessions.lifts.suffix(Followers.usual)
    let usual = Double(recent.reduce(0) { $0 + $1.count }) / Double(recent.count)
    let latest = sessions.indices.indices.dropLast().suffix(Followers.candidates)
    let current = latest.filter { !sessions.isOver($0) && !sessions.isPastDeload($0) }
    let candidates =
      sessions.beginningOfSplit.map { begin in latest.filter { $0 >= begin } }
      ?? (current.isEmpty ? Array(latest) : current)
    let again = candidates.count { sessions.isSameWorkout($0, $0 + 1) }
    let isAgain = Double(again) >= Followers.againShare * Double(candidates.count)
    let last = sessions.indices.count - 1
    let fits = candidates.filter { isAgain || !sessions.isSameWorkout($0, last) }.map { index in
      let lifts = sessions.lifts[index]
      let sum = lifts.reduce(0) { $0 + shares[$1] }
      return (index: index, fit: 2 * sum / (Double(lifts.count) + usual))
    }
    guard let most = fits.map(\.fit).max(), most > 0 else { return nil }
    return fits.last { $0.fit >= Followers.asGood * most }?.index
  }
}
