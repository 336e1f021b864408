package import GymBoAnalysis
package import GymBoLog
internal import GymBoProgram

/// How long workouts take a lifter: as logged, else by the lifter's own pace (``DurationModel``).
package struct SessionDurations: Sendable {
  private let fit: DurationModel.Fit?
  /// Sessions from which the pace was learned.
  private let sessions: Int

  /// Seconds of workouts from which a pace is learned.
  private static let learned: ClosedRange<Int64> = 600...Totals.longestPlausible

  /// - Parameter longestRest: seconds of the longest rest that workouts to come have between sets of compound lifts. Rests
  ///   that were not logged are taken for it, so that long rests of the past are not multiplied by those of the plan; those of
  ///   isolation lifts for the usual ones, but no longer. A decision of this project. nil for the usual ones everywhere.
  package init(of history: PreparedHistory, longestRest: Int? = nil) {
    let rest = { (facts: ExerciseFacts?) -> Int? in
      facts?.mechanics == .isolation
        ? longestRest.map { min($0, DurationModel.rest) } : longestRest
    }
    let log = history.log
    var known: [(structural: Double, seconds: Double)] = []
    for session in log.sessions.reversed() {
      guard known.count < DurationModel.Fit.last else { break }
      guard let seconds = session.duration, SessionDurations.learned.contains(seconds) else {
        continue
      }
      known.append((SessionDurations.structural(session, log, rest: rest), Double(seconds)))
    }
    fit = DurationModel.Fit(known.reversed())
    sessions = known.count
  }

  /// How many times as long as its sets and rests a usual workout takes; nil where too few are known.
  package var pace: Double? {
    guard sessions >= SessionDurations.fewest, let fit else { return nil }
    return min(max(fit.pace, SessionDurations.paces.lowerBound), SessionDurations.paces.upperBound)
  }

  private static let fewest = 3
  /// What is believed of a pace: a longer one is that of workouts that were not ended.
  private static let paces = 1.0...2.0

  /// Seconds that a session took, or would usually take.
  package func seconds(of session: Session, in history: PreparedHistory) -> Double {
    if let logged = session.duration, logged > 0, logged <= Totals.longestPlausible {
      return Double(logged)
    }
    return expected(of: session, in: history)
  }

  /// Seconds that a workout like a session usually takes.
  package func expected(of session: Session, in history: PreparedHistory) -> Double {
    let structural = SessionDurations.structural(session, history.log)
    guard structural > 0 else { return 0 }
    return fit?.seconds(structural: structural) ?? DurationModel.pace * structural
  }

  /// Seconds of set-up, work and rests of a session's sets.
  private static func structural(
    _ session: Session, _ log: TrainingLog, rest: (ExerciseFacts?) -> Int? = { _ in nil }
  ) -> Double {
    var exercises: [[DurationModel.Element]] = []
    var last: (exercise: Int32, block: Int16)?
    for row in session.sets {
      let columns = log.columns
      let block = (columns.exercise[row], columns.block[row])
      if last.map({ $0 == block }) != true { exercises.append([]) }
      last = block
      // Work by time or distance takes as long as it says.
      let repetitions = columns.repetitions[row].map(Int.init)
      let held = repetitions == nil ? columns.seconds[row] : nil
      exercises[exercises.count - 1].append(
        DurationModel.Element(
          repetitions: repetitions, seconds: held.map { Int(min($0, 21_600)) },
          rest: columns.rest[row].map { Int(min($0, 3600)) }
            ?? rest(log.exercises[Int(columns.exercise[row])].facts)))
    }
    return DurationModel.structuralSeconds(exercises)
  }
}
