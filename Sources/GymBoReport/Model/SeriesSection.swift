internal import GymBoAnalysis
internal import GymBoLog

/// How the numbers of an exercise went, session by session in order of time.
struct SeriesSection: Sendable {
  enum Name: Sendable, Hashable {
    case topLoad, estimate, smoothed, volume
    case measure(ProgressMeasure)
  }

  struct Series: Sendable {
    var name: Name
    /// At least two, in kilograms, repetitions or seconds; up is better.
    var values: [Double]
  }

  var series: [Series]
  /// The estimate that the lift is measured by now, smoothed over all sessions; nil where it is measured otherwise.
  var now: (measure: ProgressMeasure, point: StrengthCurve.Point)?

  init(_ report: ExerciseReport) {
    let (lift, sets, traits) = (report.lift, report.log.columns, report.findings.traits)
    // Doubtful sets would press all others flat.
    let sessions = lift.sessions.filter { session in
      !session.rows.contains { traits.isSuspect[$0] }
    }
    let curve = report.strengthCurve.flatMap { $0.measure.isEstimate ? $0 : nil }
    var found: [Series] = [
      Series(
        name: .topLoad,
        values: sessions.compactMap { session in
          session.topRow.flatMap { sets.load[$0] }.map { Load(units: $0).kilograms }
        }),
      Series(
        name: .estimate,
        values: sessions.compactMap { session in
          session.bestEstimateRow.flatMap { traits.estimate[$0] }
        }),
      Series(name: .smoothed, values: curve?.points.map(\.value) ?? []),
      Series(name: .volume, values: sessions.map(\.tonnage.kilograms).filter { $0 > 0 }),
    ]
    if let series = lift.series, series.measure != .estimate {
      // Less assistance is better.
      let direction = series.measure.direction
      found.append(
        Series(name: .measure(series.measure), values: series.points.map { direction * $0.value }))
    }
    series = found.filter { $0.values.count > 1 }
    if let curve, let point = curve.points.last { now = (curve.measure, point) }
  }
}

/// The last sessions of an exercise, latest first.
struct LastSessions: Sendable {
  struct Session: Sendable {
    var date: CivilDate
    /// Runs of equal sets.
    var runs: [(sets: Int, work: SetWork)]
    /// In kilograms; nil without loads.
    var volume: Double?
    var hasFailedSet: Bool
    var isSuspect: Bool
  }

  var sessions: [Session]
  /// Whether these are all sessions.
  var isAll: Bool

  init(_ lift: LiftFinding, _ findings: HistoryFindings, log: TrainingLog) {
    let shown = lift.sessions.suffix(ExerciseReport.sessionsShown)
    isAll = shown.count == lift.sessions.count
    sessions = shown.reversed().map { session in
      Session(
        date: session.date,
        runs: SetRun.runs(of: session.rows, in: log.columns)
          .map { ($0.rows.count, SetWork($0)) },
        volume: session.tonnage > .zero ? session.tonnage.kilograms : nil,
        hasFailedSet: session.hasFailedSet,
        isSuspect: session.rows.contains { findings.traits.isSuspect[$0] })
    }
  }
}
