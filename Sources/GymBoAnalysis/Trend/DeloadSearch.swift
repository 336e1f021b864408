internal import GymBoKernels
internal import GymBoLog

/// Goes through the sessions in order of time and tells light spells from what is usual.
struct DeloadSearch {
  private(set) var deloads: [Deload] = []

  /// One lift in one session, in units of the log.
  struct Work {
    var session: Int
    var date: CivilDate
    var exercise: Int
    var load: Double
    var estimate: Double?
    var sets: Double
  }

  /// The lifts of each session with a loaded set, in order of time, within a session in the log's order of exercises.
  static func work(
    of sessions: ExerciseSessions, log: TrainingLog, traits: SetTraits
  ) -> [(session: Int, work: ArraySlice<Work>)] {
    var ends = [Int](repeating: 0, count: log.sessions.count)
    func isLoaded(_ lift: ExerciseSession) -> Bool { lift.topRow != nil }
    for lifts in sessions.ofExercise {
      for lift in lifts where isLoaded(lift) { ends[lift.session] += 1 }
    }
    var total = 0
    for index in ends.indices { (ends[index], total) = (total, total + ends[index]) }
    var all = [Work?](repeating: nil, count: total)
    for lifts in sessions.ofExercise {
      for lift in lifts {
        guard let top = lift.topRow, let load = log.sets.load[top] else { continue }
        all[ends[lift.session]] = Work(
          session: lift.session, date: lift.date, exercise: lift.exercise, load: Double(load),
          estimate: lift.bestEstimateRow.flatMap { traits.estimate[$0] },
          sets: Double(lift.rows.count))
        ends[lift.session] += 1
      }
    }
    let work = all.compactMap(\.self)
    var found: [(session: Int, work: ArraySlice<Work>)] = []
    var rest = work[...]
    while let session = rest.first?.session {
      let part = rest.prefix { $0.session == session }
      found.append((session, part))
      rest = rest.dropFirst(part.count)
    }
    return found
  }

  private struct LightSession {
    var index: Int
    var date: CivilDate
    var reason: Deload.Reason
    var work: [Work]
  }

  private var usual: [[Work]]
  private var lastUsual: CivilDate?
  /// Room for the values that a median is taken of.
  private var (loads, counts, estimates): ([Double], [Double], [Double]) = ([], [], [])
  /// The light spell that is going on.
  private var spell: [LightSession] = []

  init(exercises: Int) { usual = Array(repeating: [], count: exercises) }

  /// Takes in the next session.
  mutating func take(_ index: Int, of log: TrainingLog, work lifts: ArraySlice<Work>) {
    let session = log.sessions[index]
    let work = lifts.filter { $0.load > 0 }
    let comparison = compare(work)
    guard let reason = reason(comparison, session: session) else {
      // A session of which no lift is known says nothing about a light spell.
      if !comparison.loads.isEmpty { close(returnedOn: session.date) }
      note(work)
      if !comparison.loads.isEmpty { lastUsual = session.date }
      return
    }
    spell.append(LightSession(index: index, date: session.date, reason: reason, work: work))
    if let first = spell.first, session.date.days(since: first.date) > Deload.longest {
      giveUpSpell()
    }
  }

  /// Closes a spell that goes on at the end of the log; one light session is not yet a deload, unless it says so.
  mutating func finish() {
    if spell.count > 1 || spell.first?.reason == .named { keepSpell(isOpen: true) }
    spell = []
  }

  // MARK: - One session

  /// A session against the usual of its lifts.
  private struct Comparison {
    /// Load over the usual load, by lift.
    var loads: [Double] = []
    /// e1RM over the usual e1RM, or the load's where there is none.
    var strengths: [Double] = []
    /// Working sets over the usual ones.
    var setShare = 1.0

    var load: Double { median(loads.span) ?? 1 }
    var strength: Double { median(strengths.span) ?? 1 }

    /// Whether it was lighter at all: "I may need a deload" is often written on a day like any other.
    var isLighter: Bool {
      load <= Deload.lightLoad || strength <= Deload.lightLoad || setShare <= Deload.fewerSets
    }
  }

  private mutating func compare(_ work: [Work]) -> Comparison {
    var result = Comparison()
    var (sets, usualSets) = (0.0, 0.0)
    for lift in work {
      let before = usual[lift.exercise]
      loads.removeAll(keepingCapacity: true)
      counts.removeAll(keepingCapacity: true)
      estimates.removeAll(keepingCapacity: true)
      for work in before where lift.date.days(since: work.date) <= Deload.usualDays {
        loads.append(work.load)
        counts.append(work.sets)
        if let estimate = work.estimate { estimates.append(estimate) }
      }
      guard loads.count >= Deload.fewestUsual, let load = medianInPlace(&loads),
        let count = medianInPlace(&counts)
      else { continue }
      sets += lift.sets
      usualSets += count
      result.loads.append(lift.load / load)
      if let estimate = lift.estimate, let usual = medianInPlace(&estimates) {
        result.strengths.append(estimate / usual)
      } else {
        result.strengths.append(lift.load / load)
      }
    }
    if usualSets > 0 { result.setShare = sets / usualSets }
    return result
  }

  private func reason(_ comparison: Comparison, session: Session) -> Deload.Reason? {
    let isNamed =
      comparison.load <= 1
      && (DeloadSearch.isNamed(session.title) || DeloadSearch.isNamed(session.note))
    guard !comparison.loads.isEmpty else { return isNamed ? .named : nil }
    if isNamed, comparison.isLighter { return .named }
    if comparison.load <= Deload.lightLoad, comparison.strength <= Deload.lightLoad {
      return .lighterLoads
    }
    let hasFewSets = comparison.setShare <= Deload.fewSets
    return hasFewSets && comparison.load <= Deload.heavyLoad ? .fewerSets : nil
  }

  /// Whether the word "deload" stands in a text, in any case of its letters.
  private static func isNamed(_ text: String?) -> Bool {
    guard let text else { return false }
    let word = "deload".utf8
    var rest = text.utf8[...]
    while rest.count >= word.count {
      // Letters of ASCII differ by one bit from their other case.
      if zip(rest, word).allSatisfy({ $0 | 0x20 == $1 }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

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
      usual[lift.exercise].append(lift)
      if usual[lift.exercise].count > Deload.usualSessions { usual[lift.exercise].removeFirst() }
    }
  }
}
