internal import GymBoAnalysis
internal import GymBoLog

extension English {
  var attentionTitle: Sentence { "Needs attention" }

  var nothingNeedsAttention: Sentence {
    "Nothing: no lift is shown to be stuck or declining, no number looks wrong."
  }

  func moreItems(_ count: Int) -> Sentence { "and \(count) more." }

  func lead(_ item: AttentionItem) -> Sentence {
    switch item {
    case .deload(let advice): lead(advice.verdict)
    case .lift(let movement):
      movement.state == .notRising ? "\(notRising(movement.change)):" : lead(movement.state)
    case .moreLifts(let state, _, _): lead(state)
    case .goalMissed: "Goal missed:"
    case .goalAtRisk: "Goal at risk:"
    case .doubtful: "Doubtful:"
    case .notRead: "Not read:"
    case .muchVolume: "Much volume:"
    case .setBalance: "Balance:"
    case .strengthRatio: "Strength ratio:"
    case .dataCheck: "Data check:"
    }
  }

  private func lead(_ state: TrendState) -> Sentence {
    switch state {
    case .declining: "Declining:"
    case .notRising: "Not rising, perhaps falling:"
    default: "Plateau:"
    }
  }

  func sentence(_ item: AttentionItem) -> Sentence {
    switch item {
    case .deload(let advice): return sentence(advice)
    case .lift(let movement): return words(movement)
    case .moreLifts(_, let exercises, let more):
      return "also \(names(exercises, more: more))."
    case .goalMissed(let workouts, let goal):
      return "\(workouts) of \(count(goal, "workout"))."
    case .goalAtRisk(let missing, let days):
      return "\(count(missing, "workout")) to go and \(count(days, "day")) "
        + "\(days == 1 ? "is" : "are") left in the week."
    case .doubtful(let doubt): return words(doubt)
    case .notRead(let rows, let all, let file, let files):
      return "\(count(rows, "row")) of \(numbers.whole(all)) in \(file: file): "
        + "\(remedy: .check(files: files))"
    case .muchVolume(let muscle, let sets, let most):
      return "\(name(muscle)), \(numbers.short(sets, decimals: 1)) sets this week; "
        + "\(numbers.short(most, decimals: 1)) are commonly given as the most to recover from."
    case .setBalance(let balance): return words(balance)
    case .strengthRatio(let ratio, let estimate): return words(ratio, estimate)
    case .dataCheck(let issues, let kinds, let files):
      return "\(notes(issues, kinds: kinds)): \(remedy: .check(files: files))"
    }
  }

  private func words(_ movement: AttentionItem.Movement) -> Sentence {
    let best: Sentence =
      switch movement.weeksSinceBest {
      case nil: ""
      case 0: "; best in the last week"
      case let weeks?: "; best \(count(weeks, "week")) ago"
      }
    let sureness: Sentence =
      movement.state == .notRising
      ? ", falling: \(certainty(movement.change.falling))"
      : ", \(self.sureness(movement.change, movement.state))"
    return "\(name: movement.exercise), \(change(movement.change))\(sureness)"
      + "\(since(movement.change, movement.state))\(best)."
  }

  private func words(_ doubt: AttentionItem.Doubt) -> Sentence {
    let what: Sentence =
      switch doubt.what {
      case .set(let work, let exercise): "\(name: exercise) \(set(work))"
      case .value(let value): "\(name: plain(self.doubt(value)))"
      case .text(let text): "\(name: text)"
      }
    let meant = doubt.proposal.map { " (meant: \(proposal($0))?)" as Sentence } ?? ""
    return "\(what) this week\(meant)."
  }

  /// Words without names in them, to be shortened like a name.
  private func plain(_ sentence: Sentence) -> String {
    sentence.runs.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  private func words(_ balance: SetBalance) -> Sentence {
    let (first, second) = sides(balance.kind)
    let isFirst = balance.verdict.value == .firstSideMore
    let counts = [balance.first, balance.second].sorted(by: >)
      .map { numbers.short($0, decimals: 1) }
    return "more \(isFirst ? first : second) than \(isFirst ? second : first) in "
      + "\(SetBalance.days) days, \(counts[0]) sets against \(counts[1])."
  }

  private func words(
    _ ratio: StrengthRatio, _ estimate: StrengthRatio.Estimate
  ) -> Sentence {
    let excess =
      ratio.deviation.map { ", by \(numbers.percent($0.percentOutside))" as Sentence } ?? ""
    let (low, high) = (estimate.interval.lowerBound, estimate.interval.upperBound)
    let verdict =
      switch estimate.verdict {
      case .within: "within the usual band"
      case .below: "below the usual band"
      case .above: "above the usual band"
      case .unclear: "not clearly outside the usual band"
      }
    return "\(name(ratio.reference)) \(numbers.fixed(estimate.ratio, decimals: 2)) (80 % interval "
      + "\(numbers.fixed(low, decimals: 2)) to \(numbers.fixed(high, decimals: 2))) is \(verdict), "
      + "\(interval(ratio.reference.band))\(excess)."
  }

  /// Exercises, with how many more there are: `Squat, Bench Press and 3 more`.
  func names(_ exercises: [String], more: Int) -> Sentence {
    exercises.map { "\(name: $0)" as Sentence }.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
