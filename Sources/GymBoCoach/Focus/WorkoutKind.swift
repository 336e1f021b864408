internal import GymBoAnalysis
internal import GymBoLog

/// What kind of workout a session was: its title, or what it trained.
package enum WorkoutKind: Sendable, Hashable {
  case title(String)
  case side(Side)

  /// What a workout without a title trained.
  package enum Side: String, MachineWord, Hashable {
    case push, pull, legs, upper
    case fullBody = "full_body"
  }
}

/// The kinds of the last sessions of a log.
struct WorkoutKinds {
  /// The index of the first session looked at.
  private let first: Int
  /// The kinds of the sessions from there; nil for one without a lift and a title.
  private(set) var kinds: [WorkoutKind?] = []

  /// Lifts in common from which a session without a title is of an earlier one's kind.
  private static let sameKind = 0.6
  /// The share of the sets from which a side is what a session trained.
  private static let mostly = 0.6
  /// The share of the sets from which push and pull together are the upper body: a fifth of leg work makes it the whole body.
  private static let nearlyAll = 0.8

  /// - Parameter most: sessions looked at.
  init(_ history: PreparedHistory, most: Int) {
    let log = history.log
    first = max(0, log.sessions.count - most)
    var lifts: [Set<Int>] = []
    for session in log.sessions[first...] {
      let own = Set(
        session.sets.lazy.filter { history.traits.isWorking[$0] }
          .map { Int(log.columns.exercise[$0]) })
      kinds.append(
        WorkoutKinds.title(session) ?? likeKind(own, lifts)
          ?? WorkoutKinds.side(of: session, history))
      lifts.append(own)
    }
  }

  /// The kind of a session, as an index into the log's sessions.
  func kind(of session: Int) -> WorkoutKind? {
    kinds.indices.contains(session - first) ? kinds[session - first] : nil
  }

  private static func title(_ session: Session) -> WorkoutKind? {
    session.workoutTitle.map { .title($0) }
  }

  private func likeKind(_ own: Set<Int>, _ lifts: [Set<Int>]) -> WorkoutKind? {
    guard !own.isEmpty else { return nil }
    for index in lifts.indices.reversed() {
      let both = own.count + lifts[index].count
      if 2 * Double(own.intersection(lifts[index]).count) >= WorkoutKinds.sameKind * Double(both) {
        return kinds[index]
      }
    }
    return nil
  }

  private static func side(of session: Session, _ history: PreparedHistory) -> WorkoutKind? {
    let log = history.log
    let facts = session.sets.lazy.filter { history.traits.isWorking[$0] }
      .map { log.exercises[Int(log.columns.exercise[$0])].facts }
    func sets(_ side: TrainedSide) -> Double { facts.reduce(0.0) { $0 + side.weight(of: $1) } }
    let (push, pull, legs) = (sets(.push), sets(.pull), sets(.lower))
    let all = push + pull + legs
    guard all > 0 else { return nil }
    if push >= mostly * all { return .side(.push) }
    if pull >= mostly * all { return .side(.pull) }
    if legs >= mostly * all { return .side(.legs) }
    return .side(push + pull > nearlyAll * all ? .upper : .fullBody)
  }
}
