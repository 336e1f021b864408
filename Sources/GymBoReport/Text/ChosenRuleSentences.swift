internal import GymBoLog
internal import GymBoProgression

/// What a rule chosen on request says to a person: what was seen, and what to do about it.
struct ChosenRuleSentences {
  let suggestion: Suggestion
  let wording: Wording
  /// Of the session that it continues.
  let day: String

  /// `Every set reached 12 repetitions. Take 62.5 kg.`
  func sentence(_ reason: RuleAnswer.Reason) -> String {
    switch reason {
    case .reachedTop(let repetitions):
      "Every set reached \(NumberText.count(repetitions, "repetition")). \(advice)"
    case .withinRange:
      "Within the range of repetitions. Go for \(goal) in every set."
    case .belowRange(let sessions, let most) where suggestion.action == .decreaseLoad:
      "Below the range of repetitions in \(sessions) sessions running (\(most) are enough). \(advice)"
    case .belowRange(let sessions, let most):
      "Below the range of repetitions (\(sessions) of \(most) sessions running). \(advice)"
    case .failedSet:
      "A set was failed last time (\(day)). \(advice)"
    case .extraRepetitions(let sessions) where suggestion.action == .increaseLoad:
      "\(TwoForTwo.extraRepetitions) repetitions to spare in the last set, \(sessions) sessions running. "
        + advice
    case .extraRepetitions(let sessions):
      "Go on until the last set has \(TwoForTwo.extraRepetitions) repetitions to spare in "
        + "\(TwoForTwo.sessions) sessions running (\(sessions) of \(TwoForTwo.sessions)). \(advice)"
    case .stepTooLarge(let next, let percent):
      "The next step, \(next.text(in: wording.unit)), is "
        + "\(NumberText.short(percent.magnitude, decimals: percent.magnitude < 11 ? 1 : 0)) % "
        + "\(percent < 0 ? "down" : "up"). \(advice)"
    case .stepNotFeasible(let next, _, let expected):
      "The next step, \(next.text(in: wording.unit)), would leave "
        + (expected.map { "about \(NumberText.count(Int($0.rounded(.down)), "repetition"))" }
          ?? "no repetition")
        + ", less than the range. \(advice)"
    case .nothingToLoad:
      (suggestion.action == .addRepetition ? "Nothing heavier" : "Nothing lighter")
        + " can be loaded. \(advice)"
    case .effort(let repetitions, let rpe):
      "\(NumberText.count(repetitions, "repetition")) at RPE \(NumberText.short(rpe, decimals: 1)) "
        + "last time (\(day)). \(advice)"
    case .limited(let wanted):
      "The chart asks for \(wanted.text(in: wording.unit)), more than 10 % up. \(advice)"
    case .percentage(let trainingMax):
      "By the plan, of a training max of \(trainingMax.text(in: wording.unit))."
    case .cycle(let week, let cycle, let trainingMax):
      "Week \(week) of cycle \(cycle), training max \(trainingMax.text(in: wording.unit))."
    }
  }

  private var goal: String { NumberText.count(suggestion.repetitions ?? 0, "repetition") }

  private var load: String { suggestion.load?.text(in: wording.unit) ?? "the load" }

  private var advice: String {
    switch suggestion.action {
    case .increaseLoad, .decreaseLoad: "Take \(load)."
    case .addRepetition: "Hold \(load) and go for \(goal)."
    default: "Repeat \(load) for \(goal)."
    }
  }
}

extension Suggestion.Rule {
  var name: String {
    switch self {
    case .rpe: "RPE rule"
    case .linear: "linear rule"
    case .doubleProgression: "double progression"
    case .twoForTwo: "2-for-2 rule"
    case .percentage: "percentage"
    case .fiveThreeOne: "5/3/1"
    case .rpeChart: "RPE chart"
    }
  }
}

extension RuleChoice {
  /// How suggestions are made, for a heading.
  var words: String {
    switch self {
    case .auto, .rpe: "by RPE where it is known, else by 3 equal sessions"
    case .linear: "by 3 equal sessions"
    case .chosen(let rule): "by \(rule.words)"
    }
  }
}

extension ProgressionRule {
  fileprivate var words: String {
    switch self {
    case .doubleProgression(let rule):
      "double progression, \(rule.lowest)–\(rule.highest) repetitions"
    case .twoForTwo(let rule):
      "the 2-for-2 rule, \(NumberText.count(rule.target, "repetition"))"
    case .percentage(let percent, let sets, let repetitions):
      "\(sets) × \(repetitions) with \(NumberText.short(percent, decimals: 2)) % of a training max"
    case .fiveThreeOne(let week, let cycle): "5/3/1, week \(week) of cycle \(cycle)"
    case .targetRPE(let repetitions, let rpe, let drop):
      "the RPE chart, "
        + (repetitions.map { NumberText.count($0, "repetition") + " " } ?? "")
        + "at RPE \(NumberText.short(rpe, decimals: 1))"
        + (drop.map { ", then \(NumberText.short($0.percent, decimals: 1)) % less" } ?? "")
    }
  }
}
