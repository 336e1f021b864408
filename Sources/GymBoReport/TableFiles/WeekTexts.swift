internal import GymBoLog

/// The cells of a week: its name and the day on which it begins, in words each of which is written at once.
struct WeekText {
  /// Enough for every week that there is, with the names of its columns.
  let words: InlineArray<3, UInt128>
  /// 0 for none.
  let count: Int

  init(_ bytes: [UInt8]) {
    precondition(bytes.count <= WeekText.mostBytes)
    words = InlineArray { PackedText.word(bytes, from: $0 * PackedText.wordBytes) }
    count = bytes.count
  }

  static let mostBytes = 3 * PackedText.wordBytes
}

/// The cells of weeks as they stand in all rows of a table, kept from athlete to athlete: all have the same weeks.
struct WeekTexts {
  /// Of weeks from the first Monday of 1970 on. The first place is for those that are not kept.
  private var texts = [WeekText([])]

  /// Places: two centuries.
  private static let most = 10_400
  /// 1970-01-05 has place 1.
  private static let firstDay = -3

  /// The text at a place.
  @inline(__always)
  subscript(place: Int) -> WeekText {
    @inline(__always) _read { yield texts[place] }
  }

  /// Where a week's text stands until the next is asked for.
  /// - Parameter layout: of its cells, the first in a column.
  @inline(__always)
  mutating func place(of week: ISOWeek, _ layout: TableLayout, column: Int) -> Int {
    let days = Int(week.start.dayNumber) &- WeekTexts.firstDay
    let place = days < 0 ? 0 : days / 7
    return place > 0 && place < texts.count && texts[place].count > 0
      ? place : keep(week, at: place, layout, column: column)
  }

  @inline(never)
  private mutating func keep(
    _ week: ISOWeek, at place: Int, _ layout: TableLayout, column: Int
  ) -> Int {
    let text = layout.cells([week.description, week.start.description], from: column)
    let place = place < WeekTexts.most ? place : 0
    // Room for ten years at once: weeks mostly come in order.
    let missing = place + 1 - texts.count
    if missing > 0 { texts += Array(repeating: WeekText([]), count: missing + 520) }
    texts[place] = WeekText(text)
    return place
  }
}
