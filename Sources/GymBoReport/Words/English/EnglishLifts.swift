internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func liftsTitle(_ week: DayRange?) -> Sentence {
    week.map { dates.range($0) }.map { "Week of \($0), lift by lift" } ?? "This week, lift by lift"
  }

  func countedLiftsTitle(_ week: DayRange?) -> Sentence {
    week.map { dates.range($0) }.map { "Lifts of \($0)" } ?? "This week's lifts"
  }

  var liftsPercent: Sentence { "(%: e1RM, the estimated max, since last time)" }

  func liftsKey(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence {
    let words = explained.compactMap { word, meaning in
      lifts.contains { $0.shownWord == word } ? meaning : nil
    }
    let light =
      lifts.contains(where: \.isLightDay) ? ["light day: below the usual"] : []
    let shortage =
      lifts.contains { $0.missingSessions != nil }
      ? ["too new: too few sessions for a verdict"] : []
    let soFar =
      lifts.contains(where: \.isToldSoFar) ? ["so far: too few sessions for a verdict"] : []
    let seldom =
      lifts.contains(where: \.isSeldom) ? ["few lately: too few sessions for a verdict"] : []
    let none =
      lifts.contains(where: \.isWithoutVerdict)
      ? ["no verdict: too new, not trained lately, or not comparable"] : []
    let lower =
      lifts.contains(where: \.roseBefore)
      ? ["rising: over the weeks, even where this time was lower"] : []
    let all =
      words + lower + light + soFar + shortage + seldom + none
    let doubt = lifts.contains(where: \.isSuspect) ? " ?: doubtful." : ""
    let bars = lifts.contains { !$0.sparkline.isEmpty }
    let what = bars ? "Words and bars (sessions)" : "Words"
    return "\(what): \((["the last 5 weeks"] + all).joined(separator: "; ")).\(doubt)"
  }

  func key(of words: [LiftWord]) -> Sentence? {
    let told = explained.compactMap { word, meaning in words.contains(word) ? meaning : nil }
    return told.isEmpty ? nil : "Words: the last 5 weeks; \(told.joined(separator: "; "))."
  }

  /// Words that do not explain themselves.
  private var explained: [(LiftWord, String)] {
    let sure = numbers.percent(100 * TrendRule.certainty)
    return [
      (.heaviest, "heaviest: best by load, not by e1RM"),
      (.mostRepetitions, "most reps: best by reps, not by e1RM"),
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
      (.moreRepetitions, "more reps: with the same load"),
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
    return lift.missingSessions == nil ? lift.word.map(name) ?? "" : "too new"
  }

  func count(_ lifts: Int, going direction: LiftDirection?) -> Sentence {
    let lifts = numbers.whole(lifts)
    return switch direction {
    case .up: "\(lifts) up"
    case .level: "\(lifts) level"
    case .down: "\(lifts) down"
    case .light: "\(lifts) lighter"
    case .unclear: "\(lifts) unclear"
    case .early: "\(lifts) with too few sessions"
    case nil: "\(lifts) without a verdict"
    }
  }

  func lowerThisTime(_ lift: Sentence) -> Sentence { "\(lift) (lower this time)" }

  func lowerThanLastTime(_ lifts: [Sentence], more: Int) -> Sentence {
    "lower than last time: \(lifts.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")"
  }

  func allLifts(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence {
    "\(count(lifts.count, "lift"))\(tally(lifts, naming: naming))."
  }

  func moreLifts(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence {
    "and \(count(lifts.count, "more lift"))\(tally(lifts, naming: naming))."
  }

  func change(_ change: LiftsOfTheWeek.Change) -> Sentence {
    switch change {
    case .firstTime: "first time"
    case .notComparable: ""
    case .estimate(let percent, _):
      percent.magnitude < LiftsOfTheWeek.Change.same
        ? "same" : Sentence(numbers.percentChange(percent))
    case .set(let change, _): shortChange(change)
    }
  }
}
