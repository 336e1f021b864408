import CByteScan

/// Hands out the athletes of a file with a column Athlete, one after another. It reads in windows: memory holds one window
/// and the rows of one athlete, however long the file is.
///
/// The rows of an athlete stand together. A row without an athlete belongs to the one above it, and is rejected there.
public final class AthleteFile {
  private let stream: ByteStream
  private let header: FileHeader
  /// What was read and is not handed out yet, and its place in the file.
  private var window: [UInt8]
  private var windowOffset = 0
  private var isAtEnd: Bool
  private let block: Int
  private var records: RecordReader
  /// Whether the reader's record is the first of the next athlete.
  private var isAtFirstRow = false
  /// Hashes of the names handed out, so that none comes twice. Two of a million meet with a probability of 3 in 100 million.
  private var seen: Set<UInt64> = []

  /// The file's name as given.
  public var name: String { stream.name }
  /// Bytes of the file; nil for pipes.
  public var size: Int? { stream.size }
  /// Bytes handed out so far.
  public var bytesDone: Int { windowOffset + records.position }

  /// Bytes read at once.
  static let usualBlock = 4 << 20
  /// A record is taken as it is read only if so many bytes are known behind it: a quote that does not close is given up
  /// within ``CSVAutomaton/longestQuotedCell`` bytes, so that nothing further on changes how it is read.
  static let margin = 1 << 20
  /// The most that one row may have.
  static let largestRow = 64 << 20
  /// The most that the rows of one athlete may have, about ten million sets.
  static let largestAthlete = 1 << 30

  /// - Parameters:
  ///   - first: the first bytes of the stream.
  ///   - block: bytes read at once.
  /// - Returns: nil if the file has no column Athlete: then it is the export of one.
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
  public func next() throws(ImportError) -> AthleteRows? {
    var first = records.position
    if !isAtFirstRow {
      guard try advance(keepingFrom: &first) else { return nil }
    }
    first = records.range.lowerBound
    let line = records.line
    let offset = windowOffset + first
    var name = Array(window[athleteCell])
    isAtFirstRow = false
    let own = Array(window[records.range.lowerBound..<ownPrefixEnd])
    while !isAtFirstRow {
      skipLines(thatBeginWith: own)
      guard try advance(keepingFrom: &first) else { break }
      let cell = athleteCell
      if cell.isEmpty || window[cell].elementsEqual(name) { continue }
      if name.isEmpty { name = Array(window[cell]) } else { isAtFirstRow = true }
    }
    let end = isAtFirstRow ? records.range.lowerBound : window.count
    let athlete = CellBytes.text(name).text
    guard seen.insert(CellBytes.hash(name.span, 0..<name.count)).inserted else {
      throw .scatteredAthlete(name: self.name, athlete: athlete, line: Int(line))
    }
    return AthleteRows(
      athlete: athlete, bytes: window[first..<end], header: header, line: line,
      offset: offset)
  }

  /// Moves to the next record, reading on where the window does not surely hold it.
  /// - Parameter first: what stays in the window; moved with it.
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
      // At least twice as much, so that a large athlete is not copied over and over.
      let kept = window[first...]
      windowOffset += first
      (window, isAtEnd) = try stream.read(after: kept, count: max(block, kept.count))
      records = RecordReader(
        delimiter: header.delimiter, from: position - first, line: line)
      first = 0
    }
  }

  /// The end of what every row of the present athlete begins with: the first cell and the delimiter behind it, where that is
  /// the athlete's; the row's beginning where it is not.
  private var ownPrefixEnd: Int {
    let start = records.range.lowerBound
    guard header.map.cell(.athlete) == 0, let cell = records.cells.first, !cell.isEmpty else {
      return start
    }
    let end = cell.end + (cell.isQuoted ? 2 : 1)
    return end <= records.range.upperBound ? end : start
  }

  /// Goes to the last of the lines that begin alike, without looking into them: ten times as fast as record by record. That a
  /// note of several lines has one that begins so, too, does no harm: the line after the last is looked at as a record
  /// that begins with it.
  private func skipLines(thatBeginWith prefix: [UInt8]) {
    guard !prefix.isEmpty else { return }
    let end = isAtEnd ? window.count : window.count - AthleteFile.margin
    guard records.position < end else { return }
    let (start, lines) = AthleteFile.lastOwnLine(
      window, records.position..<end, thatBeginsWith: prefix)
    guard start > records.position else { return }
    records.move(to: start, line: Int32(clamping: Int(records.nextLine) + lines))
  }

  /// Of lines that begin alike, the last, and how many stand before it.
  /// - Parameter range: from the beginning of a line.
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

  /// The athlete's cell of the present record, without quotes and blanks; empty where it has none.
  private var athleteCell: Range<Int> {
    let index = header.map.cell(.athlete)
    guard index < records.cells.count else { return 0..<0 }
    let bytes = window
    return CellBytes.trimmed(bytes.span, records.cells[index].range)
  }
}
