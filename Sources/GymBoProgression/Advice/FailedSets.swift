internal import GymBoAnalysis

extension LiftFinding {
  /// Whether a set of the lift was failed in a session or in any later one. After a failure no rule goes up.
  ///
  /// Sessions are told apart by their index, not by their day: of two workouts on one day the second may be the one that
  /// failed.
  /// - Parameter session: index into the log's sessions.
  func hasFailedSet(since session: Int) -> Bool {
    sessions.reversed().prefix { $0.session >= session }.contains(where: \.hasFailedSet)
  }
}
