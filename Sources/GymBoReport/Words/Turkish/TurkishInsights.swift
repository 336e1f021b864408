internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog

extension Turkish {
  var insightsTitle: Sentence { "Öne çıkanlar" }

  var noInsights: Sentence { "Yok." }

  func insight(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .lift(let movement): return words(movement, line)
    case .easier, .nearRecord, .roundGoal, .records, .drought, .overload, .steady, .fatigue:
      return lifts(line)
    case .muscleLow, .muscleHigh, .muscleChange, .muscleUntrained, .muscleFrequency, .effort:
      return muscles(line)
    case .suspectSets(let sets):
      return "Son dört haftada \(count(sets, "set")) yanlış görünüyor; rekorlara ve eğilimlere "
        + "katılmıyor: \(remedy: .check(files: line.files))"
    case .deload(let deload):
      let advice = line.advice(deload)
      return "\(lead(advice.verdict)) \(shortSentence(advice))"
    case .setBalance(let balance):
      return "\(lead(.setBalance(balance))) \(sentence(.setBalance(balance)))"
    case .strengthRatio(let ratio, let estimate):
      let item = AttentionItem.strengthRatio(ratio, estimate)
      return "\(lead(item)) \(sentence(item))"
    case .planKept, .planDrift, .blocks, .ledger: return plans(line)
    default: return habits(line)
    }
  }

  private func words(_ movement: LiftMovement, _ line: InsightLine) -> Sentence {
    let (verdict, change) = (movement.verdict, TrendChange(movement.verdict))
    let lift: Sentence = "\(name: line.name(movement.exercise))"
    guard movement.state != .progressing else {
      if let levels = movement.levels {
        let weeks = max(1, (levels.days + 3) / 7)
        let what: Sentence =
          levels.measure.isEstimate ? "\(name(levels.measure)) " : ""
        return "Yükseliyor: \(lift), \(count(weeks, "haftada")) \(what)yaklaşık "
          + "\(value(levels.from, of: levels.measure)) → \(value(levels.to, of: levels.measure))."
      }
      return "Yükseliyor: \(lift), haftada \(numbers.percentChange(verdict.percentPerWeek)) "
        + "(%80: \(numbers.signedFixed(verdict.interval.lowerBound, decimals: 1)) ile "
        + "\(numbers.signedFixed(verdict.interval.upperBound, decimals: 1)) arası)."
    }
    let state =
      switch movement.state {
      case .declining: "Düşüyor"
      case .notRising: "Yükselmiyor"
      default: "Platoda"
      }
    let weeks = max(1, (change.days + 3) / 7)
    let best = movement.weeksSinceBest.map {
      $0 > 2 ? "; \(count($0, "haftadır")) yeni rekor yok" : ""
    }
    let work: Sentence =
      switch movement.work {
      case .moreSets: " Son zamanlarda setleri arttı."
      case .harderSets: " Son zamanlarda setleri zorlaştı."
      case .neither: " Setleri öncekinden ne daha çok ne daha zor."
      case nil: ""
      }
    let moved: Sentence =
      movement.seenPercent.map { "\(count(weeks, "haftada")) \(numbers.percentChange($0))" }
      ?? "\(count(weeks, "haftadır"))"
    return "\(state): \(lift), \(moved)\(best ?? "").\(work)"
  }

  private func lifts(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .easier(let exercise, let row, let before, let now):
      return
        "Daha kolay: \(name: line.name(exercise)) \(set(line.set(row))), son 4 antrenmanda RPE "
        + "\(numbers.fixed(now, decimals: 1)), önceki 4 antrenmanda "
        + "\(numbers.fixed(before, decimals: 1))."
    case .nearRecord(let exercise, let kilograms, let record):
      return "Rekora yakın: \(name: line.name(exercise)), son e1RM \(estimate(kilograms)), rekor "
        + "\(estimate(record))."
    case .roundGoal(let exercise, let now, let kilograms, let weeks, let probability):
      return
        "\(name: line.name(exercise)): tahmini maksimum son dönemde \(estimate(now)); bu gidişle "
        + "yaklaşık \(count(max(1, Int(weeks.rounded(.up))), "hafta")) sonra "
        + "\(numbers.load(kilograms: kilograms, in: unit)) (8 hafta içinde ulaşma olasılığı: "
        + "\(certainty(probability)))."
    case .records(let exercises):
      let (names, more) = line.few(exercises)
      return "Bu haftanın yeni rekorları: \(self.names(names, more: more))."
    case .drought(let weeks, let sessions):
      return "\(count(weeks, "haftadır")) hiçbir harekette yeni rekor yok, "
        + "\(count(sessions, "antrenman")) boyunca."
    case .overload(let exercises):
      let (names, more) = line.few(exercises)
      return "Daha çok ağırlığa hazır: \(self.names(names, more: more))."
    case .steady(let exercise, let row, let sessions, let since, _, let next):
      return "Hep aynı: \(name: line.name(exercise)) \(set(line.set(row))), "
        + "\(near(since)) tarihinden beri \(count(sessions, "antrenman")). Sıradaki öneri: "
        + "\(set(SetWork(next)))."
    case .fatigue(let exercise, let before, let now):
      return "İlk setten sonuncuya tekrar kaybı \(now > before ? "arttı" : "azaldı"): "
        + "\(name: line.name(exercise)), son 6 antrenmanda \(numbers.percent(max(0, now))), önceki 6 antrenmanda "
        + "\(numbers.percent(max(0, before)))."
    default: return ""
    }
  }

  private func muscles(_ line: InsightLine) -> Sentence {
    func short(_ value: Double) -> String { numbers.short(value, decimals: 1) }
    switch line.insight.content {
    case .muscleLow(let muscle, let sets, let least):
      return "Az set: \(name(muscle)), dört hafta boyunca haftada \(short(sets)); en az "
        + "\(short(least)) önerilir (görüş)."
    case .muscleHigh(let muscle, let sets, let most):
      return "Çok set: \(name(muscle)), 7 günde \(short(sets)); antrenörlerin olağan üst sınırı "
        + "\(short(most)) (görüş)."
    case .muscleChange(let muscle, let before, let now):
      return "Daha \(now > before ? "çok" : "az") set: \(name(muscle)), haftalık ortalama son "
        + "dört haftada \(short(now)), önceki sekiz haftada \(short(before))."
    case .muscleUntrained(let muscle, let days):
      return "Çalıştırılmadı: \(name(muscle)), en az \(count(days, "gündür"))."
    case .muscleFrequency(let muscle, _, let sets):
      return
        "Haftada en çok bir kez: \(name(muscle)), dört haftada gün başına ortalama \(short(sets)) set. "
        + "İki güne bölmek daha iyi olur (görüş)."
    case .effort(let muscle, let rpe, let sets):
      return "\(line.insight.type == .easyMuscle ? "Kolay" : "Zor") setler: \(name(muscle)), dört "
        + "haftanın RPE yazılı \(count(sets, "setinde")) ortalama RPE \(numbers.fixed(rpe, decimals: 1))."
    default: return ""
    }
  }

  private func habits(_ line: InsightLine) -> Sentence {
    func short(_ value: Double) -> String { numbers.short(value, decimals: 1) }
    switch line.insight.content {
    case .volumeChange(let before, let now):
      return "Daha \(now > before ? "çok" : "az") hacim: haftalık ortalama son dört haftada "
        + "\(volume(now)), önceki sekiz haftada \(volume(before)) "
        + "(\(numbers.percentChange(100 * (now / before - 1), decimals: 0)))."
    case .bandMoved(let band, let before, let now):
      return "Daha \(now > before ? "çok" : "az") \(band.range) tekrarlı set: 28 günde "
        + "\(numbers.percent(now)), önceki 28 günde \(numbers.percent(before))."
    case .steadyWeeks(let weeks, let workouts, let isRecord):
      return "Üst üste \(count(weeks, "hafta")), haftada en az \(workouts) antrenman"
        + "\(isRecord ? ": şimdiye kadarki en uzun seri" : "")."
    case .slipping(let before, let now):
      return "Daha az antrenman: haftalık ortalama son dört haftada \(short(now)), önceki sekiz "
        + "haftada \(short(before))."
    case .missedWeekday(let weekday, let missed):
      return
        "\(dates.wholeName(weekday)) genelde antrenman günündü; son 4 haftanın \(missed) tanesinde o gün "
        + "antrenman yok."
    case .goalMet(let workouts, let goal):
      return "Hedefe ulaşıldı: \(count(workouts, "antrenman")), hedef \(goal)."
    case .goalMissed(let workouts, let goal):
      return "Hedef kaçtı: \(count(workouts, "antrenman")), hedef \(goal)."
    case .goalAtRisk(let missing, let days):
      return "Hedef tehlikede: \(sentence(.goalAtRisk(missing: missing, daysLeft: days)))"
    case .volumeNear(let goal, let missing): return next(.init(goal: goal, missing: missing))
    case .streakNear(let days, let left):
      return "Daha uzun ara vermeden \(days) güne \(count(left, "gün")) kaldı."
    case .duration(let before, let now):
      return "Daha \(now > before ? "yavaş" : "hızlı") antrenmanlar: son dört haftada set başına "
        + "\(numbers.clock(now)), önceki sekiz haftada \(numbers.clock(before))."
    default: return ""
    }
  }

  private func plans(_ line: InsightLine) -> Sentence {
    switch line.insight.content {
    case .planKept(let percent, let done, let due):
      return
        "Plan: setlerin \(numbers.percent(percent)) kadarı yapıldı, \(due) antrenmandan \(done)."
    case .planDrift(let percent, let interval):
      return "Ağırlıklar plandan haftada \(numbers.percentChange(percent)) uzaklaşıyor (%80: "
        + "\(numbers.signedFixed(interval.lowerBound, decimals: 1)) ile "
        + "\(numbers.signedFixed(interval.upperBound, decimals: 1)) arası)."
    case .blocks(let week, let sets, let before, let strength):
      let e1RM = strength.map { "; e1RM \(numbers.percentChange($0))" } ?? ""
      return "Bu bloğun \(week). haftası: \(count(sets, "set")), önceki bloğun aynı haftasında "
        + "\(before)\(e1RM)."
    case .ledger(let shares):
      return
        "Geriye bakınca: önerilen \(shares.increases) artışın \(shares.increasesLifted) tanesi "
        + "bir sonraki antrenmanda uygulandı; önerilen ağırlıkla \(shares.tried) denemeden \(shares.done) "
        + "tanesinde tekrarlar tamamlandı."
    default: return ""
    }
  }
}
