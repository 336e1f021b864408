internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension Turkish {
  func name(ofLine line: PageGlance.Line) -> Sentence {
    switch line {
    case .stuck: "Yerinde sayan ya da düşen"
    case .next: "Sıradaki antrenman"
    case .muscles: "Seti az kalan kaslar"
    case .pause: "Son ara"
    }
  }

  func sentence(_ stuck: PageGlance.Stuck) -> Sentence {
    "\(name: stuck.exercise): \(name(stuck.state))\(linked(stuck.since))"
  }

  var waitingLead: Sentence { "Bekleyebilir:" }

  func waiting(_ lifts: [PageGlance.Stuck], more: Int) -> Sentence {
    let all = lifts.map { sentence($0) } + (more > 0 ? [andMoreLifts(more)] : [])
    let named = all.joined(separator: "; ")
    return "\(named). Öneri için bilinen az: sonraki antrenmanların nasıl gittiğine bak (görüş)."
  }

  var noLiftIsJudged: Sentence {
    "Karar yok: son \(Concerns.currentDays / 7) haftada hiçbir hareket yapılmadı."
  }

  func nothingIsStuck(lower: [String]) -> Sentence {
    guard !lower.isEmpty else { return "Yerinde saydığı ya da düştüğü görülen hareket yok." }
    let named = Array(lower.prefix(PageGlance.mostLower))
    return "Yerinde saydığı ya da düştüğü görülen hareket yok; bu aralar düşük olanlar: "
      + "\(names(named, more: lower.count - named.count))."
  }

  func andMoreLifts(_ count: Int) -> Sentence { "ve \(self.count(count, "hareket")) daha" }

  func occasion(of list: SuggestionList) -> Sentence? {
    guard case .next(let next) = list.occasion else { return nil }
    return next.model.title.map { "\(name: $0) (muhtemelen)" }
      ?? "\(near(next.model.date)) günkü gibi (muhtemelen)"
  }

  func inBrief(_ line: SuggestionList.Line) -> Sentence {
    "\(name: line.exercise) \(brief(line))"
  }

  func nextTime(_ line: SuggestionList.Line) -> Sentence { "sıradaki: \(brief(line))" }

  private func brief(_ line: SuggestionList.Line) -> Sentence {
    line.suggestion.deloadWork.map { "\(shortDeload($0)) (deload)" }
      ?? plannedWork(line).joined(separator: ", ")
  }

  func fewSets(_ muscles: MusclesOfTheWeek, isFurther: Bool) -> Sentence {
    let rows = muscles.rows(at: .low)
    let when =
      switch (muscles.isOfLastDays, isFurther) {
      case (true, false): "Son 7 gün: "
      case (true, true): "Son 7 günde ayrıca: "
      case (false, false): "Haftanın toplamı: "
      case (false, true): "Haftada ayrıca: "
      }
    guard !rows.isEmpty || !muscles.idle.isEmpty else {
      return muscles.isOfLastDays
        ? "Son 7 günde olağan aralığının altında kalan kas yok."
        : "Haftada olağan aralığının altında kalan kas yok."
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

  func notSuggested(_ last: CivilDate) -> Sentence? {
    let weeks = AnalysisOptions.activeDays / 7
    guard let asOf, asOf.days(since: last) > AnalysisOptions.activeDays else { return nil }
    return "Öneri yok: en son \(near(last)) yapıldı, \(weeks) haftadan uzun zaman önce."
  }

  func lowMuscles(_ muscles: [PageGlance.LowMuscle], idle: [Muscle], most: Int) -> Sentence {
    let named = muscles.prefix(most).enumerated().map { place, low -> Sentence in
      let least = muscleSets(low.least)
      let usual: Sentence = place == 0 ? " (en az \(least))" : " (\(least))"
      return "\(name(low.muscle)) \(muscleSets(low.sets))\(usual)"
    }
    let more = muscles.count - named.count
    let others: Sentence = more > 0 ? " ve \(more) kas daha" : ""
    let none: Sentence =
      idle.isEmpty ? "" : "; hiç çalışmayan: \(idle.map(name).joined(separator: ", "))"
    return "Dört haftada haftalık ortalama: \(named.joined(separator: ", "))\(others)\(none)."
  }

  func lastPause(_ calendar: TrainingCalendar) -> Sentence {
    let week = calendar.lastDaysOff
    guard let last = calendar.pauses.last else {
      let longest = calendar.longestGap
      let best: Sentence =
        calendar.goesBackAYear ? "son 12 ayın en uzunu" : "şimdiye kadarki en uzunu"
      let parts: [Sentence?] = [
        week.map { timeOff($0) + ($0 == longest ? " (\(best))" : "") },
        week == nil ? "yok" : nil,
        longest == week ? nil : longest.map { "\(best): \(timeOff($0))" },
      ]
      return "\(beginning(parts.compactMap(\.self).joined(separator: "; ")))."
    }
    let more = calendar.pauses.count - 1
    let longest = calendar.longestEarlierPause.map { ", en uzunu \(timeOff($0))" as Sentence }
    let long: Sentence =
      calendar.isPaused
      ? "Şimdilik \(count(last.count - 2, "gün")), \(dates.date(last.first)) tarihinden beri"
      : timeOff(last)
    // The last days off come first, however many they were.
    let parts: [Sentence?] = [
      week.map(timeOff) ?? long,
      week.map { _ in "son uzun ara: \(long)" },
      more > 0 ? "daha önce \(count(more, "ara"))\(longest ?? "")" : nil,
    ]
    return "\(beginning(parts.compactMap(\.self).joined(separator: "; ")))."
  }

  private func timeOff(_ pause: DayRange) -> Sentence {
    "\(daysOff(pause)), \(dates.range(pause.between))"
  }

  func sentence(_ states: [(word: LiftWord, lifts: Int)]) -> Sentence {
    let lifts = states.reduce(0) { $0 + $1.lifts }
    let parts = states.map { "\(name($0.word)) \($0.lifts)" as Sentence }
    return "\(count(lifts, "hareket")): \(parts.joined(separator: ", "))."
  }
}
