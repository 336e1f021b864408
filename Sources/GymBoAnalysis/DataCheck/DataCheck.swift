internal import GymBoLog

/// What is doubtful in a history: typing slips, unit mix-ups, impossible values, duplicates, near-identical names.
public struct DataCheck: Sendable {
  /// What was found, each with its rows.
  public var suspicions: [Suspicion]

  init(log: TrainingLog, sessions: ExerciseSessions) {
    let impossible = ImpossibleValues(log: log).find()
    // A set is doubted once: an impossible load that is ten times a usual one is a slip.
    let slips = LoadOutliers(log: log).find(in: sessions)
    let slipRows = Set(slips.flatMap(\.rows))
    var found = slips
    found += impossible.filter { slipRows.isDisjoint(with: $0.rows) }
    found += SessionDoubts(log: log).find()
    found += BodyWeightInLoad(log: log).find()
    found += SimilarNames(log: log).find()
    // In order of place, whatever the order of the checks.
    suspicions = found.enumerated()
      .sorted { DataCheck.key($0.element, $0.offset) < DataCheck.key($1.element, $1.offset) }
      .map(\.element)
  }

  private static func key(_ suspicion: Suspicion, _ offset: Int) -> (Int32, Int32, Int) {
    (suspicion.issue.place?.file ?? 0, suspicion.issue.place?.line ?? 0, offset)
  }

  /// One entry a set: whether it is suspect.
  func suspectRows(count: Int) -> [Bool] {
    var isSuspect = [Bool](repeating: false, count: count)
    for suspicion in suspicions {
      for row in suspicion.rows { isSuspect[row] = true }
    }
    return isSuspect
  }
}
