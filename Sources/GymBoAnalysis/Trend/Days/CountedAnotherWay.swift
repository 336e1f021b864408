package import GymBoLog

/// A day from which the load of a lift is about half of what it was, or about twice as much, for about as many repetitions: it is counted
/// another way, such as one dumbbell for two, or done on another machine. The trend starts with it.
///
/// At least two sessions in a row before it, and all of two or more since then, have their own kind of load. None since has a set with
/// the other, and none before was like those since: loads of two kinds that come and go are no new way to count. Of a barbell nobody
/// counts half. A decision of this project: within three weeks nobody loses half, or gains as much.
package struct CountedAnotherWay: Sendable, Hashable {
  /// The first day, and its load.
  package let since: CivilDate
  package let load: Load
  /// The load of the session before.
  package let before: Load

  /// As it is told.
  package init(since: CivilDate, load: Load, before: Load) {
    (self.since, self.load, self.before) = (since, load, before)
  }

  init(
    _ first: MeasureSeries.Point, before: MeasureSeries.Point, _ sets: SetColumns
  ) {
    since = first.date
    load = Load(units: sets.load[first.row] ?? 0)
    self.before = Load(units: sets.load[before.row] ?? 0)
  }

  /// Twice, by a tenth; loads of one way to count differ by no more than the other factor.
  private static let (twice, sameWay) = (1.8...2.2, 1.35)
  /// Days between the two sessions, and repetitions by which they differ, at most.
  private static let (longestGap, mostApart) = (21, 2)
  /// Sessions on each side, at least.
  private static let fewest = 2

  /// The place of the latest such day among sessions; nil without one. O(sessions) where the loads do not jump.
  static func place(
    in points: [MeasureSeries.Point], work: ExerciseWork, log: TrainingLog
  ) -> Int? {
    let sets = log.columns
    guard points.count >= 2 * fewest, !isOfBar(log.exercises[work.exercise].facts?.implement) else {
      return nil
    }
    func load(_ place: Int) -> Double { Double(sets.load[points[place].row] ?? 0) }
    func isNear(_ place: Int, _ other: Int) -> Bool {
      max(load(place), load(other)) <= sameWay * min(load(place), load(other))
    }
    return points.indices.dropFirst(fewest).dropLast(fewest - 1).last { place in
      let (low, high) = (
        min(load(place), load(place - 1)), max(load(place), load(place - 1))
      )
      guard low > 0, twice.contains(high / low),
        points[place].date.days(since: points[place - 1].date) <= longestGap,
        let now = sets.repetitions[points[place].row],
        let then = sets.repetitions[points[place - 1].row], abs(Int(now) - Int(then)) <= mostApart,
        sets.semantics[points[place].row] == .loaded,
        (place - fewest..<place).allSatisfy({ isNear($0, place - 1) }),
        (place..<points.count).allSatisfy({ isNear($0, place) }),
        !(0..<place).contains(where: { isNear($0, place) })
      else { return false }
      return !hasSet(
        of: points[place - 1], sinceSession: points[place].session, work: work, sets: sets)
    }
  }

  /// Whether the whole load of a lift lies on one bar.
  private static func isOfBar(_ implement: Implement?) -> Bool {
    switch implement {
    case .barbell, .smithMachine, .ezBar, .trapBar: true
    default: false
    }
  }

  /// Whether a session since had a set with about the load of a day before.
  private static func hasSet(
    of point: MeasureSeries.Point, sinceSession first: Int, work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    let before = Double(sets.load[point.row] ?? 0)
    return work.sessions.reversed().prefix { $0.session >= first }.contains { session in
      session.rows.contains { row in
        let load = Double(sets.load[row] ?? 0)
        return max(load, before) <= sameWay * min(load, before)
      }
    }
  }
}
