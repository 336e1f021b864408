internal import GymBoLog

/// A lift's last session of the week compared with the session of the lift before it.
package struct LiftComparison: Sendable, Hashable {
  /// How the last session went against the one before it.
  package enum Verdict: String, MachineWord, Hashable {
    case better, same, less
    /// More load and fewer repetitions, or the reverse, without an e1RM to weigh them against each other.
    case mixed
    case first = "first_time"
    /// The two sessions have no number in common.
    case notComparable = "not_comparable"
  }

  /// The lift's last session in the week.
  package var current: ExerciseSession
  /// The session before it, in the week or earlier.
  package var previous: ExerciseSession?
  /// The set that represents the current session: see ``ExerciseSession/standingRow``.
  package var currentRow: Int?
  /// The set that represents the session before; see ``currentRow``.
  package var previousRow: Int?
  /// How the current session went against the one before it.
  package var verdict: Verdict

  init(current: ExerciseSession, previous: ExerciseSession?, history: PreparedHistory) {
    self.current = current
    self.previous = previous
    currentRow = current.standingRow
    previousRow = previous?.standingRow
    guard previous != nil else {
      verdict = .first
      return
    }
    guard let now = currentRow, let before = previousRow,
      history.log.columns.semantics[now] == history.log.columns.semantics[before]
    else {
      verdict = .notComparable
      return
    }
    verdict = LiftComparison.verdict(now, before, log: history.log, traits: history.traits)
  }

  private static func verdict(
    _ now: Int, _ before: Int, log: TrainingLog, traits: SetTraits
  ) -> Verdict {
    let sets = log.columns
    func sign<Number: Comparable>(_ a: Number, _ b: Number) -> Int { a == b ? 0 : a > b ? 1 : -1 }
    let repetitions = sign(sets.repetitions[now] ?? 0, sets.repetitions[before] ?? 0)
    switch sets.semantics[now] {
    case .loaded, .assisted:
      let direction = sets.semantics[now] == .assisted ? -1 : 1
      let load = direction * sign(sets.load[now] ?? 0, sets.load[before] ?? 0)
      if load * repetitions >= 0 { return verdict(load + repetitions) }
      if let a = traits.estimate[now], let b = traits.estimate[before] {
        return verdict(sign(a, b))
      }
      return .mixed
    case .bodyweight: return verdict(repetitions)
    case .timed: return verdict(sign(sets.seconds[now] ?? 0, sets.seconds[before] ?? 0))
    case .distance: return verdict(sign(sets.metres[now] ?? 0, sets.metres[before] ?? 0))
    }
  }

  private static func verdict(_ sign: Int) -> Verdict {
    sign > 0 ? .better : sign < 0 ? .less : .same
  }
}
