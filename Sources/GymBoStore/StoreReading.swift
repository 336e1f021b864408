package import GymBoImport
package import GymBoLog
internal import GymBoSQLite

extension Store {
  /// The history of the store: of workouts that several apps have one version, and without hidden ones.
  /// - Parameter exerciseMap: the user's own names of exercises.
  /// - Throws: ``StoreError/damaged(path:workouts:)`` where a workout is not as it was written.
  package func log(exerciseMap: ExerciseMap?) throws(StoreError) -> TrainingLog {
    let files = try read { database throws(DatabaseError) in
      let files = try database.workoutFiles(withHidden: false)
      let damaged = files.flatMap(\.damaged)
      guard damaged.isEmpty else { throw .damaged(damaged) }
      return files
    }
    return joinHistory(files.map(\.file), exerciseMap: exerciseMap)
  }
}

/// The workouts that one change brought and that count.
struct ChangeFile {
  var file: WorkoutFile
  var workouts: [StoredWorkout]
  /// Those that are not as they were written.
  var damaged: [StoredWorkout] { workouts.filter { !$0.isWhole } }
}

extension Database {
  /// What counts, by the change that brought it, in the order in which files are joined: by their names.
  /// - Parameter withHidden: whether hidden workouts are among them. Without, other apps' versions of them are left out, too.
  borrowing func workoutFiles(
    withHidden: Bool
  ) throws(DatabaseError) -> [ChangeFile] {
    var workouts = try workouts(.live)
    if !withHidden {
      let hidden = Set(workouts.lazy.filter(\.isHidden).map(\.id))
      workouts.removeAll { entry in
        entry.isHidden || entry.sameAs.map(hidden.contains) ?? false
      }
    }
    let newest = Set(
      try keys("SELECT max(id) FROM changes WHERE what = 'import' GROUP BY source"))
    let statement = try prepare(
      """
      SELECT c.id, c.source, s.format, iif(c.what = 'import', c.file, 'log') AS name, c.variant, c.unit, c.excluded,
        c.rejected, c.what = 'import'
      FROM changes c JOIN sources s ON s.id = c.source WHERE c.what IN ('import', 'log', 'workout')
      ORDER BY name, c.what = 'import' DESC, c.id
      """)
    let byChange = Dictionary(grouping: workouts, by: \.addedBy)
    var files: [ChangeFile] = []
    while try statement.step() {
      let id = statement.integer(0) ?? 0
      let own = byChange[id] ?? []
      guard !own.isEmpty || newest.contains(id) else { continue }
      let app = Int(statement.integer(1) ?? 0)
      // What was typed, day by day, is one file.
      if statement.number(8) == 0, let last = files.last, last.file.app == app {
        files[files.count - 1].file.workouts += own.map(\.workout)
        files[files.count - 1].workouts += own
        continue
      }
      var source = SourceFile(
        name: statement.text(3) ?? "", format: statement.text(2) ?? "",
        variant: statement.text(4) ?? "", unit: UnitKnowledge(word: statement.text(5)))
      if newest.contains(id) {
        source.excluded = Int(statement.integer(6) ?? 0)
        source.rejected = Int(statement.integer(7) ?? 0)
      }
      var file = WorkoutFile(
        source: source, app: app, workouts: own.map(\.workout))
      if newest.contains(id) { file.issues = try issues(ofChange: id) }
      files.append(ChangeFile(file: file, workouts: own))
    }
    return files
  }

  private borrowing func keys(_ sql: String) throws(DatabaseError) -> [Int64] {
    let statement = try prepare(sql)
    var keys: [Int64] = []
    while try statement.step() { keys.append(statement.integer(0) ?? 0) }
    return keys
  }
}
