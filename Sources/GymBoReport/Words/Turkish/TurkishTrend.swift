internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func name(_ state: TrendState) -> Sentence {
    switch state {
    case .progressing: "yükselişte"
    case .plateau: "plato"
    case .notRising: "yükselmiyor"
    case .declining: "düşüşte"
    case .unclear: "belirsiz"
    case .unchanged: "değişmedi"
    case .record: "yeni rekor"
    case .new: "karar yok"
    }
  }

  func name(_ word: LiftWord) -> Sentence {
    switch word {
    case .state(let state): name(state)
    case .level: "sabit"
    case .few: "az yapıldı"
    case .soFar(let direction): soFar(direction)
    case .lowerLately: "bu aralar düşük"
    case .comingBack(.fromBreak): "ara sonrası"
    case .comingBack(.fromLow): "toparlanıyor"
    case .lighter: "daha hafif"
    case .downAgain: "yine düşüşte"
    case .upAgain: "yine yükselişte"
    case .moreRepetitions: "tekrar arttı"
    case .easier: "daha kolay"
    case .fewerRepetitions: "tekrar azaldı"
    case .heaviest: "en ağır"
    case .mostRepetitions: "en çok tekrar"
    case .paused: "ara verildi"
    }
  }

  private func soFar(_ direction: OwnCourse.Direction, _ section: TrendSection) -> Sentence {
    section.isLevelUntilBest
      ? "ondan önce aynı"
      : section.laterSetsRose ? "şimdilik aynı, sonraki setlerde daha çok tekrar" : soFar(direction)
  }

  private func soFar(_ direction: OwnCourse.Direction) -> Sentence {
    switch direction {
    case .up: "şimdilik yükselişte"
    case .level: "şimdilik sabit"
    case .down: "şimdilik düşüşte"
    }
  }

  func name(_ measure: ProgressMeasure) -> Sentence {
    switch measure {
    case .estimate: "e1RM"
    case .tenRepetitions: "e10RM"
    case .assistance: "destek"
    case .repetitions: "tekrar"
    case .seconds: "süre"
    }
  }

  func lead(_ section: TrendSection) -> Sentence {
    switch section.state {
    case .record: newBest(section.record)
    case .new:
      section.soFar.map { beginning(soFar($0, section)) }
        ?? (section.shortage == nil
          ? "Karar yok" : section.isSeldom ? "Son dönemde az" : "Henüz erken")
    case .unchanged:
      section.alike?.total == nil ? beginning(name(.unchanged)) : "En iyi set değişmedi"
    case .progressing, .plateau, .notRising, .declining, .unclear: beginning(standing(section))
    }
  }

  /// What is told of a lift by its numbers, within a sentence: `rising`, `level after a rise`.
  private func standing(_ section: TrendSection) -> Sentence {
    switch (section.course, section.verdict) {
    case _ where section.isEarlyFall: name(LiftWord.lowerLately)
    case (.comingBack(.fromBreak), _): "aradan sonra toparlanıyor"
    case (.comingBack(.fromLow), _): "en düşük gününden beri yine yükselişte"
    case (.lighter, _): "daha hafif"
    case (.level, _): name(LiftWord.level)
    case (.moreRepetitions, _):
      section.bestSetRose
        ? "aynı ağırlıkla daha çok tekrar" : "en iyi set önceki gibi, diğer setlerde tekrar arttı"
    case (.sameLoads, _): "aynı ağırlıklarda yükselişte"
    case (.easier, _):
      section.levels?.hasSameRepetitions ?? true
        ? "en iyi set önceki gibi, daha az zorlanarak"
        : "en iyi set neredeyse önceki gibi, daha az zorlanarak"
    case (.afterRise(.up), _), (.afterRise(.level), _): "yükselişten sonra sabit"
    case (.afterRise(.down), _): "yükselişten sonra yine düşüşte"
    case (.regained, _): "düşüşten önceki düzeyinde yine"
    case (.afterFall(.up), _): "düşüşten sonra yine yükselişte"
    case (.afterFall, _): "düşüşten sonra sabit"
    case (_, .notRising):
      section.change.value?.isProbablyFalling ?? false
        ? "yükselmiyor, muhtemelen düşüşte" : "yükselmiyor, belki düşüşte"
    case (_, .unclear): unclear(section)
    case (_, let state?): name(state)
    case (_, nil): "belirsiz"
    }
  }

  private func newBest(_ record: TrendSection.Record?) -> Sentence {
    switch record?.kind {
    case .estimate: "Yeni e1RM rekoru"
    case .tenRepetitions: "Yeni e10RM rekoru"
    case .load: "Yeni ağırlık rekoru"
    default: "Yeni rekor"
    }
  }

  func summary(_ section: TrendSection) -> Sentence {
    switch section.change {
    case .missing(let missing):
      switch section.state {
      case .record:
        ": \(words(section.record, of: section))"
          + (courseSoFar(section).map { "; \($0)" as Sentence } ?? "")
          + (section.shortage.map { "; trend için henüz erken: \(words($0, section))" } ?? "") + "."
      default:
        courseSoFar(section, isLed: true).map { course in
          ": \(course)"
            + (section.shortage.map { "; karar için \(words($0)) gerekiyor" } ?? "") + "."
        } ?? section.shortage.map { ": \(words($0, section))\(stepDown(section))." }
          ?? ": \(reason(missing))."
      }
    case .known(let change):
      switch section.state {
      case .record:
        ": \(words(section.record, of: section)); trend: \(standing(section)), \(course(change, section))."
      case .unchanged: ": \(words(section.alike))\(laterSets(section))."
      case .progressing, .plateau, .notRising, .declining, .unclear, .new:
        ": \(course(change, section))\(newBest(of: section))."
      }
    }
  }

  /// `son 5 haftada, 6 antrenmanda e1RM yaklaşık 78 kg → 84 kg; kesinlik %71`. Where its sessions show no level, the
  /// estimate: `son 5 haftada +%4,7 (%80: +2,3 ile +7,1); kesinlik %71`.
  private func course(_ change: TrendChange, _ section: TrendSection) -> Sentence {
    if section.isTooFew {
      return "\(time(change, to: section.lastDay)) \(count(section.judgedSessions, "antrenman")), "
        + "karar için az"
    }
    guard let levels = section.levels else {
      return "\(self.change(change))\(sureness(change, section))"
    }
    return
      "\(time(section.lasting(change, levels), to: section.lastDayTold)), \(count(levels.sessions, "antrenmanda")) "
      + "\(words(levels, section))"
      + (levels.standstill.map { "; \(near($0)) tarihinden beri aynı düzeyde" as Sentence } ?? "")
      + stepDown(section)
      + sureness(change, section)
  }

  /// `şimdilik yükselişte, son 25 günde, 4 antrenmanda e1RM yaklaşık 78 kg → 84 kg`; nil where nothing is told of them.
  /// - Parameter isLed: whether the direction has been said.
  private func courseSoFar(_ section: TrendSection, isLed: Bool = false) -> Sentence? {
    guard let direction = section.soFar, let levels = section.levels else { return nil }
    return (isLed ? "" : "\(soFar(direction, section)), ")
      + "\(time(days: levels.days, to: section.lastDayTold)), "
      + "\(count(levels.sessions, "antrenmanda")) \(words(levels, section))"
  }

  /// `e1RM yaklaşık 84 kg`, or `e1RM 80 kg ile 88 kg arasında`; nil where its sessions show none.
  func level(_ section: TrendSection) -> Sentence? { section.levels.map { words($0, section) } }

  /// A level beside the name of its measure.
  func amount(_ level: Double, of measure: ProgressMeasure) -> Sentence {
    measure == .assistance
      ? Sentence(numbers.load(kilograms: level, in: unit)) : value(level, of: measure)
  }

  private func words(_ levels: CourseOfLevels, _ section: TrendSection) -> Sentence {
    let measure = section.measure ?? .estimate
    let what: Sentence =
      measure.isEstimate
      ? "\(name(measure)) \(section.isEffortAdjusted ? "(yedek tekrarlarla) " : "")"
      : measure == .assistance ? "\(name(measure)) " : ""
    switch section.told(levels) {
    case .range:
      return "\(what)\(amount(levels.lowest, of: measure)) ile "
        + "\(amount(levels.highest, of: measure)) arasında"
    case .level: return "\(what)yaklaşık \(amount(levels.middle, of: measure))"
    case .ends:
      let (from, to) = (amount(levels.from, of: measure), amount(levels.to, of: measure))
      let between = levels.turn.map { turn -> Sentence in
        "\(amount(turn.value, of: measure)) (\(near(turn.date))) → "
      }
      return "\(what)yaklaşık \(from) → \(between ?? "")\(to)"
    }
  }

  /// `son 5 haftada`, or `7 Nis gününe kadarki 5 haftada` where the lift was not done since.
  private func time(_ change: TrendChange, to last: CivilDate?) -> Sentence {
    time(days: change.days, to: last)
  }

  private func time(days: Int, to last: CivilDate?) -> Sentence {
    let span = days.isMultiple(of: 7) ? count(days / 7, "haftada") : count(days, "günde")
    guard let asOf, let last, last < asOf else { return "son \(span)" }
    return "\(near(last)) gününe kadarki \(span)"
  }

  /// `; yeni e1RM rekoru: 100 kg × 8, 7 Oca`, where a lift has another state in the week of one.
  private func newBest(of section: TrendSection) -> Sentence {
    guard let record = section.record else { return "" }
    let what: Sentence =
      switch record.kind {
      case .estimate: "yeni e1RM rekoru"
      case .tenRepetitions: "yeni e10RM rekoru"
      case .load: "yeni ağırlık rekoru"
      default: "yeni rekor"
      }
    return "; \(what): \(words(record, of: section))"
  }

  /// `en iyi set, son 10 antrenmanın hepsinde 100 kg × 5`.
  private func words(_ alike: TrendSection.Alike?) -> Sentence {
    guard let alike else { return "hep aynısı kaydedilmiş" }
    let which = alike.sessions == alike.compared ? "hepsinde" : "\(alike.sessions) tanesinde"
    let all = alike.total.map { total -> Sentence in
      "; tüm setler birlikte \(total.from) tekrardan \(total.to) tekrara "
        + (total.to > total.from ? "çıktı" : "indi")
    }
    let what: Sentence = all == nil ? "en iyi set, " : ""
    return "\(what)son \(count(alike.compared, "antrenmanın")) \(which) \(set(alike.set))"
      + (all ?? "")
  }

  /// `son 5 haftada +%4,7 (%80: +2,3 ile +7,1)`, or `son 5 haftada değişim yok`.
  func change(_ change: TrendChange) -> Sentence {
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let time =
      change.days.isMultiple(of: 7)
      ? count(change.days / 7, "haftada") : count(change.days, "günde")
    let percent = numbers.percentChange(change.percent)
    let isNone = percent == numbers.percentChange(0)
    return "son \(time) \(isNone ? "değişim yok" : percent) "
      + "(\(numbers.percent(80)): \(numbers.signedFixed(low, decimals: 1)) ile "
      + "\(numbers.signedFixed(high, decimals: 1)))"
  }

  /// How sure a verdict is: the probability that its word follows from. What the sessions say by themselves has none.
  private func sureness(_ change: TrendChange, _ section: TrendSection) -> Sentence {
    if let day = section.stepUp {
      return "; \(near(day)) günü öncekilerden çok fazla, belki başka makine ya da ayar"
    }
    if section.isOfOtherSets, section.lighter == nil {
      return "; \(words(TrendDoubt.otherRepetitions))"
    }
    if let doubt = section.doubt { return suffix(doubt) }
    if section.isEarlyFall { return "; endişelenmek için erken" }
    if section.course != nil || section.isEstimateOff { return "" }
    return switch section.verdict {
    case .declining: "; kesinlik \(certainty(change.falling))\(since(change))"
    case .plateau:
      change.notRising.map {
        "; \(forWeeks(change))yükselmeme olasılığı: \(certainty($0))" as Sentence
      } ?? ""
    case .notRising: "; \(forWeeks(change))düşüşte olma olasılığı: \(certainty(change.falling))"
    case .unclear:
      section.isProbablyRising
        ? "; yükselişte olma olasılığı: \(certainty(change.rising))"
        : change.isBalanced ? "; belirgin bir yön yok" : "; henüz kesin değil"
    case .progressing:
      "; kesinlik \(certainty(change.rising))"
        + (slower(change).map { ", son \(count($0, "haftada")) daha yavaş" as Sentence } ?? "")
    case .unchanged, .record, .new, nil: ""
    }
  }

  /// `, yaklaşık 6 haftadır`, where it slowed and that is what the verdict says.
  private func since(_ change: TrendChange) -> Sentence {
    change.slowedWeeksAgo.map { ", yaklaşık \(count($0, "haftadır"))" } ?? ""
  }

  /// `yaklaşık 6 haftadır `, before the probability of what the verdict says.
  private func forWeeks(_ change: TrendChange) -> Sentence {
    change.slowedWeeksAgo.map { "yaklaşık \(count($0, "haftadır")) " } ?? ""
  }

  private func slower(_ change: TrendChange) -> Int? {
    change.slowedWeeksAgo.flatMap { $0 > 1 ? $0 : nil }
  }

  /// `100 kg × 8, 7 Oca, rekorsuz 12 haftadan sonra`. A week or two without are the rule, and not told.
  private func words(_ record: TrendSection.Record?, of section: TrendSection) -> Sentence {
    guard let record else { return "bu hafta" }
    let without: Sentence =
      switch record.weeksWithout {
      case nil, 0, 1, 2: ""
      case let weeks?: ", rekorsuz \(count(weeks, "haftadan")) sonra"
      }
    let isByReserve = section.isEffortAdjusted && record.kind != .load && without != ""
    let reserve = isByReserve ? " (yedek tekrarlar sayılmadan)" : ""
    let after =
      record.after.map { "; \(near($0.date)) günü bunun çok altında: \(set($0.set))" as Sentence }
      ?? ""
    return "\(set(record.set)), \(near(record.date))\(without)\(reserve)" + after
  }

  /// `aradan dönüş tarihi 3 May, 2 antrenman daha gerekiyor`.
  private func words(_ shortage: Trend.Shortage, _ section: TrendSection) -> Sentence {
    let back = section.backSince.map { "aradan dönüş tarihi \(near($0)), " as Sentence } ?? ""
    return "\(back)\(words(shortage)) gerekiyor"
  }

  /// `2 antrenman daha`, `bir antrenman daha (12 Nis veya sonrası)`
  private func words(_ shortage: Trend.Shortage) -> Sentence {
    let missing = max(1, shortage.sessions)
    guard let day = shortage.from, asOf.map({ day > $0 }) ?? true else {
      return "\(count(missing, "antrenman")) daha"
    }
    return missing == 1
      ? "bir antrenman daha (\(near(day)) veya sonrası)"
      : "\(count(missing, "antrenman")) daha (sonuncusu \(near(day)) veya sonrası)"
  }

  func evidence(_ section: TrendSection) -> Sentence? {
    var parts: [Sentence] = []
    if let levels = section.levels, let sets = levels.sets {
      let all: Sentence =
        levels.sessions == section.sessions
        ? "İlk" : "Bu \(count(levels.sessions, "antrenmanda")) ilk"
      parts.append("\(all) \(set(sets.first)), son \(set(sets.last))")
    }
    if section.sessions > 0 {
      let by = section.measure.map { ", ölçü \(name($0))" as Sentence } ?? ""
      let since = section.firstDay.map { "\(near($0)) tarihinden beri " as Sentence } ?? ""
      parts.append("\(since)\(count(section.sessions, "antrenman"))\(by)")
    }
    if let best = section.bestSinceBack {
      parts.append("aradan sonraki \(words(best, named: "en iyi", besides: nil))")
    }
    if let best = section.best {
      let isNew = best.isNew && section.record == nil
      let name =
        parts.isEmpty ? (isNew ? "Yeni rekor" : "En iyi") : (isNew ? "yeni rekor" : "en iyi")
      let reserve = section.isEffortAdjusted ? " (yedek tekrarlar sayılmadan)" : ""
      parts.append("\(words(best, named: name, besides: section.record))\(reserve)")
    }
    if let heaviest = section.heaviest, section.record?.kind != .load,
      heaviest.date != section.best?.date
    {
      parts.append("şimdiye dek en ağır \(set(heaviest.set)), \(near(heaviest.date))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  /// `en iyi 124,1 kg (100 kg × 8), 12 Kas, 2 hafta önce`; `en iyi e1RM hâlâ 124,1 kg, …` where the heaviest load is
  /// newer.
  private func words(
    _ best: TrendSection.Best, named name: String, besides record: TrendSection.Record?
  ) -> Sentence {
    let isOlder = record.map { $0.kind == .load && $0.date > best.date } ?? false
    let still = isOlder && best.measure == .estimate ? " e1RM hâlâ" : ""
    let measure = best.measure == .tenRepetitions ? " e10RM" : ""
    let set = best.measure.isEstimate ? " (\(set(best.set)))" as Sentence : ""
    let ago = asOf.map { ", \(self.ago(best.date, on: $0))" as Sentence } ?? ""
    return
      "\(name)\(still)\(measure) \(value(best.value, of: best.measure))\(set), \(near(best.date))\(ago)"
      + (best.equalled.map { ", yeniden ulaşıldı: \(near($0))" } ?? "")
      + (best.matched.map { ", öncesinde \(self.set($0.set)), \(near($0.date))" } ?? "")
      + (best.isDoubtful
        ? ", önceki ve sonraki günlerin çok üstünde: belki başka bir alet ya da sayma biçimi" : "")
  }

  func reason(_ section: TrendSection) -> Sentence? {
    guard let change = section.change.value, section.state != .unchanged, section.showsEstimate
    else { return nil }
    let limit = numbers.percent(section.threshold, shortTo: 2)
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let said: Sentence =
      section.course == .rising
      ? section.isPlain
        ? "Son antrenmanların hiçbiri bir öncekinin altında olmadığı için “yükselişte” denir."
        : "Sonraki antrenmanlar rastlantıyla açıklanamayacak kadar sık daha yüksek olduğu için “yükselişte” denir."
      : section.course == .falling
        ? "Sonraki antrenmanlar rastlantıyla açıklanamayacak kadar sık daha düşük olduğu için “düşüşte” denir."
        : "“Yükselişte” ya da “düşüşte” denmesi için olasılık en az \(numbers.percent(100 * TrendRule.certainty)) olmalı, antrenmanlar da bunu doğrulamalı."
    return
      "\(beginning(time(change, to: section.lastDay))), \(count(section.sessions, "antrenmanın"))\(section.lightSessions > 0 ? ", hafifler de dahil," : "") hepsinden tahmin: \(numbers.percentChange(change.percent)) (\(numbers.percent(80)): "
      + "\(numbers.signedFixed(low, decimals: 1)) ile \(numbers.signedFixed(high, decimals: 1))); "
      + "haftada en az \(numbers.percent(section.threshold, decimals: 2)) yükselme olasılığı: "
      + "\(certainty(change.rising)); en az \(limit) düşme olasılığı: \(certainty(change.falling)). "
      + "\(said)"
  }

  func certainty(_ probability: Double) -> String {
    numbers.percent(TrendChange.shownPercent(probability))
  }
}
