internal import GymBoAnalysis
internal import GymBoLog

/// What comes next where pain, an injury or an operation was noted of late.
extension LiftAdvice {
  /// The same again in place of more, where pain or an injury was noted of late, and no more in the weaker sets; see
  /// ``afterPain(_:on:)``.
  func spared(_ suggestion: Suggestion) -> Suggestion {
    guard suggestion.action.isMore || suggestion.action == .hold && !suggestion.isOnWayBack,
      let day = lifter.hurt.day(of: log.exercises[lift.exercise])
    else { return suggestion }
    return afterPain(suggestion, on: day)
  }

  /// The same again where pain was noted; 10 % less where the lift was last done two weeks ago or more, and not since it began. A
  /// decision of this project: nobody knows what it can bear.
  private func afterPain(_ suggestion: Suggestion, on day: CivilDate) -> Suggestion {
    var spared = draft(suggestion.rule, .hold, reason: .painNoted(on: day), evidence: [row])
    guard isByLoad, let load = currentLoad, lastDone < day, !isSparedAlready,
      lifter.today.days(since: lastDone) >= TrainingBreaks.shortest,
      let lighter = loads.heaviest(atMost: LargestChange.lowest(after: load))
    else { return spared }
    spared.action = .decreaseLoad
    spared.load = lighter
    return spared
  }

  /// Whether the last work has a note of pain itself: it was as light as it had to be.
  private var isSparedAlready: Bool {
    last.span.contains { log.columns.note[$0].map { PainNote.complaint(in: $0) != nil } ?? false }
  }
}
