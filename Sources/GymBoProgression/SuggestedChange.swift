public import GymBoLog

/// What a suggestion changes against the last session.
public enum SuggestedChange: String, MachineWord, Hashable {
  case increaseLoad = "increase_load"
  case decreaseLoad = "decrease_load"
  case addRepetition = "add_repetition"
  case reduceAssistance = "reduce_assistance"
  case addTime = "add_time"
  case hold = "repeat"
  /// The loads follow a plan, not the last session.
  case follow = "follow_plan"
}
