internal import GymBoAnalysis
internal import GymBoLog

/// The suggestion of a rule chosen on request. Where the rule has no answer, its fallback rule answers.
extension LiftAdvice {
  func byChosenRule(_ rule: ProgressionRule, options: SuggestionOptions) -> Suggestion {
    do throws(RuleRefusal) {
      let trainingMax = options.trainingMaxima[log.exercises[lift.exercise].name]
      return suggestion(of: try answer(of: rule, trainingMax: trainingMax), by: rule)
    } catch {
      var suggestion = byUsualRule(error.fallback)
      suggestion.refused = RefusedRule(rule: rule.kind, reason: error)
      return suggestion
    }
  }

  private func answer(
    of rule: ProgressionRule, trainingMax: TrainingMax?
  ) throws(RuleRefusal) -> RuleAnswer {
    // If the last session was done without a load, loads of older sessions do not apply.
    guard let work = LiftWork(lift, log: log, traits: traits),
      work.sessions.last?.session == last.session
    else { throw .noLoadedSession }
    return try rule.answer(
      for: work, .init(loadable: loads, trainingMax: trainingMax, maximum: maximum))
  }

  /// The best estimate of the 1RM in the 42 days up to the last session. nil for lifts with load added to body weight: body
  /// weight is unknown, so percentages would be meaningless.
  private var maximum: Load? {
    guard let series = lift.series, series.measure == .estimate,
      log.exercises[lift.exercise].facts?.loading != .added
    else { return nil }
    return series.points
      .filter { (0...AnalysisOptions.activeDays).contains(last.date.days(since: $0.date)) }
      .map(\.value).max()
      .flatMap(Load.init(kilograms:))
  }

  private func suggestion(of answer: RuleAnswer, by rule: ProgressionRule) -> Suggestion {
    let heaviest = answer.work.enumerated().max { first, second in
      (first.element.load, second.offset) < (second.element.load, first.offset)
    }?.element
    return Suggestion(
      exercise: lift.exercise, rule: rule.kind, action: answer.action,
      sets: heaviest?.sets ?? 1, repetitions: heaviest?.repetitions, load: heaviest?.load,
      semantics: .loaded, targetRPE: heaviest?.targetRPE, reason: .rule(answer.reason),
      adjustment: adjustment(answer.reason), evidence: answer.evidence,
      lastSession: answer.lastSession,
      plan: answer.work.count > 1 || answer.work.contains(where: \.isAtLeast) ? answer.work : [])
  }

  private func adjustment(_ reason: RuleReason) -> LoadAdjustment? {
    switch reason {
    case .stepTooLarge(let next, let percent): .stepTooLarge(next: next, percent: percent)
    case .stepNotFeasible(let next, let percent, _): .stepNotFeasible(next: next, percent: percent)
    case .nothingToLoad: .nothingToLoad
    case .limited(let wanted):
      log.columns.load[row].map {
        .smallerStep(
          wanted: wanted, percent: LargestChange.percent(from: Load(units: $0), to: wanted))
      }
    case .reachedTop, .withinRange, .belowRange, .failedSet, .extraRepetitions, .effort,
      .percentage, .cycle:
      nil
    }
  }
}
