import CByteScan

/// One cell of a record: where its content lies, without the quotes around it.
struct Cell {
  var start: Int
  var end: Int
  /// Whether quotes stood around it: `""` is quoted and empty, which some exports use as a sign.
  var isQuoted: Bool
  /// Whether the content holds doubled quotes.
  var hasEscapes: Bool

  static let absent = Cell(start: 0, end: 0, isQuoted: false, hasEscapes: false)

  var isEmpty: Bool { start == end }
  var range: Range<Int> { start..<end }
}

extension Cell {
  /// Whether nothing but blanks is in it.
  func isBlank(_ bytes: Span<UInt8>) -> Bool {
    for position in range where bytes[position] != 0x20 && bytes[position] != 0x09 { return false }
    return !isQuoted
  }
}

/// The cells of a record, in storage that every record uses again.
struct CellList: RandomAccessCollection {
  /// At least ``endIndex`` cells; those behind are of earlier records.
  private var storage = [gymbo_cell](repeating: gymbo_cell(.absent), count: 32)

  let startIndex = 0
  private(set) var endIndex = 0

  @inline(__always)
  subscript(index: Int) -> Cell {
    precondition(index < endIndex, "A cell of this record")
    return Cell(storage[index])
  }

  /// Adds a cell.
  @inline(__always)
  mutating func append(_ cell: Cell) {
    if endIndex == storage.count {
      storage += Array(repeating: gymbo_cell(.absent), count: storage.count)
    }
    storage[endIndex] = gymbo_cell(cell)
    endIndex += 1
  }

  /// Adds the cells of a plain line, from where a cell begins. It is split by masks of 64 bytes at a time, for the same cells
  /// as the automaton finds.
  /// - Parameter limit: cells in all.
  /// - Returns: where the line ends; nil, and nothing is added, if it is not plain or there is no room for its cells.
  @inline(__always)
  mutating func appendPlainLine(
    _ bytes: Span<UInt8>, from start: Int, delimiter: UInt8, limit: Int
  ) -> Int? {
    let count = endIndex
    precondition(start >= 0 && start <= bytes.count, "Lines lie within the file")
    let room = Swift.min(limit, storage.count) - count
    guard room > 0 else { return nil }
    var end = 0
    let added = unsafe bytes.withUnsafeBufferPointer { from in
      unsafe storage.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return 0 }
        return unsafe gymbo_split_line(
          from, bytes.count, start, delimiter, to + count, room, &end)
      }
    }
    guard added > 0 else { return nil }
    endIndex += added
    return end
  }

  /// Keeps the first so many cells.
  @inline(__always)
  mutating func truncate(to count: Int) { endIndex = Swift.min(endIndex, count) }

  /// Keeps the first so many cells, as those of a record that begins alike so many bytes later.
  @inline(__always)
  mutating func keep(_ count: Int, movedBy distance: Int) {
    truncate(to: count)
    for index in 0..<endIndex {
      storage[index].start += distance
      storage[index].end += distance
    }
  }

  /// Replaces some neighbouring cells by one.
  mutating func replace(_ indices: ClosedRange<Int>, with cell: Cell) {
    storage.replaceSubrange(indices, with: [gymbo_cell(cell)])
    endIndex -= indices.count - 1
  }
}

extension Cell {
  @inline(__always)
  fileprivate init(_ cell: gymbo_cell) {
    self.init(
      start: cell.start, end: cell.end, isQuoted: cell.is_quoted, hasEscapes: cell.has_escapes)
  }
}

extension gymbo_cell {
  @inline(__always)
  fileprivate init(_ cell: Cell) {
    self.init(
      start: cell.start, end: cell.end, is_quoted: cell.isQuoted, has_escapes: cell.hasEscapes)
  }
}
