/// One set of a log as a value: what was done, and where the file says it.
public struct TrainingSet: Sendable, Hashable {
  /// The exercise's name as logged.
  public let exercise: String
  /// The day of its workout.
  public let date: CivilDate
  /// How it was meant and done.
  public let kind: SetKind
  /// What its numbers mean.
  public let semantics: LoadSemantics
  /// The load as logged; assistance where ``semantics`` says so.
  public let load: Load?
  /// Completed repetitions; 0 is a failed set.
  public let repetitions: Int?
  /// Duration in seconds.
  public let seconds: Double?
  /// Distance in metres.
  public let metres: Double?
  /// Rating of perceived exertion, 1…10; 10 − RPE repetitions were left in reserve.
  public let rpe: Double?
  /// The note of the exercise or set.
  public let note: String?
  /// The file's name as given.
  public let file: String
  /// Line in the file, from 1.
  public let line: Int
}

extension TrainingLog {
  /// All sets as values, in the order in which they were done.
  public var sets: TrainingSets { TrainingSets(log: self) }

  /// A workout of the log by its sets.
  /// - Parameter session: one of ``sessions``.
  public func sets(of session: Session) -> [TrainingSet] { session.sets.map { sets[$0] } }
}

/// A collection view of a log's sets that builds each `TrainingSet` when it is accessed. O(1) per access.
public struct TrainingSets: RandomAccessCollection, Sendable {
  let log: TrainingLog

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of sets.
  public var endIndex: Int { log.columns.count }

  /// A set by its row, from 0.
  public subscript(row: Int) -> TrainingSet {
    let columns = log.columns
    return TrainingSet(
      exercise: log.exercises[Int(columns.exercise[row])].name,
      date: log.sessions[Int(columns.session[row])].date, kind: columns.kind[row],
      semantics: columns.semantics[row], load: columns.load[row].map(Load.init(units:)),
      repetitions: columns.repetitions[row].map(Int.init), seconds: columns.seconds[row],
      metres: columns.metres[row], rpe: columns.rpe[row], note: columns.note[row],
      file: log.files[Int(columns.file[row])].name, line: Int(columns.line[row]))
  }
}
