package import GymBoLog

/// Less load from one day on, chosen and not forced: the best sets since then have much less load than those before, or less in
/// sessions whose sets are all alike, and no fewer repetitions. What is estimated from them says nothing of what the lifter could
/// still do.
///
/// A decision of this project: who gets weaker loses repetitions first, and takes a step off, not a sixth of the load.
package struct LighterWork: Sendable, Hashable {
  /// The first day with less load.
  package var since: CivilDate
  /// The heaviest best set since then.
  package var load: Load
  /// The lightest best set of the sessions before that are compared.
  package var before: Load
  /// The place of the first session with less load among the points of the trend.
  private(set) var place = 0

  /// Less load as it is told.
  package init(since: CivilDate, load: Load, before: Load) {
    (self.since, self.load, self.before) = (since, load, before)
  }

  /// Of the load before, the share that is much less, and the one that is less where no set lost a repetition.
  private static let (share, shareOfEven) = (0.85, 0.9)
  /// Sets of a session, at least, that are alike by plan.
  private static let evenSets = 3
  /// Sessions with less load that are more than a light day, and those before that are compared.
  private static let (fewest, compared) = (2, 3)
  /// Days back from the last session in which less load is news; where all sets since are the same, it is so for longer.
  static let newsDays = 56

  /// - Parameter points: the sessions of a lift by their e1RM, in order of time.
  /// - Returns: nil where the load did not drop so, or that is long ago; of several such drops the last.
  init?(_ points: [MeasureSeries.Point], sets: SetColumns) {
    guard let last = points.last else { return nil }
    let work = points.map {
      (load: sets.load[$0.row] ?? 0, repetitions: sets.repetitions[$0.row] ?? 0)
    }
    let places = work.indices.dropFirst(LighterWork.fewest).dropLast(LighterWork.fewest - 1)
    let found = places.last { place in
      let (since, before) = (work[place...], work[..<place].suffix(LighterWork.compared))
      let isAlike = since.allSatisfy { $0 == since[place] }
      guard isAlike || last.date.days(since: points[place].date) <= LighterWork.newsDays,
        let most = since.map(\.load).max(), let least = before.map(\.load).min(), most > 0,
        let fewest = since.map(\.repetitions).min(),
        let fewestBefore = before.map(\.repetitions).min()
      else { return false }
      guard Double(most) > LighterWork.share * Double(least) else { return fewest >= fewestBefore }
      return Double(most) <= LighterWork.shareOfEven * Double(least) && fewest >= fewestBefore
        && points[place...].allSatisfy { LighterWork.isEven($0, sets: sets) }
    }
    guard let place = found, let most = work[place...].map(\.load).max(),
      let least = work[..<place].suffix(LighterWork.compared).map(\.load).min()
    else { return nil }
    since = points[place].date
    load = Load(units: most)
    before = Load(units: least)
    self.place = place
  }

  /// Whether a session had three sets or more with the load of its best one, all of as many repetitions.
  private static func isEven(_ point: MeasureSeries.Point, sets: SetColumns) -> Bool {
    let equal = Trend.rows(ofLiftIn: point.row, sets).filter {
      sets.load[$0] == sets.load[point.row]
    }
    return equal.count >= evenSets
      && equal.allSatisfy { sets.repetitions[$0] == sets.repetitions[point.row] }
  }
}
