internal import GymBoLog

/// Writes the rows of one table as the bytes of a file, CSV or JSON Lines.
///
/// What a row holds is declared in `Model/Tables`; this is one of the sinks that take it. Rows are written in two ways:
/// - Cell by cell. The cells of an exercise come from a cache (``ExerciseCells``) after the first time.
/// - Rows about weeks whole (``WeekRowWriter``), which has caches of its own. They are stored into ``room``.
///
/// The caches live as long as the writer: over all athletes of a batch (``BatchWriter``). The bytes before a cell, a
/// comma or a JSON key, are called its lead (``TableLayout``).
struct TableWriter: TableSink {
  private let columns: [ColumnDeclaration]
  private let hasAthlete: Bool
  private let layout: TableLayout
  /// The rows, followed by ``room`` unused bytes.
  private var bytes: [UInt8] = []
  /// Unused bytes at the end of ``bytes``, of any value. Rows about weeks need them, because they are stored in words
  /// of 16 bytes, of which the last may go beyond the row. Before anything else is written, they are removed.
  private var room = 0
  /// The column of the next cell.
  private var column = 0
  /// The first cell of every row, with its lead; empty in a table without the athlete's name.
  private var athlete = PackedText([])
  /// The first cells of the rows about the weeks of a subject: the athlete's name and the subject.
  private var head = PackedText([])
  private var weekRows: WeekRowWriter
  private var exercises = ExerciseCells()

  init(_ table: ResultTable, format: TableFormat, hasAthlete: Bool) {
    self.init(
      hasAthlete ? table.columnsWithAthlete : table.columns, format: format, hasAthlete: hasAthlete)
  }

  init(_ columns: [ColumnDeclaration], format: TableFormat, hasAthlete: Bool = false) {
    self.columns = columns
    self.hasAthlete = hasAthlete
    layout = TableLayout(columns, format: format)
    weekRows = WeekRowWriter(layout)
  }

  /// Writes the names of the columns as a row of CSV.
  mutating func writeHead() {
    for column in columns { text(column.name) }
    endRow()
  }

  // MARK: Rows

  mutating func begin(athlete: String?) {
    if hasAthlete { self.athlete = PackedText(layout.cells([athlete], from: 0)) }
  }

  mutating func beginRow() {
    guard hasAthlete else { return }
    dropRoom()
    bytes += athlete.bytes
    column = 1
  }

  mutating func endRow() {
    assert(column == layout.leads.count, "A row has a cell in each column")
    column = 0
    let end = layout.rowEnd
    bytes.append(addingCapacity: 2) { output in
      output.append(UInt8(truncatingIfNeeded: end))
      output.append(UInt8(truncatingIfNeeded: end >> 8))
    }
  }

  /// The rows written since the last call.
  mutating func take() -> [UInt8] {
    // The next athlete probably needs about as much space, and room for rows of weeks.
    var rows: [UInt8] = []
    rows.reserveCapacity(bytes.count + bytes.count / 8)
    dropRoom()
    swap(&rows, &bytes)
    return rows
  }

  // MARK: Cells

  mutating func text(_ text: String?) {
    guard let text else { return missing() }
    writeLead()
    layout.append(text, to: &bytes)
  }

  mutating func number(_ number: Double?) {
    var isMissing = true
    write { output in
      if let number { isMissing = !MachineNumber.append(number, to: &output) }
    }
    if isMissing { bytes += layout.missing }
  }

  mutating func count(_ count: Int?) {
    guard let count else { return missing() }
    write { MachineNumber.append(Int64(count), to: &$0) }
  }

  mutating func date(_ date: CivilDate?) { plain(date?.description) }
  mutating func time(_ time: WallTime?) { plain(time?.description) }

  mutating func flag(_ flag: Bool?) {
    guard let flag else { return missing() }
    writeLead()
    bytes += (flag ? "true" : "false").utf8
  }

  mutating func list(_ texts: [String]?, separator: String) {
    guard let texts, layout.format == .json else {
      return text(texts?.joined(separator: separator))
    }
    writeLead()
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      layout.append(text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func mixed(_ value: MixedValue?) {
    switch value {
    case nil: missing()
    case .text(let value): text(value)
    case .number(let value): number(value)
    case .count(let value): count(value)
    case .date(let value): date(value)
    case .flag(let value): flag(value)
    }
  }

  private mutating func missing() { number(nil) }

  /// Writes text that needs no escaping.
  private mutating func plain(_ text: String?) {
    guard let text else { return missing() }
    writeLead()
    let isQuoted = layout.format == .json
    if isQuoted { bytes.append(UInt8(ascii: "\"")) }
    bytes += text.utf8
    if isQuoted { bytes.append(UInt8(ascii: "\"")) }
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

  private mutating func writeLead() {
    if lead() { bytes.append(UInt8(ascii: ",")) }
  }

  /// Moves on to the next cell and writes its lead. A comma of CSV is left to the caller, who can
  /// write it together with the cell.
  /// - Returns: whether the cell needs a comma before it.
  @inline(__always)
  private mutating func lead() -> Bool {
    dropRoom()
    if layout.format == .json { bytes += layout.leads[column].bytes }
    column += 1
    return layout.format == .csv && column > 1
  }

  // MARK: Cells and rows that come again

  mutating func repeated(_ exercise: LoggedExercise, _ write: (inout TableWriter) -> Void) {
    if let known = exercises[exercise] {
      dropRoom()
      bytes += known.bytes
      column += known.count
      return
    }
    dropRoom()
    let (start, first) = (bytes.count, column)
    write(&self)
    exercises.remember(
      .init(bytes: Array(bytes[start...]), count: column - first), of: exercise)
  }

  /// Writes the rows whole, into room that is made once for all of them. ``WeekRowWriter`` says
  /// what that buys.
  mutating func weeks<let counts: Int, let numbers: Int>(
    _ rows: [WeekRow<counts, numbers>], of subject: String,
    _ columns: [TableColumn<SubjectWeek<counts, numbers>>], _ source: TableSource
  ) {
    let first = hasAthlete ? 1 : 0
    assert(column == 0 && first + columns.count == layout.leads.count)
    assert(columns.count == 3 + counts + numbers)
    head.replace { bytes in
      bytes += athlete.bytes
      bytes += layout.leads[first].bytes
      layout.append(subject, to: &bytes)
    }
    makeRoom(rows.count * weekRows.mostBytes(head, numbers: counts + numbers))
    let start = bytes.count - room
    let end = weekRows.write(head, rows, to: &bytes, at: start, weekColumn: first + 1)
    room -= end - start
  }

  /// Makes room for at least so many bytes.
  private mutating func makeRoom(_ count: Int) {
    guard room < count else { return }
    // Enough for many rows, and little enough to be in the processor's cache still when they are
    // written.
    let more = count + 8192
    bytes.append(addingCapacity: more) { $0.append(repeating: 0, count: more) }
    room += more
  }

  /// Removes the unused bytes, so that ``bytes`` ends with the last row and can be appended to.
  private mutating func dropRoom() {
    guard room > 0 else { return }
    bytes.removeLast(room)
    room = 0
  }
}
