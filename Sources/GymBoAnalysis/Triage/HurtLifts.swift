package import GymBoLog

/// The lifts for which pain, an injury or an operation was noted of late: nothing is added to them.
///
/// A note of a workout is about all lifts, but where it names a part of the body that tells which, about those that train it. Notes
/// on three lifts or more are about the person. Three weeks after the last note the lifts go on as before. A decision of this
/// project; a machine knows no more of an injury than that.
package struct HurtLifts: Sendable {
  /// Lifts with notes of their own from which all are spared.
  private static let all = 3

  /// The day of the latest note of each lift, by its name.
  private var days: [String: CivilDate] = [:]
  /// The day of the latest note about each muscle.
  private var daysOfMuscles: [Muscle: CivilDate] = [:]
  /// The day of the latest note of a lift about each muscle: it spares the lifts that are for that muscle.
  private var daysOfTargets: [Muscle: CivilDate] = [:]
  /// The day of the latest note, where all lifts are spared.
  private var dayOfAll: CivilDate?

  /// - Parameter day: today.
  package init(_ log: TrainingLog, asOf day: CivilDate) {
    let news = PainNote.Kind.pain.newsDays
    for index in log.sessions(in: DayRange(day.advanced(by: 1 - news), day)) {
      for note in PainNote.notes(of: log.sessions[index], log) where note.kind == .pain {
        guard !note.trainsAsBefore else { continue }
        for lift in note.lifts { days[lift] = note.date }
        guard note.lifts.isEmpty else {
          spareMuscles(note.date, of: note.text)
          continue
        }
        spare(note.date, for: log.sessions[index].note ?? note.text)
      }
    }
    if days.count >= HurtLifts.all {
      dayOfAll = (days.values + [dayOfAll].compactMap(\.self)).max()
    }
  }

  /// Spares the lifts that are for the muscles which the note of a lift names: "shoulder pain" is not of that lift alone.
  private mutating func spareMuscles(_ day: CivilDate, of note: String) {
    for muscle in BodyPartWords.muscles(in: note) ?? [] { daysOfTargets[muscle] = day }
  }

  /// Spares what the note of a workout complains of. The part of the body may be named in another sentence than the pain.
  private mutating func spare(_ day: CivilDate, for note: String) {
    for complaint in PainNote.complaints(of: .pain, in: note) {
      let place = BodyPartWords.namesPart(complaint) ? complaint : note
      if let muscles = BodyPartWords.muscles(in: place) {
        for muscle in muscles { daysOfMuscles[muscle] = day }
      } else {
        dayOfAll = day
      }
    }
  }

  /// The day of the latest note for which a lift is spared; nil where there is none. A lift whose muscles are not known is spared
  /// for each note.
  package func day(of exercise: LoggedExercise) -> CivilDate? {
    let own = [days[exercise.name], dayOfAll].compactMap(\.self)
    guard let facts = exercise.facts else { return (own + daysOfMuscles.values).max() }
    let muscles = (facts.direct + facts.indirect).compactMap { daysOfMuscles[$0] }
    return (own + muscles + facts.direct.compactMap { daysOfTargets[$0] }).max()
  }
}
