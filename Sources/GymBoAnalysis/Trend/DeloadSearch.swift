internal import GymBoKernels
internal import GymBoLog

/// Finds deloads: goes through the sessions in order of time and compares each with the usual work of its lifts.
struct DeloadSearch {
  private(set) var deloads: [Deload] = []

  /// One lift in one session, in units of the log.
  struct Work {
    var date: CivilDate
    var exercise: Int
    var load = 0.0
    var estimate: Double?
    var sets = 0.0
  }

  /// Looks at all sessions of a history.
  mutating func take(_ sessions: ExerciseSessions, log: TrainingLog, traits: SetTraits) {
    // Orders the lifts by session, and within a session by exercise, with a counting sort. A lift is held as its exercise
    // and its place among the exercise's sessions.
    var ends = [Int](repeating: 0, count: log.sessions.count)
    func isLoaded(_ lift: ExerciseSession) -> Bool {
      lift.topRow.map { log.columns.load.isPresent[$0] } ?? false
    }
    for lifts in sessions.ofExercise {
      for place in lifts.indices where isLoaded(lifts[place]) { ends[lifts[place].session] += 1 }
    }
    var total = 0
    for index in ends.indices { (ends[index], total) = (total, total + ends[index]) }
    var order = [(exercise: Int32, place: Int32)](repeating: (0, 0), count: total)
    for (exercise, lifts) in sessions.ofExercise.enumerated() {
      for place in lifts.indices where isLoaded(lifts[place]) {
        order[ends[lifts[place].session]] = (Int32(exercise), Int32(place))
        ends[lifts[place].session] += 1
      }
    }
    var begin = 0
    var work: [Work] = []
    for index in log.sessions.indices where ends[index] > begin {
      work.removeAll(keepingCapacity: true)
      for (exercise, place) in order[begin..<ends[index]] {
        let exercise = Int(exercise)
        if let lift = DeloadSearch.work(
          sessions.ofExercise[exercise][Int(place)], log: log, traits: traits)
        {
          work.append(lift)
        }
      }
      begin = ends[index]
      take(index, of: log, work: work)
    }
  }

  private static func work(
    _ lift: ExerciseSession, log: TrainingLog, traits: SetTraits
  ) -> Work? {
    guard let top = lift.topRow, let load = log.columns.load[top], load > 0 else { return nil }
    return Work(
      date: lift.date, exercise: lift.exercise, load: Double(load),
      estimate: lift.bestEstimateRow.flatMap { traits.estimate[$0] }, sets: Double(lift.rows.count))
  }

  private struct LightSession {
    var index: Int
    var date: CivilDate
    var reason: Deload.Reason
    var work: [Work]
  }

  /// For each exercise, its last four usual sessions, as a ring buffer.
  private var usual: [Work]
  /// For each exercise, the number of usual sessions so far.
  private var usualCounts: [Int]
  private var lastUsual: CivilDate?
  /// Scratch memory: each lift of a session divided by its usual.
  private var ratios: [Double] = []
  /// The light spell that is going on.
  private var spell: [LightSession] = []

  init(exercises: Int) {
    let none = Work(date: CivilDate(dayNumber: 0), exercise: 0)
    usual = Array(repeating: none, count: exercises * Deload.usualSessions)
    usualCounts = Array(repeating: 0, count: exercises)
  }

  private mutating func take(_ index: Int, of log: TrainingLog, work: [Work]) {
    let date = log.sessions[index].date
    let comparison = compare(work)
    guard
      let reason = reason(
        comparison, work: work, title: log.sessions[index].title, note: log.sessions[index].note)
    else {
      // A session without a known lift neither continues nor ends a light spell.
      if comparison.isKnown { close(returnedOn: date) }
      note(work)
      if comparison.isKnown { lastUsual = date }
      return
    }
    spell.append(LightSession(index: index, date: date, reason: reason, work: work))
    if let first = spell.first, date.days(since: first.date) > Deload.longest { giveUpSpell() }
  }

  /// Ends a spell that is still open at the end of the log. One light session is a deload only if it is named so.
  mutating func finish() {
    if spell.count > 1 || spell.first?.reason == .named { keepSpell(isOpen: true) }
    spell = []
  }

  // MARK: - One session

  /// A session against the usual of its lifts.
  private struct Comparison {
    /// Whether any of its lifts has a usual.
    var isKnown = false
    /// Load over the usual load, the median over the lifts.
    var load = 1.0
    /// Working sets over the usual ones.
    var setShare = 1.0
  }

  /// The median over a lift's last usual work; nil where too little of it has the number.
  @inline(__always)
  private func usual(
    of lift: Work, fewest: Int = Deload.fewestUsual, _ number: (Work) -> Double?
  ) -> Double? {
    var numbers = Handful()
    let first = lift.exercise * Deload.usualSessions
    let count = min(usualCounts[lift.exercise], Deload.usualSessions)
    for place in first..<first + count
    where lift.date.days(since: usual[place].date) <= Deload.usualDays {
      if let number = number(usual[place]) { numbers.insert(number) }
    }
    return numbers.count >= fewest ? numbers.median : nil
  }

  private mutating func compare(_ work: [Work]) -> Comparison {
    ratios.removeAll(keepingCapacity: true)
    var (sets, usualSets) = (0.0, 0.0)
    for lift in work {
      guard let load = usual(of: lift, { $0.load }), let count = usual(of: lift, { $0.sets })
      else { continue }
      sets += lift.sets
      usualSets += count
      ratios.append(lift.load / load)
    }
    guard let load = medianInPlace(&ratios) else { return Comparison() }
    return Comparison(isKnown: true, load: load, setShare: sets / usualSets)
  }

  /// The median over the lifts of e1RM / usual e1RM; for a lift without an e1RM its load / usual load. Computed only for
  /// light sessions, which are few.
  private mutating func strength(_ work: [Work]) -> Double {
    ratios.removeAll(keepingCapacity: true)
    for lift in work {
      guard let load = usual(of: lift, { $0.load }) else { continue }
      if let estimate = lift.estimate, let usual = usual(of: lift, fewest: 1, { $0.estimate }) {
        ratios.append(estimate / usual)
      } else {
        ratios.append(lift.load / load)
      }
    }
    return medianInPlace(&ratios) ?? 1
  }

  private mutating func reason(
    _ comparison: Comparison, work: [Work], title: String?, note: String?
  ) -> Deload.Reason? {
    let isNamed =
      comparison.load <= 1 && (DeloadSearch.isNamed(title) || DeloadSearch.isNamed(note))
    guard comparison.isKnown else { return isNamed ? .named : nil }
    let hasLightLoads = comparison.load <= Deload.lightLoad
    if isNamed {
      // "I may need a deload" is often written on a day like any other.
      let isLighter =
        hasLightLoads || comparison.setShare <= Deload.fewerSets
        || strength(work) <= Deload.lightLoad
      if isLighter { return .named }
    }
    if hasLightLoads, strength(work) <= Deload.lightLoad { return .lighterLoads }
    let hasFewSets = comparison.setShare <= Deload.fewSets
    return hasFewSets && comparison.load <= Deload.heavyLoad ? .fewerSets : nil
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

  // MARK: - A spell

  private mutating func close(returnedOn date: CivilDate) {
    guard let first = spell.first else { return }
    let isNamed = spell.contains { $0.reason == .named }
    let isLong =
      lastUsual.map { date.days(since: $0) >= Deload.shortestAbsence } ?? true
    let isSeldom =
      deloads.last.map { first.date.days(since: $0.last) >= Deload.shortestCycle } ?? true
    let isOneShortSession = spell.count == 1 && first.reason == .fewerSets
    if isNamed || (isLong && isSeldom && !isOneShortSession) {
      keepSpell(isOpen: false)
    } else {
      giveUpSpell()
    }
  }

  private mutating func keepSpell(isOpen: Bool) {
    guard let first = spell.first, let last = spell.last else { return }
    let reasons = spell.map(\.reason)
    let reason = Deload.Reason.allCases.first { reasons.contains($0) } ?? first.reason
    deloads.append(
      Deload(
        first: first.date, last: last.date, sessions: spell.map(\.index), reason: reason,
        isOpen: isOpen))
    spell = []
  }

  /// The spell was no deload: its sessions are usual ones.
  private mutating func giveUpSpell() {
    for session in spell { note(session.work) }
    lastUsual = spell.last?.date ?? lastUsual
    spell = []
  }

  private mutating func note(_ work: [Work]) {
    for lift in work {
      let count = usualCounts[lift.exercise]
      usual[lift.exercise * Deload.usualSessions + count % Deload.usualSessions] = lift
      usualCounts[lift.exercise] = count + 1
    }
  }
}
