internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func name(_ state: TrendState) -> Sentence {
    switch state {
    case .progressing: "progressing"
    case .plateau: "plateau"
    case .notRising: "not rising"
    case .declining: "declining"
    case .unclear: "unclear"
    case .unchanged: "unchanged"
    case .record: "new best"
    case .new: "new"
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
    case .progressing: "Progressing"
    case .plateau: "Plateau"
    case .notRising: "Not rising, probably falling"
    case .declining: "Declining"
    case .unclear: isProbablyRising(section) ? "Unclear, probably rising" : "Unclear"
    case .unchanged: "Unchanged"
    case .record: "New best"
    case .new: section.shortage == nil ? "No verdict" : "Too new"
    }
  }

  private func isProbablyRising(_ section: TrendSection) -> Bool {
    section.change.value?.isProbablyRising ?? false
  }

  func summary(_ section: TrendSection) -> Sentence {
    switch section.change {
    case .missing(let missing):
      switch section.state {
      case .record: ": \(words(section.record))."
      default: section.shortage.map { ": \(words($0, section))." } ?? ": \(reason(missing))."
      }
    case .known(let change):
      switch section.state {
      case .record: ": \(words(section.record)); \(self.change(change))."
      case .unchanged: ": always logged with the same load and repetitions."
      case .notRising, .unclear: "\(sureness(change, section.state)): \(self.change(change))."
      case .progressing, .plateau, .declining, .new:
        ": \(self.change(change)), \(sureness(change, section.state))\(since(change, section.state))."
      }
    }
  }

  /// `+4.7 % in the last 5 weeks (80 %: +2.3 to +7.1)`, or `no change in the last 5 weeks`.
  func change(_ change: TrendChange) -> Sentence {
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let time =
      change.days.isMultiple(of: 7)
      ? count(change.days / 7, "week") : count(change.days, "day")
    return "\(numbers.percentChange(change.percent)) in the last \(time) "
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

  private func words(_ record: Trend.Record?) -> Sentence {
    guard let record else { return "this week" }
    guard let weeks = record.weeksWithout, weeks > 0 else { return "\(near(record.date))" }
    return "\(near(record.date)), after \(count(weeks, "week")) without one"
  }

  /// `back since 3 May, 2 more sessions`.
  private func words(_ shortage: Trend.Shortage, _ section: TrendSection) -> Sentence {
    let back = section.backSince.map { "back since \(near($0)), " as Sentence } ?? ""
    let needed =
      shortage.sessions > 0
      ? count(shortage.sessions, "more session") : count(shortage.days, "more day")
    return "\(back)\(needed)"
  }

  func evidence(_ section: TrendSection) -> Sentence? {
    var parts: [Sentence] = []
    if section.sessions > 0 {
      let by = section.measure.map { " by \(name($0))" as Sentence } ?? ""
      parts.append("\(count(section.sessions, "session"))\(span(section.spanDays))\(by)")
    }
    if let best = section.best { parts.append(words(best)) }
    return parts.isEmpty ? nil : beginning(parts.joined(separator: "; ")) + "."
  }

  private func span(_ days: Int) -> Sentence {
    if days == 0 { return "" }
    return days < 14 ? " in \(count(days + 1, "day"))" : " in \(count((days + 3) / 7, "week"))"
  }

  /// `best 124.1 kg, from 100 kg × 8 on 12 Nov, 2 weeks ago`.
  private func words(_ best: TrendSection.Best) -> Sentence {
    let set = best.measure == .estimate ? ", from \(set(best.set))" as Sentence : ""
    let ago = asOf.map { ", \(self.ago(best.date, on: $0))" as Sentence } ?? ""
    return "best \(value(best.value, of: best.measure))\(set) on \(near(best.date))\(ago)"
  }

  func reason(_ section: TrendSection) -> Sentence? {
    guard let change = section.change.value else { return nil }
    let limit = numbers.short(section.threshold, decimals: 2)
    return
      "Rising by \(numbers.percent(section.threshold, decimals: 2)) a week or more: "
      + "\(certainty(change.rising)); falling by \(limit) or more: \(certainty(change.falling)); a "
      + "verdict needs \(numbers.percent(100 * TrendRule.certainty)). A session is off by about "
      + "\(numbers.percent(change.noise, decimals: 1))."
  }

  /// Never more certain than the computation can be: 1 to 99 %.
  func certainty(_ probability: Double) -> String {
    numbers.percent(min(max(100 * probability, 1), 99))
  }

  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .deload(let days): "Left out: \(words(deload: days))."
    case .backSince(let day): "Back since \(near(day)): nothing before it counts."
    case .effortAdjusted:
      "Repetitions in reserve count as done: the same work at a lower RPE is progress."
    case .highRepetitions:
      "Sets of up to \(TrendSection.mostRepetitions) repetitions count, as few have 12 or fewer."
    }
  }

  private func words(deload days: [CivilDate]) -> String {
    let what = count(days.count, "deload session")
    guard days.count > TrendSection.mostDays, let first = days.first, let last = days.last
    else { return "\(what) (\(days.map(near).joined(separator: ", ")))" }
    return "\(what) (between \(near(first)) and \(near(last)))"
  }
}
