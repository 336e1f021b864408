package import GymBoLog

/// A unit of the calendar over which training is summed.
package enum CalendarUnit: String, MachineWord, Hashable {
  case day
  /// ISO 8601, Monday first.
  case week
  case month
  /// Three months from January, April, July or October.
  case quarter
  case year

  /// The stretch of this kind that holds a day.
  package func range(holding day: CivilDate) -> DayRange {
    switch self {
    case .day: return DayRange(day, day)
    case .week: return DayRange(day.isoWeek.start, day.isoWeek.end)
    case .month: return months(1, from: day.startOfMonth)
    case .quarter:
      let before = (day.components.month - 1) % 3
      return months(3, from: day.startOfMonth.advanced(byMonths: -before))
    case .year:
      return months(12, from: day.startOfMonth.advanced(byMonths: 1 - day.components.month))
    }
  }

  private func months(_ count: Int, from first: CivilDate) -> DayRange {
    DayRange(first, first.advanced(byMonths: count).advanced(by: -1))
  }
}

/// What was done in one stretch of the calendar.
package struct CalendarTotals: Sendable, Hashable {
  /// The whole stretch; the last one may end after the report's day.
  package var range: DayRange
  /// What was done in it.
  package var totals: Totals
}

extension HistoryFindings {
  /// The history by day, week, month, quarter or year, for charts. O(sets + stretches).
  ///
  /// Weeks and longer units are contiguous from the first session to the report's day, so that a chart shows a break in
  /// training. Days are listed only if they have training. A gap of more than ten years, which only a damaged date
  /// causes, is not filled.
  package func totals(by unit: CalendarUnit) -> [CalendarTotals] {
    var series: [CalendarTotals] = []
    for session in log.sessions {
      HistoryFindings.open(session.date, unit, in: &series)
      series[series.count - 1].totals.add(session, traits: traits)
    }
    if unit != .day, let last = series.last, HistoryFindings.isFilled(from: last.range, to: asOf) {
      HistoryFindings.open(asOf, unit, in: &series)
    }
    return series
  }

  private static let longestGap = 3653

  private static func isFilled(from range: DayRange, to day: CivilDate) -> Bool {
    day.days(since: range.last) <= longestGap
  }

  /// Makes the stretch that holds a day the last one, after those without training.
  private static func open(
    _ day: CivilDate, _ unit: CalendarUnit, in series: inout [CalendarTotals]
  ) {
    if unit != .day, let last = series.last?.range, isFilled(from: last, to: day) {
      var end = last.last
      while end < day {
        let range = unit.range(holding: end.advanced(by: 1))
        series.append(CalendarTotals(range: range, totals: Totals()))
        end = range.last
      }
    } else if !(series.last?.range.contains(day) ?? false) {
      series.append(CalendarTotals(range: unit.range(holding: day), totals: Totals()))
    }
  }
}
