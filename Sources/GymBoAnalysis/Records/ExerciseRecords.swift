internal import GymBoLog

/// All records of one exercise.
public struct ExerciseRecords: Sendable, Hashable {
  public var load: PersonalBest?
  public var repetitions: PersonalBest?
  public var estimate: PersonalBest?
  public var setVolume: PersonalBest?
  public var sessionVolume: PersonalBest?
  public var duration: PersonalBest?
  /// Index r − 1 holds the heaviest load for at least r repetitions, r = 1…12.
  public var loadForRepetitions: [PersonalBest?] = Array(
    repeating: nil, count: ExerciseRecords.repetitionCounts)
  /// Every record in order of time; the records of one session stand together.
  public var events: [RecordEvent] = []

  /// Repetition counts for which a best load is kept.
  public static let repetitionCounts = 12

  /// The records of an exercise from its sessions, in order of time. O(sets).
  init(
    sessions: [ExerciseSession], log: TrainingLog, traits: SetTraits, options: AnalysisOptions
  ) {
    let minimumGain = options.significantLoad.kilograms
    for session in sessions {
      var holder = Holder(session: session, minimumGain: minimumGain)
      for row in session.rows {
        let isSuspect = traits.isSuspect[row]
        let count = Int(log.sets.repetitions[row] ?? 0)
        switch log.sets.semantics[row] {
        case .loaded where count >= 1:
          let kilograms = Load(units: log.sets.load.values[row]).kilograms
          holder.offer(kilograms, .load, row, isSuspect, to: &load)
          holder.offer(Double(count), .repetitions, row, isSuspect, to: &repetitions)
          holder.offer(
            traits.tonnage[row] / 100_000_000, .setVolume, row, isSuspect, to: &setVolume)
          if let value = traits.estimate[row] {
            holder.offer(value, .estimate, row, isSuspect, to: &estimate)
          }
          let counted = min(count, ExerciseRecords.repetitionCounts)
          // A set of r repetitions is also one of fewer; only the count that was done is announced.
          for fewer in 1..<counted where counted > 1 {
            holder.offerQuietly(kilograms, row, isSuspect, to: &loadForRepetitions[fewer - 1])
          }
          holder.offer(
            kilograms, .loadFor(repetitions: counted), row, isSuspect,
            to: &loadForRepetitions[counted - 1])
        case .bodyweight where count >= 1:
          holder.offer(Double(count), .repetitions, row, isSuspect, to: &repetitions)
        case .timed:
          if let seconds = log.sets.seconds[row], seconds > 0 {
            holder.offer(seconds, .duration, row, isSuspect, to: &duration)
          }
        default:
          break
        }
      }
      if session.tonnage > 0 {
        let isSuspect = session.rows.contains { traits.isSuspect[$0] }
        holder.offer(
          session.tonnage / 100_000_000, .sessionVolume, nil, isSuspect, to: &sessionVolume)
      }
      events += holder.announced()
    }
  }
}

/// Takes the sets of one session against the bests so far, and keeps the last record of each kind.
private struct Holder {
  let session: ExerciseSession
  let minimumGain: Double
  /// The bests as they were before the session, by kind, for those that the session beat.
  private var beaten: [(kind: RecordKind, best: PersonalBest)] = []

  init(session: ExerciseSession, minimumGain: Double) {
    self.session = session
    self.minimumGain = minimumGain
  }

  mutating func offer(
    _ value: Double, _ kind: RecordKind, _ row: Int?, _ isSuspect: Bool,
    to best: inout PersonalBest?
  ) {
    guard let improved = improved(value, row, isSuspect, over: best) else { return }
    best = improved
    beaten.removeAll { $0.kind == kind }
    beaten.append((kind, improved))
  }

  mutating func offerQuietly(
    _ value: Double, _ row: Int?, _ isSuspect: Bool, to best: inout PersonalBest?
  ) {
    if let improved = improved(value, row, isSuspect, over: best) { best = improved }
  }

  private func improved(
    _ value: Double, _ row: Int?, _ isSuspect: Bool, over best: PersonalBest?
  ) -> PersonalBest? {
    if let best, value <= best.value { return nil }
    // What the session itself set before does not count as the previous value.
    let previous = best?.session == session.session ? best?.previous : best?.value
    return PersonalBest(
      value: value, row: row, session: session.session, date: session.date, previous: previous,
      isSuspect: isSuspect)
  }

  func announced() -> [RecordEvent] {
    beaten.compactMap { kind, best in
      guard let previous = best.previous else { return nil }
      let gain = best.value - previous
      let isSignificant =
        switch kind {
        case .repetitions, .duration: gain >= 1
        default: gain > minimumGain
        }
      return RecordEvent(
        kind: kind, exercise: session.exercise, best: best, isSignificant: isSignificant)
    }
  }
}
