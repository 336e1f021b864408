package import GymBoAnalysis
package import GymBoLog
package import GymBoProgression

/// Something that an app would say by itself at a time.
package struct Nudge: Sendable, Hashable {
  /// What it says, as values.
  package enum Content: Sendable, Hashable {
    /// Time to train: the workout's name, and the usual time, where they are known.
    case workout(name: WorkoutKind?, usualMinute: Int?)
    case pause(OpenSession)
    case achievements([Achievement])
    /// Suggestions with more load.
    case overload([Suggestion])
    case restDay(days: Int)
  }

  /// What can be done about it.
  package enum Action: String, MachineWord, Hashable {
    case start, resume, end, later, skip, details
  }

  /// The same for the same nudge in every run.
  package let id: String
  package let rule: NudgeOptions.Rule
  package var due: CivilTime
  /// From when on it is of no use.
  package let until: CivilTime
  package let content: Content

  package var actions: [Action] {
    switch rule {
    case .workoutReminder: [.start, .later, .skip]
    case .pause: [.resume, .end, .later]
    case .achievements, .overload: [.details]
    case .restDay: [.skip]
    }
  }
}

/// Something that a workout reached.
package enum Achievement: Sendable, Hashable {
  case record(RecordEvent)
  case milestone(Milestone)
}

/// A nudge that is not made, and why.
package struct HeldNudge: Sendable, Hashable, Comparable {
  package enum Reason: String, MachineWord, Hashable {
    case past
    case quietHours = "quiet_hours"
    case enoughForTheDay = "enough_for_the_day"
    case enoughForTheWeek = "enough_for_the_week"
  }

  package let id: String
  package let rule: NudgeOptions.Rule
  /// When it would have come.
  package let due: CivilTime
  package let reason: Reason

  package static func < (a: HeldNudge, b: HeldNudge) -> Bool {
    (a.id, a.reason.rawValue) < (b.id, b.reason.rawValue)
  }
}

/// A workout as reminders see it.
package struct NudgeSession: Sendable, Hashable {
  package let start: CivilTime
  package let end: CivilTime
  /// Whether the log has the time of day.
  package let hasTime: Bool
  package let achievements: [Achievement]
  package let overload: [Suggestion]

  package init(
    start: CivilTime, end: CivilTime, hasTime: Bool = true, achievements: [Achievement] = [],
    overload: [Suggestion] = []
  ) {
    self.start = start
    self.end = end
    self.hasTime = hasTime
    self.achievements = achievements
    self.overload = overload
  }
}
