internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension HTMLPage {
  /// Every lift: one line each, the whole panel opens on a click. Those not trained for long are folded away together.
  mutating func write(_ panels: LiftPanels, formula: String) {
    spanChoice()
    for panel in panels.active { write(panel, formula: formula, isOpen: false) }
    guard !panels.others.isEmpty else { return }
    html.open("details", .style("old"))
    html.element("summary", text: words.otherLifts(panels.others.count))
    for panel in panels.others { write(panel, formula: formula, isOpen: false) }
    html.close("details")
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
    } else if panel.otherNames.isEmpty {
      html.open("details", .style("lift"))
    } else {
      html.open("details", .style("lift"), .init("data-names", .key(panel.otherNames)))
    }
    html.open("summary")
    html.open("h3")
    html.unlinked("\(name: panel.name)")
    if let next = panel.next, !isOpen { html.element("small", text: words.nextTime(next)) }
    html.close("h3")
    html.open("span", .style("state"))
    if let word = panel.word { chip(words.name(word), word.tone, sign: word.sign) }
    if let since = panel.chart?.since { html.element("small", text: words.since(since)) }
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
    // A link to a place within closed details opens them, also without the script. This place is at the top of the line, so
    // that the lift's name is seen.
    html.open("div", .style("at"), .id(.numbered("l", panel.exercise)))
    html.close("div")
    html.open("div", .style("panel"))
    html.open("div", .style("pair"))
    if let next = panel.next {
      write(next)
    } else if let reason = panel.last.flatMap(words.notSuggested) {
      html.open("div")
      html.element("h4", text: words.nextTitle)
      html.element("p", .style("none"), text: reason)
      html.close("div")
    }
    write(panel.trend, since: panel.chart?.since)
    html.close("div")
    if let chart = panel.chart { write(chart, of: panel, formula: formula) }
    html.open("div", .style("pair"))
    write(panel.records)
    html.open("div")
    html.element("h4", text: words.sessionsTitle(panel.lastSessions))
    html.open("ul", .style("sessions"))
    // The end tags are left out, which HTML allows.
    for session in panel.lastSessions.sessions {
      html.markup("<li>")
      html.sentence(words.session(session))
    }
    html.close("ul")
    html.close("div")
    bands(panel.bands)
    if let curve = panel.curve { write(curve) }
    html.close("div")
    facts(panel.headline)
    if let chart = panel.chart { numbers(chart, of: panel) }
    html.close("div")
  }

  private mutating func write(_ line: SuggestionList.Line) {
    // The page is made to be sent: what the lifter noted stays out of it.
    var line = line
    line.note = nil
    if case .illnessNoted(let day, _) = line.suggestion.reason {
      line.suggestion.reason = .illnessNoted(on: day, note: "")
    }
    html.open("div")
    defer { html.close("div") }
    html.element("h4", text: words.nextTitle)
    if let work = line.suggestion.deloadWork {
      html.element("p", .style("lead"), unlinked: words.deloadWork(work))
      paragraph(words.afterDeload(line))
    } else {
      html.element("p", .style("lead"), unlinked: words.work(line))
    }
    paragraph(words.reason(line) + " " + words.tag(line.suggestion.rule))
    if let plates = line.plates { paragraph(words.plates(plates)) }
    if !line.warmUp.isEmpty { paragraph(words.warmUp(line.warmUp)) }
  }

  /// - Parameter since: the one day since when the lift is stuck, beside which no other time is told.
  private mutating func write(_ trend: TrendSection, since: StuckSince?) {
    var trend = trend
    if case .best? = since, var change = trend.change.value {
      change.slowedWeeksAgo = nil
      trend.change = .known(change)
    }
    html.open("div")
    defer { html.close("div") }
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
    html.open("div")
    defer { html.close("div") }
    html.element("h4", text: words.recordsTitle)
    guard !records.records.isEmpty else {
      return paragraph(words.noRecordsYet)
    }
    // The sign of doubt is beside the value, not in a column of its own.
    let columns = words.recordColumns.enumerated().filter { $0.offset != 2 }.map(\.element)
    table("wide records", label: words.recordsTitle, columns: columns) { page in
      for record in records.records {
        let (words, best) = (page.words, record.best)
        let value = words.number(best.value, of: record.kind)
        page.rowHead(words.name(record.kind))
        page.cell(best.isSuspect ? "\(value) ?" : value)
        page.cell(record.set.map(words.shortSet))
        page.cell(Sentence(words.dates.date(best.date)))
        page.cell(words.age(best.date, on: records.asOf))
        page.cell(
          best.previous.map { words.number($0, of: record.kind) } ?? words.missing,
          title: columns.last)
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
    html.open("div")
    defer { html.close("div") }
    html.element("h4", text: words.bandsTitle)
    html.open("ul", .style("bands"))
    for row in shares.rows where row.sets > 0 {
      html.markup("<li>")
      html.sentence(words.band(row))
    }
    html.close("ul")
    bandBar(shares)
  }

  private mutating func write(_ curve: RepetitionCurve) {
    html.open("div")
    defer { html.close("div") }
    html.element("h4", text: words.curveTitle)
    let (rows, numbers, unit) = (curve.shownRows, words.numbers, words.unit)
    draw(rows)
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

  /// The percentages of one's own 1RM, and of people in general, over the repetitions.
  private mutating func draw(_ rows: [RepetitionCurve.Row]) {
    guard let first = rows.first, let last = rows.last, rows.count > 1 else { return }
    let axis = ValueAxis(
      Tenths.of(min(last.percent, last.population))...1000, leastStep: 100)
    let box = PlotBox(
      x: 10 * first.repetitions - 2, y: -axis.high,
      width: 10 * (last.repetitions - first.repetitions) + 4, height: axis.high - axis.low)
    html.open("div", .style("chart low"), .word("role", "img"), .label(words.curveLabel(rows)))
    frame(
      "plot",
      ticks: axis.values.map { Sentence(words.numbers.percent(Double($0) / 10)) },
      steps: axis.steps
    ) { page in
      page.stretched(box)
      for (style, value) in [
        ("course", \RepetitionCurve.Row.percent), ("people", \RepetitionCurve.Row.population),
      ] as [(StaticString, KeyPath<RepetitionCurve.Row, Double>)] {
        var path = PathData()
        path.line(
          rows.lazy.map { (x: 10 * $0.repetitions, y: -Tenths.of($0[keyPath: value])) })
        page.html.shape(
          "path", .style(style), .init("d", .path(path)), .stroke, .word("fill", "none"))
      }
      page.html.close("svg")
      page.axis(rows.map { (box.across(10 * $0.repetitions), "\($0.repetitions)") })
    }
    html.close("div")
  }

  /// Every session that the charts draw, the latest first; the year is written once.
  private mutating func numbers(_ chart: LiftChart, of panel: LiftPanels.Panel) {
    html.open("details", .style("numbers"))
    html.element("summary", text: words.sessionsInNumbers(chart.points.count))
    let columns = words.numberColumns(chart.measure)
    html.open("table")
    html.markup("<thead><tr>")
    for column in columns {
      html.markup("<th>")
      html.sentence(column)
    }
    html.markup("</thead>")
    let (numbers, unit, dates) = (words.numbers, words.unit, words.dates)
    var year: Int?
    // Ends of rows and cells are left out, which HTML allows: there are tens of thousands.
    for point in chart.points.reversed() {
      let parts = point.date.components
      if parts.year != year {
        year = parts.year
        html.markup("<tbody><tr><th>")
        html.decimal(parts.year)
      }
      html.markup("<tr><td>")
      html.day(parts.day, ofMonth: parts.month, dates)
      html.markup("<td>")
      guard chart.measure.isEstimate else {
        html.line(words.shortSet(point.set))
        continue
      }
      write(point.set, estimate: point.value, numbers, unit)
      html.markup("<td>")
      if let volume = point.volume {
        html.number(numbers.figure(ofVolume: volume, in: unit), numbers)
      }
    }
    html.markup("</table>")
    html.close("details")
  }

  /// A set and its e1RM. Most sets are a load and repetitions, which are written without a sentence.
  private mutating func write(
    _ set: SetWork, estimate: Double, _ numbers: NumberStyle, _ unit: LoadUnit
  ) {
    if set.semantics == .loaded, let load = set.load, let repetitions = set.repetitions {
      html.number(numbers.figure(of: load, in: unit), numbers)
      html.markup("×")
      html.decimal(repetitions)
    } else {
      html.line(words.shortSet(set))
    }
    html.markup(" → ")
    html.number(numbers.figure(ofEstimate: estimate, in: unit), numbers)
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
