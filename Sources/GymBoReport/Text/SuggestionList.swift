internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What to lift next: the work of each lift, and below it the rule and its reason.
struct SuggestionList {
  let suggestions: [Suggestion]
  let findings: HistoryFindings
  let wording: Wording
  /// The rule asked for, which then stands in the heading; nil to name each suggestion's own after its sentence.
  var rule: RuleChoice?

  /// Suggestions that a weekly report shows.
  static let weeklyCount = 15
  /// Of more lifts than are shown, those trained within so many days are.
  private static let recentDays = 14

  /// - Parameter most: nil shows all.
  func write(to page: inout TextPage, most: Int?) {
    page.heading(
      rule.map { "What to lift next, \($0.words)" } ?? "What to lift next")
    guard !suggestions.isEmpty else {
      page.line("  No lift was trained in the last \(AnalysisOptions.activeDays) days.")
      return
    }
    let shown = shown(most)
    let logsRPE = wording.log.sets.rpe.isPresent.contains(true)
    // Who has warmed up for one heavy lift is warm for the next.
    var isWarm = false
    for suggestion in shown {
      let sentences = SuggestionSentences(
        suggestion, wording: wording, findings: findings, logsRPE: logsRPE)
      page.paragraph(
        ": " + sentences.work, lead: (wording.name(suggestion.exercise), .bold), indent: 2,
        hanging: 2)
      page.paragraph(
        sentences.sentence + (rule == nil ? " [\(suggestion.rule.name)]" : ""), indent: 4)
      let equipment = EquipmentText(suggestion: suggestion, unit: wording.unit)
      if let plates = equipment.plates { page.paragraph(plates, indent: 4, hanging: 2) }
      if !isWarm, let warmUp = equipment.warmUp {
        page.paragraph(warmUp, indent: 4, hanging: 2)
        isWarm = true
      }
    }
    writeDeload(of: shown, to: &page)
    if shown.count < suggestions.count {
      page.paragraph(
        "and \(suggestions.count - shown.count) more: \(Command.text("suggest", wording.log))",
        indent: 2, hanging: 2)
    }
  }

  /// Who was light by plan last time is told why the loads are not those of last time.
  private func writeDeload(of suggestions: [Suggestion], to page: inout TextPage) {
    guard let deload = suggestions.compactMap(\.deload).max(by: { $0.first < $1.first }) else {
      return
    }
    let days = DayRange(deload.first, deload.last).text(near: findings.asOf)
    page.paragraph(
      "The deload of \(days) is passed over: loads go on from the sessions before it.",
      indent: 2, hanging: 2)
  }

  /// They come latest first, so that the recent ones stand at the front.
  private func shown(_ most: Int?) -> [Suggestion] {
    guard let most, suggestions.count > most else { return suggestions }
    return Array(
      suggestions.prefix(most).prefix {
        findings.asOf.days(since: $0.lastSession) <= SuggestionList.recentDays
      })
  }
}
