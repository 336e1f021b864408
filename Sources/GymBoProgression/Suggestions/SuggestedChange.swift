public import GymBoLog

/// What a suggestion changes against the last session.
public enum SuggestedChange: String, MachineWord, Hashable {
  case increaseLoad = "increase_load"
  case decreaseLoad = "decrease_load"
  case addRepetition = "add_repetition"
  /// The same again, and a repetition more if it goes: so far that was less likely than not.
  case addRepetitionIfItGoes = "add_repetition_if_it_goes"
  /// The same load with fewer repetitions.
  case fewerRepetitions = "fewer_repetitions"
  case reduceAssistance = "reduce_assistance"
  case addTime = "add_time"
  case hold = "repeat"
  /// After a break: start here, and go on as it feels.
  case startAgain = "start_again"
  /// The loads follow a plan, not the last session.
  case follow = "follow_plan"

  /// Whether more is asked for than was done.
  package var isMore: Bool {
    switch self {
    case .increaseLoad, .addRepetition, .addRepetitionIfItGoes, .reduceAssistance, .addTime: true
    case .decreaseLoad, .fewerRepetitions, .hold, .startAgain, .follow: false
    }
  }
}
