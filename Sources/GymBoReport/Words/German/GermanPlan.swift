internal import GymBoLog
internal import GymBoProgram

extension German {
  func planTitle(_ name: String?) -> Sentence { name.map { "\(name: $0)" } ?? "Programm" }

  func standing(_ standing: PlanStanding) -> Sentence {
    switch standing.position {
    case nil:
      guard let like = standing.resemblance else {
        return "Noch nicht begonnen: Keine Einheit der letzten 84 Tage gleicht einem seiner Tage."
      }
      return "Noch nicht begonnen: Einheiten ab dem \(near(like.first)) gleichen seinen Tagen, mit "
        + "\(like.setsNear) von \(like.setsDue) Sätzen etwa wie verlangt. Gehörten sie dazu, setz "
        + "/// @start \(name: like.first.description) an den Anfang des Programms."
    case .beginsIn(let days): return "Beginnt in \(dativeDays(days))."
    case .finished: return "Beendet; das ist die letzte Woche."
    case .running: break
    }
    var parts: [Sentence] = ["Woche \(standing.week) von \(standing.weeks)"]
    if let cycles = standing.cycles, cycles > 1 {
      parts.append("Runde \(standing.cycle) von \(cycles)")
    } else if standing.cycles == nil, standing.cycle > 1 {
      parts.append("Runde \(standing.cycle)")
    }
    if let phase = standing.phase { parts.append("\(name: phase)") }
    if standing.isDeload { parts.append("Entlastung") }
    if let start = standing.start { parts.append("begonnen am \(near(start))") }
    if standing.behind > 0 { parts.append("\(workouts(standing.behind)) im Rückstand") }
    return ended(parts.joined(separator: ", "))
  }

  func nextWorkout(_ day: ProgramPlan.Day) -> Sentence {
    guard let date = day.date else { return "Als Nächstes: \(name: day.name)" }
    return "\(date == asOf ? "Heute" : "Als Nächstes"): \(name: day.name), "
      + "\(dates.name(date.weekday)) \(near(date))"
  }

  func planned(minutes: Double) -> Sentence { "Etwa \(numbers.duration(60 * minutes))." }

  func work(_ run: PlannedRun) -> Sentence {
    let set = run.set
    var amount = set.repetitionText
    if let seconds = set.seconds, seconds > 0 {
      let time = numbers.clock(Double(seconds)) + (set.runsOn ? "+" : "")
      amount = set.isByTimeAlone ? time : "\(amount) in \(time)"
    }
    let load = set.load.map { $0 > .zero ? self.load($0) + " × " : "" } ?? ""
    let effort = set.rpe.map { " bei RPE \(numbers.short($0, decimals: 1))" } ?? ""
    let label = set.label.map { " (\(name: $0))" as Sentence } ?? ""
    return "\(run.sets) × \(load)\(amount)\(effort)\(label)"
  }

  func superset(_ title: String, _ lifts: [String]) -> Sentence {
    "Supersatz \(name: title): \(lifts.map { "\(name: $0)" as Sentence }.joined(separator: ", "))"
  }

  func rest(_ seconds: Int) -> Sentence { "Pause \(numbers.clock(Double(seconds)))" }

  func source(of reason: LoadReason, rpe: Double?) -> Sentence {
    var parts: [String] = []
    switch reason.source {
    case .text: break
    case .percent(let percent, let reference):
      parts.append("\(numbers.percent(percent, shortTo: 2)) von \(load(reference.load.load))")
    case .chart(let rpe):
      parts.append("für RPE \(numbers.short(rpe, decimals: 1)) nach der Tabelle")
    case .suggestion: parts.append("wie vorgeschlagen")
    case .lastInProgram(let day), .lastLoad(let day): parts.append("wie am \(near(day))")
    case .estimate(let maximum): parts.append("Anfangslast, e1RM \(load(maximum))")
    case .unknown:
      parts.append(
        "Last für RPE \(numbers.short(rpe ?? 7, decimals: 1)) selbst wählen "
          + "(\(numbers.short(10 - (rpe ?? 7), decimals: 1)) Wdh. übrig)")
    }
    if reason.factor != 1, reason.source != .unknown {
      parts.append("× \(numbers.short(reason.factor, decimals: 3))")
    }
    return Sentence(parts.joined(separator: ", "))
  }

  func planWeekTitle(_ standing: PlanStanding) -> Sentence {
    "Woche \(standing.week) von \(standing.weeks)"
  }

  func state(of day: ProgramPlan.Day, _ state: PlannedDayState) -> Sentence {
    let date = day.date.map { "\(dates.name($0.weekday)) \(near($0))" }
    return switch state {
    case .done: "erledigt"
    case .next: Sentence(["als Nächstes", date].compactMap(\.self).joined(separator: ", "))
    case .missed: "versäumt, \(date ?? "")"
    case .toCome: Sentence(date ?? "kommt noch")
    }
  }

  var plannedColumns: [Sentence] { ["Übung", "Arbeit", "", "Last", "Aufwärmen"] }

  var plannedDayColumns: [Sentence] { ["Tag", "", "Übungen"] }

  func done(_ workout: PlannedWorkoutDone) -> Sentence {
    "\(day(of: workout)): \(setsDone(of: workout))"
  }

  func day(of workout: PlannedWorkoutDone) -> Sentence {
    "\(name: workout.name), \(dates.name(workout.date.weekday)) \(near(workout.date))"
  }

  func setsDone(of workout: PlannedWorkoutDone) -> Sentence {
    "\(workout.setsDone) von \(dativeSets(workout.setsPlanned))"
  }

  var planKey: Sentence { "Balken: gemachte Sätze. Fläche: geplante Sätze." }

  var planAgainstDoneColumns: [Sentence] { ["Übung", "Plan", "Gemacht"] }

  func done(_ run: DoneRun) -> Sentence {
    guard let set = run.set else { return "\(sets(run.sets)) ausgelassen" }
    let load = set.load.map { $0 > .zero ? self.load($0) + " × " : "" } ?? ""
    let effort = set.rpe.map { " bei RPE \(numbers.short($0, decimals: 1))" } ?? ""
    return "\(run.sets) × \(load)\(amount(set))\(effort)"
  }

  /// Repetitions, or the time of a set by time.
  private func amount(_ set: DoneSet) -> String {
    set.seconds.map { numbers.clock(Double($0)) } ?? "\(set.repetitions)"
  }

  private func named(_ workouts: [String]) -> Sentence {
    workouts.map { "\(name: $0)" as Sentence }.joined(separator: ", ")
  }

  var adherenceTitle: Sentence { "Wie der Plan eingehalten wurde" }

  func adherence(_ line: AdherenceLine) -> Sentence {
    switch line {
    case .nothingDue: "Noch war nichts fällig."
    case .nothingDone: "Noch kein Training daraus wurde gemacht."
    case .fulfilment(let percent, let done, let due):
      "\(numbers.percent(percent)) der geplanten Sätze: \(done) von \(due)."
    case .attendance(let done, let due, let passedOver, let behind):
      "Trainings: \(done) von \(due)" + (passedOver.isEmpty ? "." : ", ohne \(named(passedOver)).")
        + (behind > 0 ? " Nach dem Tempo des Programms wären \(behind) mehr fällig." : "")
    case .repetitions(let percent):
      "\(numbers.percent(percent, decimals: 1)) der Wiederholungen in den erledigten Trainings."
    case .setsMet(let met, let sets):
      "\(met) von \(dativeSets(sets)) der gemachten Trainings mit allen Wiederholungen und voller Last."
    case .loads(let percent, let sets):
      "Lasten: \(numbers.percentChange(percent)) gegenüber dem Plan, in \(dativeSets(sets))."
    case .effort(let points, let sets):
      "RPE: \(numbers.signedFixed(points, decimals: 1)) gegenüber dem Plan, in \(dativeSets(sets))."
    case .drift(let percent):
      "Die Lasten entfernen sich um \(numbers.percentChange(percent)) je Woche vom Plan."
    case .missed(let days, let more):
      ended(
        "Versäumt: \(days.map(near).joined(separator: ", "))"
          + (more > 0 ? ", und \(more) davor" : ""))
    case .oftenMissed(let days):
      "Am häufigsten versäumt: \(days.map(dates.name).joined(separator: ", "))."
    case .swapped(let sets, let exercises):
      "\(self.sets(sets)) mit ähnlichen Übungen: "
        + list(exercises.map { "\(name: $0.done) statt \(name: $0.planned)" }) + "."
    case .extra(let sessions): "Daneben: \(self.sessions(sessions)) außerhalb des Programms."
    }
  }

  private func list(_ names: [String]) -> Sentence {
    let shown = names.prefix(PlanNotice.mostNames).map(\.catalogueSpelling)
    return self.names(shown, more: names.count - shown.count)
  }

  private func list(_ parts: [Sentence]) -> Sentence {
    let shown = Array(parts.prefix(PlanNotice.mostNames))
    let more = parts.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " und \(more) weitere" : "")
  }

  private func work(_ other: OtherSuggestion) -> Sentence {
    "\(name: other.lift.catalogueSpelling) \(load(other.load)) × \(other.repetitions)"
  }

  /// Names that are not what was meant, and loads that are not what would be suggested.
  private func notMeant(_ notice: PlanNotice) -> Sentence {
    switch notice {
    case .misspelt(let unknown):
      "Zeile \(unknown.place.line), Spalte \(unknown.place.column): "
        + "\(name: unknown.name.catalogueSpelling) ist nicht im Katalog; meintest du "
        + unknown.nearest.map { "\(name: $0)" as Sentence }.joined(separator: " oder ") + "?"
    case .foreignMaximum(let maximum):
      "Im Programm kommt \(name: maximum.lift) nicht vor, das Maximum bleibt also ohne Wirkung"
        + (maximum.nearest.map { "; meintest du \(name: $0.catalogueSpelling)?" } ?? ".")
    case .notLowered(let others, let days):
      "Nach \(dativeDays(days)) Pause senkt das Programm keine Last. Ohne es schlüge gymbo vor, so zu "
        + "beginnen und von da an zu steigern: \(list(others.map(work)))."
    case .suggestedOtherwise(let others):
      "Das Programm entscheidet. Ohne es schlüge gymbo vor: \(list(others.map(work)))."
    default: ""
    }
  }

  func notice(_ notice: PlanNotice) -> Sentence {
    switch notice {
    case .misspelt, .foreignMaximum, .notLowered, .suggestedOtherwise: notMeant(notice)
    case .jump(let jump):
      "\(name: jump.lift): \(load(jump.load)) sind über 10 % mehr als alles der letzten 42 Tage "
        + "(\(load(jump.before)))."
    case .roundedFar(let lift, let wanted, let load):
      "\(name: lift): Das Programm verlangt \(self.load(wanted)); am nächsten daran ist "
        + "\(self.load(load))."
    case .lowered(let lift, let load, let before, let day):
      "\(name: lift): \(self.load(load)) und nicht \(self.load(before)) wie am \(near(day)): Nach Sätzen, "
        + "die nicht wie geplant gemacht wurden, nimmt das Programm Last herunter."
    case .withoutReference(let lifts):
      "Prozente ohne bekanntes Maximum: \(list(lifts)). Schreib es in das Programm."
    case .estimatedReference(let lift, let load, let hasBegun):
      "Prozente von \(name: lift) gelten für \(self.load(load)), das beste e1RM der "
        + (hasBegun ? "42 Tage vor dem Beginn." : "letzten 42 Tage.")
    case .scriptGivenUp(let exercises):
      "Ein Skript brauchte zu viele Schritte und hat nichts geändert: \(list(exercises))."
    case .noBodyWeight(let exercises):
      "Ein Skript braucht dein Gewicht und ändert sonst nichts: \(list(exercises)). Gib es an: "
        + "\(remedy: .sayBodyWeight)"
    case .noLoad(let exercises):
      "Ein Skript hätte keine Last übrig gelassen, deshalb bleiben die Lasten, wie sie waren: "
        + "\(list(exercises))."
    case .unknownExercises(let names):
      "Nicht im Katalog, deshalb ohne Muskeln: \(list(names))."
    case .updateNotRun(let names):
      "Skripte, die während des Trainings laufen, wurden geprüft und nicht ausgeführt: \(list(names))."
    case .startFound(let day, let sets, let due):
      "Das Programm nennt keinen Beginn; angenommen ist der \(near(day)): Seitdem wurden \(sets) von "
        + "\(due) Sätzen etwa wie verlangt gemacht. Ist das falsch, setz /// @start mit dem Tag an "
        + "den Anfang."
    case .beforeStart(let sessions, let start):
      "Vor dem Beginn am \(near(start)) \(sessions == 1 ? "liegt" : "liegen") "
        + "\(self.sessions(sessions)) wie seine Tage; "
        + "\(sessions == 1 ? "sie zählt" : "sie zählen") nicht mit."
    }
  }
}
