internal import GymBoLog

/// Days whose best set has more repetitions than an e1RM takes, such as a set of 15 among tens.
///
/// Such a set counts as one of the most repetitions that an e1RM takes. Its lifter can do at least that, so that a day of 15
/// repetitions is never below a day of 12 with the same load. It counts only where that is no lower than the better of the two days
/// before: of other sets nobody knows whether they were weaker. A decision of this project.
extension MeasureSeries {
  /// Days before a set that it is compared with, and the share of the better one from which it is no lower.
  private static let (daysBefore, noLower) = (2, 0.98)

  /// The series where such sets count. Only the weeks that a trend can judge are looked at. O(sets of these weeks).
  /// - Parameter sessions: the lift's sessions, in order of time.
  func countingManyRepetitions(
    _ sessions: [ExerciseSession], _ history: PreparedHistory
  ) -> MeasureSeries {
    guard measure == .estimate, let last = sessions.last?.date,
      !history.options.formula.declaration.needsEffort
    else { return self }
    var first = sessions.count
    var isNeeded = false
    // By index, as a loop over the sessions would copy each.
    while first > 0, last.days(since: sessions[first - 1].date) <= 2 * TrendRule.window {
      first -= 1
      isNeeded = isNeeded || sessions[first].rows.contains { hasMany(at: $0, history) }
    }
    guard isNeeded else { return self }
    var place = points.firstIndexInOrder { $0.session >= sessions[first].session }
    var counted = Array(points[..<place])
    for session in sessions[first...] {
      var point: Point?
      if place < points.count, points[place].session == session.session {
        point = points[place]
        place += 1
      }
      if let least = leastPoint(of: session, history), least.value > point?.value ?? 0,
        let usual = counted.suffix(MeasureSeries.daysBefore).map(\.value).max(),
        least.value >= MeasureSeries.noLower * usual
      {
        point = least
      }
      if let point { counted.append(point) }
    }
    var series = self
    series.points = counted
    return series
  }

  /// Whether a set that can be trusted has a load and more repetitions than an e1RM takes.
  private func hasMany(at row: Int, _ history: PreparedHistory) -> Bool {
    let sets = history.log.columns
    return sets.semantics[row] == .loaded && !history.traits.isSuspect[row]
      && Int(sets.repetitions[row] ?? 0) > history.options.estimateRepetitions.upperBound
  }

  /// The heaviest set of many repetitions of a session, valued as one of the most that an e1RM takes; of equals, the one with most.
  private func leastPoint(of session: ExerciseSession, _ history: PreparedHistory) -> Point? {
    let (sets, options) = (history.log.columns, history.options)
    func work(_ row: Int) -> (Int64, Int32) { (sets.load[row] ?? 0, sets.repetitions[row] ?? 0) }
    let many = session.rows.filter { hasMany(at: $0, history) }
    guard let row = many.max(by: { work($0) < work($1) }),
      let value = try? options.formula.estimate(
        load: Load(units: history.log.bodyLoad(ofSet: row, options).units + work(row).0)
          .kilograms,
        repetitions: Double(options.estimateRepetitions.upperBound))
    else { return nil }
    return Point(date: session.date, session: session.session, value: value, row: row)
  }
}
