/// The record of a file that names the columns, usually its first: its cells are the names of the columns.
struct HeaderLine {
  var names: [String] = []
  /// The record as text, its first 200 bytes.
  var text = ""
  let delimiter: UInt8
  /// A reader that goes on after this record.
  var reader: RecordReader

  /// The bytes that a header is looked for in, from where it begins: more than ``FileHeader/largest``, so that a larger one is
  /// known to be.
  private static let longest = FileHeader.largest + 1

  /// - Parameters:
  ///   - start: where the line begins.
  ///   - line: the line's number in the file.
  ///   - delimiter: the character between cells; nil finds it in the line.
  init(_ file: InputFile, from start: Int, line: Int32 = 1, delimiter: UInt8? = nil) {
    // A header is never larger. Files made to harm have one of any size.
    let bytes = file.bytes.span.extracting(..<min(file.bytes.count, start + HeaderLine.longest))
    var first = min(start, bytes.count)
    while first < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[first]) { first += 1 }
    self.delimiter = delimiter ?? Delimiter.detect(bytes, from: first)
    reader = RecordReader(delimiter: self.delimiter, from: start, line: line)
    guard reader.next(bytes, expecting: nil) != nil else { return }
    text = CellBytes.excerpt(bytes, reader.range)
    names = reader.cells.map { cell in
      CellBytes.text(CellBytes.content(bytes, cell.range, hasEscapes: cell.hasEscapes)).text
    }
  }
}
