public import GymBoLog

/// What was done of one exercise, over the whole history.
public struct ExerciseWork: Sendable, Hashable {
  /// Index into the log's exercises.
  public var exercise: Int
  /// Its sessions, in order of time: those in which it was trained or failed, not those in which it was only warmed up.
  public var sessions: [ExerciseSession]
  /// Completed sets that are no warm-ups.
  public var workingSets = 0
  /// Working sets with RIR up to 4, or without effort data.
  public var hardSets = 0
  /// Working sets with a load and repetitions: the coverage of ``tonnage``.
  public var loadedSets = 0
  /// Σ load × repetitions.
  public var tonnage = Volume.zero
  /// Its personal bests.
  public var records: ExerciseRecords
  /// Its working sets by their repetitions.
  public var repetitionBands: RepetitionBands

  /// Volume in kilograms.
  public var volume: Finding<Double> {
    loadedSets > 0
      ? .known(tonnage.kilograms) : .missing(workingSets > 0 ? .noLoad : .noSets)
  }

  /// The working set done last.
  public var lastUsedRow: Int? { sessions.last { !$0.rows.isEmpty }?.rows.last }

  /// One an exercise that has a session, in the order of the log's exercises. O(sets).
  public static func all(in history: PreparedHistory) -> [ExerciseWork] {
    history.sessions.ofExercise.enumerated().compactMap { exercise, sessions in
      sessions.isEmpty
        ? nil : ExerciseWork(exercise: exercise, sessions: sessions, history: history)
    }
  }

  private init(exercise: Int, sessions: [ExerciseSession], history: PreparedHistory) {
    self.exercise = exercise
    self.sessions = sessions
    for index in sessions.indices {
      workingSets += sessions[index].rows.count
      hardSets += sessions[index].hardSets
      loadedSets += sessions[index].loadedSets
      tonnage += sessions[index].tonnage
    }
    records = ExerciseRecords(sessions: sessions, history: history)
    repetitionBands = RepetitionBands(sessions: sessions, history: history)
  }
}
