internal import GymBoAnalysis
internal import GymBoLog

extension SuggestionReport {
  /// What to lift next in every active lift, each with its rule and reason.
  public func text(_ style: TextStyle) -> String {
    var page = TextPage(style)
    guard let findings else {
      page.paragraph(log.sentenceWithoutSessions)
      return page.text
    }
    let wording = Wording(log: log, unit: unit)
    page.line("Last workout on \(lastDay(findings)), as of \(findings.asOf.text)")
    SuggestionList(suggestions: suggestions, findings: findings, wording: wording)
      .write(to: &page, most: nil)
    if let deload { DeloadText(finding: deload, wording: wording).write(to: &page) }
    let idle = findings.lifts.count { !$0.isActive(asOf: findings.asOf) }
    if idle > 0 {
      page.gap()
      page.paragraph(
        "\(NumberText.count(idle, "exercise")) without a session in the last "
          + "\(AnalysisOptions.activeDays) days \(idle == 1 ? "is" : "are") left out.")
    }
    return page.text
  }

  private func lastDay(_ findings: HistoryFindings) -> String {
    findings.log.sessions.last?.date.text ?? "–"
  }
}
