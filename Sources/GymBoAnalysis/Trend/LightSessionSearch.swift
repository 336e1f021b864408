internal import GymBoKernels
internal import GymBoLog

/// Compares each session of a history with the usual work of its lifts, and says which sessions were light.
///
/// A lift's usual work is the median of its last four sessions within 56 days, if there are three. A lift that was light in a
/// light session of the last ten days does not count as usual, so that the third workout of a light week is compared with
/// the work before that week.
///
/// A class: its closures then hold one reference. As a struct, each of them copied all of its arrays, which was 9 % of a batch
/// with all tables.
final class LightSessionSearch {
  private let history: PreparedHistory

  /// One lift in one session, as far as every session is compared by it.
  private struct Work {
    var day: Int32
    var wasLight = false
    /// Load × repetitions in units of the log; 0 where nothing has a load.
    var volume: Double
  }
  /// The lifts of all sessions, by exercise and in order of time. Before each exercise is an entry long ago, where looking
  /// back ends.
  private var work: [Work] = []
  /// For each exercise, the index of its first entry in ``work``.
  private var firstWork: [Int32] = []
  /// For each exercise, the best e1RM of its first sessions, and how many those are.
  private var bests: [(value: Double, sessions: Int)]

  /// A loaded lift of a session: its exercise and its index in ``work``.
  private struct Entry {
    var exercise: Int32
    var work: Int32
  }
  /// The loaded lifts of all sessions, by session.
  private var entries: [Entry] = []
  /// For each session, the end of its lifts in ``entries``.
  private var ends: [Int]

  /// Volume over usual volume, by session; nil where no lift has usual work.
  private(set) var volumeShares: [Double?]
  /// By session of the log, what makes it light; nil where it is not.
  private(set) var reasons: [Deload.Reason?]

  /// Looks at all sessions. O(sets).
  init(of history: PreparedHistory) {
    self.history = history
    let count = history.log.sessions.count
    bests = Array(repeating: (0, 0), count: history.log.exercises.count)
    ends = Array(repeating: 0, count: count)
    volumeShares = Array(repeating: nil, count: count)
    reasons = Array(repeating: nil, count: count)
    regroup()
    for session in 0..<count { compare(session) }
  }

  /// Orders the loaded lifts by session, and within a session by exercise, with a counting sort.
  private func regroup() {
    var total = 0
    for lifts in history.sessions.ofExercise {
      firstWork.append(Int32(total + 1))
      total += lifts.count + 1
    }
    work.reserveCapacity(total)
    for lifts in history.sessions.ofExercise {
      work.append(Work(day: .min / 2, volume: 0))
      for lift in lifts {
        work.append(Work(day: lift.date.dayNumber, volume: Double(lift.tonnage.units)))
        if lift.tonnage > .zero { ends[lift.session] += 1 }
      }
    }
    var begin = 0
    for session in ends.indices { (ends[session], begin) = (begin, begin + ends[session]) }
    entries = Array(repeating: Entry(exercise: 0, work: 0), count: begin)
    for (exercise, lifts) in history.sessions.ofExercise.enumerated() {
      var index = firstWork[exercise]
      for lift in lifts {
        if lift.tonnage > .zero {
          entries[ends[lift.session]] = Entry(exercise: Int32(exercise), work: index)
          ends[lift.session] += 1
        }
        index += 1
      }
    }
  }

  private func entries(of session: Int) -> Range<Int> {
    (session > 0 ? ends[session - 1] : 0)..<ends[session]
  }

  // MARK: Usual work

  /// The median of a number over the last sessions of a lift that were usual; nil where too few have it. It looks at no more
  /// than ``mostLookedAt`` sessions.
  @inline(__always)
  private func usual(
    _ entry: Entry, fewest: Int = Deload.fewestUsual, _ number: (Int) -> Double?
  ) -> Double? {
    var numbers = Handful()
    var found = 0
    let day = work[Int(entry.work)].day
    var index = Int(entry.work) - 1
    let end = max(0, index - LightSessionSearch.mostLookedAt)
    while found < Deload.usualSessions, index > end {
      let days = Int(day) - Int(work[index].day)
      guard days <= Deload.usualDays else { break }
      let isUsual = work[index].volume > 0 && !(work[index].wasLight && days <= Deload.longest)
      if isUsual {
        found += 1
        if let number = number(index) { numbers.insert(number) }
      }
      index -= 1
    }
    return found >= Deload.fewestUsual && numbers.count >= fewest ? numbers.median : nil
  }

  private static let mostLookedAt = 32

  private func usualVolume(_ entry: Entry) -> Double? { usual(entry) { work[$0].volume } }

  private func lift(_ entry: Entry, _ index: Int) -> ExerciseSession {
    history.sessions.ofExercise[Int(entry.exercise)][index - Int(firstWork[Int(entry.exercise)])]
  }

  private func load(_ lift: ExerciseSession) -> Double? {
    lift.topRow.flatMap { history.log.columns.load[$0] }.map { Double($0) }
  }

  private func estimate(_ lift: ExerciseSession) -> Double? {
    lift.bestEstimateRow.flatMap { history.traits.estimate[$0] }
  }

  // MARK: One session

  /// Nearly all sessions are done with after the first sum: every light session has less volume than usual.
  private func compare(_ session: Int) {
    var (volume, usual) = (0.0, 0.0)
    for place in entries(of: session) {
      guard let own = usualVolume(entries[place]) else { continue }
      volume += work[Int(entries[place].work)].volume
      usual += own
    }
    guard usual > 0 else { return }
    volumeShares[session] = volume / usual
    guard volume <= Deload.lightVolume * usual else { return }
    let lifts = entries(of: session).compactMap { comparison(entries[$0]) }
    guard let reason = reason(lifts, session, volumeShare: volume / usual) else { return }
    reasons[session] = reason
    for lift in lifts where lift.isLight { work[Int(lift.entry.work)].wasLight = true }
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
    var isAboveBest: Bool

    var hasLightLoad: Bool { load <= Deload.lightLoad && strength <= Deload.lightEstimate }
    var isLight: Bool {
      hasLightLoad || (volume <= Deload.fewSets && strength <= Deload.stronger)
    }
  }

  private func comparison(_ entry: Entry) -> Comparison? {
    let now = lift(entry, Int(entry.work))
    guard let load = load(now),
      let usualLoad = usual(entry, { self.load(lift(entry, $0)) }), usualLoad > 0,
      let usualVolume = usualVolume(entry), usualVolume > 0,
      let usualSets = usual(entry, { Double(lift(entry, $0).loadedSets) })
    else { return nil }
    var strength = load / usualLoad
    var isAboveBest = false
    if let estimate = estimate(now) {
      if let usual = usualEstimate(entry) { strength = estimate / usual }
      isAboveBest = estimate > Deload.mostOverBest * bestEstimate(before: entry)
    }
    return Comparison(
      entry: entry, load: load / usualLoad, strength: strength,
      volume: work[Int(entry.work)].volume / usualVolume, sets: Double(now.loadedSets),
      usualSets: usualSets, isAboveBest: isAboveBest)
  }

  private func usualEstimate(_ entry: Entry) -> Double? {
    usual(entry, fewest: 1) { estimate(lift(entry, $0)) }
  }

  /// The best e1RM of a lift before a session. Each session is looked at once: it goes on from where it was asked last.
  private func bestEstimate(before entry: Entry) -> Double {
    let exercise = Int(entry.exercise)
    let count = Int(entry.work - firstWork[exercise])
    while bests[exercise].sessions < count {
      let next = history.sessions.ofExercise[exercise][bests[exercise].sessions]
      bests[exercise].value = max(bests[exercise].value, estimate(next) ?? 0)
      bests[exercise].sessions += 1
    }
    return bests[exercise].value
  }

  /// What makes a session with at most 90 % of the usual volume light; nil where it is not.
  private func reason(
    _ lifts: [Comparison], _ session: Int, volumeShare: Double
  ) -> Deload.Reason? {
    let count = Double(lifts.count)
    var strengths = lifts.map(\.strength)
    guard !lifts.isEmpty, !lifts.contains(where: \.isAboveBest),
      Double(lifts.count { $0.strength > Deload.stronger }) <= Deload.strongerShare * count,
      2 * lifts.count(where: \.isLight) > lifts.count,
      let strength = medianInPlace(&strengths), strength <= 1
    else { return nil }
    if isNamed(session) { return .named }
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
    entries(of: session).filter { work[Int(entries[$0].work)].wasLight }
      .map { Deload.LightLift(exercise: Int(entries[$0].exercise), session: session) }
  }

  /// The exercises of a session.
  func exercises(of session: Int) -> [Int] {
    entries(of: session).map { Int(entries[$0].exercise) }
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
        let entry = entries(of: light.session).first(where: {
          Int(entries[$0].exercise) == light.exercise
        }).map({ entries[$0] })
      else { continue }
      let now = lift(entry, Int(entry.work))
      let usualLoad = usual(entry) { load(lift(entry, $0)) }
      let usual = (
        estimate: usualEstimate(entry), load: usualLoad ?? 0, volume: usualVolume(entry) ?? 0
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

  // MARK: The word

  /// Whether the title or note of a session contains the word "deload".
  private func isNamed(_ session: Int) -> Bool {
    LightSessionSearch.isNamed(history.log.sessions[session].title)
      || LightSessionSearch.isNamed(history.log.sessions[session].note)
  }

  /// Whether a text contains the word "deload", in upper or lower case.
  private static func isNamed(_ text: String?) -> Bool {
    guard let text else { return false }
    let bytes = text.utf8.span
    var matched = 0
    for index in bytes.indices {
      // One bit tells upper from lower case in ASCII. After a mismatch only the word's first letter can restart it.
      let letter = bytes[index] | 0x20
      matched = letter == word[matched] ? matched + 1 : letter == word[0] ? 1 : 0
      if matched == word.count { return true }
    }
    return false
  }

  private static let word = Array("deload".utf8)
}
