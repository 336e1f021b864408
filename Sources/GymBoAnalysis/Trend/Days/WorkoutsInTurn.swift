internal import GymBoKernels
internal import GymBoLog

/// A lift that is part of two workouts in turn, in each of which it has a level of its own, such as heavy on one day and light on
/// the other: all sessions together scatter, and each of the two may go its own way.
///
/// Of the last eight weeks nearly all sessions are of two workouts by their names, each three times or more, neither of them only
/// before the other, and their medians are 5 % apart or more. Without names they are told apart by the load of their best sets;
/// and where neither does it, by repetitions: fives and twelves. Then at least half of the sessions are of another load, or of other
/// repetitions, than the one before. A decision of this project.
package struct WorkoutsInTurn: Sendable, Hashable {
  /// The ways that the two of them go.
  private let ways: [OwnCourse.Direction]

  /// The way that both of them go; nil where they differ.
  package var direction: OwnCourse.Direction? { ways[0] == ways[1] ? ways[0] : nil }

  /// Whether one of them goes a way.
  func goes(_ direction: OwnCourse.Direction) -> Bool { ways.contains(direction) }

  private static let (days, fewestOfEach) = (56, 3)
  private static let (leastShare, leastApart) = (0.8, 1.05)

  init?(_ points: [MeasureSeries.Point], values: [Double], log: TrainingLog) {
    guard let last = points.last?.date else { return nil }
    let recent = points.indices.filter {
      last.days(since: points[$0].date) <= WorkoutsInTurn.days
    }
    let isNamed = recent.contains { log.sessions[points[$0].session].title != nil }
    let byName = Dictionary(grouping: recent) { place in
      isNamed
        ? WorkoutsInTurn.name(log.sessions[points[place].session].title ?? "")
        : log.columns.load[points[place].row].map(String.init) ?? ""
    }
    let byScheme = WorkoutsInTurn.schemes(recent, points, log.columns)
    guard
      let groups = WorkoutsInTurn.groups(byName, of: recent, values, takeTurns: !isNamed)
        ?? WorkoutsInTurn.groups(byScheme, of: recent, values, takeTurns: true)
    else { return nil }
    let ways = groups.compactMap { places in
      OwnCourse(
        days: places.map { Int(points[$0].date.dayNumber) }, values: places.map { values[$0] })?
        .direction
    }
    guard ways.count == 2 else { return nil }
    self.ways = ways
  }

  /// A workout's name as it is compared: one that was typed with two spaces, or in small letters, is the same.
  private static func name(_ title: String) -> String {
    title.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// Sessions by their repetitions: many and few, where the most of the few are two thirds of the fewest of the many or less.
  private static func schemes(
    _ recent: [Int], _ points: [MeasureSeries.Point], _ sets: SetColumns
  ) -> [String: [Int]] {
    func repetitions(_ place: Int) -> Double { Double(sets.repetitions[points[place].row] ?? 0) }
    let sorted = recent.map(repetitions).sorted()
    let gaps = zip(sorted, sorted.dropFirst()).filter { $0 > 0 && $1 >= Trend.otherScheme * $0 }
    guard let gap = gaps.max(by: { $0.1 / $0.0 < $1.1 / $1.0 }) else { return [:] }
    return Dictionary(grouping: recent) { repetitions($0) <= gap.0 ? "few" : "many" }
  }

  /// The two largest groups of sessions, where they are workouts in turn; nil else.
  /// - Parameter takeTurns: whether sessions of one have to follow those of the other.
  private static func groups(
    _ groups: [String: [Int]], of recent: [Int], _ values: [Double], takeTurns: Bool
  ) -> [[Int]]? {
    let largest = groups.filter { !$0.key.isEmpty && $0.value.count >= fewestOfEach }
      .values.sorted { ($0.count, $0[0]) > ($1.count, $1[0]) }
    guard largest.count >= 2, case (let one, let other) = (largest[0], largest[1]),
      Double(one.count + other.count) >= leastShare * Double(recent.count),
      one[0] < other[other.count - 1], other[0] < one[one.count - 1],
      let level = middle(of: one, values), let otherLevel = middle(of: other, values),
      max(level, otherLevel) >= leastApart * min(level, otherLevel),
      !takeTurns || doTakeTurns(one, other)
    else { return nil }
    return [one, other]
  }

  /// Whether at least half of the sessions of two groups follow one of the other group.
  private static func doTakeTurns(_ one: [Int], _ other: [Int]) -> Bool {
    let all = (one + other).sorted()
    let changes = zip(all, all.dropFirst()).count { one.contains($0) != one.contains($1) }
    return 2 * changes >= all.count
  }

  private static func middle(of places: [Int], _ values: [Double]) -> Double? {
    let own = places.map { values[$0] }
    return median(own.span)
  }
}
