/// What is so of a set, in one byte: nearly all that is done with a set begins by asking for several of these.
public struct SetMarks: OptionSet, Sendable, Hashable {
  /// A bit for each.
  public let rawValue: UInt8

  /// Marks from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  static let working = SetMarks(rawValue: 1)
  static let tonnage = SetMarks(rawValue: 2)
  static let inferredWarmUp = SetMarks(rawValue: 4)
  static let hard = SetMarks(rawValue: 8)
  static let suspect = SetMarks(rawValue: 16)
  /// A working set whose numbers mean load × repetitions.
  static let loaded = SetMarks(rawValue: 32)

  /// One of the marks of every set, by row.
  public struct Column: RandomAccessCollection, Sendable {
    private let marks: [SetMarks]
    private let mark: SetMarks

    init(_ marks: [SetMarks], _ mark: SetMarks) {
      self.marks = marks
      self.mark = mark
    }

    /// The first row: 0.
    public var startIndex: Int { 0 }
    /// Rows.
    public var endIndex: Int { marks.count }
    /// Whether it is so of a set.
    public subscript(row: Int) -> Bool { marks[row].contains(mark) }
  }
}
