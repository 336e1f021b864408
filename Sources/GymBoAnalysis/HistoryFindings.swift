public import GymBoLog

/// Everything that is computed of one athlete's history, on a day.
public struct HistoryFindings: Sendable {
  /// The history up to ``asOf``.
  public var log: TrainingLog
  /// What the caller chose.
  public var options: AnalysisOptions
  /// The day that counts as today.
  public var asOf: CivilDate
  /// What was derived of every set.
  public var traits: SetTraits
  /// What was done up to today.
  public var totals: Totals
  /// The reported week.
  public var week: WeekFinding
  /// Week, month, three months, year and the last 30 days, each against the one before it.
  public var periods: [PeriodFinding]
  /// One an exercise that has a session, in the order of the log's exercises.
  public var lifts: [LiftFinding]
  /// The sessions of the reported week.
  public var weekSessions: [SessionFinding]
  /// Sets and volume of every week with a session, by muscle.
  public var weeklyVolume: WeeklyVolume
  /// Of the reported week.
  public var muscles: [MuscleFinding]
  /// Of the last 28 days.
  public var setBalances: [SetBalance]
  /// How near the muscles' sets of the last 28 days are to their targets.
  public var targetSimilarity: TargetSimilarity
  /// Ratios between the e1RMs of two lifts.
  public var strengthRatios: [StrengthRatio]
  /// Heavy, moderate and light sets of the last 28 days.
  public var repetitionBands: RepetitionBands
  /// Runs of training, one of each kind.
  public var streaks: [Streak]
  /// Round numbers reached, in order of time.
  public var milestones: [Milestone]
  /// Deloads and layoffs, which enter no trend.
  public var breaks: TrainingBreaks
  /// What is doubtful in the data.
  public var dataCheck: DataCheck

  /// Days of the window of balance and repetition bands, ending today.
  public var recentDays: DayRange {
    DayRange(asOf.advanced(by: 1 - SetBalance.days), asOf)
  }

  /// The finding of an exercise of the log; nil where it has no session. O(log lifts).
  public func lift(ofExercise exercise: Int) -> LiftFinding? {
    let index = lifts.firstIndexInOrder { $0.exercise >= exercise }
    return index < lifts.count && lifts[index].exercise == exercise ? lifts[index] : nil
  }

  /// Analyses a history. O(sets · log sets).
  /// - Returns: nil if the history has no session up to the day asked for.
  public init?(of history: TrainingLog, options: AnalysisOptions) {
    guard let asOf = HistoryFindings.day(of: history, options: options) else { return nil }
    let log = history.through(asOf)
    guard let lastSession = log.sessions.last else { return nil }
    let week = options.week ?? lastSession.date.isoWeek

    var traits = SetTraits(of: log, options: options)
    var sessions = ExerciseSessions(of: log, traits: traits)
    let dataCheck = DataCheck(log: log, sessions: sessions)
    let suspects = dataCheck.suspectRows(count: log.sets.count)
    if suspects.contains(true) {
      // Once more without the doubted sets: they are nobody's top set.
      traits = SetTraits(of: log, suspects: suspects, options: options)
      sessions = ExerciseSessions(of: log, traits: traits)
    }

    self.log = log
    self.options = options
    self.asOf = asOf
    self.traits = traits
    self.dataCheck = dataCheck
    totals = log.totals(
      in: DayRange(log.sessions.first?.date ?? asOf, asOf), traits: traits)
    let weekFinding = WeekFinding(
      week, asOf: asOf, goal: options.weeklyGoal, log: log, traits: traits)
    self.week = weekFinding
    periods = PeriodFinding.Kind.allCases.map {
      PeriodFinding($0, asOf: asOf, log: log, traits: traits)
    }
    let weekDays = weekFinding.period.range
    let breaks = TrainingBreaks(of: log, sessions: sessions, traits: traits)
    self.breaks = breaks
    let lifts = sessions.ofExercise.enumerated().compactMap { exercise, sessions in
      sessions.isEmpty
        ? nil
        : LiftFinding(
          exercise: exercise, sessions: sessions, week: weekDays, asOf: asOf, log: log,
          traits: traits, breaks: breaks, options: options)
    }
    self.lifts = lifts
    let weekRange = log.sessions(in: weekDays)
    weekSessions = SessionFinding.all(in: weekRange, lifts: lifts, log: log, traits: traits)

    let weights = MuscleWeights(options.volumeModel, exercises: log.exercises)
    weeklyVolume = WeeklyVolume(of: log, traits: traits, weights: weights)
    muscles = MuscleFinding.all(
      in: weekRange, log: log, traits: traits, weights: weights, landmarks: options.landmarks)
    let recent = DayRange(asOf.advanced(by: 1 - SetBalance.days), asOf)
    let recentRange = log.sessions(in: recent)
    let recentMuscles = MuscleFinding.all(
      in: recentRange, log: log, traits: traits, weights: weights, landmarks: options.landmarks)
    setBalances = SetBalance.all(in: recentRange, log: log, traits: traits)
    targetSimilarity = TargetSimilarity(muscles: recentMuscles)
    strengthRatios = StrengthRatio.all { lift in
      HistoryFindings.bestEstimate(of: lift, lifts: lifts, log: log, asOf: asOf).flatMap {
        StrengthEstimate(row: $0, of: log.sets, options: options)
      }
    }
    repetitionBands = RepetitionBands(
      rows: recentRange.lazy.flatMap { log.sessions[$0].sets }, log: log, traits: traits)
    let counter = StreakCounter(log: log, asOf: asOf)
    streaks = [
      counter.trainingDays(), counter.steadyDays(gap: options.streakGap),
      counter.goalWeeks(goal: options.weeklyGoal, log: log),
    ]
    milestones = Milestone.all(of: log, traits: traits, asOf: asOf, gap: options.streakGap)
  }

  /// Today: as asked for; else the end of a week asked for that lies in the past; else the last session's day.
  private static func day(of history: TrainingLog, options: AnalysisOptions) -> CivilDate? {
    guard let last = history.sessions.last?.date else { return options.asOf }
    if let asOf = options.asOf { return asOf }
    guard let week = options.week else { return last }
    return week.contains(last) ? last : week.end
  }

  /// The row of the best e1RM of a lift in the 42 days up to a day, from sets that are not suspect.
  private static func bestEstimate(
    of lift: StrengthRatio.Lift, lifts: [LiftFinding], log: TrainingLog, asOf: CivilDate
  ) -> Int? {
    var best: (row: Int, kilograms: Double)?
    for finding in lifts {
      guard let facts = log.exercises[finding.exercise].facts, lift.names.contains(facts.name),
        let series = finding.series, series.measure == .estimate
      else { continue }
      for point in series.points.reversed() {
        guard asOf.days(since: point.date) <= AnalysisOptions.activeDays else { break }
        if point.value > best?.kilograms ?? 0 { best = (point.row, point.value) }
      }
    }
    return best?.row
  }
}
