internal import GymBoLog
internal import GymBoSQLite

/// What could be read of a damaged store.
public struct Recovery: Sendable, Equatable {
  /// Workouts that are as they were written.
  public var workouts = 0
  /// The numbers of the workouts that were there and cannot be read, ascending.
  public var lost: [Int] = []
  /// The starts of these by their numbers, where they can be read, with the time of day where it is known.
  public var starts: [Int: String] = [:]
  /// Whether there were no others: where the lists of workouts are damaged, too, nobody can tell.
  public var isCountKnown = true
  /// The tables of what else a store keeps that could not be read.
  public var unreadTables: [String] = []
}

extension Store {
  /// Reads what can be read of a damaged store into a new one. The damaged file is left as it is. Of each app the new store has
  /// one import, named after the last that can be read; workouts that were replaced or deleted are left out.
  /// - Parameters:
  ///   - path: the absolute path of the damaged store.
  ///   - new: the absolute path of a file that is made.
  public static func recover(
    _ path: String, into new: String
  ) throws(StoreError) -> Recovery {
    guard !StoreFile.exists(new) else { throw .exists(path: new) }
    let damaged = try Store.reading(path)
    let evidence = WorkoutEvidence(damaged.database)
    let (found, lost, starts) = damaged.readable(evidence)
    // Without the names of the apps the workouts are still worth having.
    let sources = (try? damaged.database.sources()) ?? [:]
    let store = try Store.writing(new, makes: true)
    let moment = store.now.description
    try store.change { database throws(DatabaseError) in
      var exercises: [String: Int64] = [:]
      for (source, own) in Dictionary(grouping: found, by: \.source).sorted(by: { $0.key < $1.key })
      {
        let known = sources[source]
        let place = try database.insertRecovered(known, source: source, own, at: moment)
        for entry in own {
          _ = try database.insert(
            entry.workout, source: place.source, ordinal: entry.ordinal, change: place.change,
            isHidden: entry.isHidden, exercises: &exercises)
        }
      }
      try database.joinSources()
    }
    return Recovery(
      workouts: found.count, lost: lost, starts: starts, isCountKnown: evidence.isComplete,
      unreadTables: store.takePlans(of: damaged))
  }

  /// Takes over what is no workout of the past, as far as it can be read: profile, measures of a body, templates, and a workout
  /// in progress.
  /// - Returns: the tables that could not be read.
  private func takePlans(of damaged: borrowing Store) -> [String] {
    var unread: [String] = []
    do throws(StoreError) {
      try setProfile(try damaged.profile().mapValues { $0 })
    } catch {
      unread.append("profile")
    }
    do throws(StoreError) {
      _ = try add(try damaged.measurements(), format: "", account: "", file: nil)
    } catch {
      unread.append("measurements")
    }
    do throws(StoreError) {
      let templates = try damaged.templates()
      _ = try changeTemplates { $0 = templates }
    } catch {
      unread.append("templates")
    }
    do throws(StoreError) {
      try takeWorkout(of: damaged)
    } catch {
      unread.append("workouts")
    }
    return unread
  }

  /// The workouts that are as they were written, read one by one, and what is lost.
  private func readable(
    _ evidence: WorkoutEvidence
  ) -> (found: [StoredWorkout], lost: [Int], starts: [Int: String]) {
    var (found, lost): ([StoredWorkout], [Int]) = ([], [])
    var starts: [Int: String] = [:]
    let names = exerciseNames()
    for (id, start) in evidence.starts.sorted(by: { $0.key < $1.key }) {
      if let entry = try? database.workouts(.one(id), names: names).first, entry.isWhole {
        found.append(entry)
      } else {
        lost.append(Int(id))
        if CivilDate(iso: String(start.prefix(10))) != nil { starts[Int(id)] = start }
      }
    }
    return (found, lost, starts)
  }

  /// The names of exercises, from their table and from its index, which has them, too.
  private func exerciseNames() -> [Int64: String] {
    var names: [Int64: String] = [:]
    for order in ["id ASC", "id DESC", "name ASC", "name DESC"] {
      guard
        let statement = try? database.prepare("SELECT id, name FROM exercises ORDER BY \(order)")
      else { continue }
      while (try? statement.step()) ?? false {
        if let id = statement.integer(0), let name = statement.text(1), names[id] == nil {
          names[id] = name
        }
      }
    }
    return names
  }
}

/// An app and account, with the file that was imported last.
private struct RecoveredSource {
  var format: String
  var account: String
  var file: String
  var variant: String
  var unit: String
}

extension Database {
  fileprivate borrowing func sources() throws(DatabaseError) -> [Int64: RecoveredSource] {
    let statement = try prepare(
      """
      SELECT s.id, s.format, s.account, c.file, c.variant, c.unit FROM sources s
      LEFT JOIN changes c ON c.source = s.id ORDER BY c.id
      """)
    var sources: [Int64: RecoveredSource] = [:]
    while try statement.step() {
      sources[statement.integer(0) ?? 0] = RecoveredSource(
        format: statement.text(1) ?? "", account: statement.text(2) ?? "",
        file: statement.text(3) ?? "", variant: statement.text(4) ?? "",
        unit: statement.text(5) ?? "")
    }
    return sources
  }

  /// Writes an app and account, and an import of it.
  fileprivate borrowing func insertRecovered(
    _ known: RecoveredSource?, source: Int64, _ own: [StoredWorkout], at moment: String
  ) throws(DatabaseError) -> (source: Int64, change: Int64) {
    try prepare("INSERT INTO sources (format, account) VALUES (?, ?)")
      .run(.text(known?.format ?? "unknown"), .text(known?.account ?? "\(source)"))
    let place = lastRow
    let starts = own.map(\.workout.start)
    try prepare(
      """
      INSERT INTO changes (at, what, source, file, variant, unit, excluded, rejected, first, last, sessions)
      VALUES (?, 'import', ?, ?, ?, ?, 0, 0, ?, ?, ?)
      """
    ).run(
      .text(moment), .integer(place), .text(known?.file ?? ""), .text(known?.variant ?? ""),
      .text(known?.unit ?? "stated"), SQLValue(starts.min()?.description),
      SQLValue(starts.max()?.description), SQLValue(own.count))
    return (place, lastRow)
  }
}
