/// Where a lift with too few sessions for a verdict went so far.
extension Trend {
  /// The sessions so far of a lift with too few of them for a verdict, where they are three or more, of one kind of work, and
  /// go one way or stay together; nil otherwise.
  package var soFar: OwnCourse? {
    guard shortage != nil, let early, early.sessions >= TrendVerdict.fewestSessions, !isOtherWork,
      !isOtherScheme, !isUnmeasured
    else { return nil }
    switch early.direction {
    case .up where risesToHeavyDay: return nil
    // A rise whose best is well above its end is over.
    case .up:
      return early.endsHigher && early.to >= Trend.nearBest * early.highest
        && !values[..<(early.counted.first ?? 0)].contains { $0 >= early.to } ? early : nil
    // A repetition fewer is no fall of a lift that has only a few.
    case .down where measure == .repetitions && early.from - early.to < Trend.fewerRepetitions:
      return nil
    // Nobody loses a third in a few sessions: that is another machine, or one side.
    case .down where early.highest > Trend.twoKinds * early.lowest: return nil
    case .down where lighter != nil || !TrendVerdict.slips(early) || rises(afterFirstOf: early):
      return nil
    case .down: return early.endsLower && !endsWithMost ? early : nil
    case .level where endsWithMoreThanCounts: return nil
    case .level: return (early.isTogether || isSameWork) && !early.isSteady ? early : nil
    }
  }

  /// Whether sessions only rose since the second of them, so that one good first day is all that speaks for a fall.
  private func rises(afterFirstOf course: OwnCourse) -> Bool {
    let later = course.counted.dropFirst().map { values[$0] }
    guard later.count >= TrendVerdict.fewestSessions, let first = later.first, let last = later.last
    else { return false }
    return last > first && zip(later, later.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The share of the best of a few sessions that the end of a rise must have.
  private static let nearBest = 0.95
  /// Repetitions fewer from which a lift without a load is told as down.
  private static let fewerRepetitions = 2.0
}
