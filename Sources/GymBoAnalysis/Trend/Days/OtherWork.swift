internal import GymBoLog

/// Whether sets changed in kind, so that their estimates do not compare.
extension Trend {
  /// Whether the sets of the judged weeks changed in kind, so that their estimate may fall or rise by the formula alone.
  ///
  /// That is where the estimate falls while the load only rose: fewer repetitions with more load were planned. Where load and
  /// repetitions went opposite ways, the estimate is off for a load that is added to an unknown body weight, and for all lifts
  /// where the repetitions changed by half or more and the estimate by no more than the formulas differ, unless both rose.
  /// - Parameter isAdded: whether the load is added to a body weight that is not known.
  static func isOtherWork(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns, isAdded: Bool
  ) -> Bool {
    let done = own.counted.compactMap { index -> (load: Load, repetitions: Int32)? in
      let row = points[index].row
      guard let load = sets.load[row], let repetitions = sets.repetitions[row] else { return nil }
      return (Load(units: load), repetitions)
    }
    guard done.count == own.counted.count, let first = done.first, let last = done.last else {
      return false
    }
    let isHeavier = last.load.isClearlyAbove(first.load) && last.repetitions < first.repetitions
    let isLighter = first.load.isClearlyAbove(last.load) && last.repetitions > first.repetitions
    if isAdded {
      return (isHeavier || isLighter) && !isSameWay(points, own, sets: sets)
        && !isMoreThanMost(last, points, own, sets: sets)
    }
    let most = Double(max(first.repetitions, last.repetitions))
    let isOtherScheme = most >= otherScheme * Double(min(first.repetitions, last.repetitions))
    let isNear = isOtherScheme && own.percent.magnitude <= formulaPercent
    if isOtherScheme, hasAlike(last, inSessionOf: points[own.counted[0]].row, sets: sets) {
      return false
    }
    if isLighter { return isNear }
    // More load for an estimate that rises is a rise; and who does less with the load of the first day has fallen.
    guard isHeavier, own.isFalling, !didLess(own, points, than: first, sets: sets) else {
      return false
    }
    return isNear || zip(done, done.dropFirst()).allSatisfy { !$0.load.isClearlyAbove($1.load) }
  }

  /// Whether the last session had half as many repetitions again as the best one of the judged weeks, with less load, in equal sets:
  /// fives after triples tell nothing of the triples. Two such sessions or more are told otherwise.
  static func endsWithMoreRepetitions(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns
  ) -> Bool {
    guard let best = own.best.map({ points[$0].row }),
      let last = own.counted.last.map({ points[$0].row }),
      let most = sets.repetitions[best], let repetitions = sets.repetitions[last],
      sets.load[last] ?? 0 < sets.load[best] ?? 0
    else { return false }
    return Double(repetitions) >= otherScheme * Double(most)
  }

  /// Whether a set had more load than the heaviest of half of the sessions before the last, for as many repetitions or more: that is
  /// more whatever the body weighs.
  private static func isMoreThanMost(
    _ set: (load: Load, repetitions: Int32), _ points: [MeasureSeries.Point], _ own: OwnCourse,
    sets: SetColumns
  ) -> Bool {
    let before = points[..<(own.counted.last ?? 0)]
    let less = before.count { point in
      let rows = rows(ofLiftIn: point.row, sets)
      guard let heaviest = rows.compactMap({ sets.load[$0] }).max(),
        set.load.isClearlyAbove(Load(units: heaviest))
      else { return false }
      return rows.contains {
        sets.load[$0] == heaviest && set.repetitions >= sets.repetitions[$0] ?? .max
      }
    }
    return !before.isEmpty && 2 * less >= before.count
  }

  /// Whether the last session had sets with the load of the first one's best, and none with as many repetitions.
  private static func didLess(
    _ own: OwnCourse, _ points: [MeasureSeries.Point], than first: (load: Load, repetitions: Int32),
    sets: SetColumns
  ) -> Bool {
    guard let last = own.counted.last.map({ points[$0].row }) else { return false }
    let same = rows(ofLiftIn: last, sets).filter { row in
      sets.load[row].map { Load(units: $0).isSame(as: first.load) } ?? false
    }
    return !same.isEmpty && same.allSatisfy { sets.repetitions[$0] ?? 0 < first.repetitions }
  }

  /// The sets of a session that are of the exercise of one of them, without warm-ups.
  static func rows(
    ofLiftIn row: Int, _ sets: SetColumns, withWarmUps: Bool = false
  ) -> [Int] {
    // Sets of another exercise may lie between.
    func isOfSession(_ other: Int) -> Bool { sets.session[other] == sets.session[row] }
    let before = (0..<row).reversed().prefix(while: isOfSession)
    let after = (row..<sets.count).prefix(while: isOfSession)
    return (Array(before) + after).filter {
      sets.exercise[$0] == sets.exercise[row] && (withWarmUps || sets.kind[$0] != .warmUp)
    }
  }

  /// Whether the first session had a set, too, with about as many repetitions as the last one's best, and no light one: then these
  /// compare.
  private static func hasAlike(
    _ last: (load: Load, repetitions: Int32), inSessionOf first: Int, sets: SetColumns
  ) -> Bool {
    rows(ofLiftIn: first, sets).contains { row in
      let apart = (sets.repetitions[row] ?? 0) - last.repetitions
      return (-1...1).contains(apart)
        && Double(sets.load[row] ?? 0) >= notLight * Double(last.load.units)
    }
  }
  private static let notLight = 0.85

  /// A body weight, in kilograms, that no lifter is above.
  private static let heaviestBody = 200.0

  /// Whether an estimate of added load goes the same way from the first session to the last whatever the body weighs: it is
  /// linear in that, so that the two ends decide.
  private static func isSameWay(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns
  ) -> Bool {
    func estimate(_ index: Int?, body: Double) -> Double? {
      guard let point = index.map({ points[$0] }),
        let load = sets.load[point.row].map({ Load(units: $0).kilograms }), load > 0
      else { return nil }
      return point.value / load * (load + body)
    }
    let changes = [0, heaviestBody].compactMap { body in
      estimate(own.counted.first, body: body).flatMap { first in
        estimate(own.counted.last, body: body).map { $0 - first }
      }
    }
    return changes.count == 2 && changes[0] * changes[1] > 0
  }
}
