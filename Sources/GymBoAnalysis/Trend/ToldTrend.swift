internal import GymBoKernels
internal import GymBoLog

/// What people are told of a verdict, where its own sessions are looked at once more.
///
/// The rule's line bends at most once, so that a jump before the judged weeks (a pause, another machine) leaks into them, and
/// a steep rise is taken for noise. So a lift is called rising or falling only where the sessions of these weeks go the same
/// way (more pairs of them rise than fall, or the reverse: the sign of Mann and Kendall's S), a plateau only where no change is more
/// likely than not, and an unclear lift is called rising where these sessions rise by rank
/// (Mann–Kendall, one-sided 5 %). A decision of this project: a coach who looked at the plots would not say "falling" of a lift
/// that rose in the weeks in question. ``Trend/state`` stays the rule's.
extension TrendVerdict {
  /// The one-sided probability below which sessions rise.
  private static let rankLevel = 0.05
  /// Sessions from which their own course says something.
  private static let fewestOwn = 2
  /// Sessions from which a rise by rank can be told.
  private static let fewestByRank = 5
  /// The days that are judged, back from the last session.
  fileprivate static let ownDays = Int(TrendRule.prior.span * 7)

  /// - Parameters:
  ///   - days: of the points that were judged, ascending, one a day.
  ///   - values: positive; more is better.
  package func told(days: [Int], values: [Double]) -> TrendState {
    guard let (test, count) = TrendVerdict.ownTest(days: days, values: values),
      count >= TrendVerdict.fewestOwn
    else { return state }
    switch state {
    case .progressing where test.statistic <= 0,
      .declining where test.statistic >= 0, .notRising where test.statistic >= 0:
      return .unclear
    case .plateau:
      return probability(of: .plateau) ?? 0 >= 0.5 ? state : .unclear
    case .unclear:
      return TrendVerdict.risesByRank(test, of: count) ? .progressing : state
    case .progressing, .declining, .notRising, .unchanged, .record, .new: return state
    }
  }

  /// The rank test of the sessions of the judged weeks, and how many they are; nil for fewer than two.
  fileprivate static func ownTest(
    days: [Int], values: [Double]
  ) -> (test: MannKendall, count: Int)? {
    guard days.count == values.count, let last = days.last else { return nil }
    let own = days.indices.filter { last - days[$0] <= ownDays }
    let (times, levels) = (own.map { Double(days[$0]) }, own.map { values[$0] })
    return mannKendall(t: times.span, y: levels.span).map { ($0, own.count) }
  }

  private static func risesByRank(_ test: MannKendall, of count: Int) -> Bool {
    count >= fewestByRank && test.statistic > 0
      && (test.exactTwoSidedP ?? test.twoSidedP) / 2 < rankLevel
  }
}

extension Trend {
  /// What people are told of the numbers alone; nil without a verdict.
  package var toldVerdict: TrendState? {
    result.value.map { $0.told(days: points.map { Int($0.date.dayNumber) }, values: values) }
  }

  /// The points of the judged weeks, in order of time.
  package var ownPoints: ArraySlice<MeasureSeries.Point> {
    guard let last = points.last?.date else { return [] }
    let first = points.firstIndex { last.days(since: $0.date) <= TrendVerdict.ownDays }
    return points[(first ?? points.endIndex)...]
  }

  /// Whether the sessions of the judged weeks go up.
  package var ownSessionsRise: Bool {
    let own = TrendVerdict.ownTest(
      days: points.map { Int($0.date.dayNumber) }, values: values)
    return own.map { $0.test.statistic > 0 } ?? false
  }

  /// What people are told: ``state``, but of a verdict by its numbers what its sessions show.
  package var told: TrendState {
    switch state {
    case .progressing, .plateau, .notRising, .declining, .unclear: toldVerdict ?? state
    case .unchanged, .record, .new: state
    }
  }
}
