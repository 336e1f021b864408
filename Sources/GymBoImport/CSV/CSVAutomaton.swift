import CByteScan

/// Splits bytes into cells by RFC 4180, one record at a time.
///
/// It allocates nothing per cell and cannot fail. A quote that never closes is reported by ``Ending``, and
/// ``RecordReader`` decides what to do. A quote in a cell that does not begin with one is an ordinary character.
struct CSVAutomaton {
  enum Ending {
    case complete
    /// A quoted cell does not close, or it has a line break and more than ``longestQuotedCell`` bytes.
    case unclosedQuote
    /// Something other than a delimiter or a line end follows a closing quote.
    case textAfterQuote
    /// More cells than asked for.
    case tooManyCells
  }

  struct Outcome {
    var ending: Ending
    /// The end of the record without its line end.
    var end: Int
    /// Where the next record begins.
    var next: Int
    /// Line breaks inside quoted cells.
    var innerLineBreaks: Int
  }

  /// The longest quoted cell with line breaks. A longer one counts as never closed.
  ///
  /// Notes in real exports are below 2 kB. The bound keeps the time linear on files full of stray quotes.
  static let longestQuotedCell = 65_536

  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  let delimiter: UInt8
  private(set) var index: StructuralIndex

  init(delimiter: UInt8) {
    self.delimiter = delimiter
    index = StructuralIndex(delimiter: delimiter)
  }

  /// Scans a record, or what is left of it.
  /// - Parameters:
  ///   - start: where the first cell to be scanned begins.
  ///   - quoting: whether quotes group bytes. False makes every quote an ordinary character and the record one line.
  ///   - cells: has the cells before it, and receives the others.
  ///   - limit: the number of cells after which the scan stops.
  @inline(__always)
  mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, quoting: Bool = true, into cells: inout CellList,
    limit: Int
  ) -> Outcome {
    let count = bytes.count
    var position = start
    var lineBreaks = 0
    while true {
      var end: Int
      if quoting, position < count, bytes[position] == CSVAutomaton.quote {
        var (hasEscapes, isClosed) = (false, true)
        end = closingQuote(
          bytes, of: position, lineBreaks: &lineBreaks, hasEscapes: &hasEscapes,
          isClosed: &isClosed)
        guard isClosed else {
          return Outcome(ending: .unclosedQuote, end: end, next: end, innerLineBreaks: lineBreaks)
        }
        cells.append(Cell(start: position + 1, end: end, isQuoted: true, hasEscapes: hasEscapes))
        end += 1
      } else {
        end = index.next(bytes, from: position)
        while end < count, bytes[end] == CSVAutomaton.quote {
          end = index.next(bytes, from: end + 1)
        }
        cells.append(Cell(start: position, end: end, isQuoted: false, hasEscapes: false))
      }
      guard end < count else {
        return Outcome(ending: .complete, end: end, next: end, innerLineBreaks: lineBreaks)
      }
      switch bytes[end] {
      case delimiter:
        guard cells.count < limit else {
          return Outcome(ending: .tooManyCells, end: end, next: end, innerLineBreaks: lineBreaks)
        }
        position = end + 1
      case CSVAutomaton.lineFeed, CSVAutomaton.carriageReturn:
        return Outcome(
          ending: .complete, end: end, next: CSVAutomaton.afterLineEnd(bytes, end),
          innerLineBreaks: lineBreaks)
      default:
        return Outcome(ending: .textAfterQuote, end: end, next: end, innerLineBreaks: lineBreaks)
      }
    }
  }

  /// Finds the quote that closes a cell, and counts the line breaks before it. Two quotes in a row are one escaped quote.
  /// - Parameters:
  ///   - position: of the opening quote.
  ///   - isClosed: false where the cell is not closed before the end, or is longer than ``longestQuotedCell``.
  /// - Returns: the closing quote, or where the search ended.
  @inline(__always)
  private mutating func closingQuote(
    _ bytes: Span<UInt8>, of position: Int, lineBreaks: inout Int, hasEscapes: inout Bool,
    isClosed: inout Bool
  ) -> Int {
    let count = bytes.count
    var end = index.next(bytes, from: position + 1)
    while end < count {
      let byte = bytes[end]
      if byte == CSVAutomaton.quote {
        guard end + 1 < count, bytes[end + 1] == CSVAutomaton.quote else { return end }
        hasEscapes = true
        end = index.next(bytes, from: end + 2)
        continue
      }
      if byte != delimiter {
        if byte == CSVAutomaton.lineFeed || end + 1 >= count
          || bytes[end + 1] != CSVAutomaton.lineFeed
        {
          lineBreaks += 1
        }
        if end - position > CSVAutomaton.longestQuotedCell {
          isClosed = false
          return end
        }
      }
      end = index.next(bytes, from: end + 1)
    }
    isClosed = false
    return count
  }

  /// The end of the line that contains a position. Quotes do not matter.
  mutating func lineEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = index.next(bytes, from: start)
    while end < bytes.count, bytes[end] != CSVAutomaton.lineFeed,
      bytes[end] != CSVAutomaton.carriageReturn
    {
      end = index.next(bytes, from: end + 1)
    }
    return end
  }

  /// Where the next line begins, given where a line ends.
  @inline(__always)
  static func afterLineEnd(_ bytes: Span<UInt8>, _ end: Int) -> Int {
    guard end < bytes.count else { return end }
    let isPair =
      bytes[end] == CSVAutomaton.carriageReturn && end + 1 < bytes.count
      && bytes[end + 1] == CSVAutomaton.lineFeed
    return end + (isPair ? 2 : 1)
  }
}

extension CSVAutomaton.Outcome {
  /// The outcome for a plain record.
  @inline(__always)
  init(_ plain: gymbo_record_end, _ bytes: Span<UInt8>) {
    self.init(
      ending: .complete, end: plain.end, next: CSVAutomaton.afterLineEnd(bytes, plain.end),
      innerLineBreaks: plain.inner_breaks)
  }
}
