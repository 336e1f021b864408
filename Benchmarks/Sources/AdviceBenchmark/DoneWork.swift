@testable import GymBoLog

/// A working set as it was done.
struct DoneSet {
  let row: Int
  /// In kilograms; nil for work that is not load × repetitions.
  let load: Double?
  let repetitions: Int
  /// The RPE: as logged, or 10 for a set to failure.
  let effort: Double?
  /// Whether it was a warm-up that is not logged as one: before the heaviest set, and lighter than 60 % of it.
  fileprivate(set) var isWarmUp = false
}

/// A lift in one session.
struct DoneLift {
  /// Index into the log's sessions.
  let session: Int
  let date: CivilDate
  /// Its working sets in order; at least one.
  let sets: [DoneSet]

  /// The sets that are not warm-ups.
  var workSets: [DoneSet] { sets.filter { !$0.isWarmUp } }

  /// The sets that are no warm-ups, without singles that are heavier than everything else: a test is not done again.
  var repeatedSets: [DoneSet] {
    guard let heaviest = workSets.filter({ $0.repetitions > 1 }).compactMap(\.load).max() else {
      return workSets
    }
    return workSets.filter { $0.repetitions != 1 || ($0.load ?? 0) <= heaviest }
  }

  /// The heaviest set with a load; of equals, the one with most repetitions.
  var topSet: DoneSet? {
    sets.filter { $0.load != nil }
      .max { ($0.load ?? 0, $0.repetitions) < ($1.load ?? 0, $1.repetitions) }
  }

  /// Σ load × repetitions in kilograms.
  var volume: Double { sets.reduce(0) { $0 + ($1.load ?? 0) * Double($1.repetitions) } }
}

/// What was done in a log, lift by lift. It is read from the log's columns alone: nothing that is judged takes part.
struct DoneWork {
  /// By exercise of the log, its sessions in order of time.
  private(set) var lifts: [[DoneLift]]
  /// By session of the log, the exercises with a working set that are strength training.
  private(set) var liftsOfSession: [Set<Int>]

  init(_ log: TrainingLog) {
    lifts = Array(repeating: [], count: log.exercises.count)
    liftsOfSession = Array(repeating: [], count: log.sessions.count)
    for (index, session) in log.sessions.enumerated() {
      let rows = session.sets.filter { DoneWork.isWorkingSet($0, of: log.columns) }
      for (exercise, rows) in Dictionary(
        grouping: rows, by: { Int(log.columns.exercise[$0]) })
      {
        let sets = DoneWork.sets(rows, of: log.columns)
        lifts[exercise].append(DoneLift(session: index, date: session.date, sets: sets))
        if (log.exercises[exercise].facts?.modality ?? .strength) == .strength {
          liftsOfSession[index].insert(exercise)
        }
      }
    }
  }

  /// The last time that a lift was done up to a day.
  func last(_ exercise: Int, through day: CivilDate) -> DoneLift? {
    lifts[exercise].last { $0.date <= day }
  }

  /// The lift's sessions of the days before a day, the day itself included.
  func recent(_ exercise: Int, days: Int, through day: CivilDate) -> [DoneLift] {
    lifts[exercise].filter { $0.date <= day && day.days(since: $0.date) <= days }
  }

  private static func isWorkingSet(_ row: Int, of columns: SetColumns) -> Bool {
    guard columns.kind[row] != .warmUp else { return false }
    if columns.repetitions[row] ?? 0 >= 1 { return true }
    let isOther = columns.semantics[row] == .timed || columns.semantics[row] == .distance
    guard isOther || columns.repetitions[row] == nil else { return false }
    return (columns.seconds[row] ?? 0) > 0 || (columns.metres[row] ?? 0) > 0
  }

  private static func sets(_ rows: [Int], of columns: SetColumns) -> [DoneSet] {
    var sets = rows.map { row in
      let load = columns.load[row].map { Load(units: $0).kilograms }
      return DoneSet(
        row: row, load: columns.semantics[row] == .loaded ? load : nil,
        repetitions: Int(columns.repetitions[row] ?? 0),
        effort: columns.rpe[row] ?? (columns.kind[row] == .failure ? 10 : nil))
    }
    let heaviest = sets.compactMap(\.load).max() ?? 0
    let top = sets.firstIndex { $0.load == heaviest } ?? 0
    for index in sets.indices.prefix(top) where columns.kind[sets[index].row] == .working {
      if let load = sets[index].load, load < 0.6 * heaviest { sets[index].isWarmUp = true }
    }
    return sets
  }
}
