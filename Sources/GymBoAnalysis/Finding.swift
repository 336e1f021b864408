/// A result, or the reason why there is none. Missing is missing: never 0, never NaN.
public enum Finding<Value: Sendable>: Sendable {
  case known(Value)
  case missing(MissingReason)

  /// The result; nil if there is none.
  public var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }

  /// Why there is no result; nil if there is one.
  public var reason: MissingReason? {
    if case .missing(let reason) = self { reason } else { nil }
  }

  /// The result transformed; a reason stays as it is.
  public func map<Other>(_ transform: (Value) -> Other) -> Finding<Other> {
    switch self {
    case .known(let value): .known(transform(value))
    case .missing(let reason): .missing(reason)
    }
  }

  init(_ value: Value?, orMissing reason: MissingReason) {
    self = value.map(Finding.known) ?? .missing(reason)
  }
}

extension Finding: Equatable where Value: Equatable {}
extension Finding: Hashable where Value: Hashable {}

/// Why a number is missing. Raw values are the words of machine formats.
public enum MissingReason: String, Sendable, Hashable, CaseIterable {
  case noSets = "no working set"
  case noLoad = "no set with a load and repetitions"
  case noLoadAboveZero = "no load above zero"
  case assisted = "assisted sets set no records"
  case noQualifiedSet = "no set with a load and a repetition count in the formula's range"
  case notTimed = "no timed set"
  case noRepetitions = "no repetitions logged"
  case noDuration = "no duration in the file"
  case noSession = "no session in the period"
  case nothingBefore = "nothing to compare with"
  case baseIsZero = "new: the base is zero"
  case nothingOnTheOtherSide = "nothing on the other side"
  case noEffort = "no RPE logged"
  case inactive = "no session of the lift in the 42 days before the report's day"
  case tooFewSessions = "fewer than 6 sessions in the window that can be judged"
  case spanTooShort = "the sessions in the window span less than 21 days"
  case afterLayoff = "less than 21 days since the return from a layoff"
  case noMeasure = "no set that progress can be measured by"
  case distanceOnly = "progress is not measured in distance"
  case allSuspect = "the data check doubts every set"
  case noLevel = "the measure has no level above zero"
  case notALift = "cardio and stretching have no strength trend"
  case notDated = "the series does not show when it began"
  case liftNotFound = "one of the two lifts has no e1RM in the last 42 days"
  case tooFewSets = "fewer than 10 hard sets in the last 28 days"
  case noMuscles = "no exercise with known muscles in the period"
  case noLandmark = "no landmarks are set for the muscle"
  case noHeartRate = "no heart rate in the file"
  case noCurrentMaximum = "no estimated maximum in the 42 days before"
  case addedLoad = "the loads are of what was added to body weight, which is not known"
  case atMaximum = "a set at or above 100 % of the estimated maximum"
  case noSpread = "every day had the same load"
  case weekNotOver = "the week is not over"
  case firstOfItsKind = "the first session of its kind"
}
