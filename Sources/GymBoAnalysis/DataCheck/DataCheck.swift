internal import GymBoLog

/// What is doubtful in a history: typing slips, values in the wrong field, unit mix-ups, impossible values, duplicates, near-identical names.
package struct DataCheck: Sendable {
  /// What was found, each with its rows.
  package var suspicions: [Suspicion]

  /// - Parameters:
  ///   - doubted: the doubted values, sets and days of the log.
  ///   - sessions: of every lift, in order of time.
  init(log: TrainingLog, doubted: [Suspicion], sessions: ExerciseSessions) {
    let continued = ContinuedNames(log: log, sessions: sessions).find()
    let found =
      doubted + SessionDoubts(log: log).find() + BodyWeightInLoad(log: log).find() + continued
      + LiftDistances(log: log).find() + DataCheck.without(continued, SimilarNames(log: log).find())
    // Sorted by place, so that the order of the checks does not matter.
    suspicions = found.enumerated()
      .sorted { DataCheck.key($0.element, $0.offset) < DataCheck.key($1.element, $1.offset) }
      .map(\.element)
  }

  /// Typing slips, unit mix-ups and impossible values: what makes sets suspect.
  static func values(of log: TrainingLog, sessions: ExerciseSessions) -> [Suspicion] {
    let loads = LoadOutliers(log: log).find(in: sessions)
    let loadRows = Set(loads.flatMap(\.rows))
    let slips =
      loads
      + RepetitionSlips(log: log).find(in: sessions).filter { loadRows.isDisjoint(with: $0.rows) }
    let impossible = ImpossibleValues(log: log).find()
    guard !slips.isEmpty else { return impossible }
    // A set is doubted once: an impossible load that is ten times a usual one is a slip.
    let slipRows = Set(slips.flatMap(\.rows))
    return slips + impossible.filter { slipRows.isDisjoint(with: $0.rows) }
  }

  /// Findings of similar names, without those of names that one of some findings says to be continued.
  private static func without(_ continued: [Suspicion], _ similar: [Suspicion]) -> [Suspicion] {
    let names = continued.map { DataCheck.names(of: $0.issue) }
    return similar.filter { !names.contains(DataCheck.names(of: $0.issue)) }
  }

  /// The two names that an issue is about.
  private static func names(of issue: Issue) -> Set<String> {
    var names: Set<String> = []
    if case .name(let name) = issue.doubt { names.insert(name) }
    switch issue.proposal {
    case .meantName(let name), .continuedAs(let name): names.insert(name)
    default: break
    }
    return names
  }

  private static func key(_ suspicion: Suspicion, _ offset: Int) -> (Int32, Int32, Int) {
    (suspicion.issue.place?.file ?? 0, suspicion.issue.place?.line ?? 0, offset)
  }
}
