public import GymBoLog

/// A result, or the reason why there is none. Missing is missing: never 0, never NaN.
package enum Finding<Value: Sendable>: Sendable {
  case known(Value)
  case missing(MissingReason)

  /// The result; nil if there is none.
  package var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }

  /// Why there is no result; nil if there is one.
  package var reason: MissingReason? {
    if case .missing(let reason) = self { reason } else { nil }
  }

  /// The result transformed; a reason stays as it is.
  package func map<Other>(_ transform: (Value) -> Other) -> Finding<Other> {
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

/// Why a number is missing.
public enum MissingReason: String, MachineWord, Hashable {
  /// No working set.
  case noSets = "no_sets"
  /// No set with a load and repetitions.
  case noLoad = "no_load"
  /// No load above zero.
  case noLoadAboveZero = "no_load_above_zero"
  /// Assisted sets set no records.
  case assisted
  /// No set with a load and a repetition count in the formula's range.
  case noQualifiedSet = "no_qualified_set"
  /// No timed set.
  case notTimed = "not_timed"
  /// No assisted set with its assistance logged.
  case notAssisted = "not_assisted"
  /// No distance logged.
  case noDistance = "no_distance"
  /// No repetitions logged.
  case noRepetitions = "no_repetitions"
  /// No duration in the file.
  case noDuration = "no_duration"
  /// No session in the period.
  case noSession = "no_session"
  /// Nothing to compare with.
  case nothingBefore = "nothing_before"
  /// The base of the percentage is zero.
  case baseIsZero = "base_is_zero"
  /// Nothing on the other side.
  case nothingOnTheOtherSide = "nothing_on_the_other_side"
  /// No RPE logged.
  case noEffort = "no_effort"
  /// No session of the lift in the 42 days before the report's day.
  case inactive
  /// Fewer than 6 sessions in the window that can be judged.
  case tooFewSessions = "too_few_sessions"
  /// The sessions in the window span less than 21 days.
  case spanTooShort = "span_too_short"
  /// No set that progress can be measured by.
  case noMeasure = "no_measure"
  /// Progress is not measured in distance.
  case distanceOnly = "distance_only"
  /// The data check doubts every set.
  case allSuspect = "all_suspect"
  /// The measure has no level above zero.
  case noLevel = "no_level"
  /// Cardio and stretching have no strength trend.
  case notALift = "not_a_lift"
  /// One of the two lifts has no e1RM in the last 42 days.
  case liftNotFound = "lift_not_found"
  /// Fewer than 10 hard sets in the last 28 days.
  case tooFewSets = "too_few_sets"
  /// No exercise with known muscles in the period.
  case noMuscles = "no_muscles"
  /// No landmarks are set for the muscle.
  case noLandmark = "no_landmark"
  /// No heart rate in the file.
  case noHeartRate = "no_heart_rate"
  /// No estimated maximum in the 42 days before.
  case noCurrentMaximum = "no_current_maximum"
  /// The loads are of what was added to body weight, which is not known.
  case addedLoad = "added_load"
  /// A set at or above 100 % of the estimated maximum.
  case atMaximum = "at_maximum"
  /// Every day had the same load.
  case noSpread = "no_spread"
  /// The week is not over.
  case weekNotOver = "week_not_over"
  /// The first session of its kind.
  case firstOfItsKind = "first_of_its_kind"
}
