internal import GymBoLog

extension Trend {
  /// Points of RPE less that are a step: half a point is a guess.
  private static let effortStep = 1.0

  /// Whether the best sets of the judged weeks, all rated, were easier by a point of RPE at the end than at the beginning, and
  /// never harder than the one before by more than half of that. The same work at less effort is no plateau.
  static func becameEasier(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns
  ) -> Bool {
    let efforts = own.counted.compactMap { SetTraits.effort(points[$0].row, of: sets) }
    guard efforts.count == own.counted.count, efforts.count >= TrendVerdict.fewestSessions,
      let first = efforts.first, let last = efforts.last, first - last >= effortStep
    else { return false }
    return zip(efforts, efforts.dropFirst()).allSatisfy { $1 - $0 <= effortStep / 2 }
  }
}
