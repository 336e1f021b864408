internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  var attentionTitle: Sentence { "Dikkat gerektirenler" }

  var nothing: Sentence { "acil bir şey yok." }

  var nothingNeedsAttention: Sentence {
    "Yok: takılan ya da düşüşte olan bir hareket, yanlış görünen bir sayı bulunmadı."
  }

  func moreItems(_ count: Int) -> Sentence { "ve \(count) madde daha." }

  func rest(_ rest: [AttentionRest]) -> Sentence {
    "ayrıca \(names(of: rest))."
  }

  func lead(_ item: AttentionItem) -> Sentence {
    switch item {
    case .deload(let advice): lead(advice.verdict)
    case .moreLifts(.declining, _, _): "Ayrıca düşüşte:"
    case .moreLifts(.notRising, _, _): "Ayrıca yükselmiyor:"
    case .moreLifts: "Ayrıca platoda:"
    default: "\(label(item)):"
    }
  }

  func label(_ item: AttentionItem) -> Sentence {
    switch item {
    case .painNoted(let note): note.kind == .pain ? "Ağrı, sakatlık ya da ameliyat" : "Hastalık"
    case .deload: "Deload"
    case .lift(let movement): label(movement.state)
    case .moreLifts(let state, _, _): label(state)
    case .goalMissed: "Hedef kaçtı"
    case .goalAtRisk: "Hedef riskte"
    case .doubtful: "Şüpheli"
    case .notRead: "Okunamadı"
    case .leftOut: "Eksik kalan"
    case .muchVolume: "Yüksek hacim"
    case .setBalance: "Denge"
    case .strengthRatio: "Kuvvet oranı"
    case .dataCheck: "Veri"
    }
  }

  private func label(_ state: TrendState) -> Sentence {
    switch state {
    case .declining: "Düşüşte"
    case .notRising: "Yükselmiyor"
    default: "Plato"
    }
  }

  func sentence(_ item: AttentionItem) -> Sentence {
    switch item {
    case .painNoted(let note) where note.kind == .illness:
      return "\(near(note.date))\(quoted(note)). İyileşene kadar artış yok (görüş)."
    case .painNoted(let note):
      let place =
        switch note.lifts.count {
        case _ where note.isOfAll: ""
        case 0: "Orada "
        case 1: "Bu harekette "
        default: "Bu hareketlerde "
        }
      return "\(near(note.date))\(quoted(note)). \(place)3 hafta artış yok; vücudunu dinle (görüş)."
    case .deload(let advice): return sentence(advice)
    case .lift(let movement): return words(movement)
    case .moreLifts(_, let exercises, let more):
      return "\(names(exercises, more: more))."
    case .goalMissed(let workouts, let goal):
      return
        "\(count(workouts, "antrenman")), hedef \(goal). Sıradakiyle devam et; telafi edilecek "
        + "bir şey yok (görüş)."
    case .goalAtRisk(let missing, let days):
      return "\(count(missing, "antrenman")) eksik, haftanın bitmesine \(count(days, "gün")) var."
    case .doubtful(let doubt): return words(doubt)
    case .notRead(let rows, let all, let file, let files):
      let place: Sentence = file.map { " (\(file: $0))" } ?? ""
      return "\(numbers.whole(all)) satırdan \(count(rows, "satır"))\(place): "
        + "\(remedy: .check(files: files))"
    case .leftOut(let side):
      return
        "\(name(side.side)), \(count(side.days, "gündür")) çalışılmadı (son \(near(side.last))). "
        + "Sıradaki antrenmanlardan birine ekle (görüş)."
    case .muchVolume(let muscle, let sets, let most, let isOfLastDays):
      return "\(name(muscle)) \(isOfLastDays ? "son 7 günde " : "")"
        + "\(numbers.short(sets, decimals: 1)) set (antrenörlerin olağan üst "
        + "sınırı \(numbers.short(most, decimals: 1))). Ağrın geçmiyorsa set azalt (görüş)."
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
        ? change.notRising.map { "; yükselmeme olasılığı: \(certainty($0))" }
        : change.isProbablyFalling ? "; düşüşte olma olasılığı: \(certainty(change.falling))" : nil
      return "Değişimin %80 aralığı (yüzde): \(numbers.signedFixed(low, decimals: 1)) ile "
        + "\(numbers.signedFixed(high, decimals: 1))\(sureness ?? "")."
    case .strengthRatio(_, let estimate):
      return "%80 aralığı: \(interval(estimate.interval))."
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
    let isPlateau = movement.state == .plateau
    let time =
      seen.days.isMultiple(of: 7)
      ? count(seen.days / 7, isPlateau ? "haftadır" : "haftada")
      : count(seen.days, isPlateau ? "gündür" : "günde")
    // The day since when it is stuck is told in place of all weeks: a reader would take them for another one.
    let best: Sentence =
      switch (since, movement.weeksSinceBest) {
      case (_?, _): ""
      case (_, nil), (_, 0), (_, 1), (_, 2): ""
      case (_, let weeks?):
        weeks < 52
          ? ", \(count(weeks, "haftadır")) yeni rekor yok"
          : ", bir yılı aşkın süredir yeni rekor yok"
      }
    let moved: Sentence =
      !isPlateau
      ? change(movement)
      : isShort ? "sabit" : level(movement.trend) ?? "sabit"
    let told: Sentence = isPlateau && since != nil ? moved : "\(time) \(moved)"
    return "\(name: movement.exercise)\(linked(since)), \(told)\(best). \(words(movement.remedy))"
  }

  private func change(_ movement: AttentionItem.Movement) -> Sentence {
    let levels = movement.isToldByLevels ? level(movement.trend) : nil
    return levels ?? "\(numbers.percentChange(movement.seen.percent))"
  }

  private func words(_ remedy: AttentionItem.LiftRemedy) -> Sentence {
    switch remedy {
    case .deload: "Önce deload."
    case .lighter(let work): "Gelecek sefer daha kolay (\(set(work))), sonra yeniden yükselt."
    case .lighterIfItFails(let work):
      "Bir dahaki sefere \(set(work)) çıkmazsa ağırlığı %10 düşür, sonra yeniden yükselt (görüş)."
    case .more(let work): "Sırada \(set(work)) var."
    case .moreWhereItGoes: "Gelecek sefer olan setlerde bir tekrar fazla."
    case .fewerSets: "İki hafta daha az set yap (görüş)."
    case .otherWork: "Böyle sürerse tekrar sayısını değiştir ya da bir set ekle (görüş)."
    case .otherRepetitions: "Böyle sürerse tekrar sayısını değiştir (görüş)."
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
        $0 == .correctInApp ? nil : " (doğrusu: \(proposal($0))?)" as Sentence
      } ?? ""
    let sets = doubt.sets > 1 ? ", \(count(doubt.sets, "sette"))" : ""
    return "\(what)\(sets)\(meant). Uygulamada düzelt ve yeniden dışa aktar."
  }

  private func name(_ side: LeftOutSide.Side) -> String {
    switch side {
    case .legs: "bacak"
    case .push: "göğüs ve ön omuz için doğrudan set"
    case .pull: "kanat veya üst sırt için doğrudan set"
    }
  }

  private func moreAndLess(_ balance: SetBalance) -> (more: String, less: String) {
    let (first, second) = sides(balance.kind)
    return balance.verdict.value == .firstSideMore ? (first, second) : (second, first)
  }

  func lacking(_ balance: SetBalance) -> Sentence { "\(moreAndLess(balance).less) az" }

  private func words(_ balance: SetBalance) -> Sentence {
    let (more, less) = moreAndLess(balance)
    let counts = [balance.first, balance.second].sorted(by: >)
      .map { numbers.short($0, decimals: 1) }
    return
      "\(SetBalance.days) günde \(more) \(counts[0]) set, \(less) \(counts[1]). Daha çok \(less) "
      + "seti dengeyi sağlar (görüş)."
  }

  private func words(
    _ ratio: StrengthRatio, _ estimate: StrengthRatio.Estimate
  ) -> Sentence {
    let isBelow = estimate.verdict == .below
    let weaker = isBelow ? ratio.reference.first : ratio.reference.second
    let percent = ratio.deviation.map { "\(numbers.percent($0.percentOfEdge)) " } ?? ""
    return
      "\(name(ratio.reference)) \(numbers.fixed(estimate.ratio, decimals: 2)), olağan aralığın "
      + "(\(interval(ratio.reference.band))) \(percent)\(isBelow ? "altında" : "üstünde")."
      + (estimate.isWeakerDoneFirst
        ? " Daha çok \(name(weaker)) seti dengeyi sağlar (görüş)."
        : " O günlerde antrenmana \(name(weaker)) ile başla (görüş).")
  }

  /// Exercises, with how many more there are: `Squat, Bench Press ve 3 hareket daha`.
  /// - Parameter since: since when each is stuck, where that is told.
  func names(_ exercises: [String], more: Int, since: [String: StuckSince]) -> Sentence {
    exercises.map { name -> Sentence in
      let day = since[name].map { " (\(self.since($0)))" as Sentence }
      return "\(name: name)\(day ?? "")"
    }.joined(separator: ", ")
      + (more > 0 ? " ve \(more) hareket daha" : "")
  }

  func names(_ exercises: [String], more: Int) -> Sentence {
    names(exercises, more: more, since: [:])
  }
}
