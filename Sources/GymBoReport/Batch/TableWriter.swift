internal import GymBoLog

/// Writes the rows of one table, cell by cell, as bytes: a batch has millions of them.
struct TableWriter: TableSink {
  /// The bytes of some cells, with what stands before each.
  struct Prepared {
    fileprivate let text: PackedText
    fileprivate let cells: Int
  }

  /// The rows, and behind them room for the next.
  private var bytes: [UInt8] = []
  /// Bytes of that room: whatever stands there.
  private var room = 0
  private let layout: TableLayout
  private var column = 0
  private var weekRows: WeekRowWriter
  private var exercises = PreparedExercises()
  private var texts = PreparedTexts()

  init(_ table: BatchTable, format: TableFormat) {
    layout = TableLayout(table, format: format)
    weekRows = WeekRowWriter(layout)
  }

  func prepared(_ texts: [String?], from column: Int) -> Prepared {
    Prepared(text: PackedText(layout.cells(texts, from: column)), cells: texts.count)
  }

  mutating func cells(_ prepared: Prepared) {
    dropRoom()
    bytes += prepared.text.bytes
    column += prepared.cells
  }

  mutating func cells(of exercise: LoggedExercise) {
    if let kept = exercises[exercise] { return cells(kept) }
    let made = prepared(ExerciseColumn.cells(exercise), from: 1)
    exercises.keep(made, of: exercise)
    cells(made)
  }

  mutating func cell(_ text: String) {
    if lead() { bytes.append(UInt8(ascii: ",")) }
    layout.append(text, to: &bytes)
  }

  mutating func cell(_ number: Int) {
    write { MachineNumber.append(Int64(number), to: &$0) }
  }

  mutating func cell(_ number: Double?) {
    var isMissing = true
    write { output in
      if let number { isMissing = !MachineNumber.append(number, to: &output) }
    }
    if isMissing { bytes += layout.missing }
  }

  /// Writes a cell that is a number.
  @inline(__always)
  private mutating func write(_ number: (inout OutputSpan<UInt8>) -> Void) {
    let comma = lead()
    bytes.append(addingCapacity: 1 + MachineNumber.mostBytes) { output in
      if comma { output.append(UInt8(ascii: ",")) }
      number(&output)
    }
  }

  mutating func missing() { cell(Double?.none) }

  mutating func endRow() {
    assert(column == layout.leads.count, "A row has a cell in each column")
    column = 0
    let end = layout.rowEnd
    bytes.append(addingCapacity: 2) { output in
      output.append(UInt8(truncatingIfNeeded: end))
      output.append(UInt8(truncatingIfNeeded: end >> 8))
    }
  }

  /// Asks for room once for all of them.
  mutating func rows<let counts: Int, let numbers: Int>(
    _ athlete: Prepared, _ subject: String, _ rows: [WeekRow<counts, numbers>]
  ) {
    assert(column == 0 && 4 + counts + numbers == layout.leads.count)
    let subject = prepared(subject, in: 1).text
    makeRoom(
      rows.count * weekRows.mostBytes(athlete.text, subject, numbers: counts + numbers))
    let start = bytes.count - room
    let end = weekRows.write(athlete.text, subject, rows, to: &bytes, at: start)
    room -= end - start
  }

  /// A cell that stands in the rows of many athletes.
  private mutating func prepared(_ text: String, in column: Int) -> Prepared {
    if let kept = texts[text] { return kept }
    let made = prepared([text], from: column)
    texts.keep(made, of: text)
    return made
  }

  private mutating func makeRoom(_ count: Int) {
    guard room < count else { return }
    // For many rows at once, and so little that it still is in the processor's cache when they are written.
    let more = count + 8192
    bytes.append(addingCapacity: more) { $0.append(repeating: 0, count: more) }
    room += more
  }

  private mutating func dropRoom() {
    guard room > 0 else { return }
    bytes.removeLast(room)
    room = 0
  }

  /// The rows written so far; begins anew.
  mutating func take() -> [UInt8] {
    // The next athlete has about as many, and asks for as much room behind them.
    var rows: [UInt8] = []
    rows.reserveCapacity(bytes.count + bytes.count / 8)
    dropRoom()
    swap(&rows, &bytes)
    return rows
  }

  /// Writes what stands before the next cell, but for a mere comma.
  /// - Returns: whether a comma stands before it.
  @inline(__always)
  private mutating func lead() -> Bool {
    dropRoom()
    if layout.format == .json { bytes += layout.leads[column].bytes }
    column += 1
    return layout.format == .csv && column > 1
  }
}
