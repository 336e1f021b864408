/// Which rows of a table are whose.
struct RowsByAthlete {
  /// Rows of one record batch, in ascending order.
  struct Part {
    let batch: Int
    var rows: [Int]
  }

  /// In the order in which they come in the table; nil is the athlete of rows without one.
  private(set) var athletes: [(name: String?, parts: [Part])] = []
  private var indices: [String?: Int] = [:]

  /// - Parameter batches: of each the column of athletes, and the number of rows.
  init(_ batches: [(athlete: ArrowColumn?, count: Int)]) {
    for (batch, (column, count)) in batches.enumerated() {
      let starts = column?.runStarts ?? [0]
      for (first, end) in zip(starts, starts.dropFirst() + [count]) {
        add(first..<end, of: batch, column?.written(first))
      }
    }
  }

  private mutating func add(_ rows: Range<Int>, of batch: Int, _ name: String?) {
    guard !rows.isEmpty else { return }
    let index = indices[name] ?? athletes.count
    if index == athletes.count {
      indices[name] = index
      athletes.append((name, []))
    }
    if athletes[index].parts.last?.batch != batch {
      athletes[index].parts.append(Part(batch: batch, rows: []))
    }
    let part = athletes[index].parts.count - 1
    athletes[index].parts[part].rows.append(contentsOf: rows)
  }
}
