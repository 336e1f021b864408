import GymBo
import GymBoKernels

@testable import GymBoAnalysis
@testable import GymBoLog

/// A rule as a number that grows with the evidence for a plateau, and the bound beyond which it declares one.
struct Rule {
  var name: String
  var bound: Double
  /// Whether the smallest slope that counts enters.
  var usesThreshold = true
  /// nil where there are too few sessions.
  var score: (_ history: LiftHistory, _ threshold: Double) -> Double?

  /// The window of the product's straight lines: 42 days at 1.5 sessions a week, else 56.
  private static func window(of history: LiftHistory) -> LiftHistory {
    let end = history.days.last ?? 0
    let perWeek = Double(history.days.count { end - $0 < 42 }) / 6
    return history.last(perWeek >= 1.5 ? 42 : 56)
  }

  static var bentLine: Rule {
    Rule(name: "bent line (default)", bound: PlateauRule.certainty) { history, threshold in
      let window = history.last(Double(PlateauRule.window))
      return PlateauRule(threshold: threshold)
        .judge(days: window.days, values: window.values, history: history.values)?
        .probabilityBelowThreshold
    }
  }

  static var huber: Rule {
    Rule(name: "Huber line", bound: PlateauRule.certainty) { history, threshold in
      let window = window(of: history)
      return HuberPlateauRule(threshold: threshold)
        .judge(days: window.days, values: window.values)?.probabilityBelowThreshold
    }
  }

  static var leastSquares: Rule {
    Rule(name: "OLS not significant", bound: 0.025, usesThreshold: false) { history, _ in
      Score.leastSquares(window(of: history))
    }
  }

  static var mannKendall: Rule {
    Rule(name: "Mann-Kendall not up", bound: 0.05, usesThreshold: false) { history, _ in
      Score.mannKendall(window(of: history))
    }
  }

  static var noRecord: Rule {
    Rule(name: "no record in 3 weeks", bound: 21, usesThreshold: false) { history, _ in
      Score.daysSinceBest(history, at: history.days.last ?? 0)
    }
  }

  static var all: [Rule] { [noRecord, leastSquares, mannKendall, huber, bentLine] }
}

/// The evidence for a plateau in one window.
enum Score {
  /// P(slope < bound) of the least-squares line; for a bound of 0 the one-sided p of a rise.
  static func leastSquares(_ window: LiftHistory, threshold: Double = 0) -> Double? {
    guard let line = ordinaryLeastSquares(t: window.days.span, y: window.values.span),
      let last = window.days.last
    else { return nil }
    return line.probability(slopeBelow: threshold * line.value(at: last) / 700)
  }

  static func huber(_ window: LiftHistory, threshold: Double) -> Double? {
    guard let middle = median(window.values.span), let last = window.days.last,
      let line = huberLine(
        t: window.days.span, y: window.values.span, scaleFloor: 0.003 * middle)?.line
    else { return nil }
    return line.probability(slopeBelow: threshold * line.value(at: last) / 700)
  }

  /// The share of slopes below the upper end of Sen's 80 % interval is not a number that grows: 1 where that end is
  /// below the threshold.
  static func theilSen(_ window: LiftHistory, threshold: Double) -> Double? {
    guard
      let line = theilSenLine(t: window.days.span, y: window.values.span, confidence: 0.6),
      let last = window.days.last
    else { return nil }
    return line.slopeInterval.upperBound < threshold * line.value(at: last) / 700 ? 1 : 0
  }

  /// One-sided p of a rise, by the normal distribution.
  static func mannKendall(_ window: LiftHistory) -> Double? {
    GymBoKernels.mannKendall(t: window.days.span, y: window.values.span)
      .flatMap { normalCDF(-$0.z) }
  }

  static func daysSinceBest(_ history: LiftHistory, at end: Double) -> Double? {
    guard let best = history.values.max(), let row = history.values.firstIndex(of: best) else {
      return nil
    }
    return end - history.days[row]
  }
}
