internal import GymBoAnalysis
internal import GymBoLog

extension ExerciseReport {
  /// Every session in numbers, in order of time.
  var chart: [ExercisePoint] {
    ExercisePoint.all(of: lift, strengthCurve, log: log, findings: findings)
  }
}

extension ExercisePoint {
  /// Every session of every exercise, by exercise, then in order of time.
  static func all(_ findings: HistoryFindings) -> [ExercisePoint] {
    findings.lifts.flatMap { lift in
      all(
        of: lift, StrengthCurve(of: lift, breaks: findings.breaks), log: findings.log,
        findings: findings)
    }
  }

  /// Every session of an exercise in order of time.
  fileprivate static func all(
    of lift: LiftFinding, _ curve: StrengthCurve?, log: TrainingLog, findings: HistoryFindings
  ) -> [ExercisePoint] {
    var smoothed = (curve?.points ?? [])[...]
    return lift.sessions.map { session in
      var point = ExercisePoint(session, log: log, findings: findings)
      if smoothed.first?.session == session.session { point.smoothed = smoothed.popFirst() }
      point.smoothedLoad = curve?.measure.isEstimate ?? false ? point.smoothed : nil
      return point
    }
  }
}

/// The numbers of one exercise in one session that charts are drawn of, in kg, repetitions and s.
struct ExercisePoint {
  var session: ExerciseSession
  var topLoad: Finding<Double>
  var estimate: Finding<Double>
  /// The same with its interval.
  var strength: StrengthEstimate?
  /// What the lift is measured by on the curve through all sessions.
  var smoothed: StrengthCurve.Point?
  /// The same where that is a load; nil else.
  var smoothedLoad: StrengthCurve.Point?
  var volume: Finding<Double>
  /// Least assistance, most repetitions and longest set, where the session has them.
  var assistance: Double?
  var repetitions: Int?
  var seconds: Double?
  /// The set that represents the session.
  var row: Int?

  init(_ session: ExerciseSession, log: TrainingLog, findings: HistoryFindings) {
    self.session = session
    let traits = findings.traits
    func known(_ value: Double?, orMissing reason: MissingReason) -> Finding<Double> {
      value.map(Finding.known) ?? .missing(session.rows.isEmpty ? .noSets : reason)
    }
    func load(_ row: Int?) -> Double? {
      row.flatMap { log.columns.load[$0] }.map { Load(units: $0).kilograms }
    }
    topLoad = known(load(session.topRow), orMissing: .noLoad)
    estimate = known(
      session.bestEstimateRow.flatMap { traits.estimate[$0] }, orMissing: .noQualifiedSet)
    strength = session.bestEstimateRow.flatMap {
      StrengthEstimate(row: $0, of: log, options: findings.options)
    }
    volume = session.volume(traits)
    assistance = load(session.leastAssistanceRow)
    repetitions = session.rows.compactMap { log.columns.repetitions[$0] }.max().map(Int.init)
    seconds = session.longestRow.flatMap { log.columns.seconds[$0] }
    row =
      session.topRow ?? session.leastAssistanceRow ?? session.mostRepetitionsRow
      ?? session.longestRow ?? session.rows.first
  }
}
