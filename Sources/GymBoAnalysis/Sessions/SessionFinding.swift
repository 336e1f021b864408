internal import GymBoLog

/// The report of one session.
public struct SessionFinding: Sendable, Hashable {
  /// Index into the log's sessions.
  public var session: Int
  public var totals: Totals
  /// Mean RPE of its working sets, and how many of them have one.
  public var averageRPE: Finding<Double>
  public var setsWithRPE: Int
  /// The session before it with the same title, or, where it has none, with most exercises in common.
  public var previous: Int?
  public var previousTotals: Totals?
  /// Records set in it.
  public var records: [RecordEvent]

  public var volume: Comparison {
    Comparison(
      value: totals.volume,
      previous: previousTotals?.volume ?? .missing(.firstOfItsKind))
  }

  init(
    session: Int, records: [RecordEvent], log: TrainingLog, traits: SetTraits
  ) {
    self.session = session
    self.records = records
    var totals = Totals()
    totals.add(log.sessions[session], traits: traits)
    self.totals = totals
    let efforts = log.sessions[session].sets.compactMap { row in
      traits.isWorking[row] ? log.sets.rpe[row] : nil
    }
    setsWithRPE = efforts.count
    averageRPE =
      efforts.isEmpty
      ? .missing(.noEffort) : .known(efforts.reduce(0, +) / Double(efforts.count))
    previous = SessionFinding.previous(of: session, log: log)
    previousTotals = previous.map { index in
      var totals = Totals()
      totals.add(log.sessions[index], traits: traits)
      return totals
    }
  }

  /// Sessions looked back on for one of the same kind.
  private static let lookBack = 100

  private static func previous(of session: Int, log: TrainingLog) -> Int? {
    let earlier = (0..<session).suffix(lookBack).reversed()
    if let title = log.sessions[session].title, !title.isEmpty,
      let same = earlier.first(where: { log.sessions[$0].title == title })
    {
      return same
    }
    let exercises = Set(log.sessions[session].sets.map { log.sets.exercise[$0] })
    guard !exercises.isEmpty else { return nil }
    var best: (session: Int, common: Int)?
    for index in earlier {
      let common = Set(log.sessions[index].sets.map { log.sets.exercise[$0] })
        .intersection(exercises).count
      if common * 2 >= exercises.count, common > best?.common ?? 0 { best = (index, common) }
      if common == exercises.count { break }
    }
    return best?.session
  }
}
