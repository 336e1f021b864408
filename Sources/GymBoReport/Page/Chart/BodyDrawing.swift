internal import GymBoAnalysis
internal import GymBoLog

/// The marks of the chart of body weight in whole units: x is the day since the chart's first day, y a hundredth of the reader's
/// unit, up. In tenths, as lifts have them, a trend that moves by 0.1 kg a day would be a flight of stairs.
struct BodyDrawing: Sendable {
  private let chart: BodyChart
  private let unit: LoadUnit
  let axis: ValueAxis

  init(_ chart: BodyChart, unit: LoadUnit) {
    self.chart = chart
    self.unit = unit
    let values = chart.days.flatMap { [$0.kilograms, $0.trend] }
      .map { BodyDrawing.height(of: $0, in: unit) }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    // A weight that only swings from day to day looks flat: the height is at least some percent of it.
    let half = max(high - low, high * BodyDrawing.leastPercent / 100) / 2
    let middle = (high + low) / 2
    axis = ValueAxis(min(low, middle - half)...max(high, middle + half), leastStep: 10)
  }

  /// The least height of the chart in percent of the weight: day by day it swings by 1 to 2 %.
  private static let leastPercent = 4

  private static func height(of kilograms: Double, in unit: LoadUnit) -> Int {
    Tenths.of(10 * unit.value(ofKilograms: kilograms))
  }

  /// Down the picture.
  private func place(_ kilograms: Double) -> Int {
    -BodyDrawing.height(of: kilograms, in: unit)
  }

  func day(_ date: CivilDate) -> Int { date.days(since: chart.first.date) }

  /// The values beside the chart, from the top down, in the reader's unit.
  var ticks: [Double] { axis.values.map { Double($0) / 100 } }

  var box: PlotBox {
    let days = day(chart.last.date)
    let margin = max(1, days / 60)
    return PlotBox(
      x: -margin, y: -axis.high, width: days + 2 * margin, height: axis.high - axis.low)
  }

  /// A dot a day.
  var dots: PathData {
    var path = PathData()
    for day in chart.days { path.dot(self.day(day.date), place(day.kilograms)) }
    return path
  }

  /// The trend, broken where nothing was measured for more than two weeks.
  var course: PathData {
    var path = PathData()
    for course in chart.courses where course.count > 1 {
      path.line(
        ThinnedLine.of(course.map { (x: self.day($0.date), y: place($0.trend)) }) { _ in 1 })
    }
    return path
  }
}
