import CByteScan

/// Reads a file with a column Athlete and hands out the rows of one athlete after another.
///
/// The file is read in windows: memory holds one window and the rows of one athlete, however long the file is. The rows of
/// an athlete must be contiguous. A row without an athlete is counted with the athlete above it and rejected there. So is the
/// header where it comes again.
package final class AthleteFile {
  private let stream: ByteStream
  private let header: FileHeader
  /// The bytes that were read and not handed out yet. `windowOffset` is their offset in the file.
  private var window: [UInt8]
  private var windowOffset = 0
  private var isAtEnd: Bool
  private let block: Int
  private var records: RecordReader
  /// Whether the reader's record is the first of the next athlete.
  private var isAtFirstRow = false
  /// Hashes of the names handed out, to find an athlete whose rows are in two places. With a million names, the probability
  /// that any two have the same 64-bit hash is 3 in 100 million.
  private var seen: Set<UInt64> = []

  /// The file's name as given.
  package var name: String { stream.name }
  /// Bytes of the file; nil for pipes.
  package var size: Int? { stream.size }
  /// Bytes handed out so far.
  package var bytesDone: Int { windowOffset + records.position }

  /// Bytes read at once.
  static let usualBlock = 4 << 20
  /// The number of bytes that must be in the window after a record before the record is accepted. The reader gives up on a
  /// quote that does not close within ``CSVAutomaton/longestQuotedCell`` bytes, so later bytes cannot change the record.
  static let margin = 1 << 20
  /// The most bytes that one row may have.
  static let largestRow = 16 << 20
  /// The most bytes that the rows of one athlete may have, about a million sets.
  static let largestAthlete = InputFile.largestSize

  /// - Parameters:
  ///   - first: the first bytes of the stream.
  ///   - block: bytes read at once.
  /// - Returns: nil if the file has no column Athlete: then it is the export of one athlete.
  init?(
    _ stream: ByteStream, first: [UInt8], isAtEnd: Bool, options: ImportOptions,
    block: Int = AthleteFile.usualBlock
  ) throws(ImportError) {
    self.stream = stream
    self.isAtEnd = isAtEnd
    self.block = block
    window = first
    (header, records) = try FileHeader.read(
      InputFile(name: stream.name, bytes: window), options: options)
    guard header.map.has(.athlete) else { return nil }
  }

  /// The next athlete; nil at the end of the file.
  package func next() throws(ImportError) -> AthleteRows? {
    var first = records.position
    if !isAtFirstRow {
      guard try advance(keepingFrom: &first) else { return nil }
    }
    first = records.range.lowerBound
    let line = records.line
    let offset = windowOffset + first
    var name = Array(window[athleteCell])
    var hasEscapes = athleteHasEscapes
    isAtFirstRow = false
    let own = Array(window[records.range.lowerBound..<ownPrefixEnd])
    while !isAtFirstRow {
      skipLines(thatBeginWith: own)
      guard try advance(keepingFrom: &first) else { break }
      let cell = athleteCell
      if cell.isEmpty || window[cell].elementsEqual(name) { continue }
      if name.isEmpty {
        (name, hasEscapes) = (Array(window[cell]), athleteHasEscapes)
      } else {
        isAtFirstRow = true
      }
    }
    let end = isAtFirstRow ? records.range.lowerBound : window.count
    let content = CellBytes.content(name.span, name.indices, hasEscapes: hasEscapes)
    let athlete = CellBytes.text(content).text
    guard seen.insert(CellBytes.hash(name.span, 0..<name.count)).inserted else {
      throw .scatteredAthlete(name: self.name, athlete: athlete, line: Int(line))
    }
    return AthleteRows(
      athlete: athlete, bytes: window[first..<end], header: header, line: line,
      offset: offset)
  }

  /// Moves to the next record. Reads the next window where the record may not be complete in this one.
  /// - Parameter first: the first byte that stays in the window; becomes 0 when a window is read.
  /// - Returns: false at the end of the file.
  private func advance(keepingFrom first: inout Int) throws(ImportError) -> Bool {
    while true {
      let position = records.position
      let line = records.nextLine
      let bytes = window
      let found = records.next(bytes.span, expecting: header.map.cellCount) != nil
      if isAtEnd { return found }
      if found, records.position <= window.count - AthleteFile.margin { return true }
      guard window.count - position <= AthleteFile.largestRow else {
        throw .oversizedPart(
          name: name, line: Int(line), .row(limit: AthleteFile.largestRow))
      }
      guard window.count - first <= AthleteFile.largestAthlete else {
        throw .oversizedPart(
          name: name, line: Int(line), .athlete(limit: AthleteFile.largestAthlete))
      }
      // The window at least doubles, so that copying the rows of a large athlete stays linear.
      let kept = window[first...]
      windowOffset += first
      (window, isAtEnd) = try stream.read(after: kept, count: max(block, kept.count))
      records = RecordReader(
        delimiter: header.delimiter, from: position - first, line: line)
      first = 0
    }
  }

  /// The end of the prefix that all rows of the current athlete share: the athlete's cell and the delimiter after it, if
  /// Athlete is the first column; otherwise the row's start, which means an empty prefix.
  private var ownPrefixEnd: Int {
    let start = records.range.lowerBound
    guard header.map.cell(.athlete) == 0, let cell = records.cells.first, !cell.isEmpty else {
      return start
    }
    let end = cell.end + (cell.isQuoted ? 2 : 1)
    return end <= records.range.upperBound ? end : start
  }

  /// Skips to the last of the lines that begin with a prefix, without parsing them: ten times as fast as record by record.
  ///
  /// A line inside a multi-line note may begin with the prefix, too. That does no harm: reading goes on with a record that
  /// begins at the last such line.
  private func skipLines(thatBeginWith prefix: [UInt8]) {
    guard !prefix.isEmpty else { return }
    let end = isAtEnd ? window.count : window.count - AthleteFile.margin
    guard records.position < end else { return }
    let (start, lines) = AthleteFile.lastOwnLine(
      window, records.position..<end, thatBeginsWith: prefix)
    guard start > records.position else { return }
    records.move(to: start, line: Int32(clamping: Int(records.nextLine) + lines))
  }

  /// The last of the consecutive lines that begin with a prefix.
  /// - Parameter range: must start at the beginning of a line.
  /// - Returns: where the line starts, and how many lines of the range are before it.
  static func lastOwnLine(
    _ bytes: [UInt8], _ range: Range<Int>, thatBeginsWith prefix: [UInt8]
  ) -> (start: Int, lines: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    var lines = 0
    let start = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe prefix.withUnsafeBufferPointer { prefix in
        guard let from = bytes.baseAddress, let own = prefix.baseAddress else {
          return range.lowerBound
        }
        return unsafe gymbo_last_own_line(
          from, range.lowerBound, range.upperBound, own, prefix.count, &lines)
      }
    }
    return (start, lines)
  }

  /// Whether the athlete's cell of the current record has doubled quotes.
  private var athleteHasEscapes: Bool {
    let index = header.map.cell(.athlete)
    return index < records.cells.count && records.cells[index].hasEscapes
  }

  /// The athlete's cell of the current record, without quotes and blanks; empty where the record has none, and where it is the
  /// header again, as where two exports were put into one file: it is left out with the rows of the athlete above it.
  private var athleteCell: Range<Int> {
    let index = header.map.cell(.athlete)
    guard index < records.cells.count else { return 0..<0 }
    let bytes = window
    guard !header.map.isHeader(records.cells, of: bytes.span) else { return 0..<0 }
    return CellBytes.trimmed(bytes.span, records.cells[index].range)
  }
}
