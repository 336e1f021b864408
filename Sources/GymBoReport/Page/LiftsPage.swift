internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension HTMLPage {
  /// Every lift: one line each, the whole panel opens on a click.
  mutating func write(_ panels: LiftPanels, formula: String) {
    html.open("div", .style("bar"))
    html.open("p", .style("find"), .init("hidden", .none))
    html.element("label", .init("for", .id(.named("find"))), text: words.findLift)
    html.text(" ")
    html.open(
      "input", .word("type", "search"), .id(.named("find")), .word("autocomplete", "off"))
    html.close("p")
    spanChoice()
    html.close("div")
    html.element("p", .style("soft none"), .init("hidden", .none), text: words.noLiftFound)
    for panel in panels.active { write(panel, formula: formula, isOpen: false) }
    guard !panels.others.isEmpty else { return }
    html.element("h3", .style("old"), text: words.otherLifts(panels.others.count))
    for panel in panels.others { write(panel, formula: formula, isOpen: false) }
  }

  /// The part of the history that all charts of lifts show.
  mutating func spanChoice() {
    let spans = LiftChart.Span.allCases
    choice(
      "r", words.spanChoice, spans.enumerated().map { ($0, words.name($1)) },
      chosen: spans.firstIndex(of: .year) ?? 0)
  }

  /// The panel of a lift.
  mutating func write(_ panel: LiftPanels.Panel, formula: String, isOpen: Bool) {
    html.markup("\n")
    if isOpen {
      html.open("details", .style("lift"), .init("open", .none))
    } else {
      html.open("details", .style("lift"))
    }
    html.open("summary")
    html.element("h3", unlinked: "\(name: panel.name)")
    html.open("span", .style("state"))
    if let state = panel.state { chip(words.name(state), state.tone, sign: state.sign) }
    html.close("span")
    sparkline(panel.recent)
    html.open("span", .style("now"))
    html.sentence(words.now(panel))
    if let last = panel.last { html.element("small", text: words.last(last)) }
    html.close("span")
    html.close("summary")
    body(panel, formula: formula)
    html.close("details")
  }

  /// The panel that opens from the line of a lift.
  private mutating func body(_ panel: LiftPanels.Panel, formula: String) {
    // A link to a place within a closed panel opens it, also without the script.
    html.open("div", .style("panel"), .id(.numbered("l", panel.exercise)))
    if let next = panel.next { write(next) }
    write(panel.trend)
    if let chart = panel.chart { write(chart, of: panel, formula: formula) }
    write(panel.records)
    bands(panel.bands)
    if let curve = panel.curve { write(curve) }
    html.element("h4", text: words.sessionsTitle(panel.lastSessions))
    html.open("ul", .style("sessions"))
    for session in panel.lastSessions.sessions {
      html.element("li", text: words.session(session))
    }
    html.close("ul")
    facts(panel.headline)
    if let chart = panel.chart { numbers(chart, of: panel) }
    html.close("div")
  }

  private mutating func write(_ line: SuggestionList.Line) {
    html.element("h4", text: words.nextTitle)
    html.element("p", .style("lead"), unlinked: words.work(line))
    paragraph(words.reason(line) + " " + words.tag(line.suggestion.rule))
    if let work = line.suggestion.deloadWork { paragraph(words.deloadWork(work)) }
    if let plates = line.plates { paragraph(words.plates(plates)) }
    if !line.warmUp.isEmpty { paragraph(words.warmUp(line.warmUp)) }
  }

  private mutating func write(_ trend: TrendSection) {
    html.element("h4", text: words.trendTitle)
    html.open("p")
    html.element("b", text: words.lead(trend))
    html.sentence(words.summary(trend))
    html.close("p")
    let further =
      [words.evidence(trend), words.reason(trend)].compactMap(\.self) + trend.notes.map(words.note)
    guard !further.isEmpty else { return }
    html.open("details")
    html.element("summary", text: words.moreOfTrend)
    for sentence in further { paragraph(sentence) }
    html.close("details")
  }

  private mutating func write(_ records: RecordsSection) {
    html.element("h4", text: words.recordsTitle)
    guard !records.records.isEmpty else {
      return paragraph(words.noRecords(isAssisted: records.isAssisted))
    }
    // The sign of doubt is beside the value, not in a column of its own.
    let columns = words.recordColumns.enumerated().filter { $0.offset != 2 }.map(\.element)
    table("records", label: words.recordsTitle, columns: columns) { page in
      for record in records.records {
        let (words, best) = (page.words, record.best)
        let value = words.number(best.value, of: record.kind)
        page.rowHead(words.name(record.kind))
        page.cell(best.isSuspect ? "\(value) ?" : value)
        page.cell(record.set.map(words.shortSet))
        page.cell(Sentence(words.dates.date(best.date)))
        page.cell(words.age(best.date, on: records.asOf))
        page.cell(best.previous.map { words.number($0, of: record.kind) } ?? words.missing)
      }
    }
    if records.hasSuspect { remark(words.doubtKey) }
    if !records.estimates.isEmpty { remark(words.estimates(records.estimates)) }
    guard !records.loads.isEmpty else { return }
    remark("\(words.loadsTitle) \(records.loads.map(words.load).joined(separator: " · "))")
  }

  /// Heavy, moderate and light sets: the words, and one bar of three parts.
  private mutating func bands(_ shares: RepetitionBandShares) {
    guard !shares.rows.isEmpty else { return }
    html.element("h4", text: words.bandsTitle)
    html.open("ul", .style("bands"))
    for row in shares.rows { html.element("li", text: words.band(row)) }
    html.close("ul")
    bandBar(shares)
  }

  private mutating func write(_ curve: RepetitionCurve) {
    html.element("h4", text: words.curveTitle)
    let (rows, numbers, unit) = (curve.shownRows, words.numbers, words.unit)
    let values: [(RepetitionCurve.Row) -> String] = [
      { "\($0.repetitions)" },
      { numbers.estimateNumber(kilograms: $0.kilograms, in: unit) },
      { numbers.percent($0.percent) }, { numbers.percent($0.population) },
    ]
    table(label: words.curveTitle, columns: []) { page in
      for (name, value) in zip(page.words.curveRows, values) {
        page.rowHead(name)
        for row in rows { page.cell(Sentence(value(row))) }
      }
    }
    remark(words.curve(curve))
  }

  private mutating func facts(_ headline: ExerciseHeadline) {
    remark(words.totals(headline).joined(separator: " · "))
    guard let facts = headline.facts else { return remark(words.musclesUnknown) }
    remark(words.facts(facts).joined(separator: " · "))
    if let body = headline.bodyLoad {
      remark(words.e1RMHasBody(body))
    } else if headline.loadsAreAdded {
      remark(words.loadsAreAdded)
    }
  }

  /// Every session that the charts draw, the latest first.
  private mutating func numbers(_ chart: LiftChart, of panel: LiftPanels.Panel) {
    html.open("details", .style("numbers"))
    html.element("summary", text: words.sessionsInNumbers(chart.points.count))
    html.open(
      "div", .style("scroll"), .word("tabindex", "0"), .word("role", "group"),
      .label("\(name: panel.name)"))
    let columns = words.numberColumns(chart.measure)
    html.open("table")
    html.markup("<thead><tr>")
    for column in columns { html.element("th", text: column) }
    html.markup("</tr></thead><tbody>")
    let unit = words.unit
    // Ends of rows and cells are left out, which HTML allows: there are tens of thousands.
    for point in chart.points.reversed() {
      html.markup("<tr><td>")
      html.text(words.dates.date(point.date))
      html.markup("<td>")
      html.line(words.numbers(point, of: chart.measure))
      guard chart.measure == .estimate else { continue }
      html.markup("<td>")
      if let volume = point.volume {
        html.text(words.numbers.volumeNumber(kilograms: volume, in: unit))
      }
    }
    html.markup("</tbody></table></div>")
    html.close("details")
  }
}

extension TrendState {
  /// The sign before a state's word.
  var sign: StaticString {
    switch self {
    case .progressing: "↗"
    case .plateau: "→"
    case .notRising, .declining: "↘"
    case .unclear: "?"
    case .unchanged: "="
    case .record: "★"
    case .new: "…"
    }
  }
}
