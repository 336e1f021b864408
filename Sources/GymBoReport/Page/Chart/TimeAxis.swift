internal import GymBoAnalysis
internal import GymBoLog

/// The days written below a chart: at most seven, at the beginnings of months or years, or every few days.
struct TimeAxis: Sendable {
  enum Kind: Sendable {
    case day, month, year
  }

  struct Mark: Sendable, Hashable {
    var day: CivilDate
    /// How the day is written: a year replaces its January.
    var kind: Kind
  }

  var marks: [Mark]

  static let mostMarks = 7

  init(_ days: DayRange) {
    if days.count <= 63 {
      let step = days.count <= 14 ? 2 : days.count <= 42 ? 7 : 14
      marks = stride(from: days.count - 1, through: 0, by: -step).prefix(TimeAxis.mostMarks)
        .map { Mark(day: days.first.advanced(by: $0), kind: .day) }.reversed()
      return
    }
    for step in [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 12_000] {
      marks = TimeAxis.months(in: days, step: step)
      if marks.count <= TimeAxis.mostMarks { return }
    }
    marks = []
  }

  /// Every n months, counted from January, or from a round year.
  private static func months(in days: DayRange, step: Int) -> [Mark] {
    let first = days.first.components
    var month = first.year * 12 + first.month - 1
    if days.first.startOfMonth != days.first { month += 1 }
    month += (step - month % step) % step
    var marks: [Mark] = []
    while let day = CivilDate(year: month / 12, month: month % 12 + 1, day: 1), day <= days.last {
      marks.append(Mark(day: day, kind: month % 12 == 0 ? .year : .month))
      if marks.count > mostMarks { break }
      month += step
    }
    return marks
  }
}
