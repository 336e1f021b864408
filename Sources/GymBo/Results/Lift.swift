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

  /// Its best estimated 1RM, in kilograms, with the set that gave it; nil where no set qualifies.
  public var estimate: Best? { bests.first { $0.kind == .estimate } }

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

/// What a lift did over its last weeks, at most five. It describes the past: it says nothing of what comes.
public struct LiftTrend: Sendable, Hashable {
  /// The trend in one word.
  public let state: TrendState
  /// The change in percent of the level a week; nil if there is none, for the reason in ``absence``.
  public let percentPerWeek: Double?
  /// The 80 % interval of it, in percent a week.
  public let interval: ClosedRange<Double>?
  /// The weeks that were judged.
  public let weeks: Double?
  /// The change over these weeks, in percent.
  public let change: Double?
  /// The probability that it rose by the threshold (0.25 % a week by default) or more.
  public let probabilityRising: Double?
  /// The probability that it fell by the threshold or more.
  public let probabilityFalling: Double?
  /// The number of days that it was computed from.
  public let sessions: Int
  /// The first day after the break with which the series starts anew; nil without a break.
  public let backSince: CivilDate?
  /// The day from which a plateau or decline is dated; nil where the sessions do not show it.
  public let since: CivilDate?
  /// The reason why there is no change; nil if there is one.
  public let absence: MissingReason?

  package init(_ trend: Trend) {
    let verdict = trend.result.value
    state = trend.state
    percentPerWeek = verdict?.percentPerWeek
    interval = verdict?.interval
    weeks = verdict?.weeks
    change = verdict?.change
    probabilityRising = verdict?.probabilityRising
    probabilityFalling = verdict?.probabilityFalling
    sessions = trend.points.count
    backSince = trend.backSince
    since = trend.since
    absence = trend.result.reason
  }
}
