internal import GymBoAnalysis
internal import GymBoLog

extension HTMLPage {
  /// The muscles against their usual range, and their sets of the last weeks.
  /// - Parameter glance: has those with few sets over four weeks.
  mutating func write(
    _ muscles: MusclesOfTheWeek?, _ glance: PageGlance, _ weeks: MuscleWeeks
  ) {
    guard let muscles else { return paragraph(words.reason(.noMuscles)) }
    html.element(
      "p", .style("lead"), text: "\(words.briefTitle(muscles)) \(words.summary(muscles))")
    let low = glance.lowMuscles
    if !low.isEmpty {
      paragraph(words.lowMuscles(low, idle: glance.idleMuscles, most: low.count))
    }
    if !muscles.rows.isEmpty {
      html.open("ul", .style("bullets"))
      for row in muscles.rows { bullet(row, largest: muscles.largest) }
      html.close("ul")
      remark(words.bulletKey)
    }
    if !muscles.idle.isEmpty { paragraph(words.idle(muscles)) }
    if !muscles.unassigned.isEmpty { paragraph(words.unassigned(muscles.unassigned)) }
    if !muscles.inferred.isEmpty { remark(words.inferred(muscles.inferred)) }
    write(weeks.last(MuscleWeeks.shownWeeks))
  }

  /// A bar over the range in which it should end.
  private mutating func bullet(_ row: MusclesOfTheWeek.Row, largest: Double) {
    func across(_ value: Double) -> Int {
      largest > 0 ? Int((1000 * min(1, value / largest)).rounded()) : 0
    }
    html.open("li", .id(.numbered("u", row.muscle.index)))
    html.element("span", text: words.name(row.muscle))
    html.open("svg", .word("width", "100%"), .hidden)
    if let range = row.range {
      let (low, high) = (across(range.lowerBound), across(range.upperBound))
      html.shape(
        "rect", .style("zone"), .init("x", .percent(tenths: low)),
        .init("width", .percent(tenths: max(0, high - low))), .word("height", "100%"),
        .fill("#dcebe4"))
    }
    html.shape(
      "rect", .style("bar"), .init("width", .percent(tenths: across(row.sets))),
      .word("y", "25%"), .word("height", "50%"), .fill("#44403c"))
    if let range = row.range {
      let middle = HTMLWriter.Attribute.Value.percent(
        tenths: across((range.lowerBound + range.upperBound) / 2))
      html.shape(
        "line", .style("tick"), .init("x1", middle), .init("x2", middle), .word("y2", "100%"),
        .stroke)
    }
    html.close("svg")
    html.element("span", .style(row.isOutside ? "care" : "count"), text: words.bullet(row))
    html.close("li")
  }

  /// A row of columns a muscle, all on one scale.
  private mutating func write(_ weeks: MuscleWeeks) {
    guard weeks.weeks.count > 1, !weeks.muscles.isEmpty else { return }
    html.element("h3", text: words.muscleWeeksTitle(weeks.weeks.count, isRunning: weeks.isRunning))
    let most = weeks.muscles.flatMap(\.sets).max() ?? 0
    let height = max(1, Tenths.of(most))
    html.open("ul", .style("multiples"))
    for series in weeks.muscles {
      var path = PathData()
      for (index, sets) in series.sets.enumerated() where sets > 0 {
        let value = Tenths.of(sets)
        path.rectangle(x: 10 * index + 1, y: -value, width: 8, height: value)
      }
      let box = PlotBox(x: 0, y: -height, width: 10 * series.sets.count, height: height)
      html.open("li")
      html.element("span", text: words.name(series.muscle))
      html.open(
        "svg", .init("viewBox", .box(box)), .word("preserveAspectRatio", "none"),
        .word("role", "img"), .label(words.label(series)))
      html.shape("path", .style("fill"), .init("d", .path(path)), .fill("#44403c"))
      html.close("svg")
      html.element("small", text: words.muscleSets(series.sets.last ?? 0))
      html.close("li")
    }
    html.close("ul")
    numbers(weeks)
  }

  /// The same as a table: a row a muscle, a column a week, the latest first.
  private mutating func numbers(_ weeks: MuscleWeeks) {
    html.open("details")
    html.element("summary", text: words.muscleWeekTable)
    let days = weeks.weeks.reversed().map { Sentence(words.dates.day($0.start)) }
    table("numbers", label: words.muscleWeekTable, columns: [""] + days) { page in
      for series in weeks.muscles {
        page.rowHead(page.words.name(series.muscle))
        for sets in series.sets.reversed() { page.cell(page.words.muscleSets(sets)) }
      }
    }
    html.close("details")
  }
}
