public import GymBoAnalysis
public import GymBoCoach
public import GymBoLog
public import GymBoProgression
public import GymBoReport

extension History {
  /// What an app would remind the lifter of from a time on. It analyses the history as of that day.
  ///
  /// ```swift
  /// let berlin = try NamedZone(named: "Europe/Berlin")
  /// let calendar = history.nudges(now: CivilTime(iso: "2026-11-16T12:00"), zone: berlin).calendar()
  /// ```
  /// - Parameters:
  ///   - options: which reminders are made, and when none may come.
  ///   - now: on the wall clock; nil for the end of the last session.
  ///   - open: a workout that was begun and not ended; exports hold none.
  ///   - program: the lifter's; it then says the days and names the workouts.
  ///   - zone: for instants beside the times of the wall clock.
  ///   - analysing: how the history is analysed; its day is that of `now`.
  ///   - suggesting: how suggestions are made, of which increases are told.
  ///   - unit: of what people read; nil takes the unit in which most loads were chosen.
  public func nudges(
    _ options: NudgeOptions = NudgeOptions(), now: CivilTime? = nil, open: OpenSession? = nil,
    program: TrainingProgram? = nil, zone: NamedZone? = nil,
    analysing: AnalysisOptions = AnalysisOptions(),
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> NudgeReport {
    var analysing = analysing
    if let now { analysing.asOf = now.date }
    return analysis(analysing).nudges(
      options, now: now, open: open, program: program, zone: zone, suggesting: suggesting,
      unit: unit)
  }
}

extension Analysis {
  /// The reminders of a history that was analysed as of the day of `now`; see
  /// ``History/nudges(_:now:open:program:zone:analysing:suggesting:unit:)``.
  package func nudges(
    _ options: NudgeOptions, now: CivilTime?, open: OpenSession?, program: TrainingProgram?,
    zone: NamedZone?, suggesting: SuggestionOptions, unit: LoadUnit?
  ) -> NudgeReport {
    var circumstances = NudgeReport.Circumstances()
    circumstances.options = options
    circumstances.open = open
    circumstances.zone = zone.map { ($0.name, $0.rules) }
    circumstances.program = program.map { plan($0, suggesting: suggesting, unit: unit) }
    circumstances.suggesting = suggesting
    return NudgeReport(of: log, findings: findings, now: now, circumstances, unit: unit)
  }
}
