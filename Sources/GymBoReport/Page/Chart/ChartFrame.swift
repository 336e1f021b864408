internal import GymBoAnalysis
internal import GymBoLog

/// What all charts with axes have around their marks. Words are placed by percentages and never stretched; marks lie in a
/// nested drawing that stretches freely.
extension HTMLPage {
  /// A chart with values beside it and lines at them.
  /// - Parameters:
  ///   - ticks: from the top down, at equal distances.
  ///   - steps: the distances between them.
  mutating func frame(
    _ style: StaticString, ticks: [Sentence], steps: Int, _ content: (inout HTMLPage) -> Void
  ) {
    html.open("div", .style(style), .hidden)
    html.open("div", .style("gutter"))
    for tick in ticks { html.element("span", text: tick) }
    html.close("div")
    html.open("svg", .word("width", "100%"))
    html.open("g", .style("grid"), .word("stroke", "#e7e2dc"))
    for step in 0...max(1, steps) {
      let down = HTMLWriter.Attribute.Value.percent(tenths: 1000 * step / max(1, steps))
      html.shape("line", .word("x2", "100%"), .init("y1", down), .init("y2", down))
    }
    html.close("g")
    content(&self)
    html.close("svg")
    html.close("div")
  }

  /// The part of the marks that lies in a box.
  mutating func marks(_ kind: StaticString, _ number: Int, _ box: PlotBox) {
    stretched(box)
    html.shape("use", .init("href", .link(.numbered(kind, number))))
    html.close("svg")
  }

  /// Begins a drawing that stretches freely; its strokes keep their width.
  mutating func stretched(_ box: PlotBox) {
    html.open("svg", .init("viewBox", .box(box)), .word("preserveAspectRatio", "none"))
  }

  /// The days below a chart.
  /// - Parameter place: where a day lies in the box.
  mutating func axis(of days: DayRange, in box: PlotBox, place: (CivilDate) -> Int) {
    axis(TimeAxis(days).marks.map { (box.across(place($0.day)), words.tick($0)) })
  }

  /// Words below a drawing. The style sheet moves them down and leaves every second one out where there is little room.
  /// - Parameter marks: each with its place in tenths of a percent.
  mutating func axis(_ marks: [(across: Int, text: Sentence)]) {
    html.open("svg", .style("x"), .word("y", "100%"), .word("text-anchor", "middle"))
    for mark in marks {
      let place = HTMLWriter.Attribute("x", .percent(tenths: mark.across))
      if (60...940).contains(mark.across) {
        html.element("text", place, text: mark.text)
      } else {
        html.element("text", place, .anchor(at: mark.across), text: mark.text)
      }
    }
    html.close("svg")
  }

  /// The course of a lift beside its name: all on one relative scale, so that flat looks flat.
  mutating func sparkline(_ points: [LiftPanels.Recent]) {
    guard let first = points.first?.date, let last = points.last else {
      html.element("span", .style("spark")) { _ in }
      return
    }
    let values = points.map(\.change)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let height = max(150, high - low) * 12 / 10
    let days = last.date.days(since: first)
    let box = PlotBox(
      x: -3, y: -(low + high) / 2 - height / 2, width: max(1, days) + 6, height: height)
    var line = PathData()
    line.line(points.lazy.map { (x: $0.date.days(since: first), y: -$0.change) })
    var dot = PathData()
    dot.dot(days, -last.change)
    html.open(
      "svg", .style("spark"), .init("viewBox", .box(box)), .word("preserveAspectRatio", "none"),
      .word("fill", "none"), .hidden)
    html.shape("path", .style("course"), .init("d", .path(line)), .stroke)
    html.shape("path", .style("dots"), .init("d", .path(dot)), .stroke)
    html.close("svg")
  }

  /// One bar of three parts, with the shares of the sets.
  mutating func bandBar(_ shares: RepetitionBandShares) {
    html.open("svg", .style("share"), .word("width", "100%"), .hidden)
    var start = 0
    for (row, style) in zip(shares.rows, HTMLPage.bandStyles) {
      let width = Int((10 * row.percentOfSets).rounded())
      html.shape(
        "rect", .style(style), .init("x", .percent(tenths: start)),
        .init("width", .percent(tenths: max(0, width))), .word("height", "100%"),
        .fill("#44403c"))
      start += width
    }
    html.close("svg")
  }

  private static let bandStyles: [StaticString] = ["b0", "b1", "b2"]
}

extension HTMLWriter.Attribute {
  /// The colour where a foreign policy blocks the style sheet.
  static let stroke = HTMLWriter.Attribute.word("stroke", "#44403c")

  static func fill(_ color: StaticString) -> HTMLWriter.Attribute { .word("fill", color) }

  /// Words at the edges of a drawing stay inside it.
  static func anchor(at tenths: Int) -> HTMLWriter.Attribute {
    .word("text-anchor", tenths < 60 ? "start" : tenths > 940 ? "end" : "middle")
  }
}
