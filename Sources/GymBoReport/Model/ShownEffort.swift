internal import GymBoProgression

/// The effort to expect of suggested work.
struct ShownEffort: Sendable, Hashable {
  var rpe: Double
  /// Whether it is the most that is to be expected: some of the sets may be easier.
  var isMost: Bool
}

extension Suggestion {
  /// The effort to expect, where the lifter did not choose one to aim at.
  var shownEffort: ShownEffort? {
    guard targetRPE == nil else { return nil }
    return expectedRPE.map { ShownEffort(rpe: $0, isMost: $0 != easiestExpectedRPE) }
  }
}
