package import GymBoLog

/// Everything that is computed of one athlete's history, on a day.
package struct HistoryFindings: Sendable {
  /// What it says of its exercises.
  package let liftFindings: LiftFindings
  /// The history up to ``asOf``.
  package var log: TrainingLog
  /// What the caller chose.
  package var options: AnalysisOptions
  /// The day that counts as today.
  package var asOf: CivilDate
  /// What was derived of every set.
  package var traits: SetTraits
  /// The reported week.
  package var week: WeekFinding
  /// Every record of every exercise, in the order of the exercises, then in order of time.
  package var recordEvents: [RecordEvent]
  /// The sessions of the reported week.
  package var weekSessions: [SessionFinding]
  /// Sets and volume of every week with a session, by muscle.
  package var weeklyVolume: WeeklyVolume
  /// Of the reported week.
  package var muscles: [MuscleFinding]
  /// Of the last 28 days.
  package var setBalances: [SetBalance]
  /// Ratios between the e1RMs of two lifts.
  package var strengthRatios: [StrengthRatio]
  /// Runs of training, one of each kind.
  package var streaks: [Streak]

  // What not every report asks for is computed when it is asked for.

  /// What was done up to today. O(sets).
  package var totals: Totals { liftFindings.history.totals }
  /// Week, month, three months, year and the last 30 days, each against the one before it. O(sets of the periods).
  package var periods: [PeriodFinding] {
    PeriodKind.allCases.map { PeriodFinding($0, asOf: asOf, log: log, traits: traits) }
  }
  /// How near the muscles' sets of the last 28 days are to their targets. O(sets of the days).
  package var targetSimilarity: TargetSimilarity {
    TargetSimilarity(muscles: muscles(in: recentDays))
  }
  /// Heavy, moderate and light sets of the last 28 days. O(sets of the days).
  package var repetitionBands: RepetitionBands {
    RepetitionBands(
      rows: log.sessions(in: recentDays).lazy.flatMap { log.sessions[$0].sets }, log: log,
      traits: traits)
  }
  /// Round numbers reached, in order of time. O(sets).
  package var milestones: [Milestone] {
    Milestone.all(of: log, traits: traits, asOf: asOf, gap: options.streakGap)
  }
  /// What is doubtful in the data.
  package var dataCheck: DataCheck { liftFindings.history.dataCheck }

  /// One an exercise that has a session, in the order of the log's exercises.
  package var lifts: [LiftFinding] { liftFindings.lifts }
  /// Deloads and layoffs, which enter no trend.
  package var breaks: TrainingBreaks { liftFindings.breaks }

  /// Days of the window of balance and repetition bands, ending today.
  package var recentDays: DayRange {
    DayRange(asOf.advanced(by: 1 - SetBalance.days), asOf)
  }

  /// What each muscle was trained in a span of days. O(sets of the days).
  package func muscles(in days: DayRange) -> [MuscleFinding] {
    MuscleFinding.all(
      in: log.sessions(in: days), log: log, traits: traits, model: options.volumeModel,
      landmarks: options.landmarks)
  }

  /// The finding of an exercise of the log; nil where it has no session. O(log lifts).
  package func lift(ofExercise exercise: Int) -> LiftFinding? {
    let index = lifts.firstIndexInOrder { $0.exercise >= exercise }
    return index < lifts.count && lifts[index].exercise == exercise ? lifts[index] : nil
  }

  /// Analyses a history. O(sets · log sets).
  /// - Returns: nil if the history has no session up to the day asked for.
  package init?(of history: TrainingLog, options: AnalysisOptions) {
    guard let history = PreparedHistory(of: history, options: options) else { return nil }
    self.init(LiftFindings(history))
  }

  /// Analyses a history of whose lifts everything is known. O(sets · log sets).
  package init(_ liftFindings: LiftFindings) {
    let history = liftFindings.history
    let (log, traits, asOf) = (history.log, history.traits, history.asOf)
    let (options, lifts) = (history.options, liftFindings.lifts)
    self.liftFindings = liftFindings
    self.log = log
    self.options = options
    self.asOf = asOf
    self.traits = traits
    let weekFinding = WeekFinding(
      history.week, asOf: asOf, goal: options.weeklyGoal, log: log, traits: traits)
    week = weekFinding
    let weekRange = log.sessions(in: weekFinding.period.range)
    let recordEvents = lifts.flatMap { ExerciseRecords.events(of: $0.done, history: history) }
    self.recordEvents = recordEvents
    weekSessions = SessionFinding.all(
      in: weekRange, events: recordEvents, log: log, traits: traits)

    weeklyVolume = history.weeklyVolume
    muscles = MuscleFinding.all(
      in: weekRange, log: log, traits: traits, model: options.volumeModel,
      landmarks: options.landmarks)
    let recent = DayRange(asOf.advanced(by: 1 - SetBalance.days), asOf)
    let recentRange = log.sessions(in: recent)
    setBalances = SetBalance.all(in: recentRange, log: log, traits: traits)
    strengthRatios = StrengthRatio.all { lift in
      HistoryFindings.bestEstimate(of: lift, lifts: lifts, log: log, asOf: asOf).flatMap {
        StrengthEstimate(row: $0, of: log, options: options)
      }
    } isDoneFirst: { row in
      let exercise = Int(log.columns.exercise[row])
      return lifts.first { $0.exercise == exercise }?.isDoneFirst(upTo: asOf, in: log) ?? false
    }
    let counter = StreakCounter(log: log, asOf: asOf)
    streaks = [
      counter.trainingDays(), counter.steadyDays(gap: options.streakGap),
      counter.goalWeeks(goal: options.workoutsAWeek, log: log),
    ]
  }

  /// The row of the best e1RM of a lift in the 42 days up to a day, from sets that are not suspect.
  private static func bestEstimate(
    of lift: StrengthRatio.Lift, lifts: [LiftFinding], log: TrainingLog, asOf: CivilDate
  ) -> Int? {
    var best: (row: Int, kilograms: Double)?
    for finding in lifts {
      guard let facts = log.exercises[finding.exercise].facts, lift.names.contains(facts.name),
        let series = finding.series, series.measure.isEstimate
      else { continue }
      for point in series.points.reversed() {
        guard asOf.days(since: point.date) <= AnalysisOptions.activeDays else { break }
        guard let value = series.oneRepetitionMaximum(of: point.value) else { continue }
        if value > best?.kilograms ?? 0 { best = (point.row, value) }
      }
    }
    return best?.row
  }
}
