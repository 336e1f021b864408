internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func liftsTitle(_ week: DayRange?) -> Sentence {
    week.map { dates.range($0) }.map { "Week of \($0), lift by lift" } ?? "This week, lift by lift"
  }

  var liftsPercent: Sentence { "(%: e1RM since last time)" }

  func liftsKey(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence {
    let words = explained.compactMap { state, meaning in
      lifts.contains { $0.word == .state(state) && !$0.isComingBack } ? meaning : nil
    }
    let level = lifts.contains { $0.word == .level } ? ["level: no longer rising or falling"] : []
    let lighter =
      lifts.contains { $0.word == .lighter }
      ? ["lighter: less load than before, all of it done"] : []
    let back =
      lifts.contains(where: \.isComingBack)
      ? ["coming back: after a break, or up again since its low"] : []
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
      lifts.contains { $0.state == .new && $0.shortage == nil }
      ? ["no verdict: not trained lately, or not comparable"] : []
    let lower =
      lifts.contains(where: \.roseBefore)
      ? ["rising: over the weeks, even where this time was lower"] : []
    let all =
      ["the last 5 weeks"] + words + level + lighter + lower + back + light + soFar + shortage
      + seldom + none
    let doubt = lifts.contains(where: \.isSuspect) ? " ?: doubtful." : ""
    return "Bars: the last \(LiftsOfTheWeek.sparkCount) times. Words: "
      + "\(all.joined(separator: "; ")).\(doubt)"
  }

  /// States that do not explain themselves.
  private var explained: [(TrendState, String)] {
    let sure = numbers.percent(100 * TrendRule.certainty)
    return [
      (.declining, "falling: \(sure) sure or more"),
      (.notRising, "slipping: not rising, perhaps falling"),
      (.plateau, "plateau: neither up nor down"),
      (.unclear, "unclear: too uneven to tell"),
      (.unchanged, "unchanged: always the same set"),
    ]
  }

  func standing(_ lift: LiftsOfTheWeek.Lift) -> Sentence {
    if lift.isComingBack { return "coming back" }
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
    case .estimate(let percent, _): Sentence(numbers.percentChange(percent))
    case .set(let change, _): shortChange(change)
    }
  }
}
