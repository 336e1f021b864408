internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func caption(_ panel: LiftPanels.Panel, _ chart: LiftChart) -> Sentence {
    let state = panel.state.map { _ in "\(lead(panel.trend))\(linked(chart.since))" as Sentence }
    guard let now = chart.now, panel.state != nil else {
      let sessions = count(chart.points.count, "session")
      let best = chart.best.map { ", best \(value($0.value, of: chart.measure))" as Sentence }
      let last = chart.last.map { ", last \(value($0.value, of: chart.measure))" as Sentence }
      let sum: Sentence = "\(sessions)\(best ?? "")\(last ?? "")"
      return state.map { "\($0): \(sum)" } ?? sum
    }
    let interval =
      "80 %: \(numbers.estimateNumber(kilograms: now.interval.lowerBound, in: unit)) to "
      + estimate(now.interval.upperBound)
    return "\(state ?? ""): the line ends at \(estimate(now.value)) (\(interval))"
  }

  func since(_ since: StuckSince) -> Sentence {
    switch since {
    case .about(let day): "since about \(near(day))"
    case .best(let day): "no new best since \(near(day))"
    case .atLeast(let day): "since at least \(near(day))"
    }
  }

  /// The same after the word for the state.
  func linked(_ since: StuckSince?) -> Sentence {
    switch since {
    case nil: ""
    case .best?: since.map { ", \(self.since($0))" } ?? ""
    case .about?, .atLeast?: since.map { " \(self.since($0))" } ?? ""
    }
  }

  func key(_ chart: LiftChart, formula: String) -> Sentence {
    var parts: [Sentence] = [measure(chart, formula), "dots: best of each session"]
    if chart.points.contains(where: \.isRecord) { parts.append("ringed: new bests") }
    if chart.courses.isEmpty {
      parts.append("a curve needs \(StrengthCurve.fewestSessions) sessions")
    } else {
      parts.append("line: smoothed, with its 80 % band")
    }
    if let next = chart.next {
      let interval = numbers.estimates(kilograms: next, in: unit)
      parts.append("bar at the right: the next set, 8 times of 10 \(interval)")
    }
    if !chart.deloads.isEmpty { parts.append("pale strips: deloads") }
    if !chart.layoffs.isEmpty { parts.append("dotted strips: no training") }
    return parts.joined(separator: "; ") + "."
  }

  func doubtful(_ sets: [LiftChart.Point]) -> Sentence {
    let named = sets.suffix(LiftChart.mostSuspects).map { point -> Sentence in
      "\(shortSet(point.set)) on \(dates.date(point.date))"
    }
    let more = sets.count - named.count
    let all = more > 0 ? [Sentence("\(numbers.whole(more)) more")] + named : named
    return "✕: doubtful, not in the curve: \(all.joined(separator: "; "))."
  }

  private func measure(_ chart: LiftChart, _ formula: String) -> Sentence {
    switch chart.measure {
    case .estimate:
      "e1RM (\(formula)\(chart.isOfReserve ? ", reserve not counted" : "")), \(numbers.symbol(of: unit))"
    case .tenRepetitions: "e10RM (\(TenRepetitionMaximum.formulas)), \(numbers.symbol(of: unit))"
    case .assistance: "Least assistance, \(numbers.symbol(of: unit)), less is up"
    case .repetitions: "Most repetitions of a set"
    case .seconds: "Longest set"
    }
  }

  func label(_ panel: LiftPanels.Panel, _ chart: LiftChart) -> Sentence {
    guard let first = chart.first, let last = chart.last, let best = chart.best else { return "" }
    func point(_ point: LiftChart.Point) -> Sentence {
      "\(value(point.value, of: chart.measure)) on \(dates.date(point.date))"
    }
    let sessions = count(chart.points.count, "session")
    let now = chart.now.map { now in
      let interval =
        "\(numbers.estimateNumber(kilograms: now.interval.lowerBound, in: unit)) to "
        + estimate(now.interval.upperBound)
      return " Smoothed now \(estimate(now.value)), 80 % interval \(interval)." as Sentence
    }
    let state = panel.state.map { _ in " \(lead(panel.trend))\(linked(chart.since))." as Sentence }
    return "Chart of \(name(chart.measure)), \(sessions): first \(point(first)), best "
      + "\(point(best)), last \(point(last)).\(now ?? "")\(state ?? "") Numbers in the table below."
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

  func daysOff(_ days: DayRange) -> Sentence { "\(count(days.count - 2, "day")) off" }

  func curveLabel(_ rows: [RepetitionCurve.Row]) -> Sentence {
    let shown = [rows.first, rows.last].compactMap(\.self)
    let points = shown.map { row in
      "\(count(row.repetitions, "repetition")): "
        + "own \(numbers.percent(row.percent)), people in general \(numbers.percent(row.population))"
    }
    .joined(separator: "; ")
    return "Chart of the percentage of the 1RM by repetitions. \(points). "
      + "Numbers in the table below."
  }

  func volumeCaption(_ chart: LiftChart) -> Sentence {
    "Volume of each session, \(numbers.symbol(of: unit))."
  }

  func volumeLabel(_ chart: LiftChart) -> Sentence {
    let volumes = chart.points.compactMap(\.volume)
    guard let last = volumes.last, let most = volumes.max() else { return "" }
    return "Chart of the volume of \(count(volumes.count, "session")): most \(volume(most)), last "
      + "\(volume(last)). Numbers in the table below."
  }

  func volumeTick(_ kilograms: Double, isTop: Bool) -> Sentence {
    let number = numbers.whole(Int(kilograms.rounded()))
    return Sentence(isTop ? "\(number) \(numbers.symbol(of: unit))" : number)
  }

  func calendarCaption(_ calendar: TrainingCalendar) -> Sentence {
    let all = calendar.weeks.filter { $0.mark != .running }
    let recent = all.suffix(12)
    let trained = recent.count { $0.totals.workouts > 0 }
    guard !recent.isEmpty else { return "The first week." }
    let mean =
      recent.reduce(0) { $0 + calendar.measure.value($1.totals) } / Double(recent.count)
    let average: String =
      switch calendar.measure {
      case .volume: volume(mean)
      case .sets: count(Int(mean.rounded()), "set")
      }
    return "Trained in \(trained) of the last \(count(recent.count, "whole week")), "
      + "\(average) a week on average"
  }

  func calendarKey(_ calendar: TrainingCalendar) -> Sentence {
    let marks = Set(calendar.weeks.map(\.mark))
    var parts: [Sentence] = [
      calendar.measure == .volume ? "Columns: volume a week" : "Columns: sets a week"
    ]
    if calendar.isByMonth { parts.append("a month under All") }
    if marks.contains(.reported) { parts.append("orange: the reported week") }
    if marks.contains(.before) { parts.append("outlined: the one before") }
    if marks.contains(.deload) { parts.append("pale: with a deload") }
    if marks.contains(.running) { parts.append("dashed: not over yet") }
    return parts.joined(separator: "; ") + "."
  }

  func calendarLabel(_ calendar: TrainingCalendar) -> Sentence {
    "Chart by week, \(count(calendar.weeks.count, "week")). \(calendarCaption(calendar)). "
      + "Numbers in the table below."
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
    "\(count(calendar.trainedDays, "day")) with a workout of the last "
      + "\(count(calendar.loggedDays, "day"))."
  }

  func label(_ series: MuscleWeeks.Series) -> Sentence {
    "\(name(series.muscle)): "
      + "\(series.sets.map { numbers.short($0, decimals: 1) }.joined(separator: ", "))"
  }

  func ratioTick(_ ratio: Double) -> Sentence { Sentence(numbers.short(ratio, decimals: 2)) }
}
