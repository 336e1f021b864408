internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func periodsTitle(upTo day: CivilDate) -> Sentence {
    "Zeiträume bis \(dates.date(day)), jeweils verglichen mit dem davor"
  }

  var periodColumns: [Sentence] {
    ["Trainings", "%", "Volumen, \(numbers.symbol(of: unit))", "%", "Zeit", "%", "Sätze", "%"]
  }

  func name(_ kind: PeriodKind) -> Sentence {
    switch kind {
    case .week: "Woche"
    case .month: "Monat"
    case .threeMonths: "3 Monate"
    case .year: "Jahr"
    case .last30Days: "30 Tage"
    }
  }

  func percentNumber(_ comparison: Comparison) -> Sentence {
    guard case .known(let percent) = comparison.percent, comparison.value.value != nil,
      percent != 0
    else { return percentChange(comparison) }
    return Sentence(
      numbers.percentChangeNumber(percent, decimals: percent.magnitude < 1000 ? 1 : 0))
  }

  func longWorkoutKey(mark: String) -> Sentence {
    "\(mark) Mit einem Training von mehr als \(Int(Totals.longestPlausible / 3600)) Stunden, im "
      + "Zeitraum oder in dem davor."
  }

  var periodKey: Sentence {
    "Woche, Monat und Jahr: bisher, verglichen mit denselben Tagen davor; 3 Monate und 30 Tage: gleitend"
  }

  func average(_ average: PeriodsSection.Average) -> Sentence {
    let before = average.before.map { " (davor \(numbers.duration($0)))" } ?? ""
    return
      "Training im Schnitt der letzten 30 Tage: \(numbers.duration(average.duration))\(before)."
  }

  func monotony(_ monotony: PeriodsSection.Monotony) -> Sentence {
    let strain =
      monotony.isOfVolume ? volume(monotony.strain) : numbers.fixed(monotony.strain, decimals: 0)
    return
      "\(monotony.isOfVolume ? "Tagesvolumen" : "Tägliche Anstrengung") dieser Woche: Monotonie "
      + "\(numbers.fixed(monotony.factor, decimals: 2)), Belastung \(strain)."
  }
}

extension German {
  var streaksTitle: Sentence { "Serien und Meilensteine" }

  func name(_ kind: Streak.Kind, _ section: StreaksSection) -> Sentence {
    switch kind {
    case .trainingDays: "Tage in Folge"
    case .steadyDays: "Tage ohne Pause von \(dativeDays(section.streakGap)) oder mehr"
    case .goalWeeks:
      section.isGoal
        ? "Wochen in Folge im Ziel"
        : "Wochen in Folge mit \(workouts(section.workoutsAWeek))"
    }
  }

  func length(_ streak: Streak) -> Sentence {
    Sentence(streak.kind == .goalWeeks ? weeks(streak.current) : days(streak.current))
  }

  func standing(_ streak: Streak) -> Sentence {
    streak.isRecord ? "Rekord" : "längste Serie \(numbers.whole(streak.longest))"
  }

  var reached: Sentence { "Erreicht:" }

  func milestone(_ milestone: Milestone) -> Sentence {
    let what: String =
      switch milestone.kind {
      case .volume(let kilograms): "insgesamt " + roundVolume(Double(kilograms)) + " gehoben"
      case .steadyDays(let days): "\(self.days(days)) ohne längere Pause"
      case .trainingWeeks(let weeks): "\(self.weeks(weeks)) in Folge mit Training"
      }
    return ended("\(what), am \(dates.day(milestone.date))")
  }

  func next(_ next: StreaksSection.NextVolume) -> Sentence {
    "Nächster Meilenstein: insgesamt \(roundVolume(next.goal)) gehoben, es fehlen \(volume(next.missing))."
  }

  /// Milestones are round in kilograms, whichever unit the report is in.
  private func roundVolume(_ kilograms: Double) -> String {
    let text = numbers.volume(kilograms: kilograms, in: .kilogram)
    return unit == .kilogram ? text : "\(text) (\(volume(kilograms)))"
  }
}
