internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension German {
  func name(ofLine line: PageGlance.Line) -> Sentence {
    switch line {
    case .stuck: "Plateau oder rückläufig"
    case .next: "Nächstes Training"
    case .muscles: "Zu wenige Sätze"
    case .pause: "Letzte Pause"
    }
  }

  func sentence(_ stuck: PageGlance.Stuck) -> Sentence {
    "\(name: stuck.exercise): \(name(stuck.state))\(linked(stuck.since))"
  }

  var waitingLead: Sentence { "Kann warten:" }

  func waiting(_ lifts: [PageGlance.Stuck], more: Int) -> Sentence {
    let all = lifts.map { sentence($0) } + (more > 0 ? [andMoreLifts(more)] : [])
    let named = all.joined(separator: "; ")
    return "\(named). Für einen Rat ist zu wenig bekannt: die nächsten Einheiten abwarten "
      + "(Meinung)."
  }

  var noLiftIsJudged: Sentence {
    "Ohne Urteil: In den letzten \(Concerns.currentDays / 7) Wochen wurde keine Übung gemacht."
  }

  func nothingIsStuck(lower: [String]) -> Sentence {
    guard !lower.isEmpty else { return "Keine Übung stockt oder fällt erkennbar." }
    let named = Array(lower.prefix(PageGlance.mostLower))
    return "Keine Übung stockt oder fällt erkennbar; zuletzt niedriger: "
      + "\(names(named, more: lower.count - named.count))."
  }

  func andMoreLifts(_ count: Int) -> Sentence {
    "und \(self.count(count, "weitere Übung", "weitere Übungen"))"
  }

  func occasion(of list: SuggestionList) -> Sentence? {
    guard case .next(let next) = list.occasion else { return nil }
    return next.model.title.map { "\(name: $0) (wahrscheinlich)" }
      ?? "Wie am \(near(next.model.date)) (wahrscheinlich)"
  }

  func inBrief(_ line: SuggestionList.Line) -> Sentence {
    "\(name: line.exercise) \(brief(line))"
  }

  func nextTime(_ line: SuggestionList.Line) -> Sentence { "als Nächstes: \(brief(line))" }

  private func brief(_ line: SuggestionList.Line) -> Sentence {
    line.suggestion.deloadWork.map { "\(shortDeload($0)) (Entlastung)" }
      ?? plannedWork(line).joined(separator: ", ")
  }

  func fewSets(_ muscles: MusclesOfTheWeek, isFurther: Bool) -> Sentence {
    let rows = muscles.rows(at: .low)
    let when =
      switch (muscles.isOfLastDays, isFurther) {
      case (true, false): "Letzte 7 Tage: "
      case (true, true): "In den letzten 7 Tagen außerdem: "
      case (false, false): "In der Woche: "
      case (false, true): "In der Woche außerdem: "
      }
    guard !rows.isEmpty || !muscles.idle.isEmpty else {
      return muscles.isOfLastDays
        ? "Kein Muskel lag in den letzten 7 Tagen unter dem üblichen Bereich."
        : "Kein Muskel lag in der Woche unter dem üblichen Bereich."
    }
    let named = rows.prefix(PageGlance.musclesNamed).enumerated().map { place, row -> Sentence in
      let range = row.range.map { " (\(place == 0 ? "üblich " : "")\(self.range($0)))" as Sentence }
      return "\(name(row.muscle)) \(muscleSets(row.sets))\(range ?? "")"
    }
    let more = rows.count - named.count
    var parts: [Sentence] = named.isEmpty ? [] : [named.joined(separator: ", ")]
    if more > 0 { parts[0] = "\(parts[0]) und \(more) weitere" }
    if !muscles.idle.isEmpty {
      parts.append("gar keine: \(muscles.idle.map(name).joined(separator: ", "))")
    }
    return "\(when)\(parts.joined(separator: "; "))."
  }

  func notSuggested(_ last: CivilDate) -> Sentence? {
    let weeks = AnalysisOptions.activeDays / 7
    guard let asOf, asOf.days(since: last) > AnalysisOptions.activeDays else { return nil }
    return "Kein Vorschlag: zuletzt am \(near(last)), vor mehr als \(weeks) Wochen."
  }

  func lowMuscles(_ muscles: [PageGlance.LowMuscle], idle: [Muscle], most: Int) -> Sentence {
    let named = muscles.prefix(most).enumerated().map { place, low -> Sentence in
      let least = muscleSets(low.least)
      let usual: Sentence = place == 0 ? " pro Woche (mindestens \(least))" : " (\(least))"
      return "\(name(low.muscle)) \(muscleSets(low.sets))\(usual)"
    }
    let more = muscles.count - named.count
    let others: Sentence = more > 0 ? " und \(more) weitere" : ""
    let none: Sentence =
      idle.isEmpty ? "" : "; gar keine: \(idle.map(name).joined(separator: ", "))"
    return "Über vier Wochen: \(named.joined(separator: ", "))\(others)\(none)."
  }

  func lastPause(_ calendar: TrainingCalendar) -> Sentence {
    let week = calendar.lastDaysOff
    guard let last = calendar.pauses.last else {
      let longest = calendar.longestGap
      let best: Sentence =
        calendar.goesBackAYear ? "die längste in 12 Monaten" : "die längste bisher"
      let parts: [Sentence?] = [
        week.map { timeOff($0) + ($0 == longest ? " (\(best))" : "") },
        week == nil ? "keine" : nil,
        longest == week ? nil : longest.map { "\(best): \(timeOff($0))" },
      ]
      return ended(beginning(parts.compactMap(\.self).joined(separator: "; ")))
    }
    let more = calendar.pauses.count - 1
    let longest = calendar.longestEarlierPause.map { ", die längste \(timeOff($0))" as Sentence }
    let long: Sentence =
      calendar.isPaused
      ? "Bisher \(count(last.count - 2, "Tag", "Tage")), seit \(dates.date(last.first))"
      : timeOff(last)
    // The last days off come first, however many they were.
    let parts: [Sentence?] = [
      week.map(timeOff) ?? long,
      week.map { _ in "die letzte lange: \(long)" },
      more > 0 ? "davor \(count(more, "Pause", "Pausen"))\(longest ?? "")" : nil,
    ]
    return ended(beginning(parts.compactMap(\.self).joined(separator: "; ")))
  }

  private func timeOff(_ pause: DayRange) -> Sentence {
    "\(daysOff(pause)), \(dates.range(pause.between))"
  }

  func sentence(_ states: [(word: LiftWord, lifts: Int)]) -> Sentence {
    let lifts = states.reduce(0) { $0 + $1.lifts }
    let parts = states.map { "\(name($0.word)) \($0.lifts)" as Sentence }
    return "\(self.lifts(lifts)): \(parts.joined(separator: ", "))."
  }
}
