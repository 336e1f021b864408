internal import GymBoLog
internal import GymBoProgression

extension JSONWriter {
  mutating func suggestions(_ suggestions: [Suggestion], log: TrainingLog) {
    member("suggestions", each: suggestions) { $0.suggestion($1, log: log) }
  }

  /// What to do next in one lift, with the rule, the numbers and the sets that decided.
  mutating func suggestion(_ suggestion: Suggestion, log: TrainingLog) {
    object { json in
      json.member("exercise", log.exercises[suggestion.exercise].name)
      json.member("rule", suggestion.rule.rawValue)
      json.member("action", suggestion.action.rawValue)
      json.member("sets", suggestion.sets)
      json.member("semantics", suggestion.semantics.name)
      // As in a set, a measure that the lift does not have has no key.
      if let repetitions = suggestion.repetitions { json.member("repetitions", repetitions) }
      if let load = suggestion.load { json.member("load", load.kilograms, unit: "kg") }
      if let seconds = suggestion.seconds { json.member("duration", seconds, unit: "s") }
      if let metres = suggestion.metres { json.member("distance", metres, unit: "m") }
      json.member("targetRPE", suggestion.targetRPE)
      json.member("reason", inline: true) { json in
        json.member("code", suggestion.reason.code)
        switch suggestion.reason {
        case .effort(let rpe), .sessionEffort(let rpe): json.member("rpe", rpe)
        case .doneInARow(let sessions): json.member("sessions", sessions)
        case .repetitionsFell, .failedSet: break
        }
      }
      json.adjustment(suggestion.adjustment)
      json.member("lastSession", suggestion.lastSession.description)
      json.sets("evidence", suggestion.evidence, of: log)
    }
  }

  private mutating func adjustment(_ adjustment: Suggestion.Adjustment?) {
    guard let adjustment else { return member("adjustment", missing: .noAdjustment) }
    member("adjustment", inline: true) { json in
      json.member("code", adjustment.code)
      if let refused = adjustment.refused {
        json.member("refusedLoad", refused.load.kilograms, unit: "kg")
        json.member("percent", refused.percent)
      }
    }
  }
}

extension Suggestion.Reason {
  /// The word of machine formats.
  var code: String {
    switch self {
    case .effort: "effort"
    case .sessionEffort: "session effort"
    case .doneInARow: "done in a row"
    case .repetitionsFell: "repetitions fell"
    case .failedSet: "failed set"
    }
  }
}

extension Suggestion.Adjustment {
  /// The word of machine formats.
  var code: String {
    switch self {
    case .stepTooLarge: "step too large"
    case .smallerStep: "smaller step"
    case .roundsToSame: "rounds to the same load"
    case .notCompound: "not a compound lift"
    }
  }
}
