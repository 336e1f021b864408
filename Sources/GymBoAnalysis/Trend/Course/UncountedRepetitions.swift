package import GymBoLog

/// Sets with more repetitions than an e1RM takes, beside the best ones that it is estimated from: a reader of the log sees them, though
/// the numbers do not show them.
package struct UncountedRepetitions: Sendable, Hashable {
  /// A set with its day.
  package struct Most: Sendable, Hashable {
    package let row: Int
    package let date: CivilDate
  }

  /// The latest such set of the judged weeks, where no other of the history had as many repetitions with as much load; nil else.
  package private(set) var most: Most?
  /// Whether a session of the judged weeks had one: its best set as it is counted is not the best that was done.
  package private(set) var isOfLate = false
  /// Whether any of the judged sessions had one.
  private(set) var isAny = false
  /// Whether the last session counts such a set as its best, and an earlier one was no less: it is not the best so far.
  package private(set) var lastIsMatched = false

  /// None.
  init() {}

  /// - Parameters:
  ///   - points: the sessions that were judged.
  ///   - own: those of the judged weeks.
  init(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork,
    _ history: PreparedHistory
  ) {
    let sets = history.log.columns
    let first = own.counted.first ?? 0
    var place = points.count - 1
    // By index from the end, as a loop over the sessions would copy each.
    for index in work.sessions.indices.reversed() {
      guard place >= 0 else { break }
      guard work.sessions[index].session == points[place].session else { continue }
      let session = work.sessions[index]
      let best = points[place].row
      let set = session.rows.filter {
        $0 != best && UncountedRepetitions.isMore($0, than: best, history)
      }
      .max { sets.repetitions[$0] ?? 0 < sets.repetitions[$1] ?? 0 }
      if let set {
        isAny = true
        let isCounted = place >= first
        if isCounted, !isOfLate {
          let isMost = !UncountedRepetitions.isMatched(set, work: work, history)
          most = isMost ? Most(row: set, date: session.date) : nil
        }
        isOfLate = isOfLate || isCounted
      }
      place -= 1
    }
    guard let last = own.counted.last.map({ points[$0] }) else { return }
    let most = history.options.estimateRepetitions.upperBound
    lastIsMatched =
      Int(sets.repetitions[last.row] ?? 0) > most && work.hasMatch(before: last, history)
  }

  /// Whether a set had as much load as another one or more, and more repetitions than it and than an e1RM takes.
  private static func isMore(_ row: Int, than best: Int, _ history: PreparedHistory) -> Bool {
    let sets = history.log.columns
    let repetitions = sets.repetitions[row] ?? 0
    return Int(repetitions) > history.options.estimateRepetitions.upperBound
      && repetitions > sets.repetitions[best] ?? 0 && sets.load[row] ?? 0 >= sets.load[best] ?? 0
      && sets.semantics[row] == .loaded && sets.kind[row] != .drop
      && !history.traits.isSuspect[row]
  }

  /// Whether another set of the lift had as much load or more for as many repetitions or more.
  private static func isMatched(_ set: Int, work: ExerciseWork, _ history: PreparedHistory) -> Bool
  {
    let sets = history.log.columns
    guard let load = sets.load[set], let repetitions = sets.repetitions[set] else { return true }
    return work.sessions.contains { session in
      session.rows.contains {
        $0 != set && ExerciseWork.isNoLess($0, load: load, repetitions: repetitions, history)
      }
    }
  }
}
