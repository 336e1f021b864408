package import GymBoLog

extension Trend {
  /// The new best of the reported week: of what progress is measured by, else of load.
  package struct Record: Sendable, Hashable {
    /// ``RecordKind/estimate``, ``RecordKind/tenRepetitions``, ``RecordKind/repetitions``, ``RecordKind/duration``,
    /// ``RecordKind/assistance`` or ``RecordKind/load``.
    package var kind: RecordKind
    /// Its day.
    package var date: CivilDate
    /// In the unit of its kind.
    package var value: Double
    /// The set.
    package var row: Int
    /// Index into the log's sessions.
    package var session: Int
    /// The best before the week, in the same unit.
    package var previous: Double
    /// Whole weeks from the last best before, which may be one of the same week; nil for a load, and where the lift was not done
    /// in between.
    package var weeksWithout: Int?
  }
}

extension Trend.Record {
  /// The new best among the records of an exercise.
  package func event(of exercise: Int) -> RecordEvent {
    RecordEvent(
      kind: kind, exercise: exercise,
      best: PersonalBest(
        value: value, row: row, session: session, date: date, previous: previous),
      isSignificant: true, isOfStrength: true)
  }

  /// Finds the new best of a week; nil without one. The first sessions of a lift set none.
  init?(of series: MeasureSeries, work: ExerciseWork, week: DayRange, history: PreparedHistory) {
    if let best = Trend.Record(measure: series, work: work, week: week, history: history) {
      self = best
      return
    }
    guard let load = work.heaviestLoad(in: week, history: history), let row = load.best.row,
      let previous = load.best.previous
    else { return nil }
    self.init(
      kind: .load, date: load.best.date, value: load.best.value, row: row,
      session: load.best.session, previous: previous)
  }

  /// Finds the last new best of what progress is measured by.
  private init?(
    measure series: MeasureSeries, work: ExerciseWork, week: DayRange, history: PreparedHistory
  ) {
    let (measure, direction) = (series.measure, series.measure.direction)
    guard let last = series.best, week.contains(last.date),
      let before = series.best(before: week.first)
    else { return nil }
    let first = work.firstSessionOfNewBests
    guard first < work.sessions.count else { return nil }
    // Less assistance is more.
    var (best, record) = (direction * before.value, MeasureSeries.Point?.none)
    // The days without a new best end with the first of the week: a second one comes soon after it.
    var lastBest = before
    for point in series.points.drop(while: { $0.date < week.first })
    where direction * point.value > best {
      let isCounted = point.session >= work.sessions[first].session
      let gain = direction * point.value - best
      if isCounted, gain > measure.noGain(history.options) {
        lastBest = record ?? before
        record = point
      }
      best = direction * point.value
    }
    guard let record, !work.hasMatch(before: record, history) else { return nil }
    let isDoneBetween = series.points.contains { $0.date > lastBest.date && $0.date < record.date }
    self.init(
      kind: measure.record, date: record.date, value: record.value, row: record.row,
      session: record.session,
      previous: before.value,
      weeksWithout: isDoneBetween ? record.date.days(since: lastBest.date) / 7 : nil)
  }
}

extension ProgressMeasure {
  /// The record of it.
  fileprivate var record: RecordKind {
    switch self {
    case .estimate: .estimate
    case .tenRepetitions: .tenRepetitions
    case .assistance: .assistance
    case .repetitions: .repetitions
    case .seconds: .duration
    }
  }

  /// A gain of as much is no new best: half a kilogram of e1RM or assistance (an option). A repetition is one, and so is a second.
  fileprivate func noGain(_ options: AnalysisOptions) -> Double {
    switch self {
    // A billionth more, so that 8.05 kg is not more than half a kilogram above 7.55 kg.
    case .estimate, .tenRepetitions, .assistance: options.significantLoad.kilograms + 1e-9
    case .repetitions: 0
    case .seconds: 1 - 1e-9
    }
  }
}
