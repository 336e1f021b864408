internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

extension LedgerReport {
  /// The shares, by rule, and how often what was said to be likely came true.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: findings?.asOf)
    guard let ledger, let reminders else {
      page.paragraph(words.sentence(EmptyReport(log)))
      return page.text
    }
    page.line(words.ledgerTitle(since: ledger.since), ink: .bold)
    page.paragraph(words.ledgerNote)
    page.gap()
    for line in words.ledger(ledger.shares) { page.paragraph(line, indent: 2, hanging: 2) }
    let rules = ledger.byRule
    if rules.count > 1 {
      var table = AlignedTable([.left, .right, .right, .right, .right], indent: 2)
      table.title(words.ledgerColumns.map { .init($0) })
      for (rule, shares) in rules {
        let cells = [
          shares.increases, shares.increasesLifted, shares.tried, shares.done,
        ].map { AlignedTable.Cell(words.numbers.whole($0)) }
        table.add([.init(words.tag(rule))] + cells)
      }
      page.gap()
      page.table(table)
    }
    page.heading(words.calibrationTitle)
    let calibration = ledger.calibration
    if calibration.isEmpty {
      page.line(words.noCalibration, indent: 2)
    } else {
      page.paragraph(
        words.calibrationNote(
          calibration.reduce(0) { $0 + $1.suggestions }, of: ledger.shares.tried), indent: 2)
      var table = AlignedTable([.right, .right, .right], indent: 2)
      table.title(words.calibrationColumns.map { .init($0) })
      for bin in calibration {
        table.add([
          .init(words.numbers.percent(100 * bin.said)), .init(words.numbers.whole(bin.suggestions)),
          .init(words.numbers.percent(100 * Double(bin.done) / Double(bin.suggestions))),
        ])
      }
      page.table(table)
    }
    page.gap()
    page.paragraph(words.reminders(reminders))
    return page.text
  }
}

extension Ledger {
  /// The shares of each rule that made some of the suggestions, in the order of the rules.
  var byRule: [(rule: SuggestionRule, shares: LedgerShares)] {
    SuggestionRule.allCases.compactMap { rule in
      let own = entries.filter { $0.suggestion.rule == rule }
      return own.isEmpty ? nil : (rule, LedgerShares(own))
    }
  }
}
