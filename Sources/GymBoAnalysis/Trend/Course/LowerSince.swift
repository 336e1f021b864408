internal import GymBoKernels
package import GymBoLog

extension Trend {
  /// The step down after which a lift has been level.
  package struct LowerSince: Sendable, Hashable {
    /// The first day below.
    package let date: CivilDate
    /// The mean of the sessions before it, in the measure's unit.
    package let before: Double

    package init(date: CivilDate, before: Double) { (self.date, self.before) = (date, before) }
  }

  /// Days back from the last session in which a step down is news; sessions before it that are compared; and sessions from it on.
  private static let (daysOfStep, beforeStep, fewestSinceStep) = (56, 3...5, 4)
  /// Of the mean before, what is left at most.
  private static let lowerShare = 0.95

  /// The day of the last eight weeks from which all sessions are below all of the last five before it, and on average by 5 % or more: such a
  /// lift is level, but lower. nil without one, and where the repetitions of the two differ by half.
  ///
  /// A decision of this project.
  package func lowerSince(_ sets: SetColumns) -> LowerSince? {
    guard let last = points.last?.date, measure != .assistance, measure != .seconds else {
      return nil
    }
    let light = Set(own?.light ?? [])
    let places = points.indices.filter { !light.contains($0) }
    func repetitions(_ part: ArraySlice<Int>) -> Double? {
      let done = part.compactMap { sets.repetitions[points[$0].row] }.map(Double.init)
      return median(done.span)
    }
    for index in places.indices.dropFirst(Trend.beforeStep.lowerBound) {
      let (before, since) = (
        places[..<index].suffix(Trend.beforeStep.upperBound), places[index...]
      )
      guard last.days(since: points[places[index]].date) <= Trend.daysOfStep else { continue }
      guard since.count >= Trend.fewestSinceStep else { return nil }
      let (levels, levelsBefore) = (since.map { values[$0] }, before.map { values[$0] })
      guard let most = levels.max(), let least = levelsBefore.min(), most < least,
        Trend.mean(levels) <= Trend.lowerShare * Trend.mean(levelsBefore),
        let now = repetitions(since),
        let then = repetitions(before),
        measure == .repetitions || max(now, then) < Trend.otherScheme * min(now, then)
      else { continue }
      return LowerSince(date: points[places[index]].date, before: Trend.mean(levelsBefore))
    }
    return nil
  }

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(max(1, values.count))
  }
}
