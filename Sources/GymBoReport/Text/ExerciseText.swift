internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension ExerciseReport {
  /// Everything about one exercise: trend, what to lift next, records, series, repetition bands, last sessions.
  public func text(_ style: TextStyle) -> String {
    var page = TextPage(style)
    let wording = Wording(log: log, unit: unit)
    writeHeadline(wording, to: &page)
    writeTrend(wording, to: &page)
    if let suggestion {
      SuggestionList(suggestions: [suggestion], findings: findings, wording: wording)
        .write(to: &page, most: nil)
    }
    ExerciseRecordsText(
      records: lift.records, wording: wording, asOf: findings.asOf, estimates: estimates,
      isAssisted: lift.series?.measure == .assistance
    )
    .write(to: &page)
    if lift.done.loadedSets > 0 {
      CurveText(curve: repetitionCurve, unit: unit).write(to: &page)
    }
    writeSeries(wording, to: &page)
    page.heading("Repetition bands of the whole history")
    BalanceText.write(lift.done.repetitionBands, unit: unit, to: &page)
    IntensityText(
      intensity: intensity, week: weekIntensity, fatigue: fatigue, log: log, asOf: findings.asOf
    )
    .write(to: &page)
    writeSessions(wording, to: &page)
    return page.text
  }

  /// The best e1RM, and that of the last session that has one.
  private var estimates: [(name: String, estimate: StrengthEstimate)] {
    let rows = [
      ("best", lift.records.estimate?.row),
      ("last", lift.sessions.last { $0.bestEstimateRow != nil }?.bestEstimateRow),
    ]
    return rows.compactMap { name, row in
      row.flatMap { StrengthEstimate(row: $0, of: log.sets, options: findings.options) }
        .map { (name, $0) }
    }
  }

  private func writeHeadline(_ wording: Wording, to page: inout TextPage) {
    page.line(name, ink: .bold)
    var parts = [
      NumberText.count(lift.sessions.count, "session"),
      NumberText.count(lift.done.workingSets, "working set"),
    ]
    if let volume = lift.done.volume.value {
      let coverage =
        lift.done.loadedSets < lift.done.workingSets
        ? " from \(NumberText.whole(lift.done.loadedSets)) sets" : ""
      parts.append(unit.volume(kilograms: volume) + coverage)
    }
    page.items(parts)
    if let facts = log.exercises[lift.exercise].facts {
      let direct = facts.direct.map(\.spaced).joined(separator: ", ")
      let indirect = facts.indirect.map(\.spaced).joined(separator: ", ")
      page.items(
        [direct, indirect.isEmpty ? "" : "indirect: \(indirect)", facts.mechanics.rawValue]
          .filter { !$0.isEmpty })
      if facts.loading == .added, lift.done.loadedSets > 0 {
        page.line("Loads and e1RM are of what was added to body weight.")
      }
    } else {
      page.line("Its muscles are not known; map it with --exercises map.csv")
    }
    if let row = lift.done.lastUsedRow, let last = lift.sessions.last(where: { !$0.rows.isEmpty }) {
      page.line(
        "Last used: \(wording.set(row)) on \(last.date.text), \(last.date.ago(on: findings.asOf))")
    }
  }

  private func writeTrend(_ wording: Wording, to page: inout TextPage) {
    page.heading("Trend")
    let trend = lift.trend
    var sentence = "."
    if let result = trend.result.value {
      sentence =
        ": \(result.slopeText), \(NumberText.count(trend.points.count, "session")) in "
        + "\(trend.windowDays) days, \(trend.lineWords(isLeastSquares: result.isLeastSquares))"
      if let measure = trend.measure { sentence += " through the \(measure.words)" }
      if let series = lift.series, let best = wording.best(of: series, asOf: findings.asOf) {
        sentence += "; \(best)"
      }
      if let onset = trend.onset.value {
        sentence += "; since about \(onset.text(near: findings.asOf))"
      }
      sentence += "."
    }
    page.paragraph(
      sentence, lead: (NumberText.capitalized(trend.state.word), trend.state.ink), indent: 2,
      hanging: 2)
    page.paragraph(
      trend.reason(threshold: findings.options.progressThreshold), indent: 2, hanging: 2)
    for note in trend.notes(asOf: findings.asOf) { page.paragraph(note, indent: 2, hanging: 2) }
    if let goal, let sentence = GoalText(goal: goal, unit: unit, asOf: findings.asOf).sentence {
      page.paragraph(sentence, indent: 2, hanging: 2)
    }
  }

  // MARK: Series

  private func writeSeries(_ wording: Wording, to page: inout TextPage) {
    let sets = log.sets
    // Doubtful sets would press all others flat.
    let sessions = lift.sessions.filter { session in
      !session.rows.contains { findings.traits.isSuspect[$0] }
    }
    let loads = sessions.compactMap { session in
      session.topRow.flatMap { sets.load[$0] }.map { Load(units: $0).kilograms }
    }
    let estimates = sessions.compactMap { session in
      session.bestEstimateRow.flatMap { findings.traits.estimate[$0] }
    }
    let volumes = sessions.map(\.tonnage.kilograms).filter { $0 > 0 }
    var table = AlignedTable(
      [.left, .left, .right, .left, .right], flexible: [1], gaps: [2, 2, 1, 1])
    func add(_ name: String, _ values: [Double], _ text: (Double) -> String) {
      guard values.count > 1, let first = values.suffix(page.chartWidth).first,
        let last = values.last
      else { return }
      table.add([
        .init(name), .init(Sparkline.text(values, last: page.chartWidth)), .init(text(first)), "→",
        .init(text(last)),
      ])
    }
    add("top load", loads) { Load(kilograms: $0)?.text(in: unit) ?? "–" }
    add("e1RM", estimates) { unit.estimate(kilograms: $0) }
    let curve = strengthCurve?.points ?? []
    add("smoothed", curve.map(\.kilograms)) { unit.estimate(kilograms: $0) }
    add("volume", volumes) { unit.volume(kilograms: $0) }
    if let series = lift.series, series.measure != .estimate {
      // Up is better: less assistance stands higher.
      let direction = series.measure.direction
      add(series.measure.words, series.points.map { direction * $0.value }) {
        wording.value(direction * $0, of: series.measure)
      }
    }
    guard !table.rows.isEmpty else { return }
    page.heading("Session by session, the last \(page.chartWidth) at most")
    page.table(table)
    if let now = curve.last {
      let (low, high) = (now.interval.lowerBound, now.interval.upperBound)
      page.paragraph(
        "Smoothed over all sessions the e1RM is now \(unit.estimate(kilograms: now.kilograms)), "
          + "80 % interval \(NumberText.fixed(unit.value(ofKilograms: low), decimals: 1)) to \(unit.estimate(kilograms: high)).",
        indent: 2, hanging: 2)
    }
  }

  // MARK: Sessions

  private func writeSessions(_ wording: Wording, to page: inout TextPage) {
    let sessions = lastSessions
    page.heading(
      sessions.count == lift.sessions.count
        ? "All sessions" : "Last \(NumberText.count(sessions.count, "session"))")
    for session in sessions {
      let runs = SetRun.runs(of: session.rows, in: log.sets).map { wording.run($0) }
      var parts = runs.isEmpty ? ["no completed set"] : runs
      if session.tonnage > .zero {
        parts.append(unit.volume(kilograms: session.tonnage.kilograms))
      }
      if session.hasFailedSet { parts.append("a failed set") }
      if session.rows.contains(where: { findings.traits.isSuspect[$0] }) {
        parts.append("(doubtful)")
      }
      let isOneDigit = session.date.components.day < 10
      page.paragraph(
        "\(session.date.text): " + parts.joined(separator: ", "), indent: isOneDigit ? 3 : 2,
        hanging: isOneDigit ? 12 : 13)
    }
  }
}

extension TextPage {
  /// Sessions in a chart.
  fileprivate var chartWidth: Int { max(8, min(30, width - 44)) }
}

extension ProgressMeasure {
  var words: String {
    switch self {
    case .estimate: "e1RM"
    case .assistance: "assistance"
    case .repetitions: "repetitions"
    case .seconds: "time"
    }
  }
}
