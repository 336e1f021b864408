internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func name(ofLine line: PageGlance.Line) -> Sentence {
    switch line {
    case .stuck: "Yerinde sayan, düşen"
    case .next: "Sıradaki antrenman"
    case .muscles: "Seti az kalan kaslar"
    case .pause: "Son ara"
    }
  }

  func sentence(_ stuck: [PageGlance.Stuck]) -> Sentence {
    guard !stuck.isEmpty else { return "Yerinde saydığı ya da düştüğü görülen hareket yok." }
    let lifts = stuck.map { lift -> Sentence in
      let since = linked(lift.since)
      let others = lift.others > 0 ? "; ayrıca \(count(lift.others, "hareket")) daha" : ""
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
    let rest = more > 0 ? "; \(count(more, "hareket")) daha" : ""
    return "\(workout(list))\(lifts.joined(separator: "; "))\(rest)."
  }

  /// `Upper A (muhtemelen): `, or nothing where no workout is likely.
  private func workout(_ list: SuggestionList) -> Sentence {
    guard case .next(let next) = list.occasion else { return "" }
    return next.model.title.map { "\(name: $0) (muhtemelen): " }
      ?? "\(near(next.model.date)) günkü gibi (muhtemelen): "
  }

  func fewSets(_ muscles: MusclesOfTheWeek) -> Sentence {
    let rows = muscles.rows(at: .low)
    let when = muscles.isOfLastDays ? "Son 7 gün: " : ""
    guard !rows.isEmpty || !muscles.idle.isEmpty else {
      return muscles.isOfLastDays
        ? "Son 7 günde olağan aralığının altında kalan kas yok."
        : "Olağan aralığının altında kalan kas yok."
    }
    let named = rows.prefix(PageGlance.musclesNamed).enumerated().map { place, row -> Sentence in
      let range = row.range.map { " (\(place == 0 ? "olağan " : "")\(self.range($0)))" as Sentence }
      return "\(name(row.muscle)) \(muscleSets(row.sets))\(range ?? "")"
    }
    let more = rows.count - named.count
    var parts: [Sentence] = named.isEmpty ? [] : [named.joined(separator: ", ")]
    if more > 0 { parts[0] = "\(parts[0]) ve \(more) kas daha" }
    if !muscles.idle.isEmpty {
      parts.append("hiç çalışmayan: \(muscles.idle.map(name).joined(separator: ", "))")
    }
    return "\(when)\(parts.joined(separator: "; "))."
  }

  func lastPause(_ calendar: TrainingCalendar) -> Sentence {
    guard let last = calendar.pauses.last else {
      let none: Sentence = "\(TrainingBreaks.shortest - 1) gün ya da daha uzun ara yok"
      return calendar.longestGap.map {
        "\(none); son 12 ayın en uzunu: \(daysOff($0)), \(dates.range($0.between))."
      } ?? "\(none)."
    }
    let more = calendar.pauses.count - 1
    let earlier = more > 0 ? "; daha önce \(count(more, "ara"))" : ""
    return calendar.isPaused
      ? "Şimdilik \(count(last.count - 1, "gün")), \(dates.date(last.first)) tarihinden beri\(earlier)."
      : "\(daysOff(last)), \(dates.range(last.between))\(earlier)."
  }

  func sentence(_ states: [(word: LiftWord, lifts: Int)]) -> Sentence {
    let lifts = states.reduce(0) { $0 + $1.lifts }
    let parts = states.map { "\(name($0.word)) \($0.lifts)" as Sentence }
    return "\(count(lifts, "hareket")): \(parts.joined(separator: ", "))."
  }
}
