public import GymBoLog
internal import GymBoSQLite

extension Store {
  /// The templates, with their folders.
  public func templates() throws(StoreError) -> WorkoutTemplates {
    try read { database throws(DatabaseError) in try database.templates() }
  }

  /// Changes templates: all that the work does, or nothing where it throws.
  /// - Returns: the templates as they are now.
  @discardableResult
  public func changeTemplates(
    _ work: (inout WorkoutTemplates) throws(WorkoutTemplates.Refusal) -> Void
  ) throws(StoreError) -> WorkoutTemplates {
    let result = try change {
      database throws(DatabaseError) -> Result<WorkoutTemplates, WorkoutTemplates.Refusal> in
      let before = try database.templates()
      var after = before
      do throws(WorkoutTemplates.Refusal) {
        try work(&after)
      } catch {
        return .failure(error)
      }
      if after != before { try database.write(after) }
      return .success(after)
    }
    switch result {
    case .success(let templates): return templates
    case .failure(let refusal): throw .refusedTemplate(refusal)
    }
  }
}

extension Database {
  fileprivate borrowing func templates() throws(DatabaseError) -> WorkoutTemplates {
    guard try hasWorkouts() else { return WorkoutTemplates() }
    let folders = try texts("SELECT name FROM folders ORDER BY position")
    var templates: [WorkoutTemplate] = []
    var places: [Int64: Int] = [:]
    let rows = try prepare(
      """
      SELECT t.id, t.name, f.name, t.is_favorite, t.rest_s, t.note FROM templates t
      LEFT JOIN folders f ON f.id = t.folder ORDER BY t.position
      """)
    while try rows.step() {
      var template = WorkoutTemplate(rows.text(1) ?? "", [])
      (template.folder, template.isFavorite) = (rows.text(2), rows.number(3) == 1)
      (template.rest, template.note) = (Int(rows.number(4)), rows.text(5))
      places[rows.number(0)] = templates.count
      templates.append(template)
    }
    let exercises = try prepare(
      """
      SELECT e.template, x.name, e.superset, e.rest_s, e.note, s.kind, s.lowest, s.highest, s.load, s.seconds, s.metres,
        s.rpe, e.position
      FROM template_exercises e JOIN exercises x ON x.id = e.exercise
      JOIN template_sets s ON s.template = e.template AND s.exercise = e.exercise
      ORDER BY e.template, e.position, s.position
      """)
    while try exercises.step() {
      guard let place = places[exercises.number(0)] else { continue }
      if templates[place].exercises.count <= Int(exercises.number(12)) {
        templates[place].exercises.append(
          PlannedExercise(
            exercises.text(1) ?? "", sets: [], superset: exercises.integer(2).map { Int($0) },
            rest: exercises.integer(3).map { Int($0) }, note: exercises.text(4)))
      }
      let last = templates[place].exercises.count - 1
      templates[place].exercises[last].sets.append(exercises.plannedSet())
    }
    return WorkoutTemplates(folders: folders, templates)
  }

  /// Writes all templates. Those that stay keep their keys, for workouts name them.
  fileprivate borrowing func write(_ templates: WorkoutTemplates) throws(DatabaseError) {
    let names = Set(templates.all.map(\.name))
    let forget = try prepare("DELETE FROM templates WHERE name = ?")
    for name in try texts("SELECT name FROM templates") where !names.contains(name) {
      try forget.run(.text(name))
    }
    try execute("DELETE FROM folders; DELETE FROM template_exercises")
    for (place, folder) in templates.folders.enumerated() {
      try prepare("INSERT INTO folders (name, position) VALUES (?, ?)")
        .run(.text(folder), SQLValue(place))
    }
    var known = try exerciseKeys()
    for (place, template) in templates.all.enumerated() {
      try prepare(
        """
        INSERT INTO templates (name, folder, position, is_favorite, rest_s, note)
        VALUES (?1, (SELECT id FROM folders WHERE name = ?2), ?3, ?4, ?5, ?6)
        ON CONFLICT (name) DO UPDATE SET folder = excluded.folder, position = excluded.position,
          is_favorite = excluded.is_favorite, rest_s = excluded.rest_s, note = excluded.note
        """
      ).run(
        .text(template.name), SQLValue(template.folder), SQLValue(place),
        SQLValue(template.isFavorite ? 1 : 0), SQLValue(template.rest), SQLValue(template.note))
      let key = try integer("SELECT id FROM templates WHERE name = ?", .text(template.name))
      try write(template.exercises, of: key ?? 0, &known)
    }
  }

  private borrowing func write(
    _ exercises: [PlannedExercise], of template: Int64, _ known: inout [String: Int64]
  ) throws(DatabaseError) {
    let insert = try prepare("INSERT INTO template_exercises VALUES (?, ?, ?, ?, ?, ?)")
    let sets = try prepare("INSERT INTO template_sets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    for (place, exercise) in exercises.enumerated() {
      let key = try key(ofExercise: exercise.name, &known)
      try insert.run(
        .integer(template), SQLValue(place), .integer(key), SQLValue(exercise.superset),
        SQLValue(exercise.rest), SQLValue(exercise.note))
      for (position, set) in exercise.sets.enumerated() {
        try sets.run(
          .integer(template), .integer(key), SQLValue(position), SQLValue(set.kind.rawValue),
          SQLValue(set.repetitions), SQLValue(set.highest), SQLValue(set.load?.units),
          SQLValue(set.seconds), SQLValue(set.metres), SQLValue(set.rpe))
      }
    }
  }
}

extension Statement {
  /// The set of a row of a template's exercises.
  fileprivate borrowing func plannedSet() -> WorkoutSet {
    WorkoutSet(
      SetKind(rawValue: UInt8(clamping: number(5))) ?? .working,
      load: integer(8).map(Load.init(units:)), repetitions: integer(6).map { Int($0) },
      highest: integer(7).map { Int($0) }, seconds: real(9), metres: real(10), rpe: real(11))
  }
}
