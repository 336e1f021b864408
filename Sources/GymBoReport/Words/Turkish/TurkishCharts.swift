internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func caption(_ panel: LiftPanels.Panel, _ chart: LiftChart) -> Sentence {
    let state = panel.state.map { _ in "\(lead(panel.trend))\(linked(chart.since))" as Sentence }
    guard let now = chart.now, panel.state != nil else {
      let sessions = count(chart.points.count, "antrenman")
      let best = chart.best.map { ", en iyi \(value($0.value, of: chart.measure))" as Sentence }
      let last = chart.last.map { ", son \(value($0.value, of: chart.measure))" as Sentence }
      let sum: Sentence = "\(sessions)\(best ?? "")\(last ?? "")"
      return state.map { "\($0): \(sum)" } ?? sum
    }
    return "\(state ?? ""): çizginin sonu \(estimate(now.value)) (%80: \(interval(now)))"
  }

  /// `98,9 ile 112,6 kg`.
  private func interval(_ point: StrengthCurve.Point) -> String {
    "\(numbers.estimateNumber(kilograms: point.interval.lowerBound, in: unit)) ile "
      + estimate(point.interval.upperBound)
  }

  func since(_ since: StuckSince) -> Sentence {
    switch since {
    case .about(let day): "\(near(day)) civarından beri"
    case .best(let day): "\(near(day)) tarihinden beri yeni rekor yok"
    case .atLeast(let day): "en az \(near(day)) tarihinden beri"
    }
  }

  /// The same after the word for the state.
  func linked(_ since: StuckSince?) -> Sentence { since.map { ", \(self.since($0))" } ?? "" }

  func key(_ chart: LiftChart, formula: String) -> Sentence {
    var parts: [Sentence] = [
      measure(chart, formula), "noktalar: her antrenmanın en iyisi",
    ]
    if chart.points.contains(where: \.isRecord) { parts.append("halkalılar: yeni rekorlar") }
    if chart.courses.isEmpty {
      parts.append("eğri için \(StrengthCurve.fewestSessions) antrenman gerekir")
    } else {
      parts.append("çizgi: yumuşatılmış, %80 bandıyla")
    }
    if let next = chart.next {
      let interval = numbers.estimates(kilograms: next, in: unit)
      parts.append("sağdaki çubuk: sıradaki set, 10 seferin 8 tanesinde \(interval)")
    }
    if !chart.deloads.isEmpty { parts.append("soluk şeritler: deload") }
    if !chart.layoffs.isEmpty { parts.append("noktalı şeritler: antrenman yok") }
    return parts.joined(separator: "; ") + "."
  }

  func doubtful(_ sets: [LiftChart.Point]) -> Sentence {
    let named = sets.suffix(LiftChart.mostSuspects).map { point -> Sentence in
      "\(dates.date(point.date)): \(shortSet(point.set))"
    }
    let more = sets.count - named.count
    let all = more > 0 ? [Sentence("\(numbers.whole(more)) tane daha")] + named : named
    return "✕: şüpheli, eğriye katılmadı: \(all.joined(separator: "; "))."
  }

  private func measure(_ chart: LiftChart, _ formula: String) -> Sentence {
    switch chart.measure {
    case .estimate:
      "e1RM (\(formula)\(chart.isOfReserve ? ", yedek tekrarlar sayılmadan" : "")), \(numbers.symbol(of: unit))"
    case .tenRepetitions: "e10RM (\(TenRepetitionMaximum.formulas)), \(numbers.symbol(of: unit))"
    case .assistance: "En az destek, \(numbers.symbol(of: unit)), destek azaldıkça çizgi yükselir"
    case .repetitions: "Bir setin en çok tekrarı"
    case .seconds: "En uzun set"
    }
  }

  func label(_ panel: LiftPanels.Panel, _ chart: LiftChart) -> Sentence {
    guard let first = chart.first, let last = chart.last, let best = chart.best else { return "" }
    func point(_ point: LiftChart.Point) -> Sentence {
      "\(value(point.value, of: chart.measure)) (\(dates.date(point.date)))"
    }
    let now = chart.now.map {
      " Yumuşatılmış eğride şu an \(estimate($0.value)), %80 aralığı \(interval($0))."
        as Sentence
    }
    let state = panel.state.map { _ in " \(lead(panel.trend))\(linked(chart.since))." as Sentence }
    return "Grafik: \(name(chart.measure)), \(count(chart.points.count, "antrenman")): ilk "
      + "\(point(first)), en iyi \(point(best)), son \(point(last)).\(now ?? "")\(state ?? "") Sayılar "
      + "aşağıdaki tabloda."
  }

  func tick(_ value: Double, of measure: ProgressMeasure, isTop: Bool) -> Sentence {
    switch measure {
    case .estimate, .tenRepetitions, .assistance:
      let number = numbers.short(value, decimals: 1)
      return Sentence(isTop ? "\(number) \(numbers.symbol(of: unit))" : number)
    case .repetitions: return Sentence(numbers.short(value, decimals: 1))
    case .seconds: return Sentence(numbers.clock(value))
    }
  }

  func tick(_ mark: TimeAxis.Mark) -> Sentence {
    let parts = mark.day.components
    return switch mark.kind {
    case .day: Sentence(dates.day(mark.day))
    case .month: Sentence(dates.months[(parts.month - 1) % dates.months.count])
    case .year: "\(parts.year)"
    }
  }

  func daysOff(_ days: DayRange) -> Sentence { "\(count(days.count - 2, "gün")) ara" }

  func curveLabel(_ rows: [RepetitionCurve.Row]) -> Sentence {
    let shown = [rows.first, rows.last].compactMap(\.self)
    let points = shown.map { row in
      "\(count(row.repetitions, "tekrar")): senin \(numbers.percent(row.percent)), genel ortalama \(numbers.percent(row.population))"
    }
    .joined(separator: "; ")
    return "Tekrar sayısına göre 1RM yüzdesinin grafiği. \(points). Sayılar aşağıdaki tabloda."
  }

  func volumeCaption(_ chart: LiftChart) -> Sentence {
    "Her antrenmanın hacmi, \(numbers.symbol(of: unit))."
  }

  func volumeLabel(_ chart: LiftChart) -> Sentence {
    let volumes = chart.points.compactMap(\.volume)
    guard let last = volumes.last, let most = volumes.max() else { return "" }
    return "Grafik: \(count(volumes.count, "antrenmanın")) hacmi: en çok \(volume(most)), son "
      + "\(volume(last)). Sayılar aşağıdaki tabloda."
  }

  func volumeTick(_ kilograms: Double, isTop: Bool) -> Sentence {
    let number = numbers.whole(Int(kilograms.rounded()))
    return Sentence(isTop ? "\(number) \(numbers.symbol(of: unit))" : number)
  }

  func calendarCaption(_ calendar: TrainingCalendar) -> Sentence {
    let all = calendar.weeks.filter { $0.mark != .running }
    let recent = all.suffix(12)
    let trained = recent.count { $0.totals.workouts > 0 }
    guard !recent.isEmpty else { return "İlk hafta." }
    let mean =
      recent.reduce(0) { $0 + calendar.measure.value($1.totals) } / Double(recent.count)
    let average: String =
      switch calendar.measure {
      case .volume: volume(mean)
      case .sets: count(Int(mean.rounded()), "set")
      }
    return "Son \(count(recent.count, "tam haftanın")) \(trained) tanesinde antrenman var, haftada "
      + "ortalama \(average)"
  }

  func calendarKey(_ calendar: TrainingCalendar) -> Sentence {
    let marks = Set(calendar.weeks.map(\.mark))
    var parts: [Sentence] = [
      calendar.measure == .volume ? "Sütunlar: haftalık hacim" : "Sütunlar: haftalık set"
    ]
    if calendar.isByMonth { parts.append("Tümü seçiliyken aylık") }
    if marks.contains(.reported) { parts.append("turuncu: raporun haftası") }
    if marks.contains(.before) { parts.append("çerçeveli: bir önceki") }
    if marks.contains(.deload) { parts.append("soluk: deload var") }
    if marks.contains(.running) { parts.append("kesik çizgili: henüz bitmedi") }
    return parts.joined(separator: "; ") + "."
  }

  func calendarLabel(_ calendar: TrainingCalendar) -> Sentence {
    "Haftalara göre grafik, \(count(calendar.weeks.count, "hafta")). \(calendarCaption(calendar)). "
      + "Sayılar aşağıdaki tabloda."
  }

  func calendarTick(
    _ value: Double, of measure: TrainingCalendar.Measure, isTop: Bool
  ) -> Sentence {
    switch measure {
    case .volume: volumeTick(value, isTop: isTop)
    case .sets:
      isTop
        ? Sentence(count(Int(value.rounded()), "set"))
        : Sentence(numbers.whole(Int(value.rounded())))
    }
  }

  func daysLabel(_ calendar: TrainingCalendar) -> Sentence {
    "Son \(count(calendar.loggedDays, "günün")) \(calendar.trainedDays) tanesinde "
      + "antrenman var."
  }

  func label(_ series: MuscleWeeks.Series) -> Sentence {
    "\(name(series.muscle)): "
      + "\(series.sets.map { numbers.short($0, decimals: 1) }.joined(separator: "; "))"
  }

  func ratioTick(_ ratio: Double) -> Sentence { Sentence(numbers.short(ratio, decimals: 2)) }
}
