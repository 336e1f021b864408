internal import GymBoAnalysis
internal import GymBoLog

extension HTMLPage {
  /// The charts of a lift: its measure, and the volume of its sessions on the same days. Their numbers are in the table below
  /// them.
  mutating func write(_ chart: LiftChart, of panel: LiftPanels.Panel, formula: String) {
    let drawing = LiftDrawing(chart, unit: words.unit)
    html.open("figure")
    html.open("figcaption")
    html.element("b", unlinked: words.caption(panel, chart))
    html.element("span", .style("soft"), text: words.key(chart, formula: formula))
    html.close("figcaption")
    html.open("div", .style("chart"), .word("role", "img"), .label(words.label(panel, chart)))
    defineMarks(chart, drawing, panel.exercise)
    for span in chart.spans { plot(chart, drawing, span, panel.exercise) }
    html.close("div")
    slider()
    if !chart.suspects.isEmpty { remark(words.doubtful(chart.suspects)) }
    html.close("figure")
    guard chart.points.contains(where: { $0.volume != nil }) else { return }
    html.open("figure")
    html.open("figcaption")
    html.element("span", .style("soft"), text: words.volumeCaption(chart))
    html.close("figcaption")
    html.open("div", .style("chart low"), .word("role", "img"), .label(words.volumeLabel(chart)))
    for span in chart.spans { volumePlot(chart, drawing, span, panel.exercise) }
    html.close("div")
    html.close("figure")
  }

  /// The marks of both charts, which each span shows its part of.
  private mutating func defineMarks(_ chart: LiftChart, _ drawing: LiftDrawing, _ number: Int) {
    html.open("svg", .style("marks"), .word("width", "0"), .word("height", "0"), .hidden)
    html.markup("<defs>")
    define("m", number) { html in
      func path(_ style: StaticString, _ path: PathData) {
        if !path.isEmpty { html.shape("path", .style(style), .init("d", .path(path))) }
      }
      func area(_ style: StaticString, _ path: PathData, _ color: StaticString) {
        guard !path.isEmpty else { return }
        html.shape(
          "path", .style(style), .init("d", .path(path)), .fill(color), .word("stroke", "none"))
      }
      area("deload", drawing.strips(chart.deloads), "#ece7e1")
      area("layoff", drawing.strips(chart.layoffs), "#ece7e1")
      area("band", drawing.band, "#d9d3cc")
      path("course", drawing.course)
      path("course", drawing.next)
      path("ring", drawing.rings)
      path("dots", drawing.dots)
      path("light", drawing.lightDots)
    }
    let volumes = drawing.volumes
    if !volumes.isEmpty {
      define("v", number) { html in
        html.shape("path", .style("columns"), .init("d", .path(volumes)))
      }
    }
    html.markup("</defs>")
    html.close("svg")
  }

  private mutating func define(
    _ kind: StaticString, _ number: Int, _ marks: (inout HTMLWriter) -> Void
  ) {
    html.element(
      "g", .id(.numbered(kind, number)), .word("fill", "none"), .stroke, content: marks)
  }

  private mutating func plot(
    _ chart: LiftChart, _ drawing: LiftDrawing, _ span: LiftChart.Span, _ number: Int
  ) {
    let axis = drawing.axis(of: span)
    let box = drawing.box(of: span, axis)
    let days = chart.days(of: span)
    let direction = chart.measure.direction
    frame(
      style(of: span, in: chart),
      ticks: axis.values.enumerated().map { index, value in
        words.tick(direction * Double(value) / 10, of: chart.measure, isTop: index == 0)
      }, steps: axis.steps
    ) { page in
      page.marks("m", number, box)
      page.axis(of: days, in: box) { drawing.day($0) }
      for layoff in chart.layoffs {
        let (first, last) = (
          box.across(drawing.day(layoff.first)), box.across(drawing.day(layoff.last))
        )
        page.daysOff(layoff, from: first, to: last)
      }
      for cross in drawing.suspects(of: span, in: box) {
        page.cross(cross.across, down: cross.down)
      }
      let shown = chart.points.lazy.filter { days.contains($0.date) && !$0.isLight }
      guard let best = shown.max(by: { direction * $0.value < direction * $1.value }) else {
        return
      }
      let across = box.across(drawing.day(best.date))
      page.label(
        "best", across, down: box.down(drawing.place(best.value)),
        page.words.tick(
          direction * abs(drawing.shown(best.value)), of: chart.measure, isTop: true))
    }
  }

  private mutating func volumePlot(
    _ chart: LiftChart, _ drawing: LiftDrawing, _ span: LiftChart.Span, _ number: Int
  ) {
    let axis = drawing.volumeAxis(of: span)
    let box = drawing.box(of: span, axis)
    frame(
      style(of: span, in: chart),
      ticks: axis.values.enumerated().map { index, value in
        words.volumeTick(Double(value * drawing.volumeStep), isTop: index == 0)
      }, steps: axis.steps
    ) { page in
      // The days are those of the chart above.
      page.marks("v", number, box)
    }
  }

  /// The classes of the choices by which a span is shown.
  private func style(of span: LiftChart.Span, in chart: LiftChart) -> StaticString {
    let isShown = LiftChart.Span.allCases.map { chart.shown($0) == span }
    return switch (isShown[0], isShown[1], isShown[2]) {
    case (true, true, true): "plot"
    case (true, true, false): "plot r r0 r1"
    case (true, false, _): "plot r r0"
    case (false, true, true): "plot r r1 r2"
    case (false, true, false): "plot r r1"
    case (false, false, _): "plot r r2"
    }
  }

  /// The slider that the script shows. It gives it the days of the span; keys step through the rows of the table below.
  private mutating func slider() {
    html.open(
      "input", .style("slider"), .word("type", "range"), .label(words.sliderLabel),
      .init("hidden", .none))
  }
}
