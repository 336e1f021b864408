internal import GymBoLog

extension LiftFinding {
  /// Whether the lift was the first of most workouts that had it, in the 42 days up to a day. Cardio and stretching before it
  /// do not count.
  func isDoneFirst(upTo day: CivilDate, in log: TrainingLog) -> Bool {
    let recent = sessions.filter { day.days(since: $0.date) <= AnalysisOptions.activeDays }
    let first = recent.count { session in
      log.sessions[session.session].sets.first { row in
        let facts = log.exercises[Int(log.columns.exercise[row])].facts
        return (facts?.modality ?? .strength) == .strength
      }.map { Int(log.columns.exercise[$0]) == exercise } ?? false
    }
    return 2 * first > recent.count
  }
}
