internal import GymBoAnalysis
internal import GymBoLog

/// Each lift of the week against the last time it was done.
struct LiftsOfTheWeek {
  let findings: HistoryFindings
  let wording: Wording

  /// Sessions in a sparkline.
  private static let sparkCount = 10

  func write(to page: inout TextPage) {
    // In the order in which they were last done in the week.
    let lifts = findings.lifts
      .compactMap { lift in lift.weekComparison.map { (lift, $0) } }
      .sorted { first, second in
        (first.1.current.session, first.1.current.rows.first ?? 0)
          < (second.1.current.session, second.1.current.rows.first ?? 0)
      }
    guard !lifts.isEmpty else { return }
    page.heading("How the lifts went, against the last time")
    var table = AlignedTable(
      [.left, .left, .left, .left, .left, .left], flexible: [0, 3],
      gaps: [2, 1, 1, 1, 1])
    for (lift, comparison) in lifts { table.add(row(lift, comparison)) }
    page.table(table)
    page.paragraph(
      "PR: a record of load, repetitions, e1RM or time. Bars: the last "
        + "\(LiftsOfTheWeek.sparkCount) sessions, up is better."
        + (lifts.contains { isSuspect($0.1) } ? " ?: doubtful." : ""), indent: 2)
  }

  private func row(_ lift: LiftFinding, _ comparison: LiftComparison) -> [AlignedTable.Cell] {
    let set = comparison.currentRow.map { wording.set($0, isShort: true) } ?? "–"
    return [
      .init(wording.log.exercises[lift.exercise].name),
      .init(isSuspect(comparison) ? set + " ?" : set),
      .init(hasRecord(lift, in: comparison.current.session) ? "PR" : "", .green),
      .init(change(comparison), comparison.verdict.ink),
      .init(state(of: lift), lift.trend.state.ink),
      .init(sparkline(of: lift)),
    ]
  }

  private func isSuspect(_ comparison: LiftComparison) -> Bool {
    comparison.currentRow.map { findings.traits.isSuspect[$0] } ?? false
  }

  private func change(_ comparison: LiftComparison) -> String {
    guard comparison.verdict != .first else { return "first time" }
    guard comparison.verdict != .notComparable, let now = comparison.currentRow,
      let before = comparison.previousRow
    else { return "–" }
    return comparison.verdict.sign + " " + wording.change(from: before, to: now)
  }

  private func state(of lift: LiftFinding) -> String {
    lift.trend.result.reason == .notALift ? "" : lift.trend.state.word
  }

  /// Records of volume alone do not count here: they come with every longer workout.
  private func hasRecord(_ lift: LiftFinding, in session: Int) -> Bool {
    let records = findings.weekSessions.first { $0.session == session }?.records ?? []
    return records.contains { event in
      guard event.exercise == lift.exercise, event.isSignificant, !event.best.isSuspect else {
        return false
      }
      switch event.kind {
      case .setVolume, .sessionVolume: return false
      default: return true
      }
    }
  }

  private func sparkline(of lift: LiftFinding) -> String {
    guard let series = lift.series else { return "" }
    let recent = series.points.suffix(LiftsOfTheWeek.sparkCount)
    guard recent.count > 1 else { return "" }
    return Sparkline.text(
      recent.map { series.measure.direction * $0.value }, last: LiftsOfTheWeek.sparkCount)
  }
}

extension LiftComparison.Verdict {
  /// What its colour tells, for those who see none.
  var sign: String {
    switch self {
    case .better: "↑"
    case .less: "↓"
    case .same: "="
    case .mixed: "±"
    case .first, .notComparable: ""
    }
  }

  var ink: Ink {
    switch self {
    case .better: .green
    case .less: .yellow
    default: .plain
    }
  }
}
