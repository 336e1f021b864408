/// Why there is no goal date. Raw values are the words of machine formats.
public enum ForecastRefusal: String, Error, CaseIterable, Sendable {
  case notProgressing = "the lift is not progressing"
  case alreadyReached = "the goal is reached already"
  case tooFewSessions = "fewer than three sessions on different days"
  case tooUncertain = "the trend is too uncertain for a date"
  case beyondOneYear = "later than one year"
}
