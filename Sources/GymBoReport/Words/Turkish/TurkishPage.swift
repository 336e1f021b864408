internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension Turkish {
  func pageTitle(_ verdict: WeekVerdict) -> Sentence {
    let days = dates.range(DayRange(verdict.week.start, verdict.week.end))
    return switch verdict.state {
    case .inProgress: "\(verdict.week.number). hafta, 7 günün \(verdict.day.number). günü (\(days))"
    case .complete, .notBegun: "\(verdict.week.number). hafta (\(days))"
    }
  }

  func verdict(_ verdict: WeekVerdict) -> Sentence {
    let absence = verdict.workouts == 0 ? absence(verdict) : nil
    let sentences = [
      summary(verdict, isAlone: true), verdict.finished.map(sentence), absence, remark(verdict),
    ]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  var emptyPageTitle: Sentence { "Antrenman geçmişi" }

  func title(_ part: PagePart) -> Sentence {
    switch part {
    case .week: "Nasıl geçti"
    case .bests: "Yeni rekorlar"
    case .attention: "Dikkat gerektirenler"
    case .insights: insightsTitle
    case .next: "Sıradaki antrenman"
    case .plan: adherenceTitle
    case .lifts: "Hareketler"
    case .muscles: "Kaslar"
    case .balance: "Denge"
    case .history: "Geçmiş"
    case .streaks: "Süreklilik ve kilometre taşları"
    case .body: bodyTitle
    case .data: "Veri ve yöntemler"
    }
  }

  func linkTitle(_ part: PagePart) -> Sentence {
    switch part {
    case .week: "Hafta"
    case .bests: "Rekorlar"
    case .attention: "Dikkat"
    case .insights: "Öne çıkan"
    case .next: "Sıradaki"
    case .plan: "Plan"
    case .streaks: "Süreklilik"
    case .data: "Veri"
    case .lifts, .muscles, .balance, .history, .body: title(part)
    }
  }

  var skipLink: Sentence { "Rapora geç" }

  var navigationLabel: Sentence { "Raporun bölümleri" }

  // MARK: The week

  var periodChoice: Sentence { "Dönem" }

  func title(_ measure: PeriodMeasure) -> Sentence {
    switch measure {
    case .workouts: "Antrenman"
    case .volume: "Hacim"
    case .time: "Süre"
    case .sets: "Set"
    }
  }

  func value(_ measure: PeriodMeasure, of totals: Totals) -> Sentence? {
    switch measure {
    case .workouts: Sentence(numbers.whole(totals.workouts))
    case .volume: totals.volume.value.map { Sentence(volume($0)) }
    case .time: totals.duration.value.map { Sentence(numbers.duration($0)) }
    case .sets: Sentence(numbers.whole(totals.workingSets))
    }
  }

  func before(_ measure: PeriodMeasure, _ period: PeriodCards.Period) -> Sentence? {
    let comparison = period.comparison(measure)
    if let missing = comparison.value.reason { return reason(missing) }
    guard period.finding.previous.workouts > 0 else { return nil }
    guard let value = value(measure, of: period.finding.previous) else {
      return "önce: \(comparison.previous.reason.map(reason) ?? "–")"
    }
    return "önce: \(value)"
  }

  func ranges(_ period: PeriodCards.Period) -> Sentence {
    let now = dates.range(period.finding.range, near: nil)
    let before = dates.range(period.finding.previousRange, near: nil)
    let none = period.finding.previous.workouts == 0 ? " (antrenman yok)" : ""
    return "\(now), karşılaştırılan: \(before)\(none)"
  }

  func day(_ day: WeekHeadline.Day) -> Sentence {
    if day.sessions > 0 { return Sentence(count(day.sessions, "antrenman")) }
    return day.isFuture ? "henüz gelmedi" : "dinlenme"
  }

  var workoutColumns: [Sentence] {
    ["Gün", "Antrenman", "Set", "Hacim", "Süre", "RPE", "Rekor"]
  }

  func ratings(_ rpe: Double?) -> Sentence {
    rpe.map { Sentence(numbers.fixed($0, decimals: 1)) } ?? missing
  }

  // MARK: Bests and the next workout

  var bestColumns: [Sentence] {
    ["Hareket", "Set", "Rekor", "Şimdi", "Önce", "Artış", ""]
  }

  var noBests: Sentence { "Bu hafta yok." }

  var noBestsButRecords: Sentence {
    "Bu hafta sayılan yok: hacim rekorları ve bir hareketin ilk iki antrenmanındakiler kolay gelir. "
      + "Hepsi listede."
  }

  var nextColumns: [Sentence] { ["Hareket", "Öneri", "Deload", "RPE", "Olasılık", "Neden"] }

  func moreBelow(_ count: Int) -> Sentence {
    "Önerisi olan \(self.count(count, "hareket")) daha var: her biri Hareketler bölümünde."
  }

  func nextKey(effort: Bool, chance: Bool) -> Sentence {
    let columns =
      (effort ? "RPE: bu ağırlıkta beklenen zorluk. " : "")
      + (chance ? "Olasılık: en iyi setin tamamlanma olasılığı, bu kayda göre. " : "")
    return "\(columns)Bütün gerekçe için aşağıda hareketi aç."
  }

  // MARK: Lifts

  var findLift: Sentence { "Hareket ara" }

  var findLink: Sentence { "Ara" }

  var noLiftFound: Sentence { "Adında bu geçen hareket yok." }

  var spanChoice: Sentence { "Grafiklerin süresi" }

  func name(_ span: LiftChart.Span) -> Sentence {
    switch span {
    case .threeMonths: "3 ay"
    case .year: "1 yıl"
    case .all: "Tümü"
    }
  }

  func otherLifts(_ count: Int) -> Sentence {
    "\(AnalysisOptions.activeDays / 7) haftadır yapılmayan: \(self.count(count, "hareket"))"
  }

  func now(_ panel: LiftPanels.Panel) -> Sentence {
    guard let chart = panel.chart, let last = chart.last else { return "" }
    switch chart.measure {
    case .estimate, .tenRepetitions:
      return "\(name(chart.measure)) \(estimate(last.value))"
    case .assistance, .repetitions, .seconds: return value(last.value, of: chart.measure)
    }
  }

  func last(_ day: CivilDate) -> Sentence { "en son \(near(day))" }

  var sliderLabel: Sentence { "Antrenman" }

  var nextTitle: Sentence { "Gelecek sefer" }

  var bandsTitle: Sentence { "Tekrarlar" }

  func band(_ row: RepetitionBandShares.Row) -> Sentence {
    let volume = row.volume.map {
      ", hacim payı \(numbers.percent($0.percent, decimals: 1))"
    }
    return "\(name(row.band)) (\(row.band.range)): \(count(row.sets, "set")), "
      + "\(numbers.percent(row.percentOfSets, decimals: 1))\(volume ?? "")"
  }

  func sessionsInNumbers(_ count: Int) -> Sentence {
    count == 1
      ? "Antrenman, sayılarla" : "\(numbers.whole(count)) antrenmanın tümü, sayılarla"
  }

  func numberColumns(_ measure: ProgressMeasure) -> [Sentence] {
    let symbol = numbers.symbol(of: unit)
    return switch measure {
    case .estimate, .tenRepetitions:
      ["Gün", "En iyi set → \(name(measure)), \(symbol)", "Hacim, \(symbol)"]
    case .assistance, .repetitions, .seconds: ["Gün", "En iyi set"]
    }
  }

  var moreOfTrend: Sentence { "Karar nasıl verildi" }

  // MARK: Muscles, balance, history

  func bullet(_ row: MusclesOfTheWeek.Row) -> Sentence {
    let sets = numbers.short(row.sets, decimals: 1)
    guard let range = row.range else { return Sentence(sets) }
    let of: Sentence = "\(sets) (\(self.range(range)))"
    return switch row.place {
    case .low: "\(of), !\u{A0}az"
    case .high: "\(of), !\u{A0}fazla"
    case .within, nil: of
    }
  }

  var bulletKey: Sentence {
    "Çubuk: haftanın zorlu setleri. Gölgeli: antrenörlerin olağan aralığı, kası geliştiren en düşük set "
      + "sayısından toparlanabileceğin en yüksek set sayısına kadar (görüş); ortası işaretli."
  }

  func muscleWeeksTitle(_ weeks: Int, isRunning: Bool) -> Sentence {
    "Kas başına setler, son \(count(weeks, "takvim haftası"))"
      + (isRunning ? ", bu hafta henüz bitmedi" : "")
  }

  var muscleWeekTable: Sentence { "Kas başına haftalık set, haftanın ilk gününe göre, sayılarla" }

  var balanceKey: Sentence {
    "Nokta: oran; çizgi: %80 aralığı; gölgeli: olağan aralık. Oran 1 değerinden küçükse ikinci taraf, büyükse "
      + "birinci taraf fazla."
  }

  func calendarSpanChoice(isByMonth: Bool) -> Sentence { "Haftalar" }

  func name(_ span: TrainingCalendar.Span) -> Sentence {
    switch span {
    case .twelveWeeks: "12 hafta"
    case .halfYear: "26 hafta"
    case .year: "52 hafta"
    case .all: "Tümü"
    }
  }

  var calendarColumns: [Sentence] {
    ["", "Antrenman", "Set", "Hacim, \(numbers.symbol(of: unit))", "Süre"]
  }

  func name(ofMonth day: CivilDate) -> Sentence {
    let parts = day.components
    return "\(dates.months[(parts.month - 1) % dates.months.count]) \(parts.year)"
  }

  var weekTable: Sentence { "Hafta hafta, sayılarla" }

  var calendarTable: Sentence { "Ay ve yıllara göre, sayılarla" }

  func pauses(_ calendar: TrainingCalendar) -> Sentence {
    let shown = calendar.pauses(most: Self.pausesNamed)
    guard !shown.isEmpty else {
      return "\(TrainingBreaks.shortest - 1) gün ya da daha uzun ara yok."
    }
    let named = shown.map { "\(daysOff($0)), \(dates.range($0.between))" as Sentence }
    let more = calendar.pauses.count - named.count
    return "Aralar, en yenisi önce: \(named.joined(separator: "; "))"
      + "\(more > 0 ? " ve daha kısa \(more) ara" : "")."
  }

  /// Pauses told one by one.
  private static let pausesNamed = 8

  var calendarTitle: Sentence { "Son bir yılın günleri" }

  var calendarKey: Sentence {
    "Her nokta bir antrenman günü; nokta büyüdükçe set sayısı artar, küçücük nokta dinlenme günüdür."
  }

  // MARK: Many athletes

  var athletesTitle: Sentence { "Sporcular" }

  func triageSummary(_ list: TriageList) -> Sentence {
    let all = count(list.athletes, "sporcu")
    return list.rows.isEmpty
      ? "\(all); bakılması gereken kimse yok."
      : "\(all), \(numbers.whole(list.rows.count)) tanesi ilgi istiyor, en acili önce."
  }

  var athleteColumns: [Sentence] { ["Sporcu", "Son antrenman", "Neden"] }

  // MARK: Data

  func notesTitle(_ count: Int) -> Sentence { "Veriyle ilgili \(self.count(count, "not"))" }

  func place(of issue: Issue, file: String?) -> Sentence {
    guard let place = issue.place else { return "" }
    let column = place.columnName.map { ", \(name: $0)" as Sentence } ?? ""
    let line: Sentence = "satır \(Int(place.line))\(column)"
    return file.map { "\(file: $0), \(line)" } ?? line
  }

  func moreNotes(_ count: Int, files: [String]) -> Sentence {
    "ve \(numbers.whole(count)) not daha: \(remedy: .check(files: files))"
  }

  var methodsTitle: Sentence { "Yöntemler: formül, sabitler, aralık, kanıt, kaynak" }

  func version(_ version: String) -> Sentence { "GymBo \(version) ile hazırlandı." }
}
