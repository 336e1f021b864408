internal import GymBoLog
internal import GymBoProgram

extension German {
  func previewTitle(_ name: String?) -> Sentence {
    "Vorschau: \(planTitle(name)), wenn jeder Satz wie vorgeschrieben gelingt"
  }

  var previewColumns: [Sentence] {
    ["Sätze", "Wdh.", "Längster Tag", "Puffer", "Kleinste Reserve"]
  }

  func previewWeek(_ week: Int, isDeload: Bool) -> Sentence {
    isDeload ? "Woche \(week), Entlastung" : "Woche \(week)"
  }

  var findingsTitle: Sentence { "Was zweifelhaft ist" }
  var noFindings: Sentence { "Nichts ist zweifelhaft." }

  func finding(_ finding: PreflightFinding) -> Sentence {
    switch finding {
    case .beyondMaximum(let lift, let week, let load, let repetitions, let reserve):
      "Über dem Maximum: \(name: lift), \(self.load(load)) × \(repetitions) in Woche \(week), "
        + "\(numbers.short(-reserve, decimals: 1)) Wiederholungen zu viel."
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
    case .twiceInADay(let exercise, let day): "\(name: exercise) kommt an \(name: day) zweimal vor."
    case .longDay(let day, let minutes):
      "\(name: day) dauert etwa \(numbers.duration(60 * minutes))."
    case .unbalanced(let first, let second, let ratio):
      "\(word(first)) zu \(word(second)): \(numbers.fixed(ratio, decimals: 2)) Sätze zu einem; 0,8 bis "
        + "1,25 ist ausgewogen (Meinung)."
    case .missing(let family): "Keine Übung für \(word(family))."
    case .updateNotRun(let exercise):
      "\(name: exercise): Ein Skript, das während des Trainings läuft, wurde geprüft und nicht "
        + "ausgeführt."
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
