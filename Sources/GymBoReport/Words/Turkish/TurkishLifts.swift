internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func liftsTitle(_ week: DayRange?) -> Sentence {
    week.map { dates.range($0) }.map { "\($0) haftası, hareket hareket" }
      ?? "Bu hafta, hareket hareket"
  }

  func countedLiftsTitle(_ week: DayRange?) -> Sentence {
    week.map { dates.range($0) }.map { "\($0) hareketleri" } ?? "Bu haftanın hareketleri"
  }

  var liftsPercent: Sentence { "(%: geçen seferden beri e1RM, tahmini maksimum)" }

  func liftsKey(_ lifts: [LiftsOfTheWeek.Lift]) -> Sentence {
    let words = explained.compactMap { word, meaning in
      lifts.contains { $0.shownWord == word } ? meaning : nil
    }
    let light =
      lifts.contains(where: \.isLightDay) ? ["hafif gün: alışılmışın altında"] : []
    let shortage =
      lifts.contains { $0.missingSessions != nil }
      ? ["çok yeni: karar için antrenman az"] : []
    let soFar =
      lifts.contains(where: \.isToldSoFar) ? ["şimdilik: karar için antrenman az"] : []
    let seldom =
      lifts.contains(where: \.isSeldom) ? ["az yapıldı: son dönemde karar için az antrenman"] : []
    let none =
      lifts.contains(where: \.isWithoutVerdict)
      ? ["karar yok: çok yeni, uzun süredir yapılmadı ya da karşılaştırılamıyor"] : []
    let lower =
      lifts.contains(where: \.roseBefore)
      ? ["yükseliyor: haftalar boyunca, bu kez daha az olsa da"] : []
    let all =
      words + lower + light + soFar + shortage + seldom + none
    let doubt = lifts.contains(where: \.isSuspect) ? " ?: şüpheli." : ""
    let bars = lifts.contains { !$0.sparkline.isEmpty }
    let what = bars ? "Terimler ve çubuklar (antrenmanlar)" : "Terimler"
    return "\(what): \((["son 5 hafta"] + all).joined(separator: "; ")).\(doubt)"
  }

  func key(of words: [LiftWord]) -> Sentence? {
    let told = explained.compactMap { word, meaning in words.contains(word) ? meaning : nil }
    return told.isEmpty ? nil : "Terimler: son 5 hafta; \(told.joined(separator: "; "))."
  }

  /// Words that do not explain themselves.
  private var explained: [(LiftWord, String)] {
    let sure = numbers.percent(100 * TrendRule.certainty)
    return [
      (.heaviest, "en ağır: ağırlıkta rekor, e1RM'de değil"),
      (.mostRepetitions, "en çok tekrar: tekrarda rekor, e1RM'de değil"),
      (.state(.declining), "düşüşte: kesinlik \(sure) ve üstü"),
      (.state(.notRising), "yükselmiyor: belki düşüşte"),
      (.state(.plateau), "plato: ne yukarı ne aşağı"),
      (.state(.unclear), "belirsiz: karar için fazla dalgalı"),
      (.state(.unchanged), "değişmedi: en iyi set hep aynı"),
      (.level, "sabit: artık ne yükseliyor ne düşüyor"),
      (.lighter, "daha hafif: öncekinden az ağırlık, tekrarlar aynı"),
      (.lowerLately, "bu aralar düşük: düştü, endişelenmek için erken"),
      (.downAgain, "yine düşüşte: bir yükselişten sonra"),
      (.upAgain, "yine yükselişte: bir düşüşten sonra"),
      (.moreRepetitions, "tekrar arttı: aynı ağırlıkla"),
      (.easier, "daha kolay: en iyi set önceki gibi, daha az zorlanarak"),
      (
        .fewerRepetitions,
        "tekrar azaldı: aynı en iyi setten sonra"
      ),
      (.comingBack(.fromBreak), "ara sonrası: henüz karar yok"),
      (.comingBack(.fromLow), "toparlanıyor: dibinden beri yine yükselişte"),
    ]
  }

  func standing(_ lift: LiftsOfTheWeek.Lift) -> Sentence {
    if let way = lift.wayBack { return name(.comingBack(way)) }
    if lift.isLightDay { return "hafif gün" }
    if lift.isToldSoFar, let word = lift.word { return name(word) }
    if lift.isSeldom { return "az yapıldı" }
    return lift.missingSessions == nil ? lift.word.map(name) ?? "" : "çok yeni"
  }

  func count(_ lifts: Int, going direction: LiftDirection?) -> Sentence {
    let lifts = numbers.whole(lifts)
    return switch direction {
    case .up: "\(lifts) yukarı"
    case .level: "\(lifts) sabit"
    case .down: "\(lifts) aşağı"
    case .light: "\(lifts) daha hafif"
    case .unclear: "\(lifts) belirsiz"
    case .early: "\(lifts) için antrenman az"
    case nil: "\(lifts) için karar yok"
    }
  }

  func lowerThisTime(_ lift: Sentence) -> Sentence { "\(lift) (bu sefer düşük)" }

  func lowerThanLastTime(_ lifts: [Sentence], more: Int) -> Sentence {
    "geçen seferden düşük: \(lifts.joined(separator: ", "))"
      + "\(more > 0 ? " ve \(more) hareket daha" : "")"
  }

  func allLifts(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence {
    "\(count(lifts.count, "hareket"))\(tally(lifts, naming: naming))."
  }

  func moreLifts(_ lifts: [LiftsOfTheWeek.Lift], naming: NamedLifts) -> Sentence {
    "ve \(count(lifts.count, "hareket")) daha\(tally(lifts, naming: naming))."
  }

  func change(_ change: LiftsOfTheWeek.Change) -> Sentence {
    switch change {
    case .firstTime: "ilk kez"
    case .notComparable: ""
    case .estimate(let percent, _):
      percent.magnitude < LiftsOfTheWeek.Change.same
        ? "aynı" : Sentence(numbers.percentChange(percent))
    case .set(let change, _): shortChange(change)
    }
  }
}
