import CByteScan
import GymBoLog

/// One cell of a record: where its content lies, without the quotes around it.
struct Cell {
  var start: Int
  var end: Int
  /// Whether quotes stood around it: `""` is quoted and empty, which some exports use as a sign.
  var isQuoted: Bool
  /// Whether the content holds doubled quotes.
  var hasEscapes: Bool
  /// Where the line's splitter saw that the content is a plain number: its digits, and how many of them stand behind the
  /// point. −1 where that is not known.
  var scale: Int8 = -1
  var digits: UInt32 = 0

  /// The content as a plain number, where the splitter found that it is one: the same number as is read from the bytes.
  @inline(__always)
  var plainNumber: DecimalNumber? {
    scale < 0 ? nil : DecimalNumber(digits: UInt64(digits), scale: Int(scale))
  }

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
  /// The cell −1, which is always empty; then at least ``endIndex`` cells. Those behind are of earlier records. They begin and
  /// end so many bytes behind the record's beginning: records that begin alike have the same first cells.
  private var storage = [gymbo_cell](repeating: none, count: 32)
  private static let none = gymbo_cell(
    Cell(start: 0, end: 0, isQuoted: false, hasEscapes: false), movedBy: 0)

  /// Where the record begins.
  private var origin = 0

  let startIndex = 0
  private(set) var endIndex = 0

  /// A cell; −1, where a file has no such column, is an empty one.
  @inline(__always)
  subscript(index: Int) -> Cell {
    assert(index < endIndex, "A cell of this record")
    return Cell(storage[index + 1], movedBy: origin)
  }

  /// Adds a cell.
  @inline(__always)
  mutating func append(_ cell: Cell) {
    endIndex += 1
    if endIndex == storage.count {
      storage += Array(repeating: CellList.none, count: storage.count)
    }
    storage[endIndex] = gymbo_cell(cell, movedBy: -origin)
  }

  /// Adds the cells of a plain record, from where a cell begins. It is split by masks of 64 bytes at a time, into the same
  /// cells as the automaton finds.
  /// - Parameter limit: cells in all.
  /// - Returns: where it ends; nil, and nothing is added, if it is not plain or there is no room for its cells.
  @inline(__always)
  mutating func appendPlainRecord(
    _ bytes: Span<UInt8>, from start: Int, delimiter: UInt8, limit: Int
  ) -> gymbo_record_end? {
    let count = endIndex
    precondition(
      origin >= 0 && start >= origin && start <= bytes.count, "Records lie within the file")
    let room = Swift.min(limit, storage.count - 1) - count
    guard room > 0 else { return nil }
    var end = gymbo_record_end()
    let added = unsafe bytes.withUnsafeBufferPointer { from in
      unsafe storage.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return 0 }
        return unsafe gymbo_split_record(
          from + origin, bytes.count - origin, start - origin, delimiter, to + count + 1, room, &end
        )
      }
    }
    guard added > 0 else { return nil }
    endIndex += added
    end.end += origin
    return end
  }

  /// Keeps the first so many cells.
  @inline(__always)
  mutating func truncate(to count: Int) { endIndex = Swift.min(endIndex, count) }

  /// Goes on to a record that begins at a position with the same bytes, and the first so many cells of the one before.
  @inline(__always)
  mutating func begin(at position: Int, keeping count: Int) {
    truncate(to: count)
    origin = position
  }

  /// Replaces some neighbouring cells by one.
  mutating func replace(_ indices: ClosedRange<Int>, with cell: Cell) {
    let (first, last) = (indices.lowerBound + 1, indices.upperBound + 1)
    precondition(first > 0 && last <= endIndex, "Cells of this record")
    storage[first] = gymbo_cell(cell, movedBy: -origin)
    // Those behind move up; the room stays, for the records that follow.
    for index in last..<endIndex { storage[first + 1 + index - last] = storage[index + 1] }
    endIndex -= last - first
  }
}

extension Cell {
  @inline(__always)
  fileprivate init(_ cell: gymbo_cell, movedBy distance: Int) {
    self.init(
      start: cell.start &+ distance, end: cell.end &+ distance, isQuoted: cell.is_quoted,
      hasEscapes: cell.has_escapes, scale: cell.scale, digits: cell.digits)
  }
}

extension gymbo_cell {
  /// A cell of which no number is known.
  @inline(__always)
  fileprivate init(_ cell: Cell, movedBy distance: Int) {
    self.init(
      start: cell.start + distance, end: cell.end + distance, is_quoted: cell.isQuoted,
      has_escapes: cell.hasEscapes, scale: -1, digits: 0)
  }
}
