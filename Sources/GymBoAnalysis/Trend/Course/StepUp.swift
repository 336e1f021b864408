package import GymBoLog

/// A step by which a lift that was level became much stronger from one session to the next, and stayed so: another machine,
/// another setting or another way to count more often than strength.
///
/// At least three sessions over two weeks before it lie within a tenth of each other, and all sessions since are a quarter above
/// the best of them. A decision of this project: lifters who can lift a quarter more do not find out in one session.
package struct StepUp: Sendable, Hashable {
  /// The first day on the other side.
  package let since: CivilDate

  /// The factor by which all sessions since are above the best before, at least; and the one that those before differ by, at
  /// most.
  private static let (step, together) = (1.25, 1.1)
  /// Sessions before the step that are compared, and the days that they span, at least.
  private static let (sessionsBefore, daysBefore) = (3, 14)

  /// - Parameters:
  ///   - own: the sessions that are told as a rise.
  ///   - points: all that were judged.
  ///   - values: theirs.
  /// - Returns: nil where there is no such step among the told sessions.
  init?(_ own: OwnCourse, _ points: [MeasureSeries.Point], values: [Double]) {
    let step = own.counted.dropFirst().first { place in
      let before = Array(values[..<place].suffix(StepUp.sessionsBefore))
      guard before.count == StepUp.sessionsBefore, let lowest = before.min(),
        let highest = before.max(),
        let least = own.counted.filter({ $0 >= place }).map({ values[$0] }).min()
      else { return false }
      let span = points[place - 1].date.days(since: points[place - before.count].date)
      return span >= StepUp.daysBefore && highest <= StepUp.together * lowest
        && least >= StepUp.step * highest
    }
    guard let step else { return nil }
    since = points[step].date
  }
}
