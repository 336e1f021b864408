internal import GymBoLog

/// Days on which a lift was light by plan: all sets of them, two or more, are alike, with much less load than the days before and
/// after, and none was rated as hard. They are no try at what the lift can do, however often they come; of more than a third of
/// all days nobody knows which are the rule. A decision of this project.
extension NoWorkDays {
  /// Of the heaviest load of the days before and of those after, and of their best values, the share that a light day has at most.
  private static let (shareOfLoad, shareOfValue) = (0.85, 0.9)
  /// Days before and after that are looked at, and sets of a light day, at least.
  private static let (neighbours, fewestSets) = (2, 2)
  /// An effort from which a set was hard.
  private static let hardEffort = 9.0
  /// Days between the one before a light day and the one after it, at most: a first day after a pause is no light one, and without it
  /// the pause would seem longer.
  private static let longestGap = 21
  /// Days there are for each light one, at least.
  private static let fewestPerLight = 3

  /// The places of such days among the points of the weeks that are judged; none where too few others would be left for a verdict.
  /// O(points).
  func findLightDays() -> Set<Int> {
    guard series.measure.isEstimate, let last = series.points.last?.date else { return [] }
    let recent = series.points.indices.reversed().prefix { index in
      let isOfSpell =
        index + 1 == series.points.count
        || !TrendRule.isBreak(
          from: series.points[index].date, to: series.points[index + 1].date,
          resumed: breaks.resumed)
      return isOfSpell && last.days(since: series.points[index].date) <= TrendRule.window
    }
    let light = withoutTwins(recent.filter(isLightByPlan))
    guard !light.isEmpty, light.count * NoWorkDays.fewestPerLight <= recent.count,
      recent.count - light.count >= TrendRule.fewestSessions
    else { return [] }
    // Of two workouts in turn the lighter one has a level of its own.
    let points = series.points[(recent.last ?? 0)...].map(\.self)
    let inTurn = WorkoutsInTurn(points, values: points.map(\.value), log: history.log)
    return inTurn == nil ? Set(light) : []
  }

  /// Light days but those near a day that was as low and no light one: then nobody can tell the two apart.
  private func withoutTwins(_ light: [Int]) -> [Int] {
    let (places, last) = (Set(light), series.points.count - 1)
    return light.filter { index in
      let near = max(0, index - NoWorkDays.neighbours)...min(last, index + NoWorkDays.neighbours)
      // Of the last day nobody knows yet what it is.
      return !near.contains {
        !places.contains($0) && $0 != last
          && series.points[$0].value <= series.points[index].value
      }
    }
  }

  private func isLightByPlan(_ index: Int) -> Bool {
    let points = series.points
    let (before, after) = (
      points[..<index].suffix(NoWorkDays.neighbours),
      points[(index + 1)...].prefix(NoWorkDays.neighbours)
    )
    guard let day = before.last, let next = after.first,
      next.date.days(since: day.date) <= NoWorkDays.longestGap,
      let most = before.map(\.value).max(), let later = after.map(\.value).max(),
      points[index].value <= NoWorkDays.shareOfValue * min(most, later),
      let load = equalLoad(of: points[index]),
      let heaviest = before.compactMap({ loads(of: $0)?.upperBound }).max(),
      let heaviestAfter = after.compactMap({ loads(of: $0)?.upperBound }).max()
    else { return false }
    return Double(load) <= NoWorkDays.shareOfLoad * Double(min(heaviest, heaviestAfter))
      && isLess(load, than: day) && isLess(load, than: next)
  }

  /// Whether a load is less than the heaviest of a day beside it, unless that was as light by plan: who worked as far as it goes
  /// with no more load has not been light with it.
  private func isLess(_ load: Int64, than day: MeasureSeries.Point) -> Bool {
    loads(of: day).map { $0.upperBound > load } ?? true || equalLoad(of: day) != nil
  }

  /// The load of a day's sets, where they are alike and none was hard; nil else.
  private func equalLoad(of point: MeasureSeries.Point) -> Int64? {
    let (rows, sets) = (rows(of: point), history.log.columns)
    guard rows.count >= NoWorkDays.fewestSets, let first = rows.first, let load = sets.load[first]
    else { return nil }
    let areAlike = rows.allSatisfy { row in
      sets.load[row] == load && sets.repetitions[row] == sets.repetitions[first]
        && SetTraits.effort(row, of: sets) ?? 0 < NoWorkDays.hardEffort
    }
    return areAlike ? load : nil
  }
}
