internal import GymBoAnalysis
internal import GymBoLog

/// The sessions of deloads. Their loads were light by plan: the next load goes on from the session before them.
struct LightSessions {
  private let deloads: [Deload]
  private let sessions: Set<Int>

  init(_ deloads: [Deload]) {
    self.deloads = deloads
    sessions = Set(deloads.lazy.flatMap(\.sessions))
  }

  /// The lift with its usual sessions only. A set that was failed in a deload since counts as failed in the last of them.
  func leftOut(of lift: LiftFinding) -> LiftFinding {
    guard !sessions.isEmpty else { return lift }
    var lift = lift
    let since = lift.sessions.reversed().prefix { sessions.contains($0.session) }
    let hasFailedSince = since.contains(where: \.hasFailedSet)
    lift.done.sessions.removeAll { sessions.contains($0.session) }
    if hasFailedSince, !lift.sessions.isEmpty {
      lift.done.sessions[lift.sessions.count - 1].hasFailedSet = true
    }
    return lift
  }

  /// The last deload with a session of the lift after a day.
  func deload(of lift: LiftFinding, since day: CivilDate) -> Deload? {
    let since = lift.sessions.reversed().prefix { $0.date > day }.map(\.session)
    return deloads.last { deload in since.contains(where: deload.sessions.contains) }
  }
}
