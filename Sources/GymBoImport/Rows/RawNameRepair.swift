import GymBoLog

/// Repairs rows of exports that write exercise names without quotes (FitNotes).
///
/// `2025-04-29,Overhead Press (Each Side, Dumbbells),Shoulders,8.0,kgs,5,,,` has one cell more than its header. With k
/// cells too many, the name is cells 2 to 2 + k, provided that the cells of numbers then hold numbers. Where these hold
/// numbers without that, the surplus belongs to an unquoted comment.
enum RawNameRepair {
  /// Joins the cells of a name or a comment.
  /// - Returns: false, with the cells unchanged, if neither makes sense.
  static func repair(
    _ bytes: Span<UInt8>, _ reader: inout RecordReader, _ map: HeaderMap
  ) -> Bool {
    let surplus = reader.cells.count - map.cellCount
    guard surplus >= 0 else { return false }
    if surplus == 0 { return isPlausible(bytes, reader.cells, map, shift: 0) }
    // Cells beyond this number were not gathered.
    guard surplus < RecordReader.surplus else { return false }
    let name = map.cell(.exercise)
    if isPlausible(bytes, reader.cells, map, shift: surplus) {
      reader.joinCells(name...(name + surplus))
      return true
    }
    let note = map.cell(.note)
    if note == map.cellCount - 1, isPlausible(bytes, reader.cells, map, shift: 0) {
      reader.joinCells(note...(note + surplus))
      return true
    }
    return false
  }

  /// Whether the cells of numbers hold numbers or nothing, and at least one number, when those right of the name are `shift`
  /// cells further right.
  static func isPlausible(
    _ bytes: Span<UInt8>, _ cells: CellList, _ map: HeaderMap, shift: Int
  ) -> Bool {
    guard cells.count >= map.cellCount else { return false }
    var sawNumber = false
    for column in [ExportColumn.load, .repetitions, .distance, .seconds] where map.has(column) {
      let index = map.cell(column) + (map.cell(column) > map.cell(.exercise) ? shift : 0)
      let range = CellBytes.trimmed(bytes, cells[index].range)
      if range.isEmpty { continue }
      guard DecimalNumber(bytes, range) != nil || WrittenDuration.clock(bytes, range) != nil else {
        return false
      }
      sawNumber = true
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
