internal import GymBoAnalysis
internal import GymBoLog

/// Columns of weeks or months: x is the day, so that a month is as wide as it is long; y is a tenth of the unit, up from zero.
struct ColumnDrawing: Sendable {
  private let calendar: TrainingCalendar
  private let columns: [TrainingCalendar.Column]
  private let unit: LoadUnit
  /// Whether the columns are months.
  let isByMonth: Bool

  init(_ calendar: TrainingCalendar, _ span: TrainingCalendar.Span, unit: LoadUnit) {
    self.calendar = calendar
    columns = calendar.columns(of: span)
    isByMonth = span == .all && calendar.isByMonth
    self.unit = unit
  }

  var days: DayRange {
    let first = columns.first?.range.first ?? CivilDate(dayNumber: 0)
    return DayRange(first, columns.last?.range.last ?? first)
  }

  func place(_ date: CivilDate) -> Int { 10 * date.days(since: days.first) }

  private func height(_ column: TrainingCalendar.Column) -> Int {
    let value = calendar.measure.value(column.totals)
    return Tenths.of(calendar.measure == .volume ? unit.value(ofKilograms: value) : value)
  }

  var axis: ValueAxis {
    ValueAxis(0...max(1, columns.map(height).max() ?? 0), isFromZero: true, leastStep: 10)
  }

  var box: PlotBox {
    let axis = axis
    return PlotBox(x: 0, y: -axis.high, width: 10 * days.count, height: axis.high)
  }

  /// The columns of a kind, with a gap of a seventh between each two.
  func path(of mark: TrainingCalendar.Mark) -> PathData {
    var path = PathData()
    for column in columns where column.mark == mark {
      let (height, width) = (height(column), 10 * column.range.count)
      guard height > 0 else { continue }
      path.rectangle(
        x: place(column.range.first) + width / 14, y: -height, width: width * 6 / 7, height: height)
    }
    return path
  }
}

/// The days of half a year as dots: x is the week, y the day of the week.
struct DayDrawing: Sendable {
  private let days: ArraySlice<TrainingCalendar.Day>

  init(_ days: ArraySlice<TrainingCalendar.Day>) { self.days = days }

  /// Ten units a day.
  static let box = PlotBox(
    x: -5, y: -5, width: 10 * TrainingCalendar.calendarWeeks / 2, height: 70)

  func dots(ofSize size: Int) -> PathData {
    var path = PathData()
    for (offset, day) in days.enumerated() where day.size == size {
      path.dot(10 * (offset / 7), 10 * (offset % 7))
    }
    return path
  }

  /// Where months begin.
  var months: [(across: Int, mark: TimeAxis.Mark)] {
    days.enumerated().compactMap { offset, day in
      guard day.date.startOfMonth == day.date else { return nil }
      let kind: TimeAxis.Kind = day.date.components.month == 1 ? .year : .month
      return (DayDrawing.box.across(10 * (offset / 7)), .init(day: day.date, kind: kind))
    }
  }
}
