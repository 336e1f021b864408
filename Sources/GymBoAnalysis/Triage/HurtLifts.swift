package import GymBoLog

/// The lifts for which pain, an injury or an operation was noted of late: nothing is added to them.
///
/// A note of a lift holds it, and the lifts that are for a muscle which it is for, too, or for one that the note names. A note of
/// a workout holds the lifts of that workout, and those that are for a muscle which one of these is for; where it names a part of
/// the body that tells which lifts it is about, it holds those that train that part. A lift whose muscles are not known is held by
/// its own notes alone. An operation is about all lifts, and so are notes on three lifts that have no muscle in common. Three weeks
/// after the last note the lifts go on as before. A decision of this project; a machine knows no more of an injury than that.
package struct HurtLifts: Sendable {
  /// Lifts without a common muscle, with notes of their own, from which all are spared.
  private static let all = 3

  /// The day of the latest note of each lift, by its name.
  private var days: [String: CivilDate] = [:]
  /// The day of the latest note about each muscle: it spares the lifts that train it, be it beside others.
  private var daysOfMuscles: [Muscle: CivilDate] = [:]
  /// The day of the latest note of another lift for each muscle: it spares the lifts that are for that muscle.
  private var daysOfShared: [Muscle: CivilDate] = [:]
  /// The day of the latest note of a lift about each muscle: it spares the lifts that are for that muscle.
  private var daysOfTargets: [Muscle: CivilDate] = [:]
  /// The day of the latest note, where all lifts are spared.
  private var dayOfAll: CivilDate?
  /// Lifts with notes of their own.
  private var noted: Set<Int32> = []

  /// - Parameter day: today.
  package init(_ log: TrainingLog, asOf day: CivilDate) {
    let news = PainNote.Kind.pain.newsDays
    for index in log.sessions(in: DayRange(day.advanced(by: 1 - news), day)) {
      let session = log.sessions[index]
      for note in PainNote.notes(of: session, log) where note.kind == .pain {
        guard !note.trainsAsBefore else { continue }
        let own = HurtLifts.exercises(of: session, log)
          .filter { note.lifts.contains(log.exercises[Int($0)].name) }
        if note.isOfAll { dayOfAll = note.date }
        guard note.lifts.isEmpty else {
          noted.formUnion(own)
          spare(own, note.date, log)
          for muscle in BodyPartWords.muscles(in: note.text) ?? [] {
            daysOfTargets[muscle] = note.date
          }
          continue
        }
        spare(session, note.date, for: session.note ?? note.text, log)
      }
    }
    if isOfThePerson(log) {
      dayOfAll = (noted.compactMap { days[log.exercises[Int($0)].name] } + [dayOfAll])
        .compactMap(\.self).max()
    }
  }

  private static func exercises(of session: Session, _ log: TrainingLog) -> Set<Int32> {
    Set(session.sets.map { log.columns.exercise[$0] })
  }

  /// Spares some lifts, and those that are for one of their muscles.
  private mutating func spare(_ exercises: Set<Int32>, _ day: CivilDate, _ log: TrainingLog) {
    for exercise in exercises.map({ log.exercises[Int($0)] }) {
      days[exercise.name] = day
      for muscle in exercise.facts?.direct ?? [] { daysOfShared[muscle] = day }
    }
  }

  /// Spares what the note of a workout complains of. The part of the body may be named in another sentence than the pain.
  private mutating func spare(
    _ session: Session, _ day: CivilDate, for note: String, _ log: TrainingLog
  ) {
    for complaint in PainNote.complaints(of: .pain, in: note) {
      if PainNote.speaksOfOperation(complaint) { dayOfAll = day }
      let place = BodyPartWords.namesPart(complaint) ? complaint : note
      if let muscles = BodyPartWords.muscles(in: place) {
        for muscle in muscles { daysOfMuscles[muscle] = day }
      } else {
        spare(HurtLifts.exercises(of: session, log), day, log)
      }
    }
  }

  /// Whether three of the lifts with notes of their own have no muscle in common: no part of the body explains them.
  private func isOfThePerson(_ log: TrainingLog) -> Bool {
    var (count, muscles) = (0, Set<Muscle>())
    for exercise in noted.sorted().map({ log.exercises[Int($0)] }) {
      let own = exercise.facts?.direct ?? []
      guard muscles.isDisjoint(with: own) else { continue }
      count += 1
      muscles.formUnion(own)
    }
    return count >= HurtLifts.all
  }

  /// The day of the latest note for which a lift is spared; nil where there is none.
  package func day(of exercise: LoggedExercise) -> CivilDate? {
    let shared = (exercise.facts?.direct ?? []).compactMap { daysOfShared[$0] }
    return ([dayNamed(exercise)].compactMap(\.self) + shared).max()
  }

  /// Whether a lift is spared only for notes of other lifts and of workouts that it was no part of, none of which names a part of the
  /// body that it trains.
  package func isSparedForOthers(_ exercise: LoggedExercise) -> Bool {
    let facts = exercise.facts
    let trained = (facts?.direct ?? []) + (facts?.indirect ?? [])
    return day(of: exercise) != nil && days[exercise.name] == nil
      && trained.allSatisfy { daysOfMuscles[$0] == nil }
      && (facts?.direct ?? []).allSatisfy { daysOfTargets[$0] == nil }
  }

  /// The day of the latest note that is about a lift itself, or about a part of the body that it trains, or about the person; not of
  /// one about another lift for the same muscle.
  package func dayNamed(_ exercise: LoggedExercise) -> CivilDate? {
    let own = [days[exercise.name], dayOfAll].compactMap(\.self)
    guard let facts = exercise.facts else { return own.max() }
    let muscles = (facts.direct + facts.indirect).compactMap { daysOfMuscles[$0] }
    return (own + muscles + facts.direct.compactMap { daysOfTargets[$0] }).max()
  }
}
