internal import GymBoProgression

extension English {
  func lead(_ verdict: DeloadFinding.Verdict) -> Sentence {
    switch verdict {
    case .due: "Deload due:"
    case .notDue: "No deload due:"
    case .unknown: "Deload could not be evaluated:"
    }
  }

  func sentence(_ advice: DeloadAdvice) -> Sentence {
    let gaps = advice.gaps.map(words).joined(separator: "; ")
    let reasons = advice.reasons.map(words)
    switch advice.verdict {
    case .due:
      let missing = advice.gaps.isEmpty ? "" : " Not evaluated: \(gaps)."
      return "\(reasons.joined(separator: "; ")). \(week)\(missing)"
    case .notDue: return "\(reasons.joined(separator: ", "))."
    case .unknown: return "\(gaps)."
    }
  }

  /// What a lighter week is.
  private var week: String {
    let sets = numbers.percent(100 * DeloadWeek.setShare)
    let load = numbers.percent(100 * DeloadWeek.loadShare)
    let rpe = numbers.short(DeloadWeek.highestRPE, decimals: 1)
    return "Take \(DeloadWeek.days) days with \(sets) of the sets at \(load) of the loads, "
      + "RPE \(rpe) at most."
  }

  private func words(_ reason: DeloadAdvice.Reason) -> Sentence {
    switch reason {
    case .resting(let days): "no session for \(count(days, "day"))"
    case .weeksWithout(let weeks):
      "\(count(weeks, "week")) without one (\(DeloadTrigger.usualWeeks) are usual)"
    case .declining(let lifts): "declining: \(names(lifts.names, more: lifts.more))"
    case .harder(let lifts):
      "harder at the same load twice running: \(names(lifts.names, more: lifts.more))"
    case .weeksSinceBreak(let weeks): "\(count(weeks, "week")) since the last break"
    case .noneDeclines(let lifts): "none of \(count(lifts, "lift")) declines"
    case .noneHarder(let lifts): "none of \(lifts) got harder at the same load"
    }
  }

  private func words(_ gap: DeloadTrigger.Gap) -> String {
    switch gap {
    case .historyTooShort(let weeks):
      "the history has \(weeks) weeks and no deload; when the last one was is unknown"
    case .noTrend: "no active lift has enough sessions for a trend"
    case .fewRatings(let percent): "RPE of 6 or more on \(numbers.percent(percent)) of sets"
    case .noEqualLoad: "no lift has two rated sessions with a load that was rated before"
    case .noSession: "no session"
    }
  }
}
