internal import GymBoAnalysis
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
      if suggestion.isAtLeast { json.member("atLeast", true) }
      if let load = suggestion.load { json.member("load", load.kilograms, unit: "kg") }
      if let seconds = suggestion.seconds { json.member("duration", seconds, unit: "s") }
      if let metres = suggestion.metres { json.member("distance", metres, unit: "m") }
      if let rpe = suggestion.targetRPE { json.member("targetRPE", rpe) }
      if let rpe = suggestion.expectedRPE {
        json.member("expectedRPE", rpe)
        if let easiest = suggestion.easiestExpectedRPE {
          json.member("easiestExpectedRPE", easiest)
        }
      }
      if let probability = suggestion.probability {
        json.member("probability", probability)
      } else {
        json.member("probability", missing: suggestion.isUntried ? .untried : .notPredicted)
      }
      if suggestion.isUntried { json.member("untried", true) }
      if suggestion.lacksLoad { json.member("lacksLoad", true) }
      if let work = suggestion.deloadWork { json.deloadWork(work) }
      json.plan(suggestion.plan)
      json.reason(suggestion.reason)
      if let effort = suggestion.usualEffort { json.member("usualEffort", effort) }
      if let passed = suggestion.passedOver {
        json.member("passedOver", inline: true) {
          $0.member("date", passed.date.description)
          $0.member("kind", passed.kind.rawValue)
        }
      }
      json.adjustment(suggestion.adjustment)
      if let refused = suggestion.refused {
        json.member("refused", inline: true) {
          $0.member("rule", refused.rule.rawValue)
          $0.refusal(refused.reason)
        }
      }
      if let plates = suggestion.plates { json.plates(plates) }
      json.warmUp(suggestion.warmUp)
      json.member("lastSession", suggestion.lastSession.description)
      if let deload = suggestion.deload {
        json.member("deload", inline: true) {
          $0.member("first", deload.first.description)
          $0.member("last", deload.last.description)
        }
      }
      json.sets("evidence", suggestion.evidence, of: log)
    }
  }

  /// Why, with the numbers that decided.
  private mutating func reason(_ reason: SuggestionReason) {
    member("reason", inline: true) { json in
      json.member("code", reason.code.rawValue)
      switch reason {
      case .effort(let rpe), .sessionEffort(let rpe): json.member("rpe", rpe)
      case .effortDiffers(let first, let hardest):
        json.member("rpe", first)
        json.member("hardestRPE", hardest)
      case .doneInARow(let sessions, _): json.member("sessions", sessions)
      case .missed(let sessions, let repetitions):
        json.member("sessions", sessions)
        json.member("repetitions", repetitions)
      case .rose(let sessions), .changedEachTime(let sessions): json.member("sessions", sessions)
      case .afterBreak(let days, _): json.member("days", days)
      case .backTo(let load, let repetitions, let days, let isOfLift):
        json.member("days", days)
        json.member("ofLift", isOfLift)
        if let load {
          json.member("load", load.kilograms, unit: "kg")
        } else {
          json.member("repetitions", repetitions)
        }
      case .painNoted(let day): json.member("noted", day.description)
      case .illnessNoted(let day, let note):
        json.member("noted", day.description)
        json.member("note", note)
      case .repetitionsFell(let day): json.member("since", day.description)
      case .testAbove(let load, let repetitions, let day, let percent):
        json.member("load", load.kilograms, unit: "kg")
        json.member("repetitions", repetitions)
        json.member("date", day.description)
        json.member("percent", percent)
      case .failedSet: break
      case .rule(let reason): json.numbers(of: reason)
      }
    }
  }

  private mutating func warmUp(_ sets: [WarmUpSet]) {
    guard !sets.isEmpty else { return }
    member("warmUp", each: sets) { json, set in
      json.object(inline: true) {
        if let load = set.load { $0.member("load", load.kilograms, unit: "kg") }
        $0.member("repetitions", set.repetitions)
      }
    }
  }

  /// The lighter work of a deload. A measure that it does not have has no key.
  private mutating func deloadWork(_ work: DeloadWork) {
    member("deloadWork", inline: true) { json in
      json.member("sets", work.sets)
      if let repetitions = work.repetitions { json.member("repetitions", repetitions) }
      if let short = work.repetitionsShort { json.member("repetitionsShort", short) }
      if let load = work.load { json.member("load", load.kilograms, unit: "kg") }
      if let seconds = work.seconds { json.member("duration", seconds, unit: "s") }
      if let metres = work.metres { json.member("distance", metres, unit: "m") }
    }
  }

  /// The sets in order, where they are not all alike.
  private mutating func plan(_ plan: [PlannedSets]) {
    guard !plan.isEmpty else { return }
    member("plan", each: plan) { json, sets in
      json.object(inline: true) { json in
        json.member("sets", sets.sets)
        json.member("repetitions", sets.repetitions)
        json.member("atLeast", sets.isAtLeast)
        if sets.load > .zero { json.member("load", sets.load.kilograms, unit: "kg") }
        if let rpe = sets.targetRPE { json.member("targetRPE", rpe) }
        if let plates = sets.plates { json.plates(plates) }
      }
    }
  }

  /// The bar, and the plates of one side, heaviest first, each as it is marked.
  mutating func plates(_ loading: Inventory.BarLoading) {
    func mark(_ mark: Inventory.Mark, _ json: inout JSONWriter) {
      json.object(inline: true) {
        $0.member("value", mark.value)
        $0.member("unit", mark.unit.rawValue)
      }
    }
    member("plates", inline: true) { json in
      json.key("bar")
      mark(loading.bar, &json)
      json.member("perSide", each: loading.perSide) { mark($1, &$0) }
    }
  }

  /// The numbers of a chosen rule's reason.
  private mutating func numbers(of reason: RuleReason) {
    switch reason {
    case .reachedTop(let repetitions): member("repetitions", repetitions)
    case .belowRange(_, let sessions, _), .extraRepetitions(let sessions, _, _):
      member("sessions", sessions)
    case .stepNotFeasible(_, _, let repetitions, _):
      if let repetitions { member("expectedRepetitions", repetitions) }
    case .effort(let repetitions, let rpe):
      member("rpe", rpe)
      member("repetitions", repetitions)
    case .likely(let asked, let unmet, let oneLess):
      member("asked", asked)
      member("isMet", unmet == nil)
      if let unmet { member("probability", unmet) }
      if let oneLess { member("probabilityOfOneLess", oneLess) }
    case .percentage(let trainingMax): member("trainingMax", trainingMax.kilograms, unit: "kg")
    case .cycle(let week, let cycle, let trainingMax):
      member("week", week)
      member("cycle", cycle)
      member("trainingMax", trainingMax.kilograms, unit: "kg")
    case .withinRange(let range):
      member("fewest", range.lowerBound)
      member("most", range.upperBound)
    case .failedSet, .stepTooLarge, .nothingToLoad, .limited: break
    }
  }

  private mutating func adjustment(_ adjustment: LoadAdjustment?) {
    guard let adjustment else { return member("adjustment", missing: .noAdjustment) }
    member("adjustment", inline: true) { json in
      json.member("code", adjustment.code.rawValue)
      if case .unlikely(let wanted, let probability) = adjustment {
        json.member("refusedLoad", wanted.kilograms, unit: "kg")
        json.member("probability", probability)
      }
      if let refused = adjustment.refused {
        json.member("refusedLoad", refused.load.kilograms, unit: "kg")
        json.member("percent", refused.percent)
      }
    }
  }
}
