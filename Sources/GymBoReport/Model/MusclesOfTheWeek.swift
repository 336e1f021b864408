internal import GymBoAnalysis
internal import GymBoLog

/// The muscles' hard sets against their usual range, most sets first: of a whole week, or, while the week runs, of the last
/// seven days.
struct MusclesOfTheWeek: Sendable {
  struct Row: Sendable {
    var muscle: Muscle
    /// Hard sets, indirect ones by their weight.
    var sets: Double
    /// From the least that is effective to the most to recover from; nil where none is set.
    var range: ClosedRange<Double>?
    var place: Place?
    /// Whether it has more sets than its range, as in the weeks before: then it is not told as what needs attention.
    var isUsual = false
  }

  /// Where a muscle's sets are.
  enum Place: Sendable, Hashable {
    case low, within, high
  }

  /// An exercise and its hard sets.
  struct CountedExercise: Sendable, Hashable {
    var name: String
    var sets: Int
    /// Exercises of the catalogue with names like this one, where its muscles are not known and there is room to say so.
    var nearest: [String] = []

    /// The same with these exercises.
    var withNearest: CountedExercise {
      var exercise = self
      exercise.nearest = ExerciseCatalogue.standard.nearest(to: name)
      return exercise
    }
  }

  /// Whether the numbers are of the last seven days because the week is not over.
  var isOfLastDays: Bool
  var weighting: VolumeModel.Weighting
  var rows: [Row]
  /// Muscles that have a range above zero and no set; empty where no muscle was trained.
  var idle: [Muscle]
  /// Exercises whose muscles are not known.
  var unassigned: [CountedExercise]
  /// Exercises whose muscles were inferred from their name.
  var inferred: [CountedExercise]

  /// The largest number that a row has or should have, for the scale of bars.
  var largest: Double {
    rows.reduce(0) { max($0, $1.sets, $1.range?.upperBound ?? 0) }
  }

  /// The rows at a place, those furthest from their range first; of equals, in their order.
  func rows(at place: Place) -> [Row] {
    func share(_ row: Row) -> Double {
      guard let range = row.range else { return 0 }
      return place == .low ? row.sets / range.lowerBound : -row.sets / range.upperBound
    }
    let found = rows.filter { $0.place == place }
    guard place != .within else { return found }
    return found.enumerated()
      .sorted { (share($0.element), $0.offset) < (share($1.element), $1.offset) }
      .map(\.element)
  }

  /// The rows outside of their range in the order in which they are told: above it, above it as usual, below it.
  var outside: [(place: Place, isUsual: Bool, rows: [Row])] {
    let high = rows(at: .high)
    let groups = [
      (Place.high, false, high.filter { !$0.isUsual }), (.high, true, high.filter(\.isUsual)),
      (.low, false, rows(at: .low)),
    ]
    return groups.filter { !$0.2.isEmpty }
  }

  /// The same without muscles that are told already; nil where no other has few sets.
  func further(than told: [Muscle]) -> MusclesOfTheWeek? {
    var further = self
    further.rows.removeAll { $0.place == .low && told.contains($0.muscle) }
    further.idle.removeAll(where: told.contains)
    return further.rows(at: .low).isEmpty && further.idle.isEmpty ? nil : further
  }

  /// The days whose sets are judged: the week, or the last seven days while it runs.
  private static func days(_ findings: HistoryFindings) -> DayRange {
    findings.week.isInProgress
      ? DayRange(findings.asOf.advanced(by: -6), findings.asOf) : findings.week.period.range
  }

  /// The muscles by the sets of these days.
  static func judged(_ findings: HistoryFindings) -> [MuscleFinding] {
    findings.week.isInProgress ? findings.muscles(in: days(findings)) : findings.muscles
  }

  /// Whether a muscle that an exercise works directly has more sets than are usually recovered from: one more is no help.
  static func hasManySets(_ exercise: LoggedExercise, _ findings: HistoryFindings) -> Bool {
    let direct = exercise.facts?.direct ?? []
    return judged(findings).contains { muscle in
      direct.contains(muscle.muscle)
        && muscle.landmarks?.zone(of: muscle.fractionalSets) == .aboveRecoverable
    }
  }

  /// Whether the muscle that has fewer sets than the one on its other side has more than are usually recovered from.
  static func hasManySets(ofLesserSide balance: SetBalance, _ findings: HistoryFindings) -> Bool {
    guard balance.kind == .quadricepsHamstrings else { return false }
    let lesser: Muscle = balance.verdict.value == .firstSideMore ? .hamstrings : .quadriceps
    return judged(findings).contains { muscle in
      muscle.muscle == lesser
        && muscle.landmarks?.zone(of: muscle.fractionalSets) == .aboveRecoverable
    }
  }

  /// - Returns: nil where there is nothing to tell of muscles.
  init?(_ findings: HistoryFindings) {
    isOfLastDays = findings.week.isInProgress
    let days = MusclesOfTheWeek.days(findings)
    let muscles = MusclesOfTheWeek.judged(findings)
    let trained = muscles.enumerated().filter { $0.element.fractionalSets > 0 }
    let model = findings.options.volumeModel
    let sets = MusclesOfTheWeek.hardSets(findings, in: days)
    func exercises(where holds: (LoggedExercise) -> Bool) -> [CountedExercise] {
      let exercises = findings.log.exercises
      return sets.indices.filter { sets[$0] > 0 && holds(exercises[$0]) }
        .map { CountedExercise(name: exercises[$0].name, sets: sets[$0]) }
    }
    unassigned = exercises { $0.facts == nil && !model.assigns($0) }
    guard !trained.isEmpty || !unassigned.isEmpty else { return nil }
    inferred = exercises { if case .inferred = $0.resolution { true } else { false } }
    weighting = model.weighting
    rows = trained.sorted { first, second in
      let (a, b) = (first.element.fractionalSets, second.element.fractionalSets)
      return a != b ? a > b : first.offset < second.offset
    }
    .map { Row($0.element, isUsual: MuscleNews.isNews($0.element, findings) == false) }
    idle =
      trained.isEmpty
      ? []
      : muscles.filter { $0.fractionalSets == 0 && $0.landmarks?.minimumEffective ?? 0 > 0 }
        .map(\.muscle)
  }

  /// Hard sets by exercise.
  private static func hardSets(_ findings: HistoryFindings, in days: DayRange) -> [Int] {
    let log = findings.log
    var sets = [Int](repeating: 0, count: log.exercises.count)
    for session in log.sessions[log.sessions(in: days)] {
      for row in session.sets where findings.traits.isHard[row] {
        sets[Int(log.columns.exercise[row])] += 1
      }
    }
    return sets
  }
}

extension MusclesOfTheWeek.Row {
  var isOutside: Bool { place == .low || place == .high }

  fileprivate init(_ finding: MuscleFinding, isUsual: Bool) {
    let sets = finding.fractionalSets
    self.init(
      muscle: finding.muscle, sets: sets, range: finding.landmarks?.maximumAdaptive,
      place: finding.landmarks.map { marks in
        switch marks.zone(of: sets) {
        case .belowMaintenance, .maintenance: .low
        case .productive: .within
        case .aboveRecoverable: .high
        }
      }, isUsual: isUsual)
  }
}
