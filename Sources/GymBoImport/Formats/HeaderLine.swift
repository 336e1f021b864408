/// The first record of a file: its cells are the names of the columns.
struct HeaderLine {
  var names: [String] = []
  /// The record as text, its first 200 bytes.
  var text = ""
  let delimiter: UInt8
  /// A reader that goes on after this record.
  var reader: RecordReader

  init(_ file: InputFile, from start: Int) {
    let bytes = file.bytes.span
    var first = start
    while first < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[first]) { first += 1 }
    delimiter = Delimiter.detect(bytes, from: first)
    reader = RecordReader(delimiter: delimiter, from: start)
    guard reader.next(bytes, expecting: nil) != nil else { return }
    text = CellBytes.excerpt(bytes, reader.range)
    names = reader.cells.map { cell in
      CellBytes.text(CellBytes.content(bytes, cell.range, hasEscapes: cell.hasEscapes)).text
    }
  }
}
