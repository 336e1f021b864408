internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .leftOut(let days, let reason): "Left out: \(words(days, reason))."
    case .unmeasured(let days):
      "Left out: \(listed("\(count(days.count, "session")) of another kind of work", days))."
    case .backSince(let day): "Back since \(near(day)): the trend counts from that day."
    case .effortAdjusted:
      "Repetitions in reserve count as done: the same work at a lower RPE is progress."
    case .tenRepetitions:
      "e10RM is the load estimated for 10 repetitions (\(TenRepetitionMaximum.formulas)): many sets have more than the 12 that an e1RM takes."
    case .light(let days):
      "Below the days around it, and left out of the first line: "
        + "\(days.map(near).joined(separator: ", "))."
    case .high(let days):
      "Above the days around it, and left out of the first line: "
        + "\(days.map(near).joined(separator: ", "))."
    case .manyRepetitions(let days, let counted, withReserve: true):
      "Counted as \(counted) repetitions at most, with those in reserve: \(listed(count(days.count, "session"), days))."
    case .manyRepetitions(let days, let counted, withReserve: false):
      "Counted as \(counted) repetitions, the most that an e1RM takes: \(listed(count(days.count, "session"), days))."
    case .sameLoads(let steps):
      "The same loads with more repetitions: \(steps.map(step).joined(separator: ", "))."
    case .mostRepetitions(let set, let day):
      "Most repetitions yet at \(load(set.load ?? .zero)): \(numbers.whole(set.repetitions ?? 0)) on \(near(day)), more than an e1RM takes."
    case .countedAnotherWay(let other):
      "\(load(other.before)) before \(near(other.since)), \(load(other.load)) on that day: perhaps counted another way, or another machine. The trend counts from that day."
    case .afterBreak(let days, let day, isLater: true):
      "\(count(days, "day")) without the lift before \(near(day)); the first line is of the time before."
    case .afterBreak(let days, let day, isLater: false):
      "\(count(days, "day")) without the lift before the last session (\(near(day)))."
    case .highAtEnd(let day):
      "Above the days before it, and left out of the first line until the next session: \(near(day))."
    case .lightAtEnd(let day):
      "Below the days before it, and left out of the first line until the next session: \(near(day))."
    }
  }

  /// `50 kg × 8 → 12`
  private func step(_ step: SameLoads.Step) -> Sentence {
    "\(load(step.load)) × \(numbers.whole(step.from)) → \(numbers.whole(step.to))"
  }

  /// `; best sets of 40 kg at most since 3 May, of 60 kg or more just before`, or `; lower since 3 May, about 84 kg before`
  func stepDown(_ section: TrendSection) -> Sentence {
    if let lighter = section.lighter {
      return "; best sets of \(load(lighter.load)) at most since \(near(lighter.since)), "
        + "of \(load(lighter.before)) or more just before"
    }
    return section.lowerSince.map { lower in
      "; lower since \(near(lower.date)), "
        + "about \(amount(lower.before, of: section.measure ?? .estimate)) before"
    } ?? ""
  }

  /// What is told of a lift without a direction: beside a new best that those before it were level.
  func unclear(_ section: TrendSection) -> Sentence {
    if section.doubt == .levelUntilBest { return words(TrendDoubt.levelUntilBest) }
    return section.isProbablyRising ? "unclear, probably rising" : "unclear"
  }

  /// Why a lift is unclear, after its levels, where the word itself does not say it.
  func suffix(_ doubt: TrendDoubt) -> Sentence {
    doubt == .levelUntilBest ? "" : "; \(words(doubt))"
  }

  /// Why a lift is unclear.
  func words(_ doubt: TrendDoubt) -> Sentence {
    switch doubt {
    case .twoKinds:
      "loads so far apart are perhaps of two plans or machines, or counted in two ways"
    case .lightAndHeavy: "light days and heavy ones between each other: hard to compare"
    case .inTurn(.up): "in each of its two workouts it rises"
    case .inTurn(.level): "in each of its two workouts it is level"
    case .inTurn(.down): "in each of its two workouts it falls"
    case .inTurn(nil): "two workouts in turn, each with a level of its own"
    case .aboveBefore: "above the sessions of the weeks before"
    case .lastTwoBelow: "the last two below the others"
    case .lastTwoAbove: "the last two above the others"
    case .lastIsBest: "the last one the best so far"
    case .bestOn(let day): "the best so far on \(near(day))"
    case .lastAbove: "the last above the others"
    case .levelUntilBest: "level until then"
    case .otherRepetitions: "other repetitions than before: hard to compare"
    case .afterPause(let weeks): "the last after \(count(weeks, "week")) without the lift"
    case .afterRest(let sessions, let weeks):
      "only \(count(sessions, "session")) since \(count(weeks, "week")) without training"
    case .lastRise(let sessions): "no step back in the last \(sessions)"
    case .few(let sessions): "only \(count(sessions, "session")), too few for a word"
    case .scatter: "no clear direction"
    case .uneven: "too uneven for a word"
    }
  }

  private func words(_ days: [CivilDate], _ reason: Trend.LeftOut.Reason) -> String {
    let what =
      switch reason {
      case .deload: count(days.count, "deload session")
      case .dropSets: "\(count(days.count, "session")) of drop sets alone"
      case .warmUp: "\(count(days.count, "session")) of warm-up sets alone"
      case .manyRepetitions:
        "\(count(days.count, "session")) whose best set has more repetitions than an e1RM takes"
      case .lightDay: "\(count(days.count, "light session")), all sets alike with much less load"
      case .ill: "\(count(days.count, "weaker session")) with a note of illness"
      }
    return listed(what, days)
  }

  private func listed(_ what: String, _ days: [CivilDate]) -> String {
    guard days.count > TrendSection.mostDays, let first = days.first, let last = days.last
    else { return "\(what) (\(days.map(near).joined(separator: ", ")))" }
    return "\(what) (between \(near(first)) and \(near(last)))"
  }

  /// What the totals of an unchanged lift do not say already.
  func laterSets(_ section: TrendSection) -> Sentence {
    section.laterSetsRose && section.alike?.total == nil
      ? "; more repetitions in the later sets" : ""
  }
}
