public import GymBoImport
public import GymBoLog

/// What a history holds, without going through its log.
extension History {
  /// Reads one export of one athlete.
  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - options: how to read what the file leaves open.
  public init(
    reading path: String, options: ImportOptions = ImportOptions()
  ) throws(ImportError) {
    try self.init(reading: [path], options: options)
  }

  /// The exercises in the order in which they first appear, as logged.
  public var exercises: [LoggedExercise] { log.exercises }

  /// Every set that was read, in order of time.
  public var sets: TrainingSets { log.sets }

  /// Every workout, in order of time.
  public var sessions: [Session] { log.sessions }

  /// What was wrong or doubtful in reading. ``check(options:unit:)`` finds more.
  public var issues: [Issue] { log.issues + bodyIssues }

  /// The cells of tables of body weights that could not be read, each with the table, the line and what the cell has. A place in
  /// the log names one of its files, of which such a table is none.
  var bodyIssues: [Issue] {
    bodyTables.flatMap { table in
      table.rejected.map { cell in
        Issue(
          rule: .unreadableBodyCell, severity: .warning, place: nil,
          original: "\(table.name):\(cell.line): \(cell.text.prefix(100))")
      }
    }
  }

  /// The lifts with their bests and trends. It analyses the history each time: keep the ``analysis(_:)`` to ask it more.
  public var lifts: [Lift] { analysis().lifts }

  /// One lift; see ``Analysis/lift(_:)``. It analyses the history each time.
  public func lift(_ name: String) throws(ExerciseNotFound) -> Lift {
    try analysis().lift(name)
  }
}
