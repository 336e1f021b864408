package import GymBoKernels
internal import GymBoLog

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A straight line through a lift's series, in time or in the logarithm of time, and when it comes
/// to a goal.
///
/// Days count from the first record. On the logarithmic scale x = ln(1 + days / τ), τ = 7: each
/// equal gain takes about twice as long as the one before, as strength grows in populations (Steele
/// et al. 2023, Res Q Exerc Sport 94:913–930, linear in ln(week) over 352 weeks).
package struct GoalLine: Sendable, Equatable {
  /// The scale of time on which the gains are even.
  package enum Scale: String, MachineWord {
    case linear
    case logTime = "log_time"
  }

  /// What has to come to the goal.
  package enum Event: String, MachineWord {
    /// The trend itself, the mean of many sessions.
    case trend
    /// One session, with the scatter of sessions.
    case session
  }

  /// τ of the logarithmic scale, in days.
  static let logTimeConstant = 7.0

  /// The scale of its x.
  package let scale: Scale
  /// In the scale's x.
  package let line: LineFit

  /// The least-squares line.
  /// - Parameters:
  ///   - scale: on which the gains are taken as even.
  ///   - days: from the first record, 0 or more.
  ///   - values: as many.
  /// - Returns: nil for fewer than three points, for days that are all the same or before the first
  ///   record, and for what is not finite.
  package init?(scale: Scale, days: [Double], values: [Double]) {
    guard days.count == values.count, days.count >= 3, days.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    let x = days.map { GoalLine.x(atDay: $0, scale) }
    guard let line = ordinaryLeastSquares(t: x.span, y: values.span) else { return nil }
    self.scale = scale
    self.line = line
  }

  /// The day on which the line is at a goal; nil if it does not rise.
  package func day(of goal: Double) -> Double? {
    guard line.slope > 0 else { return nil }
    let day = GoalLine.day(atX: line.meanT + (goal - line.valueAtMeanT) / line.slope, scale)
    return day.isFinite ? day : nil
  }

  /// Fieller's g, the squared relative uncertainty of the slope: from 1 on there is no date.
  /// - Returns: nil for a confidence outside 0…1 and for a slope of 0.
  package func slopeUncertainty(confidence: Double) -> Double? {
    guard let reach = reach(confidence), line.slope != 0 else { return nil }
    return reach * reach / (line.slope * line.slope * line.spread)
  }

  /// Fieller's interval for the day on which the goal is reached: all days on which the goal lies in
  /// the line's interval (trend) or a session's prediction interval (session).
  /// - Returns: nil where the slope is too uncertain for a finite one (g ≥ 1).
  package func days(
    of goal: Double, event: Event, confidence: Double
  ) -> ClosedRange<Double>? {
    guard let reach = reach(confidence), let g = slopeUncertainty(confidence: confidence), g < 1
    else { return nil }
    let d = goal - line.valueAtMeanT
    let scatter = 1 / Double(line.count) + (event == .session ? 1 : 0)
    let a = line.slope * line.slope - reach * reach / line.spread
    guard a > 0 else { return nil }
    // The roots of a·u² − 2·slope·d·u + d² − reach²·scatter; the discriminant is written as the sum
    // that it is, because its usual form cancels where the line is nearly exact.
    let root = reach * (d * d / line.spread + scatter * a).squareRoot()
    let low = GoalLine.day(atX: line.meanT + (line.slope * d - root) / a, scale)
    let high = GoalLine.day(atX: line.meanT + (line.slope * d + root) / a, scale)
    guard low.isFinite, low <= high else { return nil }
    return low...high
  }

  /// The probability that the trend, or a session, is at the goal on a day.
  /// - Returns: nil for a day before the first record.
  package func probability(of goal: Double, event: Event, onDay day: Double) -> Double? {
    guard day >= 0, day.isFinite, let sd = line.residualSD else { return nil }
    let x = GoalLine.x(atDay: day, scale)
    let offset = x - line.meanT
    let scatter = 1 / Double(line.count) + offset * offset / line.spread
    let deviation = sd * (scatter + (event == .session ? 1 : 0)).squareRoot()
    let above = line.value(at: x) - goal
    guard deviation > 0 else { return above >= 0 ? 1 : 0 }
    return studentTCDF(above / deviation, degreesOfFreedom: Double(line.degreesOfFreedom))
  }

  /// t · s: how far the line may be off at its middle, per √(1/n).
  private func reach(_ confidence: Double) -> Double? {
    guard confidence > 0, confidence < 1, line.degreesOfFreedom > 0, let sd = line.residualSD,
      let t = studentTQuantile(
        0.5 + 0.5 * confidence, degreesOfFreedom: Double(line.degreesOfFreedom))
    else { return nil }
    return t * sd
  }

  private static func x(atDay day: Double, _ scale: Scale) -> Double {
    scale == .linear ? day : log1p(day / logTimeConstant)
  }

  private static func day(atX x: Double, _ scale: Scale) -> Double {
    scale == .linear ? x : logTimeConstant * expm1(x)
  }
}
