internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func name(ofLine line: PageGlance.Line) -> Sentence {
    switch line {
    case .stuck: "Plateau oder rückläufig"
    case .next: "Nächstes Training"
    case .muscles: "Zu wenige Sätze"
    case .pause: "Letzte Pause"
    }
  }

  func sentence(_ stuck: [PageGlance.Stuck]) -> Sentence {
    guard !stuck.isEmpty else { return "Keine Übung stockt oder fällt erkennbar." }
    let lifts = stuck.map { lift -> Sentence in
      let since = linked(lift.since)
      let others =
        lift.others > 0
        ? ", dazu \(count(lift.others, "weitere Übung", "weitere Übungen"))" : ""
      return "\(name: lift.exercise): \(name(lift.state))\(since)\(others)"
    }
    return ended(lifts.joined(separator: "; "))
  }

  func inBrief(_ list: SuggestionList) -> Sentence {
    guard !list.lines.isEmpty else { return noSuggestions }
    let lifts = list.lines.prefix(PageGlance.liftsNamed).map { line -> Sentence in
      "\(name: line.exercise) \(plannedWork(line).joined(separator: " + "))"
    }
    let more = list.lines.count - lifts.count
    let rest = more > 0 ? "; \(count(more, "weitere Übung", "weitere Übungen"))" : ""
    return ended("\(workout(list))\(lifts.joined(separator: "; "))\(rest)")
  }

  /// `Upper A (wahrscheinlich): `, or nothing where no workout is likely.
  private func workout(_ list: SuggestionList) -> Sentence {
    guard case .next(let next) = list.occasion else { return "" }
    return next.model.title.map { "\(name: $0) (wahrscheinlich): " }
      ?? "Wie am \(near(next.model.date)) (wahrscheinlich): "
  }

  func fewSets(_ muscles: MusclesOfTheWeek) -> Sentence {
    let rows = muscles.rows(at: .low)
    let when = muscles.isOfLastDays ? "Letzte 7 Tage: " : ""
    guard !rows.isEmpty || !muscles.idle.isEmpty else {
      return muscles.isOfLastDays
        ? "Kein Muskel lag in den letzten 7 Tagen unter dem üblichen Bereich."
        : "Kein Muskel lag unter dem üblichen Bereich."
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

  func lastPause(_ calendar: TrainingCalendar) -> Sentence {
    guard let last = calendar.pauses.last else {
      let none: Sentence = "Keine von \(TrainingBreaks.shortest - 1) Tagen oder mehr"
      return calendar.longestGap.map {
        ended("\(none); die längste in 12 Monaten: \(daysOff($0)), \(dates.range($0.between))")
      } ?? "\(none)."
    }
    let more = calendar.pauses.count - 1
    let earlier = more > 0 ? "; davor \(count(more, "Pause", "Pausen"))" : ""
    return ended(
      calendar.isPaused
        ? "Bisher \(count(last.count - 1, "Tag", "Tage")), seit \(dates.date(last.first))\(earlier)"
        : "\(daysOff(last)), \(dates.range(last.between))\(earlier)")
  }

  func sentence(_ states: [(word: LiftWord, lifts: Int)]) -> Sentence {
    let lifts = states.reduce(0) { $0 + $1.lifts }
    let parts = states.map { "\(name($0.word)) \($0.lifts)" as Sentence }
    return "\(self.lifts(lifts)): \(parts.joined(separator: ", "))."
  }
}
