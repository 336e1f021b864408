import CByteScan
import GymBoLog

/// One cell of a record.
struct Cell {
  /// Where the content begins and ends in the file, without the quotes around it.
  var start: Int
  var end: Int
  /// Whether the cell has quotes: `""` is quoted and empty, which some exports use as a mark.
  var isQuoted: Bool
  /// Whether the content holds doubled quotes.
  var hasEscapes: Bool
  var isEmpty: Bool { start == end }
  var range: Range<Int> { start..<end }
}

extension Cell {
  /// The content as a plain number without quotes, which nearly all numbers are: the number that ``DecimalNumber`` reads, faster.
  @inline(__always)
  func plainNumber(_ bytes: Span<UInt8>) -> DecimalNumber? {
    guard !isQuoted else { return nil }
    precondition(start >= 0 && start <= end && end <= bytes.count, "A cell of the file")
    var digits: UInt32 = 0
    let scale = unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return Int8(-1) }
      return unsafe gymbo_plain_number(first, bytes.count, start, end, &digits)
    }
    return scale < 0 ? nil : DecimalNumber(digits: UInt64(digits), scale: Int(scale))
  }

  /// Whether the cell holds nothing but blanks.
  func isBlank(_ bytes: Span<UInt8>) -> Bool {
    for position in range where bytes[position] != 0x20 && bytes[position] != 0x09 { return false }
    return !isQuoted
  }
}

/// The cells of a record. All records of a file use the same storage, one after the other.
struct CellList: RandomAccessCollection {
  /// The cell −1, which is always empty, then the cells of the record. Further ones are left over from earlier records.
  ///
  /// Places are counted from the beginning of the record, so that a record that begins with the same bytes as the one above
  /// can keep its first cells.
  private var storage = [gymbo_cell](repeating: none, count: 32)
  private static let none = gymbo_cell(
    Cell(start: 0, end: 0, isQuoted: false, hasEscapes: false), movedBy: 0)

  /// Where the record begins.
  private var origin = 0

  let startIndex = 0
  private(set) var endIndex = 0

  /// The cell of a number; −1 gives an empty cell, for columns that the file does not have.
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

  /// Adds the cells of a plain record, or of the rest of one. It is split 64 bytes at a time by masks, into the cells that
  /// ``CSVAutomaton`` would find.
  /// - Parameters:
  ///   - start: where a cell begins.
  ///   - limit: the largest number of cells in all.
  /// - Returns: where the record ends; nil, with nothing added, if it is not plain or has too many cells.
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

  /// Keeps the first `count` cells.
  @inline(__always)
  mutating func truncate(to count: Int) { endIndex = Swift.min(endIndex, count) }

  /// Goes on to the next record, which has the first `count` cells of the present one.
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
    // The cells after them move up. The storage keeps its size.
    for index in last..<endIndex { storage[first + 1 + index - last] = storage[index + 1] }
    endIndex -= last - first
  }
}

extension Cell {
  @inline(__always)
  fileprivate init(_ cell: gymbo_cell, movedBy distance: Int) {
    self.init(
      start: cell.start &+ distance, end: cell.end &+ distance, isQuoted: cell.is_quoted,
      hasEscapes: cell.has_escapes)
  }
}

extension gymbo_cell {
  @inline(__always)
  fileprivate init(_ cell: Cell, movedBy distance: Int) {
    self.init(
      start: cell.start + distance, end: cell.end + distance, is_quoted: cell.isQuoted,
      has_escapes: cell.hasEscapes)
  }
}
