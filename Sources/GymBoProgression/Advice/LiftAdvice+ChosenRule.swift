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

  /// Double progression within the repetitions that the lift is trained with; nil for lifts without a load.
  /// - Parameter forCompound: whether compound lifts get an answer, too; else the linear rule is for them.
  func byDoubleProgression(forCompound: Bool = false) -> Suggestion? {
    guard isByLoad, currentLoad != nil, forCompound || !isCompound, let range = usualRepetitions,
      let rule = DoubleProgression(lowest: range.lowerBound, highest: range.upperBound)
    else { return nil }
    let chosen = ProgressionRule.doubleProgression(rule)
    guard let answer = try? answer(of: chosen, trainingMax: nil) else { return nil }
    var suggestion = suggestion(of: answer, by: chosen)
    suggestion.continued = row
    suggestion.sets = max(suggestion.sets, usualSets)
    if suggestion.action == .increaseLoad, let smallest = suggestion.load {
      let next = worthwhile(smallest)
      suggestion.load = next
      suggestion.repetitions = repetitionsAfterStep(to: next, within: range)
    }
    // Sets that had more than the weakest one's next repetition keep what they had.
    if suggestion.action == .addRepetition {
      suggestion.repetitions = suggestion.repetitions.map { max($0, repetitions) }
    }
    return suggestion
  }

  /// A step up in load, or the one after it, where that of less than ``worthwhileStep`` percent would only cost repetitions.
  private func worthwhile(_ next: Load) -> Load {
    guard let load = currentLoad, percent(from: load, to: next) < LiftAdvice.worthwhileStep,
      let larger = loads.next(above: next), larger <= limit(after: load)
    else { return next }
    return larger
  }

  /// A step of fewer percent is less than a repetition is worth. A decision of this project.
  private static let worthwhileStep = 2.0

  /// The repetitions of a heavier load: most steps cost fewer than the whole range. The most that are likely, below the
  /// top of the range; its bottom where none are, and more where these are nearly certain.
  func repetitionsAfterStep(to next: Load, within range: ClosedRange<Int>) -> Int {
    let fewest = equalSets.map { Int(log.columns.repetitions[$0] ?? 0) }.min() ?? 0
    guard let load = currentLoad, next.isClearlyAbove(load), fewest > range.lowerBound,
      let expected = DoubleProgression.expectedRepetitions(at: next, after: fewest, at: load)
    else { return range.lowerBound }
    var most = min(DoubleProgression.whole(expected), range.upperBound - 1)
    while most > range.lowerBound, (odds(of: most, with: next) ?? 0) < LiftAdvice.likelyStep {
      most -= 1
    }
    most = max(most, range.lowerBound)
    // What is nearly certain is no task, and may be less than was just done.
    while most < min(fewest, range.upperBound - 1),
      odds(of: most + 1, with: next) ?? 0 >= LiftAdvice.surelyDone
    {
      most += 1
    }
    return most
  }

  /// How likely the repetitions of a step up in load are to be, and from where on one more may be asked.
  private static let (likelyStep, surelyDone) = (0.7, 0.85)

  private func answer(
    of rule: ProgressionRule, trainingMax: TrainingMax?
  ) throws(RuleRefusal) -> RuleAnswer {
    // If the last session was done without a load, loads of older sessions do not apply.
    guard let all = LiftWork(lift, log: log, traits: traits, usualUnit: lifter.unit),
      case let work = all.work(of: sessions, log: log), work.sessions.last?.session == last.session
    else { throw .noLoadedSession }
    return try rule.answer(
      for: work,
      .init(
        loadable: loads, trainingMax: trainingMax, maximum: maximum,
        isBarbellLift: isBarbellLift, isMainLift: isMainLift, next: next, today: lifter.today,
        body: body))
  }

  /// Percentages of a maximum are for compound lifts with a barbell.
  private var isBarbellLift: Bool {
    isCompound && log.exercises[lift.exercise].facts?.implement == .barbell
  }

  /// 5/3/1 is for the squat, the bench press, the deadlift and the overhead press, and variations of them.
  private var isMainLift: Bool {
    guard isBarbellLift, let movement = log.exercises[lift.exercise].facts?.movement else {
      return false
    }
    return [.squat, .hinge, .horizontalPush, .verticalPush].contains(movement)
  }

  /// The best estimate of the 1RM in the 42 days up to the last session. nil for lifts with load added to body weight: body
  /// weight is unknown, so percentages would be meaningless.
  private var maximum: Load? {
    guard log.exercises[lift.exercise].facts?.loading != .added else { return nil }
    return lift.bestEstimate(through: last.date)
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
      continued: answer.evidence.first ?? row, lastSession: answer.lastSession,
      plan: answer.work.count > 1 || answer.work.contains(where: \.isAtLeast) ? answer.work : [])
  }

  private func adjustment(_ reason: RuleReason) -> LoadAdjustment? {
    switch reason {
    case .stepTooLarge(let next, let percent): .stepTooLarge(next: next, percent: percent)
    case .stepNotFeasible(let next, let percent, _, _):
      .stepNotFeasible(next: next, percent: percent)
    case .nothingToLoad: .nothingToLoad
    case .limited(let wanted):
      log.columns.load[row].map {
        .smallerStep(
          wanted: wanted, percent: percent(from: Load(units: $0), to: wanted))
      }
    case .reachedTop, .withinRange, .belowRange, .failedSet, .extraRepetitions, .effort,
      .percentage, .cycle, .likely:
      nil
    }
  }
}
