internal import GymBoProgression

extension HTMLPage {
  /// The workout that is probably next, a row a lift. What is next on the others is beside each in the list of all lifts.
  mutating func write(_ list: SuggestionList) {
    switch list.occasion {
    case .next(let workout):
      html.element("p", .style("lead"), unlinked: words.title(workout))
      if let rule = list.rule, rule != .auto { remark(words.suggestionsTitle(rule)) }
    case .anyWorkout, .otherWorkouts: remark(words.suggestionsTitle(list.rule))
    }
    guard !list.lines.isEmpty else { return paragraph(words.noSuggestions) }
    let suggestions = list.lines.map(\.suggestion)
    let (effort, chance) = (
      suggestions.contains { $0.shownEffort != nil },
      suggestions.contains { $0.probability != nil }
    )
    nextTable(
      list,
      shown: [true, true, suggestions.contains { $0.deloadWork != nil }, effort, chance, true])
    remark(words.nextKey(effort: effort, chance: chance))
    if case .next(let workout) = list.occasion {
      if !workout.possible.isEmpty { paragraph(words.possible(workout.possible)) }
      if !workout.further.isEmpty { paragraph(words.further(workout.further)) }
    }
    if let days = list.deload {
      paragraph(words.deloadPassedOver(days))
    } else if list.isAfterLightDays {
      paragraph(words.lightDaysPassedOver)
    }
    guard list.more > 0 else { return }
    html.open("p")
    html.element("a", .link(.part(.lifts)), text: words.moreBelow(list.more))
    html.close("p")
  }

  /// - Parameter shown: of each column, whether a lift has a value in it; others are left out.
  private mutating func nextTable(_ list: SuggestionList, shown: [Bool]) {
    let columns = zip(words.nextColumns, shown).filter(\.1).map(\.0)
    table("wide next", label: words.title(PagePart.next), columns: columns) { page in
      for line in list.lines {
        let (words, suggestion) = (page.words, line.suggestion)
        page.rowHead("\(name: line.exercise)")
        let cells: [Sentence?] = [
          words.plannedWork(line).joined(separator: ", "),
          suggestion.deloadWork.map(words.shortDeload),
          suggestion.shownEffort.map { $0.short(words.numbers) },
          suggestion.probability.map(words.likelihood), words.shortReason(line),
        ]
        for (index, cell) in cells.enumerated() where shown[index + 1] {
          page.cell(cell, title: words.nextColumns[index + 1])
        }
      }
    }
  }
}
