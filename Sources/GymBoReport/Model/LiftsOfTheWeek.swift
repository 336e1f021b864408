internal import GymBoAnalysis
internal import GymBoLog

/// The lifts of the week in the order in which they were last done, each against the last time.
struct LiftsOfTheWeek: Sendable {
  enum Change: Sendable {
    case firstTime
    case notComparable
    /// Of the e1RM, in percent.
    case estimate(percent: Double)
    /// Of the set itself, for lifts without an e1RM.
    case set(SetChange, LiftComparison.Verdict)
  }

  struct Lift: Sendable {
    var exercise: String
    var shortName: String?
    /// The set that represents the session.
    var set: SetWork?
    var isSuspect: Bool
    /// Whether the week has a record of load, repetitions, e1RM or time.
    var hasRecord: Bool
    /// Nothing beside a record that the last session did not better.
    var change: Change?
    /// nil for what is no lift.
    var state: TrendState?
    /// The measure of the last sessions, turned so that up is better; empty for fewer than two.
    var sparkline: [Double]
    /// Whether the lift is compound; such lifts are shown first where there is no room for all.
    var isCompound: Bool
  }

  /// Sessions in a sparkline.
  static let sparkCount = 10

  var lifts: [Lift]

  var hasSuspect: Bool { lifts.contains(where: \.isSuspect) }

  init(_ findings: HistoryFindings, log: TrainingLog) {
    let names = ExerciseNames(findings)
    let isDeload = findings.breaks.deloads.last?.isOpen ?? false
    let records = Set(
      findings.weekSessions.flatMap(\.records).filter(\.isOfStrength).map(\.exercise))
    lifts = findings.lifts
      .compactMap { lift in lift.weekComparison.map { (lift, $0) } }
      .sorted { first, second in
        (first.1.current.session, first.1.current.rows.first ?? 0)
          < (second.1.current.session, second.1.current.rows.first ?? 0)
      }
      .map { lift, comparison in
        let exercise = log.exercises[lift.exercise]
        let isLift = lift.trend.result.reason != .notALift
        let hasRecord = records.contains(lift.exercise)
        let isSuspect = comparison.currentRow.map { findings.traits.isSuspect[$0] } ?? false
        let change =
          isSuspect || !isLift ? nil : LiftsOfTheWeek.change(lift, comparison, findings)
        return Lift(
          exercise: exercise.name, shortName: names.short(lift.exercise),
          set: comparison.currentRow.map { SetWork(row: $0, of: log) }, isSuspect: isSuspect,
          hasRecord: hasRecord,
          change: hasRecord ? change.flatMap { $0.isUp ? $0 : nil } : change,
          state: isLift
            ? LiftsOfTheWeek.state(lift, hasRecord: hasRecord, isDeload: isDeload) : nil,
          sparkline: LiftsOfTheWeek.sparkline(of: lift),
          isCompound: exercise.facts?.mechanics == .compound)
      }
  }

  /// The lifts to show where there is room for this number, in the order of the week: compound ones before the others, and
  /// last those with a new best, which is told by itself.
  func first(_ count: Int) -> [Lift] {
    guard count < lifts.count else { return lifts }
    let places = lifts.indices.sorted { first, second in
      let (a, b) = (lifts[first], lifts[second])
      return (a.importance, first) < (b.importance, second)
    }
    return places.prefix(max(0, count)).sorted().map { lifts[$0] }
  }

  /// In the week of a record that is the word; in a deload no lift is called falling, as it is light by plan.
  private static func state(
    _ lift: LiftFinding, hasRecord: Bool, isDeload: Bool
  ) -> TrendState? {
    if hasRecord { return .record }
    let isFalling = lift.trend.state == .declining || lift.trend.state == .notRising
    return isDeload && isFalling ? nil : lift.trend.state
  }

  /// The change since last time. The e1RM of a load that is added to an unknown body weight changes far more than the lifter,
  /// so there the set itself is compared.
  private static func change(
    _ lift: LiftFinding, _ comparison: LiftComparison, _ findings: HistoryFindings
  ) -> Change {
    guard comparison.verdict != .first, let previous = comparison.previous else {
      return .firstTime
    }
    let log = findings.log
    let isAdded =
      log.exercises[lift.exercise].facts?.loading == .added && findings.options.bodyWeight == nil
    if let series = lift.series, series.measure == .estimate, !isAdded {
      func value(_ session: Int) -> Double? {
        series.points.last { $0.session == session }?.value
      }
      if let now = value(comparison.current.session), let before = value(previous.session),
        before > 0
      {
        return .estimate(percent: 100 * (now / before - 1))
      }
    }
    guard comparison.verdict != .notComparable, let now = comparison.currentRow,
      let before = comparison.previousRow
    else { return .notComparable }
    return .set(
      SetChange(from: SetWork(row: before, of: log), to: SetWork(row: now, of: log)),
      comparison.verdict)
  }

  private static func sparkline(of lift: LiftFinding) -> [Double] {
    guard let series = lift.series else { return [] }
    let recent = series.points.suffix(sparkCount)
    return recent.count > 1 ? recent.map { series.measure.direction * $0.value } : []
  }
}

extension LiftsOfTheWeek.Lift {
  /// The smaller, the sooner the lift is shown.
  fileprivate var importance: Int { hasRecord ? 2 : isCompound ? 0 : 1 }
}

extension LiftsOfTheWeek.Change {
  /// Changes of the e1RM that are printed as none, in percent.
  static let same = 0.05

  var tone: Tone {
    switch self {
    case .firstTime, .notComparable: .neutral
    case .estimate(let percent):
      percent.magnitude < Self.same ? .neutral : percent > 0 ? .good : .care
    case .set(_, let verdict): verdict.tone
    }
  }

  /// Whether it is one for the better.
  var isUp: Bool { tone == .good }
}
