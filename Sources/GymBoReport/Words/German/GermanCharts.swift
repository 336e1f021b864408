internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func caption(_ panel: LiftPanels.Panel, _ chart: LiftChart) -> Sentence {
    let state = panel.state.map { _ in "\(lead(panel.trend))\(linked(chart.since))" as Sentence }
    guard let now = chart.now, panel.state != nil else {
      let sessions = self.sessions(chart.points.count)
      let best = chart.best.map { ", Bestwert \(value($0.value, of: chart.measure))" as Sentence }
      let last = chart.last.map { ", zuletzt \(value($0.value, of: chart.measure))" as Sentence }
      let sum: Sentence = "\(sessions)\(best ?? "")\(last ?? "")"
      return state.map { "\($0): \(sum)" } ?? sum
    }
    return "\(state ?? ""): die Linie endet bei \(estimate(now.value)) (80 %: \(interval(now)))"
  }

  /// `56,2 bis 59,6 kg`.
  private func interval(_ point: StrengthCurve.Point) -> String {
    "\(numbers.estimateNumber(kilograms: point.interval.lowerBound, in: unit)) bis "
      + estimate(point.interval.upperBound)
  }

  func since(_ since: StuckSince) -> Sentence {
    switch since {
    case .about(let day): "seit etwa \(near(day))"
    case .best(let day): "kein neuer Bestwert seit \(near(day))"
    case .atLeast(let day): "mindestens seit \(near(day))"
    }
  }

  /// The same after the word for the state.
  func linked(_ since: StuckSince?) -> Sentence {
    switch since {
    case nil: ""
    case .best?, .atLeast?: since.map { ", \(self.since($0))" } ?? ""
    case .about?: since.map { " \(self.since($0))" } ?? ""
    }
  }

  func key(_ chart: LiftChart, formula: String) -> Sentence {
    var parts: [Sentence] = [
      measure(chart, formula), "Punkte: das Beste jeder Einheit",
    ]
    if chart.points.contains(where: \.isRecord) { parts.append("eingekreist: neue Bestwerte") }
    if chart.courses.isEmpty {
      parts.append("eine Kurve gibt es ab \(StrengthCurve.fewestSessions) Einheiten")
    } else {
      parts.append("Linie: geglättet, mit 80-%-Band")
    }
    if let next = chart.next {
      let interval = numbers.estimates(kilograms: next, in: unit)
      parts.append("Balken rechts: der nächste Satz, 8 von 10 Mal \(interval)")
    }
    if !chart.deloads.isEmpty { parts.append("blasse Streifen: Entlastung") }
    if !chart.layoffs.isEmpty { parts.append("gepunktete Streifen: kein Training") }
    return parts.joined(separator: "; ") + "."
  }

  func doubtful(_ sets: [LiftChart.Point]) -> Sentence {
    let named = sets.suffix(LiftChart.mostSuspects).map { point -> Sentence in
      "\(shortSet(point.set)) am \(dates.date(point.date))"
    }
    let more = sets.count - named.count
    let all = more > 0 ? [Sentence("\(numbers.whole(more)) weitere")] + named : named
    return "✕: zweifelhaft, nicht in der Kurve: \(all.joined(separator: "; "))."
  }

  private func measure(_ chart: LiftChart, _ formula: String) -> Sentence {
    switch chart.measure {
    case .estimate:
      "e1RM (\(formula)\(chart.isOfReserve ? ", ohne Reserve" : "")), \(numbers.symbol(of: unit))"
    case .tenRepetitions: "e10RM (\(TenRepetitionMaximum.formulas)), \(numbers.symbol(of: unit))"
    case .assistance: "Geringste Unterstützung, \(numbers.symbol(of: unit)), weniger ist oben"
    case .repetitions: "Meiste Wiederholungen in einem Satz"
    case .seconds: "Längster Satz"
    }
  }

  func label(_ panel: LiftPanels.Panel, _ chart: LiftChart) -> Sentence {
    guard let first = chart.first, let last = chart.last, let best = chart.best else { return "" }
    func point(_ point: LiftChart.Point) -> Sentence {
      "\(value(point.value, of: chart.measure)) am \(dates.date(point.date))"
    }
    let now = chart.now.map { now in
      " Geglättet jetzt \(estimate(now.value)), 80-%-Intervall \(interval(now))." as Sentence
    }
    let state = panel.state.map { _ in ended(" \(lead(panel.trend))\(linked(chart.since))") }
    return
      "Diagramm: \(name(chart.measure)), \(sessions(chart.points.count)): zuerst \(point(first)), "
      + "bester Wert \(point(best)), zuletzt \(point(last)).\(now ?? "")\(state ?? "") Die Zahlen stehen "
      + "in der Tabelle darunter."
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

  func daysOff(_ days: DayRange) -> Sentence { "\(self.days(days.count - 2)) Pause" }

  func curveLabel(_ rows: [RepetitionCurve.Row]) -> Sentence {
    let shown = [rows.first, rows.last].compactMap(\.self)
    let points = shown.map { row in
      "\(repetitionCount(row.repetitions)): "
        + "eigene \(numbers.percent(row.percent)), andere im Schnitt "
        + numbers.percent(row.population)
    }
    .joined(separator: "; ")
    return "Diagramm des Anteils am 1RM je Wiederholungszahl. \(points). "
      + "Zahlen in der Tabelle darunter."
  }

  func volumeCaption(_ chart: LiftChart) -> Sentence {
    "Volumen jeder Einheit, \(numbers.symbol(of: unit))."
  }

  func volumeLabel(_ chart: LiftChart) -> Sentence {
    let volumes = chart.points.compactMap(\.volume)
    guard let last = volumes.last, let most = volumes.max() else { return "" }
    return "Diagramm: Volumen, \(sessions(volumes.count)), höchstens \(volume(most)), zuletzt "
      + "\(volume(last)). Die Zahlen stehen in der Tabelle darunter."
  }

  func volumeTick(_ kilograms: Double, isTop: Bool) -> Sentence {
    let number = numbers.whole(Int(kilograms.rounded()))
    return Sentence(isTop ? "\(number) \(numbers.symbol(of: unit))" : number)
  }

  func calendarCaption(_ calendar: TrainingCalendar) -> Sentence {
    let recent = calendar.weeks.filter { $0.mark != .running }.suffix(12)
    let trained = recent.count { $0.totals.workouts > 0 }
    guard !recent.isEmpty else { return "Die erste Woche." }
    let mean =
      recent.reduce(0) { $0 + calendar.measure.value($1.totals) } / Double(recent.count)
    let average: String =
      switch calendar.measure {
      case .volume: volume(mean)
      case .sets: setCount(Int(mean.rounded()))
      }
    return
      "In \(trained) von \(recent.count) ganzen Wochen trainiert, im Schnitt \(average) je Woche"
  }

  func calendarKey(_ calendar: TrainingCalendar) -> Sentence {
    let marks = Set(calendar.weeks.map(\.mark))
    var parts: [Sentence] = [
      calendar.measure == .volume ? "Säulen: Volumen je Woche" : "Säulen: Sätze je Woche"
    ]
    if calendar.isByMonth { parts.append("unter „Alle“ je Monat") }
    if marks.contains(.reported) { parts.append("orange: die Woche des Berichts") }
    if marks.contains(.before) { parts.append("umrandet: die Woche davor") }
    if marks.contains(.deload) { parts.append("blass: mit Entlastung") }
    if marks.contains(.running) { parts.append("gestrichelt: noch nicht vorbei") }
    return parts.joined(separator: "; ") + "."
  }

  func calendarLabel(_ calendar: TrainingCalendar) -> Sentence {
    "Diagramm nach Wochen, \(weeks(calendar.weeks.count)). \(calendarCaption(calendar)). "
      + "Die Zahlen stehen in der Tabelle darunter."
  }

  func calendarTick(
    _ value: Double, of measure: TrainingCalendar.Measure, isTop: Bool
  ) -> Sentence {
    switch measure {
    case .volume: volumeTick(value, isTop: isTop)
    case .sets:
      Sentence(isTop ? setCount(Int(value.rounded())) : numbers.whole(Int(value.rounded())))
    }
  }

  func daysLabel(_ calendar: TrainingCalendar) -> Sentence {
    "An \(numbers.whole(calendar.trainedDays)) der letzten "
      + "\(dativeDays(calendar.loggedDays)) trainiert."
  }

  func label(_ series: MuscleWeeks.Series) -> Sentence {
    "\(name(series.muscle)): "
      + "\(series.sets.map { numbers.short($0, decimals: 1) }.joined(separator: "; "))"
  }

  func ratioTick(_ ratio: Double) -> Sentence { Sentence(numbers.short(ratio, decimals: 2)) }
}
