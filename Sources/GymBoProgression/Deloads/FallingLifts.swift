internal import GymBoAnalysis
internal import GymBoKernels
package import GymBoLog

/// The e1RM of a lift, session by session, as the sign of falling lifts reads it.
package struct LiftStrength: Sendable, Hashable {
  /// The best set of a day.
  package struct Point: Sendable, Hashable {
    /// The day.
    package var date: CivilDate
    /// Its e1RM.
    package var estimate: Double
    /// Its repetitions.
    package var repetitions: Int

    /// A day's best set.
    package init(date: CivilDate, estimate: Double, repetitions: Int) {
      self.date = date
      self.estimate = estimate
      self.repetitions = repetitions
    }
  }

  /// Index into the log's exercises.
  package var exercise: Int
  /// In order of time, one a day.
  package var points: [Point]

  /// A lift's days.
  package init(exercise: Int, points: [Point]) {
    self.exercise = exercise
    self.points = points
  }

  /// The lift's days without those on which it was light in a deload. Only the last ones: a fall is looked for in them.
  /// - Returns: nil for a lift that is not followed by an estimate.
  init?(_ lift: LiftFinding, breaks: TrainingBreaks, log: TrainingLog, asOf: CivilDate) {
    guard let series = lift.series, series.measure.isEstimate else { return nil }
    var points: [Point] = []
    for point in series.points.suffix(LiftStrength.mostSessions)
    where asOf.days(since: point.date) <= LiftStrength.days
      && !breaks.isLight(lift.exercise, in: point.session)
    {
      let best = Point(
        date: point.date, estimate: point.value,
        repetitions: Int(log.columns.repetitions[point.row] ?? 0))
      if let last = points.last, last.date == point.date {
        if last.estimate < best.estimate { points[points.count - 1] = best }
      } else {
        points.append(best)
      }
    }
    self.init(exercise: lift.exercise, points: points)
  }

  /// Days before today that a fall is looked for in: two in the last days, and those that they are compared with.
  private static let days = 2 * DeloadTrigger.recentDays + DeloadTrigger.days
  /// A bound for damaged data: more sessions than anyone has in these days.
  private static let mostSessions = 200
}

extension DeloadTrigger {
  /// Lifts whose last two days are both clearly below the median of the 42 days before: by more than 2.5 %, and by more than
  /// the days before usually are off it, so that the light day of a heavy–light plan is no fall. A day with more or fewer
  /// repetitions than any of those before is another kind of work and is not compared. Nor is a day that was already as
  /// light as a deload would make it: it was so by choice, and there is nothing to take off.
  package func falling(_ lifts: [LiftStrength], asOf: CivilDate) -> Answer {
    var compared = 0
    var found: [Int] = []
    for lift in lifts {
      guard let falls = DeloadTrigger.falls(lift.points.filter { $0.date <= asOf }, asOf: asOf)
      else { continue }
      compared += 1
      if falls { found.append(lift.exercise) }
    }
    guard compared > 0 else { return .notEvaluated(.fewSessions) }
    let evidence = Evidence.falling(lifts: found, compared: compared)
    return isMany(found, of: compared) ? .yes(evidence) : .no(evidence)
  }

  /// - Returns: nil where the days cannot be compared.
  private static func falls(_ points: [LiftStrength.Point], asOf: CivilDate) -> Bool? {
    let last = points.suffix(sessions)
    guard last.count == sessions, let first = last.first?.date, let latest = last.last?.date,
      asOf.days(since: latest) <= recentDays, latest.days(since: first) <= recentDays
    else { return nil }
    let before = points.dropLast(sessions).filter { first.days(since: $0.date) <= days }
    let estimates = before.map(\.estimate)
    let repetitions = before.map(\.repetitions)
    guard before.count >= fewestBefore, let fewest = repetitions.min(),
      let most = repetitions.max(),
      last.allSatisfy({ (fewest...most).contains($0.repetitions) }),
      let middle = median(estimates.span),
      let deviation = medianAbsoluteDeviation(estimates.span)
    else { return nil }
    let light = DeloadWeek.loadShare * middle
    guard last.allSatisfy({ $0.estimate > light }) else { return nil }
    let usual = max(fall / 100 * middle, deviation / upperQuartileOfNormal)
    return last.allSatisfy { $0.estimate < middle - usual }
  }
}
