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

  private init() {}

  /// The records of an exercise from its sessions, in order of time. O(sets).
  init(sessions: [ExerciseSession], history: GroupedHistory) {
    self.init()
    let offered = OfferedSets(history)
    var bests = BestValues()
    while let better = bests.next(of: sessions, offered) { take(better, of: sessions, history) }
  }

  /// Every record of a lift in order of time; the records of one session stand together. Its first session sets baselines.
  /// O(sets).
  static func events(of lift: LiftFinding, history: GroupedHistory) -> [RecordEvent] {
    var events: [RecordEvent] = []
    var records = ExerciseRecords()
    var before = records
    var session: Int?
    let offered = OfferedSets(history)
    var bests = BestValues()
    while let better = bests.next(of: lift.sessions, offered) {
      if better.session != session {
        // All of the session before is taken.
        if let session {
          events += records.announced(after: before, lift.sessions[session], history)
        }
        before = records
        session = better.session
      }
      records.take(better, of: lift.sessions, history)
    }
    if let session { events += records.announced(after: before, lift.sessions[session], history) }
    return events
  }

  private mutating func take(
    _ better: BestValues.Better, of sessions: [ExerciseSession], _ history: GroupedHistory
  ) {
    let session = sessions[better.session]
    if let (row, set) = better.set {
      take(
        set,
        Offer(
          row: row, session: session.session, date: session.date,
          isSuspect: history.traits.isSuspect[row]))
    } else {
      Offer(
        row: nil, session: session.session, date: session.date,
        isSuspect: session.rows.contains { history.traits.isSuspect[$0] }
      ).make(session.tonnage.kilograms, to: &sessionVolume)
    }
  }

  private mutating func take(_ set: OfferedSet, _ offer: Offer) {
    let kilograms = Load(units: set.load).kilograms
    if set.load > 0 { offer.make(kilograms, to: &load) }
    if set.seconds > 0 { offer.make(set.seconds, to: &duration) }
    if set.repetitions > 0 { offer.make(Double(set.repetitions), to: &repetitions) }
    var fewer = min(Int(set.repetitions), ExerciseRecords.repetitionCounts)
    // A set of r repetitions is also one of fewer. Loads for fewer are not lower: the first that is no better ends it.
    while fewer > 0, kilograms > loadForRepetitions[fewer - 1]?.value ?? 0 {
      offer.make(kilograms, to: &loadForRepetitions[fewer - 1])
      fewer -= 1
    }
    if set.tonnage > .zero { offer.make(set.tonnage.kilograms, to: &setVolume) }
    if set.estimate > OfferedSet.noEstimate { offer.make(set.estimate, to: &estimate) }
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
      // Rounded to 10 µg, so that 8.05 kg is not more than half a kilogram above 7.55 kg.
      let tenMicrograms = 100_000_000.0
      return ((best.value - old.value) * tenMicrograms).rounded()
        > (history.options.significantLoad.kilograms * tenMicrograms).rounded()
    }
  }
}

/// What a set offers to the records, as the columns have it: few sets need it in kilograms. What is missing is 0.
private struct OfferedSet {
  /// In units of `Load`.
  let load: Int64
  let repetitions: Int32
  let tonnage: Volume
  /// In kilograms.
  let estimate: Double
  /// Of a timed set.
  let seconds: Double

  /// What stands for no estimate.
  static var noEstimate: Double { -.infinity }
}

/// The columns that records are found in, held over all sets of an exercise: to ask for them costs more than to look at a set.
private struct OfferedSets {
  // What is missing is 0 in these, and below every estimate.
  let loads: [Int64]
  let counts: [Int32]
  let volumes: [Volume]
  let estimates: [Double]
  let semantics: [LoadSemantics]
  let durations: [Double]

  init(_ history: GroupedHistory) {
    let sets = history.log.sets
    (loads, counts) = (sets.load.values, sets.repetitions.values)
    (volumes, estimates) = (history.traits.tonnage, history.traits.estimate.values)
    (semantics, durations) = (sets.semantics, sets.seconds.values)
  }
}

/// The values of the records so far: by these alone it is told whether anything beats one.
private struct BestValues {
  private var load: Int64 = 0
  private var repetitions: Int32 = 0
  private var tonnage = Volume.zero
  private var estimate = OfferedSet.noEstimate
  private var seconds = 0.0
  /// By repetitions, from 0, for which there is none.
  private var loadForRepetitions = [Int64](
    repeating: 0, count: ExerciseRecords.repetitionCounts + 1)
  private var sessionTonnage = Volume.zero
  /// What is looked at next: a session, and the place of a set in it.
  private var (session, place) = (0, 0)

  /// What has anything better.
  struct Better {
    /// Among those of the exercise.
    let session: Int
    /// nil where it is the volume of the session.
    let set: (row: Int, values: OfferedSet)?
  }

  /// The next set or volume of an exercise that is better than all before it, which then counts as one of those. Few are,
  /// and with the others is done here.
  mutating func next(of sessions: [ExerciseSession], _ sets: borrowing OfferedSets) -> Better? {
    // Spans of one length: a row that lies in one is known to lie in all.
    let all = sets.loads.indices
    let load = sets.loads.span.extracting(all)
    let count = sets.counts.span.extracting(all)
    let volume = sets.volumes.span.extracting(all)
    let estimate = sets.estimates.span.extracting(all)
    let meaning = sets.semantics.span.extracting(all)
    let duration = sets.durations.span.extracting(all)
    while session < sessions.count {
      // By their places, as a loop over the rows themselves would copy the session.
      while place < sessions[session].rows.count {
        let row = sessions[session].rows[place]
        place += 1
        let set = OfferedSet(
          load: load[row], repetitions: count[row], tonnage: volume[row], estimate: estimate[row],
          seconds: meaning[row] == .timed ? duration[row] : 0)
        // Assistance sets no record.
        guard isBeaten(by: set), meaning[row] != .assisted else { continue }
        take(set)
        return Better(session: session, set: (row, set))
      }
      let sum = sessions[session].tonnage
      session += 1
      place = 0
      if sum > sessionTonnage {
        sessionTonnage = sum
        return Better(session: session - 1, set: nil)
      }
    }
    return nil
  }

  @inline(__always)
  private func isBeaten(by set: OfferedSet) -> Bool {
    set.load > load || set.repetitions > repetitions || set.tonnage > tonnage
      || set.estimate > estimate || set.seconds > seconds
      || (set.repetitions > 0
        && set.load
          > loadForRepetitions[min(Int(set.repetitions), ExerciseRecords.repetitionCounts)])
  }

  private mutating func take(_ set: OfferedSet) {
    load = max(load, set.load)
    repetitions = max(repetitions, set.repetitions)
    tonnage = max(tonnage, set.tonnage)
    estimate = max(estimate, set.estimate)
    seconds = max(seconds, set.seconds)
    var fewer = min(Int(set.repetitions), ExerciseRecords.repetitionCounts)
    // As among the records.
    while fewer > 0, set.load > loadForRepetitions[fewer] {
      loadForRepetitions[fewer] = set.load
      fewer -= 1
    }
  }
}

/// Where values come from that are offered to the bests so far.
private struct Offer {
  /// nil for the volume of the session.
  let row: Int?
  let session: Int
  let date: CivilDate
  let isSuspect: Bool

  /// Takes a value where it is strictly better.
  func make(_ value: Double, to best: inout PersonalBest?) {
    guard value > best?.value ?? -.infinity else { return }
    // What the session itself set before does not count as the previous value.
    let isOwn = best?.session == session
    best = PersonalBest(
      value: value, row: row, session: session, date: date,
      previous: isOwn ? best?.previous : best?.value, isSuspect: isSuspect)
  }
}
