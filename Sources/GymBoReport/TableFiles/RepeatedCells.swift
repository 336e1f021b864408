internal import GymBoLog

/// The bytes of cells by what they show, remembered from athlete to athlete: most athletes do the same exercises.
struct RepeatedCells<Shown: RepeatedlyShown> {
  struct Cells {
    let text: PackedText
    /// How many cells they are.
    let count: Int
  }

  private struct Entry {
    let shown: Shown
    let cells: Cells
  }

  /// By name; of several things with equal names, the one that came last.
  private var entries: [String: Entry] = [:]

  /// The most entries that are remembered. Athletes can have any number of exercises of their own, so beyond it all are
  /// forgotten.
  static var limit: Int { 4096 }

  /// nil where the cells are not remembered.
  subscript(shown: Shown) -> Cells? {
    guard let entry = entries[shown.name], entry.shown.isWritten(as: shown) else { return nil }
    return entry.cells
  }

  mutating func remember(_ cells: Cells, of shown: Shown) {
    if entries.count >= Self.limit { entries.removeAll(keepingCapacity: true) }
    entries[shown.name] = Entry(shown: shown, cells: cells)
  }
}

/// What cells of many rows can show.
protocol RepeatedlyShown {
  var name: String { get }
  /// Whether both are written as the same bytes.
  func isWritten(as other: Self) -> Bool
}

extension String: RepeatedlyShown {
  var name: String { self }

  /// Equal strings can have different bytes: é is one scalar or two.
  func isWritten(as other: String) -> Bool {
    let (bytes, others) = (utf8.span, other.utf8.span)
    guard bytes.count == others.count else { return false }
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }
}

extension LoggedExercise: RepeatedlyShown {
  func isWritten(as other: LoggedExercise) -> Bool {
    self == other && name.isWritten(as: other.name)
      && (facts?.name ?? "").isWritten(as: other.facts?.name ?? "")
  }
}
