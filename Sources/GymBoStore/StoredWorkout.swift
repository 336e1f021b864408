public import GymBoLog
internal import GymBoSQLite

/// A version of a workout in the store.
public struct StoredWorkout: Sendable {
  let id: Int64
  /// The app and account that it came from.
  let source: Int64
  /// The change that brought it.
  let addedBy: Int64
  let ordinal: Int
  /// The version of another app that counts in its place.
  let sameAs: Int64?
  /// Whether its owner took it out of all reports.
  public let isHidden: Bool
  package private(set) var workout: LoggedWorkout
  /// The hash that was written with it.
  let content: Int64

  /// Its number, by which a person names it.
  public var number: Int { Int(id) }
  /// The number of the version of another app that counts in its place; nil where it counts itself.
  public var countsAs: Int? { sameAs.map { Int($0) } }
  /// Its day.
  public var day: CivilDate { workout.start.date }
  /// Its title; nil where the app has none.
  public var title: String? { workout.title }
  /// The names of its exercises, each once, in the order of the workout.
  public var exercises: [String] {
    var seen: Set<String> = []
    return workout.sets.map(\.exercise).filter { seen.insert($0).inserted }
  }
  /// How many sets it has.
  public var setCount: Int { workout.sets.count }
  /// Its start: with the time of day where it is known.
  public var startText: String { workout.startText }

  /// The hash of what was read of it.
  private(set) var hash: ContentHash
  /// Whether it is as it was written.
  var isWhole: Bool { hash.written == content }

  /// A workout whose sets are still to be read.
  init(
    id: Int64, source: Int64, addedBy: Int64, ordinal: Int, sameAs: Int64?, isHidden: Bool,
    _ workout: LoggedWorkout, content: Int64
  ) {
    (self.id, self.source, self.addedBy, self.ordinal) = (id, source, addedBy, ordinal)
    (self.sameAs, self.isHidden, self.workout, self.content) = (sameAs, isHidden, workout, content)
    hash = ContentHash(workout)
  }

  /// Its place among all: by its start as it is written, then by its app.
  fileprivate var place: (start: CivilTime, hasTime: Int, source: Int64, ordinal: Int, id: Int64) {
    (workout.start, workout.hasTime ? 1 : 0, source, ordinal, id)
  }

  /// Takes the sets that were read of it.
  mutating func take(_ sets: SetsRead) {
    workout.sets = workout.sets.isEmpty ? sets.entries : workout.sets + sets.entries
    hash = sets.hash
  }
}

extension Database {
  /// The versions of workouts, in order of start. Three queries, however many there are.
  /// - Parameter names: of exercises by their keys, where they were read before.
  borrowing func workouts(
    _ versions: Versions, names known: [Int64: String]? = nil
  ) throws(DatabaseError) -> [StoredWorkout] {
    let names: [Int64: String]
    if let known {
      names = known
    } else {
      names = try texts(byKeyOf: "SELECT id, name FROM exercises")
    }
    var workouts = try sessions(versions)
    try readSets(versions, names, into: &workouts)
    return workouts
  }

  /// Which versions of workouts are read.
  enum Versions {
    /// Those that count, and hidden ones.
    case live
    /// Those of one app and account.
    case liveOf(source: Int64)
    /// Those that were replaced or deleted.
    case gone
    /// One, also if it was replaced or deleted.
    case one(Int64)

    fileprivate var ofSessions: String {
      switch self {
      case .live: "WHERE gone_by IS NULL"
      case .liveOf(let source): "WHERE gone_by IS NULL AND source = \(source)"
      case .gone: "WHERE gone_by IS NOT NULL"
      case .one(let id): "WHERE id = \(id)"
      }
    }

    var ofSets: String {
      if case .one(let id) = self { "WHERE session = \(id)" } else { "" }
    }
  }

  private borrowing func sessions(_ versions: Versions) throws(DatabaseError) -> [StoredWorkout] {
    let statement = try prepare(
      """
      SELECT id, source, added_by, start, ordinal, title, note, duration_s, content, same_as, hidden FROM sessions
      \(versions.ofSessions) ORDER BY id
      """)
    var found: [StoredWorkout] = []
    while try statement.step() {
      let text = statement.text(3) ?? ""
      let start = CivilTime(iso: text)
      // `??` reads the day only where there is no time.
      guard
        let moment = start ?? CivilDate(iso: text).map({ CivilTime(date: $0, secondOfDay: 0) })
      else { throw .damaged([]) }
      let workout = LoggedWorkout(
        start: moment, hasTime: start != nil, title: statement.text(5), note: statement.text(6),
        duration: statement.integer(7), sets: [])
      found.append(
        StoredWorkout(
          id: statement.number(0), source: statement.number(1), addedBy: statement.number(2),
          ordinal: Int(statement.number(4)), sameAs: statement.integer(9),
          isHidden: statement.number(10) == 1, workout, content: statement.number(8)))
    }
    return found.sorted { $0.place < $1.place }
  }

  borrowing func texts(byKeyOf sql: String) throws(DatabaseError) -> [Int64: String] {
    let statement = try prepare(sql)
    var found: [Int64: String] = [:]
    while try statement.step() { found[statement.integer(0) ?? 0] = statement.text(1) ?? "" }
    return found
  }

  /// Writes a version of a workout.
  /// - Returns: its number.
  borrowing func insert(
    _ workout: LoggedWorkout, source: Int64, ordinal: Int, change: Int64, isHidden: Bool,
    exercises: inout [String: Int64]
  ) throws(DatabaseError) -> Int64 {
    try prepare(
      """
      INSERT INTO sessions (source, start, ordinal, title, note, duration_s, line, content, added_by, hidden)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    ).run(
      .integer(source), .text(workout.startText), SQLValue(ordinal), SQLValue(workout.title),
      SQLValue(workout.note), SQLValue(workout.duration), SQLValue(workout.sets.first?.line),
      .integer(ContentHash.of(workout)), .integer(change), SQLValue(isHidden ? 1 : 0))
    let session = lastRow
    let sets = try prepare("INSERT INTO sets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    let details = try prepare("INSERT INTO set_details VALUES (?, ?, ?, ?, ?, ?, ?)")
    for (position, set) in workout.sets.enumerated() {
      let exercise = try key(ofExercise: set.exercise, &exercises)
      try sets.run(
        .integer(session), SQLValue(position), .integer(exercise), SQLValue(set.block),
        SQLValue(set.kind.rawValue), SQLValue(set.load), SQLValue(set.repetitions),
        SQLValue(set.rpe), SQLValue(set.line))
      if set.hasDetails {
        try details.run(
          .integer(session), SQLValue(position), SQLValue(set.seconds), SQLValue(set.metres),
          SQLValue(set.rest), SQLValue(set.superset), SQLValue(set.note))
      }
    }
    return session
  }

  borrowing func key(
    ofExercise name: String, _ known: inout [String: Int64]
  ) throws(DatabaseError) -> Int64 {
    if let key = known[name] { return key }
    try prepare("INSERT INTO exercises (name) VALUES (?)").run(.text(name))
    known[name] = lastRow
    return lastRow
  }
}

extension LoggedWorkout {
  /// The start as the store keeps it: with the time of day where it is known.
  var startText: String { hasTime ? start.description : start.date.description }
}

extension LoggedWorkout.Entry {
  /// Whether it has a value that few sets have.
  var hasDetails: Bool {
    seconds != nil || metres != nil || rest != nil || superset != nil || note != nil
  }
}
