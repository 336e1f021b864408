internal import GymBoKernels
internal import GymBoLog

/// What a reader should know beside the word for a lift.
extension Trend {
  /// Of the load and of the value of the day before: a last day below both was lighter on purpose.
  private static let lighterEnd = 0.95

  /// Whether the last day had clearly less load than the day before, for no more repetitions, or with no more load half of the
  /// repetitions in half of the sets, and is not known to have been hard: it is left out until the next day shows whether it was the first of a fall, as what is suggested does not go on from it.
  func endsLighter(_ sets: SetColumns) -> Bool {
    guard measure?.isEstimate == true, let last = points.last, let day = points.dropLast().last,
      let now = values.last, let then = values.dropLast().last,
      let load = sets.load[last.row], let usual = sets.load[day.row],
      let most = sets.repetitions[day.row]
    else { return false }
    // What is usual is no lighter day, be it below the best of before.
    let before = Array(values.dropLast().suffix(Trend.usualDays))
    let isHard = SetTraits.effort(last.row, of: sets).map { $0 >= Trend.hardEffort } ?? false
    guard let middle = median(before.span), now < Trend.lighterEnd * min(middle, then), !isHard,
      load <= usual
    else { return false }
    // The set with most repetitions may have no number.
    let done =
      Trend.rows(ofLiftIn: last.row, sets).filter { sets.load[$0] == load }
      .compactMap { sets.repetitions[$0] }.max() ?? 0
    return Double(load) < Trend.lighterEnd * Double(usual) && done <= most
      || 2 * done <= most && hasHalfTheSets(last, of: day, sets)
  }
  private static let (hardEffort, usualDays) = (9.0, 5)

  private func hasHalfTheSets(
    _ last: MeasureSeries.Point, of day: MeasureSeries.Point, _ sets: SetColumns
  ) -> Bool {
    2 * Trend.rows(ofLiftIn: last.row, sets).count <= Trend.rows(ofLiftIn: day.row, sets).count
  }

  /// Sessions before the judged weeks that they are compared with, at least.
  private static let fewestBefore = 3
  /// Below this share of a new best a session is far below it.
  private static let farBelow = 0.85

  /// From the first level to the last, in percent, within which sessions that are together are level.
  private static let levelPercent = 2.0

  /// Whether it is level in each of its two workouts in turn: then it is level, with whichever of them the weeks began.
  package var isLevelInTurn: Bool {
    inTurn?.direction == .level && !isOtherWork && lighter == nil
  }

  /// Whether all sessions of the judged weeks, four or more over two weeks or more, are at one level, with work that compares. Three
  /// are enough where the sessions before them did the same work, too.
  package func isHeld(_ own: OwnCourse) -> Bool {
    guard let first = own.counted.first else { return false }
    let heldBefore = heldSince.map { $0 < first && own.sessions >= TrendVerdict.fewestSessions }
    guard own.isLongEnoughForLevel || heldBefore ?? false else { return false }
    let isOneLevel =
      own.isTogether && own.percent.magnitude <= Trend.levelPercent && !own.isSteady
    // The same sets with a half point of effort more or less are no rise and no fall.
    let isSameWork =
      heldSince.map { $0 <= first } ?? false && own.direction == .level
      || own.comesBackToBest && !own.risesByRank && !own.fallsByRank
    if isLevelInTurn { return true }
    return (isOneLevel || isSameWork || own.levelNearBest != nil) && !isOtherWork && !isOtherScheme
      && !becameEasier && lighter == nil
  }

  /// Whether all sessions of the judged weeks are above all of those before them: what scatters now does so on a higher level.
  package func isAboveBefore(_ own: OwnCourse?) -> Bool {
    guard let own, let first = own.counted.first, first >= Trend.fewestBefore,
      let highest = values[..<first].max()
    else { return false }
    return own.lowest > Trend.clearMargin * highest
  }

  /// Whether all sessions of the judged weeks are below the middle of those before them by more than a repetition: they are level
  /// after a fall.
  func isBelowBefore(_ own: OwnCourse) -> Bool {
    guard let first = own.counted.first,
      let usual = median(Array(values[..<first].suffix(Trend.usualDays)).span)
    else { return false }
    return usual > Trend.fallen * own.highest
  }
  private static let fallen = 1.04

  /// Levels that differ by less than this factor are one to a reader.
  private static let clearMargin = 1.01

  /// Whether the last two sessions are above all others of the judged weeks, or below them; nil where they are neither, or fewer
  /// than two lie before them.
  package func lastTwoAreAbove(_ own: OwnCourse) -> Bool? {
    let levels = own.counted.map { values[$0] }
    let (before, last) = (levels.dropLast(2), levels.suffix(2))
    guard before.count >= 2, let lowest = before.min(), let highest = before.max(),
      let least = last.min(), let most = last.max()
    else { return nil }
    let margin = Trend.clearMargin
    return least > margin * highest ? true : margin * most < lowest ? false : nil
  }

  /// Sessions at the end that are the best of twice as many or more.
  private static let bestAtEnd = 3

  /// Whether the last three sessions, of six or more, are the best three of the judged weeks, and the last the best of all.
  package func endsWithBest(_ own: OwnCourse) -> Bool {
    let levels = own.counted.map { values[$0] }
    let (before, last) = (levels.dropLast(Trend.bestAtEnd), levels.suffix(Trend.bestAtEnd))
    guard before.count >= Trend.bestAtEnd, let highest = before.max(), let least = last.min(),
      let end = last.last
    else { return false }
    return least > highest && end == last.max()
  }

  /// Days without a lift from which the next one is told as the first after them.
  private static let daysOfPause = 28

  /// The break of all training in the judged weeks, and how many of their sessions came after it; nil where there was none.
  package var rest: (sessions: Int, weeks: Int)? {
    guard let lastRest, let own, let first = own.counted.first,
      points[first].date <= lastRest.lastBefore
    else { return nil }
    let after = own.counted.count { points[$0].date >= lastRest.firstAfter }
    return after > 0 ? (after, lastRest.days / 7) : nil
  }

  /// Whether fewer sessions than a word needs came after a break of all training in the judged weeks.
  package var beginsAfterRest: Bool {
    rest.map { $0.sessions < TrendVerdict.fewestSessions } ?? false
  }

  /// Whole weeks without the lift before the last session that counts, where they are a pause of four or more, or of two or more
  /// and it is lower than the one before; nil else.
  package func weeksBeforeLast(_ own: OwnCourse) -> Int? {
    if isStale, let first = own.counted.last, let last = points.last?.date {
      return last.days(since: points[first].date) / 7
    }
    guard let last = isLowerAfterPause ? points.indices.last : own.counted.last, last > 0 else {
      return nil
    }
    let isAfterPause = isLowerAfterPause || isReturn(at: last, after: Trend.daysOfPause)
    return isAfterPause ? points[last].date.days(since: points[last - 1].date) / 7 : nil
  }

  private func isReturn(at place: Int, after days: Int) -> Bool {
    points[...place].map { Int($0.date.dayNumber) }.isReturn(at: place, after: days)
  }

  /// Whether the last session is left out as far above the others, four weeks or more after the last one that counts: what is seen of
  /// those says nothing of now.
  package var isStale: Bool {
    guard let last = points.last?.date, let counted = own?.counted.last else { return false }
    return last.days(since: points[counted].date) >= Trend.daysOfPause
  }

  /// Whether the last session is lower than the one before, after a pause: that is no rise any more, and no fall yet.
  package var isLowerAfterPause: Bool {
    guard points.count > 1, own?.high.last != points.count - 1 else { return false }
    let (before, last) = (points.count - 2, points.count - 1)
    return values[last] * Trend.clearMargin < values[before]
      && isReturn(at: last, after: TrainingBreaks.shortest)
  }

  /// Whether the last session is as low as a light day, after two weeks without the lift, though not three: a first day back on which
  /// the lifter goes easy. The trend counts it, as it may be a fall; work goes on from the day before, where two days tell what is
  /// usual.
  package var isEasyFirstDayBack: Bool {
    guard points.count > 1, case let last = points.count - 1,
      own?.counted.count(where: { $0 < last }) ?? 0 >= CourseDays.fewestBeforeEnd
    else { return false }
    return values[last] < CourseDays.lightShare * values[last - 1]
      && isReturn(at: last, after: TrainingBreaks.shortest)
      && !isReturn(at: last, after: Layoff.shortest)
  }

  /// By what factor a last session is above all others that is no part of their level.
  private static let aboveLevel = 1.05

  /// Whether the last session is well above all others of the judged weeks.
  package func endsAbove(_ own: OwnCourse) -> Bool {
    let levels = own.counted.map { values[$0] }
    guard let last = levels.last, let highest = levels.dropLast().max() else { return false }
    return last > Trend.aboveLevel * highest
  }

  /// Whether all sessions of the judged weeks but the last are on one level.
  package func isLevelBeforeLast(_ own: OwnCourse) -> Bool {
    let before = own.counted.dropLast().map { values[$0] }
    guard before.count >= TrendVerdict.fewestSessions, let lowest = before.min(),
      let highest = before.max()
    else { return false }
    return highest - lowest <= OwnCourse.alikeShare * highest
  }

  /// Whether one of the sessions before the judged weeks was as good as the best of them: what rose in them was only won back.
  package func isHeldBefore(_ own: OwnCourse) -> Bool {
    guard let first = own.counted.first,
      let most = values[..<first].suffix(Trend.usualDays).max()
    else { return false }
    return most * Trend.clearMargin >= own.highest
  }

  /// Days before the judged weeks that a rise of them has to pass, by how much their first day is below the one before it that is a
  /// dip, and sessions up to which one day makes so much of them.
  private static let (daysBeforeDip, dip, fewAfterDip) = (2, 0.99, 5)

  /// Whether the judged weeks only come back to a level before them; or, of few sessions, begin with a dip,
  /// and the last session is no better than the better of the two before it: what rose since then was only won back.
  package var isRegained: Bool {
    guard let own, let first = own.counted.first, let last = own.counted.last,
      let most = values[..<first].suffix(Trend.daysBeforeDip).max()
    else { return false }
    if isBackAtLevelBefore(own, to: max(own.to, values[last])) { return true }
    return own.sessions <= Trend.fewAfterDip && values[first] < Trend.dip * values[first - 1]
      && values[last] <= most && own.to <= most
  }

  /// Whether two sessions in a row, of the last five before the judged weeks, were as good as the end of these weeks.
  private func isBackAtLevelBefore(_ own: OwnCourse, to: Double) -> Bool {
    guard record == nil, !isBestOfLate(own), let first = own.counted.first else { return false }
    let before = values[..<first].suffix(Trend.usualDays)
    return zip(before, before.dropFirst()).contains { min($0, $1) >= to }
  }

  /// Days for which a best is new.
  package static let newDays = 14

  /// Whether the best of all is one of the sessions of the judged weeks, and new.
  package func isBestOfLate(_ own: OwnCourse) -> Bool {
    guard let dayOfBest, let first = points.first?.date, let last = points.last?.date else {
      return false
    }
    return own.best.map { points[$0].date } == dayOfBest && dayOfBest > first
      && last.days(since: dayOfBest) <= Trend.newDays
  }

  /// Sessions at the end of which one may show more than it counts for.
  private static let latest = 3

  /// Whether one of the last three sessions counts for fewer repetitions than were done (``manyRepetitions``), and those before it
  /// had fewer with as much load: it may be better than any, however level the numbers are.
  func endsWithMore(_ own: OwnCourse, _ sets: SetColumns) -> Bool {
    let counted = own.counted
    return counted.indices.suffix(Trend.latest).contains { place in
      guard place > 0, manyRepetitions.contains(counted[place]) else { return false }
      let last = points[counted[place]].row
      return counted[..<place].allSatisfy { index in
        let row = points[index].row
        return sets.load[row] ?? 0 < sets.load[last] ?? 0
          || sets.repetitions[row] ?? 0 < sets.repetitions[last] ?? 0
      }
    }
  }

  /// Whether the last session counts for fewer repetitions than were done, all with one number before it: then it is the best of them.
  package func lastDidMost(_ own: OwnCourse) -> Bool {
    guard let last = own.counted.last, manyRepetitions.contains(last) else { return false }
    return own.counted.allSatisfy { values[$0] <= values[last] }
      && own.counted.dropLast().allSatisfy { !manyRepetitions.contains($0) }
  }

  /// The last session, where it came after a new best and is far below it; nil where it is not.
  package var farBelowRecord: MeasureSeries.Point? {
    guard let record, record.kind != .load, let last = points.last, last.date > record.date,
      measure != .assistance, last.value < Trend.farBelow * record.value
    else { return nil }
    return last
  }
}
