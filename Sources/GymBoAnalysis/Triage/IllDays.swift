package import GymBoLog

/// The days of the last weeks on which the lifter noted to be ill: nothing is added until a week after the last of them, and no
/// work goes on from them before.
///
/// A decision of this project: a cold lasts seven to ten days, and the numbers of such a day say nothing of the lifter.
package struct IllDays: Sendable {
  /// Days after a note of illness on which nothing is added, the day of the note among them.
  package static let days = 7

  /// The latest note, where it is of these days; nil otherwise.
  package let note: PainNote?
  /// The sessions of the last 42 days with such a note, as indices into the log's; none where ``note`` is nil.
  package private(set) var sessions: Set<Int> = []

  /// - Parameter day: today.
  package init(_ log: TrainingLog, asOf day: CivilDate) {
    func ill(_ index: Int) -> PainNote? {
      PainNote.notes(of: log.sessions[index], log)
        .last { $0.kind == .illness && !$0.trainsAsBefore }
    }
    let latest = log.sessions(in: DayRange(day.advanced(by: 1 - IllDays.days), day))
      .reversed().lazy.compactMap(ill).first
    note = latest
    guard latest != nil else { return }
    let recent = DayRange(day.advanced(by: -AnalysisOptions.activeDays), day)
    sessions = Set(log.sessions(in: recent).filter { ill($0) != nil })
  }
}
