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

  func name(_ measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate: "e1RM"
    case .assistance: "assistance"
    case .repetitions: "repetitions"
    case .seconds: "time"
    }
  }

  func lead(_ section: TrendSection) -> Sentence {
    switch section.state {
    case .progressing: "Rising"
    case .plateau: "Plateau"
    case .notRising: notRising(section.change.value)
    case .declining: "Falling"
    case .unclear: isProbablyRising(section) ? "Unclear, probably rising" : "Unclear"
    case .unchanged: "Unchanged"
    case .record: newBest(section.record)
    case .new: section.shortage == nil ? "No verdict" : "Too new"
    }
  }

  private func isProbablyRising(_ section: TrendSection) -> Bool {
    section.course == nil && section.change.value?.isProbablyRising ?? false
  }

  /// `Not rising, probably falling`, or `perhaps` where that is not more likely than not.
  func notRising(_ change: TrendChange?) -> Sentence {
    let isProbable = change?.isProbablyFalling ?? false
    return "Not rising, \(isProbable ? "probably" : "perhaps") falling"
  }

  private func newBest(_ record: TrendSection.Record?) -> Sentence {
    switch record?.kind {
    case .estimate: "New best e1RM"
    case .load: "New heaviest load"
    default: "New best"
    }
  }

  func summary(_ section: TrendSection) -> Sentence {
    switch section.change {
    case .missing(let missing):
      switch section.state {
      case .record:
        ": \(words(section.record))"
          + (section.shortage.map { "; too new for a trend: \(words($0, section))" } ?? "") + "."
      default: section.shortage.map { ": \(words($0, section))." } ?? ": \(reason(missing))."
      }
    case .known(let change):
      switch section.state {
      case .record: ": \(words(section.record)); \(trend(change, section.verdict))."
      case .unchanged: ": \(words(section.alike))."
      case .unclear where section.course != nil:
        ": \(self.change(change)) \(words(section.course))."
      case .notRising, .unclear: "\(sureness(change, section.state)): \(self.change(change))."
      case .progressing where section.course != nil: rise(section)
      case .progressing, .plateau, .declining, .new:
        ": \(self.change(change)), \(sureness(change, section.state))\(since(change, section.state))"
          + "\(newBest(of: section))."
      }
    }
  }

  /// Where the sessions rise though the rule cannot tell.
  private func rise(_ section: TrendSection) -> Sentence {
    guard case .rising(let from, let to, let sessions) = section.course else { return "" }
    let measure = section.measure ?? .estimate
    return ": from \(value(from, of: measure)) to \(value(to, of: measure)) in "
      + "the last \(count(sessions, "session"))\(newBest(of: section))."
  }

  private func words(_ course: TrendSection.Course?) -> String {
    switch course {
    case .notRising: "by the rule, but its sessions of these weeks do not rise"
    case .notFalling: "by the rule, but its sessions of these weeks do not fall"
    case .rising, nil: ""
    }
  }

  /// `; new best e1RM: 100 kg × 8 on 7 Jan`, where a lift has another state in the week of one.
  private func newBest(of section: TrendSection) -> Sentence {
    guard let record = section.record else { return "" }
    let what: Sentence =
      switch record.kind {
      case .estimate: "new best e1RM"
      case .load: "new heaviest load"
      default: "new best"
      }
    return "; \(what): \(words(record))"
  }

  /// `trend: plateau, +0.4 % in the last 5 weeks (80 %: −1 to +1.9)`.
  private func trend(_ change: TrendChange, _ verdict: TrendState?) -> Sentence {
    let state: Sentence =
      switch verdict {
      case .notRising: change.isProbablyFalling ? "not rising, probably falling" : "not rising"
      case .unclear: change.isProbablyRising ? "probably rising" : "unclear"
      case let state?: name(state)
      case nil: "unclear"
      }
    return "trend: \(state), \(self.change(change))"
  }

  /// `the best set was 100 kg × 5 in all of the last 10 sessions`.
  private func words(_ alike: TrendSection.Alike?) -> Sentence {
    guard let alike else { return "always logged alike" }
    let sessions: Sentence =
      alike.sessions == alike.compared
      ? "all of the last \(count(alike.compared, "session"))"
      : "\(alike.sessions) of the last \(count(alike.compared, "session"))"
    return "the best set was \(set(alike.set)) in \(sessions)"
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

  /// How sure a verdict is: the probability that its word follows from.
  func sureness(_ change: TrendChange, _ state: TrendState) -> Sentence {
    switch state {
    case .declining: "\(certainty(change.falling)) sure"
    case .plateau: "not rising: \(certainty(1 - change.rising))"
    case .notRising: " (\(certainty(change.falling)))"
    case .unclear: change.isProbablyRising ? " (\(certainty(change.rising)))" : ""
    case .progressing, .unchanged, .record, .new: "\(certainty(change.rising)) sure"
    }
  }

  /// `, for about 6 weeks`, where it slowed and that is what the verdict says.
  func since(_ change: TrendChange, _ state: TrendState) -> Sentence {
    guard state != .progressing, let weeks = change.slowedWeeksAgo else { return "" }
    return ", for about \(count(weeks, "week"))"
  }

  /// `100 kg × 8 on 7 Jan, after 12 weeks without one`. A week or two without are the rule, and not told.
  private func words(_ record: TrendSection.Record?) -> Sentence {
    guard let record else { return "this week" }
    let without: Sentence =
      switch record.weeksWithout {
      case nil, 0, 1, 2: ""
      case let weeks?: ", after \(count(weeks, "week")) without one"
      }
    return "\(set(record.set)) on \(near(record.date))\(without)"
  }

  /// `back since 3 May, 2 more sessions`.
  private func words(_ shortage: Trend.Shortage, _ section: TrendSection) -> Sentence {
    let back = section.backSince.map { "back since \(near($0)), " as Sentence } ?? ""
    return "\(back)\(words(shortage))"
  }

  /// `2 more sessions`
  func words(_ shortage: Trend.Shortage) -> Sentence {
    Sentence(
      shortage.sessions > 0
        ? count(shortage.sessions, "more session") : count(shortage.days, "more day"))
  }

  func evidence(_ section: TrendSection) -> Sentence? {
    var parts: [Sentence] = []
    if section.sessions > 0 {
      let by = section.measure.map { " by \(name($0))" as Sentence } ?? ""
      parts.append("\(count(section.sessions, "session"))\(span(section.spanDays))\(by)")
    }
    if let best = section.best { parts.append(words(best, besides: section.record)) }
    return parts.isEmpty ? nil : beginning(parts.joined(separator: "; ")) + "."
  }

  private func span(_ days: Int) -> Sentence {
    if days == 0 { return "" }
    return days < 14 ? " in \(count(days + 1, "day"))" : " in \(count((days + 3) / 7, "week"))"
  }

  /// `best 124.1 kg, from 100 kg × 8 on 12 Nov, 2 weeks ago`; `best e1RM remains 124.1 kg, …` where the heaviest load is
  /// newer.
  private func words(_ best: TrendSection.Best, besides record: TrendSection.Record?) -> Sentence {
    let isOlder = record.map { $0.kind == .load && $0.date > best.date } ?? false
    let what: Sentence =
      isOlder && best.measure == .estimate ? "best e1RM remains" : "best"
    let set = best.measure == .estimate ? ", from \(set(best.set))" as Sentence : ""
    let ago = asOf.map { ", \(self.ago(best.date, on: $0))" as Sentence } ?? ""
    return "\(what) \(value(best.value, of: best.measure))\(set) on \(near(best.date))\(ago)"
  }

  func reason(_ section: TrendSection) -> Sentence? {
    guard let change = section.change.value, section.state != .unchanged else { return nil }
    let limit = numbers.short(section.threshold, decimals: 2)
    return
      "Rising by \(numbers.percent(section.threshold, decimals: 2)) a week or more: "
      + "\(certainty(change.rising)); falling by \(limit) or more: \(certainty(change.falling)); a "
      + "verdict needs \(numbers.percent(100 * TrendRule.certainty)). Sessions scatter by about "
      + "\(numbers.percent(change.noise, decimals: 1))."
  }

  /// Never more certain than the computation can be: 1 to 99 %.
  func certainty(_ probability: Double) -> String {
    numbers.percent(min(max(100 * probability, 1), 99))
  }

  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .leftOut(let days, let reason): "Left out: \(words(days, reason))."
    case .backSince(let day): "Back since \(near(day)): nothing before it counts."
    case .effortAdjusted:
      "Repetitions in reserve count as done: the same work at a lower RPE is progress."
    case .highRepetitions:
      "Sets of up to \(TrendSection.mostRepetitions) repetitions count, as few have 12 or fewer."
    }
  }

  private func words(_ days: [CivilDate], _ reason: Trend.LeftOut.Reason) -> String {
    let what =
      switch reason {
      case .deload: count(days.count, "deload session")
      case .dropSets: "\(count(days.count, "session")) of drop sets alone"
      case .warmUp: "\(count(days.count, "session")) of warm-up sets alone"
      }
    guard days.count > TrendSection.mostDays, let first = days.first, let last = days.last
    else { return "\(what) (\(days.map(near).joined(separator: ", ")))" }
    return "\(what) (between \(near(first)) and \(near(last)))"
  }
}
