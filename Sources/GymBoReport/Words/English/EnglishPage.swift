internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension English {
  func pageTitle(_ verdict: WeekVerdict) -> Sentence {
    let days = dates.range(DayRange(verdict.week.start, verdict.week.end))
    return switch verdict.state {
    case .inProgress: "Week \(verdict.week.number), day \(verdict.day.number) of 7 (\(days))"
    case .complete, .notBegun: "Week \(verdict.week.number) (\(days))"
    }
  }

  func verdict(_ verdict: WeekVerdict) -> Sentence {
    let absence = verdict.workouts == 0 ? absence(verdict) : nil
    let sentences = [
      capital(summary(verdict)), verdict.finished.map(sentence), absence, remark(verdict),
    ]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  /// The sentence with a capital at its beginning, unless it begins with a name.
  private func capital(_ sentence: Sentence) -> Sentence {
    guard case .text(let text) = sentence.runs.first else { return sentence }
    return Sentence.joining([.text(beginning(text))] + sentence.runs.dropFirst())
  }

  var emptyPageTitle: Sentence { "Training history" }

  func title(_ part: PagePart) -> Sentence {
    switch part {
    case .week: "How it went"
    case .bests: "New bests"
    case .attention: "Needs attention"
    case .insights: insightsTitle
    case .next: "Next workout"
    case .plan: adherenceTitle
    case .lifts: "Lifts"
    case .muscles: "Muscles"
    case .balance: "Balance"
    case .history: "History"
    case .streaks: "Streaks and milestones"
    case .body: bodyTitle
    case .data: "Data and methods"
    }
  }

  func linkTitle(_ part: PagePart) -> Sentence {
    switch part {
    case .week: "Week"
    case .attention: "Attention"
    case .insights: "Insights"
    case .next: "Next"
    case .plan: "Plan"
    case .streaks: "Streaks"
    case .data: "Data"
    case .bests, .lifts, .muscles, .balance, .history, .body: title(part)
    }
  }

  var skipLink: Sentence { "To the report" }

  var navigationLabel: Sentence { "Parts of the report" }

  // MARK: The week

  var periodChoice: Sentence { "Period" }

  func title(_ measure: PeriodMeasure) -> Sentence {
    switch measure {
    case .workouts: "Workouts"
    case .volume: "Volume"
    case .time: "Time"
    case .sets: "Sets"
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
      return "before: \(comparison.previous.reason.map(reason) ?? "–")"
    }
    return "before: \(value)"
  }

  func ranges(_ period: PeriodCards.Period) -> Sentence {
    let now = dates.range(period.finding.range, near: nil)
    let before = dates.range(period.finding.previousRange, near: nil)
    let none = period.finding.previous.workouts == 0 ? " (no workout)" : ""
    return "\(now), compared with \(before)\(none)"
  }

  func day(_ day: WeekHeadline.Day) -> Sentence {
    if day.sessions > 0 { return Sentence(count(day.sessions, "workout")) }
    return day.isFuture ? "to come" : "rest"
  }

  var workoutColumns: [Sentence] {
    ["Day", "Workout", "Sets", "Volume", "Time", "RPE", "New bests"]
  }

  func ratings(_ rpe: Double?) -> Sentence {
    rpe.map { Sentence(numbers.fixed($0, decimals: 1)) } ?? missing
  }

  // MARK: Bests and the next workout

  var bestColumns: [Sentence] {
    ["Lift", "Set", "Record", "Now", "Before", "Gain", ""]
  }

  var noBests: Sentence { "None this week." }

  var noBestsButRecords: Sentence {
    "None this week that counts: records of volume, and those of the first two sessions of a lift, come "
      + "too easily. They are in the list."
  }

  var nextColumns: [Sentence] { ["Lift", "Do", "Deload", "RPE", "Chance", "Why"] }

  func moreBelow(_ count: Int) -> Sentence {
    "\(self.count(count, "more lift")) with a suggestion: see each under Lifts."
  }

  func nextKey(effort: Bool, chance: Bool) -> Sentence {
    let columns =
      (effort ? "RPE: what to expect at this load. " : "")
      + (chance ? "Chance: that the best set is completed, from this log. " : "")
    return "\(columns)Open a lift below for the whole reason."
  }

  // MARK: Lifts

  var findLift: Sentence { "Find a lift" }

  var findLink: Sentence { "Find" }

  var noLiftFound: Sentence { "No lift has this in its name." }

  var spanChoice: Sentence { "Charts of" }

  func name(_ span: LiftChart.Span) -> Sentence {
    switch span {
    case .threeMonths: "3 months"
    case .year: "1 year"
    case .all: "All"
    }
  }

  func otherLifts(_ count: Int) -> Sentence {
    "Not trained for \(AnalysisOptions.activeDays / 7) weeks: \(self.count(count, "lift"))"
  }

  func now(_ panel: LiftPanels.Panel) -> Sentence {
    guard let chart = panel.chart, let last = chart.last else { return "" }
    switch chart.measure {
    case .estimate, .tenRepetitions:
      return "\(name(chart.measure)) \(estimate(last.value))"
    case .assistance, .repetitions, .seconds: return value(last.value, of: chart.measure)
    }
  }

  func last(_ day: CivilDate) -> Sentence { "last \(near(day))" }

  var sliderLabel: Sentence { "Session" }

  var nextTitle: Sentence { "Next time" }

  var bandsTitle: Sentence { "Repetitions" }

  func band(_ row: RepetitionBandShares.Row) -> Sentence {
    let volume = row.volume.map {
      ", \(numbers.percent($0.percent, decimals: 1)) of the volume"
    }
    return "\(name(row.band)) (\(row.band.range)): \(count(row.sets, "set")), "
      + "\(numbers.percent(row.percentOfSets, decimals: 1))\(volume ?? "")"
  }

  func sessionsInNumbers(_ count: Int) -> Sentence {
    count == 1 ? "The session in numbers" : "All \(numbers.whole(count)) sessions in numbers"
  }

  func numberColumns(_ measure: ProgressMeasure) -> [Sentence] {
    let symbol = numbers.symbol(of: unit)
    return switch measure {
    case .estimate, .tenRepetitions:
      ["Day", "Best set → \(name(measure)), \(symbol)", "Volume, \(symbol)"]
    case .assistance, .repetitions, .seconds: ["Day", "Best set"]
    }
  }

  var moreOfTrend: Sentence { "How this was judged" }

  // MARK: Muscles, balance, history

  func bullet(_ row: MusclesOfTheWeek.Row) -> Sentence {
    let sets = "\(numbers.short(row.sets, decimals: 1))"
    guard let range = row.range else { return Sentence(sets) }
    let of: Sentence = "\(sets) of \(self.range(range))"
    return switch row.place {
    case .low: "\(of), !\u{A0}low"
    case .high: "\(of), !\u{A0}high"
    case .within, nil: of
    }
  }

  var bulletKey: Sentence {
    "Bar: hard sets of the week. Shaded: coaches' usual range, from the least that builds to the most "
      + "to recover from (an opinion); its middle is marked."
  }

  func muscleWeeksTitle(_ weeks: Int, isRunning: Bool) -> Sentence {
    "Sets by muscle, the last \(count(weeks, "calendar week"))"
      + (isRunning ? ", this one so far" : "")
  }

  var muscleWeekTable: Sentence { "Sets by muscle in the weeks from these days, in numbers" }

  var balanceKey: Sentence {
    "Dot: the ratio; line: its 80 % interval; shaded: the usual range. Left of 1 the second side has "
      + "more, right of 1 the first."
  }

  func calendarSpanChoice(isByMonth: Bool) -> Sentence { "Weeks" }

  func name(_ span: TrainingCalendar.Span) -> Sentence {
    switch span {
    case .twelveWeeks: "12 weeks"
    case .halfYear: "26 weeks"
    case .year: "52 weeks"
    case .all: "All"
    }
  }

  var calendarColumns: [Sentence] {
    ["", "Workouts", "Sets", "Volume, \(numbers.symbol(of: unit))", "Time"]
  }

  func name(ofMonth day: CivilDate) -> Sentence {
    let parts = day.components
    return "\(dates.months[(parts.month - 1) % dates.months.count]) \(parts.year)"
  }

  var weekTable: Sentence { "Week by week, in numbers" }

  var calendarTable: Sentence { "By month and year, in numbers" }

  func pauses(_ calendar: TrainingCalendar) -> Sentence {
    let shown = calendar.pauses(most: Self.pausesNamed)
    guard !shown.isEmpty else {
      return "No pause of \(TrainingBreaks.shortest - 1) days or more."
    }
    let named = shown.map { "\(daysOff($0)), \(dates.range($0.between))" as Sentence }
    let more = calendar.pauses.count - named.count
    return "Pauses, the latest first: \(named.joined(separator: "; "))"
      + "\(more > 0 ? " and \(more) shorter ones" : "")."
  }

  /// Pauses told one by one.
  private static let pausesNamed = 8

  var calendarTitle: Sentence { "Days of the last year" }

  var calendarKey: Sentence {
    "A dot is a day with a workout, the larger, the more sets; a speck is a day of rest."
  }

  // MARK: Many athletes

  var athletesTitle: Sentence { "Athletes" }

  func triageSummary(_ list: TriageList) -> Sentence {
    let all = count(list.athletes, "athlete")
    return list.rows.isEmpty
      ? "\(all); nobody needs a look."
      : "\(all), \(numbers.whole(list.rows.count)) of them need a look, the most pressing first."
  }

  var athleteColumns: [Sentence] { ["Athlete", "Last workout", "Why"] }

  // MARK: Data

  func notesTitle(_ count: Int) -> Sentence { Sentence(self.count(count, "note") + " on the data") }

  func place(of issue: Issue, file: String?) -> Sentence {
    guard let place = issue.place else { return "" }
    let column = place.columnName.map { ", \(name: $0)" as Sentence } ?? ""
    let line: Sentence = "line \(Int(place.line))\(column)"
    return file.map { "\(file: $0), \(line)" } ?? line
  }

  func moreNotes(_ count: Int, files: [String]) -> Sentence {
    "and \(numbers.whole(count)) more: \(remedy: .check(files: files))"
  }

  var methodsTitle: Sentence { "Methods: formula, constants, range, evidence, source" }

  func version(_ version: String) -> Sentence { "Made by GymBo \(version)." }
}
