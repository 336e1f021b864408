internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension German {
  func pageTitle(_ verdict: WeekVerdict) -> Sentence {
    let days = dates.range(DayRange(verdict.week.start, verdict.week.end))
    return switch verdict.state {
    case .inProgress: "Woche \(verdict.week.number), Tag \(verdict.day.number) von 7 (\(days))"
    case .complete, .notBegun: "Woche \(verdict.week.number) (\(days))"
    }
  }

  func verdict(_ verdict: WeekVerdict) -> Sentence {
    let absence = verdict.workouts == 0 ? absence(verdict) : nil
    let sentences = [
      beginning(summary(verdict)), verdict.finished.map(sentence), absence, remark(verdict),
    ]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  var emptyPageTitle: Sentence { "Trainingsverlauf" }

  func title(_ part: PagePart) -> Sentence {
    switch part {
    case .week: "So lief es"
    case .bests: "Neue Bestwerte"
    case .attention: "Braucht Aufmerksamkeit"
    case .insights: insightsTitle
    case .next: "Nächstes Training"
    case .plan: adherenceTitle
    case .lifts: "Übungen"
    case .muscles: "Muskeln"
    case .balance: "Balance"
    case .history: "Verlauf"
    case .streaks: "Serien und Meilensteine"
    case .body: bodyTitle
    case .data: "Daten und Methoden"
    }
  }

  func linkTitle(_ part: PagePart) -> Sentence {
    switch part {
    case .week: "Woche"
    case .bests: "Bestwerte"
    case .attention: "Zu beachten"
    case .insights: "Auffällig"
    case .next: "Als Nächstes"
    case .plan: "Plan"
    case .streaks: "Serien"
    case .data: "Daten"
    case .lifts, .muscles, .balance, .history, .body: title(part)
    }
  }

  var skipLink: Sentence { "Zum Bericht" }

  var navigationLabel: Sentence { "Teile des Berichts" }

  // MARK: The week

  var periodChoice: Sentence { "Zeitraum" }

  func title(_ measure: PeriodMeasure) -> Sentence {
    switch measure {
    case .workouts: "Trainings"
    case .volume: "Volumen"
    case .time: "Zeit"
    case .sets: "Sätze"
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
      return "davor: \(comparison.previous.reason.map(reason) ?? "–")"
    }
    return "davor: \(value)"
  }

  func ranges(_ period: PeriodCards.Period) -> Sentence {
    let now = dates.range(period.finding.range, near: nil)
    let before = dates.range(period.finding.previousRange, near: nil)
    let none = period.finding.previous.workouts == 0 ? " (kein Training)" : ""
    return "\(now), verglichen mit \(before)\(none)"
  }

  func day(_ day: WeekHeadline.Day) -> Sentence {
    if day.sessions > 0 { return Sentence(workouts(day.sessions)) }
    return day.isFuture ? "kommt noch" : "frei"
  }

  var workoutColumns: [Sentence] {
    ["Tag", "Training", "Sätze", "Volumen", "Zeit", "RPE", "Bestwerte"]
  }

  func ratings(_ rpe: Double?) -> Sentence {
    rpe.map { Sentence(numbers.fixed($0, decimals: 1)) } ?? missing
  }

  // MARK: Bests and the next workout

  var bestColumns: [Sentence] {
    ["Übung", "Satz", "Rekord", "Jetzt", "Davor", "Zuwachs", ""]
  }

  var noBests: Sentence { "Diese Woche keine." }

  var noBestsButRecords: Sentence {
    "Diese Woche keine, die zählen: Rekorde des Volumens und solche der ersten zwei Einheiten einer Übung "
      + "kommen zu leicht. Sie stehen in der Liste."
  }

  var nextColumns: [Sentence] { ["Übung", "Vorschlag", "Entlastung", "RPE", "Chance", "Warum"] }

  func moreBelow(_ count: Int) -> Sentence {
    count == 1
      ? "Für 1 weitere Übung steht der Vorschlag unter „Übungen“."
      : "Für \(count) weitere Übungen stehen die Vorschläge unter „Übungen“."
  }

  func nextKey(effort: Bool, chance: Bool) -> Sentence {
    let columns =
      (effort ? "RPE: was bei diesem Gewicht zu erwarten ist. " : "")
      + (chance ? "Chance: den besten Satz zu schaffen, aus diesem Log berechnet. " : "")
    return "\(columns)Die ganze Begründung steht weiter unten bei der Übung."
  }

  // MARK: Lifts

  var findLift: Sentence { "Übung suchen" }

  var findLink: Sentence { "Suche" }

  var noLiftFound: Sentence { "Keine Übung hat das im Namen." }

  var spanChoice: Sentence { "Diagramme über" }

  func name(_ span: LiftChart.Span) -> Sentence {
    switch span {
    case .threeMonths: "3 Monate"
    case .year: "1 Jahr"
    case .all: "Alles"
    }
  }

  func otherLifts(_ count: Int) -> Sentence {
    "Seit \(AnalysisOptions.activeDays / 7) Wochen nicht trainiert: \(lifts(count))"
  }

  func now(_ panel: LiftPanels.Panel) -> Sentence {
    guard let chart = panel.chart, let last = chart.last else { return "" }
    switch chart.measure {
    case .estimate, .tenRepetitions:
      return "\(name(chart.measure)) \(estimate(last.value))"
    case .assistance, .repetitions, .seconds: return value(last.value, of: chart.measure)
    }
  }

  func last(_ day: CivilDate) -> Sentence { "zuletzt \(near(day))" }

  var sliderLabel: Sentence { "Einheit" }

  var nextTitle: Sentence { "Nächstes Mal" }

  var bandsTitle: Sentence { "Wiederholungen" }

  func band(_ row: RepetitionBandShares.Row) -> Sentence {
    let volume = row.volume.map {
      ", \(numbers.percent($0.percent, decimals: 1)) des Volumens"
    }
    return "\(name(row.band)) (\(row.band.range)): \(setCount(row.sets)), "
      + "\(numbers.percent(row.percentOfSets, decimals: 1))\(volume ?? "")"
  }

  func sessionsInNumbers(_ count: Int) -> Sentence {
    count == 1 ? "Die Einheit in Zahlen" : "Alle \(numbers.whole(count)) Einheiten in Zahlen"
  }

  func numberColumns(_ measure: ProgressMeasure) -> [Sentence] {
    let symbol = numbers.symbol(of: unit)
    return switch measure {
    case .estimate, .tenRepetitions:
      ["Tag", "Bester Satz → \(name(measure)), \(symbol)", "Volumen, \(symbol)"]
    case .assistance, .repetitions, .seconds: ["Tag", "Bester Satz"]
    }
  }

  var moreOfTrend: Sentence { "So kommt das Urteil zustande" }

  // MARK: Muscles, balance, history

  func bullet(_ row: MusclesOfTheWeek.Row) -> Sentence {
    let sets = numbers.short(row.sets, decimals: 1)
    guard let range = row.range else { return Sentence(sets) }
    let of: Sentence = "\(sets) von \(self.range(range))"
    return switch row.place {
    case .low: "\(of), !\u{A0}wenig"
    case .high: "\(of), !\u{A0}viel"
    case .within, nil: of
    }
  }

  var bulletKey: Sentence {
    "Balken: harte Sätze der Woche. Schattiert: der übliche Bereich, vom Minimum zum Aufbauen bis zum "
      + "Maximum, von dem man sich noch erholt (Meinung von Trainern); die Mitte ist markiert."
  }

  func muscleWeeksTitle(_ weeks: Int, isRunning: Bool) -> Sentence {
    "Sätze je Muskel in den letzten \(weeks) Kalenderwochen"
      + (isRunning ? ", diese ist noch nicht vorbei" : "")
  }

  var muscleWeekTable: Sentence { "Sätze je Muskel und Woche (Datum: Wochenbeginn), in Zahlen" }

  var balanceKey: Sentence {
    "Punkt: das Verhältnis; Linie: sein 80-%-Intervall; schattiert: der übliche Bereich. Links von 1 "
      + "überwiegt die zweite Seite, rechts die erste."
  }

  func calendarSpanChoice(isByMonth: Bool) -> Sentence { "Wochen" }

  func name(_ span: TrainingCalendar.Span) -> Sentence {
    switch span {
    case .twelveWeeks: "12 Wochen"
    case .halfYear: "26 Wochen"
    case .year: "52 Wochen"
    case .all: "Alle"
    }
  }

  var calendarColumns: [Sentence] {
    ["", "Trainings", "Sätze", "Volumen, \(numbers.symbol(of: unit))", "Zeit"]
  }

  func name(ofMonth day: CivilDate) -> Sentence {
    let parts = day.components
    return "\(dates.months[(parts.month - 1) % dates.months.count]) \(parts.year)"
  }

  var weekTable: Sentence { "Woche für Woche, in Zahlen" }

  var calendarTable: Sentence { "Nach Monaten und Jahren, in Zahlen" }

  func pauses(_ calendar: TrainingCalendar) -> Sentence {
    let shown = calendar.pauses(most: Self.pausesNamed)
    guard !shown.isEmpty else {
      return "Keine Pause von \(TrainingBreaks.shortest - 1) Tagen oder mehr."
    }
    let named = shown.map { "\(daysOff($0)), \(dates.range($0.between))" as Sentence }
    let more = calendar.pauses.count - named.count
    return ended(
      "Pausen, die neueste zuerst: \(named.joined(separator: "; "))"
        + "\(more > 0 ? " und \(more) kürzere" : "")")
  }

  /// Pauses told one by one.
  private static let pausesNamed = 8

  var calendarTitle: Sentence { "Die letzten zwölf Monate, Tag für Tag" }

  var calendarKey: Sentence {
    "Ein Punkt ist ein Tag mit Training, je größer, desto mehr Sätze; ein Pünktchen ist ein freier Tag."
  }

  // MARK: Many athletes

  var athletesTitle: Sentence { "Athleten" }

  func triageSummary(_ list: TriageList) -> Sentence {
    let all = count(list.athletes, "Athlet", "Athleten")
    return list.rows.isEmpty
      ? "\(all); um keinen muss man sich kümmern."
      : "\(all), \(numbers.whole(list.rows.count)) davon brauchen einen Blick, die dringendsten zuerst."
  }

  var athleteColumns: [Sentence] { ["Athlet", "Letztes Training", "Warum"] }

  // MARK: Data

  func notesTitle(_ count: Int) -> Sentence {
    Sentence(self.count(count, "Hinweis", "Hinweise") + " zu den Daten")
  }

  func place(of issue: Issue, file: String?) -> Sentence {
    guard let place = issue.place else { return "" }
    let column = place.columnName.map { ", \(name: $0)" as Sentence } ?? ""
    let line: Sentence = "Zeile \(Int(place.line))\(column)"
    return file.map { "\(file: $0), \(line)" } ?? line
  }

  func moreNotes(_ count: Int, files: [String]) -> Sentence {
    "und \(numbers.whole(count)) weitere: \(remedy: .check(files: files))"
  }

  var methodsTitle: Sentence { "Methoden: Formel, Konstanten, Bereich, Beleg, Quelle" }

  func version(_ version: String) -> Sentence { "Erstellt von GymBo \(version)." }
}
