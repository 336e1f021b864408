internal import GymBoKernels
internal import GymBoLog

extension Trend {
  /// A point that is not judged, and why.
  package struct LeftOut: Sendable, Hashable {
    /// The session's best.
    package var point: MeasureSeries.Point
    /// Why it is left out.
    package var reason: Reason

    /// Why a session says nothing of the level.
    package enum Reason: String, MachineWord, Hashable {
      /// The lift was light in a deload, or in a workout that is called one.
      case deload
      /// Nothing but drop sets was done.
      case dropSets = "drop_sets"
      /// Nothing but warm-up sets was done, or only they can be valued.
      case warmUp = "warm_up"
      /// The heaviest set has more repetitions than an estimate takes, so that only a weaker one can be valued.
      case manyRepetitions = "many_repetitions"
      /// It was light by plan; see ``NoWorkDays/findLightDays()``.
      case lightDay = "light_day"
      /// The lifter noted to be ill, and did clearly less than the last time.
      case ill
    }
  }
}

/// Finds the sessions of a lift that say nothing of its level.
struct NoWorkDays {
  let series: MeasureSeries
  let work: ExerciseWork
  let breaks: TrainingBreaks
  let history: PreparedHistory
  /// Places of the days that were light by plan.
  private var lightDays: Set<Int> = []

  init(
    series: MeasureSeries, work: ExerciseWork, breaks: TrainingBreaks, history: PreparedHistory
  ) {
    (self.series, self.work, self.breaks, self.history) = (series, work, breaks, history)
    lightDays = findLightDays()
  }

  /// The last sessions that show whether a lift is always done in drop sets. Then they are its work.
  private static let sessionsOfHabit = 40
  /// A session that stops at a warm-up is at most this share of the e1RM before and after: a quick test before the loads
  /// of its sets are looked at.
  private static let mostOfNeighbours = 0.75
  /// A session warms up where its lightest set is at most this share of its heaviest.
  private static let warmUpShare = 0.75

  /// Why a point of the series is not judged; nil where it is.
  func reason(at index: Int) -> Trend.LeftOut.Reason? {
    let point = series.points[index]
    if isLightInDeload(index) || isLightByName(index) { return .deload }
    if isWeakerInIllness(index) { return .ill }
    if history.traits.marks[point.row].contains(.inferredWarmUp) { return .warmUp }
    if isDropOnly(point), !isMostlyDropSets { return .dropSets }
    if stopsAtWarmUp(index) { return .warmUp }
    if isOfWeakerSet(point) { return .manyRepetitions }
    return lightDays.contains(index) ? .lightDay : nil
  }

  /// From this share of its last usual day on a lift was not light: sessions of one level differ by as much.
  private static let notLight = 0.95

  /// Whether the lift was light in a deload, and its best set, too: fewer sets as good as before are no light day of it.
  private func isLightInDeload(_ index: Int) -> Bool {
    let point = series.points[index]
    func isLight(_ point: MeasureSeries.Point) -> Bool {
      breaks.isLight(work.exercise, in: point.session)
    }
    guard isLight(point) else { return false }
    guard series.measure.isEstimate,
      let usual = series.points[..<index].last(where: { !isLight($0) })
    else { return true }
    return point.value < NoWorkDays.notLight * usual.value
  }

  /// Whether the lifter wrote of an illness in the workout, and the lift was clearly lower than the last time without one.
  private func isWeakerInIllness(_ index: Int) -> Bool {
    let (point, direction) = (series.points[index], series.measure.direction)
    guard breaks.illSessions.contains(point.session),
      let usual = series.points[..<index].last(where: { !breaks.illSessions.contains($0.session) })
    else { return false }
    let share = series.measure.isEstimate ? NoWorkDays.notLight : 1
    return direction * point.value < direction * share * usual.value
  }

  /// Whether the lifter called the workout a deload, or wrote of one beside the lift's sets, and the lift was lower than the last
  /// time that was none, or than the middle of the last times that were none: a deload is often named on its second day.
  private func isLightByName(_ index: Int) -> Bool {
    let (point, direction) = (series.points[index], series.measure.direction)
    func isLower(than other: MeasureSeries.Point) -> Bool {
      direction * point.value < direction * other.value
    }
    // To read the notes of a workout takes long where it has thousands of lifts.
    let before = series.points[..<index].suffix(NoWorkDays.mostNamed)
    guard before.contains(where: isLower), isNamed(point) else { return false }
    let usual = before.filter { !isNamed($0) }
    let values = usual.map(\.value)
    return usual.last.map(isLower) ?? false
      || usual.count >= NoWorkDays.fewestUsual
        && median(values.span).map { direction * point.value < direction * $0 } ?? false
  }
  /// Workouts in a row that a deload has at most, by their names.
  private static let mostNamed = 5
  /// Days before it whose middle is the usual one.
  private static let fewestUsual = 3

  private func isNamed(_ point: MeasureSeries.Point) -> Bool {
    let notes = history.log.columns.note
    return session(of: point)?.rows.contains { Deload.hasName(notes[$0]) } ?? false
      || Deload.isNamed(history.log.sessions[point.session], of: history.log)
  }

  /// Whether a set of a point's session has more repetitions than an estimate takes, and is heavier than the point's, or would be
  /// better with only as many as it takes. The point is then that of a weaker set: of a drop set, of one that led up to it, or of a
  /// tired one.
  private func isOfWeakerSet(_ point: MeasureSeries.Point) -> Bool {
    let most = history.options.estimateRepetitions.upperBound
    let sets = history.log.columns
    guard series.measure == .estimate, let session = session(of: point) else { return false }
    let load = sets.load[point.row] ?? 0
    return session.rows.contains { row in
      guard let repetitions = sets.repetitions[row], Int(repetitions) > most,
        sets.semantics[row] == .loaded, !history.traits.isSuspect[row]
      else { return false }
      return sets.load[row] ?? 0 > load || leastMaximum(of: row, repetitions: most) > point.value
    }
  }

  /// The e1RM of a set's load with fewer repetitions than were done; 0 where the formula has none.
  private func leastMaximum(of row: Int, repetitions: Int) -> Double {
    let load = history.log.columns.load[row].map { Load(units: $0).kilograms } ?? 0
    let maximum = try? history.options.formula.estimate(
      load: load, repetitions: Double(repetitions))
    return maximum ?? 0
  }

  // MARK: Drop sets

  private func isDropOnly(_ point: MeasureSeries.Point) -> Bool {
    let kinds = history.log.columns.kind
    guard kinds[point.row] == .drop else { return false }
    return rows(of: point).allSatisfy { kinds[$0] == .drop }
  }

  private var isMostlyDropSets: Bool {
    let recent = series.points.suffix(Self.sessionsOfHabit)
    return 2 * recent.count(where: isDropOnly) > recent.count
  }

  // MARK: Warm-ups

  /// Whether nothing heavier was lifted than the load with which the sessions before and after began to warm up.
  private func stopsAtWarmUp(_ index: Int) -> Bool {
    guard series.measure.isEstimate, index > 0, index + 1 < series.points.count else {
      return false
    }
    let (before, after) = (series.points[index - 1], series.points[index + 1])
    let least = min(before.value, after.value)
    guard series.points[index].value <= Self.mostOfNeighbours * least,
      let heaviest = loads(of: series.points[index])?.upperBound
    else { return false }
    return [before, after].allSatisfy { neighbour in
      guard let loads = loads(of: neighbour) else { return false }
      return heaviest <= loads.lowerBound
        && Double(loads.lowerBound) <= Self.warmUpShare * Double(loads.upperBound)
    }
  }

  /// The lightest and the heaviest load of a session, in units of `Load`.
  func loads(of point: MeasureSeries.Point) -> ClosedRange<Int64>? {
    let loads = rows(of: point).compactMap { history.log.columns.load[$0] }
    guard let least = loads.min(), let most = loads.max() else { return nil }
    return least...most
  }

  func rows(of point: MeasureSeries.Point) -> SetIndices {
    session(of: point)?.rows ?? SetIndices()
  }

  private func session(of point: MeasureSeries.Point) -> ExerciseSession? {
    let position = work.sessions.firstIndexInOrder { $0.session >= point.session }
    return position < work.sessions.count ? work.sessions[position] : nil
  }
}
