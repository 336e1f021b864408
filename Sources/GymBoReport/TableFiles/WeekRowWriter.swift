internal import GymBoLog

/// Writes rows about weeks whole: nearly all rows of a batch are about weeks.
///
/// It replaces writing cell by cell, which TableWriterTests compares it with. Each text is stored
/// in words of sixteen bytes (``PackedText``), the cells of a week come from a cache (``WeekTexts``),
/// and a number is one store (``ShortText``). Of `gymbo batch` with the tables exercise_weeks,
/// muscle_weeks and exercises over 1,000,000 sets, cell by cell takes 56 % more processor time, and
/// without the cache of weeks alone 32 % more.
struct WeekRowWriter {
  private let layout: TableLayout
  private var weeks = WeekTexts()
  private var numbers = NumberTexts()
  private let missing: PackedText

  init(_ layout: TableLayout) {
    self.layout = layout
    missing = PackedText(layout.missing)
  }

  /// The most bytes of a row, with the unused rest of its last word.
  func mostBytes(_ head: PackedText, numbers: Int) -> Int {
    head.bytes.count + layout.leadBytes + WeekText.mostBytes + MachineNumber.mostBytes * numbers
  }

  /// Writes the rows of a subject.
  /// - Parameters:
  ///   - head: the first cells of every row: the athlete's name where the table has it, and the
  ///     subject.
  ///   - start: where the rows begin; there is room for all of them.
  ///   - weekColumn: the column of the week's name.
  /// - Returns: where the rows end.
  mutating func write<let counts: Int, let numbers: Int>(
    _ head: PackedText, _ rows: [WeekRow<counts, numbers>],
    to bytes: inout [UInt8], at start: Int, weekColumn: Int
  ) -> Int {
    var end = start
    // Local copies: properties would be loaded again after every store.
    let (layout, missing) = (layout, missing)
    let rowEnd = layout.rowEnd
    var span = bytes.mutableSpan
    // Safe with bytes: every bit pattern is a byte.
    var output = unsafe span.mutableBytes
    for row in rows {
      output.write(head, at: &end)
      let week = weeks.place(of: row.week, layout, column: weekColumn)
      output.write(weeks[week], at: &end)
      var column = weekColumn &+ 2
      for index in row.counts.indices {
        // Exact up to 2⁵³, and written with all digits up to 10¹². No count is larger.
        output.write(Double(row.counts[index]), column, &self.numbers, missing, layout, at: &end)
        column &+= 1
      }
      for index in row.numbers.indices {
        output.write(row.numbers[index], column, &self.numbers, missing, layout, at: &end)
        column &+= 1
      }
      output.write(rowEnd, at: &end)
    }
    return end
  }

  /// A number that has no short text.
  @inline(never)
  fileprivate static func long(_ number: Double, _ layout: TableLayout) -> [UInt8] {
    number.isFinite ? Array(MachineNumber.long(number).utf8) : layout.missing
  }
}

extension MutableRawSpan {
  /// Writes the cell of a number with its lead.
  @inline(__always)
  fileprivate mutating func write(
    _ number: Double?, _ column: Int, _ numbers: inout NumberTexts, _ missing: PackedText,
    _ layout: TableLayout, at place: inout Int
  ) {
    switch layout.format {
    case .csv: write(UInt8(ascii: ","), at: &place)
    case .json: write(layout.leads[column], at: &place)
    }
    guard let number else { return write(missing, at: &place) }
    if let text = numbers.text(of: number) { return write(text, at: &place) }
    for byte in WeekRowWriter.long(number, layout) { write(byte, at: &place) }
  }
}
