internal import GymBoAnalysis
internal import GymBoLog

/// The mean effort of whole sessions, each computed once: a session may have thousands of lifts that ask for it.
final class SessionEfforts {
  /// The mean RPE of a session and the rows that it is of.
  typealias Effort = (mean: Double, rated: [Int])

  private let history: PreparedHistory
  private var known: [Int: Effort?] = [:]

  init(_ history: PreparedHistory) { self.history = history }

  /// The mean RPE of a session's working sets; nil where fewer than half of them were rated.
  /// - Parameter session: index into the log's sessions.
  func mean(of session: Int) -> Effort? {
    if let effort = known[session] { return effort }
    let effort = computed(session)
    known[session] = .some(effort)
    return effort
  }

  private func computed(_ session: Int) -> Effort? {
    let (log, traits) = (history.log, history.traits)
    let working = log.sessions[session].sets.filter { row in
      traits.isWorking[row] && !traits.isInferredWarmUp[row] && !traits.isSuspect[row]
    }
    let rated = working.filter { log.columns.rpe[$0] != nil }
    guard !rated.isEmpty, Double(rated.count) >= RPERule.coverage * Double(working.count) else {
      return nil
    }
    let sum = rated.reduce(0) { $0 + (log.columns.rpe[$1] ?? 0) }
    return (sum / Double(rated.count), rated)
  }
}
