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
  private let format: TableFormat
  /// By column, what stands before its cell.
  private let leads: [PackedText]
  /// Bytes of all of them.
  private let leadBytes: Int
  private var column = 0
  private var weeks = WeekTexts()
  private var exercises = PreparedExercises()

  init(_ table: BatchTable, format: TableFormat) {
    self.format = format
    leads = table.columnNames.enumerated().map { index, name in
      switch format {
      case .csv: PackedText(index == 0 ? [] : [UInt8(ascii: ",")])
      case .json:
        PackedText(
          [UInt8(ascii: index == 0 ? "{" : ",")] + JSONWriter.quoted(name) + [UInt8(ascii: ":")])
      }
    }
    leadBytes = leads.reduce(0) { $0 + $1.bytes.count }
  }

  func prepared(_ texts: [String?], from column: Int) -> Prepared {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    for (index, text) in texts.enumerated() {
      bytes += leads[column + index].bytes
      if let text {
        TableWriter.append(text, as: format, to: &bytes)
      } else if format == .json {
        bytes += TableWriter.null
      }
    }
    return Prepared(text: PackedText(bytes), cells: texts.count)
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
    TableWriter.append(text, as: format, to: &bytes)
  }

  mutating func cell(_ number: Int) {
    write { MachineNumber.append(Int64(number), to: &$0) }
  }

  mutating func cell(_ number: Double?) {
    var isMissing = true
    write { output in
      if let number { isMissing = !MachineNumber.append(number, to: &output) }
    }
    if isMissing, format == .json { bytes += TableWriter.null }
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
    assert(column == leads.count, "A row has a cell in each column")
    column = 0
    let end = TableWriter.rowEnd(format)
    bytes.append(addingCapacity: end.count) { output in
      for index in end.indices { output.append(end[index]) }
    }
  }

  /// Writes what its cells one by one would be, but asks for room once: these rows are nearly all that a batch writes.
  mutating func row<let counts: Int, let numbers: Int>(
    _ first: Prepared, _ week: ISOWeek, _ counts: InlineArray<counts, Int>,
    _ numbers: InlineArray<numbers, Double?>
  ) {
    assert(column == 0 && first.cells + 2 + counts.count + numbers.count == leads.count)
    guard let place = weeks.place(of: week) ?? keep(week, from: first.cells) else {
      return cells(first, week, counts, numbers)
    }
    makeRoom(
      first.text.bytes.count + weeks.count + leadBytes
        + MachineNumber.mostBytes * (counts.count + numbers.count) + 2 * PackedText.wordBytes)
    let start = bytes.count - room
    // No method: that would hold the very bytes that are written to.
    let end = TableWriter.write(
      first, weeks, place, counts, numbers, leads, format, to: &bytes, at: start)
    room -= end - start
  }

  private mutating func keep(_ week: ISOWeek, from column: Int) -> Int? {
    let cells = prepared([week.description, week.start.description], from: column)
    return weeks.keep(cells.text.bytes, of: week)
  }

  @inline(__always)
  private static func write<let counts: Int, let numbers: Int>(
    _ first: Prepared, _ weeks: WeekTexts, _ week: Int, _ counts: InlineArray<counts, Int>,
    _ numbers: InlineArray<numbers, Double?>, _ leads: [PackedText], _ format: TableFormat,
    to bytes: inout [UInt8], at start: Int
  ) -> Int {
    var end = start
    var span = bytes.mutableSpan
    // Safe with bytes: any bits are one.
    var output = unsafe span.mutableBytes
    output.write(first.text, at: &end)
    weeks.write(week, to: &output, at: &end)
    var column = first.cells + 2
    for index in counts.indices {
      writeLead(column, leads, format, to: &output, at: &end)
      MachineNumber.write(counts[index], to: &output, at: &end)
      column += 1
    }
    for index in numbers.indices {
      writeLead(column, leads, format, to: &output, at: &end)
      if !MachineNumber.write(numbers[index], to: &output, at: &end), format == .json {
        for byte in null { output.write(byte, at: &end) }
      }
      column += 1
    }
    let rowEnd = rowEnd(format)
    for index in rowEnd.indices { output.write(rowEnd[index], at: &end) }
    return end
  }

  @inline(__always)
  private static func writeLead(
    _ column: Int, _ leads: [PackedText], _ format: TableFormat, to output: inout MutableRawSpan,
    at end: inout Int
  ) {
    switch format {
    case .csv: output.write(UInt8(ascii: ","), at: &end)
    case .json: output.write(leads[column], at: &end)
    }
  }

  @inline(__always)
  private static func rowEnd(_ format: TableFormat) -> InlineArray<2, UInt8> {
    [UInt8(ascii: format == .csv ? "\r" : "}"), UInt8(ascii: "\n")]
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
    dropRoom()
    var rows: [UInt8] = []
    // The next athlete has about as many.
    rows.reserveCapacity(bytes.count + bytes.count / 8)
    swap(&rows, &bytes)
    return rows
  }

  private static let null = Array("null".utf8)

  /// Writes what stands before the next cell, but for a mere comma.
  /// - Returns: whether a comma stands before it.
  @inline(__always)
  private mutating func lead() -> Bool {
    dropRoom()
    if format == .json { bytes += leads[column].bytes }
    column += 1
    return format == .csv && column > 1
  }

  /// No method of a writer: that would hold the very bytes that are written to, and copy them all.
  private static func append(_ text: String, as format: TableFormat, to bytes: inout [UInt8]) {
    switch format {
    case .csv: CSVWriter.append(text, to: &bytes)
    case .json: bytes += JSONWriter.quoted(text)
    }
  }
}
