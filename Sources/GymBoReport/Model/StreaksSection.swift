internal import GymBoAnalysis
internal import GymBoLog

/// Streaks, and the milestones reached in the week.
struct StreaksSection: Sendable {
  /// The next milestone of the volume, in kilograms.
  struct NextVolume: Sendable {
    var goal: Double
    var missing: Double
  }

  var streaks: [Streak]
  /// Days that a gap may have in a steady streak.
  var streakGap: Int
  /// Workouts a week that make a week count.
  var workoutsAWeek: Int
  /// Whether somebody set them as a goal.
  var isGoal: Bool
  var reached: [Milestone]
  var next: NextVolume?

  /// Milestones of the volume are its multiples, in kilograms.
  private static let step = 10_000.0

  init(_ findings: HistoryFindings) {
    streaks = findings.streaks
    streakGap = findings.options.streakGap
    workoutsAWeek = findings.options.workoutsAWeek
    isGoal = findings.options.weeklyGoal != nil
    let week = DayRange(findings.week.week.start, findings.week.week.end)
    let reached = findings.milestones.filter { week.contains($0.date) }
    // Of several steps of the volume in one week, the last one says it all.
    let lastVolume = reached.last { $0.kind.isVolume }
    self.reached = reached.filter { !$0.kind.isVolume || $0 == lastVolume }
    if let lifted = findings.totals.volume.value {
      let step = StreaksSection.step
      let goal = ((lifted / step).rounded(.down) + 1) * step
      next = NextVolume(goal: goal, missing: goal - lifted)
    }
  }
}

extension Milestone.Kind {
  var isVolume: Bool {
    if case .volume = self { true } else { false }
  }
}
