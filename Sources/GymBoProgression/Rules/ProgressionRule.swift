internal import GymBoLog

/// The progression rules that can be chosen. A new rule needs a line in each of the four lists of this file, and one file for
/// everything else.
///
/// | rule | needs |
/// |---|---|
/// | double progression | a loaded session |
/// | two for two | a loaded session |
/// | percentage | a compound barbell lift, and a training max that the lifter gives |
/// | 5/3/1 | a compound barbell lift, and a training max, or a 1RM estimated in the last 42 days |
/// | RPE chart | a set of the last session with an RPE of 6 or more, on the chart |
/// | likely | a loaded set of at most 15 repetitions |
public enum ProgressionRule: Sendable, Hashable {
  case doubleProgression(DoubleProgression)
  case twoForTwo(TwoForTwo)
  case percentage(PercentageRule)
  case fiveThreeOne(FiveThreeOne)
  case rpeChart(RPEChartRule)
  case likely(LikelyRule)

  /// The rules that are chosen on request, in the order in which help lists them.
  static let chosen: [any RuleOnRequest.Type] = [
    DoubleProgression.self, TwoForTwo.self, PercentageRule.self, FiveThreeOne.self,
    RPEChartRule.self, LikelyRule.self,
  ]

  /// The rule with its numbers.
  var rule: any RuleOnRequest {
    switch self {
    case .doubleProgression(let rule): rule
    case .twoForTwo(let rule): rule
    case .percentage(let rule): rule
    case .fiveThreeOne(let rule): rule
    case .rpeChart(let rule): rule
    case .likely(let rule): rule
    }
  }
}
