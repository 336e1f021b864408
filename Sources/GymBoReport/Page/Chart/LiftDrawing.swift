internal import GymBoAnalysis
internal import GymBoLog

/// The marks of a lift's chart in whole units: x is the day since the chart's first day, y a tenth of the unit, the better the
/// higher. Drawn once; each span shows its own part of it.
struct LiftDrawing: Sendable {
  private let chart: LiftChart
  private let unit: LoadUnit
  /// The values beside each span that is shown, and beside all of the history.
  private var axes: [LiftChart.Span: ValueAxis] = [:]
  /// The unit of the columns' heights: the largest power of ten of which the highest column has at least ``leastHeight``,
  /// finer than which nobody sees it.
  let volumeStep: Int

  init(_ chart: LiftChart, unit: LoadUnit) {
    self.chart = chart
    self.unit = unit
    let most = chart.points.lazy.compactMap(\.volume).max() ?? 0
    volumeStep = LiftDrawing.volumeStep(most: unit.value(ofKilograms: most))
    for span in Set(chart.spans + [.all]) { axes[span] = madeAxis(of: span) }
  }

  /// A value in the reader's unit.
  func shown(_ value: Double) -> Double {
    switch chart.measure {
    case .estimate, .tenRepetitions, .assistance: unit.value(ofKilograms: value)
    case .repetitions, .seconds: value
    }
  }

  /// Down the picture: less assistance is up, more of anything else is.
  func place(_ value: Double) -> Int {
    Tenths.of(chart.measure.direction < 0 ? shown(value) : -shown(value))
  }

  func day(_ date: CivilDate) -> Int { date.days(since: chart.days.first) }

  // MARK: Marks

  var dots: PathData { dots { !$0.isLight } }
  var lightDots: PathData { dots(where: \.isLight) }
  var rings: PathData { dots { $0.isRecord && !$0.isLight } }

  /// Where the doubtful sets are, which are left out of the axis.
  func suspects(of span: LiftChart.Span, in box: PlotBox) -> [(across: Int, down: Int)] {
    let days = chart.days(of: span)
    return chart.suspects.filter { days.contains($0.date) }
      .map { (box.across(day($0.date)), box.down(place($0.value))) }
  }

  private func dots(where holds: (LiftChart.Point) -> Bool) -> PathData {
    var path = PathData()
    for point in chart.points where holds(point) { path.dot(day(point.date), place(point.value)) }
    return path
  }

  /// The next set's interval, at the right end.
  var next: PathData {
    var path = PathData()
    if let next = chart.next {
      let end = day(chart.days.last)
      path.line([
        (x: end, y: place(next.lowerBound)), (x: end, y: place(next.upperBound)),
      ])
    }
    return path
  }

  var course: PathData {
    let tolerance = tolerance
    var path = PathData()
    for course in chart.courses { path.line(line(of: course, tolerance, \.value)) }
    return path
  }

  /// Between the courses of the interval's ends, which need not be as exact.
  var band: PathData {
    var tolerance = tolerance
    tolerance.earlier *= 4
    var path = PathData()
    for course in chart.courses where course.count > 1 {
      path.area(
        from: line(of: course, tolerance, \.interval.upperBound),
        to: line(of: course, tolerance, \.interval.lowerBound))
    }
    return path
  }

  private func line(
    of course: LiftChart.Course, _ tolerance: (recent: Int, earlier: Int, from: Int),
    _ value: (StrengthCurve.Point) -> Double
  ) -> [(x: Int, y: Int)] {
    ThinnedLine.of(course.map { (x: day($0.date), y: place(value($0))) }) { day in
      day < tolerance.from ? tolerance.earlier : tolerance.recent
    }
  }

  /// How far off a line may be, in tenths: what is older than a year is shown only where all of the history is.
  private var tolerance: (recent: Int, earlier: Int, from: Int) {
    guard chart.spans.contains(.year) else { return (1, 1, 0) }
    let earlier = max(1, axis(of: .all).height / LiftDrawing.visibleSteps)
    return (1, earlier, day(chart.days(of: .year).first))
  }

  /// A chart is a little more than this many pixels high.
  private static let visibleSteps = 160

  /// Strips over the whole height of all spans.
  func strips(_ ranges: [DayRange]) -> PathData {
    let boxes = chart.spans.map { box(of: $0) }
    let top = boxes.map(\.y).min() ?? 0
    let bottom = boxes.map { $0.y + $0.height }.max() ?? 0
    var path = PathData()
    for range in ranges {
      path.rectangle(
        x: day(range.first), y: top, width: max(1, range.count - 1), height: bottom - top)
    }
    return path
  }

  // MARK: Spans

  func axis(of span: LiftChart.Span) -> ValueAxis { axes[span] ?? madeAxis(of: span) }

  /// Around what counts: sessions light by plan lie where they fall.
  private func madeAxis(of span: LiftChart.Span) -> ValueAxis {
    let days = chart.days(of: span)
    var (low, high) = (Int.max, Int.min)
    func take(_ value: Double) {
      let place = -place(value)
      (low, high) = (min(low, place), max(high, place))
    }
    for point in chart.points where !point.isLight && days.contains(point.date) {
      take(point.value)
    }
    for point in chart.courses.joined() where days.contains(point.date) {
      take(point.interval.lowerBound)
      take(point.interval.upperBound)
    }
    if let next = chart.next {
      take(next.lowerBound)
      take(next.upperBound)
    }
    if low > high { for point in chart.points { take(point.value) } }
    if low > high { (low, high) = (0, 0) }
    // A lift that is flat looks flat: the height is at least some percent of the level.
    let level = Int((max(low.magnitude, high.magnitude)))
    let spread = max(high - low, level * LiftDrawing.leastPercent / 100)
    let middle = (high + low) / 2
    let half = (spread + 1) / 2 + spread * LiftDrawing.marginPercent / 100
    let whole = chart.measure == .repetitions ? 10 : 1
    return ValueAxis(min(low, middle - half)...max(high, middle + half), leastStep: whole)
  }

  /// The least height of a chart in percent of its level, and what lies above and below the values.
  private static let (leastPercent, marginPercent) = (8, 4)

  func box(of span: LiftChart.Span) -> PlotBox { box(of: span, axis(of: span)) }

  func box(of span: LiftChart.Span, _ axis: ValueAxis) -> PlotBox {
    let days = chart.days(of: span)
    let margin = max(1, days.count / 60)
    return PlotBox(
      x: day(days.first) - margin, y: -axis.high, width: days.count - 1 + 2 * margin,
      height: axis.high - axis.low)
  }

  // MARK: Volume

  /// A column a session, up from zero; y is a whole number of ``volumeStep``.
  var volumes: PathData {
    var path = PathData()
    for point in chart.points {
      guard let volume = point.volume else { continue }
      path.column(day(point.date), height: height(ofVolume: volume))
    }
    return path
  }

  /// - Parameter most: the highest column, in the reader's unit.
  private static func volumeStep(most: Double) -> Int {
    var step = 1
    while Double(10 * step * leastHeight) <= most, step < mostStep { step *= 10 }
    return step
  }

  private static let (leastHeight, mostStep) = (60, 1_000_000)

  private func height(ofVolume kilograms: Double) -> Int {
    Tenths.of(unit.value(ofKilograms: kilograms) / Double(volumeStep)) / 10
  }

  /// In ``volumeStep``.
  func volumeAxis(of span: LiftChart.Span) -> ValueAxis {
    let days = chart.days(of: span)
    let most = chart.points.lazy.filter { days.contains($0.date) }.compactMap(\.volume).max() ?? 0
    return ValueAxis(0...max(1, height(ofVolume: most)), isFromZero: true, mostSteps: 2)
  }
}
