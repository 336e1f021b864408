/// The yes-or-no facts of one set as bits of one byte. Nearly every loop over sets asks for several of them at once.
package struct SetMarks: OptionSet, Sendable, Hashable {
  /// One bit for each fact.
  package let rawValue: UInt8

  /// Marks from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  static let working = SetMarks(rawValue: 1)
  /// A ``loaded`` set whose load and repetitions are known: it has a volume. They are known in every log that was read;
  /// a log that a caller builds may lack them.
  static let tonnage = SetMarks(rawValue: 2)
  static let inferredWarmUp = SetMarks(rawValue: 4)
  static let hard = SetMarks(rawValue: 8)
  static let suspect = SetMarks(rawValue: 16)
  /// A working set whose numbers mean load × repetitions. In a log that was read, the same sets as ``tonnage``.
  static let loaded = SetMarks(rawValue: 32)
  /// A set on the way up to the day's heaviest that was no hard one.
  static let easy = SetMarks(rawValue: 64)

  /// One fact of every set, as a column by row.
  package struct Column: RandomAccessCollection, Sendable {
    private let marks: [SetMarks]
    private let mark: SetMarks

    init(_ marks: [SetMarks], _ mark: SetMarks) {
      self.marks = marks
      self.mark = mark
    }

    /// The first row: 0.
    package var startIndex: Int { 0 }
    /// The number of rows.
    package var endIndex: Int { marks.count }
    /// Whether the fact holds for a set.
    package subscript(row: Int) -> Bool { marks[row].contains(mark) }
  }
}
