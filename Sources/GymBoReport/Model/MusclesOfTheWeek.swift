internal import GymBoAnalysis
internal import GymBoLog

/// The muscles of the week, most sets first, and where their sets are among the landmarks.
struct MusclesOfTheWeek: Sendable {
  struct Row: Sendable {
    var muscle: Muscle
    /// Hard sets, indirect ones by their weight.
    var sets: Double
    var percentOfTarget: Double?
    /// Of the muscle with most sets, 0…1.
    var share: Double
    var landmarks: VolumeLandmarks?
    var zone: VolumeLandmarks.Zone?

    var tone: Tone { zone == .aboveRecoverable ? .care : .neutral }
  }

  /// An exercise and its hard sets in the week.
  struct CountedExercise: Sendable, Hashable {
    var name: String
    var sets: Int
  }

  var isInProgress: Bool
  var weighting: VolumeModel.Weighting
  var rows: [Row]
  /// Muscles that have landmarks and no set; empty where no muscle was trained.
  var idle: [Muscle]
  /// Exercises whose muscles are not known.
  var unassigned: [CountedExercise]
  /// Exercises whose muscles were inferred from their name.
  var inferred: [CountedExercise]

  /// - Returns: nil for a week without anything to tell of muscles.
  init?(_ findings: HistoryFindings) {
    let trained = findings.muscles.enumerated().filter { $0.element.fractionalSets > 0 }
    let model = findings.options.volumeModel
    let sets = MusclesOfTheWeek.hardSets(findings)
    func exercises(where holds: (LoggedExercise) -> Bool) -> [CountedExercise] {
      let exercises = findings.log.exercises
      return sets.indices.filter { sets[$0] > 0 && holds(exercises[$0]) }
        .map { CountedExercise(name: exercises[$0].name, sets: sets[$0]) }
    }
    unassigned = exercises { $0.facts == nil && !model.assigns($0) }
    guard !trained.isEmpty || !unassigned.isEmpty else { return nil }
    inferred = exercises { if case .inferred = $0.resolution { true } else { false } }
    isInProgress = findings.week.isInProgress
    weighting = model.weighting
    rows = trained.sorted { first, second in
      let (a, b) = (first.element.fractionalSets, second.element.fractionalSets)
      return a != b ? a > b : first.offset < second.offset
    }
    .map { Row($0.element) }
    idle =
      trained.isEmpty
      ? []
      : findings.muscles.filter {
        $0.fractionalSets == 0 && $0.landmarks?.maintenance ?? 0 > 0
      }
      .map(\.muscle)
  }

  /// Hard sets of the week by exercise.
  private static func hardSets(_ findings: HistoryFindings) -> [Int] {
    let log = findings.log
    var sets = [Int](repeating: 0, count: log.exercises.count)
    for session in findings.weekSessions {
      for row in log.sessions[session.session].sets where findings.traits.isHard[row] {
        sets[Int(log.columns.exercise[row])] += 1
      }
    }
    return sets
  }
}

extension MusclesOfTheWeek.Row {
  init(_ finding: MuscleFinding) {
    self.init(
      muscle: finding.muscle, sets: finding.fractionalSets,
      percentOfTarget: finding.percentOfTarget.value,
      share: (finding.percentOfLargest.value ?? 0) / 100, landmarks: finding.landmarks,
      zone: finding.landmarks?.zone(of: finding.fractionalSets))
  }
}
