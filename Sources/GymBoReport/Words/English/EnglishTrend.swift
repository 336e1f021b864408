internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func name(_ state: TrendState) -> Sentence {
    switch state {
    case .progressing: "rising"
    case .plateau: "plateau"
    case .notRising: "slipping"
    case .declining: "falling"
    case .unclear: "unclear"
    case .unchanged: "unchanged"
    case .record: "new best"
    case .new: "no verdict"
    }
  }

  func name(_ word: LiftWord) -> Sentence {
    switch word {
    case .state(let state): name(state)
    case .level: "level"
    case .few: "few lately"
    case .soFar(let direction): soFar(direction)
    case .lowerLately: "lower lately"
    case .comingBack(.fromBreak): "after a break"
    case .comingBack(.fromLow): "coming back"
    case .lighter: "lighter"
    case .downAgain: "down again"
    case .upAgain: "up again"
    case .moreRepetitions: "more reps"
    case .easier: "easier"
    case .fewerRepetitions: "fewer reps"
    case .heaviest: "heaviest"
    case .mostRepetitions: "most reps"
    case .paused: "paused"
    }
  }

  private func soFar(_ direction: OwnCourse.Direction, _ section: TrendSection) -> Sentence {
    section.isLevelUntilBest
      ? "level until then"
      : section.laterSetsRose
        ? "level so far, more repetitions in the later sets" : soFar(direction)
  }

  private func soFar(_ direction: OwnCourse.Direction) -> Sentence {
    switch direction {
    case .up: "up so far"
    case .level: "level so far"
    case .down: "down so far"
    }
  }

  func name(_ measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate: "e1RM"
    case .tenRepetitions: "e10RM"
    case .assistance: "assistance"
    case .repetitions: "repetitions"
    case .seconds: "time"
    }
  }

  func lead(_ section: TrendSection) -> Sentence {
    switch section.state {
    case .record: newBest(section.record)
    case .new:
      section.soFar.map { beginning(soFar($0, section)) }
        ?? (section.shortage == nil
          ? "No verdict" : section.isSeldom ? "Too few lately" : "Too early to tell")
    case .unchanged:
      section.alike?.total == nil ? beginning(name(.unchanged)) : "Best set unchanged"
    case .progressing, .plateau, .notRising, .declining, .unclear: beginning(standing(section))
    }
  }

  /// What is told of a lift by its numbers, within a sentence: `rising`, `level after a rise`.
  private func standing(_ section: TrendSection) -> Sentence {
    switch (section.course, section.verdict) {
    case _ where section.isEarlyFall: name(LiftWord.lowerLately)
    case (.comingBack(.fromBreak), _): "coming back after a break"
    case (.comingBack(.fromLow), _): "up again since its low"
    case (.lighter, _): "lighter"
    case (.level, _): name(LiftWord.level)
    case (.moreRepetitions, _):
      section.bestSetRose
        ? "more repetitions at the same load" : "best set as before, more repetitions in the others"
    case (.sameLoads, _): "rising at the same loads"
    case (.easier, _):
      section.levels?.hasSameRepetitions ?? true
        ? "best set as before, at less effort"
        : "best set nearly as before, at less effort"
    case (.afterRise(.up), _), (.afterRise(.level), _): "level after a rise"
    case (.afterRise(.down), _): "down again after a rise"
    case (.regained, _): "back at its level before a dip"
    case (.afterFall(.up), _): "up again after a fall"
    case (.afterFall, _): "level after a fall"
    case (_, .notRising):
      section.change.value?.isProbablyFalling ?? false
        ? "not rising, probably falling" : "not rising, perhaps falling"
    case (_, .unclear): unclear(section)
    case (_, let state?): name(state)
    case (_, nil): "unclear"
    }
  }

  private func newBest(_ record: TrendSection.Record?) -> Sentence {
    switch record?.kind {
    case .estimate: "New best e1RM"
    case .tenRepetitions: "New best e10RM"
    case .load: "New heaviest load"
    default: "New best"
    }
  }

  func summary(_ section: TrendSection) -> Sentence {
    switch section.change {
    case .missing(let missing):
      switch section.state {
      case .record:
        ": \(words(section.record, of: section))"
          + (courseSoFar(section).map { "; \($0)" as Sentence } ?? "")
          + (section.shortage.map { "; too few for a trend: \(words($0, section))" } ?? "") + "."
      default:
        courseSoFar(section, isLed: true).map { course in
          ": \(course)" + (section.shortage.map { "; for a verdict \(words($0))" } ?? "") + "."
        } ?? section.shortage.map { ": \(words($0, section))\(stepDown(section))." }
          ?? ": \(reason(missing))."
      }
    case .known(let change):
      switch section.state {
      case .record:
        ": \(words(section.record, of: section)); trend: \(standing(section)), \(course(change, section))."
      case .unchanged: ": \(words(section.alike))\(laterSets(section))."
      case .progressing, .plateau, .notRising, .declining, .unclear, .new:
        ": \(course(change, section))\(newBest(of: section))."
      }
    }
  }

  /// `e1RM from about 78 kg to 84 kg in the last 5 weeks, 6 sessions; 71 % sure`. Where its sessions show no
  /// level, the estimate: `+4.7 % in the last 5 weeks (80 %: +2.3 to +7.1), 71 % sure`.
  private func course(_ change: TrendChange, _ section: TrendSection) -> Sentence {
    if section.isTooFew {
      return "\(count(section.judgedSessions, "session")) \(time(change, to: section.lastDay)), "
        + "too few to tell"
    }
    guard let levels = section.levels else {
      return "\(self.change(change))\(sureness(change, section))"
    }
    let time = self.time(section.lasting(change, levels), to: section.lastDayTold)
    return "\(words(levels, section)) \(time), "
      + "\(count(levels.sessions, "session"))"
      + (levels.standstill.map { "; level since \(near($0))" as Sentence } ?? "")
      + stepDown(section)
      + sureness(change, section)
  }

  /// `up so far, e1RM from about 78 kg to 84 kg in the last 25 days, 4 sessions`; nil where nothing is told of them.
  /// - Parameter isLed: whether the direction has been said.
  private func courseSoFar(_ section: TrendSection, isLed: Bool = false) -> Sentence? {
    guard let direction = section.soFar, let levels = section.levels else { return nil }
    return (isLed ? "" : "\(soFar(direction, section)), ")
      + "\(words(levels, section)) \(time(days: levels.days, to: section.lastDayTold)), "
      + "\(count(levels.sessions, "session"))"
  }

  /// `e1RM about 84 kg`, or `e1RM between 80 kg and 88 kg`; nil where its sessions show none.
  func level(_ section: TrendSection) -> Sentence? { section.levels.map { words($0, section) } }

  /// A level beside the name of its measure.
  func amount(_ level: Double, of measure: ProgressMeasure) -> Sentence {
    measure == .assistance
      ? Sentence(numbers.load(kilograms: level, in: unit)) : value(level, of: measure)
  }

  private func words(_ levels: CourseOfLevels, _ section: TrendSection) -> Sentence {
    let measure = section.measure ?? .estimate
    let what: Sentence =
      measure.isEstimate
      ? "\(name(measure)) \(section.isEffortAdjusted ? "(reserve counted) " : "")"
      : measure == .assistance ? "\(name(measure)) " : ""
    switch section.told(levels) {
    case .range:
      return "\(what)between \(amount(levels.lowest, of: measure)) and "
        + "\(amount(levels.highest, of: measure))"
    case .level: return "\(what)about \(amount(levels.middle, of: measure))"
    case .ends:
      let (from, to) = (amount(levels.from, of: measure), amount(levels.to, of: measure))
      guard let turn = levels.turn else { return "\(what)from about \(from) to \(to)" }
      let isPeak = turn.value > levels.from
      return "\(what)from about \(from) \(isPeak ? "up" : "down") to "
        + "\(amount(turn.value, of: measure)) (\(near(turn.date))), "
        + "then \(isPeak ? "down" : "up") to \(to)"
    }
  }

  /// `in the last 5 weeks`, or `in the 5 weeks to 7 Apr` where the lift was not done since.
  private func time(_ change: TrendChange, to last: CivilDate?) -> Sentence {
    time(days: change.days, to: last)
  }

  private func time(days: Int, to last: CivilDate?) -> Sentence {
    let span = days.isMultiple(of: 7) ? count(days / 7, "week") : count(days, "day")
    guard let asOf, let last, last < asOf else { return "in the last \(span)" }
    return "in the \(span) to \(near(last))"
  }

  /// `; new best e1RM: 100 kg × 8 on 7 Jan`, where a lift has another state in the week of one.
  private func newBest(of section: TrendSection) -> Sentence {
    guard let record = section.record else { return "" }
    let what: Sentence =
      switch record.kind {
      case .estimate: "new best e1RM"
      case .tenRepetitions: "new best e10RM"
      case .load: "new heaviest load"
      default: "new best"
      }
    return "; \(what): \(words(record, of: section))"
  }

  /// `the best set was 100 kg × 5 in all of the last 10 sessions`.
  private func words(_ alike: TrendSection.Alike?) -> Sentence {
    guard let alike else { return "always logged alike" }
    let sessions: Sentence =
      alike.sessions == alike.compared
      ? "all of the last \(count(alike.compared, "session"))"
      : "\(alike.sessions) of the last \(count(alike.compared, "session"))"
    let all = alike.total.map { total -> Sentence in
      "; all sets together \(total.to > total.from ? "rose" : "fell") from \(total.from) "
        + "to \(count(total.to, "repetition"))"
    }
    let what: Sentence = all == nil ? "the best set was " : ""
    return "\(what)\(set(alike.set)) in \(sessions)\(all ?? "")"
  }

  /// `+4.7 % in the last 5 weeks (80 %: +2.3 to +7.1)`, or `no change in the last 5 weeks`.
  func change(_ change: TrendChange) -> Sentence {
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let time =
      change.days.isMultiple(of: 7)
      ? count(change.days / 7, "week") : count(change.days, "day")
    let percent = numbers.percentChange(change.percent)
    let isNone = percent == numbers.percentChange(0)
    return "\(isNone ? "no change" : percent) in the last \(time) "
      + "(\(numbers.percent(80)): \(numbers.signedFixed(low, decimals: 1)) to "
      + "\(numbers.signedFixed(high, decimals: 1)))"
  }

  /// `all 12 sessions`, `12 sessions, the light ones too`
  private func all(_ section: TrendSection) -> String {
    let sessions = count(section.sessions, "session")
    return section.lightSessions > 0 ? "\(sessions), the light ones too" : "all \(sessions)"
  }

  /// How sure a verdict is: the probability that its word follows from. What the sessions say by themselves has none.
  private func sureness(_ change: TrendChange, _ section: TrendSection) -> Sentence {
    if let day = section.stepUp {
      return "; much more on \(near(day)) than the times before, perhaps another machine or setting"
    }
    if section.isOfOtherSets, section.lighter == nil {
      return "; \(words(TrendDoubt.otherRepetitions))"
    }
    if let doubt = section.doubt { return suffix(doubt) }
    if section.isEarlyFall { return "; too early to worry" }
    if section.course != nil || section.isEstimateOff { return "" }
    return switch section.verdict {
    case .declining: "; \(certainty(change.falling)) sure\(since(change))"
    case .plateau:
      change.notRising.map { "; not rising: \(certainty($0))\(since(change))" as Sentence } ?? ""
    case .notRising: "; falling: \(certainty(change.falling))\(since(change))"
    case .unclear:
      section.isProbablyRising
        ? "; rising: \(certainty(change.rising))"
        : change.isBalanced ? "; no clear direction" : "; not sure yet"
    case .progressing:
      "; \(certainty(change.rising)) sure"
        + (slower(change).map { ", slower in the last \(count($0, "week"))" as Sentence } ?? "")
    case .unchanged, .record, .new, nil: ""
    }
  }

  /// `, for about 6 weeks`, where it slowed and that is what the verdict says.
  private func since(_ change: TrendChange) -> Sentence {
    change.slowedWeeksAgo.map { ", for about \(count($0, "week"))" } ?? ""
  }

  private func slower(_ change: TrendChange) -> Int? {
    change.slowedWeeksAgo.flatMap { $0 > 1 ? $0 : nil }
  }

  /// `100 kg × 8 on 7 Jan, after 12 weeks without one`. A week or two without are the rule, and not told.
  private func words(_ record: TrendSection.Record?, of section: TrendSection) -> Sentence {
    guard let record else { return "this week" }
    let without: Sentence =
      switch record.weeksWithout {
      case nil, 0, 1, 2: ""
      case let weeks?: ", after \(count(weeks, "week")) without one"
      }
    let isByReserve = section.isEffortAdjusted && record.kind != .load && without != ""
    let reserve = isByReserve ? " (reserve not counted)" : ""
    let after =
      record.after.map { "; far below on \(near($0.date)): \(set($0.set))" as Sentence } ?? ""
    return "\(set(record.set)) on \(near(record.date))\(without)\(reserve)" + after
  }

  /// `back since 3 May, 2 more sessions`.
  private func words(_ shortage: Trend.Shortage, _ section: TrendSection) -> Sentence {
    let back = section.backSince.map { "back since \(near($0)), " as Sentence } ?? ""
    return "\(back)\(words(shortage))"
  }

  /// `2 more sessions`, `one more session, on 12 Apr or later`
  private func words(_ shortage: Trend.Shortage) -> Sentence {
    let sessions = max(1, shortage.sessions)
    // Where that day is today or past, any session is.
    guard let day = shortage.from, asOf.map({ day > $0 }) ?? true else {
      return Sentence(count(sessions, "more session"))
    }
    return sessions == 1
      ? "one more session, on \(near(day)) or later"
      : "\(count(sessions, "more session")), the last on \(near(day)) or later"
  }

  func evidence(_ section: TrendSection) -> Sentence? {
    var parts: [Sentence] = []
    if let levels = section.levels, let sets = levels.sets {
      let all: Sentence =
        levels.sessions == section.sessions ? "" : " of these \(numbers.whole(levels.sessions))"
      parts.append("first \(set(sets.first)), last \(set(sets.last))\(all)")
    }
    if section.sessions > 0 {
      let by = section.measure.map { " by \(name($0))" as Sentence } ?? ""
      let since = section.firstDay.map { " since \(near($0))" as Sentence } ?? ""
      parts.append("\(count(section.sessions, "session"))\(since)\(by)")
    }
    if let best = section.bestSinceBack {
      parts.append("since the break \(words(best, besides: nil))")
    }
    if let best = section.best {
      let reserve = section.isEffortAdjusted ? " (reserve not counted)" : ""
      parts.append("\(words(best, besides: section.record))\(reserve)")
    }
    if let heaviest = section.heaviest, section.record?.kind != .load,
      heaviest.date != section.best?.date
    {
      parts.append("heaviest load so far \(set(heaviest.set)) on \(near(heaviest.date))")
    }
    return parts.isEmpty ? nil : beginning(parts.joined(separator: "; ")) + "."
  }

  /// `best 124.1 kg, from 100 kg × 8 on 12 Nov, 2 weeks ago`; `best e1RM remains 124.1 kg, …` where the heaviest load is
  /// newer.
  private func words(_ best: TrendSection.Best, besides record: TrendSection.Record?) -> Sentence {
    let isOlder = record.map { $0.kind == .load && $0.date > best.date } ?? false
    let what: Sentence =
      isOlder && best.measure == .estimate
      ? "best e1RM remains" : best.isNew && record == nil ? "new best" : "best"
    let measure: Sentence = best.measure == .tenRepetitions ? " \(name(best.measure))" : ""
    let set = best.measure.isEstimate ? ", from \(set(best.set))" as Sentence : ""
    let ago = asOf.map { ", \(self.ago(best.date, on: $0))" as Sentence } ?? ""
    let again = best.equalled.map { ", equalled on \(near($0))" as Sentence } ?? ""
    let after =
      best.matched.map { ", after \(self.set($0.set)) on \(near($0.date))" as Sentence } ?? ""
    return
      "\(what)\(measure) \(value(best.value, of: best.measure))\(set) on \(near(best.date))\(ago)\(again)\(after)"
      + (best.isDoubtful
        ? ", far above the days around it: perhaps another machine or way to count" : "")
  }

  func reason(_ section: TrendSection) -> Sentence? {
    guard let change = section.change.value, section.state != .unchanged, section.showsEstimate
    else { return nil }
    let limit = numbers.short(section.threshold, decimals: 2)
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let said: Sentence =
      section.course == .rising
      ? section.isPlain
        ? "Called rising because none of the last sessions was below the one before it."
        : "Called rising because later sessions are higher more often than chance explains."
      : section.course == .falling
        ? "Called falling because later sessions are lower more often than chance explains."
        : "Rising or falling is said from \(numbers.percent(100 * TrendRule.certainty)) on, where its sessions agree."
    return
      "\(beginning(time(change, to: section.lastDay))), estimated from \(all(section)): \(numbers.percentChange(change.percent)) (\(numbers.percent(80)): "
      + "\(numbers.signedFixed(low, decimals: 1)) to \(numbers.signedFixed(high, decimals: 1))); "
      + "rising by \(numbers.percent(section.threshold, decimals: 2)) a week or more: "
      + "\(certainty(change.rising)), falling by \(limit) or more: \(certainty(change.falling)). "
      + "\(said)"
  }

  func certainty(_ probability: Double) -> String {
    numbers.percent(TrendChange.shownPercent(probability))
  }
}
