internal import GymBoLog
internal import GymBoProgram

extension German {
  func previewTitle(_ name: String?) -> Sentence {
    "Vorschau: \(planTitle(name)), wenn jeder Satz wie vorgeschrieben gelingt"
  }

  var previewColumns: [Sentence] {
    ["Trainings", "Sätze", "Wdh.", "Längster Tag", "Puffer", "Kleinste Reserve"]
  }

  func previewWeek(_ week: Int, isDeload: Bool) -> Sentence {
    isDeload ? "Woche \(week), Entlastung" : "Woche \(week)"
  }

  var findingsTitle: Sentence { "Was zweifelhaft ist" }
  var noFindings: Sentence { "Nichts ist zweifelhaft." }

  private func tooMany(_ number: Double) -> String {
    let text = numbers.short(number, decimals: 1)
    return text == "1" ? "1 Wiederholung" : "\(text) Wiederholungen"
  }

  func finding(_ finding: PreflightFinding) -> Sentence {
    switch finding {
    case .beyondMaximum(let lift, let week, let load, let repetitions, let reserve):
      "Über dem Maximum: \(name: lift), \(self.load(load)) × \(repetitions) in Woche \(week), "
        + "\(tooMany(-reserve)) zu viel."
    case .noReference(let lift):
      "\(name: lift) hat Prozente, aber kein Maximum, auf das sie sich beziehen."
    case .swallowedStep(let exercise, let step, let loadable):
      "\(name: exercise): Ein Schritt von \(load(step)) geht beim Runden verloren; zur nächsten Last "
        + "sind es \(load(loadable))."
    case .largeStep(let exercise, let percent):
      "\(name: exercise): Ein Schritt beträgt \(numbers.percent(percent)) der Last; über 10 % ist viel."
    case .neverProgresses(let exercise): "\(name: exercise) steigert sich nie."
    case .scriptGivenUp(let exercise):
      "\(name: exercise): Das Skript braucht zu viele Schritte und ändert nichts."
    case .noBodyWeight(let exercise):
      "\(name: exercise): Das Skript braucht dein Gewicht und ändert sonst nichts; gib es an: "
        + "\(remedy: .sayBodyWeight)"
    case .unknownExercise(let exercise): "\(name: exercise) ist nicht im Katalog."
    case .misspelt(let name): notice(.misspelt(name))
    case .foreignMaximum(let maximum): notice(.foreignMaximum(maximum))
    case .belowMEV(let muscle, let sets, let minimum):
      "Wenige Sätze: \(name(muscle)), \(numbers.short(sets, decimals: 1)) je Woche; meist reichen "
        + "\(numbers.short(minimum, decimals: 0)) zum Wachsen (Meinung)."
    case .aboveMRV(let muscle, let sets, let maximum):
      "Viele Sätze: \(name(muscle)), \(numbers.short(sets, decimals: 1)) je Woche; von mehr als "
        + "\(numbers.short(maximum, decimals: 0)) erholen sich wenige (Meinung)."
    case .rarely(let muscle): "Seltener als einmal je Woche: \(name(muscle))."
    case .steepRise(let week, let before, let after):
      "Woche \(week) hat \(after) Sätze nach \(before)."
    case .noDeload(let weeks): "\(self.weeks(weeks)) ohne Entlastung."
    case .raisingDeload(let week):
      "Die Entlastung in Woche \(week) hat einen Faktor über 1; er gilt als 1."
    case .manyExercises(let day, let number): "\(name: day): \(lifts(number))."
    case .twiceInADay(let exercise, let day):
      "Das Training \(name: day) enthält \(name: exercise) zweimal."
    case .longDay(let day, let minutes):
      "\(name: day) dauert etwa \(numbers.duration(60 * minutes))."
    case .unbalanced(let first, let second, let ratio):
      "Sätze für \(word(first)) zu Sätzen für \(word(second)): "
        + "\(numbers.fixed(ratio, decimals: 2)) zu 1; 0,8 bis 1,25 ist ausgewogen (Meinung)."
    case .missing(let family): "Keine Übung für \(word(family))."
    case .updateNotRun(let exercise):
      "\(name: exercise): Ein Skript, das während des Trainings läuft, wurde geprüft und nicht "
        + "ausgeführt."
    }
  }

  func preview(_ line: PreviewLine) -> Sentence {
    switch line {
    case .finding(let finding): return self.finding(finding)
    case .fewSets(let muscles):
      return "Wenige Sätze je Woche, in Klammern, wie viele meist zum Wachsen reichen (Meinung): "
        + "\(list(muscles))."
    case .manySets(let muscles):
      return
        "Viele Sätze je Woche, in Klammern, von wie vielen sich die meisten erholen (Meinung): "
        + "\(list(muscles))."
    case .notice(let notice): return self.notice(notice)
    case .rarely(let muscles):
      return "Seltener als einmal je Woche: "
        + "\(muscles.map { "\(name($0))" as Sentence }.joined(separator: ", "))."
    case .largeSteps(let steps):
      let list = steps.map { "\(name: $0.exercise) \(numbers.percent($0.percent))" as Sentence }
      return "Ein Schritt von über 10 % der Last ist viel: \(list.joined(separator: ", "))."
    }
  }

  private func list(_ muscles: [PreviewLine.MuscleSets]) -> Sentence {
    muscles.map {
      "\(name($0.muscle)) \(numbers.short($0.sets, decimals: 1)) "
        + "(\(numbers.short($0.landmark, decimals: 0)))" as Sentence
    }
    .joined(separator: ", ")
  }

  func planned(_ note: PlannedDateNote) -> Sentence {
    switch note {
    case .usual: "Ein üblicher Tag von dir; das Programm nennt keinen."
    case .proposed:
      "Das Programm nennt keinen Wochentag, und deine wechseln: Der Tag ist nur ein Vorschlag."
    case .loads(let day): "Lasten vom \(near(day)); sie ändern sich mit jedem Training."
    }
  }

  func preview(_ note: PreviewNote) -> Sentence {
    switch note {
    case .buffer:
      "Puffer: um wie viel die Lasten im Mittel leichter sind als die schwersten für ihre "
        + "Wiederholungen. Kleinste Reserve: Wiederholungen, die nach dem schwersten Satz bleiben."
    case .noMaximum:
      "Wie schwer die Lasten für dich sind, ist nicht bekannt: Schreib ein Maximum ins Programm, "
        + "etwa /// @max Squat 140 kg."
    case .inTurn(let workouts):
      "Eine Woche ist die des Programms, \(count(workouts, "Training", "Trainings")) der Reihe nach: "
        + "Bei mehr davon in sieben Tagen sind es mehr Sätze."
    }
  }

  private func word(_ family: MovementFamily) -> String {
    switch family {
    case .push: "Drücken"
    case .pull: "Ziehen"
    case .knee: "Kniebeugung"
    case .hip: "Hüftstreckung"
    }
  }
}
