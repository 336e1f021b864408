internal import GymBoProgression

extension English {
  func lead(_ verdict: DeloadFinding.Verdict) -> Sentence {
    switch verdict {
    case .due: "Deload:"
    case .notDue: "No deload due:"
    case .unknown: "Deload:"
    }
  }

  func sentence(_ advice: DeloadAdvice) -> Sentence {
    switch advice.verdict {
    case .due:
      let signs = advice.reasons.map(words).joined(separator: "; ")
      return "\(signs). \(week(advice))"
    case .notDue:
      let reasons: [Sentence] =
        advice.reasons.isEmpty
        ? advice.gaps.map { "\(words($0))" } : advice.reasons.map(notDue)
      return "\(reasons.joined(separator: "; "))."
    case .unknown: return "too early to say."
    }
  }

  func shortSentence(_ advice: DeloadAdvice) -> Sentence {
    "\(advice.brief.reasons.map(words).joined(separator: "; ")). Until \(near(advice.until)) half the "
      + "sets, less load, as below."
  }

  /// `In the deload: 2 × 90 kg × 8`
  func deloadWork(_ work: DeloadWork) -> Sentence {
    if let short = work.repetitionsShort {
      return "In the deload: \(count(work.sets, "set")), "
        + "stop \(count(short, "repetition")) short of those below"
    }
    return "In the deload: \(work.sets) × \(set(SetWork(work)))"
  }

  /// `After it: 3 × 100 kg × 8, best set 82 % likely`
  func afterDeload(_ line: SuggestionList.Line) -> Sentence { "After it: \(work(line))" }

  /// What a lighter week is, and until when.
  private func week(_ advice: DeloadAdvice) -> Sentence {
    let load = numbers.percent(100 * DeloadWeek.loadShare)
    let short = numbers.short(DeloadWeek.repetitionsShort, decimals: 1)
    let bodyweight: Sentence =
      advice.hasBodyweightLifts
      ? "; bodyweight lifts: half the sets, stop \(short) repetitions short" : ""
    return "\(DeloadWeek.days) days, until \(near(advice.until)): half the sets, \(load) of the "
      + "load (or fewer repetitions)\(bodyweight)."
  }

  /// A reason beside a verdict against a deload.
  private func notDue(_ reason: DeloadAdvice.Reason) -> Sentence {
    guard case .sign(let sign) = reason else { return words(reason) }
    guard case .weeksWithout(let weeks) = sign else {
      let span: Sentence = if case .declining = sign { " by trend" } else { "" }
      return "\(words(sign))\(span), but one sign is not enough"
    }
    return "\(count(weeks, "week")) without a deload or a week off, but time alone calls for none"
  }

  private func words(_ reason: DeloadAdvice.Reason) -> Sentence {
    switch reason {
    case .exempt(let exemption): words(exemption)
    case .sign(let sign): words(sign)
    case .fewFall(0, 1): "\(onlyLift) was not below its usual level in the last two sessions"
    case .fewDecline(0, 1): "\(onlyLift) is not falling by trend"
    case .fewHarder(0, 1): "\(onlyLift) did not get harder at the same load"
    case .fewFall(let few, let all):
      "\(part(few, of: all)) \(few > 1 ? "were below their" : "was below its") usual level in the last two sessions"
    case .fewDecline(let few, let all):
      "\(part(few, of: all)) \(few > 1 ? "are" : "is") falling by trend"
    case .fewHarder(let few, let all): "\(part(few, of: all)) got harder at the same load"
    case .weeksSinceRest(let weeks): "\(count(weeks, "week")) since the last rest"
    }
  }

  private func words(_ sign: DeloadAdvice.Sign) -> Sentence {
    switch sign {
    case .falling(let lifts):
      "\(names(lifts.names, more: lifts.more)) \(lifts.areSeveral ? "were" : "was") below "
        + "\(lifts.areSeveral ? "their" : "its") usual level in the last two sessions"
    case .declining(let lifts):
      "\(names(lifts.names, more: lifts.more)) \(lifts.areSeveral ? "are" : "is") falling"
    case .harder(let lifts): "the same load got harder in \(names(lifts.names, more: lifts.more))"
    case .weeksWithout(let weeks):
      "\(count(weeks, "week")) without a deload or a week off (\(DeloadTrigger.usualWeeks) are usual)"
    }
  }

  private func words(_ exemption: DeloadFinding.Exemption) -> Sentence {
    switch exemption {
    case .resting(let days): "no session for \(count(days, "day"))"
    case .rested(let day, _): "there was a rest before \(near(day))"
    case .afterDeload(let day): "the last one ended on \(near(day))"
    case .lightDays(let day): "the workout of \(near(day)) was lighter than usual"
    case .inDeload(let day): "one began on \(near(day))"
    case .noLoadedLift: "no lift with a load"
    case .newHistory(let days): "the log is only \(count(days + 1, "day")) long"
    }
  }

  private var onlyLift: Sentence { "the one lift that can be judged" }

  /// "none of 4 lifts", "1 of 4 lifts", "the one lift that can be judged".
  private func part(_ few: Int, of all: Int) -> Sentence {
    all == 1 && few == 1
      ? onlyLift : "\(few == 0 ? "none" : numbers.whole(few)) of \(count(all, "lift"))"
  }

  private func words(_ gap: DeloadTrigger.Gap) -> String {
    switch gap {
    case .historyTooShort(let weeks):
      "the history has \(weeks) weeks and no rest; when the last one was is unknown"
    case .fewSessions: "no lift has enough sessions to compare the last two with"
    case .noTrend: "no active lift has enough sessions for a trend"
    case .fewRatings(let percent): "RPE of 6 or more on \(numbers.percent(percent)) of sets"
    case .noEqualLoad: "no lift has two rated sessions with a load that was rated before"
    case .noSession: "no session"
    }
  }
}
