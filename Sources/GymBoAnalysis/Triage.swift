package import GymBoLog

/// What a coach with many athletes looks at first: the counts that decide whose report to open.
package struct Triage: Sendable, Hashable {
  /// Why an athlete needs a look.
  package enum Reason: String, MachineWord, Hashable {
    /// At least one lift on a plateau, or not rising.
    case plateau
    /// At least one lift in decline.
    case declining
    /// At least two of the last eight weeks without training.
    case weeksMissed = "weeks_missed"
    /// A trained muscle below its minimum effective volume.
    case underVolume = "under_volume"
    /// A muscle above its maximum recoverable volume.
    case overVolume = "over_volume"
    /// RPE on less than half of the sets of the last eight weeks.
    case fewRPE = "few_rpe"
    /// Muscles known for less than 90 % of the sets of the last eight weeks.
    case unknownMuscles = "unknown_muscles"
  }

  /// Active lifts on a plateau, or not rising and probably falling.
  package var onPlateau = 0
  /// Active lifts in decline.
  package var declining = 0
  /// Active lifts that progress.
  package var progressing = 0
  /// Of the eight weeks that end with the report's week, counted from the first session on.
  package var weeks: Int
  /// Of those weeks, the ones without training.
  package var weeksMissed: Int
  /// Muscles with landmarks whose sets, a week over the last four weeks, lie below or above them. Untrained muscles
  /// are not below: a program may leave them out.
  package var musclesUnder: [Muscle] = []
  /// Muscles above their maximum recoverable volume.
  package var musclesOver: [Muscle] = []
  /// Share of the working sets of those eight weeks, percent.
  package var setsWithEffort: Finding<Double>
  /// Share of those sets whose exercise's muscles are known, percent.
  package var setsWithMuscles: Finding<Double>

  /// Weeks looked at, and weeks over which sets of a muscle are averaged.
  package static let window = 8
  /// Weeks over which the sets of a muscle are averaged.
  package static let volumeWindow = 4

  /// Looks at a history.
  /// - Parameters:
  ///   - found: the history with its lifts.
  ///   - volume: its weekly volume.
  package init(of found: LiftFindings, volume: WeeklyVolume) {
    let history = found.history
    for lift in found.lifts where lift.isActive(asOf: history.asOf) {
      switch lift.trend.state {
      case .plateau, .notRising: onPlateau += 1
      case .declining: declining += 1
      case .progressing: progressing += 1
      case .unclear, .unchanged, .record, .new: break
      }
    }
    let last = history.asOf.isoWeek
    let firstDay = history.log.sessions.first?.date ?? history.asOf
    let age = last.start.days(since: firstDay.isoWeek.start) / 7 + 1
    weeks = min(Triage.window, age)
    let start = last.start.advanced(by: -7 * (weeks - 1))
    weeksMissed = weeks - volume.weeks.count { $0.start >= start && $0 <= last }
    let shares = Triage.shares(of: history, from: start)
    (setsWithEffort, setsWithMuscles) = shares

    let volumeWeeks = min(Triage.volumeWindow, weeks)
    let volumeStart = last.start.advanced(by: -7 * (volumeWeeks - 1))
    let width = Muscle.allCases.count
    let rows = volume.weeks.indices.filter {
      volume.weeks[$0].start >= volumeStart && volume.weeks[$0] <= last
    }
    for muscle in Muscle.allCases {
      guard let landmarks = history.options.landmarks[muscle] else { continue }
      let sets = rows.reduce(0.0) { $0 + volume.fractionalSets[$1 * width + muscle.index] }
      let perWeek = sets / Double(volumeWeeks)
      if perWeek > landmarks.maximumRecoverable {
        musclesOver.append(muscle)
      } else if perWeek > 0, perWeek < landmarks.minimumEffective {
        musclesUnder.append(muscle)
      }
    }
  }

  /// Reasons, in the order of their declaration; none where nothing needs a look.
  package var reasons: [Reason] {
    Reason.allCases.filter { reason in
      switch reason {
      case .plateau: onPlateau > 0
      case .declining: declining > 0
      case .weeksMissed: weeksMissed >= 2
      case .underVolume: !musclesUnder.isEmpty
      case .overVolume: !musclesOver.isEmpty
      case .fewRPE: (setsWithEffort.value ?? 100) < 50
      case .unknownMuscles: (setsWithMuscles.value ?? 100) < 90
      }
    }
  }

  private static func shares(
    of history: PreparedHistory, from start: CivilDate
  ) -> (effort: Finding<Double>, muscles: Finding<Double>) {
    let log = history.log
    var (sets, efforts, known) = (0, 0, 0)
    for session in log.sessions(in: DayRange(start, history.asOf)) {
      for row in log.sessions[session].sets where history.traits.isWorking[row] {
        sets += 1
        if SetTraits.effort(row, of: log.columns) != nil { efforts += 1 }
        if log.exercises[Int(log.columns.exercise[row])].facts != nil { known += 1 }
      }
    }
    guard sets > 0 else { return (.missing(.noSets), .missing(.noSets)) }
    return (
      .known(100 * Double(efforts) / Double(sets)), .known(100 * Double(known) / Double(sets))
    )
  }
}
