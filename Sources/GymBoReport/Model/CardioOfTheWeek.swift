internal import GymBoAnalysis
internal import GymBoLog

/// The cardio of the week, an exercise a line: distance, time and pace against the week before, longest and fastest set.
struct CardioOfTheWeek: Sendable {
  /// How the speed of an exercise is usually told.
  enum PaceStyle: Sendable, Hashable {
    /// Minutes a kilometre, 500 m or 100 m.
    case perKilometre, per500Metres, per100Metres
    /// Kilometres an hour.
    case speed
  }

  struct Line: Sendable {
    var exercise: String
    var shortName: String?
    /// In metres; nil where no set has a distance.
    var distance: Double?
    /// In seconds; nil where no set has a time.
    var time: Double?
    /// In seconds a metre; nil where no set has both.
    var pace: Double?
    var paceStyle: PaceStyle
    /// Against the week before, of the distance in metres, or of the time in seconds where there is no distance; nil where
    /// the exercise was not done then.
    var change: Change?
    /// Against the week before, in seconds a metre: below zero is faster.
    var paceChange: Double?
    /// nil for a single set that is no record: the line has told it.
    var longest: Best?
    var fastest: Best?
  }

  enum Change: Sendable, Hashable {
    case distance(Double)
    case time(Double)
  }

  struct Best: Sendable {
    var set: SetWork
    var isRecord: Bool
  }

  var lines: [Line]
  /// Whether the week is compared with the same days of the one before.
  var isInProgress: Bool

  /// - Returns: nil in a week without cardio.
  init?(_ findings: HistoryFindings) {
    let cardio = findings.cardio
    guard !cardio.isEmpty else { return nil }
    let names = ShortExerciseNames(findings)
    isInProgress = findings.week.isInProgress
    lines = cardio.map { CardioOfTheWeek.line($0, findings.log, names) }
  }

  private static func line(
    _ finding: CardioFinding, _ log: TrainingLog, _ names: ShortExerciseNames
  ) -> Line {
    let exercise = log.exercises[finding.exercise]
    func best(_ best: CardioFinding.Best?) -> Best? {
      best.flatMap { best in
        finding.current.sets > 1 || best.isRecord
          ? Best(set: SetWork(row: best.row, of: log), isRecord: best.isRecord) : nil
      }
    }
    func known(_ measure: Finding<Double>) -> Double? {
      measure.value.flatMap { $0 > 0 ? $0 : nil }
    }
    let distance = known(finding.distance.value)
    let change: Change? =
      distance != nil
      ? finding.distance.change.value.map(Change.distance)
      : finding.time.change.value.map(Change.time)
    return Line(
      exercise: exercise.name, shortName: names.short(finding.exercise), distance: distance,
      time: known(finding.time.value), pace: finding.pace.value.value,
      paceStyle: PaceStyle(exercise.facts), change: change,
      paceChange: finding.pace.change.value, longest: best(finding.longest),
      fastest: best(finding.fastest))
  }
}

extension CardioOfTheWeek.PaceStyle {
  /// By the exercise's name in the catalogue.
  init(_ facts: ExerciseFacts?) {
    switch facts?.name {
    case "Swimming": self = .per100Metres
    case "Rowing", "Ski Erg": self = .per500Metres
    case "Cycling", "Air Bike", "Skating", "Skiing": self = .speed
    default: self = .perKilometre
    }
  }

  /// Metres of the distance that a pace is told for; nil for a speed.
  var metres: Double? {
    switch self {
    case .perKilometre: 1000
    case .per500Metres: 500
    case .per100Metres: 100
    case .speed: nil
    }
  }
}
