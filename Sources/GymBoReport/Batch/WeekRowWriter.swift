internal import GymBoLog

/// Writes rows about weeks, which are nearly all that a batch writes: whole, a word at a time, and of texts that are kept.
struct WeekRowWriter {
  private let layout: TableLayout
  private var weeks = WeekTexts()
  private var numbers = NumberTexts()

  init(_ layout: TableLayout) { self.layout = layout }

  /// The room that a row needs, also for what its last word writes beyond its end.
  func mostBytes(_ first: PackedText, numbers: Int) -> Int {
    first.bytes.count + layout.leadBytes + WeekText.mostBytes + MachineNumber.mostBytes * numbers
  }

  /// Writes what the cells one by one would be.
  /// - Parameters:
  ///   - first: so many cells, of every row alike.
  ///   - start: from where there is room for all rows.
  /// - Returns: where they end.
  mutating func write<let counts: Int, let numbers: Int>(
    _ first: PackedText, cells: Int, _ rows: [WeekRow<counts, numbers>], to bytes: inout [UInt8],
    at start: Int
  ) -> Int {
    var end = start
    // What the writer holds would be read anew after each byte that is written.
    let layout = layout
    let rowEnd = layout.rowEnd
    var span = bytes.mutableSpan
    // Safe with bytes: any bits are one.
    var output = unsafe span.mutableBytes
    for row in rows {
      output.write(first, at: &end)
      let week = weeks.place(of: row.week, layout, column: cells)
      output.write(weeks[week], at: &end)
      var column = cells &+ 2
      for index in row.counts.indices {
        output.writeLead(of: column, layout, at: &end)
        // Whole numbers up to 2⁵³ are exact; nobody counts further.
        output.write(Double(row.counts[index]), &self.numbers, layout, at: &end)
        column &+= 1
      }
      for index in row.numbers.indices {
        output.writeLead(of: column, layout, at: &end)
        output.write(row.numbers[index], &self.numbers, layout, at: &end)
        column &+= 1
      }
      output.write(rowEnd, at: &end)
    }
    return end
  }

  /// A text that is not short.
  @inline(never)
  fileprivate static func long(_ number: Double?, _ layout: TableLayout) -> [UInt8] {
    guard let number, number.isFinite else { return layout.missing }
    return Array(MachineNumber.long(number).utf8)
  }
}

extension MutableRawSpan {
  @inline(__always)
  fileprivate mutating func writeLead(
    of column: Int, _ layout: TableLayout, at place: inout Int
  ) {
    switch layout.format {
    case .csv: write(UInt8(ascii: ","), at: &place)
    case .json: write(layout.leads[column], at: &place)
    }
  }

  @inline(__always)
  fileprivate mutating func write(
    _ number: Double?, _ numbers: inout NumberTexts, _ layout: TableLayout, at place: inout Int
  ) {
    if let number, let text = numbers.text(of: number) { return write(text, at: &place) }
    for byte in WeekRowWriter.long(number, layout) { write(byte, at: &place) }
  }
}
