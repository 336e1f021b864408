internal import GymBoAnalysis
internal import GymBoLog

/// What all charts with axes have around their marks. Words are placed by percentages and never stretched; marks lie in a
/// nested drawing that stretches freely.
extension HTMLPage {
  /// A chart with values beside it and lines at them. It is inside of an image with a label, whose parts nobody hears.
  /// - Parameters:
  ///   - ticks: from the top down, at equal distances.
  ///   - steps: the distances between them; nil for a chart without lines.
  mutating func frame(
    _ style: StaticString, ticks: [Sentence], steps: Int?, _ content: (inout HTMLPage) -> Void
  ) {
    html.open("div", .style(style))
    html.open("div", .style("gutter"))
    for tick in ticks { html.element("span", text: tick) }
    html.close("div")
    html.open("svg")
    if let steps {
      let lines = min(max(1, steps), ValueAxis.mostSteps)
      html.shape("use", .init("href", .link(.numbered("g", lines))))
    }
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
    html.open("svg", .style("x"), .word("y", "100%"))
    for mark in marks {
      let place = HTMLWriter.Attribute("x", .percent(tenths: mark.across))
      if HTMLPage.middle.contains(mark.across) {
        html.element("text", place, text: mark.text)
      } else {
        html.element("text", place, .anchor(at: mark.across), text: mark.text)
      }
    }
    html.close("svg")
  }

  /// Where words have their middle at their place; nearer to the edges they would stick out.
  private static let middle = 60...940

  /// How long nobody trained, at the foot of the time that it was.
  /// - Parameters:
  ///   - first: in tenths of a percent of the width.
  ///   - last: in the same.
  mutating func daysOff(_ days: DayRange, from first: Int, to last: Int) {
    // Words wider than their place would cover what is drawn beside it, and a phone has less room.
    guard last - first >= 100 else { return }
    html.element(
      "text", .style(last - first >= 300 ? "off" : "off slim"),
      .init("x", .percent(tenths: (first + last) / 2)), .word("y", "100%"), .word("dy", "-0.5em"),
      text: words.daysOff(days))
  }

  /// Words above a place of a chart.
  /// - Parameters:
  ///   - across: in tenths of a percent of the width.
  ///   - down: the same of the height.
  mutating func label(_ style: StaticString, _ across: Int, down: Int, _ text: Sentence) {
    let (x, y) = (
      HTMLWriter.Attribute("x", .percent(tenths: across)),
      HTMLWriter.Attribute("y", .percent(tenths: down))
    )
    let above = HTMLWriter.Attribute.word("dy", "-0.7em")
    if HTMLPage.middle.contains(across) {
      html.element("text", .style(style), x, y, above, text: text)
    } else {
      html.element("text", .style(style), x, y, above, .anchor(at: across), text: text)
    }
  }

  /// A cross at a place of a chart, which keeps its shape however the drawing is stretched; at the edge for what is beyond it.
  /// - Parameters:
  ///   - across: in tenths of a percent of the width.
  ///   - down: the same of the height.
  mutating func cross(_ across: Int, down: Int) {
    html.element(
      "text", .init("x", .percent(tenths: across)), .init("y", .percent(tenths: down)),
      .word("dy", "0.35em"), text: "✕")
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
    line.line(
      ThinnedLine.of(points.map { (x: $0.date.days(since: first), y: -$0.change) }) { _ in
        height / 100
      })
    var dot = PathData()
    dot.dot(days, -last.change)
    html.open(
      "svg", .style("spark"), .init("viewBox", .box(box)), .word("preserveAspectRatio", "none"),
      .word("fill", "none"), .stroke, .hidden)
    html.shape("path", .style("course"), .init("d", .path(line)))
    html.shape("path", .style("dots"), .init("d", .path(dot)))
    html.close("svg")
  }

  /// One bar of three parts, with the shares of the sets.
  mutating func bandBar(_ shares: RepetitionBandShares) {
    html.open("svg", .style("share"), .word("width", "100%"), .fill("#44403c"), .hidden)
    var start = 0
    for (row, style) in zip(shares.rows, HTMLPage.bandStyles) {
      let width = Int((10 * row.percentOfSets).rounded())
      guard width > 0 else { continue }
      html.shape(
        "rect", .style(style), .init("x", .percent(tenths: start)),
        .init("width", .percent(tenths: width)), .word("height", "100%"))
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

  /// Words at an edge of a drawing stay inside it.
  static func anchor(at tenths: Int) -> HTMLWriter.Attribute {
    .word("text-anchor", tenths < 500 ? "start" : "end")
  }
}
