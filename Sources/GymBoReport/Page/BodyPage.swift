internal import GymBoAnalysis
internal import GymBoLog

extension HTMLPage {
  /// Body weight and other measures: the values, the chart of the weights, and its numbers.
  mutating func write(_ section: BodySection) {
    table(label: words.bodyTitle, columns: []) { page in
      for line in section.lines {
        page.rowHead(page.words.name(line))
        page.cell(page.words.value(line))
      }
    }
    if section.laterDays > 0 { paragraph(words.laterValues(days: section.laterDays)) }
    if section.hasWeight { remark(words.bodyKey) }
    guard let chart = section.chart else { return }
    draw(chart)
    html.open("details")
    html.element("summary", text: words.weightsInNumbers(days: chart.days.count))
    table("numbers", label: words.bodyTitle, columns: words.bodyColumns) { page in
      let (words, numbers) = (page.words, page.words.numbers)
      for day in chart.days.reversed() {
        page.rowHead(Sentence(words.dates.date(day.date)))
        for kilograms in [day.kilograms, day.trend] {
          page.cell(Sentence(numbers.estimateNumber(kilograms: kilograms, in: words.unit)))
        }
      }
    }
    html.close("details")
  }

  private mutating func draw(_ chart: BodyChart) {
    let drawing = BodyDrawing(chart, unit: words.unit)
    html.open("figure")
    html.open("figcaption")
    html.element("b", text: words.caption(chart))
    html.element("span", .style("soft"), text: words.key(chart))
    html.close("figcaption")
    html.open("div", .style("chart"), .word("role", "img"), .label(words.label(chart)))
    frame(
      "plot",
      ticks: drawing.ticks.enumerated().map { index, value in
        words.tick(value, of: .estimate, isTop: index == 0)
      }, steps: drawing.axis.steps
    ) { page in
      let box = drawing.box
      page.stretched(box)
      page.html.shape(
        "path", .style("course"), .init("d", .path(drawing.course)), .stroke, .word("fill", "none"))
      page.html.shape("path", .style("dots"), .init("d", .path(drawing.dots)), .stroke)
      page.html.close("svg")
      page.axis(of: chart.range, in: box) { drawing.day($0) }
    }
    html.close("div")
    html.close("figure")
  }
}
