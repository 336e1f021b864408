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
  /// Every record in order of time; the records of one session stand together.
  public var events: [RecordEvent] = []

  /// Repetition counts for which a best load is kept.
  public static let repetitionCounts = 20

  /// The records of an exercise from its sessions, in order of time. O(sets).
  init(
    sessions: [ExerciseSession], log: TrainingLog, traits: SetTraits, options: AnalysisOptions
  ) {
    var events: [RecordEvent] = []
    for session in sessions {
      let before = self
      let offer = Offer(session: session, traits: traits)
      for row in session.rows { take(row, offer, log: log, traits: traits) }
      if session.tonnage > 0 {
        offer.make(session.tonnage / 100_000_000, row: nil, to: &sessionVolume)
      }
      events += announced(after: before, session, log: log, options: options)
    }
    self.events = events
  }

  private mutating func take(_ row: Int, _ offer: Offer, log: TrainingLog, traits: SetTraits) {
    let sets = log.sets
    // Assistance sets no record.
    guard sets.semantics[row] != .assisted else { return }
    let count = Int(sets.repetitions[row] ?? 0)
    let loaded = sets.load[row].flatMap { $0 > 0 ? Load(units: $0).kilograms : nil }
    if let loaded { offer.make(loaded, row: row, to: &load) }
    if sets.semantics[row] == .timed, let seconds = sets.seconds[row], seconds > 0 {
      offer.make(seconds, row: row, to: &duration)
    }
    guard count >= 1 else { return }
    offer.make(Double(count), row: row, to: &repetitions)
    if let loaded {
      // A set of r repetitions is also one of fewer. Loads for fewer are not lower: the first that is no better ends it.
      var fewer = min(count, ExerciseRecords.repetitionCounts)
      while fewer > 0, loaded > loadForRepetitions[fewer - 1]?.value ?? 0 {
        offer.make(loaded, row: row, to: &loadForRepetitions[fewer - 1])
        fewer -= 1
      }
    }
    if traits.hasTonnage[row], traits.tonnage[row] > 0 {
      offer.make(traits.tonnage[row] / 100_000_000, row: row, to: &setVolume)
    }
    if let value = traits.estimate[row] { offer.make(value, row: row, to: &estimate) }
  }

  /// What the session made better. Of the best loads that one set holds for several repetition counts, the largest count is
  /// announced.
  private func announced(
    after before: ExerciseRecords, _ session: ExerciseSession, log: TrainingLog,
    options: AnalysisOptions
  ) -> [RecordEvent] {
    var events: [RecordEvent] = []
    func event(_ kind: RecordKind, _ best: PersonalBest?, _ old: PersonalBest?) {
      guard let best, best.session == session.session, let old else { return }
      events.append(
        RecordEvent(
          kind: kind, exercise: session.exercise, best: best,
          isSignificant: ExerciseRecords.isSignificant(
            kind, best, over: old, sets: log.sets, options: options)))
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
    _ kind: RecordKind, _ best: PersonalBest, over old: PersonalBest, sets: SetColumns,
    options: AnalysisOptions
  ) -> Bool {
    switch kind {
    case .duration: return best.value - old.value >= 1
    case .repetitions:
      guard let row = best.row, let oldRow = old.row else { return false }
      return (sets.load[row] ?? 0) >= (sets.load[oldRow] ?? 0)
    default:
      // In whole units of 10 µg, so that 8.05 kg is not more than half a kilogram above 7.55 kg.
      return ((best.value - old.value) * 100_000_000).rounded()
        > Double(options.significantLoad.units)
    }
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
