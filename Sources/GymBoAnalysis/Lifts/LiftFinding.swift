public import GymBoLog

/// What the history says of one exercise.
public struct LiftFinding: Sendable, Hashable {
  /// Index into the log's exercises.
  public var exercise: Int
  /// Its sessions, in order of time: those in which it was trained or failed, not those in which it was only warmed up.
  public var sessions: [ExerciseSession]
  /// Completed sets that are no warm-ups.
  public var workingSets: Int
  /// Working sets with RIR up to 4, or without effort data.
  public var hardSets: Int
  /// Working sets with a load and repetitions: the coverage of ``tonnage``.
  public var loadedSets: Int
  /// Σ load × repetitions in 10 µg, a whole number.
  public var tonnage: Double
  /// Its personal bests.
  public var records: ExerciseRecords
  /// The measure of its progress, session by session; nil where there is none.
  public var series: MeasureSeries?
  /// Whether it moves.
  public var trend: Trend
  /// Over the whole history.
  public var repetitionBands: RepetitionBands
  /// The last session in the reported week against the one before it.
  public var weekComparison: LiftComparison?

  /// Volume in kilograms.
  public var volume: Finding<Double> {
    loadedSets > 0
      ? .known(tonnage / 100_000_000) : .missing(workingSets > 0 ? .noLoad : .noSets)
  }

  /// The working set done last.
  public var lastUsedRow: Int? { sessions.last { !$0.rows.isEmpty }?.rows.last }

  /// What was done of the lift in a session of the log; nil where it was not. O(log sessions).
  public func session(_ index: Int) -> ExerciseSession? {
    let position = sessions.firstIndexInOrder { $0.session >= index }
    guard position < sessions.count, sessions[position].session == index else { return nil }
    return sessions[position]
  }

  /// Whether the lift was trained in the 42 days before a day.
  public func isActive(asOf day: CivilDate) -> Bool {
    guard let last = sessions.last else { return false }
    return day.days(since: last.date) <= AnalysisOptions.activeDays
  }

  /// - Parameters:
  ///   - sessions: of the exercise, in order of time.
  ///   - week: the days of the reported week.
  init(
    exercise: Int, sessions: [ExerciseSession], week: DayRange, history: GroupedHistory,
    breaks: TrainingBreaks
  ) {
    self.exercise = exercise
    self.sessions = sessions
    workingSets = 0
    hardSets = 0
    loadedSets = 0
    tonnage = 0
    for index in sessions.indices {
      workingSets += sessions[index].rows.count
      hardSets += sessions[index].hardSets
      loadedSets += sessions[index].loadedSets
      tonnage += sessions[index].tonnage
    }
    records = ExerciseRecords(sessions: sessions, history: history)
    // Each takes the history, not its log: to hand that to an initialiser copies dozens of arrays' references.
    series = MeasureSeries(sessions: sessions, history: history)
    let isLift = (history.log.exercises[exercise].facts?.modality ?? .strength) == .strength
    trend = Trend(
      series: series, sessions: sessions, isLift: isLift, breaks: breaks, history: history)
    repetitionBands = RepetitionBands(sessions: sessions, history: history)
    if let index = sessions.lastIndex(where: { week.contains($0.date) && !$0.rows.isEmpty }) {
      weekComparison = LiftComparison(
        current: sessions[index], previous: sessions[..<index].last { !$0.rows.isEmpty },
        history: history)
    }
  }
}
