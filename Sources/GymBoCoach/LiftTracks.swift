internal import GymBoAnalysis
internal import GymBoLog

/// Lifts that are trained differently in different workouts: heavy in one, with more repetitions in another.
///
/// The next set of such a lift goes on from the last time of the same workout, not from the last session of the lift. Where
/// both workouts do the same work, the last session counts, in whichever of them it was. So it does where another workout did as
/// much or more with about that load since, or several did far more and do not always: what was done yesterday is not taken back.
///
/// Decisions of this project. In the shared logs with titles the next set was nearer to the last time of the same workout in
/// 126 of 182 cases in which only one other workout had the lift since and did clearly other work, and in 47 of 66 in which it
/// did a little less; after two or more other workouts in 28 of 54, which is no reason to prefer either.
struct LiftTracks {
  /// Days before the lift's last session in which its sessions are compared.
  static let days = AnalysisOptions.activeDays
  /// The last sessions of each side that are compared by their middle ones, and how many each side needs. Of fewer the
  /// last ones have to differ in both load and repetitions.
  private static let (most, fewest) = (3, 2)
  /// The work differs by at least this share of the load, or by this many repetitions.
  private static let (loadShare, repetitions) = (0.08, 3.0)
  /// Where the heavier work has fewer repetitions, this share of the load is enough.
  private static let turnedShare = 0.03

  /// Sets of fewer repetitions are tests, or lead up to one, where others are beside them.
  private static let several = 3.0

  private let history: PreparedHistory
  /// Indices of the log's sessions that are the workout.
  private let workout: Set<Int>

  /// - Parameter workout: the sessions of one workout, as indices into the log's sessions.
  init(_ history: PreparedHistory, workout: Set<Int>) {
    self.history = history
    self.workout = workout
  }

  /// The lift's sessions of the workout, as indices into the log's sessions; nil where they need not be told apart from its
  /// others. O(sessions of the lift in ``days``).
  func sessions(ofExercise exercise: Int) -> Set<Int>? {
    guard exercise < history.sessions.ofExercise.count,
      let last = history.sessions.ofExercise[exercise].last
    else { return nil }
    let all = history.sessions.ofExercise[exercise]
    let recent = all.reversed().prefix { last.date.days(since: $0.date) <= LiftTracks.days }
    guard LiftTracks.isAlive(recent.map { workout.contains($0.session) }) else { return nil }
    let own = recent.filter { workout.contains($0.session) }.compactMap(top)
    if recent.prefix(while: { !workout.contains($0.session) }).count == 1,
      let usual = own.first, let done = recent.first.flatMap(top)
    {
      let earlier = recent.dropFirst().compactMap(top).map(\.load).max() ?? 0
      return isOwn(usual, of: own.count, before: done, isHeaviest: done.load > earlier)
        ? Set(all.lazy.map(\.session).filter(workout.contains)) : nil
    }
    let others = recent.filter { !workout.contains($0.session) }.compactMap(top)
    guard let ownLast = own.first, let othersLast = others.first,
      min(own.count, others.count) >= LiftTracks.fewest
        ? LiftTracks.differ(LiftTracks.middle(own), LiftTracks.middle(others))
        : LiftTracks.isOtherWork(ownLast, than: othersLast)
    else { return nil }
    if let newest = recent.first, !workout.contains(newest.session), let done = top(newest),
      let usual = own.first,
      LiftTracks.isAsMuch(done, as: usual) || isFarMore(newest, than: recent)
    {
      return nil
    }
    return Set(all.lazy.map(\.session).filter(workout.contains))
  }

  /// Whether the workout goes on from its own last time, where one other workout had the lift since.
  /// - Parameters:
  ///   - own: what the workout did last.
  ///   - times: how often it had the lift.
  ///   - newest: what the other one did.
  ///   - isHeaviest: whether the lift never had so much load before.
  private func isOwn(
    _ own: Top, of times: Int, before newest: Top, isHeaviest: Bool
  ) -> Bool {
    guard !LiftTracks.isAsMuch(newest, as: own) else { return false }
    // A workout done once is no kind of work yet, and more load than ever for as many repetitions is a step up.
    if times < LiftTracks.fewest, isHeaviest, newest.repetitions >= own.repetitions { return false }
    return times >= LiftTracks.fewest || LiftTracks.differ(own, newest)
  }

  /// Whether the workout is still done: since its last session the lift was trained in others no more often than between
  /// its sessions before, or once.
  /// - Parameter isOwn: of the lift's sessions, the last first, whether they are of the workout.
  private static func isAlive(_ isOwn: some Collection<Bool>) -> Bool {
    let between = isOwn.split(separator: true, omittingEmptySubsequences: false).map(\.count)
    guard let since = between.first else { return false }
    // What comes before the first session that is looked at is no gap between two.
    return since <= max(1, between.dropFirst().dropLast().max() ?? 0)
  }

  private typealias Top = (load: Double, repetitions: Double)

  /// The set that represents a session: the heaviest of several repetitions, as singles and doubles beside others are tests;
  /// of a session without such sets its heaviest. nil where it is doubted or has no load.
  private func top(_ session: ExerciseSession) -> Top? {
    let work = session.rows.lazy.filter { !history.traits.isSuspect[$0] }.compactMap(set)
      .filter { $0.repetitions >= LiftTracks.several }
    if let heaviest = work.max(by: { ($0.load, $0.repetitions) < ($1.load, $1.repetitions) }) {
      return heaviest
    }
    return session.standingRow.flatMap { history.traits.isSuspect[$0] ? nil : set($0) }
  }

  private func set(_ row: Int) -> Top? {
    let sets = history.log.columns
    guard let load = sets.load[row], load > 0, let repetitions = sets.repetitions[row] else {
      return nil
    }
    return (Double(load), Double(repetitions))
  }

  private static func middle(_ tops: [Top]) -> Top {
    func middle(_ values: [Double]) -> Double { values.sorted()[(values.count - 1) / 2] }
    let last = tops.prefix(most)
    return (middle(last.map(\.load)), middle(last.map(\.repetitions)))
  }

  /// Whether the work of another workout was no less than that of this one, and not of another weight class: what a lifter
  /// did yesterday is not taken back today.
  private static func isAsMuch(_ newest: Top, as own: Top) -> Bool {
    newest.load >= own.load && newest.load < (1 + loadShare) * own.load
      && newest.repetitions >= own.repetitions
  }

  /// Whether a session of another workout was far above the workout's last one by its e1RM, and the others are not regularly
  /// above the workout: three times or more on either side, and always.
  private func isFarMore(
    _ newest: ExerciseSession, than recent: some Collection<ExerciseSession>
  ) -> Bool {
    func estimates(isOwn: Bool) -> [Double] {
      recent.filter { workout.contains($0.session) == isOwn }.compactMap(estimate)
    }
    let (own, others) = (estimates(isOwn: true), estimates(isOwn: false))
    guard let last = own.first, let most = own.max(), let least = others.min(),
      let now = estimate(newest)
    else { return false }
    let isPlan = min(own.count, others.count) >= LiftTracks.most && least > most
    return now >= (1 + LiftTracks.loadShare) * last && !isPlan
  }

  /// The e10RM of a session's heaviest set; nil for one of more than 20 repetitions.
  private func estimate(_ session: ExerciseSession) -> Double? {
    top(session).flatMap {
      TenRepetitionMaximum.estimate(
        load: Load(units: Int64($0.load)).kilograms, repetitions: Int($0.repetitions))
    }
  }

  /// Whether work differs so much that a single session shows it: in load and, the other way, in repetitions.
  private static func isOtherWork(_ first: Top, than second: Top) -> Bool {
    let (lighter, heavier) = first.load < second.load ? (first, second) : (second, first)
    return heavier.load - lighter.load >= loadShare * heavier.load
      && lighter.repetitions - heavier.repetitions >= repetitions
  }

  private static func differ(_ first: Top, _ second: Top) -> Bool {
    let share = (first.load - second.load).magnitude / max(first.load, second.load)
    let isTurned = (first.load - second.load) * (first.repetitions - second.repetitions) < 0
    return share >= loadShare || isTurned && share >= turnedShare
      || (first.repetitions - second.repetitions).magnitude >= repetitions
  }
}
