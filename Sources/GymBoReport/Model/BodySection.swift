internal import GymBoAnalysis
internal import GymBoLog

/// What is known of the lifter's body, a line a value.
struct BodySection: Sendable {
  enum Line: Sendable {
    case weight(BodyFinding.Weight)
    case rate(BodyWeight.Rate)
    case overFourWeeks(BodyFinding.Difference)
    case sinceFirst(BodyFinding.Difference)
    case measure(BodyFinding.Measure)
  }

  var lines: [Line] = []
  /// nil with fewer than two days with a weight.
  var chart: BodyChart?
  /// Whether a body weight is told, so that the words for it are explained.
  var hasWeight = false
  /// Days after the report's day that have a value.
  var laterDays: Int

  init(_ finding: BodyFinding) {
    laterDays = finding.laterDays
    if let weight = finding.weight {
      hasWeight = true
      lines = [.weight(weight), .rate(weight.rate)]
      if let difference = weight.overFourWeeks { lines.append(.overFourWeeks(difference)) }
      // A difference is told once, also where the first weight is the one of four weeks before.
      if let difference = weight.sinceFirst, difference != weight.overFourWeeks {
        lines.append(.sinceFirst(difference))
      }
      chart = BodyChart(weight)
    }
    lines += finding.measures.map(Line.measure)
  }
}

/// The days with a weight of the last 52 weeks up to the last weight.
struct BodyChart: Sendable {
  /// In order; two or more.
  var days: [BodyWeight.Day]
  /// Whether there are earlier days.
  var isPart: Bool
  var rate: BodyWeight.Rate
  var first: BodyWeight.Day
  var last: BodyWeight.Day

  /// Weeks of the chart.
  static let weeks = 52

  /// - Returns: nil with fewer than two days in it.
  init?(_ weight: BodyFinding.Weight) {
    let shown = weight.days.filter { weight.last.date.days(since: $0.date) < 7 * BodyChart.weeks }
    guard shown.count > 1, let first = shown.first else { return nil }
    (days, rate, isPart) = (shown, weight.rate, shown.count < weight.days.count)
    (self.first, last) = (first, weight.last)
  }

  /// From the first day to the last.
  var range: DayRange { DayRange(first.date, last.date) }

  /// The days in runs without a gap of more than two weeks: nothing is known of a longer one, so no line is drawn through it.
  var courses: [ArraySlice<BodyWeight.Day>] {
    var runs: [ArraySlice<BodyWeight.Day>] = []
    var start = days.startIndex
    for index in days.indices.dropFirst()
    where days[index].date.days(since: days[index - 1].date) > BodyWeight.mostAway {
      runs.append(days[start..<index])
      start = index
    }
    return runs + [days[start...]]
  }
}
