internal import GymBoAnalysis
internal import GymBoLog

extension English {
  var expectationTitle: Sentence { "What to expect" }

  func chance(_ probability: Double, of expectation: Expectation) -> Sentence {
    let load = load(expectation.expected.load)
    let repetitions = count(expectation.repetitions, "repetition")
    let chance = self.chance(probability)
    let claim =
      if probability >= 0.65 {
        "With \(load) you will probably (\(chance)) complete \(repetitions)"
      } else if probability >= 0.35 {
        "With \(load) it is open (\(chance)) whether you complete \(repetitions)"
      } else {
        "With \(load) you will probably not (\(chance)) complete \(repetitions)"
      }
    guard expectation.expected.isFamiliarLoad else { return "\(claim)." }
    return expectation.expected.isTried
      ? "\(claim), estimated from your sets near it in time and load."
      : "\(claim), by your sets near it: you have not lifted as much lately."
  }

  func outcomes(_ expectation: Expectation) -> Sentence {
    let expected = expectation.expected
    let interval = expected.interval
    let range =
      interval.count == 1
      ? "just that" : "\(interval.lowerBound) to \(interval.upperBound)"
    let each = expected.outcomes
      .map { "\($0.repetitions): \(numbers.percent(100 * $0.probability))" }
      .joined(separator: ", ")
    let with = expectation.probability == nil ? " with \(load(expected.load))" : ""
    return "Expect \(count(expected.median, "repetition"))\(with), and in 8 of 10 cases or more "
      + "\(range) (\(each))."
  }

  func basis(_ expectation: Expectation) -> Sentence {
    let sessions = count(expectation.expected.sessions, "session")
    let rough =
      expectation.expected.isFamiliarLoad
      ? ""
      : expectation.expected.isTooLight
        ? " It is much less than in your last top set, so it is a rough guess."
        : " You have not lifted as much lately, so it is a rough guess."
    return "From \(sessions): what you usually do, not the most that you could.\(rough)"
  }

  var afterRecord: Sentence {
    "The best e1RM is of the last session. In the session after a best, lifters reach the old one in "
      + "2 of 3 cases and the new one in 1 of 2."
  }

  func surprise(_ usualness: Usualness) -> Sentence {
    let chance = self.chance(usualness.probability)
    return switch usualness.verdict {
    case .usual: "usual: it was \(chance) likely"
    case .surprising: "surprising: it was \(chance) likely"
    case .jump where usualness.isFarAbove: "a jump or a typing error: far above all before"
    case .jump: "a jump or a typing error: it was \(chance) likely"
    }
  }

  func shortSurprise(_ usualness: Usualness) -> Sentence {
    switch usualness.verdict {
    case .usual: ""
    case .surprising: "well above usual"
    case .jump: "a big jump: typed right?"
    }
  }

  /// `85 %`, and `over 99 %` where rounding would make it certain.
  private func chance(_ probability: Double) -> String {
    let percent = 100 * probability
    if percent >= 99.5 { return "over \(numbers.percent(99))" }
    return percent < 1 ? "under \(numbers.percent(1))" : numbers.percent(percent)
  }
}
