internal import GymBoLog

/// Writes rows about weeks, which are nearly all that a batch writes: whole, a word at a time, and of texts that are kept.
struct WeekRowWriter {
  private let layout: TableLayout
  private var weeks = WeekTexts()
  private var numbers: NumberTexts
  /// With the lead of all columns.
  private let missing: PackedText

  init(_ layout: TableLayout) {
    self.layout = layout
    numbers = NumberTexts(behind: layout.commonLead.first)
    missing = PackedText(layout.commonLead + layout.missing)
  }

  /// The room that a row needs, also for what its last word writes beyond its end.
  func mostBytes(_ athlete: PackedText, _ subject: PackedText, numbers: Int) -> Int {
    athlete.bytes.count + subject.bytes.count + layout.leadBytes + WeekText.mostBytes
      + MachineNumber.mostBytes * numbers
  }

  /// Writes what the cells one by one would be.
  /// - Parameters:
  ///   - athlete: the first cell of every row.
  ///   - subject: the second.
  ///   - start: from where there is room for all rows.
  /// - Returns: where they end.
  mutating func write<let counts: Int, let numbers: Int>(
    _ athlete: PackedText, _ subject: PackedText, _ rows: [WeekRow<counts, numbers>],
    to bytes: inout [UInt8], at start: Int, weekColumn: Int
  ) -> Int {
    var end = start
    // What the writer holds would be read anew after each byte that is written.
    let (layout, missing) = (layout, missing)
    let rowEnd = layout.rowEnd
    var span = bytes.mutableSpan
    // Safe with bytes: any bits are one.
    var output = unsafe span.mutableBytes
    for row in rows {
      output.write(athlete, at: &end)
      output.write(subject, at: &end)
      let week = weeks.place(of: row.week, layout, column: weekColumn)
      output.write(weeks[week], at: &end)
      var column = weekColumn &+ 2
      for index in row.counts.indices {
        // Exact up to 2⁵³, and written with all digits up to 10¹²: nobody counts further.
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

  /// A number that has no short text, with the lead of all columns.
  @inline(never)
  fileprivate static func long(_ number: Double, _ layout: TableLayout) -> [UInt8] {
    layout.commonLead + (number.isFinite ? Array(MachineNumber.long(number).utf8) : layout.missing)
  }
}

extension MutableRawSpan {
  /// Writes a number and what stands before its cell.
  @inline(__always)
  fileprivate mutating func write(
    _ number: Double?, _ column: Int, _ numbers: inout NumberTexts, _ missing: PackedText,
    _ layout: TableLayout, at place: inout Int
  ) {
    if layout.format == .json { write(layout.leads[column], at: &place) }
    if let number {
      if let text = numbers.text(of: number) { return write(text, at: &place) }
      for byte in WeekRowWriter.long(number, layout) { write(byte, at: &place) }
    } else {
      write(missing, at: &place)
    }
  }
}
