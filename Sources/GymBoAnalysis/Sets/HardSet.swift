internal import GymBoLog

/// Whether a set is a hard set: a working set of a strength exercise that is no inferred warm-up and no easy set on the way up, and
/// that was done with at most four repetitions in reserve or without an RPE (``EffortGate``, part of the volume model).
///
/// Hard sets are what sets per muscle count. Cardio and stretching have none. ``SetTraits`` finds them in three passes, each over
/// the columns that it needs; a test holds its result to this function.
/// - Parameters:
///   - isEasy: as ``isEasySet(repetitions:load:top:mostReserve:)`` says.
///   - rpe: the effort of the set, 10 for a set taken to failure without an RPE; nil where it is not known.
///   - modality: of the exercise; nil where that is not known.
///   - gate: the effort that counts.
@inline(__always)
func isHardSet(
  isWorking: Bool, isInferredWarmUp: Bool, isEasy: Bool, rpe: Double?, semantics: LoadSemantics,
  modality: Modality?, gate: EffortGate
) -> Bool {
  isWorking && !isInferredWarmUp && !isEasy && isStrengthWork(semantics, of: modality)
    && gate.admits(rpe: rpe)
}

/// Whether a set is neither cardio nor stretching. A loaded carry is strength work; a distance of an unknown exercise is more
/// likely a run.
/// - Parameter modality: of the exercise; nil where that is not known.
func isStrengthWork(_ semantics: LoadSemantics, of modality: Modality?) -> Bool {
  (modality ?? .strength) == .strength && (semantics != .distance || modality != nil)
}
