internal import GymBoImport
public import GymBoLog
internal import GymBoSQLite

extension Store {
  /// The workout in progress, else the one that was in progress last; nil where there was none.
  public func liveWorkout() throws(StoreError) -> LiveWorkout? {
    try read { database throws(DatabaseError) in try database.lastWorkout()?.workout }
  }

  /// Lets an event happen in the workout in progress, as one change of the file: it is on the disk when this returns. A start
  /// begins a new workout; what ends one writes it into the history. One that was left alone for a day is aborted before.
  /// - Parameters:
  ///   - event: what happens; nil where only a workout that was left alone is to be aborted.
  ///   - moment: when.
  ///   - template: the name of the template that a start copies.
  /// - Returns: the workout as it is then.
  @discardableResult
  public func record(
    _ event: LiveWorkout.Event?, at moment: WorkoutMoment, template: String? = nil
  ) throws(StoreError) -> LiveWorkout {
    let result = try change { database throws(DatabaseError) in
      try database.record(event, at: moment, template: template, now: now.description)
    }
    switch result {
    case .success(let workout): return workout
    case .failure(let refusal): throw .refusedEvent(refusal)
    }
  }

  /// Takes the workout in progress of another store over.
  func takeWorkout(of other: borrowing Store) throws(StoreError) {
    let kept = try other.read { database throws(DatabaseError) in try database.lastWorkout() }
    guard let kept, kept.workout.state.isOpen else { return }
    try change { database throws(DatabaseError) in
      let id = try database.insertWorkout(template: nil)
      for (number, event) in kept.events.enumerated() {
        try database.insert(event.event, at: event.at, number: number, of: id)
      }
    }
  }
}

/// A workout as the store keeps it.
private struct KeptWorkout {
  /// Nil before its first event is written.
  var id: Int64?
  /// All events, also those that were taken back.
  var events: [(event: LiveWorkout.Event, at: WorkoutMoment)] = []
  var workout: LiveWorkout
  /// The name of the template that it is a copy of.
  var template: String?
}

extension LiveWorkout.State {
  /// The word by which the store keeps it: one that is not begun is as open as any.
  fileprivate var word: String { isOpen || self == .planned ? "open" : rawValue }
}

extension Database {
  /// Whether the tables are those of a release that keeps templates and workouts in progress.
  borrowing func hasWorkouts() throws(DatabaseError) -> Bool {
    try integer("PRAGMA user_version") ?? 0 > 1001
  }

  /// The workout that was begun last. No other can be in progress.
  fileprivate borrowing func lastWorkout() throws(DatabaseError) -> KeptWorkout? {
    guard try hasWorkouts(), let id = try integer("SELECT max(id) FROM workouts") else {
      return nil
    }
    return try workout(id)
  }

  private borrowing func workout(_ id: Int64) throws(DatabaseError) -> KeptWorkout {
    let rows = try prepare(
      "SELECT at, event FROM workout_events WHERE workout = \(id) ORDER BY number")
    var kept = KeptWorkout(id: id, workout: LiveWorkout())
    while try rows.step() {
      guard let at = rows.text(0).flatMap({ WorkoutMoment(iso: $0) }),
        let event = rows.text(1).flatMap(WorkoutEventText.event),
        (try? kept.workout.apply(event, at: at)) != nil
      else { throw .damaged([]) }
      kept.events.append((event, at))
    }
    return kept
  }

  /// The starts of workouts whose events do not say what is kept of them.
  borrowing func damagedWorkouts() throws(DatabaseError) -> [String] {
    guard try hasWorkouts() else { return [] }
    let ids = try texts("SELECT id FROM workouts ORDER BY id").compactMap { Int64($0) }
    var damaged: [String] = []
    for id in ids {
      let kept: KeptWorkout?
      do throws(DatabaseError) {
        kept = try workout(id)
      } catch {
        guard error.isDamage else { throw error }
        kept = nil
      }
      let state = try texts("SELECT state FROM workouts WHERE id = \(id)").first
      if kept?.workout.state.word != state {
        let start = try texts(
          "SELECT at FROM workout_events WHERE workout = \(id) ORDER BY number LIMIT 1")
        damaged.append(start.first.map { String($0.prefix(19)) } ?? "#\(id)")
      }
    }
    return damaged
  }

  fileprivate borrowing func record(
    _ event: LiveWorkout.Event?, at moment: WorkoutMoment, template: String?, now: String
  ) throws(DatabaseError) -> Result<LiveWorkout, LiveWorkout.Refusal> {
    var kept = try lastWorkout()
    if var abandoned = kept, let last = abandoned.workout.abandoned(at: moment) {
      if case .failure(let refusal) = try add(.abort, at: last, to: &abandoned, now: now) {
        return .failure(refusal)
      }
      kept = abandoned
    }
    guard let event else { return .success(kept?.workout ?? LiveWorkout()) }
    if case .start = event, kept?.workout.state.word != "open" { kept = nil }
    do throws(LiveWorkout.Refusal) {
      try kept?.workout.checkOrder(event, at: moment)
    } catch {
      return .failure(error)
    }
    var workout = kept ?? KeptWorkout(id: nil, workout: LiveWorkout(), template: template)
    return try add(event, at: moment, to: &workout, now: now)
  }

  /// Adds an event, unless it is refused, and brings the history in line with what the workout now is.
  private borrowing func add(
    _ event: LiveWorkout.Event, at moment: WorkoutMoment, to kept: inout KeptWorkout, now: String
  ) throws(DatabaseError) -> Result<LiveWorkout, LiveWorkout.Refusal> {
    let was = kept.workout.state
    do throws(LiveWorkout.Refusal) {
      try kept.workout.apply(event, at: moment)
    } catch {
      return .failure(error)
    }
    let id = if let id = kept.id { id } else { try insertWorkout(template: kept.template) }
    kept.id = id
    try insert(event, at: moment, number: kept.events.count, of: id)
    kept.events.append((event, moment))
    if was.word != kept.workout.state.word { try settle(kept.workout, of: id, now: now) }
    return .success(kept.workout)
  }

  fileprivate borrowing func insertWorkout(template: String?) throws(DatabaseError) -> Int64 {
    try prepare(
      """
      INSERT INTO workouts (state, template)
      VALUES ('open', (SELECT id FROM templates WHERE name = ?))
      """
    ).run(SQLValue(template))
    return lastRow
  }

  fileprivate borrowing func insert(
    _ event: LiveWorkout.Event, at moment: WorkoutMoment, number: Int, of workout: Int64
  ) throws(DatabaseError) {
    try prepare("INSERT INTO workout_events VALUES (?, ?, ?, ?)").run(
      .integer(workout), SQLValue(number), .text(moment.description),
      .text(WorkoutEventText.text(event)))
  }

  /// Writes a workout that is over into the history, as a change; or takes it out again where its end was taken back.
  private borrowing func settle(
    _ workout: LiveWorkout, of id: Int64, now: String
  ) throws(DatabaseError) {
    var session: Int64?
    if let logged = workout.logged(aborted: Database.abortedTitle) {
      let source = SourceFile(
        name: "", format: Database.typedFormat, variant: "live", unit: .stated)
      session = try add([logged], "workout", of: source, file: nil, at: now).first
    } else if !workout.state.isOpen {
      // A change of its own, so that undo takes nothing older back in its place.
      try prepare("INSERT INTO changes (at, what, session) VALUES (?, ?, ?)")
        .run(.text(now), .text(StoreChange.emptyWorkout), .integer(id))
    } else if let change = try integer(
      "SELECT added_by FROM sessions WHERE id = (SELECT session FROM workouts WHERE id = \(id))")
    {
      try execute(
        """
        DELETE FROM sessions WHERE added_by = \(change); DELETE FROM changes WHERE id = \(change)
        """)
      try joinSources()
    } else {
      try prepare("DELETE FROM changes WHERE what = ? AND session = ?")
        .run(.text(StoreChange.emptyWorkout), .integer(id))
    }
    try prepare("UPDATE workouts SET state = ?, session = ? WHERE id = ?")
      .run(.text(workout.state.word), SQLValue(session), .integer(id))
  }

  /// The title in the history of a workout that was broken off.
  private static func abortedTitle(_ title: String?) -> String {
    title.map { "\($0) (aborted)" } ?? "Aborted workout"
  }
}
