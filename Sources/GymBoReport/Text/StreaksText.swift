internal import GymBoAnalysis
internal import GymBoLog

/// Streaks and milestones.
struct StreaksText {
  let findings: HistoryFindings
  let unit: LoadUnit

  func write(to page: inout TextPage) {
    page.heading("Streaks and milestones")
    var table = AlignedTable([.left, .right, .left], flexible: [0])
    for streak in findings.streaks {
      let unit = streak.kind == .goalWeeks ? "week" : "day"
      let longest = "longest \(NumberText.whole(streak.longest))"
      table.add([
        .init(name(of: streak.kind)),
        .init(NumberText.count(streak.current, unit)),
        streak.isRecord ? .init("record", .green) : .init(longest),
      ])
    }
    page.table(table)
    let week = DayRange(findings.week.week.start, findings.week.week.end)
    let reached = findings.milestones.filter { week.contains($0.date) }
    // Of the volume's steps, the last one holds the others.
    let lastVolume = reached.last { $0.kind.isVolume }
    for milestone in reached where !milestone.kind.isVolume || milestone == lastVolume {
      page.paragraph(
        " \(milestone.kind.text(unit)) on \(milestone.date.dayText).", lead: ("Reached:", .green),
        indent: 2, hanging: 2)
    }
    if let next { page.line("  \(next)") }
  }

  private func name(of kind: Streak.Kind) -> String {
    switch kind {
    case .trainingDays: "training days running"
    case .steadyDays:
      "days without a gap of more than \(findings.options.streakGap) days"
    case .goalWeeks:
      "weeks running with \(NumberText.count(findings.options.weeklyGoal, "workout"))"
    }
  }

  private var next: String? {
    guard let lifted = findings.totals.volume.value else { return nil }
    let step = 10_000.0
    let goal = ((lifted / step).rounded(.down) + 1) * step
    return "Next: \(Milestone.volumeText(goal, unit)) lifted in all, "
      + "\(unit.volume(kilograms: goal - lifted)) to go."
  }
}

extension Milestone {
  /// Milestones are round in kilograms, whatever the report's unit.
  static func volumeText(_ kilograms: Double, _ unit: LoadUnit) -> String {
    let text = LoadUnit.kilogram.volume(kilograms: kilograms)
    return unit == .kilogram ? text : "\(text) (\(unit.volume(kilograms: kilograms)))"
  }
}

extension Milestone.Kind {
  var isVolume: Bool {
    if case .volume = self { true } else { false }
  }

  func text(_ unit: LoadUnit) -> String {
    switch self {
    case .volume(let kilograms):
      Milestone.volumeText(Double(kilograms), unit) + " lifted in all"
    case .steadyDays(let days): "\(days) days without a longer gap"
    case .trainingWeeks(let weeks): "\(weeks) weeks running with training"
    }
  }
}
