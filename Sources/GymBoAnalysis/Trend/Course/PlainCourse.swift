/// What sessions show to anyone who reads them one after the other, where no reckoning can tell.
///
/// A decision of this project: sessions of which none is below the one before it rise, and of which none is above it fall, where
/// they are four or more over three weeks or more, moved twice or more, and by a repetition's worth in all. A half point of effort
/// is a guess, so that of a lift with repetitions in reserve the sets as logged decide which session is below another, and the
/// reserve has to go the same way. Of the same sets throughout the reserve alone decides. This describes what was done; it is no test
/// of chance.
extension OwnCourse {
  /// The place in ``counted`` of the first of the last sessions of which none is below the one before it.
  private var startOfRise: Int { startOfRun { $0 <= $1 } }
  private var startOfFall: Int { startOfRun { $0 >= $1 } }

  /// The place of the first of the last sessions of the same sets, of which none was harder than the one before it.
  private var startOfEasier: Int {
    let end = logged.last
    var start = logged.count - 1
    while start > 0, logged[start - 1] == end, levels[start - 1] <= levels[start] { start -= 1 }
    return start
  }

  /// Whether those became easier by a repetition, in two steps or more, over three weeks or more.
  private func becomesEasier(from start: Int) -> Bool {
    levels.count - start >= OwnCourse.fewestAlike
      && days - (times[start] - times[0]) >= OwnCourse.shortestStandstill
      && 100 * (last / levels[start] - 1) >= OwnCourse.repetitionPercent.lowerBound
      && Set(levels[start...]).count > 2
  }

  private func startOfRun(_ isInOrder: (Double, Double) -> Bool) -> Int {
    var start = logged.count - 1
    while start > 0, isInOrder(logged[start - 1], logged[start]) { start -= 1 }
    return start
  }

  /// The way that the last sessions plainly go, and the place in ``counted`` of the first of them; nil where they do not.
  package var plain: (direction: Direction, start: Int)? {
    let (rise, fall) = (startOfRise, startOfFall)
    if isPlain(from: rise, sign: 1) { return (.up, rise) }
    if becomesEasier(from: startOfEasier) { return (.up, startOfEasier) }
    return isPlain(from: fall, sign: -1) ? (.down, fall) : nil
  }

  /// The index of the first of them among all points, where others lie before it.
  package var startOfPlain: Int? { plain.flatMap { $0.start > 0 ? counted[$0.start] : nil } }

  private func isPlain(from start: Int, sign: Double) -> Bool {
    guard levels.count - start >= OwnCourse.fewestAlike,
      days - (times[start] - times[0]) >= OwnCourse.shortestStandstill,
      let written = logged.last
    else { return false }
    func gain(_ end: Double, over start: Double) -> Double { sign * 100 * (end / start - 1) }
    let (own, asLogged) = (gain(last, over: levels[start]), gain(written, over: logged[start]))
    let run = levels[start...]
    let furthest = (sign > 0 ? run.max() : run.min()) ?? last
    let steps = (start + 1..<levels.count).count { place in
      logged[place] != logged[place - 1]
        || gain(levels[place], over: levels[place - 1]) >= 100 * OwnCourse.alikeShare
    }
    return steps > 1 && min(own, asLogged) >= OwnCourse.levelPercent
      && max(own, asLogged) >= OwnCourse.repetitionPercent.lowerBound
      && gain(last, over: furthest) >= -OwnCourse.levelPercent
  }

  /// The way that all of these weeks plainly went: the last sessions do, and pass all before them by a repetition's worth, and the
  /// ends that are told show it.
  package var plainCourse: Direction? {
    guard let plain else { return nil }
    let (before, told) = (levels[..<plain.start], percent(.progressing))
    let share = OwnCourse.repetitionPercent.lowerBound / 100
    let isPast =
      plain.direction == .up
      ? told >= OwnCourse.levelPercent && before.allSatisfy { last >= (1 + share) * $0 }
      : told <= -OwnCourse.levelPercent && before.allSatisfy { last <= (1 - share) * $0 }
    return isPast ? plain.direction : nil
  }

  /// Whether no session was below the one before it, the last was above it, and they gained a repetition's worth in all: that is no
  /// standing still.
  var stillGains: Bool {
    startOfRise == 0 && logged.suffix(2).first ?? 0 < logged.last ?? 0
      && percent >= OwnCourse.repetitionPercent.lowerBound
  }

  /// Sessions at the end, at least, that are told as rising.
  private static let fewestRising = 4

  /// How many of the last sessions, each no lower than the one before it, rose to the best of the judged weeks; nil for fewer than
  /// four, and for all of them.
  package var risingAtEnd: Int? {
    let start = startOfRise
    let count = levels.count - start
    return start > 0 && count >= OwnCourse.fewestRising && last >= highest
      && last > (1 + OwnCourse.levelPercent / 100) * levels[start]
      && levels[levels.count - 2] < last
      ? count : nil
  }

  /// Whether the best work of these weeks, but for less than a repetition, was done again and again: on the first or the second of
  /// them and on the last or the one before it, on four days or more over three weeks, and on half of all days. However light
  /// the others were, such a lift is level, where its effort on the first and the last of these days did not differ by a repetition.
  package var comesBackToBest: Bool {
    guard let best = logged.max() else { return false }
    let places = logged.indices.filter { logged[$0] >= (1 - OwnCourse.alikeShare) * best }
    guard let first = places.first, let end = places.last else { return false }
    return places.count >= OwnCourse.fewestAlike && 2 * places.count >= logged.count
      && first <= 1 && end >= logged.count - 2
      && times[end] - times[first] >= OwnCourse.shortestStandstill
      && min(percent.magnitude, 100 * (levels[end] / levels[first] - 1).magnitude)
        < OwnCourse.repetitionPercent.lowerBound
  }
}
