/// True strength in one lift over the weeks of a history: straight lines between knots.
///
/// Knots follow what long histories show: gains run with the logarithm of time (Steele et al. 2023), some
/// 0.4 to 1 % a week at first and 0.1 to 0.2 % later, with stretches in which nothing moves.
struct StrengthCurve {
  /// Week and one-repetition maximum in the lifter's unit, in order of weeks.
  var knots: [(week: Double, maximum: Double)]

  init(knots: [(week: Double, maximum: Double)]) { self.knots = knots }

  init(_ knots: (Double, Double)...) { self.knots = knots.map { (week: $0.0, maximum: $0.1) } }

  func maximum(at week: Double) -> Double {
    var before = knots[0]
    for knot in knots {
      if knot.week >= week {
        if knot.week == before.week { return knot.maximum }
        let share = (week - before.week) / (knot.week - before.week)
        return before.maximum + share * (knot.maximum - before.maximum)
      }
      before = knot
    }
    return before.maximum
  }
}

struct Lift {
  var name: String
  var curve: StrengthCurve
  /// Hundredths: the smallest change that the plates allow.
  var step: Int
  /// Hundredths: the empty bar, the lightest dumbbell.
  var lightest: Int
  /// Standard deviation of a day's strength, as a share.
  var noise = 0.012
}

/// One lift's place in a day's plan.
struct Slot {
  var lift: Lift
  var sets: Int
  var repetitions: ClosedRange<Int>
  /// Repetitions in reserve that the lifter aims to keep.
  var reserve = 1.0
  var warmUps = 0
  var logsEffort = false
  var rest = 120
  /// How often the last set goes to failure, and how often a lighter drop set follows it.
  var failures = 0.0
  var drops = 0.0
  var superset: Int?
}
