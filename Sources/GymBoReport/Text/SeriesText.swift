internal import GymBoAnalysis

extension TextPage {
  /// Sessions in a chart.
  private var chartWidth: Int { max(8, min(30, width - 44)) }

  /// How the numbers of an exercise went, a row of small bars each.
  mutating func write(_ section: SeriesSection, _ words: any Words) {
    guard !section.series.isEmpty else { return }
    heading(words.seriesTitle(most: chartWidth))
    var table = AlignedTable(
      [.left, .left, .right, .left, .right], gaps: [2, 2, 1, 1])
    for series in section.series {
      let shown = series.values.suffix(chartWidth)
      guard let first = shown.first, let last = shown.last else { continue }
      table.add([
        .init(words.name(series.name)), .init(Sparkline.text(shown, last: chartWidth)),
        .init(words.value(first, of: series.name)), "→",
        .init(words.value(last, of: series.name)),
      ])
    }
    self.table(table)
    if let now = section.now {
      paragraph(words.smoothed(now.point, now.measure), indent: 2, hanging: 2)
    }
  }

  /// How heavy a lift was trained.
  mutating func write(_ section: IntensitySection, _ words: any Words) {
    heading(words.intensityTitle)
    var table = AlignedTable([.left, .right, .right, .left])
    for row in section.zones {
      table.add([
        .init(words.name(row.zone)), .init(words.sets(row.sets)),
        .init(words.repetitions(row.repetitions)), .init(Bar.text(row.share, width: 20)),
      ])
    }
    self.table(table)
    if let average = section.average {
      line(words.average(average, setsWithout: section.setsWithoutEstimate), indent: 2)
    }
    if let session = section.lastSession {
      paragraph(words.lastSession(session), indent: 2, hanging: 2)
    }
    if let inol = section.weekINOL { line(words.week(inol: inol), indent: 2) }
  }
}
