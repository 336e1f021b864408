internal import GymBoAnalysis
internal import GymBoLog

/// The lifter's own note of the last time.
extension LiftAdvice {
  /// A suggestion that does not go against what the lifter noted: no more load where the note wants none, and the same again, with a
  /// repetition more if it goes, where the note wants more and the rule no more than that. A decision of this project: who wrote it
  /// knows what the numbers do not say.
  func heeded(_ suggestion: Suggestion) -> Suggestion {
    guard let wish = wish else { return suggestion }
    switch wish {
    case .noMore where suggestion.action == .increaseLoad:
      var suggestion = draft(
        suggestion.rule, .hold, reason: suggestion.reason, evidence: suggestion.evidence)
      suggestion.heeds = wish
      return suggestion
    case .more
    where [.hold, .fewerRepetitions].contains(suggestion.action)
      || suggestion.action == .decreaseLoad && suggestion.rule == .rpe:
      guard repetitions > 0, !suggestion.isOnWayBack else { return suggestion }
      var suggestion = draft(
        suggestion.rule, .addRepetitionIfItGoes, reason: suggestion.reason,
        evidence: suggestion.evidence)
      suggestion.isAtLeast = true
      suggestion.heeds = wish
      return suggestion
    case .more, .noMore: return suggestion
    }
  }

  /// What the notes of the continued work want; nil where they do not say, or a later session is passed over.
  private var wish: NoteWish? {
    guard passedOver == nil else { return nil }
    return last.span.lazy.compactMap { self.log.columns.note[$0] }.compactMap(NoteWish.init).first
  }
}
