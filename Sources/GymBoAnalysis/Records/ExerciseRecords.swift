internal import GymBoLog

/// All records of one exercise.
public struct ExerciseRecords: Sendable, Hashable {
  /// The heaviest load, in kilograms.
  public var load: PersonalBest?
  /// The most repetitions of a set.
  public var repetitions: PersonalBest?
  /// The best e1RM, in kilograms.
  public var estimate: PersonalBest?
  /// The largest load × repetitions of a set, in kilograms.
  public var setVolume: PersonalBest?
  /// The largest volume of a session, in kilograms.
  public var sessionVolume: PersonalBest?
  /// The longest set, in seconds.
  public var duration: PersonalBest?
  /// Index r − 1 holds the heaviest load for at least r repetitions, r = 1…20.
  public var loadForRepetitions: [PersonalBest?] = Array(
    repeating: nil, count: ExerciseRecords.repetitionCounts)

  /// Repetition counts for which a best load is kept.
  public static let repetitionCounts = 20

  /// The records of an exercise from its sessions, in order of time. O(sets).
  /// - Parameter announce: takes the records of each session that has one.
  init(
    sessions: [ExerciseSession], history: GroupedHistory,
    announce: (([RecordEvent]) -> Void)? = nil
  ) {
    for index in sessions.indices where isBeaten(by: sessions[index], history) {
      let session = sessions[index]
      let before = announce.map { _ in self }
      let offer = Offer(session: session, traits: history.traits)
      for row in session.rows { take(row, offer, history) }
      if session.tonnage > 0 {
        offer.make(session.tonnage / 100_000_000, row: nil, to: &sessionVolume)
      }
      if let before { announce?(announced(after: before, session, history)) }
    }
  }

  /// Every record of a lift in order of time; the records of one session stand together. O(sets).
  static func events(of lift: LiftFinding, history: GroupedHistory) -> [RecordEvent] {
    var events: [RecordEvent] = []
    _ = ExerciseRecords(sessions: lift.sessions, history: history) { events += $0 }
    return events
  }

  /// Whether a session has anything better. Few have, and the others are done with here.
  private func isBeaten(by session: ExerciseSession, _ history: GroupedHistory) -> Bool {
    if session.tonnage > 0,
      ExerciseRecords.isBetter(session.tonnage / 100_000_000, than: sessionVolume)
    {
      return true
    }
    for row in session.rows {
      let offered = OfferedSet(row, history)
      if ExerciseRecords.isBetter(offered.load, than: load)
        || ExerciseRecords.isBetter(offered.seconds, than: duration)
        || ExerciseRecords.isBetter(offered.count, than: repetitions)
        || ExerciseRecords.isBetter(offered.volume, than: setVolume)
        || ExerciseRecords.isBetter(offered.estimate, than: estimate)
      {
        return true
      }
      if let counted = offered.counted,
        ExerciseRecords.isBetter(offered.load, than: loadForRepetitions[counted - 1])
      {
        return true
      }
    }
    return false
  }

  private static func isBetter(_ value: Double?, than best: PersonalBest?) -> Bool {
    guard let value else { return false }
    guard let best else { return true }
    return value > best.value
  }

  private mutating func take(_ row: Int, _ offer: Offer, _ history: GroupedHistory) {
    let offered = OfferedSet(row, history)
    if let value = offered.load { offer.make(value, row: row, to: &load) }
    if let value = offered.seconds { offer.make(value, row: row, to: &duration) }
    if let value = offered.count { offer.make(value, row: row, to: &repetitions) }
    if let loaded = offered.load, var fewer = offered.counted {
      // A set of r repetitions is also one of fewer. Loads for fewer are not lower: the first that is no better ends it.
      while fewer > 0, loaded > loadForRepetitions[fewer - 1]?.value ?? 0 {
        offer.make(loaded, row: row, to: &loadForRepetitions[fewer - 1])
        fewer -= 1
      }
    }
    if let value = offered.volume { offer.make(value, row: row, to: &setVolume) }
    if let value = offered.estimate { offer.make(value, row: row, to: &estimate) }
  }

  /// What the session made better. Of the best loads that one set holds for several repetition counts, the largest count is
  /// announced.
  private func announced(
    after before: ExerciseRecords, _ session: ExerciseSession, _ history: GroupedHistory
  ) -> [RecordEvent] {
    var events: [RecordEvent] = []
    func event(_ kind: RecordKind, _ best: PersonalBest?, _ old: PersonalBest?) {
      guard let best, best.session == session.session, let old else { return }
      events.append(
        RecordEvent(
          kind: kind, exercise: session.exercise, best: best,
          isSignificant: ExerciseRecords.isSignificant(kind, best, over: old, history)))
    }
    event(.load, load, before.load)
    event(.repetitions, repetitions, before.repetitions)
    event(.estimate, estimate, before.estimate)
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
    return events
  }

  private static func isSignificant(
    _ kind: RecordKind, _ best: PersonalBest, over old: PersonalBest, _ history: GroupedHistory
  ) -> Bool {
    switch kind {
    case .duration: return best.value - old.value >= 1
    case .repetitions:
      guard let row = best.row, let oldRow = old.row else { return false }
      return (history.log.sets.load[row] ?? 0) >= (history.log.sets.load[oldRow] ?? 0)
    default:
      // In whole units of 10 µg, so that 8.05 kg is not more than half a kilogram above 7.55 kg.
      return ((best.value - old.value) * 100_000_000).rounded()
        > Double(history.options.significantLoad.units)
    }
  }
}

/// What a set offers to the records, each in the unit of its kind; nil where it has none.
private struct OfferedSet {
  var load: Double?
  var seconds: Double?
  var count: Double?
  var volume: Double?
  var estimate: Double?
  /// The repetitions for which a best load is kept.
  var counted: Int?

  init(_ row: Int, _ history: GroupedHistory) {
    let semantics = history.log.sets.semantics[row]
    // Assistance sets no record.
    guard semantics != .assisted else { return }
    load = history.log.sets.load[row].flatMap { $0 > 0 ? Load(units: $0).kilograms : nil }
    if semantics == .timed, let time = history.log.sets.seconds[row], time > 0 { seconds = time }
    guard let repetitions = history.log.sets.repetitions[row], repetitions >= 1 else { return }
    count = Double(repetitions)
    counted = min(Int(repetitions), ExerciseRecords.repetitionCounts)
    let tonnage = history.traits.tonnage[row]
    if tonnage > 0 { volume = tonnage / 100_000_000 }
    estimate = history.traits.estimate[row]
  }
}

/// Offers a session's values to the bests so far.
private struct Offer {
  let session: ExerciseSession
  let traits: SetTraits

  /// Takes the value where it is strictly better.
  func make(_ value: Double, row: Int?, to best: inout PersonalBest?) {
    if let best, value <= best.value { return }
    // What the session itself set before does not count as the previous value.
    let isOwn = best?.session == session.session
    best = PersonalBest(
      value: value, row: row, session: session.session, date: session.date,
      previous: isOwn ? best?.previous : best?.value,
      isSuspect: row.map { traits.isSuspect[$0] }
        ?? session.rows.contains { traits.isSuspect[$0] })
  }
}
