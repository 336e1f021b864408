internal import GymBoLog

/// All records of one exercise. Sets that the data check doubts hold none; what they would hold is in ``doubted``.
package struct ExerciseRecords: Sendable, Hashable {
  /// The heaviest load, in kilograms.
  package var load: PersonalBest?
  /// The most repetitions of a set.
  package var repetitions: PersonalBest?
  /// The best e1RM, in kilograms.
  package var estimate: PersonalBest?
  /// The largest load × repetitions of a set, in kilograms.
  package var setVolume: PersonalBest?
  /// The largest volume of a session, in kilograms.
  package var sessionVolume: PersonalBest?
  /// The longest set, in seconds.
  package var duration: PersonalBest?
  /// The least assistance of a set, in kilograms. An assisted set holds no other record.
  package var assistance: PersonalBest?
  /// Index r − 1 holds the heaviest load for at least r repetitions, r = 1…20.
  package var loadForRepetitions: [PersonalBest?] = Array(
    repeating: nil, count: ExerciseRecords.repetitionCounts)

  /// What suspect sets would hold: values better than the best of their kind, in the order of ``bests``, with that best as the
  /// one before.
  package private(set) var doubted: [DoubtedBest] = []

  /// Repetition counts for which a best load is kept.
  package static let repetitionCounts = 20

  /// All bests that there are, in the order of the published table of records: e1RM, load, repetitions, volumes, duration,
  /// assistance, then the heaviest load for each repetition count.
  package var bests: [(kind: RecordKind, best: PersonalBest)] {
    var bests: [(RecordKind, PersonalBest?)] = [
      (.estimate, estimate), (.load, load), (.repetitions, repetitions), (.setVolume, setVolume),
      (.sessionVolume, sessionVolume), (.duration, duration),
      (.assistance, assistance),
    ]
    for (index, best) in loadForRepetitions.enumerated() {
      bests.append((.loadFor(repetitions: index + 1), best))
    }
    return bests.compactMap { kind, best in best.map { (kind, $0) } }
  }

  /// Sessions of a lift before the first that can be a new best.
  package static let sessionsBefore = 2

  /// Everything that beat a best, in order of time: a small part of the sets. Events are made from it, so that the sets are
  /// searched once.
  private var improvements: [Improvement] = []

  private init() {}

  /// Finds the records of an exercise from its sessions, which are in order of time. O(sets).
  init(sessions: [ExerciseSession], history: PreparedHistory) {
    self.init()
    let columns = RecordColumns(history)
    var bests = BestValues()
    // One allocation for most exercises, instead of one each time that the array doubles.
    improvements.reserveCapacity(64)
    var doubts: [Improvement] = []
    while let improvement = bests.nextImprovement(in: sessions, columns) {
      if ExerciseRecords.isSuspect(improvement, of: sessions, columns) {
        doubts.append(improvement)
      } else {
        take(improvement, of: sessions, columns, history)
        improvements.append(improvement)
      }
    }
    if !doubts.isEmpty { doubt(doubts, of: sessions, columns, history) }
  }

  private static func isSuspect(
    _ improvement: Improvement, of sessions: [ExerciseSession], _ columns: RecordColumns
  ) -> Bool {
    if let row = improvement.row { return columns.marks[row].contains(.suspect) }
    return sessions[improvement.session].rows.contains {
      columns.marks[$0].contains(.suspect)
    }
  }

  /// Keeps what is better than the bests of suspect sets and sessions.
  private mutating func doubt(
    _ improvements: [Improvement], of sessions: [ExerciseSession], _ columns: RecordColumns,
    _ history: PreparedHistory
  ) {
    var records = ExerciseRecords()
    for improvement in improvements {
      records.take(improvement, of: sessions, columns, history)
    }
    let trusted = Dictionary(uniqueKeysWithValues: bests.map { ($0.kind, $0.best.value) })
    doubted = records.bests.compactMap { kind, best in
      if let trusted = trusted[kind], !kind.isBetter(best.value, than: trusted) { return nil }
      var best = best
      best.previous = trusted[kind]
      best.isSuspect = true
      return DoubtedBest(kind: kind, best: best)
    }
  }

  /// Every record of a lift in order of time, those of one session together. For each kind of record, the first session
  /// with a value sets the baseline and no record. O(improvements).
  static func events(of lift: ExerciseWork, history: PreparedHistory) -> [RecordEvent] {
    let columns = RecordColumns(history)
    let firstToCount = lift.firstSessionOfNewBests
    var events: [RecordEvent] = []
    var records = ExerciseRecords()
    for ofSession in lift.records.improvements.chunked(by: \.session) {
      let before = records
      for improvement in ofSession {
        records.take(improvement, of: lift.sessions, columns, history)
      }
      if let session = ofSession.first?.session {
        events += records.events(
          since: before, in: lift.sessions[session], isCounted: session >= firstToCount, history)
      }
    }
    return events
  }

  /// Whether a best was beaten in some sessions of the log; without that they have no record. O(improvements).
  /// - Parameter sessions: those of the exercise.
  func improved(in range: ClosedRange<Int>, of sessions: [ExerciseSession]) -> Bool {
    improvements.contains { range.contains(sessions[$0.session].session) }
  }

  // MARK: Taking improvements

  /// Updates the bests that a set or the volume of a session beats.
  private mutating func take(
    _ improvement: Improvement, of sessions: [ExerciseSession], _ columns: RecordColumns,
    _ history: PreparedHistory
  ) {
    let session = sessions[improvement.session]
    if let row = improvement.row {
      take(columns[row], Origin(row: row, session: session.session, date: session.date))
    } else {
      Origin(row: nil, session: session.session, date: session.date)
        .offer(session.tonnage.kilograms, of: .sessionVolume, to: &sessionVolume)
    }
  }

  private mutating func take(_ set: RecordValues, _ origin: Origin) {
    let kilograms = Load(units: set.load).kilograms
    guard !set.isAssisted else {
      return origin.offer(kilograms, of: .assistance, to: &assistance)
    }
    if set.load > 0 { origin.offer(kilograms, of: .load, to: &load) }
    if set.seconds > 0 { origin.offer(set.seconds, of: .duration, to: &duration) }
    if set.repetitions > 0 {
      origin.offer(Double(set.repetitions), of: .repetitions, to: &repetitions)
    }
    // A set of r repetitions also counts for fewer. The best load for fewer repetitions is never
    // lower, so the first one that is not beaten ends the loop.
    var fewer = min(Int(set.repetitions), ExerciseRecords.repetitionCounts)
    while fewer > 0, kilograms > loadForRepetitions[fewer - 1]?.value ?? 0 {
      origin.offer(kilograms, of: .loadFor(repetitions: fewer), to: &loadForRepetitions[fewer - 1])
      fewer -= 1
    }
    if set.tonnage > .zero {
      origin.offer(set.tonnage.kilograms, of: .setVolume, to: &setVolume)
    }
    if set.estimate > RecordValues.noEstimate {
      origin.offer(set.estimate, of: .estimate, to: &estimate)
    }
  }

  // MARK: Announcing

  /// The records that a session set. A set can hold the best load for several repetition counts:
  /// only the largest count is announced.
  /// - Parameter isCounted: whether the lift was done often enough before for a new best.
  private func events(
    since before: ExerciseRecords, in session: ExerciseSession, isCounted: Bool,
    _ history: PreparedHistory
  ) -> [RecordEvent] {
    var events: [RecordEvent] = []
    func event(
      _ kind: RecordKind, _ best: PersonalBest?, _ old: PersonalBest?, isHeavier: Bool = false
    ) {
      guard let best, best.session == session.session, let old else { return }
      let isSignificant =
        isHeavier || ExerciseRecords.isSignificant(kind, best, over: old, history)
      events.append(
        RecordEvent(
          kind: kind, exercise: session.exercise, best: best, isSignificant: isSignificant,
          isOfStrength: isSignificant && isCounted
            && before.isExceeded(in: kind, by: best, history)))
    }
    event(.load, load, before.load)
    event(.repetitions, repetitions, before.repetitions)
    if let estimate, !before.hasMatch(for: estimate, history) {
      event(
        .estimate, estimate, before.estimate,
        isHeavier: isHeavierForItsRepetitions(estimate, than: before, history))
    }
    var announced: Set<Int> = []
    for index in loadForRepetitions.indices.reversed() {
      guard let row = loadForRepetitions[index]?.row, before.loadForRepetitions[index] != nil,
        loadForRepetitions[index]?.session == session.session, announced.insert(row).inserted
      else { continue }
      event(
        .loadFor(repetitions: index + 1), loadForRepetitions[index],
        before.loadForRepetitions[index])
    }
    event(.setVolume, setVolume, before.setVolume)
    event(.sessionVolume, sessionVolume, before.sessionVolume)
    event(.duration, duration, before.duration)
    event(.assistance, assistance, before.assistance)
    return events
  }

  /// Whether a set of these bests had the load of a best e1RM for as many repetitions or more: too many for an e1RM, as 72 kg
  /// × 15 before 72 kg × 12. Such an e1RM is no news. With repetitions in reserve counted, equal sets may differ.
  func hasMatch(for best: PersonalBest, _ history: PreparedHistory) -> Bool {
    guard !history.options.adjustsForEffort, let row = best.row,
      let load = history.log.columns.load[row],
      let repetitions = history.log.columns.repetitions[row], repetitions >= 1,
      repetitions <= ExerciseRecords.repetitionCounts,
      let heaviest = loadForRepetitions[Int(repetitions) - 1]
    else { return false }
    return heaviest.value >= Load(units: load).kilograms
  }

  /// Whether the set of a best e1RM is the heaviest for as many repetitions by more than what is significant: 90 kg × 5 after
  /// 87.5 kg × 5 and 98 kg × 2 is a new best, though the e1RM is hardly more.
  private func isHeavierForItsRepetitions(
    _ best: PersonalBest, than before: ExerciseRecords, _ history: PreparedHistory
  ) -> Bool {
    guard !history.options.adjustsForEffort, let row = best.row,
      let repetitions = history.log.columns.repetitions[row], repetitions >= 1,
      repetitions <= ExerciseRecords.repetitionCounts,
      let now = loadForRepetitions[Int(repetitions) - 1],
      let old = before.loadForRepetitions[Int(repetitions) - 1]
    else { return false }
    return ExerciseRecords.isSignificant(.load, now, over: old, history)
  }

  /// Whether a record of a kind shows more strength than these bests.
  private func isExceeded(
    in kind: RecordKind, by best: PersonalBest, _ history: PreparedHistory
  ) -> Bool {
    switch kind {
    case .load, .estimate, .tenRepetitions, .duration, .assistance: return true
    case .setVolume, .sessionVolume: return false
    // More repetitions than an e1RM takes, with the heaviest load.
    case .loadFor(let repetitions):
      return repetitions > history.options.estimateRepetitions.upperBound
        && best.value >= load?.value ?? 0
    case .repetitions:
      guard let row = best.row, let units = history.log.columns.load[row] else { return true }
      return Load(units: units).kilograms >= load?.value ?? 0
    }
  }

  private static func isSignificant(
    _ kind: RecordKind, _ best: PersonalBest, over old: PersonalBest, _ history: PreparedHistory
  ) -> Bool {
    switch kind {
    case .duration: return best.value - old.value >= 1
    case .repetitions:
      guard let row = best.row, let oldRow = old.row else { return false }
      return (history.log.columns.load[row] ?? 0) >= (history.log.columns.load[oldRow] ?? 0)
    default:
      // Rounded to 10 µg, so that 8.05 kg is not more than half a kilogram above 7.55 kg.
      let tenMicrograms = 100_000_000.0
      return ((best.value - old.value).magnitude * tenMicrograms).rounded()
        > (history.options.significantLoad.kilograms * tenMicrograms).rounded()
    }
  }
}

/// The set or session that values come from.
private struct Origin {
  /// nil for the volume of the session.
  let row: Int?
  let session: Int
  let date: CivilDate

  /// Makes a value the best if it is strictly better.
  func offer(_ value: Double, of kind: RecordKind, to best: inout PersonalBest?) {
    if let old = best?.value, !kind.isBetter(value, than: old) { return }
    // A best of the same session is not the previous value: the one before the session is.
    let isOwn = best?.session == session
    best = PersonalBest(
      value: value, row: row, session: session, date: date,
      previous: isOwn ? best?.previous : best?.value)
  }
}

extension Array {
  /// The elements in runs of neighbours that share a key.
  fileprivate func chunked<Key: Equatable>(by key: (Element) -> Key) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && key(self[index]) != key(self[start]) {
      runs.append(self[start..<index])
      start = index
    }
    if start < endIndex { runs.append(self[start...]) }
    return runs
  }
}
