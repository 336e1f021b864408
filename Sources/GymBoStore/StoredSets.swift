internal import GymBoLog
internal import GymBoSQLite

/// The sets of one workout, as they are read, with the hash of the workout up to the last of them.
struct SetsRead {
  var entries: [LoggedWorkout.Entry] = []
  var hash = ContentHash()

  /// - Parameter expected: the number of sets for which there is room from the beginning.
  init(expected: Int) { entries.reserveCapacity(expected) }
}

extension Database {
  /// Gives workouts their sets: one query for the sets and one for what few of them have, however many workouts there are.
  /// Workouts and names are looked up by their keys once for all sets in a row, and each set is added to its workout's hash at
  /// once.
  /// - Parameter names: of exercises by their keys.
  borrowing func readSets(
    _ versions: Versions, _ names: [Int64: String], into workouts: inout [StoredWorkout]
  ) throws(DatabaseError) {
    var places: [Int64: Int] = [:]
    for (place, entry) in workouts.enumerated() { places[entry.id] = place }
    let details = try details(versions)
    let rows = try prepare(
      """
      SELECT session, position, exercise, block, kind, load, repetitions, rpe, line FROM sets
      \(versions.ofSets) ORDER BY session, position
      """)
    var session: Int64?
    var place: Int?
    var read = SetsRead(expected: 0)
    var exercise: (key: Int64, name: String) = (0, names[0] ?? "")
    while try rows.step() {
      let id = rows.number(0)
      if id != session {
        if let place { workouts[place].take(read) }
        (session, place) = (id, places[id])
        // Workouts mostly have about as many sets as the one before.
        read = SetsRead(expected: read.entries.count)
        if let place { read.hash = workouts[place].hash }
      }
      guard place != nil else { continue }
      let key = rows.number(2)
      if key != exercise.key { exercise = (key, names[key] ?? "") }
      var entry = rows.entry(of: exercise.name)
      if !details.isEmpty, let detail = details[SetKey(session: id, position: rows.number(1))] {
        (entry.seconds, entry.metres) = (detail.seconds, detail.metres)
        (entry.rest, entry.superset, entry.note) = (detail.rest, detail.superset, detail.note)
      }
      read.hash.add(entry)
      read.entries.append(entry)
    }
    if let place { workouts[place].take(read) }
  }

  private struct SetKey: Hashable {
    var session: Int64
    var position: Int64
  }

  private struct Detail {
    var seconds: Double?
    var metres: Double?
    var rest: Double?
    var superset: Int32?
    var note: String?
  }

  private borrowing func details(_ versions: Versions) throws(DatabaseError) -> [SetKey: Detail] {
    let statement = try prepare(
      """
      SELECT session, position, seconds, metres, rest_s, superset, note FROM set_details
      \(versions.ofSets)
      """)
    var found: [SetKey: Detail] = [:]
    while try statement.step() {
      let key = SetKey(session: statement.number(0), position: statement.number(1))
      found[key] = Detail(
        seconds: statement.real(2), metres: statement.real(3), rest: statement.real(4),
        superset: statement.integer(5).map { Int32(clamping: $0) }, note: statement.text(6))
    }
    return found
  }
}

extension Statement {
  /// The set of a row, without what few sets have.
  fileprivate borrowing func entry(of exercise: String) -> LoggedWorkout.Entry {
    var entry = LoggedWorkout.Entry(
      exercise: exercise, block: Int16(clamping: number(3)),
      kind: SetKind(rawValue: UInt8(clamping: number(4))) ?? .working,
      line: Int32(clamping: number(8)))
    entry.load = integer(5)
    entry.repetitions = integer(6).map { Int32(clamping: $0) }
    entry.rpe = real(7)
    return entry
  }
}
