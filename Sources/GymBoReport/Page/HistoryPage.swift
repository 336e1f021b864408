internal import GymBoAnalysis
internal import GymBoLog

extension HTMLPage {
  /// Training week by week, day by day and month by month.
  mutating func write(_ calendar: TrainingCalendar) {
    let spans = calendar.spans
    if spans.count > 1 {
      let chosen = spans.contains(.halfYear) ? 1 : TrainingCalendar.Span.allCases.count - 1
      choice(
        "w", words.calendarSpanChoice(isByMonth: calendar.isByMonth),
        TrainingCalendar.Span.allCases.enumerated().filter { spans.contains($0.element) }
          .map { ($0.offset, words.name($0.element)) }, chosen: chosen)
    }
    html.open("figure")
    html.open("figcaption")
    html.element("b", text: words.calendarCaption(calendar))
    html.element("span", .style("soft"), text: words.calendarKey(calendar))
    html.close("figcaption")
    html.open("div", .style("chart"), .word("role", "img"), .label(words.calendarLabel(calendar)))
    for span in spans { columns(calendar, span, isOnly: spans.count == 1) }
    html.close("div")
    html.close("figure")
    paragraph(words.pauses(calendar))
    weeks(calendar)
    days(calendar)
    months(calendar)
  }

  private mutating func columns(
    _ calendar: TrainingCalendar, _ span: TrainingCalendar.Span, isOnly: Bool
  ) {
    let drawing = ColumnDrawing(calendar, span, unit: words.unit)
    let style: StaticString =
      switch (isOnly, span) {
      case (true, _): "plot"
      case (_, .twelveWeeks): "plot w w0"
      case (_, .halfYear): "plot w w1"
      case (_, .year): "plot w w2"
      case (_, .all): "plot w w3"
      }
    let axis = drawing.axis
    frame(
      style,
      ticks: axis.values.enumerated().map { index, value in
        words.calendarTick(Double(value) / 10, of: calendar.measure, isTop: index == 0)
      }, steps: axis.steps
    ) { page in
      let box = drawing.box
      page.html.open("svg", .init("viewBox", .box(box)), .word("preserveAspectRatio", "none"))
      for mark in TrainingCalendar.Mark.allCases {
        let path = drawing.path(of: mark)
        guard !path.isEmpty else { continue }
        page.html.shape(
          "path", .style(mark.style), .init("d", .path(path)), .fill("#44403c"))
      }
      page.html.close("svg")
      page.axis(of: drawing.days, in: box) { drawing.place($0) }
      for layoff in calendar.pauses where !drawing.isByMonth {
        // The weeks without a column.
        let (first, last) = (layoff.first.isoWeek.end.advanced(by: 1), layoff.last.isoWeek.start)
        guard first >= drawing.days.first, first < last else { continue }
        page.daysOff(
          layoff, from: box.across(drawing.place(first)), to: box.across(drawing.place(last)))
      }
    }
  }

  /// A dot a day, in two halves side by side, or one below the other.
  private mutating func days(_ calendar: TrainingCalendar) {
    html.element("h3", text: words.calendarTitle)
    html.open("div", .style("halves"), .word("role", "img"), .label(words.daysLabel(calendar)))
    let half = 7 * TrainingCalendar.calendarWeeks / 2
    for part in [calendar.days.prefix(half), calendar.days.dropFirst(half)]
    where part.contains(where: { $0.size != nil }) {
      let drawing = DayDrawing(part)
      frame("plot days", ticks: weekdays, steps: nil) { page in
        page.html.open(
          "svg", .init("viewBox", .box(DayDrawing.box)), .word("preserveAspectRatio", "none"))
        for (size, style) in HTMLPage.dayStyles.enumerated() {
          let path = drawing.dots(ofSize: size)
          guard !path.isEmpty else { continue }
          page.html.shape("path", .style(style), .init("d", .path(path)), .stroke)
        }
        page.html.close("svg")
        let words = page.words
        page.axis(drawing.months.map { ($0.across, words.tick($0.mark)) })
      }
    }
    html.close("div")
    remark(words.calendarKey)
  }

  private static let dayStyles: [StaticString] = ["d0", "d1", "d2", "d3", "d4"]

  /// Every second row has its name beside it.
  private var weekdays: [Sentence] {
    Weekday.allCases.enumerated().map { index, day in
      index % 2 == 0 ? Sentence(words.dates.name(day)) : ""
    }
  }

  /// The weeks that the chart shows as weeks, as rows.
  private mutating func weeks(_ calendar: TrainingCalendar) {
    let shown = calendar.isByMonth ? TrainingCalendar.calendarWeeks : calendar.weeks.count
    html.open("details")
    html.element("summary", text: words.weekTable)
    table(label: words.weekTable, columns: words.calendarColumns) { page in
      for week in calendar.weeks.suffix(shown).reversed() {
        page.row(Sentence(page.words.dates.range(week.range, near: nil)), week.totals)
      }
    }
    html.close("details")
  }

  /// The months that the chart can show and the years, as rows.
  private mutating func months(_ calendar: TrainingCalendar) {
    html.open("details")
    html.element("summary", text: words.calendarTable)
    table(label: words.calendarTable, columns: words.calendarColumns) { page in
      for month in calendar.months.reversed() {
        page.row(page.words.name(ofMonth: month.range.first), month.totals)
      }
      if calendar.years.count > 1 {
        for year in calendar.years.reversed() {
          page.row("\(year.range.first.components.year)", year.totals)
        }
      }
    }
    html.close("details")
  }

  private mutating func row(_ name: Sentence, _ totals: Totals) {
    rowHead(name)
    cell(Sentence(words.numbers.whole(totals.workouts)))
    cell(Sentence(words.numbers.whole(totals.workingSets)))
    cell(
      totals.volume.value.map {
        Sentence(words.numbers.volumeNumber(kilograms: $0, in: words.unit))
      }
        ?? words.missing)
    cell(totals.duration.value.map { Sentence(words.numbers.duration($0)) } ?? words.missing)
  }
}

extension TrainingCalendar.Mark {
  fileprivate var style: StaticString {
    switch self {
    case .usual: "fill"
    case .reported: "fill now"
    case .before: "fill before"
    case .deload: "fill pale"
    case .running: "fill running"
    }
  }
}
