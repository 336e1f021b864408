public import GymBoLog

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
