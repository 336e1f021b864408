import GymBoLog

/// Repairs rows of exports that write texts without quotes (FitNotes, Fitbod).
///
/// `2025-04-29,Overhead Press (Each Side, Dumbbells),Shoulders,8.0,kgs,5,,,` has one cell more than its header. With k
/// cells too many, the name is cells 2 to 2 + k, provided that the cells of numbers then hold numbers. Where they hold
/// numbers only if the surplus belongs to the comment, it does.
enum RawTextRepair {
  /// Joins the cells of a text that the format writes without quotes.
  /// - Returns: the column of the text; nil, with the cells unchanged, if no such text makes sense.
  static func repair(
    _ bytes: Span<UInt8>, _ reader: inout RecordReader, _ map: HeaderMap, _ dateOrder: DateOrder?
  ) -> ExportColumn? {
    let surplus = reader.cells.count - map.cellCount
    // Cells beyond this number were not gathered.
    guard surplus >= 0, surplus < RecordReader.surplus else { return nil }
    var row = RowPlausibility(map: map, dateOrder: dateOrder)
    if surplus == 0 { return row.holds(bytes, reader.cells) ? .exercise : nil }
    row.surplus = surplus
    for text in map.format.rawTexts where map.has(text) {
      row.joined = map.cell(text)
      if row.holds(bytes, reader.cells) {
        reader.joinCells(row.joined...(row.joined + surplus))
        return text
      }
    }
    return nil
  }
}

extension RecordReader {
  /// Joins neighbouring cells into one that contains the delimiters between them.
  mutating func joinCells(_ indices: ClosedRange<Int>) {
    let joined = Cell(
      start: cells[indices.lowerBound].start, end: cells[indices.upperBound].end,
      isQuoted: false, hasEscapes: false)
    replaceCells(indices, with: joined)
  }
}
