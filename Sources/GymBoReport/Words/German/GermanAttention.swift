internal import GymBoAnalysis
internal import GymBoLog

extension German {
  var attentionTitle: Sentence { "Braucht Aufmerksamkeit" }

  var nothing: Sentence { "nichts Dringendes." }

  var nothingNeedsAttention: Sentence {
    "Nichts: Keine Übung steckt erkennbar fest oder fällt, keine Zahl sieht falsch aus."
  }

  func moreItems(_ count: Int) -> Sentence { "und \(count) weitere." }

  func rest(_ rest: [AttentionRest]) -> Sentence {
    "außerdem \(names(of: rest))."
  }

  func lead(_ item: AttentionItem) -> Sentence {
    switch item {
    case .deload(let advice): lead(advice.verdict)
    case .moreLifts(.declining, _, _): "Auch rückläufig:"
    case .moreLifts(.notRising, _, _): "Auch nachlassend:"
    case .moreLifts: "Auch auf einem Plateau:"
    default: "\(label(item)):"
    }
  }

  func label(_ item: AttentionItem) -> Sentence {
    switch item {
    case .painNoted(let note):
      note.kind == .pain ? "Schmerz, Verletzung oder Operation" : "Krankheit"
    case .deload: "Entlastungswoche"
    case .lift(let movement): label(movement.state)
    case .moreLifts(let state, _, _): label(state)
    case .goalMissed: "Ziel verfehlt"
    case .goalAtRisk: "Ziel in Gefahr"
    case .doubtful: "Zweifelhaft"
    case .notRead: "Nicht gelesen"
    case .leftOut: "Ausgelassen"
    case .muchVolume: "Viel Volumen"
    case .setBalance: "Balance"
    case .strengthRatio: "Kraftverhältnis"
    case .dataCheck: "Daten"
    }
  }

  private func label(_ state: TrendState) -> Sentence {
    switch state {
    case .declining: "Rückläufig"
    case .notRising: "Lässt nach"
    default: "Plateau"
    }
  }

  func sentence(_ item: AttentionItem) -> Sentence {
    switch item {
    case .painNoted(let note) where note.kind == .illness:
      return
        "\(near(note.date))\(quoted(note)). Es kommt nichts dazu, bis du gesund bist (Meinung)."
    case .painNoted(let note):
      let place =
        switch note.lifts.count {
        case _ where note.isOfAll: "Es kommt"
        case 0: "Dort kommt"
        case 1: "Bei dieser Übung kommt"
        default: "Bei diesen Übungen kommt"
        }
      return
        "\(near(note.date))\(quoted(note)). \(place) 3 Wochen lang nichts dazu; geh nach Gefühl (Meinung)."
    case .deload(let advice): return sentence(advice)
    case .lift(let movement): return words(movement)
    case .moreLifts(_, let exercises, let more):
      return "\(names(exercises, more: more))."
    case .goalMissed(let workouts, let goal):
      return "\(self.workouts(workouts)), Ziel \(goal). Mach mit dem nächsten weiter; nachholen "
        + "musst du nichts (Meinung)."
    case .goalAtRisk(let missing, let days):
      return "Es fehlen \(workouts(missing)), es bleiben \(self.days(days))."
    case .doubtful(let doubt): return words(doubt)
    case .notRead(let rows, let all, let file, let files):
      let place: Sentence = file.map { " in \(file: $0)" } ?? ""
      return "\(numbers.whole(rows)) von \(count(all, "Zeile", "Zeilen"))\(place): "
        + "\(remedy: .check(files: files))"
    case .leftOut(let side):
      return
        "\(name(side.side)) seit \(dativeDays(side.days)) (zuletzt am \(near(side.last))). Nimm "
        + "das in eins der nächsten Trainings (Meinung)."
    case .muchVolume(let muscle, let sets, let most, let isOfLastDays):
      return "\(name(muscle)) \(numbers.short(sets, decimals: 1)) Sätze "
        + "\(isOfLastDays ? "in den letzten 7 Tagen " : "")(Trainer setzen die Grenze "
        + "meist bei \(numbers.short(most, decimals: 1))). Bleibt der Muskelkater, mach weniger "
        + "(Meinung)."
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
        ? change.notRising.map { "; steigt nicht: \(certainty($0))" }
        : change.isProbablyFalling ? "; fällt: \(certainty(change.falling))" : nil
      return "80-%-Intervall: \(numbers.signedFixed(low, decimals: 1)) bis "
        + "\(numbers.signedFixed(high, decimals: 1)) %\(sureness ?? "")."
    case .strengthRatio(_, let estimate):
      return "80-%-Intervall: \(interval(estimate.interval))."
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
      seen.days.isMultiple(of: 7) ? weeks(seen.days / 7) : dativeDays(seen.days)
    // The day since when it is stuck is told in place of all weeks: a reader would take them for another one.
    let best: Sentence =
      switch (since, movement.weeksSinceBest) {
      case (_?, _): ""
      case (_, nil), (_, 0), (_, 1), (_, 2): ""
      case (_, let weeks?):
        weeks < 52
          ? ", \(self.weeks(weeks)) ohne Bestwert" : ", über ein Jahr ohne Bestwert"
      }
    let moved: Sentence =
      movement.state != .plateau
      ? ", \(change(movement)) in \(time)"
      : isShort
        ? since == nil ? " seit \(time)" : ""
        : ", \(since == nil ? "seit \(time) " : "")\(level(movement.trend) ?? "unverändert")"
    return "\(name: movement.exercise)\(linked(since))\(moved)\(best). \(words(movement.remedy))"
  }

  private func change(_ movement: AttentionItem.Movement) -> Sentence {
    let levels = movement.isToldByLevels ? level(movement.trend) : nil
    return levels ?? "\(numbers.percentChange(movement.seen.percent))"
  }

  private func words(_ remedy: AttentionItem.LiftRemedy) -> Sentence {
    switch remedy {
    case .deload: "Erst kommt die Entlastungswoche."
    case .lighter(let work): "Nächstes Mal leichter, \(set(work)), und von da wieder hoch."
    case .lighterIfItFails(let work):
      "Klappt \(set(work)) nicht: 10 % runter, dann wieder hoch (Meinung)."
    case .more(let work): "Versuch als Nächstes \(set(work))."
    case .moreWhereItGoes: "Nächstes Mal eine Wiederholung mehr, wo es geht."
    case .fewerSets: "Mach zwei Wochen lang weniger Sätze (Meinung)."
    case .otherWork:
      "Bleibt es so: andere Wiederholungen oder ein Satz mehr (Meinung)."
    case .otherRepetitions: "Bleibt es so: andere Wiederholungen (Meinung)."
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
        $0 == .correctInApp ? nil : " (gemeint: \(proposal($0))?)" as Sentence
      } ?? ""
    let sets = doubt.sets > 1 ? " in \(dativeSets(doubt.sets))" : ""
    return "\(what)\(sets)\(meant). Korrigiere es in der App und exportiere neu."
  }

  private func name(_ side: LeftOutSide.Side) -> String {
    switch side {
    case .legs: "Beine"
    case .push: "direkte Sätze für Brust und vordere Schulter"
    case .pull: "direkte Sätze für Latissimus oder oberen Rücken"
    }
  }

  private func moreAndLess(_ balance: SetBalance) -> (more: String, less: String) {
    let (first, second) = sides(balance.kind)
    return balance.verdict.value == .firstSideMore ? (first, second) : (second, first)
  }

  func lacking(_ balance: SetBalance) -> Sentence { "wenig \(moreAndLess(balance).less)" }

  private func words(_ balance: SetBalance) -> Sentence {
    let (more, less) = moreAndLess(balance)
    let counts = [balance.first, balance.second].sorted(by: >)
      .map { numbers.short($0, decimals: 1) }
    return "\(more) \(counts[0]) Sätze, \(less) \(counts[1]) in \(SetBalance.days) Tagen. Zum "
      + "Ausgleich mehr Sätze für \(less) (Meinung)."
  }

  private func words(
    _ ratio: StrengthRatio, _ estimate: StrengthRatio.Estimate
  ) -> Sentence {
    let isBelow = estimate.verdict == .below
    let weaker = isBelow ? ratio.reference.first : ratio.reference.second
    let percent = ratio.deviation.map { "\(numbers.percent($0.percentOfEdge)) " } ?? ""
    return "\(name(ratio.reference)) \(numbers.fixed(estimate.ratio, decimals: 2)), \(percent)"
      + "\(isBelow ? "unter" : "über") dem Üblichen (\(interval(ratio.reference.band)))."
      + (estimate.isWeakerDoneFirst
        ? " Zum Ausgleich mehr Sätze \(name(weaker)) (Meinung)."
        : " Wenn \(name(weaker)) dran ist, dann zuerst (Meinung).")
  }
}
