internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// What to expect of the next top set, or why nothing is.
  mutating func expectation(_ expectation: Result<Expectation, Expectation.Refusal>) {
    switch expectation {
    case .failure(.notALift): member("expected", missing: MissingReason.notALift)
    case .failure(.inactive): member("expected", missing: MissingReason.inactive)
    case .failure(.noTopSet): member("expected", missing: Absence.noTopSet)
    case .success(let expectation):
      member("expected") { json in
        let expected = expectation.expected
        json.member("method", PredictionMethods.nextTopSet.identifier)
        json.member("load", expected.load.kilograms, unit: "kg")
        json.member("repetitions", expectation.repetitions)
        json.member("suggested", expectation.isSuggested)
        if let probability = expectation.probability {
          json.member("probability", probability)
        } else {
          json.member("probability", missing: .single)
        }
        json.member("median", expected.median)
        json.member("interval", each: expected.interval.ends, inline: true) { $0.integer($1) }
        json.member("probabilities", each: expected.outcomes) { json, outcome in
          json.object(inline: true) {
            $0.member("repetitions", outcome.repetitions)
            $0.member("probability", outcome.probability)
          }
        }
        json.member("sessions", expected.sessions)
        json.member("familiarLoad", expected.isFamiliarLoad)
      }
    }
  }
}

extension ClosedRange<Int> {
  /// The lower and the upper end.
  fileprivate var ends: [Int] { [lowerBound, upperBound] }
}
