public import GymBoLog

/// What a caller may choose about an analysis. The defaults are the product's.
public struct AnalysisOptions: Sendable, Hashable {
  /// The day that counts as today; nothing after it enters any number. By default the day of the last session, or the
  /// last day of ``week`` where that lies before it.
  public var asOf: CivilDate?
  /// The week reported; by default the week of the last session up to ``asOf``.
  public var week: ISOWeek?
  /// Workouts a week, 1…7; nil where nobody set a goal, so that none is met or missed.
  public var weeklyGoal: Int?
  /// Formula of the estimated one-repetition maximum.
  public var formula: OneRepetitionMaximumFormula
  /// Whether a set counts with the repetitions that its RPE says were left.
  public var adjustsForEffort: Bool
  /// Repetitions of a set from which a one-repetition maximum is estimated.
  public var estimateRepetitions = 1...12
  /// A load record is significant when it is larger than the one before by more than this.
  public var significantLoad = Load(thousandths: 500, of: .kilogram)
  /// The smallest change that counts as progress or decline, in percent of the level a week.
  public var progressThreshold = 0.25
  /// How hard sets count for the muscles, and which sets are hard.
  public var volumeModel = VolumeModel.fractional
  /// Days between two training days that a streak survives.
  public var streakGap = 3
  /// Weekly sets of each muscle to measure a week against; a muscle without an entry has no landmarks and no target.
  public var landmarks = VolumeLandmarks.standard
  /// Sets below this share of the day's top load, and before it, are inferred warm-ups; nil infers none.
  public var warmUpShare: Double? = 0.6

  /// The lifter's body weight, which lifts like the pull-up move beside their load; nil where it is not known.
  public var bodyWeight: Load?
  /// Body weights that a person can have.
  public static let bodyWeights = Load.kilograms(20)...Load.kilograms(400)

  /// The defaults of the product, but for what is given.
  /// - Parameters:
  ///   - asOf: the day that counts as today; see ``asOf``.
  ///   - week: the week reported; see ``week``.
  ///   - weeklyGoal: workouts a week, 1…7; nil for no goal.
  ///   - formula: of the estimated one-repetition maximum.
  ///   - adjustsForEffort: whether repetitions left in reserve count.
  public init(
    asOf: CivilDate? = nil, week: ISOWeek? = nil, weeklyGoal: Int? = nil,
    formula: OneRepetitionMaximumFormula = .brzycki, adjustsForEffort: Bool = false
  ) {
    self.asOf = asOf
    self.week = week
    self.weeklyGoal = weeklyGoal
    self.formula = formula
    self.adjustsForEffort = adjustsForEffort
  }

  /// Workouts a week by which weeks are counted where nobody set a goal.
  package static let usualGoal = 3

  /// Workouts a week: the goal, or the usual number.
  package var workoutsAWeek: Int { weeklyGoal ?? AnalysisOptions.usualGoal }

  /// Days without a session after which a lift is inactive.
  public static let activeDays = 42
}
