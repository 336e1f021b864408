package import GymBoLog

/// The findings of every exercise of a history.
package struct LiftFindings: Sendable {
  /// The history that they are made from.
  package let history: PreparedHistory
  /// Deloads and layoffs, which enter no trend.
  package let breaks: TrainingBreaks
  /// One finding for each exercise that has a session, in the order of the log's exercises.
  package let lifts: [LiftFinding]

  /// Which of them need attention. O(sessions).
  package var concerns: Concerns {
    Concerns(log: history.log, breaks: breaks, lifts: lifts, asOf: history.asOf)
  }

  /// Looks at every exercise. O(sets · log sets).
  package init(_ history: PreparedHistory) {
    self.init(history, exercises: ExerciseWork.all(in: history))
  }

  /// Looks at no exercise: for who asks for the breaks alone. O(sets).
  package init(breaksOf history: PreparedHistory) {
    self.init(
      history, exercises: ExerciseWork.all(in: history), since: history.asOf.advanced(by: 1))
  }

  /// Looks at every exercise, where what was done of them is known. O(sets · log sets).
  /// - Parameters:
  ///   - history: what they are made from.
  ///   - exercises: all that it has.
  ///   - since: of exercises whose last session is before this day there is no finding; nil for findings of all.
  package init(
    _ history: PreparedHistory, exercises: [ExerciseWork], since: CivilDate? = nil
  ) {
    let breaks = TrainingBreaks(of: history, exercises: exercises)
    let week = WeekFinding.days(of: history.week, asOf: history.asOf)
    self.history = history
    self.breaks = breaks
    lifts = exercises.compactMap { work in
      if let since, let last = work.sessions.last?.date, last < since { return nil }
      return LiftFinding(of: work, week: week, history: history, breaks: breaks)
    }
  }
}
