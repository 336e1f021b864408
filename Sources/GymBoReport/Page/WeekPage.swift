internal import GymBoAnalysis
internal import GymBoLog

extension HTMLPage {
  /// What the title leaves out: how long ago the last workout was, and a doubtful unit.
  mutating func write(_ verdict: WeekVerdict, _ headline: WeekHeadline) {
    let absence = words.absence(verdict)
    if let absence, verdict.workouts > 0 { html.element("p", .style("absence"), text: absence) }
    if headline.looksLikePounds {
      html.open("p", .style("absence"))
      html.element("b", text: words.checkTheUnit)
      html.text(" ")
      html.sentence(words.looksLikePounds)
      html.close("p")
    }
  }

  /// The seven days, the workouts, and the numbers of the week and of longer periods.
  mutating func write(
    _ cards: PeriodCards, _ headline: WeekHeadline, _ records: RecordsOfTheWeek
  ) {
    days(headline)
    if let streak = headline.streak { remark("\(words.streak(streak)).") }
    workouts(headline, records)
    choice(
      "p", words.periodChoice,
      cards.periods.enumerated().map { ($0, words.name($1.kind)) }, chosen: 0)
    for (index, period) in cards.periods.enumerated() {
      html.open("div", .style(HTMLPage.periodStyles[index % HTMLPage.periodStyles.count]))
      // Of which days the numbers are comes first: those of a week that has just begun are of the one before.
      remark(words.ranges(period))
      html.open("div", .style("cards"))
      for measure in PeriodMeasure.allCases { card(measure, period) }
      html.close("div")
      for note in WeekHeadline.coverage(of: period.finding) where note.isPart {
        remark(words.coverage(note))
      }
      if period.finding.hasLongWorkouts { remark(words.longWorkoutKey(mark: "*")) }
      html.close("div")
    }
    if let period = headline.lastComplete, cards.periods.first?.finding.range != period.range {
      remark(words.lastComplete(period))
    }
  }

  private static let periodStyles: [StaticString] = [
    "period p0", "period p1", "period p2", "period p3",
  ]

  /// A number of a period, with its change.
  private mutating func card(_ measure: PeriodMeasure, _ period: PeriodCards.Period) {
    let comparison = period.comparison(measure)
    html.open("div", .style("card"))
    html.element("div", .style("name"), text: words.title(measure))
    let value = words.value(measure, of: period.finding.current)
    let isMarked = measure == .time && period.finding.hasLongWorkouts
    html.element(
      "div", .style("number"),
      text: value.map { isMarked ? "\($0)*" : $0 } ?? words.missing)
    html.open("div", .style("change"))
    if period.finding.previous.workouts > 0, let change = comparison.change.value {
      html.element("span", .hidden) { html in
        html.markup(change > 0 ? "▲ " : change < 0 ? "▼ " : "■ ")
      }
      html.sentence(words.percentChange(comparison))
    }
    if let before = words.before(measure, period) {
      html.element("div", .style("soft"), text: before)
    }
    html.close("div")
    html.close("div")
  }

  private mutating func days(_ headline: WeekHeadline) {
    html.open("ol", .style("days"))
    for day in headline.strip {
      html.open("li", .style(day.isToday ? "today" : day.sessions > 0 ? "trained" : "rest"))
      html.element("span", text: Sentence(words.dates.name(day.weekday)))
      html.element("b", .hidden) { html in
        html.markup(day.sessions > 0 ? "●" : day.isFuture ? " " : "·")
        if day.sessions > 1 { html.decimal(day.sessions) }
      }
      // On a narrow page the day alone: the month is in the title.
      let parts = words.dates.day(day.date).split(separator: " ", maxSplits: 1)
      html.open("small")
      html.text(String(parts[0]))
      for month in parts.dropFirst() {
        html.open("span", .style("slim"))
        html.text("\u{A0}" + month)
        html.close("span")
      }
      html.close("small")
      html.element("span", .style("ears"), text: words.day(day))
      html.close("li")
    }
    html.close("ol")
  }

  private mutating func workouts(_ headline: WeekHeadline, _ records: RecordsOfTheWeek) {
    guard !headline.sessions.isEmpty else { return }
    let rows = headline.sessions.map { cells($0, records) }
    // A column in which every workout lacks its number says no more than the card above it.
    let shown = rows[0].indices.filter { column in rows.contains { $0[column] != nil } }
    let titles = Array(words.workoutColumns.dropFirst())
    table(
      "wide workouts", label: words.title(.week),
      columns: words.workoutColumns.prefix(1) + shown.map { titles[$0] }
    ) { page in
      for (session, row) in zip(headline.sessions, rows) {
        let words = page.words
        page.rowHead(
          "\(words.dates.name(session.date.weekday)) \(words.dates.day(session.date))")
        for column in shown { page.cell(row[column] ?? words.missing, title: titles[column]) }
      }
    }
  }

  /// The title, sets, volume, time, RPE and new bests of a workout; nil for what it lacks.
  private func cells(
    _ session: WeekHeadline.Session, _ records: RecordsOfTheWeek
  ) -> [Sentence?] {
    [
      "\(name: session.title)", Sentence(words.numbers.whole(session.workingSets)),
      session.volume.map { Sentence(words.numbers.volume(kilograms: $0, in: words.unit)) },
      session.duration.map { Sentence(words.numbers.duration($0)) },
      session.averageRPE.map { words.ratings($0) },
      Sentence(words.numbers.whole(records.lifts(ofSession: session.session))),
    ]
  }
}
