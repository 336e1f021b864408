import CByteScan

/// Reads the records of a CSV file one after another, with their lines and offsets.
///
/// A damaged record costs only its first line: reading goes on with the next line, so a quote that never closes does not
/// swallow the rest of the file.
///
/// Most rows of an export begin like the row above: the same athlete, workout and exercise. These leading cells are called
/// the head. A row whose head has the same bytes keeps the cells of the row above instead of being split again. Where
/// the exercise differs, the cells before it may still be the same: so two lengths of the head are compared
/// (``headCells``).
///
/// Two functions split a record, into the same cells. `appendPlainRecord` is in C and fast; it refuses unusual records,
/// such as those with stray quotes. ``CSVAutomaton`` reads these byte by byte. A record over several lines is then
/// believed only if it has the expected number of cells and no line inside it is a whole row; ``next(_:expecting:)``
/// has the order.
struct RecordReader {
  enum Kind {
    /// The cells are those of a well-formed record.
    case record
    /// The quotes make no sense. The cells are those of the first line, with quotes as ordinary characters.
    case damaged
  }

  private var automaton: CSVAutomaton
  /// Where the next record begins, and its line.
  private(set) var position: Int
  private(set) var nextLine: Int32

  /// Whether a NUL byte was met so far.
  var hasNUL: Bool { automaton.index.hasNUL }

  private(set) var cells = CellList()
  /// Line on which the record begins, from 1.
  private(set) var line: Int32 = 1
  /// The bytes of the record without its line end.
  private(set) var range = 0..<0

  /// The number of cells beyond the expected ones that are still gathered, for repairs.
  static let surplus = 64
  /// The most cells of a record where any number will do: as many as the largest header has. A line of a file made to harm has
  /// millions, each of which takes ten times its bytes.
  private static let mostCells = FileHeader.largest + surplus

  /// The number of leading cells that are compared with those of the record above: first `all` of the head, then
  /// `some`, the cells before the exercise's. 0 where nothing is compared. Set once, from the header of the file.
  var headCells = (all: 0, some: 0)
  /// The head of a record: where the record begins, and how many bytes its ``headCells`` take, with the delimiter after
  /// them but without an opening quote of the next cell. 0 bytes where the next record cannot be compared with it.
  typealias Head = (start: Int, all: Int, some: Int)
  /// The head of the present record.
  private(set) var head: Head = (0, 0, 0)
  /// The number of leading cells that have the same bytes as those of the record above. They were not split again.
  private(set) var repeatedCells = 0

  /// - Parameters:
  ///   - start: where the first record begins.
  ///   - line: that of the first record.
  init(delimiter: UInt8, from start: Int, line: Int32 = 1) {
    automaton = CSVAutomaton(delimiter: delimiter)
    position = start
    nextLine = line
  }

  /// Moves to the next record that is not a blank line.
  ///
  /// The first of these that holds decides:
  /// 1. The record is well-formed and one line: a record, with any number of cells.
  /// 2. It is well-formed over several lines, has the expected number of cells, and holds no whole row: a record.
  /// 3. It is one line with more cells than the limit: a record, cut off there.
  /// 4. All others are damaged: only their first line is taken.
  /// - Parameter expected: the number of cells in the header; nil if any number will do.
  /// - Returns: nil at the end of the bytes.
  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>, expecting expected: Int?) -> Kind? {
    while position < bytes.count {
      let start = position
      let limit = expected.map { $0 + RecordReader.surplus } ?? RecordReader.mostCells
      let rest = keepHead(bytes, of: start)
      line = nextLine
      let plain = cells.appendPlainRecord(
        bytes, from: rest, delimiter: automaton.delimiter, limit: limit)
      let outcome =
        plain.map { CSVAutomaton.Outcome($0, bytes) }
        ?? automaton.scan(bytes, from: rest, into: &cells, limit: limit)
      if outcome.ending == .complete, outcome.innerLineBreaks == 0 {
        skip(to: outcome.next, lines: 1)
        range = start..<outcome.end
        rememberHead()
        if cells.count == 1, cells[0].isBlank(bytes) { continue }
        return .record
      }
      head = (0, 0, 0)
      // A cheap test before `holdsRow`: a whole row inside this record needs as many delimiters as a row has, after the
      // first line break inside quotes. They were counted in plain records only; in others there may be enough.
      let mayHoldRow = (plain?.later_delimiters ?? Int.max - 1) + 1 >= cells.count
      if outcome.ending == .complete,
        expected == nil || cells.count == expected,
        expected == nil || !mayHoldRow
          || !holdsRow(bytes, start..<outcome.end, cells: cells.count)
      {
        skip(to: outcome.next, lines: 1 + outcome.innerLineBreaks)
        range = start..<outcome.end
        return .record
      }
      if outcome.ending == .tooManyCells, outcome.innerLineBreaks == 0 {
        // The line is whole but far too long; its first cells are enough to report it.
        let end = automaton.lineEnd(bytes, from: start)
        range = start..<end
        skip(to: CSVAutomaton.afterLineEnd(bytes, end), lines: 1)
        return .record
      }
      cells.truncate(to: 0)
      let line = automaton.scan(bytes, from: start, quoting: false, into: &cells, limit: limit)
      let end = automaton.lineEnd(bytes, from: line.end)
      range = start..<end
      skip(to: CSVAutomaton.afterLineEnd(bytes, end), lines: 1)
      return .damaged
    }
    return nil
  }

  /// Lets the next record keep at most `some` of the ``headCells``. For rows of another exercise that were read past
  /// this reader: the next record is compared with the present one, whose exercise it hardly has.
  mutating func forgetWholeHead() { head.all = 0 }

  /// Begins a record with the head of the one above, where it has the same bytes.
  /// - Returns: where the cells after it begin.
  @inline(__always)
  private mutating func keepHead(_ bytes: Span<UInt8>, of start: Int) -> Int {
    var length = 0
    (repeatedCells, length) =
      repeats(head.all)
      ? (headCells.all, head.all) : repeats(head.some) ? (headCells.some, head.some) : (0, 0)
    cells.begin(at: start, keeping: repeatedCells)
    return start + length

    func repeats(_ length: Int) -> Bool {
      length > 0 && length <= bytes.count - start
        && CellBytes.equal(bytes, at: head.start, start, count: length)
    }
  }

  /// Keeps the head of the present record for the next one. Where all of it was repeated, its lengths are the same,
  /// too.
  @inline(__always)
  private mutating func rememberHead() {
    head.start = range.lowerBound
    guard repeatedCells == 0 || repeatedCells < headCells.all else { return }
    head.all = length(ofCells: headCells.all, from: range.lowerBound)
    head.some = length(ofCells: headCells.some, from: range.lowerBound)
  }

  /// The number of bytes before the cell that follows the first `count`; 0 where there is none.
  @inline(__always)
  private func length(ofCells count: Int, from start: Int) -> Int {
    guard count > 0, count < cells.count else { return 0 }
    let next = cells[count]
    return next.start - (next.isQuoted ? 1 : 0) - start
  }

  /// Goes on from another record.
  mutating func move(to start: Int, line: Int32) {
    position = start
    nextLine = line
  }

  /// Replaces neighbouring cells of the present record by one.
  mutating func replaceCells(_ indices: ClosedRange<Int>, with cell: Cell) {
    cells.replace(indices, with: cell)
    head = (0, 0, 0)
  }

  /// Whether all cells beyond a number are empty, as spreadsheets append them.
  func hasEmptySurplus(beyond count: Int) -> Bool {
    // At this limit, further cells were not gathered.
    cells.count > count && cells.count < count + RecordReader.surplus
      && cells[count...].allSatisfy { $0.isEmpty && !$0.isQuoted }
  }

  /// Removes the cells from a number on.
  mutating func dropCells(from count: Int) { cells.truncate(to: count) }

  /// Goes on at another position, `lines` lines further down.
  @inline(__always)
  mutating func skip(to next: Int, lines: Int) {
    position = next
    nextLine = Int32(clamping: Int(nextLine) + lines)
  }

  /// Whether a line inside a record of several lines is a whole row by itself: then a stray quote swallowed it. The last line of
  /// a text with a line break has the quote that closes the text, which no cell of a whole row has inside.
  private mutating func holdsRow(_ bytes: Span<UInt8>, _ record: Range<Int>, cells count: Int)
    -> Bool
  {
    guard count > 1 else { return false }
    var inner = CellList()
    var end = automaton.lineEnd(bytes, from: record.lowerBound)
    while end < record.upperBound {
      let start = CSVAutomaton.afterLineEnd(bytes, end)
      inner.truncate(to: 0)
      let outcome = automaton.scan(bytes, from: start, into: &inner, limit: count)
      if outcome.ending == .complete, outcome.innerLineBreaks == 0, inner.count == count,
        !inner.contains(where: {
          !$0.isQuoted && $0.range.contains { bytes[$0] == CSVAutomaton.quote }
        })
      {
        return true
      }
      end = automaton.lineEnd(bytes, from: start)
    }
    return false
  }
}
