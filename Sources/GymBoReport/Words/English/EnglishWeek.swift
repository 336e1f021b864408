internal import GymBoAnalysis
internal import GymBoLog

extension English {
  // MARK: The verdict

  func absence(_ verdict: WeekVerdict) -> Sentence? {
    guard let last = verdict.lastWorkout else { return nil }
    let day = near(last.date)
    let named: Sentence = last.title.map { "\(workout($0)) on \(day)" } ?? "on \(day)"
    if verdict.isAway { return "No workout for \(last.days) days; the last was \(named)." }
    let ago = last.days == 1 ? "yesterday" : "\(last.days) days ago"
    return last.days == 0
      ? "The last workout was \(named)." : "The last workout was \(ago): \(named)."
  }

  func lead(_ verdict: WeekVerdict) -> Sentence {
    let days = dates.range(verdict.days)
    return switch verdict.state {
    case .inProgress:
      "Week \(verdict.week.number) so far (\(days), day \(verdict.day.number) of 7):"
    case .complete, .notBegun: "Week \(verdict.week.number) (\(days)):"
    }
  }

  func summary(_ verdict: WeekVerdict) -> Sentence {
    if verdict.state == .notBegun { return "not begun." }
    let goal = verdict.goal.map { " (goal \($0))" } ?? ""
    guard verdict.workouts > 0 else {
      return verdict.state == .inProgress ? "no workout yet\(goal)." : "no workout\(goal)."
    }
    let first =
      verdict.isFirst
      ? ", the first \(verdict.state == .inProgress ? "days" : "week") of this log" : ""
    let back =
      verdict.daysOff.map { ", after \(count($0, "day")) off" }
      ?? (verdict.isAfterEmptyWeek ? ", after a week without a workout" : "")
    let isRunning = verdict.state == .inProgress
    let before = verdict.light == nil ? verdict.workoutsBefore : nil
    let compared = before.map { " (\($0) in \(weekBefore(isRunning: isRunning)))" } ?? ""
    var parts: [Sentence] = [
      "\(count(verdict.workouts, "workout"))\(goal)\(compared)\(first)\(back)\(lifting(verdict))\(deload(verdict))"
    ]
    if before != nil {
      let despite = verdict.setsDespite.map { sets in
        "but \(count(Int(sets.magnitude), "set")) \(sets > 0 ? "more" : "fewer")" as Sentence
      }
      if let despite { parts.append(despite) }
      if let work = verdict.unexplainedFall { parts.append(Sentence(change(work))) }
    } else if let work = verdict.work, verdict.isCompared {
      parts.append(words(work, of: verdict, isRunning: isRunning))
    }
    if let best = verdict.newBests.first {
      parts.append(
        verdict.newBests.count == 1
          ? "a new best on \(name: best)" : "new bests on \(count(verdict.newBests.count, "lift"))")
    }
    return parts.joined(separator: ", ") + "."
  }

  /// How many of the workouts were a deload; nothing where it goes on, which is said apart.
  private func deload(_ verdict: WeekVerdict) -> String {
    guard verdict.deloads > 0, verdict.deloadSince == nil else { return "" }
    return verdict.deloads == verdict.workouts
      ? ", a deload" : ", \(verdict.deloads) of them a deload"
  }

  /// That nothing was lifted, and when that was.
  private func lifting(_ verdict: WeekVerdict) -> Sentence {
    guard verdict.isWithoutLifting else { return "" }
    guard let last = verdict.lastLifting else { return ", no lifting" }
    let day = near(last.date)
    let named: Sentence = last.title.map { "\(workout($0)) on \(day)" } ?? "on \(day)"
    return ", no lifting (last: \(named))"
  }

  /// `volume up 12 % on the week before`.
  private func words(
    _ work: WeekVerdict.Work, of verdict: WeekVerdict, isRunning: Bool
  ) -> Sentence {
    let before = weekBefore(isRunning: isRunning) + (verdict.isAfterDeload ? " (a deload)" : "")
    switch work {
    case .volume(let percent):
      if percent.magnitude < WeekVerdict.sameVolume { return "volume as in \(before)" }
      if let times = verdict.timesTheVolume {
        return "volume \(numbers.short(times, decimals: 1)) times that of \(before)"
      }
      return "volume \(percent > 0 ? "up" : "down") \(numbers.percent(percent.magnitude)) on "
        + "\(before)"
    case .sets(let change):
      if change == 0 { return "as many sets as in \(before)" }
      let sets = count(Int(change.magnitude), "set")
      return "\(sets) \(change > 0 ? "more" : "fewer") than in \(before)"
    }
  }

  private func weekBefore(isRunning: Bool) -> String {
    isRunning ? "the same days of the week before" : "the week before"
  }

  func sentence(_ finished: WeekVerdict.FinishedWeek) -> Sentence {
    let before = finished.workoutsBefore.map { " (\($0) the week before)" } ?? ""
    let done = finished.workouts > 0 ? count(finished.workouts, "workout") : "no workout"
    let workouts = "Week \(finished.week.number): \(done)\(before)"
    let parts = [workouts, finished.work.map(change), finished.isDeload ? "a deload" : nil]
    return Sentence(parts.compactMap(\.self).joined(separator: ", ") + ".")
  }

  /// `volume down 12 %`.
  private func change(_ work: WeekVerdict.Work) -> String {
    switch work {
    case .volume(let percent):
      percent.magnitude < WeekVerdict.sameVolume
        ? "the same volume"
        : "volume \(percent > 0 ? "up" : "down") \(numbers.percent(percent.magnitude))"
    case .sets(0): "as many sets"
    case .sets(let change):
      "\(count(Int(change.magnitude), "set")) \(change > 0 ? "more" : "fewer")"
    }
  }

  func remark(_ verdict: WeekVerdict) -> Sentence? {
    var parts: [Sentence] = []
    switch verdict.falling.count {
    case 0: break
    case 1: parts.append("\(name: verdict.falling[0]) is falling")
    case 2: parts.append("\(name: verdict.falling[0]) and \(name: verdict.falling[1]) are falling")
    case let lifts: parts.append("\(lifts) lifts are falling")
    }
    if verdict.isDeloadDue { parts.append("a deload is due") }
    if let day = verdict.deloadSince {
      parts.append("a deload has been running since \(near(day))")
    }
    if let light = verdict.light {
      parts.append("a light week: \(light.light) of \(light.compared) lifts far below their level")
    }
    if let unstuck = verdict.unstuck.flatMap(words) { parts.append(unstuck) }
    return parts.isEmpty ? nil : beginning(parts.joined(separator: "; ")) + "."
  }

  private func words(_ unstuck: WeekVerdict.Unstuck) -> Sentence? {
    let (lifts, early) = (unstuck.lifts, unstuck.early)
    let week = unstuck.isPast ? "that week" : "this week"
    if unstuck.isMostlyEarly {
      return early == lifts
        ? "too early to tell how \(week)'s lifts go"
        : "too early to tell for \(early) of \(week)'s \(lifts) lifts"
    }
    guard !unstuck.isMostlyUnjudged else { return nil }
    let unclear = unstuck.unclear
    let parts = [
      unclear > 0 ? "\(unclear) \(unclear == 1 ? "is" : "are") unclear" : nil,
      early > 0 ? "\(early) \(early == 1 ? "has" : "have") too few sessions" : nil,
    ].compactMap(\.self)
    let none = "no lift is stuck"
    return Sentence(
      parts.isEmpty
        ? none : "\(none); of \(week)'s \(lifts) lifts \(parts.joined(separator: ", "))")
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
        ? " in \(totals.timedWorkouts) of \(count(totals.workouts, "workout"))" : ""
      let long = totals.longWorkouts
      let isLong = long + period.previous.longWorkouts > 0
      let time = numbers.duration(seconds) + part
      parts.append(
        long > 0
          ? "\(time) (\(long) over 6 h)" : with(time, isLong ? nil : known(period.duration)))
    }
    let sets = period.workingSets.change.value.map { change -> Sentence in
      change == 0 ? "same" : Sentence(numbers.signed(change, decimals: 0))
    }
    let unloaded = totals.workingSets - totals.loadedSets
    let isPart = totals.volume.value != nil && headline.isPart(unloaded)
    let cardio = headline.cardioSets
    let isAllCardio = cardio == totals.workingSets
    let ofCardio: Sentence = cardio > 0 && !isAllCardio ? ", \(cardio) of them cardio" : ""
    parts.append(
      with(count(totals.workingSets, "set") + (isAllCardio ? " of cardio" : ""), sets) + ofCardio)
    if isPart { parts.append("\(count(unloaded, "set")) not in the \(numbers.symbol(of: unit))") }
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
    let what = headline.isInProgress ? "the same days of the week before" : "the week before"
    let days = dates.range(headline.period.previousRange, near: asOf)
    guard headline.period.previous.workouts > 0 else {
      return "Nothing to compare with: no workout in \(what) (\(days))."
    }
    return "Compared with \(what) (\(days)): \(words(headline.period.previous))."
  }

  func coverage(_ note: WeekHeadline.Coverage) -> Sentence {
    switch note {
    case .volume(let sets, let all):
      "Volume counts \(numbers.whole(sets)) of \(numbers.whole(all)) sets (\(numbers.whole(all - sets)) \(all - sets == 1 ? "has" : "have") no "
        + "load or reps)."
    case .time(let workouts, let all):
      "Time counts \(numbers.whole(workouts)) of \(numbers.whole(all)) workouts (\(numbers.whole(all - workouts)) "
        + "\(all - workouts == 1 ? "has" : "have") no duration)."
    case .longWorkouts(let count): "Time includes \(longWorkouts(count))."
    case .noVolume(let missing): "No volume: \(reason(missing))."
    case .noTime(let missing): "No time: \(reason(missing))."
    case .longWorkoutsBefore(let count): "The time before includes \(longWorkouts(count))."
    }
  }

  func lastComplete(_ period: PeriodFinding) -> Sentence {
    let days = dates.range(period.range, near: asOf)
    let totals = words(period.current, volume: period.volume)
    let long = period.current.longWorkouts
    return "Last complete week (\(days)): \(totals)."
      + (long > 0 ? " Its time includes \(longWorkouts(long))." : "")
  }

  /// `1 workout of more than 6 hours`.
  private func longWorkouts(_ count: Int) -> String {
    let hours = Int(Totals.longestPlausible / 3600)
    return "\(self.count(count, "workout")) of more than \(hours) hours"
  }

  /// `2 workouts, 11,000 kg, 2 h 2 min, 32 sets`, the volume with its change where one is given.
  private func words(_ totals: Totals, volume comparison: Comparison? = nil) -> Sentence {
    guard totals.workouts > 0 else { return "no workout" }
    let change = comparison.flatMap(known).map { " (\($0))" as Sentence } ?? ""
    let parts: [Sentence?] = [
      Sentence(count(totals.workouts, "workout")),
      totals.volume.value.map { Sentence(volume($0)) + change },
      totals.duration.value.map { Sentence(numbers.duration($0)) },
      Sentence(count(totals.workingSets, "set")),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  var checkTheUnit: Sentence { "Check the unit." }

  var looksLikePounds: Sentence {
    "Loads read as kilograms look like pounds: \(remedy: .sayUnit(.pound))"
  }

  func key(trained: String) -> Sentence { "\(trained) workout" }

  func streak(_ streak: WeekHeadline.WeekStreak) -> Sentence {
    "\(streak.weeks) weeks in a row at goal"
  }

  func lastPause(_ pause: DayRange) -> Sentence {
    "Last pause: \(dates.range(pause.between, near: asOf)), \(daysOff(pause))."
  }

  func averageRPE(_ rpe: Double) -> Sentence { "RPE \(numbers.fixed(rpe, decimals: 1))" }

  // MARK: Sessions

  var sessionsTitle: Sentence { "Workouts, against the last of the same kind" }

  var lastOn: Sentence { "last on" }

  func title(_ measure: SessionMeasure) -> Sentence {
    switch measure {
    case .workingSets: "sets"
    case .volume: "volume"
    case .duration: "time"
    case .averageRPE: "RPE"
    case .timePerSet: "per set"
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
    return words == "0" ? "same" : Sentence(words)
  }

  func sentence(_ empty: EmptyReport) -> Sentence {
    switch empty {
    case .noWorkout(1): "There is no workout in the file."
    case .noWorkout(let files): "There is no workout in these \(files) files."
    case .nothingYet(let first):
      "There is no workout up to the day asked for; the first one is on \(dates.date(first))."
    }
  }
}
