internal import GymBoAnalysis
internal import GymBoLog

/// What a lift did over the weeks that were judged, in numbers.
struct TrendChange: Sendable {
  /// Over these weeks, in percent.
  var percent: Double
  /// The 80 % interval of it.
  var interval: ClosedRange<Double>
  /// Days that were judged, at most 35.
  var days: Int
  /// The probabilities that the lift rose, and that it fell, by at least the threshold.
  var rising: Double
  var falling: Double
  /// Weeks ago at which it slowed; nil where that is not shown.
  var slowedWeeksAgo: Int?
  /// By how much a session is off, in percent.
  var noise: Double

  init(_ verdict: TrendVerdict) {
    let interval = verdict.interval
    percent = verdict.change
    self.interval = verdict.change(interval.lowerBound)...verdict.change(interval.upperBound)
    days = Int((7 * verdict.weeks).rounded())
    rising = verdict.probabilityRising
    falling = verdict.probabilityFalling
    slowedWeeksAgo = verdict.slowedWeeksAgo
    noise = verdict.noise
  }

  /// Whether an unclear lift has probably risen.
  var isProbablyRising: Bool { rising >= 0.5 }
  /// Whether a lift that does not rise has probably fallen.
  var isProbablyFalling: Bool { falling >= 0.5 }
}

/// What a lift did, what that follows from, and what was left out.
struct TrendSection: Sendable {
  struct Best: Sendable {
    var measure: ProgressMeasure
    var value: Double
    var set: SetWork
    var date: CivilDate
  }

  /// The new best of the week.
  struct Record: Sendable {
    var kind: RecordKind
    var set: SetWork
    var date: CivilDate
    var weeksWithout: Int?
  }

  /// The set that all sessions, or nearly all of those compared, have as their best.
  struct Alike: Sendable {
    var set: SetWork
    var sessions: Int
    var compared: Int
  }

  enum Note: Sendable {
    /// Days that were left out, for a reason.
    case leftOut([CivilDate], Trend.LeftOut.Reason)
    /// The series starts anew with this day.
    case backSince(CivilDate)
    /// Repetitions in reserve count as done.
    case effortAdjusted
    /// Sets of up to 20 repetitions count.
    case highRepetitions
  }

  /// Where the sessions of the judged weeks say something else than the rule.
  enum Course: Sendable {
    /// The rule says that the lift rose, and they do not rise.
    case notRising
    /// The rule says that it fell, and they do not fall.
    case notFalling
    /// They rise by rank, though the rule cannot tell: the first and the last value.
    case rising(from: Double, to: Double, sessions: Int)
  }

  var state: TrendState
  /// What the sessions say against the rule; nil where they agree.
  var course: Course?
  /// What the numbers alone say; nil without a verdict.
  var verdict: TrendState?
  var change: Finding<TrendChange>
  /// What is missing for a verdict, where there are too few sessions.
  var shortage: Trend.Shortage?
  var backSince: CivilDate?
  var record: Record?
  var alike: Alike?
  var measure: ProgressMeasure?
  var sessions: Int
  var spanDays: Int
  var best: Best?
  /// In percent per week.
  var threshold: Double
  var notes: [Note]

  /// Deload days named one by one; of more, the first and the last.
  static let mostDays = 4
  /// Repetitions that count where few sets have 12 or fewer.
  static let mostRepetitions = MeasureSeries.mostHighRepetitions

  init(_ lift: LiftFinding, findings: HistoryFindings, log: TrainingLog) {
    let trend = lift.trend
    state = trend.told
    verdict = trend.toldVerdict
    change = trend.result.map(TrendChange.init)
    course = Course(trend, isProbablyRising: change.value?.isProbablyRising ?? false)
    shortage = trend.shortage
    backSince = trend.backSince
    record = trend.record.map {
      Record(
        kind: $0.kind, set: SetWork(row: $0.row, of: log), date: $0.date,
        weeksWithout: $0.weeksWithout)
    }
    alike = trend.alike.map {
      Alike(set: SetWork(row: $0.row, of: log), sessions: $0.sessions, compared: $0.compared)
    }
    measure = trend.measure
    sessions = trend.points.count
    spanDays = trend.spanDays
    if let series = lift.series, let best = series.best {
      self.best = Best(
        measure: series.measure, value: best.value, set: SetWork(row: best.row, of: log),
        date: best.date)
    }
    threshold = findings.options.progressThreshold
    notes = TrendSection.notes(trend)
  }

  private static func notes(_ trend: Trend) -> [Note] {
    var notes: [Note] = []
    if let date = trend.backSince, trend.shortage == nil { notes.append(.backSince(date)) }
    for reason in Trend.LeftOut.Reason.allCases {
      let days = trend.leftOut.filter { $0.reason == reason }.map(\.point.date)
      if !days.isEmpty { notes.append(.leftOut(days, reason)) }
    }
    if trend.isEffortAdjusted { notes.append(.effortAdjusted) }
    if trend.hasHighRepetitions { notes.append(.highRepetitions) }
    return notes
  }
}

extension TrendSection.Course {
  /// nil where the sessions agree with the rule.
  fileprivate init?(_ trend: Trend, isProbablyRising: Bool) {
    switch (trend.result.value?.state, trend.told) {
    case (.progressing, .unclear): self = .notRising
    case (.declining, .unclear), (.notRising, .unclear): self = .notFalling
    case (.unclear, .unclear) where isProbablyRising && !trend.ownSessionsRise:
      self = .notRising
    case (.unclear, .progressing):
      let own = trend.ownPoints
      guard let first = own.first, let last = own.last else { return nil }
      self = .rising(from: first.value, to: last.value, sessions: own.count)
    default: return nil
    }
  }
}
