package import GymBoLog

/// The days of the last weeks on which the lifter noted to be ill: nothing is added until a week after the last of them, and no
/// work goes on before from one that was lighter than usual. Who did more of a lift since then than in the six weeks before is well
/// again.
///
/// A decision of this project: a cold lasts seven to ten days. Who takes less load while ill says nothing of the strength; who tries
/// the usual load shows what goes.
package struct IllDays: Sendable {
  /// Days after a note of illness on which nothing is added, the day of the note among them.
  package static let days = 7

  /// The latest note, where it is of these days and the lifter is not well again; nil otherwise.
  package let note: PainNote?
  /// The sessions of the last 42 days with such a note, as indices into the log's; none where none is of these days.
  package private(set) var sessions: Set<Int> = []

  /// - Parameter day: today.
  package init(_ log: TrainingLog, asOf day: CivilDate) {
    func ill(_ index: Int) -> PainNote? { IllDays.note(of: log.sessions[index], log) }
    let lately = log.sessions(in: DayRange(day.advanced(by: 1 - IllDays.days), day))
    guard let last = lately.last(where: { ill($0) != nil }) else {
      note = nil
      return
    }
    let weeks = DayRange(day.advanced(by: -AnalysisOptions.activeDays), day)
    let (recent, sick) = (log.sessions(in: weeks), IllDays.sessions(of: log, in: weeks))
    let since = recent.filter { log.sessions[$0].date > log.sessions[last].date }
    let before = recent.filter { $0 <= last && !sick.contains($0) }
    sessions = sick
    note = IllDays.didMore(in: since, than: before, log) ? nil : ill(last)
  }

  private static func note(of session: Session, _ log: TrainingLog) -> PainNote? {
    PainNote.notes(of: session, log, only: .illness).last { !$0.trainsAsBefore }
  }

  /// The sessions of some days with such a note, as indices into the log's.
  static func sessions(of log: TrainingLog, in days: DayRange) -> Set<Int> {
    Set(log.sessions(in: days).filter { note(of: log.sessions[$0], log) != nil })
  }

  /// Whether a set of some sessions beats all of the same lift in others: with more load than any, or as much for more
  /// repetitions.
  private static func didMore(in since: [Int], than before: [Int], _ log: TrainingLog) -> Bool {
    let sets = log.columns
    typealias Work = (load: Int64, repetitions: Int64)
    func work(_ sessions: [Int]) -> [(lift: Int32, work: Work)] {
      sessions.flatMap { log.sessions[$0].sets }.compactMap { row in
        guard [.loaded, .bodyweight].contains(sets.semantics[row]), sets.kind[row] != .warmUp,
          let repetitions = sets.repetitions[row], repetitions > 0
        else { return nil }
        return (sets.exercise[row], (sets.load[row] ?? 0, Int64(repetitions)))
      }
    }
    let best: [Int32: Work] = Dictionary(
      work(before).map { ($0.lift, $0.work) }, uniquingKeysWith: { $0 < $1 ? $1 : $0 })
    return work(since).contains { set in best[set.lift].map { set.work > $0 } ?? false }
  }
}
