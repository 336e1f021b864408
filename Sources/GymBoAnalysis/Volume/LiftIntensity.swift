package import GymBoLog

/// A lift's working sets as percentages of the lift's current maximum: the best e1RM of the 42 days before the session.
///
/// Inferred warm-ups and suspect sets are left out. Lifts with load added to body weight have no percentages, because the
/// added load is only a part of what was lifted.
package struct LiftIntensity: Sendable, Hashable {
  /// A set as percent of the maximum.
  package struct RatedSet: Sendable, Hashable {
    /// Row of the set in the log.
    package var row: Int
    /// Index into the log's sessions.
    package var session: Int
    /// Repetitions done.
    package var repetitions: Int
    /// The load in percent of the current maximum.
    package var percent: Double

    /// A set of the log with its percentage.
    package init(row: Int, session: Int, repetitions: Int, percent: Double) {
      self.row = row
      self.session = session
      self.repetitions = repetitions
      self.percent = percent
    }
  }

  /// In order of time.
  package var sets: [RatedSet]
  /// Why the lift has no percentages, where it has none.
  package var missing: MissingReason
  /// Loaded working sets of sessions before which the lift had no estimate for 42 days.
  package var setsWithoutMaximum: Int

  /// - Parameters:
  ///   - lift: the lift.
  ///   - sessions: indices into the log's sessions.
  ///   - log: the history.
  ///   - traits: of its sets.
  ///   - body: what is moved of the body beside the loads in the log; zero where that is not known.
  package init(
    of lift: LiftFinding, in sessions: Range<Int>, log: TrainingLog, traits: SetTraits, body: Load
  ) {
    sets = []
    setsWithoutMaximum = 0
    let isAdded = log.exercises[lift.exercise].facts?.loading == .added && body == .zero
    missing = isAdded ? .addedLoad : .noCurrentMaximum
    guard !isAdded else { return }
    for (index, session) in lift.sessions.enumerated() where sessions.contains(session.session) {
      let rows = session.rows.filter {
        LiftIntensity.hasLoad($0, log: log, traits: traits, body: body)
          && !traits.isInferredWarmUp[$0] && !traits.isSuspect[$0]
      }
      guard let maximum = LiftIntensity.maximum(before: index, of: lift, traits: traits) else {
        setsWithoutMaximum += rows.count
        continue
      }
      for row in rows {
        sets.append(
          RatedSet(
            row: row, session: session.session, repetitions: Int(log.columns.repetitions[row] ?? 0),
            percent: 100 * Load(units: body.units + log.columns.load.values[row]).kilograms
              / maximum))
      }
    }
  }

  /// Whether a set is load × repetitions, or the body's load × repetitions where that is known.
  private static func hasLoad(
    _ row: Int, log: TrainingLog, traits: SetTraits, body: Load
  ) -> Bool {
    if traits.hasTonnage[row] { return log.columns.load.values[row] + body.units > 0 }
    return body > .zero && traits.isWorking[row] && log.columns.semantics[row] == .bodyweight
  }

  /// The best e1RM in kilograms of the 42 days before one of the lift's sessions.
  private static func maximum(
    before index: Int, of lift: LiftFinding, traits: SetTraits
  ) -> Double? {
    let day = lift.sessions[index].date
    var best: Double?
    for session in lift.sessions[..<index].reversed() {
      guard day.days(since: session.date) <= AnalysisOptions.activeDays else { break }
      guard session.date < day else { continue }
      for row in session.rows where !traits.isSuspect[row] {
        if let estimate = traits.estimate[row] { best = max(best ?? 0, estimate) }
      }
    }
    return best
  }

  /// The mean percentage over all repetitions.
  package var average: Finding<Double> {
    sets.isEmpty ? .missing(missing) : LiftIntensity.average(sets)
  }

  /// The mean percentage over all repetitions of some sets.
  package static func average(_ sets: [RatedSet]) -> Finding<Double> {
    let repetitions = sets.reduce(0) { $0 + $1.repetitions }
    guard repetitions > 0 else { return .missing(.noCurrentMaximum) }
    let sum = sets.reduce(0.0) { $0 + Double($1.repetitions) * $1.percent }
    return .known(sum / Double(repetitions))
  }

  /// The sets of each session, in order of time.
  package var bySession: [(session: Int, sets: [RatedSet])] {
    var result: [(session: Int, sets: [RatedSet])] = []
    for set in sets {
      if result.last?.session == set.session {
        result[result.count - 1].sets.append(set)
      } else {
        result.append((set.session, [set]))
      }
    }
    return result
  }
}
