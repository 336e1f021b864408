internal import GymBoAnalysis
internal import GymBoLog

/// The days on which lifts had their usual loads: where one lift alone was far lighter then, it was done on another machine, or
/// counted in another way.
///
/// A decision of this project: who lifts less by plan, or has a bad day, does so in all lifts of the day.
struct UsualDays {
  /// How many lifts of a session had about the load of their sessions before, and how many had another one.
  private struct Lifts { var usual = 0, others = 0 }

  /// By session, as an index into the log's sessions.
  private var lifts: [Int: Lifts] = [:]

  /// The last sessions of each lift that are looked at.
  private static let sessions = 4
  /// Sessions before each that say what is usual, and how many of them must be known.
  private static let (before, fewestBefore) = (3, 2)
  /// Lifts that must have had their usual loads.
  private static let fewest = 2

  /// O(lifts).
  init(_ all: [LiftFinding], _ log: TrainingLog) {
    for lift in all {
      let recent = lift.sessions.suffix(UsualDays.sessions + UsualDays.before)
      let loads = recent.map { $0.standingRow.flatMap { log.columns.load[$0] } ?? 0 }
      for (place, session) in zip(loads.indices, recent).suffix(UsualDays.sessions) {
        let earlier = loads[..<place].suffix(UsualDays.before).filter { $0 > 0 }
        guard loads[place] > 0, earlier.count >= UsualDays.fewestBefore,
          let least = earlier.min(), let most = earlier.max()
        else { continue }
        let now = Double(loads[place])
        let isUsual =
          now * WorkBase.sameMachine >= Double(least) && now <= WorkBase.sameMachine * Double(most)
        if isUsual {
          lifts[session.session, default: Lifts()].usual += 1
        } else {
          lifts[session.session, default: Lifts()].others += 1
        }
      }
    }
  }

  /// Whether most lifts of a session, two or more, had about their usual loads.
  func contains(_ session: Int) -> Bool {
    guard let lifts = lifts[session] else { return false }
    return lifts.usual >= UsualDays.fewest && lifts.usual > lifts.others
  }
}
