internal import GymBoLog

/// Whether a set is a working set: not logged as a warm-up, and with at least one repetition, or with a time or a distance.
///
/// A set of 0 repetitions where repetitions belong is a failed set, which is no working set even if it has a time; timed
/// work and work over a distance need no repetitions. Sets that were not completed are no sets of the log at all.
/// - Parameters:
///   - kind: as logged.
///   - repetitions: 0 where none are logged.
///   - hasTimeOrDistance: whether the set counts without repetitions; asked only where there are none.
@inline(__always)
func isWorkingSet(
  kind: SetKind, repetitions: Int32, hasTimeOrDistance: @autoclosure () -> Bool
) -> Bool {
  kind != .warmUp && (repetitions >= 1 || hasTimeOrDistance())
}

extension SetColumns {
  /// Whether a set without repetitions is work by time or distance, and no failed set.
  func hasTimeOrDistance(_ row: Int) -> Bool {
    if repetitions.isPresent[row], semantics[row] != .timed, semantics[row] != .distance {
      return false
    }
    return (seconds[row] ?? 0) > 0 || (metres[row] ?? 0) > 0
  }
}
