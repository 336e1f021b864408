internal import GymBoAnalysis
internal import GymBoLog

/// What comes next where pain, an injury, an operation or an illness was noted of late.
extension LiftAdvice {
  /// The same again in place of more, where pain, an injury or an illness was noted of late, and no more in the weaker sets; see
  /// ``afterNote(_:_:)``. No set goes on for as many as go, and none that was harder than RPE 9 comes again as it was.
  func spared(_ suggestion: Suggestion) -> Suggestion {
    guard let reason = sparingReason else { return suggestion }
    var spared = suggestion
    if suggestion.action.isMore || suggestion.action == .hold && !suggestion.isOnWayBack
      || isOfIllDay(suggestion)
    {
      spared = afterNote(suggestion, reason)
    } else if suggestion.action == .hold, let fewer = repetitionsToSpare {
      spared.action = .fewerRepetitions
      spared.repetitions = fewer
    }
    spared.isSpared = true
    spared.keepsHardSets = wentSince
    spared.isAtLeast = false
    return spared
  }

  /// Whether the lift was done since the note of pain, which was of other lifts and names no part of the body that it trains: what
  /// went without a complaint goes again.
  private var wentSince: Bool {
    let exercise = log.exercises[lift.exercise]
    return lifter.hurt.isSparedForOthers(exercise)
      && lifter.hurt.day(of: exercise).map { last.date > $0 } ?? false
  }

  /// Whether the rule takes something off because of the effort of a day on which the lifter was ill: that says nothing of the load.
  private func isOfIllDay(_ suggestion: Suggestion) -> Bool {
    suggestion.rule == .rpe && lifter.ill.sessions.contains(last.session)
  }

  /// Whether a suggestion is held because of an illness alone.
  func isSparedForIllness(_ suggestion: Suggestion) -> Bool {
    guard suggestion.isSpared, case .illnessNoted? = sparingReason else { return false }
    return true
  }

  /// Why nothing is added to the lift; nil where nothing was noted. What hurts lasts longer than a cold.
  private var sparingReason: SuggestionReason? {
    if let day = lifter.hurt.day(of: log.exercises[lift.exercise]) { return .painNoted(on: day) }
    return lifter.ill.note.map { .illnessNoted(on: $0.date, note: $0.text) }
  }

  /// The same again where pain or an illness was noted, with fewer repetitions where all of the best sets were harder than RPE 9, or
  /// are less likely than not;
  /// 10 % less where the lift was last done two weeks ago or more, or only in a deload since, and not since the pain began, and the note
  /// is not about another lift for the same muscle. A decision of this project: nobody knows what it can bear.
  private func afterNote(_ suggestion: Suggestion, _ reason: SuggestionReason) -> Suggestion {
    var spared = draft(suggestion.rule, .hold, reason: reason, evidence: [row])
    guard isByLoad, let load = currentLoad, let day = noteOfLift(reason),
      isBeforeDeload && last.date <= day
        || lastDone < day && !isSparedAlready
          && lifter.today.days(since: lastDone) >= TrainingBreaks.shortest,
      let lighter = loads.heaviest(atMost: LargestChange.lowest(after: load))
    else {
      if let fewer = repetitionsToSpare {
        spared.action = .fewerRepetitions
        spared.repetitions = fewer
      }
      return spared
    }
    spared.action = .decreaseLoad
    spared.load = lighter
    return spared
  }

  /// Whether it goes on from before a deload in which the lift was light.
  private var isBeforeDeload: Bool { passedOver == nil && last.date < lastDone }

  /// The day of the note of pain, where it is about the lift itself or about the person; nil for an illness, too: who is well again
  /// is as strong as before.
  private func noteOfLift(_ reason: SuggestionReason) -> CivilDate? {
    guard case .painNoted = reason else { return nil }
    return lifter.hurt.dayNamed(log.exercises[lift.exercise])
  }

  /// The most repetitions of the continued sets without one of each that was harder than RPE 9, unless the lift went since the note,
  /// and no more than are likely; nil where that is not fewer than last time, and where none would be left.
  private var repetitionsToSpare: Int? {
    let wentSince = wentSince
    let sets = equalSets.compactMap { set -> Int? in
      guard let done = log.columns.repetitions[set].map(Int.init), done > 0 else { return nil }
      let isTooHard = DoneSets.isTooHardToSpare(SetTraits.effort(set, of: log.columns))
      return done - (isTooHard && !wentSince ? 1 : 0)
    }
    guard var most = sets.max(), most > 0 else { return nil }
    // What several sets reached was no single good one.
    while most > 2, !hasRepeatedBest, let load = currentLoad,
      odds(of: most, with: load) ?? 1 < Suggestion.leastProbability
    {
      most -= 1
    }
    return most < repetitions ? most : nil
  }

  /// Whether the last work has a note of pain itself: it was as light as it had to be.
  private var isSparedAlready: Bool {
    last.span.contains { log.columns.note[$0].map { PainNote.complaint(in: $0) != nil } ?? false }
  }
}
