internal import GymBoAnalysis
internal import GymBoLog

extension German {
  // MARK: The verdict

  func absence(_ verdict: WeekVerdict) -> Sentence? {
    guard let last = verdict.lastWorkout else { return nil }
    let day = "am \(near(last.date))"
    let named: Sentence = last.title.map { "\(workout($0)) \(day)" } ?? "\(day)"
    if last.days >= 7 {
      return ended("Seit \(dativeDays(last.days)) kein Training; das letzte war \(named)")
    }
    let mark = last.title == nil ? "," : ":"
    return switch last.days {
    case 0: ended("Das letzte Training war \(named)")
    case 1: ended("Das letzte Training war gestern\(mark) \(named)")
    default: ended("Das letzte Training war vor \(dativeDays(last.days))\(mark) \(named)")
    }
  }

  func lead(_ verdict: WeekVerdict) -> Sentence {
    let days = dates.range(verdict.days)
    return switch verdict.state {
    case .inProgress:
      "Woche \(verdict.week.number) bisher (\(days), Tag \(verdict.day.number) von 7):"
    case .complete, .notBegun: "Woche \(verdict.week.number) (\(days)):"
    }
  }

  func summary(_ verdict: WeekVerdict) -> Sentence {
    if verdict.state == .notBegun { return "noch nicht begonnen." }
    let goal = verdict.goal.map { " (Ziel \($0))" } ?? ""
    guard verdict.workouts > 0 else {
      return verdict.state == .inProgress ? "noch kein Training\(goal)." : "kein Training\(goal)."
    }
    let first =
      verdict.isFirst
      ? verdict.state == .inProgress
        ? ", die ersten Tage dieses Logs" : ", die erste Woche dieses Logs" : ""
    let back =
      verdict.daysOff.map { ", nach \(dativeDays($0)) Pause" }
      ?? (verdict.isAfterEmptyWeek ? ", nach einer Woche ohne Training" : "")
    let isRunning = verdict.state == .inProgress
    let before = verdict.light == nil ? verdict.workoutsBefore : nil
    let compared = before.map { " (\(weekBefore(isRunning: isRunning)) \($0))" } ?? ""
    var parts: [Sentence] = [
      "\(workouts(verdict.workouts))\(goal)\(compared)\(first)\(back)\(lifting(verdict))\(deload(verdict))"
    ]
    if before != nil {
      let despite = verdict.setsDespite.map { sets in
        "aber \(setCount(Int(sets.magnitude))) \(sets > 0 ? "mehr" : "weniger")" as Sentence
      }
      if let despite { parts.append(despite) }
      if let work = verdict.unexplainedFall { parts.append(Sentence(change(work))) }
    } else if let work = verdict.work, verdict.isCompared {
      parts.append(words(work, of: verdict, isRunning: isRunning))
    }
    if let best = verdict.newBests.first {
      parts.append(
        verdict.newBests.count == 1
          ? "neuer Bestwert: \(name: best)" : "neue Bestwerte in \(lifts(verdict.newBests.count))")
    }
    return parts.joined(separator: ", ") + "."
  }

  /// How many of the workouts were a deload; nothing where it goes on, which is said apart.
  private func deload(_ verdict: WeekVerdict) -> String {
    guard verdict.deloads > 0, verdict.deloadSince == nil else { return "" }
    return verdict.deloads == verdict.workouts
      ? ", eine Entlastung" : ", davon \(verdict.deloads) zur Entlastung"
  }

  /// That nothing was lifted, and when that was.
  private func lifting(_ verdict: WeekVerdict) -> Sentence {
    guard verdict.isWithoutLifting else { return "" }
    guard let last = verdict.lastLifting else { return ", kein Krafttraining" }
    let day = near(last.date)
    let named: Sentence = last.title.map { "\(workout($0)) am \(day)" } ?? "am \(day)"
    return ", kein Krafttraining (zuletzt: \(named))"
  }

  /// `Volumen 12 % höher als in der Vorwoche`.
  private func words(
    _ work: WeekVerdict.Work, of verdict: WeekVerdict, isRunning: Bool
  ) -> Sentence {
    let before =
      weekBefore(isRunning: isRunning) + (verdict.isAfterDeload ? ", einer Entlastung" : "")
    switch work {
    case .volume(let percent):
      if percent.magnitude < WeekVerdict.sameVolume { return "Volumen wie \(before)" }
      if let times = verdict.timesTheVolume {
        return "Volumen \(numbers.short(times, decimals: 1))-mal so hoch wie \(before)"
      }
      return "Volumen \(numbers.percent(percent.magnitude)) "
        + "\(percent > 0 ? "höher" : "niedriger") als \(before)"
    case .sets(let change):
      if change == 0 { return "so viele Sätze wie \(before)" }
      return "\(setCount(Int(change.magnitude))) \(change > 0 ? "mehr" : "weniger") als \(before)"
    }
  }

  func sentence(_ finished: WeekVerdict.FinishedWeek) -> Sentence {
    let before = finished.workoutsBefore.map { " (in der Woche davor \($0))" } ?? ""
    let done = finished.workouts > 0 ? self.workouts(finished.workouts) : "kein Training"
    let workouts = "Woche \(finished.week.number): \(done)\(before)"
    let parts = [
      workouts, finished.work.map(change), finished.isDeload ? "eine Entlastungswoche" : nil,
    ]
    return Sentence(parts.compactMap(\.self).joined(separator: ", ") + ".")
  }

  /// `12 % weniger Volumen`.
  private func change(_ work: WeekVerdict.Work) -> String {
    switch work {
    case .volume(let percent):
      percent.magnitude < WeekVerdict.sameVolume
        ? "gleiches Volumen"
        : "\(numbers.percent(percent.magnitude)) \(percent > 0 ? "mehr" : "weniger") Volumen"
    case .sets(0): "gleich viele Sätze"
    case .sets(let change):
      "\(setCount(Int(change.magnitude))) \(change > 0 ? "mehr" : "weniger")"
    }
  }

  private func weekBefore(isRunning: Bool) -> String {
    isRunning ? "an denselben Tagen der Vorwoche" : "in der Vorwoche"
  }

  private func words(_ unstuck: WeekVerdict.Unstuck) -> Sentence? {
    let (lifts, early) = (unstuck.lifts, unstuck.early)
    let week = unstuck.isPast ? "jener Woche" : "dieser Woche"
    if unstuck.isMostlyEarly {
      return early == lifts
        ? "für ein Urteil über die Übungen \(week) ist es zu früh"
        : "für \(early) der \(lifts) Übungen \(week) ist es zu früh für ein Urteil"
    }
    guard !unstuck.isMostlyUnjudged else { return nil }
    let unclear = unstuck.unclear
    let parts = [
      unclear > 0 ? "\(unclear == 1 ? "ist" : "sind") \(unclear) unklar" : nil,
      early > 0 ? "\(early == 1 ? "hat" : "haben") \(early) zu wenige Einheiten" : nil,
    ].compactMap(\.self)
    let none = "keine Übung steht still"
    return Sentence(
      parts.isEmpty
        ? none : "\(none); von den \(lifts) \(week) \(parts.joined(separator: ", "))")
  }

  func remark(_ verdict: WeekVerdict) -> Sentence? {
    var parts: [Sentence] = []
    switch verdict.falling.count {
    case 0: break
    case 1: parts.append("\(name: verdict.falling[0]) ist rückläufig")
    case 2:
      parts.append(
        "\(name: verdict.falling[0]) und \(name: verdict.falling[1]) sind rückläufig")
    case let lifts: parts.append("\(lifts) Übungen sind rückläufig")
    }
    if verdict.isDeloadDue { parts.append("eine Entlastungswoche ist fällig") }
    if let day = verdict.deloadSince {
      parts.append("seit dem \(near(day)) läuft eine Entlastungswoche")
    }
    if let light = verdict.light {
      parts.append(
        "eine leichte Woche: \(light.light) von \(light.compared) Übungen weit unter ihrem Niveau")
    }
    if let unstuck = verdict.unstuck.flatMap(words) { parts.append(unstuck) }
    return parts.isEmpty ? nil : beginning(parts.joined(separator: "; ")) + "."
  }

  // MARK: Numbers

  func numbers(_ headline: WeekHeadline) -> [Sentence] {
    let (period, totals) = (headline.period, headline.period.current)
    guard totals.workouts > 0 else { return [] }
    func with(_ text: String, _ change: Sentence?) -> Sentence {
      headline.isAlone ? Sentence(text) : change.map { "\(text) (\($0))" } ?? Sentence(text)
    }
    var parts: [Sentence] = []
    if let kilograms = totals.volume.value {
      parts.append(with(volume(kilograms), known(period.volume)))
    }
    if let seconds = totals.duration.value {
      let part =
        totals.timedWorkouts < totals.workouts
        ? " in \(totals.timedWorkouts) von \(workouts(totals.workouts))" : ""
      let long = totals.longWorkouts
      let isLong = long + period.previous.longWorkouts > 0
      let time = numbers.duration(seconds) + part
      parts.append(
        long > 0
          ? "\(time) (\(long) über 6 h)" : with(time, isLong ? nil : known(period.duration)))
    }
    let sets = period.workingSets.change.value.map { change -> Sentence in
      change == 0 ? "gleich" : Sentence(numbers.signed(change, decimals: 0))
    }
    let unloaded = totals.workingSets - totals.loadedSets
    let isPart = totals.volume.value != nil && headline.isPart(unloaded)
    let cardio = headline.cardioSets
    let isAllCardio = cardio == totals.workingSets
    let ofCardio: Sentence = cardio > 0 && !isAllCardio ? ", \(cardio) davon Cardio" : ""
    parts.append(
      with(setCount(totals.workingSets) + (isAllCardio ? " Cardio" : ""), sets) + ofCardio)
    if isPart { parts.append("\(setCount(unloaded)) nicht in den \(numbers.symbol(of: unit))") }
    if let rpe = headline.averageRPE { parts.append(averageRPE(rpe)) }
    return parts
  }

  /// A change in percent; nil where there is none to tell. From ten percent on it is whole.
  private func known(_ comparison: Comparison) -> Sentence? {
    comparison.percent.value.map { percent in
      Sentence(numbers.percentChange(percent, decimals: 0))
    }
  }

  func comparison(_ headline: WeekHeadline) -> Sentence {
    let days = dates.range(headline.period.previousRange, near: asOf)
    guard headline.period.previous.workouts > 0 else {
      return "Kein Vergleich: kein Training \(weekBefore(isRunning: headline.isInProgress)) "
        + "(\(days))."
    }
    let what = headline.isInProgress ? "denselben Tagen der Vorwoche" : "der Vorwoche"
    return "Verglichen mit \(what) (\(days)): \(words(headline.period.previous))."
  }

  func coverage(_ note: WeekHeadline.Coverage) -> Sentence {
    switch note {
    case .volume(let sets, let all):
      "Das Volumen zählt \(numbers.whole(sets)) von \(dativeSets(all)) (\(numbers.whole(all - sets)) ohne Gewicht oder "
        + "Wiederholungen)."
    case .time(let timed, let all):
      "Die Zeit zählt \(numbers.whole(timed)) von \(workouts(all)) (\(numbers.whole(all - timed)) ohne Dauer)."
    case .longWorkouts(let count): "Die Zeit enthält \(longWorkouts(count))."
    case .noVolume(let missing): "Kein Volumen: \(reason(missing))."
    case .noTime(let missing): "Ohne Zeitangabe: \(reason(missing))."
    case .longWorkoutsBefore(let count): "Die Zeit davor enthält \(longWorkouts(count))."
    }
  }

  func lastComplete(_ period: PeriodFinding) -> Sentence {
    let days = dates.range(period.range, near: asOf)
    let totals = words(period.current, volume: period.volume)
    let long = period.current.longWorkouts
    return "Letzte volle Woche (\(days)): \(totals)."
      + (long > 0 ? " Ihre Zeit enthält \(longWorkouts(long))." : "")
  }

  /// `1 Training von mehr als 6 Stunden`.
  private func longWorkouts(_ count: Int) -> String {
    "\(workouts(count)) von mehr als \(Int(Totals.longestPlausible / 3600)) Stunden"
  }

  /// `2 Trainings, 11.000 kg, 2 h 2 min, 32 Sätze`, the volume with its change where one is given.
  private func words(_ totals: Totals, volume comparison: Comparison? = nil) -> Sentence {
    guard totals.workouts > 0 else { return "kein Training" }
    let change = comparison.flatMap(known).map { " (\($0))" as Sentence } ?? ""
    let parts: [Sentence?] = [
      Sentence(workouts(totals.workouts)),
      totals.volume.value.map { Sentence(volume($0)) + change },
      totals.duration.value.map { Sentence(numbers.duration($0)) },
      Sentence(setCount(totals.workingSets)),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  var checkTheUnit: Sentence { "Prüf die Einheit." }

  var looksLikePounds: Sentence {
    "Als Kilogramm gelesen, sehen die Gewichte nach Pfund aus: \(remedy: .sayUnit(.pound))"
  }

  func key(trained: String) -> Sentence { "\(trained) Training" }

  func streak(_ streak: WeekHeadline.WeekStreak) -> Sentence {
    "\(streak.weeks) Wochen in Folge im Ziel"
  }

  func lastPause(_ pause: DayRange) -> Sentence {
    "Letzte Pause: \(dates.range(pause.between, near: asOf)), \(days(pause.count - 2))."
  }

  func averageRPE(_ rpe: Double) -> Sentence { "RPE \(numbers.fixed(rpe, decimals: 1))" }

  // MARK: Sessions

  var sessionsTitle: Sentence { "Trainings, verglichen mit dem letzten gleichen" }

  var lastOn: Sentence { "zuletzt" }

  func title(_ measure: SessionMeasure) -> Sentence {
    switch measure {
    case .workingSets: "Sätze"
    case .volume: "Volumen"
    case .duration: "Zeit"
    case .averageRPE: "RPE"
    case .timePerSet: "je Satz"
    }
  }

  func change(_ comparison: Comparison, of measure: SessionMeasure) -> Sentence {
    switch measure {
    case .workingSets: change(comparison) { numbers.signed($0, decimals: 0) }
    case .volume: percentChange(comparison)
    case .duration: change(comparison) { numbers.sign($0) + numbers.duration($0.magnitude) }
    case .averageRPE: change(comparison) { numbers.signed($0, decimals: 1) }
    case .timePerSet:
      change(comparison) { seconds in
        seconds.magnitude < 0.5 ? "0" : numbers.sign(seconds) + numbers.clock(seconds.magnitude)
      }
    }
  }

  private func change(_ comparison: Comparison, _ text: (Double) -> String) -> Sentence {
    guard let change = comparison.change.value else { return "–" }
    let words = change == 0 ? "0" : text(change)
    return words == "0" ? "gleich" : Sentence(words)
  }

  func sentence(_ empty: EmptyReport) -> Sentence {
    switch empty {
    case .noWorkout(1): "In der Datei steht kein Training."
    case .noWorkout(let files): "In diesen \(files) Dateien steht kein Training."
    case .nothingYet(let first):
      "Bis zu dem gewählten Tag gibt es kein Training; das erste war am \(dates.date(first))."
    }
  }
}
