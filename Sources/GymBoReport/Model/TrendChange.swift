internal import GymBoAnalysis

/// What a lift did over the weeks that were judged, in numbers.
struct TrendChange: Sendable {
  /// Over these weeks, in percent.
  var percent: Double
  /// The 80 % interval of it.
  var interval: ClosedRange<Double>
  /// Days that were judged, at most 35.
  var days: Int
  /// The probabilities that the lift rose, and that it fell, by at least the threshold.
  var rising: Double
  var falling: Double
  /// Weeks ago at which it slowed; nil where that is not shown, or its sessions show something else.
  var slowedWeeksAgo: Int?
  /// By how much a session is off, in percent.
  var noise: Double

  /// Of a plateau or a fall fewer weeks are not told: that is no time.
  private static let fewestWeeks = 3

  /// - Parameter trend: whose sessions decide whether it is told when the lift slowed: those of a rise were faster before,
  ///   and those of a plateau or a fall have no best since. Without it that is not told.
  init(_ verdict: TrendVerdict, of trend: Trend? = nil, _ own: OwnCourse? = nil) {
    let interval = verdict.interval
    percent = verdict.change
    self.interval = verdict.change(interval.lowerBound)...verdict.change(interval.upperBound)
    days = Int((7 * verdict.weeks).rounded())
    rising = verdict.probabilityRising
    falling = verdict.probabilityFalling
    slowedWeeksAgo = verdict.slowedWeeksAgo.flatMap { weeks in
      let agrees =
        trend?.toldVerdict == .progressing
        ? own?.isSlower(weeks: weeks) : trend?.isBestBefore(weeks: weeks)
      return agrees ?? false ? min(weeks, trend?.weeksOfFall ?? weeks) : nil
    }.flatMap {
      $0 >= (trend?.toldVerdict == .progressing ? 1 : TrendChange.fewestWeeks) ? $0 : nil
    }
    noise = verdict.noise
  }

  /// The same over the days of the sessions that are told, where those are more, or less than half after a pause.
  func lasting(_ days: Int) -> TrendChange {
    var change = self
    change.days = 2 * days <= self.days && days > 0 ? days : max(days, self.days)
    return change
  }

  /// The same over other days: those of the sessions that are told, where the last one is left out.
  func over(_ days: Int) -> TrendChange {
    var change = self
    change.days = days
    return change
  }

  /// A probability in percent as it is printed: never more certain than the computation can be, 1 to 99 %, and not rounded up
  /// to the one from which a verdict is told.
  static func shownPercent(_ probability: Double) -> Double {
    let percent = (100 * probability).rounded()
    let needed = 100 * TrendRule.certainty
    let isShort = probability < TrendRule.certainty && percent >= needed
    return min(max(isShort ? percent - 1 : percent, 1), 99)
  }

  /// Whether an unclear lift may as well have risen as fallen: the probabilities are not far apart.
  var isBalanced: Bool { (rising - falling).magnitude < 0.25 }
  /// From here on something is called probable: what may as well be otherwise is not.
  static let probable = 0.55
  /// Whether an unclear lift has probably risen.
  var isProbablyRising: Bool { rising >= TrendChange.probable }
  /// Whether a lift that does not rise has probably fallen.
  var isProbablyFalling: Bool { falling >= TrendChange.probable }
  /// The probability that it did not rise; nil where that is less sure than a verdict is, and only its sessions say so.
  var notRising: Double? { 1 - rising >= TrendRule.certainty ? 1 - rising : nil }
}
