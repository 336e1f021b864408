internal import GymBoKernels
internal import GymBoLog

/// Compares each session of a history with the usual work of its lifts, and says which sessions were light.
///
/// A lift's usual work is the median of its last four sessions within 56 days, if there are three. A lift that was light in a
/// light session of the last ten days does not count as usual, so that the third workout of a light week is compared with
/// the work before that week.
///
/// A class: its closures then hold one reference. As a struct, each of them copied all of its arrays, which was 9 % of a batch
/// with all tables. What changes while sessions are compared is handed on as an argument, because the property of a class is
/// checked for exclusive access each time.
final class LightSessionSearch {
  private typealias Entry = LoadedLifts.Entry

  private let history: PreparedHistory
  private var loaded: LoadedLifts
  /// For each exercise, the best e1RM of its first sessions, and how many those are.
  private var bests: [(value: Double, sessions: Int)]

  /// Volume over usual volume, by session; nil where no lift has usual work.
  private(set) var volumeShares: [Double?]
  /// By session of the log, what makes it light; nil where it is not.
  private(set) var reasons: [Deload.Reason?]

  /// Looks at all sessions. O(sets).
  init(of history: PreparedHistory) {
    self.history = history
    let count = history.log.sessions.count
    bests = Array(repeating: (0, 0), count: history.log.exercises.count)
    var loaded = LoadedLifts(of: history)
    self.loaded = loaded
    volumeShares = Array(repeating: nil, count: count)
    reasons = Array(repeating: nil, count: count)
    for session in 0..<count { compare(session, &loaded) }
    self.loaded = loaded
  }

  private func lift(_ entry: Entry, _ index: Int, _ loaded: LoadedLifts) -> ExerciseSession {
    history.sessions.ofExercise[Int(entry.exercise)][
      loaded.place(of: index, exercise: entry.exercise)]
  }

  private func load(_ lift: ExerciseSession) -> Double? {
    lift.topRow.flatMap { history.log.columns.load[$0] }.map { Double($0) }
  }

  private func estimate(_ lift: ExerciseSession) -> Double? {
    lift.bestEstimateRow.flatMap { history.traits.estimate[$0] }
  }

  // MARK: One session

  /// Nearly all sessions are done with after the first sum: every light session has less volume than usual.
  private func compare(_ session: Int, _ loaded: inout LoadedLifts) {
    let volume = loaded.volume(of: session)
    guard volume.usual > 0 else { return }
    let share = volume.done / volume.usual
    volumeShares[session] = share
    guard share <= Deload.lightVolume else { return }
    let entries = loaded.entries(of: session)
    var lifts: [Comparison] = []
    lifts.reserveCapacity(entries.count)
    for place in entries {
      if let lift = comparison(loaded.entries[place], loaded) { lifts.append(lift) }
    }
    guard let reason = reason(lifts, session, volumeShare: share, loaded) else { return }
    reasons[session] = reason
    for lift in lifts where lift.isLight { loaded.markLight(lift.entry) }
  }

  /// A lift divided by its usual work.
  private struct Comparison {
    var entry: Entry
    var load: Double
    /// The e1RM; for a lift without one, the load.
    var strength: Double
    var volume: Double
    var sets: Double
    var usualSets: Double

    var hasLightLoad: Bool { load <= Deload.lightLoad && strength <= Deload.lightEstimate }
    var isLight: Bool {
      hasLightLoad || (volume <= Deload.fewSets && strength <= Deload.stronger)
    }
  }

  private func comparison(_ entry: Entry, _ loaded: LoadedLifts) -> Comparison? {
    let now = lift(entry, Int(entry.work), loaded)
    guard let load = load(now),
      let usualLoad = loaded.usual(entry, { self.load(lift(entry, $0, loaded)) }), usualLoad > 0,
      let usualVolume = loaded.usualVolume(entry), usualVolume > 0,
      let usualSets = loaded.usual(entry, { Double(lift(entry, $0, loaded).loadedSets) })
    else { return nil }
    var strength = load / usualLoad
    if let estimate = estimate(now), let usual = usualEstimate(entry, loaded) {
      strength = estimate / usual
    }
    return Comparison(
      entry: entry, load: load / usualLoad, strength: strength,
      volume: loaded.work[Int(entry.work)].volume / usualVolume, sets: Double(now.loadedSets),
      usualSets: usualSets)
  }

  private func usualEstimate(_ entry: Entry, _ loaded: LoadedLifts) -> Double? {
    loaded.usual(entry, fewest: 1) { estimate(lift(entry, $0, loaded)) }
  }

  /// Whether a lift's e1RM in a session is above its best before by more than half a percent.
  private func isAboveBest(_ entry: Entry, _ loaded: LoadedLifts) -> Bool {
    estimate(lift(entry, Int(entry.work), loaded)).map {
      $0 > Deload.mostOverBest * bestEstimate(before: entry, loaded)
    } ?? false
  }

  /// The best e1RM of a lift before a session. Each session is looked at once: it goes on from where it was asked last.
  private func bestEstimate(before entry: Entry, _ loaded: LoadedLifts) -> Double {
    let exercise = Int(entry.exercise)
    let count = loaded.place(of: Int(entry.work), exercise: entry.exercise)
    var best = bests[exercise]
    while best.sessions < count {
      let next = history.sessions.ofExercise[exercise][best.sessions]
      best.value = max(best.value, estimate(next) ?? 0)
      best.sessions += 1
    }
    bests[exercise] = best
    return best.value
  }

  /// What makes a session with at most 90 % of the usual volume light; nil where it is not.
  private func reason(
    _ lifts: [Comparison], _ session: Int, volumeShare: Double, _ loaded: LoadedLifts
  ) -> Deload.Reason? {
    let count = Double(lifts.count)
    var strengths = lifts.map(\.strength)
    guard !lifts.isEmpty,
      Double(lifts.count { $0.strength > Deload.stronger }) <= Deload.strongerShare * count,
      2 * lifts.count(where: \.isLight) > lifts.count,
      let strength = medianInPlace(&strengths), strength <= 1,
      !lifts.contains(where: { isAboveBest($0.entry, loaded) })
    else { return nil }
    if Deload.isNamed(history.log.sessions[session], of: history.log) { return .named }
    guard lifts.count >= Deload.fewestLifts else { return nil }
    let sets = lifts.reduce(0) { $0 + $1.sets } / lifts.reduce(0) { $0 + $1.usualSets }
    if Double(lifts.count(where: \.hasLightLoad)) >= Deload.lightShare * count,
      sets <= Deload.mostSets
    {
      return .lighterLoads
    }
    return sets <= Deload.fewSets && volumeShare <= Deload.fewSets ? .fewerSets : nil
  }

  // MARK: What a deload is judged by

  /// The lifts of a session that were lighter than usual.
  func lightLifts(of session: Int) -> [Deload.LightLift] {
    loaded.entries(of: session).filter { loaded.work[Int(loaded.entries[$0].work)].wasLight }
      .map { Deload.LightLift(exercise: Int(loaded.entries[$0].exercise), session: session) }
  }

  /// The exercises of a session.
  func exercises(of session: Int) -> [Int] {
    loaded.entries(of: session).map { Int(loaded.entries[$0].exercise) }
  }

  /// How the lifts of a deload went on after it.
  struct Resumption {
    /// Its lifts that were trained again, and those of them that reached their usual work.
    var (trained, reached) = (0, 0)
  }

  /// How lifts that were light went on in the 21 days after a session.
  /// - Parameter lifts: each exercise once, with its first light session.
  func resumption(of lifts: [Deload.LightLift], after session: Int) -> Resumption {
    var resumption = Resumption()
    let last = history.log.sessions[session].date
    for light in lifts {
      guard
        let entry = loaded.entries(of: light.session).first(where: {
          Int(loaded.entries[$0].exercise) == light.exercise
        }).map({ loaded.entries[$0] })
      else { continue }
      let now = lift(entry, Int(entry.work), loaded)
      let usualLoad = loaded.usual(entry) { load(lift(entry, $0, loaded)) }
      let usual = (
        estimate: usualEstimate(entry, loaded), load: usualLoad ?? 0,
        volume: loaded.usualVolume(entry) ?? 0
      )
      let all = history.sessions.ofExercise[light.exercise]
      let next = all.firstIndexInOrder { $0.session > max(session, now.session) }
      let later = all[next...].prefix { $0.date.days(since: last) <= Deload.resumptionDays }
        .filter { $0.tonnage > .zero }
      if later.isEmpty { continue }
      resumption.trained += 1
      let hasReached = later.contains { lift in
        let strength =
          usual.estimate.flatMap { usual in estimate(lift).map { $0 / usual } }
          ?? (load(lift) ?? 0) / usual.load
        return strength >= Deload.resumedEstimate
          && Double(lift.tonnage.units) >= Deload.resumedVolume * usual.volume
      }
      if hasReached { resumption.reached += 1 }
    }
    return resumption
  }
}
