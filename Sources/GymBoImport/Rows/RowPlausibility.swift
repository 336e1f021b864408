import GymBoLog

/// Tells whether the cells of a row make sense in their columns, for rows that have more cells than the header.
///
/// Such a row is read only where one reading makes sense: a separator too many, such as a decimal comma without quotes, moves
/// all cells after it into the wrong columns, and the numbers there often look like those of a set.
struct RowPlausibility {
  let map: HeaderMap
  /// The order of dates such as 03/04/2026.
  let dateOrder: DateOrder?
  /// How many cells too many the text or number in ``joined`` has; the cells after it are so much further right.
  var surplus = 0
  /// The index of the cell that the next ``surplus`` ones belong to.
  var joined = 0

  /// Whether numbers are in the columns of numbers, and words in those of words.
  func holds(_ bytes: Span<UInt8>, _ cells: CellList) -> Bool {
    guard cells.count >= map.cellCount else { return false }
    func range(_ column: ExportColumn) -> Range<Int> { self.range(column, bytes, cells) }
    func isNumber(_ column: ExportColumn) -> Bool { DecimalNumber(bytes, range(column)) != nil }

    var hasNumber = false
    for column in RowPlausibility.numbers where map.has(column) && !range(column).isEmpty {
      guard isNumber(column) || WrittenDuration.clock(bytes, range(column)) != nil else {
        return false
      }
      hasNumber = true
    }
    let order = range(.order)
    return hasNumber && !isNumber(.exercise) && !isNumber(.category) && !isNumber(.note)
      && !isNumber(.workoutNote)
      && (order.isEmpty || SetKindWord(bytes, order) != .unknown || isNumber(.order))
      && (range(.setType).isEmpty || SetKindWord(bytes, range(.setType)) != .unknown)
      && (range(.loadUnit).isEmpty || LoadUnit(bytes, range(.loadUnit)) != nil)
      && (range(.distanceUnit).isEmpty || DistanceUnit(bytes, range(.distanceUnit)) != nil)
      && FlagWord.value(bytes, range(.isWarmUp)) != nil
  }

  private static let numbers: [ExportColumn] = [
    .load, .secondLoad, .repetitions, .distance, .seconds, .rpe, .rir,
  ]

  /// Whether the row is that of a set also where a delimiter belongs to one of its cells: then nobody knows which is meant.
  /// Cells in quotes are whole.
  static func hasOtherReading(
    _ bytes: Span<UInt8>, _ cells: CellList, _ map: HeaderMap, _ dateOrder: DateOrder?
  ) -> Bool {
    let surplus = cells.count - map.cellCount
    let used = cells.lastIndex { !$0.isEmpty || $0.isQuoted } ?? 0
    guard surplus > 0, used > surplus else { return false }
    return (0...used - surplus).contains { first in
      let row = RowPlausibility(
        map: map, dateOrder: dateOrder, surplus: surplus, joined: first)
      return cells[first...first + surplus].allSatisfy { !$0.isQuoted }
        && row.holds(bytes, cells) && row.isSet(bytes, cells)
    }
  }

  /// Whether the row has a day, an exercise, and something that was done.
  private func isSet(_ bytes: Span<UInt8>, _ cells: CellList) -> Bool {
    func range(_ column: ExportColumn) -> Range<Int> { self.range(column, bytes, cells) }
    let isDone = [ExportColumn.repetitions, .distance, .seconds].contains { column in
      range(column).contains { bytes[$0] &- UInt8(ascii: "1") < 9 }
    }
    let duration = range(.duration)
    return isDone && !range(.exercise).isEmpty
      && WrittenDate(bytes, range(.start), order: dateOrder) != nil
      && (duration.isEmpty || WrittenDuration.seconds(bytes, duration) != nil
        || DecimalNumber(bytes, duration) != nil)
  }

  /// The cell of a column in this reading, without blanks at its ends.
  private func range(
    _ column: ExportColumn, _ bytes: Span<UInt8>, _ cells: CellList
  ) -> Range<Int> {
    let index = map.cell(column)
    guard surplus > 0, index >= joined else { return CellBytes.trimmed(bytes, cells[index].range) }
    let last = cells[index + surplus]
    return index > joined
      ? CellBytes.trimmed(bytes, last.range)
      : CellBytes.trimmed(bytes, cells[index].start..<last.end)
  }
}
