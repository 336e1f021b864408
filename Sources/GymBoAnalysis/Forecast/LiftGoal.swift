package import GymBoLog

/// A load that a lift's e1RM is to reach, and when it will.
package struct LiftGoal: Sendable {
  /// The e1RM to reach.
  package var load: Load
  /// False where the goal is the next round number above the best e1RM.
  package var isGiven: Bool
  /// When it will be reached, or why nothing can be said.
  package var forecast: Result<GoalForecast, ForecastRefusal>

  /// Round numbers are multiples of 5 kg, or of 10 lb for who lifts in pounds.
  static func roundStep(_ unit: LoadUnit) -> Load {
    unit == .kilogram ? .kilograms(5) : Load(units: 10 * LoadUnit.pound.unitsPerOne)
  }

  /// Days before the last session through which the lines go: the rule of the trend may bend its line within its
  /// longer window, and this is as far as the straight line looks ahead.
  static let lineDays = 56

  /// - Parameters:
  ///   - lift: with its series.
  ///   - goal: nil takes the next round number above the best e1RM.
  ///   - unit: in which the lifter's loads were chosen.
  ///   - asOf: the day that counts as today.
  /// - Returns: nil for a lift that is not followed by its e1RM.
  package init?(of lift: LiftFinding, goal: Load?, unit: LoadUnit, asOf: CivilDate) {
    guard let series = lift.series, series.measure == .estimate, let best = series.best?.value
    else { return nil }
    guard let load = goal ?? LiftGoal.next(above: best, unit: unit) else { return nil }
    self.load = load
    isGiven = goal != nil
    // What the trend does without says nothing of a goal either.
    let leftOut = Set(lift.trend.leftOut.map(\.point.session))
    let points = series.points.filter { !leftOut.contains($0.session) }
    forecast = Result {
      () throws(ForecastRefusal) in
      try GoalForecast(
        dates: points.map(\.date), values: points.map(\.value), goal: load.kilograms,
        trendBegin: points.last?.date.advanced(by: -LiftGoal.lineDays),
        isProgressing: lift.trend.state == .progressing, asOf: asOf)
    }
  }

  private static func next(above kilograms: Double, unit: LoadUnit) -> Load? {
    guard let best = Load(kilograms: kilograms) else { return nil }
    let step = roundStep(unit).units
    let goal = Load(units: (best.units / step + 1) * step)
    return goal <= .maximum ? goal : nil
  }
}
