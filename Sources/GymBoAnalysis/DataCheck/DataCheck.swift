internal import GymBoLog

/// What is doubtful in a history: typing slips, unit mix-ups, impossible values, duplicates, near-identical names.
package struct DataCheck: Sendable {
  /// What was found, each with its rows.
  package var suspicions: [Suspicion]

  /// - Parameter values: the doubted values of the log.
  init(log: TrainingLog, values: [Suspicion]) {
    let found =
      values + SessionDoubts(log: log).find() + BodyWeightInLoad(log: log).find()
      + SimilarNames(log: log).find()
    // Sorted by place, so that the order of the checks does not matter.
    suspicions = found.enumerated()
      .sorted { DataCheck.key($0.element, $0.offset) < DataCheck.key($1.element, $1.offset) }
      .map(\.element)
  }

  /// Typing slips, unit mix-ups and impossible values: what makes sets suspect.
  static func values(of log: TrainingLog, sessions: ExerciseSessions) -> [Suspicion] {
    let slips = LoadOutliers(log: log).find(in: sessions)
    let impossible = ImpossibleValues(log: log).find()
    guard !slips.isEmpty else { return impossible }
    // A set is doubted once: an impossible load that is ten times a usual one is a slip.
    let slipRows = Set(slips.flatMap(\.rows))
    return slips + impossible.filter { slipRows.isDisjoint(with: $0.rows) }
  }

  private static func key(_ suspicion: Suspicion, _ offset: Int) -> (Int32, Int32, Int) {
    (suspicion.issue.place?.file ?? 0, suspicion.issue.place?.line ?? 0, offset)
  }
}
