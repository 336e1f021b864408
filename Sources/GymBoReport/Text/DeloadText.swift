internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// Whether a deload is due. What could not be evaluated is said, and never taken for a no.
struct DeloadText {
  let finding: DeloadFinding
  let wording: Wording

  /// Lifts named in a sentence.
  private static let mostNames = 3

  func write(to page: inout TextPage) {
    let (lead, ink): (String, Ink) =
      switch finding.verdict {
      case .due: ("Deload due:", .yellow)
      case .notDue: ("No deload due:", .plain)
      case .unknown: ("Deload could not be evaluated:", .plain)
      }
    page.paragraph(" \(sentence)", lead: (lead, ink), indent: 2, hanging: 2)
  }

  private var sentence: String {
    let answers = [finding.scheduled, finding.declining, finding.harder]
    let gaps = answers.compactMap { answer in
      if case .notEvaluated(let gap) = answer { gap.description } else { nil }
    }
    switch finding.verdict {
    case .due:
      let reasons = answers.compactMap { answer in
        if case .yes(let evidence) = answer { yes(evidence) } else { nil }
      }
      let missing = gaps.isEmpty ? "" : " Not evaluated: \(gaps.joined(separator: "; "))."
      return "\(reasons.joined(separator: "; ")). \(DeloadText.advice)\(missing)"
    case .notDue:
      let reasons = answers.compactMap { answer in
        if case .no(let evidence) = answer { no(evidence) } else { nil }
      }
      // A rest answers all three alike.
      let distinct = reasons.indices.filter { !reasons[..<$0].contains(reasons[$0]) }
      return distinct.map { reasons[$0] }.joined(separator: ", ") + "."
    case .unknown:
      return gaps.joined(separator: "; ") + "."
    }
  }

  private static var advice: String {
    let sets = NumberText.short(100 * DeloadWeek.setShare, decimals: 0)
    let load = NumberText.short(100 * DeloadWeek.loadShare, decimals: 0)
    let rpe = NumberText.short(DeloadWeek.highestRPE, decimals: 1)
    return "Take \(DeloadWeek.days) days with \(sets) % of the sets at \(load) % of the loads, "
      + "RPE \(rpe) at most."
  }

  private func yes(_ evidence: DeloadTrigger.Evidence) -> String {
    switch evidence {
    case .resting(let days): resting(days)
    case .weeksTrained(let weeks):
      "\(NumberText.count(weeks, "week")) without one (\(DeloadTrigger.usualWeeks) are usual)"
    case .declining(let lifts, _): "declining: \(names(lifts))"
    case .harder(let lifts, _): "harder at the same load twice running: \(names(lifts))"
    }
  }

  private func no(_ evidence: DeloadTrigger.Evidence) -> String {
    switch evidence {
    case .resting(let days): resting(days)
    case .weeksTrained(let weeks): "\(NumberText.count(weeks, "week")) since the last break"
    case .declining(_, let known): "none of \(NumberText.count(known, "lift")) declines"
    case .harder(_, let compared): "none of \(compared) got harder at the same load"
    }
  }

  private func resting(_ days: Int) -> String {
    "no session for \(NumberText.count(days, "day"))"
  }

  private func names(_ lifts: [Int]) -> String {
    let named = lifts.prefix(DeloadText.mostNames).map { wording.name($0) }
    let more = lifts.count - named.count
    return named.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
