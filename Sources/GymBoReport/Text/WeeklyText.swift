internal import GymBoAnalysis
internal import GymBoLog

extension WeeklyReport {
  /// The report for a terminal: the headline first, then what needs attention, then the tables. A pure function of the
  /// report and the style.
  public func text(_ style: TextStyle) -> String {
    var page = TextPage(style)
    guard let findings else {
      page.paragraph(log.sentenceWithoutSessions)
      DataFooter(log: log, issues: issues, findings: nil).write(to: &page)
      return page.text
    }
    let wording = Wording(log: log, unit: unit)
    WeekHeadline(report: self, findings: findings, wording: wording).write(to: &page)
    AttentionList(report: self, findings: findings, wording: wording, style: style).write(to: &page)
    LiftsOfTheWeek(findings: findings, wording: wording).write(to: &page)
    SessionsOfTheWeek(findings: findings).write(to: &page)
    RecordsOfTheWeek(findings: findings, wording: wording).write(to: &page)
    SuggestionList(
      suggestions: suggestions, findings: findings, wording: wording, rule: rule
    )
    .write(to: &page, most: SuggestionList.weeklyCount)
    if let deload { DeloadText(finding: deload, wording: wording).write(to: &page) }
    MusclesOfTheWeek(findings: findings).write(to: &page)
    BalanceText(findings: findings, wording: wording).write(to: &page)
    PeriodsText(findings: findings, unit: unit).write(to: &page)
    StreaksText(findings: findings, unit: unit).write(to: &page)
    DataFooter(log: log, issues: issues, findings: findings).write(to: &page)
    return page.text
  }
}

extension TrainingLog {
  /// Says that a report has nothing to report on.
  var sentenceWithoutSessions: String {
    guard let first = sessions.first?.date else {
      return "There is no workout in "
        + (files.count == 1 ? "the file." : "these \(files.count) files.")
    }
    return "There is no workout up to the day asked for; the first one is on \(first.text)."
  }
}
