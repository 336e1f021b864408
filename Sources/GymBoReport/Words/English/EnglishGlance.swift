internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension English {
  func name(ofLine line: PageGlance.Line) -> Sentence {
    switch line {
    case .stuck: "Stuck or falling"
    case .next: "Next workout"
    case .muscles: "Too few sets"
    case .pause: "Last pause"
    }
  }

  func sentence(_ stuck: PageGlance.Stuck) -> Sentence {
    "\(name: stuck.exercise): \(name(stuck.state))\(linked(stuck.since))"
  }

  var waitingLead: Sentence { "Can wait:" }

  func waiting(_ lifts: [PageGlance.Stuck], more: Int) -> Sentence {
    let all = lifts.map { sentence($0) } + (more > 0 ? [andMoreLifts(more)] : [])
    let named = all.joined(separator: "; ")
    return "\(named). Too little is known for advice: see how the next sessions go (opinion)."
  }

  var noLiftIsJudged: Sentence {
    "Not judged: no lift was done in the last \(Concerns.currentDays / 7) weeks."
  }

  func nothingIsStuck(lower: [String]) -> Sentence {
    guard !lower.isEmpty else { return "No lift is shown to be stuck or falling." }
    let named = Array(lower.prefix(PageGlance.mostLower))
    return "No lift is shown to be stuck or falling; lower lately: "
      + "\(names(named, more: lower.count - named.count))."
  }

  func andMoreLifts(_ count: Int) -> Sentence { "and \(self.count(count, "more lift"))" }

  func occasion(of list: SuggestionList) -> Sentence? {
    guard case .next(let next) = list.occasion else { return nil }
    return next.model.title.map { "\(name: $0) (likely)" }
      ?? "Like \(near(next.model.date)) (likely)"
  }

  func inBrief(_ line: SuggestionList.Line) -> Sentence {
    "\(name: line.exercise) \(brief(line))"
  }

  func nextTime(_ line: SuggestionList.Line) -> Sentence { "next: \(brief(line))" }

  private func brief(_ line: SuggestionList.Line) -> Sentence {
    line.suggestion.deloadWork.map { "\(shortDeload($0)) (deload)" }
      ?? plannedWork(line).joined(separator: ", ")
  }

  func fewSets(_ muscles: MusclesOfTheWeek, isFurther: Bool) -> Sentence {
    let rows = muscles.rows(at: .low)
    let when =
      switch (muscles.isOfLastDays, isFurther) {
      case (true, false): "Last 7 days: "
      case (true, true): "In the last 7 days also: "
      case (false, false): "In the week: "
      case (false, true): "In the week also: "
      }
    guard !rows.isEmpty || !muscles.idle.isEmpty else {
      return muscles.isOfLastDays
        ? "No muscle was below its usual range in the last 7 days."
        : "No muscle was below its usual range in the week."
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

  func notSuggested(_ last: CivilDate) -> Sentence? {
    let weeks = AnalysisOptions.activeDays / 7
    guard let asOf, asOf.days(since: last) > AnalysisOptions.activeDays else { return nil }
    return "Nothing is suggested: last done on \(near(last)), more than \(weeks) weeks ago."
  }

  func lowMuscles(_ muscles: [PageGlance.LowMuscle], idle: [Muscle], most: Int) -> Sentence {
    let named = muscles.prefix(most).enumerated().map { place, low -> Sentence in
      let least = muscleSets(low.least)
      let usual: Sentence = place == 0 ? " a week (at least \(least))" : " (\(least))"
      return "\(name(low.muscle)) \(muscleSets(low.sets))\(usual)"
    }
    let more = muscles.count - named.count
    let others: Sentence = more > 0 ? " and \(more) more" : ""
    let none: Sentence =
      idle.isEmpty ? "" : "; none at all: \(idle.map(name).joined(separator: ", "))"
    return "Over four weeks: \(named.joined(separator: ", "))\(others)\(none)."
  }

  func lastPause(_ calendar: TrainingCalendar) -> Sentence {
    let week = calendar.lastDaysOff
    guard let last = calendar.pauses.last else {
      let longest = calendar.longestGap
      let best: Sentence =
        calendar.goesBackAYear ? "the longest in 12 months" : "the longest so far"
      let parts: [Sentence?] = [
        week.map { timeOff($0) + ($0 == longest ? " (\(best))" : "") },
        week == nil ? "none" : nil,
        longest == week ? nil : longest.map { "\(best): \(timeOff($0))" },
      ]
      return "\(beginning(parts.compactMap(\.self).joined(separator: "; ")))."
    }
    let more = calendar.pauses.count - 1
    let longest = calendar.longestEarlierPause.map { ", the longest \(timeOff($0))" as Sentence }
    let long: Sentence =
      calendar.isPaused
      ? "\(count(last.count - 2, "day")) so far, since \(dates.date(last.first))"
      : timeOff(last)
    // The last days off come first, however many they were.
    let parts: [Sentence?] = [
      week.map(timeOff) ?? long,
      week.map { _ in "the last long one: \(long)" },
      more > 0 ? "\(count(more, "earlier pause"))\(longest ?? "")" : nil,
    ]
    return "\(beginning(parts.compactMap(\.self).joined(separator: "; ")))."
  }

  private func timeOff(_ pause: DayRange) -> Sentence {
    "\(daysOff(pause)), \(dates.range(pause.between))"
  }

  func sentence(_ states: [(word: LiftWord, lifts: Int)]) -> Sentence {
    let lifts = states.reduce(0) { $0 + $1.lifts }
    let parts = states.map { "\(name($0.word)) \($0.lifts)" as Sentence }
    return "\(count(lifts, "lift")): \(parts.joined(separator: ", "))."
  }
}
