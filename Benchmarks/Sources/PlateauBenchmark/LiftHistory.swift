import SeededNumbers

/// What a simulated lift does.
struct Plan {
  var sessionsPerWeek = 2
  /// Standard deviation of a session, percent.
  var noise = 2.5
  /// Gain in percent of the first level per week.
  var gain = 1.0
  /// The last weeks, in which nothing is gained.
  var flatWeeks = 0
  /// Weeks about the bend over which the gain dies away; 0 for a sharp bend.
  var softness = 0.0
  var weeks = 14
  /// Chance that a whole week is missed.
  var missedWeeks = 0.0
  /// A week of 10 % lighter loads every so many weeks; nil for none.
  var deloadEvery: Int?
}

/// A simulated history of a lift: e1RM by day.
///
/// Of the planned sessions 15 % are missed, a day early or late at most; 5 % are bad days of 4…12 % less.
struct LiftHistory {
  var days: [Double] = []
  var values: [Double] = []
  var isDeload: [Bool] = []

  init() {}

  /// The same seed gives the same days and the same noise, whatever the plan gains.
  init(_ plan: Plan, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let phase = Int(random.uniform() * Double(plan.deloadEvery ?? 1))
    for week in 0..<plan.weeks {
      let missesWeek = random.uniform() < plan.missedWeeks
      let deloads = plan.deloadEvery.map { (week + phase) % $0 == $0 - 1 } ?? false
      for slot in 0..<plan.sessionsPerWeek {
        let shift = random.uniform(-1, 1)
        let misses = random.uniform() < 0.15
        let deviation = random.normal()
        let isBad = random.uniform() < 0.05
        let loss = random.uniform(0.04, 0.12)
        guard !missesWeek, !misses else { continue }
        let day = 7 * (Double(week) + Double(slot) / Double(plan.sessionsPerWeek)) + shift
        var value = LiftHistory.level(plan, week: day / 7) * (1 + plan.noise / 100 * deviation)
        if isBad { value *= 1 - loss }
        if deloads { value *= 0.9 }
        days.append(day)
        values.append(value)
        isDeload.append(deloads)
      }
    }
  }

  private static func level(_ plan: Plan, week: Double) -> Double {
    let bend = Double(plan.weeks - plan.flatWeeks)
    let half = plan.softness / 2
    guard half > 0, plan.flatWeeks > 0 else { return 100 + plan.gain * min(week, bend) }
    // The slope falls linearly from the gain to 0 over the weeks about the bend.
    let into = min(max(week - (bend - half), 0), plan.softness)
    return 100 + plan.gain * (min(week, bend - half) + into - into * into / (2 * plan.softness))
  }

  func kept(_ isKept: (Int) -> Bool) -> LiftHistory {
    let rows = days.indices.filter(isKept)
    var history = LiftHistory()
    history.days = rows.map { days[$0] }
    history.values = rows.map { values[$0] }
    history.isDeload = rows.map { isDeload[$0] }
    return history
  }

  var withoutDeloads: LiftHistory { kept { !isDeload[$0] } }

  /// The sessions of the last so many days before a day.
  func last(_ length: Double, before end: Double? = nil) -> LiftHistory {
    let end = end ?? days.last ?? 0
    return kept { end - days[$0] <= length }
  }
}
