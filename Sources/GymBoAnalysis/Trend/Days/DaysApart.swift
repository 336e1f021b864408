internal import GymBoKernels
internal import GymBoLog

/// Days among others that are no part of a lift's level by what was done on them, though their numbers are near it.
///
/// A light day has clearly less load for no more repetitions than a day shortly before it and one shortly after it, and was not
/// hard: who did more on both sides stopped short on it. Beside work that is held (``HeldWork``) the few days of other work are
/// apart, too. A decision of this project.
struct DaysApart: Sendable, Hashable {
  /// Places of the light days among the points.
  private(set) var light: Set<Int> = []
  /// Places of the days above the work that is held.
  private(set) var high: Set<Int> = []
  /// The place from which the work is held, and whether it is so without other work between; nil where it is not.
  private(set) var heldSince: Int?
  private(set) var isHeldUnbroken = false
  /// The place from which the work is held without better sessions at its beginning; see ``HeldWork/levelStart``.
  private(set) var levelSince: Int?

  /// None.
  init() {}

  /// Of the load and of the value of the days around it, the share that a light day is below.
  private static let share = 0.95
  /// Days before and after that are looked at, and the days between the one before and the one after, at most.
  private static let (neighbours, longestGap) = (2, 21)
  /// An effort from which a set was hard.
  private static let hardEffort = 9.0

  /// - Parameters:
  ///   - points: that are judged.
  ///   - values: theirs; more is better.
  ///   - hasLoads: whether they are of a load. Without one no day is light.
  ///   - countsReserve: whether repetitions in reserve count.
  ///   - isInTurn: whether the lift is part of two workouts in turn, of which the lighter one has a level of its own.
  init(
    _ points: [MeasureSeries.Point], values: [Double], hasLoads: Bool, isInTurn: Bool,
    countsReserve: Bool, sets: SetColumns
  ) {
    let days = Work(points: points, values: values, sets: sets)
    if hasLoads, !isInTurn { light = Set(points.indices.filter(days.isLight)) }
    if let held = HeldWork(points, countsReserve: countsReserve, sets: sets) {
      (heldSince, levelSince, isHeldUnbroken) = (held.start, held.levelStart, true)
      return
    }
    guard !isInTurn,
      let held = HeldWork(points, beside: light, countsReserve: countsReserve, sets: sets)
    else { return }
    (heldSince, levelSince) = (held.start, held.levelStart)
    let level = held.places.map { values[$0] }
    guard let middle = median(level.span) else { return }
    for place in held.others {
      if values[place] > (1 + OwnCourse.alikeShare) * middle, days.isAboveBoth(place) {
        high.insert(place)
      }
      if values[place] < (1 - OwnCourse.alikeShare) * middle { light.insert(place) }
    }
  }

  /// What was done on the days.
  private struct Work {
    let points: [MeasureSeries.Point]
    let values: [Double]
    let sets: SetColumns

    func isLight(_ place: Int) -> Bool {
      guard place > 0, place + 1 < points.count,
        points[place + 1].date.days(since: points[place - 1].date) <= longestGap
      else { return false }
      let before = max(0, place - neighbours)..<place
      let after = (place + 1)..<min(points.count, place + 1 + neighbours)
      return before.contains { isLess(place, than: $0) }
        && after.contains { isLess(place, than: $0) }
        && SetTraits.effort(points[place].row, of: sets) ?? 0 < hardEffort
    }

    /// Whether the number of a day is above those of the day before and the day after it.
    func isAboveBoth(_ place: Int) -> Bool {
      [place - 1, place + 1].allSatisfy {
        !values.indices.contains($0) || values[$0] < values[place]
      }
    }

    private func isLess(_ place: Int, than other: Int) -> Bool {
      let (row, more) = (points[place].row, points[other].row)
      guard let load = sets.load[row], let most = sets.load[more],
        let done = sets.repetitions[row], let repetitions = sets.repetitions[more]
      else { return false }
      return Double(load) < share * Double(most) && done <= repetitions
        && values[place] < share * values[other]
    }
  }
}
