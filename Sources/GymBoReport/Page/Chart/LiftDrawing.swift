internal import GymBoAnalysis
internal import GymBoLog

/// The marks of a lift's chart in whole units: x is the day since the chart's first day, y a tenth of the unit, the better the
/// higher. Drawn once; each span shows its own part of it.
struct LiftDrawing: Sendable {
  private let chart: LiftChart
  private let unit: LoadUnit

  init(_ chart: LiftChart, unit: LoadUnit) {
    self.chart = chart
    self.unit = unit
  }

  /// A value in the reader's unit.
  func shown(_ value: Double) -> Double {
    switch chart.measure {
    case .estimate, .assistance: unit.value(ofKilograms: value)
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
    var path = PathData()
    for course in chart.courses {
      path.line(thinned(course).map { (x: day($0.date), y: place($0.kilograms)) })
    }
    return path
  }

  var band: PathData {
    var path = PathData()
    for course in chart.courses {
      path.area(
        thinned(course).map {
          (
            x: day($0.date), low: place($0.interval.lowerBound),
            high: place($0.interval.upperBound)
          )
        })
    }
    return path
  }

  /// The course without the points that lie on the line between their neighbours, to a tenth of the unit.
  private func thinned(_ course: LiftChart.Course) -> LiftChart.Course {
    guard var start = course.indices.first else { return [] }
    var kept = [course[start]]
    while start < course.count - 1 {
      var end = start + 1
      while end < course.count - 1, end - start < LiftDrawing.mostThinned,
        isStraight(course, from: start, to: end + 1)
      {
        end += 1
      }
      kept.append(course[end])
      start = end
    }
    return kept
  }

  /// Points between two that are kept, at most.
  private static let mostThinned = 16

  private func isStraight(_ course: LiftChart.Course, from start: Int, to end: Int) -> Bool {
    let (first, last) = (course[start], course[end])
    let days = Double(max(1, last.date.days(since: first.date)))
    return (start + 1..<end).allSatisfy { index in
      let point = course[index]
      let share = Double(point.date.days(since: first.date)) / days
      func isNear(_ value: (StrengthCurve.Point) -> Double) -> Bool {
        let line = value(first) + share * (value(last) - value(first))
        return abs(shown(line - value(point))) <= 0.1
      }
      return isNear(\.kilograms) && isNear(\.interval.lowerBound) && isNear(\.interval.upperBound)
    }
  }

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

  /// Around what counts: sessions light by plan lie where they fall.
  func axis(of span: LiftChart.Span) -> ValueAxis {
    let days = chart.days(of: span)
    var values = chart.points.filter { !$0.isLight && days.contains($0.date) }.map(\.value)
    for course in chart.courses {
      for point in course where days.contains(point.date) {
        values += [point.interval.lowerBound, point.interval.upperBound]
      }
    }
    if let next = chart.next { values += [next.lowerBound, next.upperBound] }
    if values.isEmpty { values = chart.points.map(\.value) }
    let places = values.map { -place($0) }
    let low = places.min() ?? 0
    let high = places.max() ?? 0
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

  /// A column a session, up from zero; y is a whole unit.
  var volumes: PathData {
    var path = PathData()
    for point in chart.points {
      guard let volume = point.volume else { continue }
      path.column(day(point.date), from: 0, to: -Tenths.of(unit.value(ofKilograms: volume)) / 10)
    }
    return path
  }

  func volumeAxis(of span: LiftChart.Span) -> ValueAxis {
    let days = chart.days(of: span)
    let most = chart.points.lazy.filter { days.contains($0.date) }.compactMap(\.volume).max() ?? 0
    return ValueAxis(
      0...max(1, Tenths.of(unit.value(ofKilograms: most)) / 10), isFromZero: true, mostSteps: 2)
  }
}
