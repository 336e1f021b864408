package import GymBoLog

/// Everything that was done of one exercise over the whole history: sessions, counts, volume, records.
package struct ExerciseWork: Sendable, Hashable {
  /// Index into the log's exercises.
  package var exercise: Int
  /// Its sessions in order of time. Sessions with nothing but warm-ups of it are left out.
  package var sessions: [ExerciseSession]
  /// The number of working sets.
  package var workingSets = 0
  /// The number of hard sets.
  package var hardSets = 0
  /// The number of working sets with a load and repetitions: those that ``tonnage`` covers.
  package var loadedSets = 0
  /// Σ load × repetitions.
  package var tonnage = Volume.zero
  /// Its personal bests.
  package var records: ExerciseRecords
  /// Its working sets by their repetitions.
  package var repetitionBands: RepetitionBands

  /// Volume in kilograms.
  package var volume: Finding<Double> {
    loadedSets > 0
      ? .known(tonnage.kilograms) : .missing(workingSets > 0 ? .noLoad : .noSets)
  }

  /// The day of the first session of the lift after a break, whether it was measured or not.
  /// - Parameters:
  ///   - before: a day of the lift before the break.
  ///   - day: a day of the lift after it.
  ///   - resumed: the first training day after the last break of all training; nil without one.
  /// - Returns: nil where the sessions between the two days leave no break.
  func firstDayBack(after before: CivilDate, until day: CivilDate, resumed: CivilDate?)
    -> CivilDate?
  {
    let between = sessions.reversed().lazy.map(\.date).drop { $0 > day }.prefix { $0 > before }
    var after = day
    for earlier in between.dropFirst() + [before] {
      if TrendRule.isBreak(from: earlier, to: after, resumed: resumed) { return after }
      after = earlier
    }
    return nil
  }

  /// The working set done last.
  package var lastUsedRow: Int? { sessions.last { !$0.rows.isEmpty }?.rows.last }

  /// The place in ``sessions`` of the first session that can be a new best: the third with a working set. Past the last
  /// session where there are fewer.
  var firstSessionOfNewBests: Int {
    var before = 0
    for index in sessions.indices where !sessions[index].rows.isEmpty {
      if before == ExerciseRecords.sessionsBefore { return index }
      before += 1
    }
    return sessions.count
  }

  /// The latest new best of load in a range of days that ends today; nil without one. O(records), O(1) for lifts whose
  /// heaviest load is older.
  func heaviestLoad(in days: DayRange, history: PreparedHistory) -> RecordEvent? {
    guard let load = records.load, load.previous != nil, days.contains(load.date) else {
      return nil
    }
    return ExerciseRecords.events(of: self, history: history)
      .last { $0.kind == .load && $0.isOfStrength && days.contains($0.best.date) }
  }

  /// Whether a set of an earlier session was no less than a new best; see ``match(before:_:)``. Such a best is no news.
  package func hasMatch(before best: MeasureSeries.Point, _ history: PreparedHistory) -> Bool {
    match(before: best, history) != nil
  }

  /// The set of an earlier session that had the load of a new best, or more, for as many repetitions or more: too many for an
  /// e1RM, as 72 kg × 15 before 72 kg × 12. Of several the one with most repetitions, and of equals the first. With repetitions in
  /// reserve counted, equal sets may differ. O(sets of the lift).
  package func match(
    before best: MeasureSeries.Point, _ history: PreparedHistory
  ) -> (row: Int, date: CivilDate)? {
    let sets = history.log.columns
    guard !history.options.adjustsForEffort, sets.semantics[best.row] == .loaded,
      let load = sets.load[best.row], let repetitions = sets.repetitions[best.row]
    else { return nil }
    var (match, most) = ((row: Int, date: CivilDate)?.none, Int32(0))
    // By index, as a loop over the sessions would copy each.
    for index in sessions.indices.prefix(while: { sessions[$0].session < best.session }) {
      for row in sessions[index].rows {
        guard let done = sets.repetitions[row], done > most,
          ExerciseWork.isNoLess(row, load: load, repetitions: repetitions, history)
        else { continue }
        (match, most) = ((row, sessions[index].date), done)
      }
    }
    return match
  }

  /// Whether a set that is not doubted had as much load or more for as many repetitions or more.
  /// - Parameter load: in the units of the columns.
  static func isNoLess(
    _ row: Int, load: Int64, repetitions: Int32, _ history: PreparedHistory
  ) -> Bool {
    let sets = history.log.columns
    return sets.load[row] ?? 0 >= load && sets.repetitions[row] ?? 0 >= repetitions
      && sets.semantics[row] == .loaded && !history.traits.isSuspect[row]
  }

  /// The work of every exercise that has a session, in the order of the log's exercises. O(sets).
  package static func all(in history: PreparedHistory) -> [ExerciseWork] {
    history.sessions.ofExercise.enumerated().compactMap { exercise, sessions in
      sessions.isEmpty
        ? nil : ExerciseWork(exercise: exercise, sessions: sessions, history: history)
    }
  }

  private init(exercise: Int, sessions: [ExerciseSession], history: PreparedHistory) {
    self.exercise = exercise
    self.sessions = sessions
    for index in sessions.indices {
      workingSets += sessions[index].rows.count
      hardSets += sessions[index].hardSets
      loadedSets += sessions[index].loadedSets
      tonnage += sessions[index].tonnage
    }
    records = ExerciseRecords(sessions: sessions, history: history)
    repetitionBands = RepetitionBands(sessions: sessions, history: history)
  }
}
