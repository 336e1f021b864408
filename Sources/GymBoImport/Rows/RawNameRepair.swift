import GymBoLog

/// Repairs rows of exports that write exercise names without quotes (FitNotes).
///
/// `2025-04-29,Overhead Press (Each Side, Dumbbells),Shoulders,8.0,kgs,5,,,` has one cell more than its header: with
/// k cells too many, the name is cells 2 to 2 + k. The numbers must then be numbers. If they are where they belong
/// without that, the surplus is an unquoted comment.
enum RawNameRepair {
  /// - Returns: False, with the cells unchanged, if no reading makes sense.
  static func repair(
    _ bytes: Span<UInt8>, _ reader: inout RecordReader, _ map: HeaderMap
  ) -> Bool {
    let surplus = reader.cells.count - map.cellCount
    guard surplus >= 0 else { return false }
    if surplus == 0 { return isPlausible(bytes, reader.cells, map, shift: 0) }
    // Cells beyond ``RecordReader/surplus`` were not gathered.
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

  /// Whether load and repetitions are numbers or blank, and one number is there, if cells right of the name are shifted.
  static func isPlausible(
    _ bytes: Span<UInt8>, _ cells: CellList, _ map: HeaderMap, shift: Int
  ) -> Bool {
    guard cells.count >= map.cellCount else { return false }
    var sawNumber = false
    for column in [Column.load, .repetitions, .distance, .seconds] where map.has(column) {
      let index = map.cell(column) + (map.cell(column) > map.cell(.exercise) ? shift : 0)
      let range = CellText.trimmed(bytes, cells[index].range)
      if range.isEmpty { continue }
      guard DecimalNumber(bytes, range) != nil || DurationText.clock(bytes, range) != nil else {
        return false
      }
      sawNumber = true
    }
    return sawNumber
  }
}

extension RecordReader {
  /// Makes neighbouring cells one, with the delimiters between them.
  mutating func joinCells(_ indices: ClosedRange<Int>) {
    let joined = Cell(
      start: cells[indices.lowerBound].start, end: cells[indices.upperBound].end,
      isQuoted: false, hasEscapes: false)
    replaceCells(indices, with: joined)
  }
}
