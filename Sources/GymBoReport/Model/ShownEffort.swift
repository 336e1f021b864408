internal import GymBoProgression

extension Suggestion {
  /// The effort to expect, where the lifter did not choose one to aim at.
  var shownEffort: Double? { targetRPE == nil ? expectedRPE : nil }
}
