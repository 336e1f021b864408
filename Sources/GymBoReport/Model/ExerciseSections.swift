internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What the report of one exercise says, section by section in their order.
struct ExerciseSections: Sendable {
  var headline: ExerciseHeadline
  var trend: TrendSection
  /// nil for an inactive lift, or no lift.
  var suggestion: SuggestionList?
  /// What the next top set will be; nil where that cannot be told.
  var expectation: Expectation?
  var records: RecordsSection
  /// The lifter's own curve of load and repetitions, or why there is none; nil for a lift without loads.
  var curve: Result<RepetitionCurve, RepetitionCurve.Refusal>?
  var series: SeriesSection
  var repetitionBands: RepetitionBandShares
  var intensity: IntensitySection?
  var lastSessions: LastSessions
}

extension ExerciseReport {
  /// The report's sections.
  var sections: ExerciseSections {
    ExerciseSections(
      headline: ExerciseHeadline(lift, findings, log: log),
      trend: TrendSection(
        lift, findings: findings, concerns: findings.liftFindings.concerns, log: log,
        isAlone: true),
      suggestion: suggestion.map { SuggestionList([$0], findings: findings, log: log) },
      expectation: try? expectation.get(),
      records: RecordsSection(lift, findings, log: log),
      curve: lift.done.loadedSets > 0 ? repetitionCurve : nil,
      series: SeriesSection(self),
      repetitionBands: RepetitionBandShares(lift.done.repetitionBands),
      intensity: IntensitySection(self), lastSessions: LastSessions(lift, findings, log: log))
  }
}

/// What one exercise is, and how much of it was done.
struct ExerciseHeadline: Sendable {
  struct LastSession: Sendable {
    /// The heaviest set; of work without load, the last one.
    var topSet: SetWork
    var date: CivilDate
  }

  var name: String
  var sessions: Int
  var workingSets: Int
  /// In kilograms; nil without loads.
  var volume: Double?
  /// The sets that the volume is the sum of.
  var loadedSets: Int
  /// Muscles and mechanics; nil where they are not known.
  var facts: ExerciseFacts?
  /// Whether the loads are of what was added to body weight.
  var loadsAreAdded: Bool
  /// What the e1RM has of the body beside the loads; nil where it has none.
  var bodyLoad: Load?
  var lastSession: LastSession?

  init(_ lift: LiftFinding, _ findings: HistoryFindings, log: TrainingLog) {
    name = log.exercises[lift.exercise].name
    sessions = lift.sessions.count
    workingSets = lift.done.workingSets
    volume = lift.done.volume.value
    loadedSets = lift.done.loadedSets
    facts = log.exercises[lift.exercise].facts
    loadsAreAdded = facts?.loading == .added && lift.done.loadedSets > 0
    let body = log.bodyLoad(ofExercise: lift.exercise, findings.options)
    if body > .zero { bodyLoad = body }
    if let last = lift.sessions.last(where: { !$0.rows.isEmpty }),
      let row = ExerciseHeadline.topRow(of: last, log) ?? last.standingRow ?? lift.done.lastUsedRow
    {
      lastSession = LastSession(topSet: SetWork(row: row, of: log), date: last.date)
    }
  }

  /// The heaviest set of a session, of equals the one with most repetitions; nil where no set has a load, or loads are
  /// assistance.
  private static func topRow(of session: ExerciseSession, _ log: TrainingLog) -> Int? {
    let sets = log.columns
    let loaded = session.rows.filter {
      sets.load[$0] != nil && sets.semantics[$0] != .assisted
    }
    return loaded.max { first, second in
      (sets.load[first] ?? 0, sets.repetitions[first] ?? 0)
        < (sets.load[second] ?? 0, sets.repetitions[second] ?? 0)
    }
  }
}
