internal import GymBoKernels
internal import GymBoLog

/// A lift that is part of two workouts in turn, in each of which it has a level of its own, such as heavy on one day and light on
/// the other: all sessions together scatter, and each of the two may go its own way.
///
/// Of the last eight weeks nearly all sessions are of two workouts by their names, each three times or more, neither of them only
/// before the other, and their medians are 5 % apart or more. Without names they are told apart by the load of their best sets, and
/// at least half of the sessions are of another load than the one before. A decision of this project.
package struct WorkoutsInTurn: Sendable, Hashable {
  /// The way that both of them go; nil where they differ.
  package var direction: OwnCourse.Direction?

  private static let (days, fewestOfEach) = (56, 3)
  private static let (leastShare, leastApart) = (0.8, 1.05)

  init?(_ points: [MeasureSeries.Point], values: [Double], log: TrainingLog) {
    guard let last = points.last?.date else { return nil }
    let recent = points.indices.filter {
      last.days(since: points[$0].date) <= WorkoutsInTurn.days
    }
    let isNamed = recent.contains { log.sessions[points[$0].session].title != nil }
    let groups = Dictionary(grouping: recent) { place in
      isNamed
        ? log.sessions[points[place].session].title ?? ""
        : log.columns.load[points[place].row].map(String.init) ?? ""
    }
    let largest = groups.filter { !$0.key.isEmpty && $0.value.count >= WorkoutsInTurn.fewestOfEach }
      .values.sorted { ($0.count, $0[0]) > ($1.count, $1[0]) }
    guard largest.count >= 2, case (let one, let other) = (largest[0], largest[1]),
      Double(one.count + other.count) >= WorkoutsInTurn.leastShare * Double(recent.count),
      one[0] < other[other.count - 1], other[0] < one[one.count - 1],
      let level = Self.middle(of: one, values), let otherLevel = Self.middle(of: other, values),
      max(level, otherLevel) >= WorkoutsInTurn.leastApart * min(level, otherLevel),
      isNamed || WorkoutsInTurn.takeTurns(one, other)
    else { return nil }
    let ways = [one, other].map { places in
      OwnCourse(
        days: places.map { Int(points[$0].date.dayNumber) }, values: places.map { values[$0] })?
        .direction
    }
    direction = ways[0] == ways[1] ? ways[0] : nil
  }

  /// Whether at least half of the sessions of two groups follow one of the other group.
  private static func takeTurns(_ one: [Int], _ other: [Int]) -> Bool {
    let all = (one + other).sorted()
    let changes = zip(all, all.dropFirst()).count { one.contains($0) != one.contains($1) }
    return 2 * changes >= all.count
  }

  private static func middle(of places: [Int], _ values: [Double]) -> Double? {
    let own = places.map { values[$0] }
    return median(own.span)
  }
}
