internal import GymBoSQLite

/// What a damaged store still says of the workouts that count: which there were. Their table says it, and its indexes do, too, which
/// lie on other pages.
struct WorkoutEvidence {
  /// Their starts by their numbers; empty where no start can be read.
  private(set) var starts: [Int64: String] = [:]
  /// Whether there were no more: a list of them was read to its end and has all that the others have.
  private(set) var isComplete = false

  init(_ database: borrowing Database) {
    var rows = database.list(
      "SELECT id, start, gone_by IS NOT NULL FROM sessions", by: ["id"])
    let live = database.list(
      "SELECT id, start, 0 FROM sessions INDEXED BY sessions_live WHERE gone_by IS NULL",
      by: ["source", "start", "ordinal"])
    let gone = database.list(
      "SELECT id, '', 1 FROM sessions INDEXED BY sessions_gone WHERE gone_by IS NOT NULL",
      by: ["gone_by", "id"])
    var lists = [live]
    // Without the list of those that are gone, these would have old versions among those that count.
    if gone.isWhole {
      var added = database.list(
        "SELECT id, '', 0 FROM sessions INDEXED BY sessions_added", by: ["added_by", "id"])
      var withSets = database.list("SELECT DISTINCT session, '', 0 FROM sets", by: ["session"])
      withSets.isWhole = false  // There may be workouts without sets.
      added.leaveOut(gone.entries)
      withSets.leaveOut(gone.entries)
      lists += [added, withSets]
    }
    // Where the row of a workout can be read, it is right, and no list.
    database.readRows(of: lists.flatMap(\.entries.keys), into: &rows)
    let replaced = rows.entries.filter(\.value.isGone)
    for index in lists.indices { lists[index].leaveOut(replaced) }
    rows.leaveOut(replaced)
    lists.append(rows)
    for (id, entry) in lists.flatMap(\.entries) where starts[id, default: ""].isEmpty {
      starts[id] = entry.start
    }
    isComplete = lists.contains { $0.isWhole && $0.entries.count == starts.count }
  }
}

/// What was read of a list of workouts.
private struct WorkoutList {
  /// By their numbers.
  var entries: [Int64: (start: String, isGone: Bool)] = [:]
  /// Whether it was read from one end to the other, and had no workout twice.
  var isWhole = false
  /// The last numbers that could be read from either end.
  var ends: [Int64] = []

  mutating func leaveOut(_ others: [Int64: (start: String, isGone: Bool)]) {
    entries = entries.filter { others[$0.key] == nil }
  }
}

extension Database {
  /// Reads a list from its first entry on and, where a damaged page stops that, from its last one back.
  /// - Parameter keys: its order.
  fileprivate borrowing func list(_ select: String, by keys: [String]) -> WorkoutList {
    var list = WorkoutList()
    for direction in ["ASC", "DESC"] where !list.isWhole {
      let order = keys.map { "\($0) \(direction)" }.joined(separator: ", ")
      guard let statement = try? prepare("\(select) ORDER BY \(order)") else { continue }
      var seen: Set<Int64> = []
      var (isWhole, last): (Bool, Int64) = (true, 0)
      while let isRow = try? statement.step() {
        guard isRow else {
          list.isWhole = isWhole
          break
        }
        last = statement.number(0)
        isWhole = seen.insert(last).inserted && isWhole
        list.entries[last] = (statement.text(1) ?? "", statement.number(2) == 1)
      }
      list.ends.append(last)
    }
    return list
  }

  /// Reads rows of workouts one by one: of these, and of all between two damaged pages.
  fileprivate borrowing func readRows(of numbers: [Int64], into rows: inout WorkoutList) {
    guard !rows.isWhole,
      let statement = try? prepare("SELECT start, gone_by IS NOT NULL FROM sessions WHERE id = ?")
    else { return }
    var wanted = Set(numbers)
    if rows.ends.count == 2, rows.ends[0] < rows.ends[1],
      rows.ends[1] - rows.ends[0] <= Database.mostTried
    {
      wanted.formUnion(rows.ends[0]...rows.ends[1])
    }
    for id in wanted where rows.entries[id] == nil {
      try? statement.bind([.integer(id)])
      guard (try? statement.step()) ?? false else { continue }
      rows.entries[id] = (statement.text(0) ?? "", statement.number(1) == 1)
    }
  }

  /// The most numbers between two damaged pages that are tried one by one.
  private static var mostTried: Int64 { 1_000_000 }
}
