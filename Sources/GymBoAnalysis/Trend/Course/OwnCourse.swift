internal import GymBoKernels

/// What the sessions of the judged weeks show by themselves, without the rule's line. Which days count is told by
/// ``CourseDays``.
///
/// Its level at their beginning and end is that of the first and the last of them; of six or more the middle one of three.
/// Where they only rise or only fall, the first and the last are the ends however many there are.
/// Whether they rise or fall is the sign of Mann and Kendall's S; of four and five sessions the better of the first two and of
/// the last two must fall, too, and the worse of them rise, so that heavy and light days in turn do neither, and of three the
/// middle one must have moved, or the last be a repetition above two that are alike. Of more, the better of the last two must
/// be below the beginning, unless it is far above the days around it: one low day is no fall, and one good day ends none.
/// A decision of this project: the verdict's estimate is drawn towards no change, which is wise but not what a lifter sees.
package struct OwnCourse: Sendable, Hashable {
  /// Levels in the unit of the values, at the first session and at the last.
  package let from: Double
  package let to: Double
  /// The values between which the sessions are.
  package let lowest: Double
  package let highest: Double
  /// The median of them.
  package let middle: Double
  /// The value of the last.
  package var last: Double { levels.last ?? to }
  /// Indices of the sessions that count among all points, at least two.
  package let counted: [Int]
  /// From the first of them to the last.
  package let days: Int
  /// Indices of the light days among all points.
  package let light: [Int]
  /// Indices of the days among all points that are far above those around them, and do not count.
  package let high: [Int]
  /// The peak or the low between the beginning and the end, where it is well beyond both; nil without one.
  package let turn: Turn?
  /// Of three to five sessions: from the better of the first two to the better of the last two, in percent, and from the worse
  /// to the worse (of three from the first). Of more, from ``from`` to the better of the last two, and ``percent``.
  private let percentOfBest: Double
  private let percentOfWorst: Double
  /// Mann and Kendall's S of the sessions that count, and its one-sided probability.
  private let statistic: Int
  private let oneSidedP: Double
  /// Days and values of the sessions that count, and the values as logged, without repetitions in reserve.
  let times: [Int]
  let levels: [Double]
  let logged: [Double]

  /// A peak or a low is told that lies further from both ends than this share.
  static let turnShare = 0.04
  /// Sessions from which the middle ones of the first three and of the last three are the ends.
  private static let fewestOfThrees = 6
  /// Sessions from which the better ones of two are compared, too.
  private static let fewestForTwos = 3
  /// A change of less is level, in percent.
  static let levelPercent = 1.0
  /// A repetition more is worth about as much, in percent: of three sessions the last alone may then say that they rise. More is
  /// a step that the next session has to show again.
  static let repetitionPercent = 3.0...5.0
  /// Sessions within this share of each other are alike.
  static let alikeShare = 0.02
  /// Sessions for each that may be odd among alike ones.
  private static let fewestPerOdd = 5
  /// Sessions, and days that they span, from which alike ones are a plateau.
  static let fewestAlike = 4
  private static let shortestAlike = 14
  /// Sessions after the best one from which that is past.
  private static let fewestAfterPeak = 3
  /// Days of alike sessions after a rise from which it is over: three of the five weeks.
  static let shortestStandstill = 21
  /// Sessions from which a rise by rank can be told: of four that all rise the probability is 1 in 24.
  private static let fewestByRank = 4
  /// The one-sided probability below which sessions rise.
  private static let rankLevel = 0.05
  /// From this change on, in percent, sessions rise below another probability.
  private static let (largePercent, rankLevelOfLarge) = (5.0, 0.1)
  /// Sessions within this share of each other are one level, though not alike.
  static let togetherShare = 0.05

  /// - Parameters:
  ///   - days: of the points that were judged, ascending, one a day.
  ///   - values: positive; more is better.
  /// - Returns: nil for fewer than two sessions in the judged weeks.
  package init?(days: [Int], values: [Double]) {
    self.init(days: days, values: values, logged: values, endsLighter: false, apart: DaysApart())
  }

  /// - Parameters:
  ///   - logged: the same without repetitions in reserve.
  ///   - endsLighter: whether the last day was a lighter one by its sets; see ``CourseDays``.
  ///   - apart: the days that are no part of the level by their sets.
  init?(days: [Int], values: [Double], logged: [Double], endsLighter: Bool, apart: DaysApart) {
    guard
      let chosen = CourseDays(days: days, values: values, endsLighter: endsLighter, apart: apart)
    else { return nil }
    let own = chosen.counted
    let (times, levels) = (own.map { days[$0] }, own.map { values[$0] })
    let t = times.map(Double.init)
    guard own.count >= 2, let first = times.first, let end = times.last,
      let test = mannKendall(t: t.span, y: levels.span),
      let lowest = levels.min(), let highest = levels.max(), lowest > 0
    else { return nil }
    let isSteady = Self.isSteady(levels, by: >=) || Self.isSteady(levels, by: <=)
    let ends = own.count < OwnCourse.fewestOfThrees || isSteady ? 1 : 3
    from = levels.prefix(ends).sorted()[ends / 2]
    to = levels.suffix(ends).sorted()[ends / 2]
    (self.lowest, self.highest) = (lowest, highest)
    middle = median(levels.span) ?? to
    let isShort = (OwnCourse.fewestForTwos..<OwnCourse.fewestOfThrees).contains(own.count)
    let before = isShort ? Array(levels.prefix(own.count / 2)) : [from]
    let after =
      own.count < OwnCourse.fewestForTwos
      ? [to] : isShort ? Array(levels.suffix(2)) : OwnCourse.lastTwo(of: levels)
    percentOfBest = 100 * ((after.max() ?? to) / (before.max() ?? from) - 1)
    let hasGained =
      own.count == OwnCourse.fewestForTwos && Self.isSteady(levels, by: >=)
      && OwnCourse.repetitionPercent.contains(100 * (to / from - 1))
    percentOfWorst =
      isShort && !hasGained
      ? 100 * ((after.min() ?? to) / (before.min() ?? from) - 1) : 100 * (to / from - 1)
    counted = own
    self.days = end - first
    (self.times, self.levels, self.logged) = (times, levels, own.map { logged[$0] })
    turn =
      own.count < OwnCourse.fewestOfThrees || isSteady
      ? nil : OwnCourse.turn(levels, at: own, from: from, to: to)
    (light, high) = (chosen.light, chosen.high)
    statistic = test.statistic
    oneSidedP = (test.exactTwoSidedP ?? test.twoSidedP) / 2
  }

  /// The last two of three levels or more, without one that is far above the other two of the last three.
  private static func lastTwo(of levels: [Double]) -> [Double] {
    let last = levels.suffix(3)
    return last.indices.suffix(2).filter { place in
      let others = last.indices.filter { $0 != place }.map { last[$0] }
      return others.contains { $0 >= CourseDays.lightShare * last[place] }
    }
    .map { last[$0] }
  }

  /// The place in ``counted`` from which a lift that rose has been level: at least four sessions over three weeks or more, of
  /// which the first is the best, and which are within 2 % of each other or do not rise by Mann and Kendall's S. nil where it
  /// did not rise or still does.
  package var standstill: Int? {
    guard isRising else { return nil }
    let alike = startOfAlikeEnd
    let start = levels.indices[alike...].max { levels[$0] < levels[$1] } ?? alike
    let last = levels[start...]
    // Of a lift that is seldom done three sessions are enough that are the same.
    let isEqual = last.count >= TrendVerdict.fewestSessions && last.min() == last.max()
    let isLong =
      (last.count >= OwnCourse.fewestAlike || isEqual)
      && days - (times[start] - times[0]) >= OwnCourse.shortestStandstill
    return start > 0 && isLong ? start : standstillSinceBest
  }

  /// The place in ``counted`` of the first of three equal sessions or more at the end, over two weeks or more. nil for all of them.
  var equalAtEnd: Int? {
    guard let last = levels.last,
      let other = levels.lastIndex(where: { $0 != last }),
      levels.count - 1 - other >= TrendVerdict.fewestSessions,
      days - (times[other + 1] - times[0]) >= OwnCourse.shortestAlike
    else { return nil }
    return other + 1
  }

  /// The place of the best session, where those of three weeks or more since then do not rise. nil else.
  private var standstillSinceBest: Int? {
    guard let last = times.last, let best = levels.indices.max(by: { levels[$0] < levels[$1] }),
      last - times[best] >= OwnCourse.shortestStandstill
    else { return nil }
    guard doesNotRise(from: best) else { return nil }
    // Since one odd day those after it may still rise.
    let isOdd = !OwnCourse.isHeld(best, levels)
    let isEnough = levels.count - 1 - best >= OwnCourse.fewestAlike
    return isOdd && isEnough && !doesNotRise(from: best + 1) ? nil : best
  }

  /// The place in ``counted`` of the first session of the last weeks, where the sessions of these weeks do not rise by Mann
  /// and Kendall's S. nil where they rise, are fewer than four, or are all sessions.
  /// - Parameter weeks: back from the last session; two or more.
  package func standstill(weeks: Int) -> Int? {
    guard let last = times.last, 7 * weeks >= OwnCourse.shortestAlike,
      let start = times.firstIndex(where: { last - $0 <= 7 * weeks }), doesNotRise(from: start)
    else { return nil }
    return start
  }

  /// Whether the sessions from a place on, at least four and not all, do not rise by Mann and Kendall's S.
  private func doesNotRise(from start: Int) -> Bool {
    guard start > 0, levels.count - start >= OwnCourse.fewestAlike else { return false }
    let (days, values) = (times[start...].map(Double.init), Array(levels[start...]))
    return mannKendall(t: days.span, y: values.span).map { $0.statistic <= 0 } ?? false
  }

  /// Whether the sessions of the last weeks gained less per day than those before them. False without sessions on both sides.
  /// - Parameter weeks: back from the last session.
  package func isSlower(weeks: Int) -> Bool {
    guard let last = times.last, let first = times.first,
      let bend = times.firstIndex(where: { last - $0 <= 7 * weeks }), bend > 0,
      bend < times.count - 1, times[bend] > first, times[bend] < last
    else { return false }
    let before = (levels[bend] - levels[0]) / Double(times[bend] - first)
    let after = (to - levels[bend]) / Double(last - times[bend])
    return after < before
  }

  /// Whether the last of a number of points is a light day.
  package func isLightAtEnd(of points: Int) -> Bool { light.last == points - 1 }

  /// The sessions that count.
  package var sessions: Int { counted.count }
  /// The indices of the best and the worst of them among all points; of equals, the first.
  package var best: Int? { levels.max().flatMap(levels.firstIndex(of:)).map { counted[$0] } }
  package var worst: Int? { levels.min().flatMap(levels.firstIndex(of:)).map { counted[$0] } }

  /// Levels further than this share from the first or the last session are not told beside it, and of a lift that is told as
  /// rising or falling, whose levels are surer.
  private static let (farFromEnd, farFromSureEnd) = (alikeShare, 0.04)

  /// The levels that are told as the beginning and the end: those of the first and the last session, which a reader can look up,
  /// where ``from`` and ``to`` are near them or go the same way; nil where they are not, and only the range can be told. Of a lift
  /// that is told as rising or falling ``from`` and ``to`` say more, where they are near. Beside a turn, of fewer than three
  /// sessions before it or after it the outer one is the end.
  /// - Parameters:
  ///   - told: what is told of the lift.
  ///   - index: of the turn among all points; nil without one.
  package func ends(_ told: TrendState, turnedAt index: Int?) -> (from: Double, to: Double)? {
    guard let first = levels.first, let last = levels.last else { return nil }
    let place = index.flatMap { counted.firstIndex(of: $0) }
    if let plain, place == plain.start { return (first, last) }
    let from = place.map { $0 < 3 } ?? false ? first : self.from
    let to = place.map { levels.count - 1 - $0 < 3 } ?? false ? last : self.to
    let isSure = told == .progressing || told == .declining
    let share = isSure ? OwnCourse.farFromSureEnd : OwnCourse.farFromEnd
    func isNear(_ level: Double, _ end: Double) -> Bool { (level / end - 1).magnitude <= share }
    if !isSure, index == nil, isScattered(beside: from, to) { return nil }
    if isNear(from, first), isNear(to, last) {
      return isSure ? (from, to) : (first, last)
    }
    let isSameWay = (to - from) * (last - first) > 0
    return index == nil && isSameWay ? (first, last) : nil
  }

  /// Whether a session is further outside of the two ends than sessions of one level are apart: then the ends say nothing.
  private func isScattered(beside from: Double, _ to: Double) -> Bool {
    highest > (1 + OwnCourse.togetherShare) * max(from, to)
      || lowest < (1 - OwnCourse.togetherShare) * min(from, to)
  }

  /// From one told end to the other, in percent; ``percent`` where only the range is told.
  package func percent(_ told: TrendState) -> Double {
    ends(told, turnedAt: turn?.index).map { 100 * ($0.to / $0.from - 1) } ?? percent
  }

  /// From the first level to the last, in percent.
  package var percent: Double { from > 0 ? 100 * (to / from - 1) : 0 }

  /// More pairs of sessions rise than fall, and the level is higher at the end.
  package var isRising: Bool {
    statistic > 0 && min(percent, percentOfWorst) >= OwnCourse.levelPercent
  }
  /// More pairs of sessions fall than rise, and the level is lower at the end.
  package var isFalling: Bool {
    statistic < 0 && max(percent, percentOfBest) <= -OwnCourse.levelPercent
  }

  /// Whether the last session is below each of the four before it, and the one before it had fallen, too: a rise is over.
  package var fallsAtEnd: Bool {
    guard let last = levels.last, levels.count > OwnCourse.fewestAlike else { return false }
    let before = levels.dropLast().suffix(OwnCourse.fewestAlike)
    return before.allSatisfy { $0 > last } && before.suffix(2).first ?? 0 > before.last ?? 0
  }

  /// Whether the best of them is past: three sessions or more came after it and did not rise, and the last is further below it
  /// than ``turnShare``.
  package var isPastPeak: Bool {
    guard let highest = levels.max(), let peak = levels.lastIndex(of: highest) else { return false }
    let after = Array(levels[(peak + 1)...])
    guard after.count >= OwnCourse.fewestAfterPeak, let last = after.last,
      last < (1 - OwnCourse.turnShare) * highest
    else { return false }
    // One odd day above all others is no peak.
    let around = levels[max(0, peak - 1)...(peak + 1)].sorted()
    guard around[around.count / 2] > last else { return false }
    let days = times[(peak + 1)...].map(Double.init)
    return mannKendall(t: days.span, y: after.span).map { $0.statistic <= 0 } ?? false
  }

  /// Whether the last session is the best of them, or within a percent of it.
  package var endsAtHighest: Bool { last >= highest / (1 + OwnCourse.levelPercent / 100) }

  /// Whether the last session is the best of them, and clearly above the first.
  package var endsAtBest: Bool {
    guard let first = levels.first, let last = levels.last else { return false }
    return last >= highest && 100 * (last / first - 1) >= OwnCourse.levelPercent
  }

  /// Whether the last session is above the first, or they rise by rank; and the same of falling.
  var endsHigher: Bool { (levels.last ?? 0) > (levels.first ?? 0) || risesByRank }
  var endsLower: Bool { (levels.last ?? 0) < (levels.first ?? 0) || fallsByRank }

  /// Whether the sessions rise so regularly that chance seldom does as much.
  package var risesByRank: Bool { isRising && isByRank(percent) }

  package var fallsByRank: Bool { isFalling && isByRank(max(percent, percentOfBest)) }

  /// A large change needs less regularity: it is well above what sessions of one level scatter.
  private func isByRank(_ percent: Double) -> Bool {
    let isLarge = percent.magnitude >= OwnCourse.largePercent
    return sessions >= OwnCourse.fewestByRank
      && oneSidedP < (isLarge ? OwnCourse.rankLevelOfLarge : OwnCourse.rankLevel)
  }

  /// Whether there are four sessions over two weeks or more: fewer show no level.
  var isLongEnoughForLevel: Bool {
    sessions >= OwnCourse.fewestAlike && days >= OwnCourse.shortestAlike
  }

  /// Whether each session was above the one before it, or each below: however small the steps, that is no level.
  var isSteady: Bool { Self.isSteady(levels, by: >) || Self.isSteady(levels, by: <) }

  private static func isSteady(_ levels: [Double], by isBeyond: (Double, Double) -> Bool) -> Bool {
    zip(levels.dropFirst(), levels).allSatisfy(isBeyond)
  }

  /// Whether they span two weeks or more: a plateau of a few days is none.
  var isLongEnoughForPlateau: Bool { days >= OwnCourse.shortestAlike }

  /// Whether the sessions are close enough to be one level.
  package var isTogether: Bool { highest - lowest <= OwnCourse.togetherShare * highest }

  /// Whether there are four sessions or more over two weeks that are one number: nothing is unclear of them.
  package var isOneLevel: Bool {
    isLongEnoughForLevel && 100 * (highest / lowest - 1) < OwnCourse.levelPercent
  }

  /// Whether all sessions of two weeks or more are the same but for a repetition here and there, or for one day in five.
  package var isAlike: Bool {
    guard isLongEnoughForLevel else { return false }
    let sorted = levels.sorted()
    let most = sorted.count - sorted.count / OwnCourse.fewestPerOdd
    return (0...sorted.count - most).contains { place in
      let highest = sorted[place + most - 1]
      return highest - sorted[place] <= OwnCourse.alikeShare * highest
    }
  }

  /// Whether as many sessions are alike that nothing before them matters.
  var isAlikeForLong: Bool { isAlike && sessions >= OwnCourse.fewestForLong }
  private static let fewestForLong = 6

  /// Whether a lift that fell is level at the end: its last sessions of two weeks or more are alike, at least four, or three that
  /// are the same.
  package var isLevelAtEnd: Bool {
    func isLong(_ start: Int) -> Bool {
      days - (times[start] - times[0]) >= OwnCourse.shortestAlike
    }
    let last = levels.suffix(TrendVerdict.fewestSessions)
    let isSame = last.min() == last.max() && last.count == TrendVerdict.fewestSessions
    return endsWithLevel || isSame && isLong(last.startIndex)
  }

  /// Whether the last four sessions or more, over two weeks or more, are alike.
  var endsWithLevel: Bool {
    let start = startOfAlikeEnd
    return levels.count - start >= OwnCourse.fewestAlike
      && days - (times[start] - times[0]) >= OwnCourse.shortestAlike
  }

  /// The place of the first of the last sessions that are all alike.
  var startOfAlikeEnd: Int {
    var start = levels.count - 1
    var (lowest, highest) = (levels[start], levels[start])
    while start > 0 {
      (lowest, highest) = (min(lowest, levels[start - 1]), max(highest, levels[start - 1]))
      guard highest - lowest <= OwnCourse.alikeShare * highest else { break }
      start -= 1
    }
    return start
  }
}
