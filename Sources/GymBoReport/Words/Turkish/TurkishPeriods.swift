internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func periodsTitle(upTo day: CivilDate) -> Sentence {
    "\(dates.date(day)) tarihine kadar dönemler, her biri bir öncekine göre"
  }

  var periodColumns: [Sentence] {
    ["antrenman", "%", "hacim, \(numbers.symbol(of: unit))", "%", "süre", "%", "set", "%"]
  }

  func name(_ kind: PeriodKind) -> Sentence {
    switch kind {
    case .week: "hafta"
    case .month: "ay"
    case .threeMonths: "3 ay"
    case .year: "yıl"
    case .last30Days: "30 gün"
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
    "\(mark) Bu dönemde ya da öncekinde \(Int(Totals.longestPlausible / 3600)) saatten uzun bir "
      + "antrenman var."
  }

  var periodKey: Sentence {
    "hafta, ay ve yıl: bugüne kadar, önceki dönemin aynı günlerine göre; 3 ay ve 30 gün: bugünden geriye"
  }

  func average(_ average: PeriodsSection.Average) -> Sentence {
    let before = average.before.map { " (önce \(numbers.duration($0)))" } ?? ""
    return "Son 30 günün ortalama antrenmanı: \(numbers.duration(average.duration))\(before)."
  }

  func monotony(_ monotony: PeriodsSection.Monotony) -> Sentence {
    let strain =
      monotony.isOfVolume ? volume(monotony.strain) : numbers.fixed(monotony.strain, decimals: 0)
    return "Haftanın günlük \(monotony.isOfVolume ? "hacmi" : "eforu"): tekdüzelik "
      + "\(numbers.fixed(monotony.factor, decimals: 2)), zorlanma \(strain)."
  }
}

extension Turkish {
  var streaksTitle: Sentence { "Süreklilik ve kilometre taşları" }

  func name(_ kind: Streak.Kind, _ section: StreaksSection) -> Sentence {
    switch kind {
    case .trainingDays: "üst üste antrenmanlı gün"
    case .steadyDays: "\(count(section.streakGap, "gün")) ya da daha uzun ara vermeden"
    case .goalWeeks:
      section.isGoal
        ? "üst üste hedefi tutan hafta"
        : "haftada en az \(count(section.workoutsAWeek, "antrenmanla")) üst üste"
    }
  }

  func length(_ streak: Streak) -> Sentence {
    Sentence(count(streak.current, streak.kind == .goalWeeks ? "hafta" : "gün"))
  }

  func standing(_ streak: Streak) -> Sentence {
    streak.isRecord ? "rekor" : "en uzunu \(numbers.whole(streak.longest))"
  }

  var reached: Sentence { "Ulaşıldı:" }

  func milestone(_ milestone: Milestone) -> Sentence {
    let what: String =
      switch milestone.kind {
      case .volume(let kilograms): "toplam hacim \(roundVolume(Double(kilograms)))"
      case .steadyDays(let days): "uzun ara vermeden \(days) gün"
      case .trainingWeeks(let weeks): "üst üste \(weeks) hafta antrenman"
      }
    return "\(what), \(dates.day(milestone.date))."
  }

  func next(_ next: StreaksSection.NextVolume) -> Sentence {
    "Sıradaki kilometre taşı: toplam hacim \(roundVolume(next.goal)), kalan \(volume(next.missing))."
  }

  /// Milestones are round in kilograms, whichever unit the report is in.
  private func roundVolume(_ kilograms: Double) -> String {
    let text = numbers.volume(kilograms: kilograms, in: .kilogram)
    return unit == .kilogram ? text : "\(text) (\(volume(kilograms)))"
  }
}
