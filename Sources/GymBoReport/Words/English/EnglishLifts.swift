internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func liftsTitle(_ week: DayRange?) -> Sentence {
    week.map { dates.range($0) }.map { "Week of \($0), lift by lift" } ?? "This week, lift by lift"
  }

  var liftsPercent: Sentence { "(%: e1RM since last time)" }

  func liftsKey(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence {
    let words = explained.compactMap { word, meaning in
      lifts.contains { $0.shownWord == word } ? meaning : nil
    }
    let light =
      lifts.contains(where: \.isLightDay) ? ["light day: below the days before, not judged"] : []
    let shortage =
      lifts.contains { $0.shortage != nil && !$0.isSeldom && !$0.isToldSoFar }
      ? ["more sessions: needed for a verdict"] : []
    let soFar =
      lifts.contains(where: \.isToldSoFar) ? ["so far: too few sessions for a verdict"] : []
    let seldom =
      lifts.contains(where: \.isSeldom) ? ["few lately: too few sessions for a verdict"] : []
    let none =
      lifts.contains { $0.word == .state(.new) && $0.shortage == nil }
      ? ["no verdict: not trained lately, or not comparable"] : []
    let lower =
      lifts.contains(where: \.roseBefore)
      ? ["rising: over the weeks, even where this time was lower"] : []
    let most = AnalysisOptions().estimateRepetitions.upperBound
    let many =
      lifts.contains { $0.isOfTenRepetitions && $0.hasPercent }
      ? ["%: of the e10RM where sets have more than \(most) reps"] : []
    let all =
      ["the last 5 weeks"] + many + words + lower + light + soFar + shortage
      + seldom + none
    let doubt = lifts.contains(where: \.isSuspect) ? " ?: doubtful." : ""
    let bars =
      lifts.contains { !$0.sparkline.isEmpty }
      ? "Bars: the last \(LiftsOfTheWeek.sparkCount) times. " : ""
    return "\(bars)Words: "
      + "\(all.joined(separator: "; ")).\(doubt)"
  }

  func key(of words: [LiftWord]) -> Sentence? {
    let told = explained.compactMap { word, meaning in words.contains(word) ? meaning : nil }
    return told.isEmpty ? nil : "Words: the last 5 weeks; \(told.joined(separator: "; "))."
  }

  /// Words that do not explain themselves.
  private var explained: [(LiftWord, String)] {
    let sure = numbers.percent(100 * TrendRule.certainty)
    return [
      (.state(.declining), "falling: \(sure) sure or more"),
      (.state(.notRising), "slipping: not rising, perhaps falling"),
      (.state(.plateau), "plateau: neither up nor down"),
      (.state(.unclear), "unclear: too uneven to tell"),
      (.state(.unchanged), "unchanged: always the same best set"),
      (.level, "level: no longer rising or falling"),
      (.lighter, "lighter: less load than before, for as many reps"),
      (.lowerLately, "lower lately: fallen, too early to worry"),
      (.downAgain, "down again: after a rise"),
      (.upAgain, "up again: after a fall"),
      (.moreRepetitions, "more reps: the best set as before, more reps in the others"),
      (.easier, "easier: the best set as before, at less effort"),
      (
        .fewerRepetitions,
        "fewer reps: after the same best set"
      ),
      (.comingBack(.fromBreak), "after a break: not judged yet"),
      (.comingBack(.fromLow), "coming back: up again since its low"),
    ]
  }

  func standing(_ lift: LiftsOfTheWeek.Lift) -> Sentence {
    if let way = lift.wayBack { return name(.comingBack(way)) }
    if lift.isLightDay { return "light day" }
    if lift.isToldSoFar, let word = lift.word { return name(word) }
    if lift.isSeldom { return "few lately" }
    return lift.shortage.map { Sentence(count(max($0.sessions, 1), "more session")) } ?? lift.word
      .map(name)
      ?? ""
  }

  func allLifts(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence {
    "\(count(lifts.count, "lift"))\(tally(lifts)): \(remedy: .print([.lifts]))"
  }

  func moreLifts(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence {
    "and \(count(lifts.count, "more lift"))\(tally(lifts)): \(remedy: .print([.lifts]))"
  }

  func change(_ change: LiftsOfTheWeek.Change) -> Sentence {
    switch change {
    case .firstTime: "first time"
    case .notComparable: ""
    case .estimate(let percent, _, _): Sentence(numbers.percentChange(percent))
    case .set(let change, _): shortChange(change)
    }
  }
}
