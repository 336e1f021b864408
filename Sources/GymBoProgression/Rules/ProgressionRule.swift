public import GymBoLog

/// The progression rules that can be chosen. A new rule needs a line in each of the five lists of this file, and one file for
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

/// The rule that a suggestion follows.
public enum SuggestionRule: String, MachineWord, Hashable {
  /// By the RPE of the last session.
  case rpe
  /// By three equal sessions.
  case linear
  /// As the last three sessions rose.
  case rising
  /// Less after a break of all training, and the way back.
  case afterBreak = "after_break"
  /// Repetitions go up to the top of a range, then the load goes up.
  case doubleProgression = "double_progression"
  /// The load goes up after two sessions with two repetitions more than planned.
  case twoForTwo = "two_for_two"
  /// Percentages of a training max.
  case percentage
  /// The four weeks of 5/3/1.
  case fiveThreeOne = "five_three_one"
  /// A target RPE by the chart of repetitions and RPE.
  case rpeChart = "rpe_chart"
  /// The heaviest load that will probably be completed.
  case likely

  /// The word with which an option chooses the rule.
  package var optionName: String { self == .fiveThreeOne ? "5/3/1" : hyphenated }
}
