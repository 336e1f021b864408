package import GymBoLog

extension HistoryFindings {
  /// New bests that verdicts tell of and that no record is kept of: repetitions with an assistance that stays the same, and the
  /// e10RM of a lift of many repetitions.
  package var verdictBests: [RecordEvent] {
    lifts.compactMap { lift in
      lift.trend.state == .record ? lift.trend.record?.event(of: lift.exercise) : nil
    }
  }

  /// The lifts with a new best in a week, in the order in which they had it: with a record that shows more strength, or with one
  /// that the lift's verdict tells of.
  /// - Returns: indices into the log's exercises.
  package func newBests(in week: ISOWeek) -> [Int] {
    let events = recordEvents.filter(\.isOfStrength) + verdictBests
    var lifts: [Int] = []
    for event in events.sorted(by: { $0.best.session < $1.best.session })
    where week.contains(event.best.date) && !lifts.contains(event.exercise) {
      lifts.append(event.exercise)
    }
    return lifts
  }
}
