package import GymBoAnalysis

/// What the rules of progression say about themselves; the constants are those that they compute with.
package enum ProgressionMethods {
  /// Every method of this module.
  package static let all =
    [RPERule.method, RisingRule.method, LinearRule.method, AfterBreak.method]
    + ProgressionRule.chosen.map { $0.method } + [
      FatiguePercent.method, DeloadTrigger.method, DeloadWeek.method, WarmUpRamp.method,
      LoadableSteps.method,
    ]
}
