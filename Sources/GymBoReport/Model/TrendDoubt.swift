internal import GymBoAnalysis
internal import GymBoLog

/// Why a lift is told as unclear, as far as its sessions show it.
enum TrendDoubt: Sendable, Hashable {
  /// Sessions so far apart that they are of two machines, or were counted in two ways.
  case twoKinds
  /// Light days and heavy ones between each other, on one machine.
  case lightAndHeavy
  /// Two workouts in turn, each with a level of its own, and the way that both go; nil where they differ.
  case inTurn(OwnCourse.Direction?)
  /// All sessions of the judged weeks are above all before them.
  case aboveBefore
  /// The last two sessions are below all others of these weeks, or above them.
  case lastTwoBelow, lastTwoAbove
  /// The last session is the best of all, in the days before a week that has none.
  case lastIsBest
  /// The best of all is of the last two weeks, and not the last one.
  case bestOn(CivilDate)
  /// The last session alone is well above all others, which are level.
  case lastAbove
  /// The new best is the last session, and those before it were level.
  case levelUntilBest
  /// Their sets have other repetitions than at first, so that the estimates hardly compare.
  case otherRepetitions
  /// The last one came after many weeks without the lift.
  case afterPause(weeks: Int)
  /// Only a few of them came after weeks without any training.
  case afterRest(sessions: Int, weeks: Int)
  /// None of the last ones was below the one before it, and the last is the best of all.
  case lastRise(Int)
  /// They scatter.
  case scatter
  /// The estimate says something else than they do.
  case uneven
  /// They are only as many as a word needs at least.
  case few(Int)

  /// Whether a rise is probable beside it, where the estimate says so.
  var isOpenToRise: Bool {
    switch self {
    case .lastTwoAbove, .lastIsBest, .bestOn, .lastAbove, .levelUntilBest, .aboveBefore, .lastRise,
      .inTurn(.up):
      true
    case .twoKinds, .lightAndHeavy, .inTurn, .lastTwoBelow, .otherRepetitions, .afterPause,
      .afterRest, .scatter,
      .uneven, .few:
      false
    }
  }

  /// nil where the probabilities say enough.
  init?(_ trend: Trend, _ own: OwnCourse?, _ levels: CourseOfLevels?, isOff: Bool, isRange: Bool) {
    guard let own, own.sessions >= TrendVerdict.fewestSessions, let levels else { return nil }
    if trend.isStale, let weeks = trend.weeksBeforeLast(own) {
      self = .afterPause(weeks: weeks)
    } else if let rest = trend.rest, trend.beginsAfterRest,
      trend.toldNumbers == .plateau || trend.reachesOldBest
    {
      self = .afterRest(sessions: rest.sessions, weeks: rest.weeks)
    } else if levels.isOfTwoKinds, trend.measure?.isEstimate == true {
      self = trend.hasBothInOneSession ? .lightAndHeavy : .twoKinds
    } else if trend.risesToHeavyDay {
      self = .lightAndHeavy
    } else if let inTurn = trend.inTurn,
      inTurn.direction != .level || TrendDoubt.newBest(trend, own) == nil
    {
      self = .inTurn(inTurn.direction)
    } else if trend.record == nil, trend.lastRecord != nil {
      self = .lastIsBest
    } else if trend.isAboveBefore(own) {
      self = .aboveBefore
    } else if own.isPastPeak || own.fallsAtEnd, trend.endsWithMoreRepetitions {
      self = .otherRepetitions
    } else if trend.endsWithMoreThanCounts {
      let isBest =
        trend.lastDidMost(own) && !trend.uncounted.lastIsMatched
        && own.counted.last.map { trend.points[$0].date } == trend.dayOfBest
      self = isBest ? .lastIsBest : .otherRepetitions
    } else if let isAbove = trend.lastTwoAreAbove(own) {
      self = isAbove ? .lastTwoAbove : .lastTwoBelow
    } else if let rising = own.risingAtEnd {
      self = .lastRise(rising)
    } else if let weeks = trend.weeksBeforeLast(own) {
      self = .afterPause(weeks: weeks)
    } else if let record = trend.record,
      own.counted.last.map({ trend.points[$0].date }) == record.date,
      own.endsAtBest, trend.isLevelBeforeLast(own)
    {
      self = .levelUntilBest
    } else if trend.isOtherScheme || trend.record?.kind == .load, levels.hasOtherRepetitions {
      self = .otherRepetitions
    } else if trend.toldNumbers == .plateau || trend.isLevelBeforeLast(own),
      trend.endsAbove(own)
    {
      // Less help for fewer repetitions is not more.
      let isLess = trend.measure == .assistance && levels.endsWithFewerRepetitions
      self = isLess ? .otherRepetitions : .lastAbove
    } else if let day = TrendDoubt.newBest(trend, own) {
      self = .bestOn(day)
    } else if isOff, own.sessions == TrendVerdict.fewestSessions {
      self = .few(own.sessions)
    } else if isOff, isRange || own.direction == .level {
      self = isRange || own.isTogether ? .scatter : .uneven
    } else if isOff {
      self = own.sessions <= TrendDoubt.fewSessions ? .few(own.sessions) : .uneven
    } else {
      return nil
    }
  }

  /// The day of the best of all, where it is one of the sessions that are told, new, and not the last of them.
  private static func newBest(_ trend: Trend, _ own: OwnCourse) -> CivilDate? {
    trend.isBestOfLate(own) && own.counted.last != own.best && trend.lastRecord == nil
      ? trend.dayOfBest : nil
  }

  /// Sessions up to which it is their number that no word comes from.
  private static let fewSessions = 4
}
