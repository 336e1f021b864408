internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog

extension English {
  func nudgesTitle(from now: CivilTime) -> Sentence {
    "Reminders from \(dates.name(now.date.weekday)) \(dates.date(now.date)), "
      + "\(numbers.timeOfDay(now.minuteOfDay))"
  }

  var noNudges: Sentence { "None in the next seven days." }

  func title(_ nudge: NudgeLine, isRedacted: Bool) -> Sentence {
    switch nudge.content {
    case .workout(let name?, _) where !isRedacted: "Time for your workout: \(self.name(name))."
    case .workout: "Time for your workout."
    case .pause(let open) where !isRedacted:
      open.title.map { "Paused: \(name: $0)." } ?? "A workout is paused."
    case .pause: "A workout is paused."
    case .achievements(let bests, _) where bests.isEmpty: "A milestone."
    case .achievements(let bests, _):
      isRedacted || bests.count == 1 ? "A new best." : "\(bests.count) new bests."
    case .overload: isRedacted ? "There is a suggestion." : "Time for more load?"
    case .restDay: isRedacted ? "Rest day." : "A good day to rest."
    }
  }

  func body(_ nudge: NudgeLine, isRedacted: Bool) -> Sentence {
    switch nudge.content {
    case .workout(_, let minute?) where !isRedacted:
      "You usually train at \(numbers.timeOfDay(minute)). Ready?"
    case .workout: "Ready?"
    case .pause(let open) where !isRedacted:
      open.progress.map { "You paused at exercise \($0.at) of \($0.of). Go on?" } ?? "Go on?"
    case .pause: "Go on?"
    case .achievements where isRedacted, .overload where isRedacted, .restDay where isRedacted:
      "Look into your log."
    case .achievements(let bests, let milestones): achievements(bests, milestones)
    case .overload(let lines):
      lines.map { "\(name: $0.exercise): \(work($0)) (\(shortReason($0)))" as Sentence }
        .joined(separator: "; ")
    case .restDay(let days): "\(count(days, "day")) of training in a row."
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

  var usualDaysTitle: Sentence { "Usual days" }

  var noUsualDays: Sentence {
    "No weekday is usual: of the last four, three need a workout."
  }

  func usual(_ time: UsualTime) -> Sentence {
    let isSure = time.isSure
    let time = numbers.timeOfDay(time.minute)
    return isSure ? Sentence(time) : "about \(time)"
  }

  func evidence(_ habit: DayHabit) -> Sentence {
    "trained on \(habit.trained) of the last \(habit.counted)"
  }

  var heldBackTitle: Sentence { "Held back" }

  func name(_ rule: NudgeOptions.Rule) -> Sentence {
    switch rule {
    case .pause: "Paused workout"
    case .workoutReminder: "Workout"
    case .achievements: "New bests"
    case .overload: "More load"
    case .restDay: "Rest day"
    }
  }

  func reason(_ reason: HeldNudge.Reason) -> Sentence {
    switch reason {
    case .past: "its time is past"
    case .quietHours: "quiet hours"
    case .enoughForTheDay: "enough for the day"
    case .enoughForTheWeek: "enough for the week"
    }
  }
}
