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
  /// - Parameter announce: called for each session that made anything better, with its records: none where all that it set
  ///   are baselines.
  init(
    sessions: [ExerciseSession], history: GroupedHistory,
    announce: (([RecordEvent]) -> Void)? = nil
  ) {
    var bests = BestValues()
    for index in sessions.indices {
      guard let announce else {
        take(index, of: sessions, history, &bests)
        continue
      }
      let before = self
      if take(index, of: sessions, history, &bests) {
        announce(announced(after: before, sessions[index], history))
      }
    }
  }

  /// Every record of a lift in order of time; the records of one session stand together. O(sets).
  static func events(of lift: LiftFinding, history: GroupedHistory) -> [RecordEvent] {
    var events: [RecordEvent] = []
    _ = ExerciseRecords(sessions: lift.sessions, history: history) { events += $0 }
    return events
  }

  /// - Returns: whether the session has anything better.
  @inline(__always) @discardableResult
  private mutating func take(
    _ index: Int, of sessions: [ExerciseSession], _ history: GroupedHistory,
    _ bests: inout BestValues
  ) -> Bool {
    var isBetter = false
    // By their places, as a loop over the rows themselves would copy the session.
    for place in sessions[index].rows.indices {
      let row = sessions[index].rows[place]
      let set = OfferedSet(row, history.log.sets, history.traits)
      // Few sets have anything better, and the others are done with here.
      guard bests.areBeaten(by: set) else { continue }
      take(
        set,
        Offer(
          row: row, session: sessions[index].session, date: sessions[index].date,
          isSuspect: history.traits.isSuspect[row]))
      bests.take(set)
      isBetter = true
    }
    let volume = sessions[index].tonnage / 100_000_000
    guard volume > sessionVolume?.value ?? 0 else { return isBetter }
    Offer(
      row: nil, session: sessions[index].session, date: sessions[index].date,
      isSuspect: sessions[index].rows.contains { history.traits.isSuspect[$0] }
    ).make(volume, to: &sessionVolume)
    return true
  }

  private mutating func take(_ set: OfferedSet, _ offer: Offer) {
    offer.make(set.load, to: &load)
    offer.make(set.seconds, to: &duration)
    offer.make(set.count, to: &repetitions)
    var fewer = set.counted
    // A set of r repetitions is also one of fewer. Loads for fewer are not lower: the first that is no better ends it.
    while fewer > 0, set.load > loadForRepetitions[fewer - 1]?.value ?? 0 {
      offer.make(set.load, to: &loadForRepetitions[fewer - 1])
      fewer -= 1
    }
    offer.make(set.volume, to: &setVolume)
    offer.make(set.estimate, to: &estimate)
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

/// The values of the records so far: by these alone it is told whether a set beats any.
private struct BestValues {
  private var units = OfferedSet.nothing
  private var seconds = OfferedSet.nothing
  private var count = OfferedSet.nothing
  private var tonnage = OfferedSet.nothing
  private var estimate = OfferedSet.nothing
  /// By repetitions, from 0, for which there is none.
  private var unitsForRepetitions = [Double](
    repeating: OfferedSet.nothing, count: ExerciseRecords.repetitionCounts + 1)

  mutating func take(_ set: OfferedSet) {
    units = max(units, set.units)
    seconds = max(seconds, set.seconds)
    count = max(count, set.count)
    tonnage = max(tonnage, set.tonnage)
    estimate = max(estimate, set.estimate)
    var fewer = set.counted
    // As among the records.
    while fewer > 0, set.units > unitsForRepetitions[fewer] {
      unitsForRepetitions[fewer] = set.units
      fewer -= 1
    }
  }

  /// Whether a set has anything better.
  @inline(__always)
  func areBeaten(by set: OfferedSet) -> Bool {
    set.units > units || set.seconds > seconds || set.count > count || set.tonnage > tonnage
      || set.estimate > estimate
      || (set.counted > 0 && set.units > unitsForRepetitions[set.counted])
  }
}

/// What a set offers to the records: loads in 10 µg, which few sets need in kilograms.
private struct OfferedSet {
  var units = nothing
  var seconds = nothing
  var count = nothing
  var tonnage = nothing
  var estimate = nothing
  /// The repetitions for which a best load is kept; 0 for none.
  var counted = 0

  /// In kilograms.
  var load: Double { units / 100_000_000 }
  /// In kilograms.
  var volume: Double { tonnage / 100_000_000 }

  /// What is offered where there is nothing: no best is beaten by it.
  static var nothing: Double { -.infinity }

  @inline(__always)
  init(_ row: Int, _ sets: SetColumns, _ traits: SetTraits) {
    let semantics = sets.semantics[row]
    // Assistance sets no record.
    guard semantics != .assisted else { return }
    // What is missing is 0 in these columns.
    let (load, repetitions) = (sets.load.values[row], sets.repetitions.values[row])
    if load > 0 { units = Double(load) }
    if semantics == .timed, let time = sets.seconds[row], time > 0 { seconds = time }
    guard repetitions >= 1 else { return }
    count = Double(repetitions)
    counted = min(Int(repetitions), ExerciseRecords.repetitionCounts)
    if traits.tonnage[row] > 0 { tonnage = traits.tonnage[row] }
    estimate = traits.estimate[row] ?? OfferedSet.nothing
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
    guard value > best?.value ?? OfferedSet.nothing else { return }
    // What the session itself set before does not count as the previous value.
    let isOwn = best?.session == session
    best = PersonalBest(
      value: value, row: row, session: session, date: date,
      previous: isOwn ? best?.previous : best?.value, isSuspect: isSuspect)
  }
}
