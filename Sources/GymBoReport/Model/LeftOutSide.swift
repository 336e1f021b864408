internal import GymBoAnalysis
internal import GymBoLog

/// A side of the body that was trained regularly and is not any more, though training goes on.
struct LeftOutSide: Sendable, Hashable {
  enum Side: String, Sendable, CaseIterable {
    case legs, push, pull

    /// The muscles of which one has to be trained directly. Small ones are trained beside all sorts of lifts.
    fileprivate var muscles: Set<Muscle> {
      switch self {
      case .legs: [.quadriceps, .hamstrings, .glutes]
      case .push: [.chest, .frontDelts]
      case .pull: [.lats, .upperBack]
      }
    }
  }

  var side: Side
  /// The last day with it.
  var last: CivilDate
  /// Days from then to the report's day.
  var days: Int

  /// Days without a side from which it is missed: coaches have each at least once a week, so two times are left out. After the
  /// most it is a choice.
  private static let missedDays = 14...56
  /// Training days without it since.
  private static let fewestOthers = 4
  /// Days within which it was trained regularly, up to the last day with it, and how often.
  private static let (before, regular) = (28, 3)

  /// The sides that are left out, the one left out longest first.
  static func all(_ findings: HistoryFindings) -> [LeftOutSide] {
    Side.allCases.compactMap { LeftOutSide($0, findings) }.sorted { $0.days > $1.days }
  }

  private init?(_ side: Side, _ findings: HistoryFindings) {
    let (log, asOf) = (findings.log, findings.asOf)
    let longest = LeftOutSide.missedDays.upperBound + LeftOutSide.before
    let sessions = log.sessions(in: DayRange(asOf.advanced(by: -longest), asOf))
    var (with, all): (Set<CivilDate>, Set<CivilDate>) = ([], [])
    for session in log.sessions[sessions] {
      var (hard, unknown, own) = (0, 0, 0)
      for row in session.sets where findings.traits.isHard[row] {
        hard += 1
        if let facts = log.exercises[Int(log.columns.exercise[row])].facts {
          if facts.direct.contains(where: side.muscles.contains) { own += 1 }
        } else {
          unknown += 1
        }
      }
      guard hard > 0 else { continue }
      all.insert(session.date)
      // A workout of lifts that GymBo does not know may be one of the side.
      if own > 0 || 2 * unknown >= hard { with.insert(session.date) }
    }
    guard let last = with.max(), case let days = asOf.days(since: last),
      LeftOutSide.missedDays.contains(days),
      all.count(where: { $0 > last }) >= LeftOutSide.fewestOthers,
      with.count(where: { last.days(since: $0) < LeftOutSide.before }) >= LeftOutSide.regular
    else { return nil }
    self.init(side: side, last: last, days: days)
  }

  init(side: Side, last: CivilDate, days: Int) {
    (self.side, self.last, self.days) = (side, last, days)
  }
}
