internal import GymBoAnalysis
internal import GymBoLog

/// Each lift of the week against the last time it was done, in the order in which they were last done.
struct LiftsOfTheWeek: Sendable {
  enum Change: Sendable {
    case firstTime
    case notComparable
    case compared(LiftComparison.Verdict, SetChange)
  }

  struct Lift: Sendable {
    var exercise: String
    /// The set that represents the session.
    var set: SetWork?
    var isSuspect: Bool
    /// A record of load, repetitions, e1RM or time.
    var hasRecord: Bool
    var verdict: LiftComparison.Verdict
    var change: Change
    /// nil for what is no lift.
    var state: TrendState?
    /// The measure of the last sessions, turned so that up is better; empty for fewer than two.
    var sparkline: [Double]
  }

  /// Sessions in a sparkline.
  static let sparkCount = 10

  var lifts: [Lift]

  var hasSuspect: Bool { lifts.contains(where: \.isSuspect) }

  init(_ findings: HistoryFindings, log: TrainingLog) {
    lifts = findings.lifts
      .compactMap { lift in lift.weekComparison.map { (lift, $0) } }
      .sorted { first, second in
        (first.1.current.session, first.1.current.rows.first ?? 0)
          < (second.1.current.session, second.1.current.rows.first ?? 0)
      }
      .map { lift, comparison in
        Lift(
          exercise: log.exercises[lift.exercise].name,
          set: comparison.currentRow.map { SetWork(row: $0, of: log) },
          isSuspect: comparison.currentRow.map { findings.traits.isSuspect[$0] } ?? false,
          hasRecord: LiftsOfTheWeek.hasRecord(lift, in: comparison.current.session, findings),
          verdict: comparison.verdict, change: LiftsOfTheWeek.change(comparison, log),
          state: lift.trend.result.reason == .notALift ? nil : lift.trend.state,
          sparkline: LiftsOfTheWeek.sparkline(of: lift))
      }
  }

  private static func change(_ comparison: LiftComparison, _ log: TrainingLog) -> Change {
    guard comparison.verdict != .first else { return .firstTime }
    guard comparison.verdict != .notComparable, let now = comparison.currentRow,
      let before = comparison.previousRow
    else { return .notComparable }
    return .compared(
      comparison.verdict,
      SetChange(from: SetWork(row: before, of: log), to: SetWork(row: now, of: log)))
  }

  private static func hasRecord(
    _ lift: LiftFinding, in session: Int, _ findings: HistoryFindings
  ) -> Bool {
    let records = findings.weekSessions.first { $0.session == session }?.records ?? []
    return records.contains { $0.exercise == lift.exercise && $0.isOfStrength }
  }

  private static func sparkline(of lift: LiftFinding) -> [Double] {
    guard let series = lift.series else { return [] }
    let recent = series.points.suffix(sparkCount)
    return recent.count > 1 ? recent.map { series.measure.direction * $0.value } : []
  }
}
