internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func note(_ note: TrendSection.Note) -> Sentence {
    switch note {
    case .leftOut(let days, let reason): "Sayılmayan: \(words(days, reason))."
    case .unmeasured(let days):
      "Sayılmayan: \(listed("başka türden çalışılan \(count(days.count, "antrenman"))", days))."
    case .backSince(let day): "Aradan dönüş tarihi: \(near(day)); trend o günden başlar."
    case .effortAdjusted:
      "Yedekteki tekrarlar yapılmış sayılır: daha düşük RPE ile aynı iş ilerlemedir."
    case .tenRepetitions:
      "e10RM, 10 tekrar için tahmin edilen ağırlıktır (\(TenRepetitionMaximum.formulas)): birçok sette e1RM için sayılan 12 tekrardan fazlası var."
    case .light(let days):
      "Önceki ve sonraki günlerin altında, ilk satırda sayılmadı: "
        + "\(days.map(near).joined(separator: ", "))."
    case .high(let days):
      "Önceki ve sonraki günlerin üstünde, ilk satırda sayılmadı: "
        + "\(days.map(near).joined(separator: ", "))."
    case .manyRepetitions(let days, let counted, withReserve: true):
      "Yedektekilerle birlikte en çok \(counted) tekrar sayıldı: \(listed(count(days.count, "antrenman"), days))."
    case .manyRepetitions(let days, let counted, withReserve: false):
      "e1RM en çok \(counted) tekrar alır, o kadar sayıldı: \(listed(count(days.count, "antrenman"), days))."
    case .sameLoads(let steps):
      "Aynı ağırlıklarla daha çok tekrar: \(steps.map(step).joined(separator: ", "))."
    case .mostRepetitions(let set, let day):
      "\(load(set.load ?? .zero)) ile şimdiye kadarki en çok tekrar: \(numbers.whole(set.repetitions ?? 0)) (\(near(day))), e1RM o kadarını almaz."
    case .countedAnotherWay(let other):
      "\(load(other.before)) iken \(near(other.since)) tarihinde \(load(other.load)): belki başka türlü sayıldı ya da başka alet. Trend o günden başlar."
    case .afterBreak(let days, let day, isLater: true):
      "\(near(day)) öncesinde bu egzersiz olmadan geçen \(count(days, "gün")); ilk satır ondan önceki zamana ait."
    case .afterBreak(let days, let day, isLater: false):
      "Son antrenmandan (\(near(day))) önce bu egzersiz olmadan geçen \(count(days, "gün"))."
    case .highAtEnd(let day):
      "\(near(day)), önceki günlerin çok üstünde; sonraki antrenmana kadar ilk satırın hesabına katılmıyor."
    case .lightAtEnd(let day):
      "\(near(day)), önceki günlerin çok altında; sonraki antrenmana kadar ilk satırın hesabına katılmıyor."
    }
  }

  /// `50 kg × 8 → 12`
  private func step(_ step: SameLoads.Step) -> Sentence {
    "\(load(step.load)) × \(numbers.whole(step.from)) → \(numbers.whole(step.to))"
  }

  /// `; en iyi setler 3 May tarihinden beri en çok 40 kg, hemen öncesinde en az 60 kg`, or `; 3 May tarihinden beri daha düşük, öncesinde
  /// yaklaşık 84 kg`
  func stepDown(_ section: TrendSection) -> Sentence {
    if let lighter = section.lighter {
      return
        "; en iyi setler \(near(lighter.since)) tarihinden beri en çok \(load(lighter.load)), "
        + "hemen öncesinde en az \(load(lighter.before))"
    }
    return section.lowerSince.map { lower in
      "; \(near(lower.date)) tarihinden beri daha düşük, "
        + "öncesinde yaklaşık \(amount(lower.before, of: section.measure ?? .estimate))"
    } ?? ""
  }

  /// What is told of a lift without a direction: beside a new best that those before it were level.
  func unclear(_ section: TrendSection) -> Sentence {
    if section.doubt == .levelUntilBest { return words(TrendDoubt.levelUntilBest) }
    return section.isProbablyRising ? "belirsiz, muhtemelen yükselişte" : "belirsiz"
  }

  /// Why a lift is unclear, after its levels, where the word itself does not say it.
  func suffix(_ doubt: TrendDoubt) -> Sentence {
    doubt == .levelUntilBest ? "" : "; \(words(doubt))"
  }

  /// Why a lift is unclear.
  func words(_ doubt: TrendDoubt) -> Sentence {
    switch doubt {
    case .twoKinds: "bu kadar farklı ağırlıklar: belki iki plan, iki alet ya da iki sayma biçimi"
    case .lightAndHeavy: "hafif ve ağır günler iç içe: karşılaştırması zor"
    case .inTurn(.up): "iki antrenmanının her birinde yükseliyor"
    case .inTurn(.level): "iki antrenmanının her birinde sabit"
    case .inTurn(.down): "iki antrenmanının her birinde düşüyor"
    case .inTurn(nil): "dönüşümlü iki antrenman, her biri kendi düzeyinde"
    case .aboveBefore: "önceki haftaların antrenmanlarının üstünde"
    case .lastTwoBelow: "son iki antrenman diğerlerinin altında"
    case .lastTwoAbove: "son iki antrenman diğerlerinin üstünde"
    case .lastIsBest: "sonuncusu şimdiye kadarki en iyisi"
    case .bestOn(let day): "şimdiye kadarki en iyisi \(near(day))"
    case .lastAbove: "son antrenman diğerlerinin üstünde"
    case .levelUntilBest: "o güne kadar aynı"
    case .otherRepetitions: "tekrar sayısı öncekinden farklı: karşılaştırması zor"
    case .afterPause(let weeks):
      "sonuncusu, bu egzersiz olmadan geçen \(count(weeks, "haftadan")) sonra"
    case .afterRest(let sessions, let weeks):
      "antrenmansız \(count(weeks, "haftadan")) sonra yalnızca \(count(sessions, "antrenman"))"
    case .lastRise(let sessions): "son \(sessions) antrenmanda geri adım yok"
    case .few(let sessions): "yalnızca \(count(sessions, "antrenman")), karar için az"
    case .scatter: "belirgin bir yön yok"
    case .uneven: "karar için fazla değişken"
    }
  }

  private func words(_ days: [CivilDate], _ reason: Trend.LeftOut.Reason) -> String {
    let what =
      switch reason {
      case .deload: count(days.count, "deload antrenmanı")
      case .dropSets: "yalnızca drop setli \(count(days.count, "antrenman"))"
      case .warmUp: "yalnızca ısınma setli \(count(days.count, "antrenman"))"
      case .manyRepetitions:
        "en iyi setinin tekrarı e1RM için fazla olan \(count(days.count, "antrenman"))"
      case .lightDay: "tüm setleri aynı ve çok daha hafif \(count(days.count, "antrenman"))"
      case .ill: "hastalık notu olan daha zayıf \(count(days.count, "antrenman"))"
      }
    return listed(what, days)
  }

  private func listed(_ what: String, _ days: [CivilDate]) -> String {
    guard days.count > TrendSection.mostDays, let first = days.first, let last = days.last
    else { return "\(what) (\(days.map(near).joined(separator: ", ")))" }
    return "\(what) (\(near(first)) ile \(near(last)) arası)"
  }

  /// What the totals of an unchanged lift do not say already.
  func laterSets(_ section: TrendSection) -> Sentence {
    section.laterSetsRose && section.alike?.total == nil ? "; sonraki setlerde daha çok tekrar" : ""
  }
}
