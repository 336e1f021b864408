/// When a lifter trains: the weeks of a history, with what interrupts them.
struct TrainingCalendar {
  /// A break from training and what it costs.
  struct Break {
    /// Weeks from the first, both included.
    var weeks: ClosedRange<Int>
    /// Share of strength lost on return, and the weeks that it takes to come back.
    var loss: Double
    var recovery: Double
  }

  /// A Monday.
  var first: Day
  var last: Day
  var breaks: [Break]
  var deloads: [Int]
  /// Share of the planned workouts that do not happen.
  var missed: Double

  var weekCount: Int { (last.number - first.number) / 7 + 1 }

  func isOff(week: Int) -> Bool { breaks.contains { $0.weeks.contains(week) } }

  func isDeload(week: Int) -> Bool { deloads.contains(week) }

  func week(of day: Day) -> Double { Double(day.number - first.number) / 7 }

  /// Share of strength that breaks have left on a day.
  func readiness(on day: Day) -> Double {
    let now = week(of: day)
    var factor = 1.0
    for pause in breaks {
      let back = now - Double(pause.weeks.upperBound + 1)
      if back >= 0, back < pause.recovery {
        factor *= 1 - pause.loss * (1 - back / pause.recovery)
      }
    }
    return factor
  }
}
