internal import GymBoAnalysis
internal import GymBoLog

extension WeeklyReport {
  /// The report for a terminal: the headline first, then what needs attention, then the tables. A pure function of the
  /// report and the style.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: findings?.asOf)
    guard let sections else {
      page.paragraph(words.sentence(EmptyReport(log)))
      page.write(DataNotes(log: log, issues: issues, findings: nil), words)
      return page.text
    }
    page.write(sections.headline, words)
    page.write(sections.attention, words)
    page.write(sections.lifts, words)
    page.write(sections.sessions, words)
    page.write(sections.records, words)
    page.write(sections.suggestions, words)
    if let muscles = sections.muscles { page.write(muscles, words) }
    if let balance = sections.balance { page.write(balance, words) }
    page.write(sections.repetitionBands, isWholeHistory: false, words)
    page.write(sections.periods, words)
    page.write(sections.streaks, words)
    page.write(sections.notes, words)
    return page.text
  }
}
