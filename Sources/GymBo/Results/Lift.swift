package import GymBoAnalysis
public import GymBoLog

/// One exercise of a history: what was done, its bests, and its trend.
public struct Lift: Sendable, Hashable {
  /// Its name as logged.
  public let name: String
  /// What is known of the exercise; nil where nothing is.
  public let facts: ExerciseFacts?
  /// Whether it was trained in the last 42 days.
  public let isActive: Bool
  /// The number of working sets over the whole history.
  public let workingSets: Int
  /// Σ load × repetitions over all its sets; nil where none has a load.
  public let volume: Volume?
  /// The heaviest set that nobody doubts, the first one among equals; nil if no set has a load.
  public let best: TrainingSet?
  /// The set done last.
  public let last: TrainingSet?
  /// Its current bests, one for each kind of record.
  public let bests: [Best]
  /// Values above the bests that the data check doubts.
  public let doubtedBests: [Best]
  /// Whether the lift progresses, over the last weeks.
  public let trend: LiftTrend

  /// Whether the lift progresses, in one word.
  public var state: TrendState { trend.state }

  package init(_ finding: LiftFinding, _ findings: HistoryFindings) {
    let log = findings.log
    let sets = log.sets
    name = log.exercises[finding.exercise].name
    facts = log.exercises[finding.exercise].facts
    isActive = finding.isActive(asOf: findings.asOf)
    workingSets = finding.done.workingSets
    volume = finding.done.loadedSets > 0 ? finding.done.tonnage : nil
    best = finding.records.load?.row.map { sets[$0] }
    last = finding.done.lastUsedRow.map { sets[$0] }
    bests = finding.records.bests.map { Best($0.kind, $0.best, sets) }
    doubtedBests = finding.records.doubted.map { Best($0.kind, $0.best, sets) }
    trend = LiftTrend(finding.trend)
  }
}

/// The best of one kind so far: heaviest load, most repetitions, best e1RM and so on.
public struct Best: Sendable, Hashable {
  /// The kind of record.
  public let kind: RecordKind
  /// The value in the unit of its kind, `RecordKind.unit`.
  public let value: Double
  /// The best before it; nil where it is the first.
  public let previous: Double?
  /// The day on which it was set.
  public let date: CivilDate
  /// The set that holds it; nil for the volume of a session.
  public let set: TrainingSet?
  /// Whether the data check doubts it.
  public let isSuspect: Bool

  package init(_ kind: RecordKind, _ best: PersonalBest, _ sets: TrainingSets) {
    self.kind = kind
    value = best.value
    previous = best.previous
    date = best.date
    set = best.row.map { sets[$0] }
    isSuspect = best.isSuspect
  }
}

/// The trend of a lift over the last weeks.
public struct LiftTrend: Sendable, Hashable {
  /// The trend in one word.
  public let state: TrendState
  /// The slope in percent of the level per week; nil if there is none, for the reason in ``absence``.
  public let percentPerWeek: Double?
  /// The 80 % interval of the slope, in percent per week.
  public let interval: ClosedRange<Double>?
  /// The number of sessions that it was computed from.
  public let sessions: Int
  /// The day from which a plateau or decline is dated.
  public let since: CivilDate?
  /// The reason why there is no slope; nil if there is one.
  public let absence: MissingReason?

  package init(_ trend: Trend) {
    state = trend.state
    percentPerWeek = trend.result.value?.percentPerWeek
    interval = trend.result.value?.interval
    sessions = trend.points.count
    since = trend.onset.value
    absence = trend.result.reason
  }
}
