internal import GymBoAnalysis
internal import GymBoLog

extension German {
  var expectationTitle: Sentence { "Was zu erwarten ist" }

  func chance(_ probability: Double, of expectation: Expectation) -> Sentence {
    let load = load(expectation.expected.load)
    let repetitions: String = repetitionCount(expectation.repetitions)
    let chance = self.chance(probability)
    let claim =
      if probability >= 0.65 {
        "Mit \(load) schaffst du wahrscheinlich (\(chance)) \(repetitions)"
      } else if probability >= 0.35 {
        "Mit \(load) ist offen (\(chance)), ob du \(repetitions) schaffst"
      } else {
        "Mit \(load) schaffst du \(repetitions) wahrscheinlich nicht (\(chance))"
      }
    guard expectation.expected.isFamiliarLoad else { return "\(claim)." }
    return expectation.expected.isTried
      ? "\(claim), geschätzt aus deinen Sätzen nah an Tag und Gewicht."
      : "\(claim), nach Sätzen in der Nähe: So viel hattest du zuletzt nicht."
  }

  func outcomes(_ expectation: Expectation) -> Sentence {
    let expected = expectation.expected
    let interval = expected.interval
    let range =
      interval.count == 1
      ? "genau so viele" : "\(interval.lowerBound) bis \(interval.upperBound)"
    let each = expected.outcomes
      .map { "\($0.repetitions): \(numbers.percent(100 * $0.probability))" }
      .joined(separator: ", ")
    let with = expectation.probability == nil ? " mit \(load(expected.load))" : ""
    return "Erwarte \(repetitionCount(expected.median))\(with), in mindestens 8 von 10 Fällen "
      + "\(range) (\(each))."
  }

  func basis(_ expectation: Expectation) -> Sentence {
    let rough =
      expectation.expected.isFamiliarLoad
      ? ""
      : expectation.expected.isTooLight
        ? " Es ist viel weniger als in deinem letzten schwersten Satz, daher nur grob geschätzt."
        : " So viel hattest du zuletzt nicht, daher nur grob geschätzt."
    return "Aus \(sessions(expectation.expected.sessions)): was du üblicherweise machst, nicht das "
      + "Höchste, was ginge.\(rough)"
  }

  var afterRecord: Sentence {
    "Das beste e1RM stammt aus der letzten Einheit. In der Einheit nach einem Bestwert wird der alte "
      + "in 2 von 3 Fällen erreicht, der neue in 1 von 2."
  }

  func surprise(_ usualness: Usualness) -> Sentence {
    let chance = self.chance(usualness.probability)
    return switch usualness.verdict {
    case .usual: "üblich: zu \(chance) erwartet"
    case .surprising: "überraschend: zu \(chance) erwartet"
    case .jump where usualness.isFarAbove: "ein Sprung oder ein Tippfehler: weit über allem davor"
    case .jump: "ein Sprung oder ein Tippfehler: zu \(chance) erwartet"
    }
  }

  func shortSurprise(_ usualness: Usualness) -> Sentence {
    switch usualness.verdict {
    case .usual: ""
    case .surprising: "weit über dem Üblichen"
    case .jump: "großer Sprung: richtig getippt?"
    }
  }

  /// `85 %`, and `über 99 %` where rounding would make it certain.
  private func chance(_ probability: Double) -> String {
    let percent = 100 * probability
    if percent >= 99.5 { return "über \(numbers.percent(99))" }
    return percent < 1 ? "unter \(numbers.percent(1))" : numbers.percent(percent)
  }
}
