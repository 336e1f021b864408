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
    _ bytes: Span<UInt8>, _ reader: inout RecordReader, _ map: HeaderMap
  ) -> ExportColumn? {
    let surplus = reader.cells.count - map.cellCount
    // Cells beyond this number were not gathered.
    guard surplus >= 0, surplus < RecordReader.surplus else { return nil }
    if surplus == 0 { return isPlausible(bytes, reader.cells, map) ? .exercise : nil }
    for text in map.format.rawTexts where map.has(text) {
      let cell = map.cell(text)
      if isPlausible(bytes, reader.cells, map, surplus: surplus, in: cell) {
        reader.joinCells(cell...(cell + surplus))
        return text
      }
    }
    return nil
  }

  /// Whether the cells of numbers hold numbers or nothing, and at least one number, and the flag of a warm-up is one.
  /// - Parameters:
  ///   - surplus: how many cells too many the text in `cell` has; those right of it are so much further right.
  ///   - cell: the index of the text; ignored where there is no surplus.
  static func isPlausible(
    _ bytes: Span<UInt8>, _ cells: CellList, _ map: HeaderMap, surplus: Int = 0, in cell: Int = 0
  ) -> Bool {
    guard cells.count >= map.cellCount else { return false }
    func range(_ column: ExportColumn) -> Range<Int> {
      let index = map.cell(column)
      return CellBytes.trimmed(bytes, cells[index > cell ? index + surplus : index].range)
    }
    var sawNumber = false
    for column in [ExportColumn.load, .repetitions, .distance, .seconds] where map.has(column) {
      let range = range(column)
      if range.isEmpty { continue }
      guard DecimalNumber(bytes, range) != nil || WrittenDuration.clock(bytes, range) != nil else {
        return false
      }
      sawNumber = true
    }
    if map.has(.isWarmUp) {
      let flag = range(.isWarmUp)
      guard
        flag.isEmpty || ["true", "false"].contains(where: { CellBytes.equals(bytes, flag, $0) })
      else { return false }
    }
    return sawNumber
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
