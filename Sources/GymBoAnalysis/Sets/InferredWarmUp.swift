internal import GymBoLog

/// Whether a set that is logged as a working set was a warm-up: it came before the day's heaviest set of the lift, and its
/// load was below a share (an option, 60 %) of that set's.
///
/// Asked only of sets of load × repetitions (``SetTraits``). Most exports tag no warm-ups. An inferred warm-up stays a
/// working set in volume and records; it is no hard set.
/// - Parameters:
///   - row: of the set in the log, which is in the order of time.
///   - load: of the set, in the units of `Load`.
///   - kind: as logged; only an untagged set is inferred.
///   - top: the first of the heaviest loaded sets of the lift on the day, suspect sets left out.
///   - limit: the share of the load of `top`, in the units of `Load`.
@inline(__always)
func isInferredWarmUp(
  row: Int, load: Int64, kind: SetKind, top: Int, limit: Double
) -> Bool {
  row < top && Double(load) < limit && kind == .working
}
