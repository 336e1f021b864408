internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What to lift next: the work of each lift, and below it the rule and its reason.
struct SuggestionList {
  let suggestions: [Suggestion]
  let findings: HistoryFindings
  let wording: Wording
  /// Whether each sentence ends with the name of its rule.
  var namesRule = true

  /// Suggestions that a weekly report shows.
  static let weeklyCount = 15
  /// Of more lifts than are shown, those trained within so many days are.
  private static let recentDays = 14

  /// - Parameter most: nil shows all.
  func write(to page: inout TextPage, most: Int?) {
    page.heading(
      namesRule
        ? "What to lift next"
        : "What to lift next, by RPE where it is known, else by 3 equal sessions")
    guard !suggestions.isEmpty else {
      page.line("  No lift was trained in the last \(AnalysisOptions.activeDays) days.")
      return
    }
    let shown = shown(most)
    let logsRPE = wording.log.sets.rpe.isPresent.contains(true)
    for suggestion in shown {
      let sentences = SuggestionSentences(
        suggestion, wording: wording, findings: findings, logsRPE: logsRPE)
      page.paragraph(
        ": " + sentences.work, lead: (wording.name(suggestion.exercise), .bold), indent: 2,
        hanging: 2)
      page.paragraph(
        sentences.sentence + (namesRule ? " [\(suggestion.rule.name)]" : ""), indent: 4)
    }
    if shown.count < suggestions.count {
      page.paragraph(
        "and \(suggestions.count - shown.count) more: \(Command.text("suggest", wording.log))",
        indent: 2, hanging: 2)
    }
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

extension Suggestion.Rule {
  var name: String {
    switch self {
    case .rpe: "RPE rule"
    case .linear: "linear rule"
    }
  }
}
