internal import GymBoAnalysis

extension English {
  func reason(_ reason: MissingReason) -> Sentence {
    switch reason {
    case .noSets: "no working set"
    case .noLoad: "no set with a load and repetitions"
    case .noLoadAboveZero: "no load above zero"
    case .assisted: "assisted sets have a record of the least assistance alone"
    case .noQualifiedSet: "no set with a load and a repetition count in the formula's range"
    case .notTimed: "no timed set"
    case .notAssisted: "no assisted set with its assistance"
    case .noDistance: "no distance logged"
    case .noRepetitions: "no repetitions logged"
    case .noDuration: "no duration in the file"
    case .noSession: "no session in the period"
    case .nothingBefore: "nothing to compare with"
    case .baseIsZero: "new: the base is zero"
    case .nothingOnTheOtherSide: "nothing on the other side"
    case .noEffort: "no RPE logged"
    case .inactive: "no session of the lift in the 42 days before the report's day"
    case .tooFewSessions: "fewer than 6 sessions in the last 16 weeks"
    case .spanTooShort: "the sessions span less than 21 days"
    case .noMeasure: "no set that progress can be measured by"
    case .distanceOnly: "progress is not measured in distance"
    case .allSuspect: "the data check doubts every set"
    case .noLevel: "the measure has no level above zero"
    case .notALift: "cardio and stretching have no strength trend"
    case .liftNotFound: "one of the two lifts has no e1RM in the last 42 days"
    case .tooFewSets: "fewer than 10 hard sets in the last 28 days"
    case .noMuscles: "no exercise with known muscles in the period"
    case .noLandmark: "no landmarks are set for the muscle"
    case .noHeartRate: "no heart rate in the file"
    case .noCurrentMaximum: "no estimated maximum in the 42 days before"
    case .addedLoad: "the loads are of what was added to body weight, which is not known"
    case .atMaximum: "a set at or above 100 % of the estimated maximum"
    case .noSpread: "every day had the same load"
    case .weekNotOver: "the week is not over"
    case .firstOfItsKind: "the first session of its kind"
    }
  }

  /// The same at the beginning of a sentence.
  func beginning(_ sentence: Sentence) -> Sentence {
    guard case .text(let first) = sentence.runs.first else { return sentence }
    return Sentence(beginning(first)) + Sentence.joining(sentence.runs.dropFirst())
  }
}
