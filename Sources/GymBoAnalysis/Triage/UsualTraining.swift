internal import GymBoLog

/// How often an athlete trains while training, by which an absence is measured.
///
/// It is that of the eight weeks up to the last workout. One break of two weeks or more in them is not how the athlete trains, so
/// its days are left out; who has several such pauses does train so. Of an athlete who came back from a long break for one or two
/// workouts it is that of the weeks before the break.
struct UsualTraining {
  /// Workouts a week.
  let perWeek: Double
  /// The most days from one workout to the next, without the break.
  let longestGap: Int
  /// Whether a break came before the last workouts: an absence now is the second one.
  private(set) var hasBreak: Bool

  /// Weeks up to the last workout.
  static let window = 8
  /// Days over which the rate is taken at least.
  private static let fewestDays = 14
  /// Workouts since a long break from which they tell how often the athlete trains.
  private static let fewestSinceBreak = 3
  /// Gaps beside the break from which they are the usual ones.
  private static let fewestGaps = 3

  /// The index of the first workout after the last long break; nil without one.
  /// - Parameter days: of all workouts, in order.
  static func lastReturn(_ days: some BidirectionalCollection<CivilDate>) -> Int? {
    let gaps = zip(days, days.dropFirst()).map { $1.days(since: $0) }
    return gaps.lastIndex { $0 > AnalysisOptions.activeDays }.map { $0 + 1 }
  }

  /// - Parameter days: of all workouts, in order.
  init(_ days: [CivilDate]) {
    let returned = UsualTraining.lastReturn(days)
    if let returned, days.count - returned < UsualTraining.fewestSinceBreak {
      self.init(days[..<returned], isSecond: true)
      hasBreak = true
    } else {
      self.init(days[...], isSecond: returned != nil)
    }
  }

  /// - Parameter isSecond: whether the weeks after the last long break are not all that there is.
  private init(_ days: ArraySlice<CivilDate>, isSecond: Bool) {
    let returned = UsualTraining.lastReturn(days)
    let own = days.dropFirst(returned ?? 0)
    guard let first = own.first, let last = own.last else {
      (perWeek, longestGap, hasBreak) = (0, 0, false)
      return
    }
    let weeks = min(
      UsualTraining.window, last.isoWeek.start.days(since: first.isoWeek.start) / 7 + 1)
    let start = last.advanced(by: 1 - 7 * weeks)
    let judged = own.filter { $0 >= start }
    var gaps = zip(judged, judged.dropFirst()).map { $1.days(since: $0) }
    let breaks = gaps.filter { $0 >= TrainingBreaks.shortest }
    var away = 0
    if breaks.count == 1, gaps.count > UsualTraining.fewestGaps {
      gaps.removeAll { $0 >= TrainingBreaks.shortest }
      away = breaks[0] - (gaps.max() ?? 0)
    }
    longestGap = gaps.max() ?? 0
    hasBreak = away > 0 || isSecond && first >= start
    // The first week may have begun in its middle.
    let span = min(7 * weeks, last.days(since: first) + 1) - away
    perWeek = 7 * Double(judged.count) / Double(max(UsualTraining.fewestDays, span))
  }
}
