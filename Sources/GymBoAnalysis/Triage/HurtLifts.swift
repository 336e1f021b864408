package import GymBoLog

/// The lifts for which pain, an injury or an operation was noted of late: nothing is added to them.
///
/// A note of a workout is about all lifts, and so are notes on three lifts or more: they are about the person. Three weeks after
/// the last note the lifts go on as before. A decision of this project; a machine knows no more of an injury than that.
package struct HurtLifts: Sendable {
  /// Lifts with notes of their own from which all are spared.
  private static let all = 3

  /// The day of the latest note of each lift, by its name.
  private var days: [String: CivilDate] = [:]
  /// The day of the latest note, where all lifts are spared.
  private var dayOfAll: CivilDate?

  /// - Parameter day: today.
  package init(_ log: TrainingLog, asOf day: CivilDate) {
    let news = PainNote.Kind.pain.newsDays
    for index in log.sessions(in: DayRange(day.advanced(by: 1 - news), day)) {
      for note in PainNote.notes(of: log.sessions[index], log) where note.kind == .pain {
        if note.lifts.isEmpty { dayOfAll = note.date }
        for lift in note.lifts { days[lift] = note.date }
      }
    }
    if days.count >= HurtLifts.all {
      dayOfAll = (days.values + [dayOfAll].compactMap(\.self)).max()
    }
  }

  /// The day of the latest note for which a lift is spared; nil where there is none.
  package func day(ofLift name: String) -> CivilDate? {
    [days[name], dayOfAll].compactMap(\.self).max()
  }
}
