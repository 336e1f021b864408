internal import GymBoAnalysis
internal import GymBoLog

/// The sessions of deloads. Their loads were light on purpose, so suggestions build on the session before the deload.
struct LightSessions {
  private let deloads: [Deload]
  private let sessions: Set<Int>

  init(_ deloads: [Deload]) {
    self.deloads = deloads
    sessions = Set(deloads.lazy.flatMap(\.sessions))
  }

  /// The lift without the sessions of deloads. A set that was failed in a later deload counts as failed in the last session
  /// that is left.
  func leftOut(of lift: LiftFinding) -> LiftFinding {
    guard !sessions.isEmpty else { return lift }
    var usual = lift
    usual.done.sessions.removeAll { sessions.contains($0.session) }
    if let last = usual.sessions.last {
      usual.done.sessions[usual.sessions.count - 1].hasFailedSet =
        lift.hasFailedSet(since: last.session)
    }
    return usual
  }

  /// The last deload with a session of the lift after a day.
  func deload(of lift: LiftFinding, since day: CivilDate) -> Deload? {
    let since = lift.sessions.reversed().prefix { $0.date > day }.map(\.session)
    return deloads.last { deload in since.contains(where: deload.sessions.contains) }
  }
}
