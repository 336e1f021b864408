internal import GymBoLog

/// Why there is no goal date.
package enum ForecastRefusal: String, Error, MachineWord {
  /// The lift is not progressing.
  case notProgressing = "not_progressing"
  /// The goal is reached already.
  case alreadyReached = "already_reached"
  /// Fewer than three sessions on different days.
  case tooFewSessions = "too_few_sessions"
  /// The trend is too uncertain for a date.
  case tooUncertain = "too_uncertain"
  /// Later than one year.
  case beyondOneYear = "beyond_one_year"
}
