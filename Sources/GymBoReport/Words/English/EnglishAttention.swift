internal import GymBoAnalysis
internal import GymBoLog

extension English {
  var attentionTitle: Sentence { "Needs attention" }

  var nothing: Sentence { "nothing urgent." }

  var nothingNeedsAttention: Sentence {
    "Nothing: no lift is shown to be stuck or falling, no number looks wrong."
  }

  func moreItems(_ count: Int) -> Sentence { "and \(count) more." }

  func rest(_ rest: [AttentionRest]) -> Sentence {
    "also \(names(of: rest))."
  }

  func lead(_ item: AttentionItem) -> Sentence {
    switch item {
    case .deload(let advice): lead(advice.verdict)
    case .moreLifts(.declining, _, _): "Also falling:"
    case .moreLifts(.notRising, _, _): "Also slipping:"
    case .moreLifts: "Also on a plateau:"
    default: "\(label(item)):"
    }
  }

  func label(_ item: AttentionItem) -> Sentence {
    switch item {
    case .painNoted(let note): note.kind == .pain ? "Pain, injury or surgery" : "Illness"
    case .deload: "Deload"
    case .lift(let movement): label(movement.state)
    case .moreLifts(let state, _, _): label(state)
    case .goalMissed: "Goal missed"
    case .goalAtRisk: "Goal at risk"
    case .doubtful: "Doubtful"
    case .notRead: "Not read"
    case .leftOut: "Left out"
    case .muchVolume: "High volume"
    case .setBalance: "Balance"
    case .strengthRatio: "Strength ratio"
    case .dataCheck: "Data"
    }
  }

  private func label(_ state: TrendState) -> Sentence {
    switch state {
    case .declining: "Falling"
    case .notRising: "Slipping"
    default: "Plateau"
    }
  }

  func sentence(_ item: AttentionItem) -> Sentence {
    switch item {
    case .painNoted(let note) where note.kind == .illness:
      return "\(near(note.date))\(quoted(note)). Nothing is added until you are well (opinion)."
    case .painNoted(let note):
      let place =
        switch note.lifts.count {
        case _ where note.isOfAll: ""
        case 0: " there"
        case 1: " to this lift"
        default: " to these lifts"
        }
      return
        "\(near(note.date))\(quoted(note)). Nothing is added\(place) for 3 weeks; go by how it feels (opinion)."
    case .deload(let advice): return sentence(advice)
    case .lift(let movement): return words(movement)
    case .moreLifts(_, let exercises, let more):
      return "\(names(exercises, more: more))."
    case .goalMissed(let workouts, let goal):
      return "\(count(workouts, "workout")), goal \(goal). Go on with the next one; there is "
        + "nothing to make up for (opinion)."
    case .goalAtRisk(let missing, let days):
      return "\(count(missing, "workout")) to go, \(count(days, "day")) left in the week."
    case .doubtful(let doubt): return words(doubt)
    case .notRead(let rows, let all, let file, let files):
      let place: Sentence = file.map { " in \(file: $0)" } ?? ""
      return "\(count(rows, "row")) of \(numbers.whole(all))\(place): "
        + "\(remedy: .check(files: files))"
    case .leftOut(let side):
      return
        "\(name(side.side)) for \(count(side.days, "day")) (last on \(near(side.last))). Train "
        + "them in one of the next workouts (opinion)."
    case .muchVolume(let muscle, let sets, let most, let isOfLastDays):
      return "\(name(muscle)) \(numbers.short(sets, decimals: 1)) sets "
        + "\(isOfLastDays ? "in the last 7 days " : "")(coaches' usual ceiling is "
        + "\(numbers.short(most, decimals: 1))). If they stay sore, do fewer (opinion)."
    case .setBalance(let balance): return words(balance)
    case .strengthRatio(let ratio, let estimate): return words(ratio, estimate)
    case .dataCheck(let issues, let kinds, let files):
      return "\(notes(issues, kinds: kinds)): \(remedy: .check(files: files))"
    }
  }

  func sentence(_ item: AttentionItem, since: [String: StuckSince]) -> Sentence {
    switch item {
    case .lift(let movement): words(movement, since: since[movement.exercise])
    case .moreLifts(_, let exercises, let more):
      "\(names(exercises, more: more, since: since))."
    // The page has the notes themselves.
    case .dataCheck(let issues, let kinds, _): "\(notes(issues, kinds: kinds))."
    default: sentence(item)
    }
  }

  func shortSentence(_ item: AttentionItem) -> Sentence {
    switch item {
    case .deload(let advice): return shortSentence(advice)
    case .lift(let movement):
      let since = movement.state == .plateau ? movement.since : nil
      return words(movement, isShort: true, since: since)
    default: return sentence(item)
    }
  }

  func statistics(_ item: AttentionItem) -> Sentence? {
    switch item {
    case .lift(let movement) where movement.isEstimateNear:
      let change = movement.change
      let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
      let sureness: Sentence? =
        movement.state == .plateau
        ? change.notRising.map { "; not rising: \(certainty($0))" }
        : change.isProbablyFalling ? "; falling: \(certainty(change.falling))" : nil
      return "80 % interval: \(numbers.signedFixed(low, decimals: 1)) to "
        + "\(numbers.signedFixed(high, decimals: 1)) %\(sureness ?? "")."
    case .strengthRatio(_, let estimate):
      return "80 % interval: \(interval(estimate.interval))."
    default: return nil
    }
  }

  // MARK: Lifts

  /// - Parameters:
  ///   - isShort: whether a plateau is told without its level.
  ///   - since: since when it is stuck, where the day is told.
  private func words(
    _ movement: AttentionItem.Movement, isShort: Bool = false, since: StuckSince? = nil
  ) -> Sentence {
    let seen = movement.seen
    let time =
      seen.days.isMultiple(of: 7)
      ? count(seen.days / 7, "week") : count(seen.days, "day")
    // The day since when it is stuck is told in place of all weeks: a reader would take them for another one.
    let best: Sentence =
      switch (since, movement.weeksSinceBest) {
      case (_?, _): ""
      case (_, nil), (_, 0), (_, 1), (_, 2): ""
      case (_, let weeks?):
        weeks < 52
          ? ", no new best for \(count(weeks, "week"))" : ", no new best for over a year"
      }
    let moved: Sentence =
      movement.state != .plateau
      ? ", \(change(movement)) in \(time)"
      : isShort
        ? since == nil ? " for \(time)" : ""
        : ", \(level(movement.trend) ?? "level")\(since == nil ? " for \(time)" : "")"
    return "\(name: movement.exercise)\(linked(since))\(moved)\(best). \(words(movement.remedy))"
  }

  private func change(_ movement: AttentionItem.Movement) -> Sentence {
    let levels = movement.isToldByLevels ? level(movement.trend) : nil
    return levels ?? "\(numbers.percentChange(movement.seen.percent))"
  }

  private func words(_ remedy: AttentionItem.LiftRemedy) -> Sentence {
    switch remedy {
    case .deload: "The deload comes first."
    case .lighter(let work): "Next time easier: \(set(work)), and up again from there."
    case .lighterIfItFails(let work):
      "If \(set(work)) fails: 10 % off, then up again (opinion)."
    case .more(let work): "Try \(set(work)) next."
    case .moreWhereItGoes: "Next time one repetition more where it goes."
    case .fewerSets: "Do fewer sets for two weeks (opinion)."
    case .otherWork: "If it stays so: other repetitions or one more set (opinion)."
    case .otherRepetitions: "If it stays so: other repetitions (opinion)."
    }
  }

  // MARK: The rest

  private func words(_ doubt: AttentionItem.Doubt) -> Sentence {
    let what: Sentence =
      switch doubt.what {
      case .set(let work, let exercise): "\(name: exercise) \(set(work))"
      case .value(let value): "\(name: self.doubt(value).plain)"
      case .text(let text): "\(name: text)"
      }
    // That it is to be corrected is said anyway.
    let meant =
      doubt.proposal.flatMap {
        $0 == .correctInApp ? nil : " (meant: \(proposal($0))?)" as Sentence
      } ?? ""
    let sets = doubt.sets > 1 ? " in \(count(doubt.sets, "set"))" : ""
    return "\(what)\(sets)\(meant). Correct it in the app and export again."
  }

  private func name(_ side: LeftOutSide.Side) -> String {
    switch side {
    case .legs: "legs"
    case .push: "direct sets of chest and front shoulders"
    case .pull: "direct sets of lats or upper back"
    }
  }

  private func moreAndLess(_ balance: SetBalance) -> (more: String, less: String) {
    let (first, second) = sides(balance.kind)
    return balance.verdict.value == .firstSideMore ? (first, second) : (second, first)
  }

  func lacking(_ balance: SetBalance) -> Sentence { "few sets of \(moreAndLess(balance).less)" }

  private func words(_ balance: SetBalance) -> Sentence {
    let (more, less) = moreAndLess(balance)
    let counts = [balance.first, balance.second].sorted(by: >)
      .map { numbers.short($0, decimals: 1) }
    return "\(more) \(counts[0]) sets, \(less) \(counts[1]) in \(SetBalance.days) days. More "
      + "sets of \(less) would even it out (opinion)."
  }

  private func words(
    _ ratio: StrengthRatio, _ estimate: StrengthRatio.Estimate
  ) -> Sentence {
    let isBelow = estimate.verdict == .below
    let weaker = isBelow ? ratio.reference.first : ratio.reference.second
    let percent = ratio.deviation.map { "\(numbers.percent($0.percentOfEdge)) " } ?? ""
    return "\(name(ratio.reference)) \(numbers.fixed(estimate.ratio, decimals: 2)), \(percent)"
      + "\(isBelow ? "below" : "above") the usual \(interval(ratio.reference.band))."
      + (estimate.isWeakerDoneFirst
        ? " More sets of \(name(weaker)) would even it out (opinion)."
        : " Put \(name(weaker)) first on its days (opinion).")
  }

  /// Exercises, with how many more there are: `Squat, Bench Press and 3 more`.
  /// - Parameter since: since when each is stuck, where that is told.
  func names(_ exercises: [String], more: Int, since: [String: StuckSince]) -> Sentence {
    exercises.map { name -> Sentence in
      let day = since[name].map { " (\(self.since($0)))" as Sentence }
      return "\(name: name)\(day ?? "")"
    }.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  func names(_ exercises: [String], more: Int) -> Sentence {
    names(exercises, more: more, since: [:])
  }
}
