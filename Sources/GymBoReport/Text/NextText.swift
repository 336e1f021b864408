internal import GymBoProgression

extension TextPage {
  /// The next workout in the short report, a line a lift.
  /// - Parameters:
  ///   - most: lines of lifts.
  ///   - also: lifts that are named in a sentence, where they have no line.
  mutating func writeBrief(
    _ list: SuggestionList, most: Int, also: Int = SuggestionList.mostAlso, _ words: any Words
  ) {
    var title: Sentence? =
      switch list.occasion {
      case .next(let workout): words.title(workout)
      case .anyWorkout, .otherWorkouts: words.suggestionsTitle(list.rule)
      }
    guard !list.lines.isEmpty else {
      if let title { heading(title) }
      line(words.noSuggestions, indent: 2)
      return
    }
    let lines = list.lines(most: most)
    let suggestions = lines.map(\.suggestion)
    var table = AlignedTable(
      [.left, .left, .left, .right, .right, .left], wrapsLast: true,
      paragraphsBelow: AlignedTable.twoLinesBelow)
    if case .next = list.occasion, let rule = list.rule, rule != .auto {
      if let title { heading(title) }
      line(words.suggestionsTitle(rule), indent: 2)
      title = nil
    }
    let hasChance = suggestions.contains { $0.probability != nil || $0.isUntried }
    let hasDeload = suggestions.contains { $0.deloadWork != nil }
    table.title(
      [
        "", hasDeload ? .init(words.deloadColumn) : "",
        hasDeload ? .init(words.afterDeloadColumn) : "",
        suggestions.contains { $0.shownEffort != nil } ? .init(words.effortColumn) : "",
        hasChance ? .init(words.likelihoodColumn) : "", "",
      ], below: title)
    for line in lines { TextPage.add(line, to: &table, hasChance: hasChance, words) }
    self.table(table)
    let named = list.lines.dropFirst(lines.count).prefix(also).map(\.suggestion)
    let otherDays = list.otherDays(told: lines.count)
    let key = [
      words.nextKey(NextSign.all(in: suggestions, also: named)),
      otherDays.isEmpty ? "" : words.otherDays(otherDays),
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
    if !key.isEmpty { paragraph(key, indent: 2, hanging: 2) }
    writeRest(list, shown: lines.count, also: also, words)
  }

  /// The lines of a lift: its sets, how likely they are and why.
  /// - Parameter hasChance: whether any of the lifts has a chance.
  private static func add(
    _ line: SuggestionList.Line, to table: inout AlignedTable, hasChance: Bool, _ words: any Words
  ) {
    let suggestion = line.suggestion
    let work = words.plannedWork(line)
    let first: AlignedTable.Cell = work.first.map { .init($0) } ?? ""
    // The chance is that of the sets at the suggested load, which may have the second line.
    let chance: AlignedTable.Cell =
      suggestion.probability.map { .init(words.likelihood($0)) }
      ?? (suggestion.isUntried
        ? .init(words.untried) : hasChance ? .init(words.missing) : "")
    let place =
      work.count < 2 ? 0 : suggestion.plan.firstIndex { $0.load == suggestion.load } ?? 0
    // Less load is not asked for without its reason, nor are more sets, be it long, and nobody is spared without one.
    let isToldWhole =
      suggestion.action == .decreaseLoad || suggestion.addedSets > 0 || suggestion.isSpared
      || line.tellsHeavierBefore
    let short: AlignedTable.Cell? = isToldWhole ? nil : .init(words.shortChange(line))
    table.add(
      [
        .init(line.exercise),
        suggestion.deloadWork.map { .init(words.shortDeload($0)) } ?? first,
        suggestion.deloadWork == nil ? "" : first,
        suggestion.shownEffort.map { .init($0.short(words.numbers)) } ?? "",
        place == 0 ? chance : "", place == 0 ? .init(words.shortReason(line)) : "",
      ], short: line.shortName, shortLast: place == 0 ? short : nil)
    for (index, sets) in work.enumerated().dropFirst() {
      let own: [AlignedTable.Cell] =
        index == place ? [chance, .init(words.shortReason(line))] : [""]
      table.add(
        (suggestion.deloadWork == nil ? ["", .init(sets), "", ""] : ["", "", .init(sets), ""])
          + own, shortLast: index == place ? short : nil)
    }
  }

  /// What the short report has no line for: further lifts, further workouts, a deload.
  private mutating func writeRest(
    _ list: SuggestionList, shown: Int, also: Int, _ words: any Words
  ) {
    let hidden = list.lines.count - shown
    if case .next(let workout) = list.occasion {
      if hidden > 0 {
        let rest = list.lines.suffix(hidden)
        let named = Array(rest.prefix(also))
        paragraph(words.also(named, more: hidden - named.count), indent: 2, hanging: 2)
      }
      paragraph(
        words.afterwards(workout, others: list.more, files: list.files), indent: 2, hanging: 2)
    } else if hidden + list.more > 0 {
      paragraph(
        words.moreSuggestions(hidden + list.more, files: list.files), indent: 2, hanging: 2)
    }
    if let days = list.deload {
      paragraph(words.deloadPassedOver(days), indent: 2, hanging: 2)
    } else if list.isAfterLightDays {
      paragraph(words.lightDaysPassedOver, indent: 2, hanging: 2)
    }
  }
}
