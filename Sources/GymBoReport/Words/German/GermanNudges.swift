internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog

extension German {
  func nudgesTitle(from now: CivilTime) -> Sentence {
    "Erinnerungen ab \(dates.name(now.date.weekday)) \(dates.date(now.date)), "
      + "\(numbers.timeOfDay(now.minuteOfDay))"
  }

  var noNudges: Sentence { "Keine in den nächsten sieben Tagen." }

  func title(_ nudge: NudgeLine, isRedacted: Bool) -> Sentence {
    switch nudge.content {
    case .workout(let name?, _) where !isRedacted: "Zeit für dein Training: \(self.name(name))."
    case .workout: "Zeit für dein Training."
    case .pause(let open) where !isRedacted:
      open.title.map { "Pausiert: \(name: $0)." } ?? "Ein Training ist pausiert."
    case .pause: "Ein Training ist pausiert."
    case .achievements(let bests, _) where bests.isEmpty: "Ein Meilenstein."
    case .achievements(let bests, _):
      isRedacted || bests.count == 1 ? "Ein neuer Bestwert." : "\(bests.count) neue Bestwerte."
    case .overload: isRedacted ? "Es gibt einen Vorschlag." : "Zeit für mehr Gewicht?"
    case .restDay: isRedacted ? "Ruhetag." : "Ein guter Tag für Ruhe."
    }
  }

  func body(_ nudge: NudgeLine, isRedacted: Bool) -> Sentence {
    switch nudge.content {
    case .workout(_, let minute?) where !isRedacted:
      "Du trainierst meist um \(numbers.timeOfDay(minute)). Bereit?"
    case .workout: "Bereit?"
    case .pause(let open) where !isRedacted:
      open.progress.map { "Du hast bei Übung \($0.at) von \($0.of) pausiert. Weiter?" } ?? "Weiter?"
    case .pause: "Weiter?"
    case .achievements where isRedacted, .overload where isRedacted, .restDay where isRedacted:
      "Sieh in dein Trainingslog."
    case .achievements(let bests, let milestones): achievements(bests, milestones)
    case .overload(let lines):
      lines.map { "\(name: $0.exercise): \(work($0)) (\(shortReason($0)))" as Sentence }
        .joined(separator: "; ")
    case .restDay(let days): "\(self.days(days)) Training in Folge."
    }
  }

  private func achievements(
    _ bests: [RecordsOfTheWeek.Best], _ milestones: [Milestone]
  ) -> Sentence {
    let records = bests.map { best -> Sentence in
      let set = best.set.map { " \(self.set($0))" as Sentence } ?? ""
      return "\(name: best.exercise)\(set) (\(gain(best)))"
    }
    return (records + milestones.map(milestone)).joined(separator: "; ")
  }

  var usualDaysTitle: Sentence { "Übliche Tage" }

  var noUsualDays: Sentence {
    "Kein Wochentag ist üblich: Von den letzten vier brauchen drei ein Training."
  }

  func usual(_ time: UsualTime) -> Sentence {
    let isSure = time.isSure
    let time = numbers.timeOfDay(time.minute)
    return isSure ? Sentence(time) : "etwa \(time)"
  }

  func evidence(_ habit: DayHabit) -> Sentence {
    "an \(habit.trained) der letzten \(habit.counted) trainiert"
  }

  var heldBackTitle: Sentence { "Nicht gesendet" }

  func name(_ rule: NudgeOptions.Rule) -> Sentence {
    switch rule {
    case .pause: "Pausiertes Training"
    case .workoutReminder: "Training"
    case .achievements: "Neue Bestwerte"
    case .overload: "Mehr Gewicht"
    case .restDay: "Ruhetag"
    }
  }

  func reason(_ reason: HeldNudge.Reason) -> Sentence {
    switch reason {
    case .past: "der Zeitpunkt ist verstrichen"
    case .quietHours: "Ruhezeit"
    case .enoughForTheDay: "genug für den Tag"
    case .enoughForTheWeek: "genug für die Woche"
    }
  }
}
