internal import GymBoAnalysis
internal import GymBoKernels
internal import GymBoLog

/// The heaviest load with which the usual repetitions will probably be completed, by the prediction of the next set.
///
/// The usual repetitions are the median of the last five top sets with a load within 10 % of the last one. Loads from 90 % of
/// the last one up to 5 % above the heaviest of the last eight sessions are tried: what is said to be likely in 80 % of cases
/// happens so often up to there. Where none is likely enough, the load stays.
public struct LikelyRule: Sendable, Hashable {
  /// The probability that is asked for, 0.5…0.99.
  public let probability: Double

  /// The probability where none is chosen.
  public static let usualProbability = 0.8
  /// What a caller may choose.
  public static let probabilities = 0.5...0.99
  /// Top sets whose median repetitions are asked for.
  static let sessions = 5

  /// - Returns: nil for a probability outside 0.5…0.99.
  public init?(probability: Double = usualProbability) {
    guard LikelyRule.probabilities.contains(probability) else { return nil }
    self.probability = probability
  }
}

extension LikelyRule: RuleOnRequest {
  static let kind = SuggestionRule.likely
  static let optionForm = "likely[:0.8]"
  static let help =
    "the heaviest load with which the usual repetitions are at least 80 % likely"

  var inList: ProgressionRule { .likely(self) }

  init?(numbers: Substring?) {
    guard let numbers else {
      self.init()
      return
    }
    guard let probability = Double(numbers) else { return nil }
    self.init(probability: probability)
  }

  func answer(
    after last: LastWork, _ context: ProgressionRule.Context
  ) throws(RuleRefusal) -> RuleAnswer {
    guard let next = context.next, let latest = next.earlier.last else { throw .noPrediction }
    let day = max(context.today ?? latest.date, latest.date)
    let repetitions = LikelyRule.usualRepetitions(next.earlier, near: last.load)
    let search = LoadSearch(
      next, repetitions: repetitions, on: day,
      loads: LikelyRule.loads(
        context.loadable, near: last.load,
        upTo: last.session.hasFailedSet ? last.load : last.limit))
    func answer(_ load: Load, unmet: Double? = nil, oneLess: Double? = nil) -> RuleAnswer {
      let action: SuggestedChange =
        load.isClearlyAbove(last.load)
        ? .increaseLoad : last.load.isClearlyAbove(load) ? .decreaseLoad : .hold
      return last.answer(
        action, sets: last.session.topSets.count, repetitions: repetitions, load: load,
        reason: .likely(asked: probability, unmet: unmet, oneLess: oneLess), evidence: last.rows)
    }
    if let found = search.heaviest(withProbability: probability) { return answer(found.load) }
    guard let expected = next.distribution(load: last.load, on: day) else {
      throw .noPrediction
    }
    let odds = expected.probability(atLeast: repetitions)
    // A lighter load may be less likely by chance; the load in use is then enough.
    guard odds < probability else { return answer(last.load) }
    return answer(
      last.load, unmet: odds,
      oneLess: repetitions > 1 ? expected.probability(atLeast: repetitions - 1) : nil)
  }

  /// The median of the last top sets with about the same load, of all where none had it: who alternates heavy and light days does
  /// other repetitions with the other load.
  private static func usualRepetitions(_ earlier: [TopSet], near load: Load) -> Int {
    let near = earlier.filter { $0.isNear(load, share: LargestChange.share) }
    let counts = (near.isEmpty ? earlier : near).suffix(sessions).map(\.repetitions).sorted()
    return counts[(counts.count - 1) / 2]
  }

  /// The loads from 10 % below a load up to a limit.
  private static func loads(
    _ loadable: LoadableLoads, near load: Load, upTo highest: Load
  ) -> [Load] {
    var loads = [load]
    var below = load
    while let next = loadable.next(below: below), next >= LargestChange.lowest(after: load) {
      loads.append(next)
      below = next
    }
    var above = load
    while let next = loadable.next(above: above), next <= highest {
      loads.append(next)
      above = next
    }
    return loads
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "likely", name: "Likely load", kind: .progression,
    formula:
      "the heaviest load L for which P(repetitions ≥ the median of the last s top sets near the last load | L) and that "
      + "of all lighter loads is at least p; L from a · the last load to b · the heaviest of eight "
      + "sessions, at most (1 + m) · the last",
    constants: [
      .init("p", usualProbability), .init("s", Double(sessions)), .init("a", 0.9),
      .init("b", 1.05), .init("m", LargestChange.share),
    ],
    range: "p from 0.5 to 0.99; top sets of at most 15 repetitions",
    rangeReason: "beyond 5 % above the heaviest load what is said happens less often",
    unit: "the unit of the load", evidence: .populationFit,
    source: "computed for this project on 39,454 sets of 41 lifters",
    example: .init(
      given: "the probability asked for by default", expected: 0.8, decimals: 1,
      source: "the rule", answer: { LikelyRule().map(\.probability) }))
}
