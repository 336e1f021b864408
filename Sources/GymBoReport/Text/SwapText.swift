internal import GymBoCoach
internal import GymBoLog

extension SwapReport {
  /// The exercises that could be done instead, with loads and reasons.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: asOf)
    page.line(words.swapTitle(swaps), ink: .bold)
    let rows = SwapRow.all(of: self)
    guard !rows.isEmpty else {
      page.paragraph(words.noSwaps, indent: 2)
      return page.text
    }
    page.gap()
    var table = AlignedTable([.left, .right, .left, .left], indent: 2, wrapsLast: true)
    table.title(words.swapColumns.map { .init($0) })
    for row in rows {
      table.add([
        .init(row.swap.name), .init(words.numbers.percent(100 * row.swap.similarity)),
        .init(words.work(row)), .init(words.why(row.swap, hasHistory: asOf != nil)),
      ])
    }
    page.table(table)
    if asOf != nil {
      page.gap()
      page.paragraph(words.swapNote)
    }
    return page.text
  }
}
