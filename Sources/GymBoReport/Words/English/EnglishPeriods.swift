internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func periodsTitle(upTo day: CivilDate) -> Sentence {
    "Periods up to \(dates.date(day)), each against the one before it"
  }

  var periodColumns: [Sentence] {
    ["workouts", "%", "volume, \(numbers.symbol(of: unit))", "%", "time", "%", "sets", "%"]
  }

  func name(_ kind: PeriodKind) -> Sentence {
    switch kind {
    case .week: "week"
    case .month: "month"
    case .threeMonths: "3 months"
    case .year: "year"
    case .last30Days: "30 days"
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
    "\(mark) With a workout of more than \(Int(Totals.longestPlausible / 3600)) hours, in the "
      + "period or the one before it."
  }

  var periodKey: Sentence {
    "week, month and year: so far, against the same days before; 3 months and 30 days: rolling"
  }

  func average(_ average: PeriodsSection.Average) -> Sentence {
    let before = average.before.map { " (\(numbers.duration($0)) before)" } ?? ""
    return "Average workout of the last 30 days: \(numbers.duration(average.duration))\(before)."
  }

  func monotony(_ monotony: PeriodsSection.Monotony) -> Sentence {
    let strain =
      monotony.isOfVolume ? volume(monotony.strain) : numbers.fixed(monotony.strain, decimals: 0)
    return "Daily \(monotony.isOfVolume ? "volume" : "effort") of the week: monotony "
      + "\(numbers.fixed(monotony.factor, decimals: 2)), strain \(strain)."
  }
}

extension English {
  var streaksTitle: Sentence { "Streaks and milestones" }

  func name(_ kind: Streak.Kind, _ section: StreaksSection) -> Sentence {
    switch kind {
    case .trainingDays: "days in a row"
    case .steadyDays: "days without \(count(section.streakGap, "day")) off in a row"
    case .goalWeeks:
      section.isGoal
        ? "weeks in a row at goal"
        : "weeks in a row with \(count(section.workoutsAWeek, "workout"))"
    }
  }

  func length(_ streak: Streak) -> Sentence {
    Sentence(count(streak.current, streak.kind == .goalWeeks ? "week" : "day"))
  }

  func standing(_ streak: Streak) -> Sentence {
    streak.isRecord ? "record" : "longest \(numbers.whole(streak.longest))"
  }

  var reached: Sentence { "Reached:" }

  func milestone(_ milestone: Milestone) -> Sentence {
    let what: String =
      switch milestone.kind {
      case .volume(let kilograms): roundVolume(Double(kilograms)) + " lifted in all"
      case .steadyDays(let days): "\(days) days without a longer gap"
      case .trainingWeeks(let weeks): "\(weeks) weeks in a row with training"
      }
    return "\(what) on \(dates.day(milestone.date))."
  }

  func next(_ next: StreaksSection.NextVolume) -> Sentence {
    "Next milestone: \(roundVolume(next.goal)) lifted in all, \(volume(next.missing)) to go."
  }

  /// Milestones are round in kilograms, whichever unit the report is in.
  private func roundVolume(_ kilograms: Double) -> String {
    let text = numbers.volume(kilograms: kilograms, in: .kilogram)
    return unit == .kilogram ? text : "\(text) (\(volume(kilograms)))"
  }
}
