/// A value of a set that breaks a rule: which value, and what is wrong with it. Severity and proposal follow from the
/// two.
package struct SetFault: Error, Hashable, Sendable {
  /// A value of a set. Each reader knows the column that it came from.
  package enum Value: Hashable, Sendable {
    case setNumber, kind, load, loadUnit, repetitions, duration, distance, distanceUnit, rpe, rir
    case superset
    /// The length of the whole workout.
    case workoutDuration
  }

  package enum Reason: Hashable, Sendable {
    /// It is not written as a number or a duration.
    case unreadable
    /// It is not a whole number from 0 up: it has a fraction, or is out of range for a count.
    case notWhole
    /// It is below 0.
    case negative
    /// It is above the largest value that is accepted.
    case tooLarge
    /// It is an RPE outside 1 to 10, or a RIR outside 0 to 9.
    case outsideRPE
    /// It is a word that is not a known kind of set.
    case unknownKind
    /// It is a word that is not a known unit.
    case unknownUnit
    /// No unit is written; this one is assumed.
    case missingUnit(assumed: LoadUnit)
    /// The load is below 0, which means assistance for this exercise.
    case assistance
  }

  package var value: Value
  package var reason: Reason

  package init(_ value: Value, _ reason: Reason) {
    self.value = value
    self.reason = reason
  }

  /// The rule of the issue.
  package var rule: IssueRule {
    switch reason {
    case .unreadable:
      value == .duration || value == .workoutDuration ? .unreadableDuration : .unreadableNumber
    case .notWhole: .unreadableNumber
    case .negative, .assistance: .negativeNumber
    case .tooLarge: .outOfRange
    case .outsideRPE: .rpeOutOfRange
    case .unknownKind: .unknownSetKind
    case .unknownUnit, .missingUnit: .unknownUnit
    }
  }

  /// An error rejects the set, a warning leaves a value out or guesses it, a notice says how it was read.
  package var severity: Issue.Severity {
    switch reason {
    case .assistance: return .notice
    case .unknownKind, .missingUnit: return .warning
    default: break
    }
    return switch value {
    case .load, .loadUnit, .repetitions, .duration, .distance: .error
    case .setNumber, .kind, .distanceUnit, .rpe, .rir, .superset, .workoutDuration: .warning
    }
  }

  /// What was done instead, or what is expected; nil if the rule alone says enough.
  package var proposal: Issue.Proposal? {
    switch reason {
    case .unreadable: value == .rpe || value == .rir || value == .superset ? .leftOut : nil
    case .notWhole:
      value == .repetitions
        ? .wholeNumberExpected : .indexLeftOut(0...Int(ValidSetNumber.largest))
    case .negative: nil
    case .tooLarge: tooLarge
    case .outsideRPE: .rpeLeftOut
    case .unknownKind: .readAsWorkingSet
    case .unknownUnit: value == .distanceUnit ? .distanceLeftOut : nil
    case .missingUnit(let assumed): .readAsUnit(assumed)
    case .assistance: .readAsAssistance
    }
  }

  private var tooLarge: Issue.Proposal? {
    switch value {
    case .load: .above(.load(ValidLoad.largest))
    case .repetitions: .above(.repetitions(Int(ValidRepetitions.largest)))
    case .duration: .above(.duration(ValidDuration.longestSeconds))
    case .workoutDuration: .durationLeftOut(longest: ValidDuration.longestSeconds)
    case .distance: .above(.distance(ValidDistance.longestMetres))
    default: nil
    }
  }
}
