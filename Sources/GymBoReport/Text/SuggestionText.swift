internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension SuggestionReport {
  /// What to lift next in every active lift, each with its rule and reason.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: findings?.asOf)
    guard let sections else {
      page.paragraph(words.sentence(EmptyReport(log)))
      return page.text
    }
    if let focus = sections.focus { page.paragraph(words.focus(focus)) }
    page.line(words.lastWorkout(sections.lastWorkout))
    page.write(sections.suggestions, words)
    if let others = sections.others { page.write(others, words) }
    if let deload = sections.deload { page.write(deload, words) }
    if sections.saysLikelihood {
      page.gap()
      page.paragraph(words.likelihoodNote)
    }
    if sections.idleLifts > 0 {
      page.gap()
      page.paragraph(words.idleLifts(sections.idleLifts))
    }
    return page.text
  }
}

extension TextPage {
  /// The work of each lift, and below it the rule and its reason.
  mutating func write(_ list: SuggestionList, _ words: any Words) {
    switch list.occasion {
    case .anyWorkout: heading(words.suggestionsTitle(list.rule))
    case .next(let workout):
      heading(words.title(workout))
      if let rule = list.rule, rule != .auto { line(words.suggestionsTitle(rule), indent: 2) }
    case .otherWorkouts: heading(words.otherSuggestionsTitle)
    }
    guard !list.lines.isEmpty else {
      line(words.noSuggestions, indent: 2)
      return
    }
    for line in list.lines {
      if let work = line.suggestion.deloadWork {
        // What is to be done today comes first.
        self.line("\(name: line.exercise)", ink: .bold, indent: 2)
        paragraph(words.deloadWork(work), indent: 4, hanging: 2)
        paragraph(words.afterDeload(line), indent: 4, hanging: 2)
      } else {
        paragraph(
          ": \(words.work(line))", lead: ("\(name: line.exercise)", .bold), indent: 2, hanging: 2)
      }
      let reason = words.reason(line)
      paragraph(
        list.rule == nil ? "\(reason) \(words.tag(line.suggestion.rule))" : reason, indent: 4)
      if let plates = line.plates { paragraph(words.plates(plates), indent: 4, hanging: 2) }
      if !line.warmUp.isEmpty { paragraph(words.warmUp(line.warmUp), indent: 4, hanging: 2) }
    }
    if case .next(let workout) = list.occasion {
      if !workout.possible.isEmpty {
        paragraph(words.possible(workout.possible), indent: 2, hanging: 2)
      }
      if !workout.further.isEmpty {
        paragraph(words.further(workout.further), indent: 2, hanging: 2)
      }
    }
    if let days = list.deload {
      paragraph(words.deloadPassedOver(days), indent: 2, hanging: 2)
    } else if list.isAfterLightDays {
      paragraph(words.lightDaysPassedOver, indent: 2, hanging: 2)
    }
    if list.more > 0 {
      paragraph(words.moreSuggestions(list.more, files: list.files), indent: 2, hanging: 2)
    }
  }
}
