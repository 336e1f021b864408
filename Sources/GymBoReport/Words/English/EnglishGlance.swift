internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func name(ofLine line: PageGlance.Line) -> Sentence {
    switch line {
    case .stuck: "Stuck or falling"
    case .next: "Next workout"
    case .muscles: "Too few sets"
    case .pause: "Last pause"
    }
  }

  func sentence(_ stuck: [PageGlance.Stuck]) -> Sentence {
    guard !stuck.isEmpty else { return "No lift is shown to be stuck or falling." }
    let lifts = stuck.map { lift -> Sentence in
      let since = linked(lift.since)
      let others = lift.others > 0 ? ", and \(count(lift.others, "more lift"))" : ""
      return "\(name: lift.exercise): \(name(lift.state))\(since)\(others)"
    }
    return lifts.joined(separator: "; ") + "."
  }

  func inBrief(_ list: SuggestionList) -> Sentence {
    guard !list.lines.isEmpty else { return noSuggestions }
    let lifts = list.lines.prefix(PageGlance.liftsNamed).map { line -> Sentence in
      "\(name: line.exercise) \(plannedWork(line).joined(separator: " + "))"
    }
    let more = list.lines.count - lifts.count
    let rest = more > 0 ? "; \(count(more, "more lift"))" : ""
    return "\(workout(list))\(lifts.joined(separator: "; "))\(rest)."
  }

  /// `Upper A (likely): `, or nothing where no workout is likely.
  private func workout(_ list: SuggestionList) -> Sentence {
    guard case .next(let next) = list.occasion else { return "" }
    return next.model.title.map { "\(name: $0) (likely): " }
      ?? "Like \(near(next.model.date)) (likely): "
  }

  func fewSets(_ muscles: MusclesOfTheWeek) -> Sentence {
    let rows = muscles.rows(at: .low)
    let when = muscles.isOfLastDays ? "Last 7 days: " : ""
    guard !rows.isEmpty || !muscles.idle.isEmpty else {
      return muscles.isOfLastDays
        ? "No muscle was below its usual range in the last 7 days."
        : "No muscle was below its usual range."
    }
    let named = rows.prefix(PageGlance.musclesNamed).enumerated().map { place, row -> Sentence in
      let range = row.range.map { " (\(place == 0 ? "usual " : "")\(self.range($0)))" as Sentence }
      return "\(name(row.muscle)) \(muscleSets(row.sets))\(range ?? "")"
    }
    let more = rows.count - named.count
    var parts: [Sentence] = named.isEmpty ? [] : [named.joined(separator: ", ")]
    if more > 0 { parts[0] = "\(parts[0]) and \(more) more" }
    if !muscles.idle.isEmpty {
      parts.append("none at all: \(muscles.idle.map(name).joined(separator: ", "))")
    }
    return "\(when)\(parts.joined(separator: "; "))."
  }

  func lastPause(_ calendar: TrainingCalendar) -> Sentence {
    guard let last = calendar.pauses.last else {
      let none: Sentence = "None of \(TrainingBreaks.shortest - 1) days or more"
      return calendar.longestGap.map {
        "\(none); the longest in 12 months: \(daysOff($0)), \(dates.range($0.between))."
      } ?? "\(none)."
    }
    let more = calendar.pauses.count - 1
    let earlier = more > 0 ? "; \(count(more, "earlier pause"))" : ""
    return calendar.isPaused
      ? "\(count(last.count - 1, "day")) so far, since \(dates.date(last.first))\(earlier)."
      : "\(daysOff(last)), \(dates.range(last.between))\(earlier)."
  }

  func sentence(_ states: [(word: LiftWord, lifts: Int)]) -> Sentence {
    let lifts = states.reduce(0) { $0 + $1.lifts }
    let parts = states.map { "\(name($0.word)) \($0.lifts)" as Sentence }
    return "\(count(lifts, "lift")): \(parts.joined(separator: ", "))."
  }
}
