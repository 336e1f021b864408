internal import GymBoProgression

/// The effort to expect of suggested work.
struct ShownEffort: Sendable, Hashable {
  /// Of the easiest set; nil where it is not known.
  var easiest: Double?
  var hardest: Double

  /// Of the hardest set, in a narrow column: `8.5`.
  func short(_ numbers: NumberStyle) -> Sentence { Sentence(numbers.short(hardest, decimals: 1)) }
}

extension Suggestion {
  /// The effort to expect, where the lifter did not choose one to aim at. That it is 10 at most says nothing.
  var shownEffort: ShownEffort? {
    guard targetRPE == nil, let hardest = expectedRPE, easiestExpectedRPE != nil || hardest < 10
    else { return nil }
    return ShownEffort(easiest: easiestExpectedRPE, hardest: hardest)
  }
}
