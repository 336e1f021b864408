internal import GymBoLog

/// Counts the days of training of a lift. The days of a layoff are not counted, so no progress is expected of them.
///
/// Five ways to treat the sessions around a layoff were compared (PlateauBenchmark). Leaving out the 21 days after it and
/// stopping the clock during it gave the fewest wrong states. Starting afresh after it would leave too few sessions to judge
/// for five weeks.
struct TrainingClock {
  let layoffs: [Layoff]
  private let first: CivilDate?

  /// - Parameters:
  ///   - dates: of the lift's sessions, ascending.
  ///   - layoffs: from all training.
  init(dates: [CivilDate], layoffs: [Layoff]) {
    first = dates.first
    self.layoffs = zip(dates, dates.dropFirst()).compactMap { before, after in
      let days = after.days(since: before)
      guard days >= Layoff.shortest else { return nil }
      let holdsLayoff =
        TrainingClock.first(of: layoffs, from: before)
        .map { $0.firstAfter <= after } ?? false
      return days > Layoff.longestPause || holdsLayoff
        ? Layoff(lastBefore: before, firstAfter: after) : nil
    }
  }

  /// The first layoff that begins on a date or later. A binary search: a log may have many layoffs, and every lift asks.
  private static func first(of layoffs: [Layoff], from date: CivilDate) -> Layoff? {
    var (low, high) = (0, layoffs.count)
    while low < high {
      let middle = (low + high) / 2
      if layoffs[middle].lastBefore < date { low = middle + 1 } else { high = middle }
    }
    return low < layoffs.count ? layoffs[low] : nil
  }

  /// Whether a date is in the return from a layoff.
  func isReentry(_ date: CivilDate) -> Bool {
    layoffs.contains {
      date >= $0.firstAfter && date.days(since: $0.firstAfter) < Layoff.reentry
    }
  }

  /// Days of training from the first session to a date.
  func day(of date: CivilDate) -> Double {
    guard let first else { return 0 }
    let stopped = layoffs.reduce(0) {
      date >= $1.firstAfter ? $0 + $1.days - Layoff.usualInterval : $0
    }
    return Double(date.days(since: first) - stopped)
  }

  /// The date on which a number of days of training had passed. A day within the usual interval before a layoff is before
  /// the layoff.
  func date(ofDay day: Double) -> CivilDate? {
    guard let first else { return nil }
    var date = first.advanced(by: Int(day.rounded()))
    for layoff in layoffs where date.days(since: layoff.lastBefore) > Layoff.usualInterval {
      date = date.advanced(by: layoff.days - Layoff.usualInterval)
    }
    return date
  }
}
