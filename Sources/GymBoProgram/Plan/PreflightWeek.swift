internal import GymBoAnalysis
package import GymBoLog

/// What a week of a program asks of muscles, loads and time, if every set is done as prescribed.
package struct PreflightWeek: Sendable {
  /// Repetitions are counted by the share of the maximum.
  package enum Zone: String, Sendable, Hashable, CaseIterable {
    case below55 = "<55"
    case from55 = "55-69"
    case from70 = "70-79"
    case from80 = "80-89"
    case from90 = "90+"

    init(share: Double) {
      self =
        switch share {
        case ..<0.55: .below55
        case ..<0.70: .from55
        case ..<0.80: .from70
        case ..<0.90: .from80
        default: .from90
        }
    }
  }

  /// A day and how long it takes.
  package struct Day: Sendable {
    package let name: String
    package let minutes: Double
    package let exercises: Int
  }

  /// From 0.
  package let cycle: Int
  package let week: Int
  package let isDeload: Bool
  package private(set) var sets = 0
  package private(set) var repetitions = 0
  /// Kilograms.
  package private(set) var tonnage = 0.0
  /// Hard sets, direct ones as 1 and indirect ones as ½.
  package private(set) var muscleSets: [Muscle: Double] = [:]
  /// Days on which a muscle is trained directly.
  package private(set) var muscleDays: [Muscle: Int] = [:]
  package private(set) var familySets: [MovementFamily: Int] = [:]
  package private(set) var repetitionsByZone: [Zone: Int] = [:]
  /// Σ repetitions / (100 − percent) of each lift.
  package private(set) var inol: [String: Double] = [:]
  package private(set) var days: [Day] = []
  private var buffers: [Double] = []
  private var reserves: [Double] = []
  /// The set with the least reserve.
  package private(set) var hardest: (lift: String, set: PrescribedSet, reserve: Double)?

  init(cycle: Int, week: Int, isDeload: Bool) {
    self.cycle = cycle
    self.week = week
    self.isDeload = isDeload
  }

  /// How much lighter than possible the sets are, in percent of the maximum for their repetitions.
  package var meanBuffer: Double? {
    buffers.isEmpty ? nil : buffers.reduce(0, +) / Double(buffers.count)
  }
  package var leastBuffer: Double? { buffers.min() }
  /// The fewest repetitions in reserve that a set leaves.
  package var leastReserve: Double? { reserves.min() }

  /// Muscles with fewer sets than their minimum effective volume, and with more than can be recovered from.
  package var belowMEV: [Muscle] {
    landmarks { sets, landmarks in sets < landmarks.minimumEffective }
  }
  package var aboveMRV: [Muscle] {
    landmarks { sets, landmarks in sets > landmarks.maximumRecoverable }
  }

  private func landmarks(_ isMeant: (Double, VolumeLandmarks) -> Bool) -> [Muscle] {
    Muscle.allCases.filter { muscle in
      VolumeLandmarks.standard[muscle].map { isMeant(muscleSets[muscle] ?? 0, $0) } ?? false
    }
  }

  // MARK: Adding

  /// Repetitions in reserve from which a set is not hard any more.
  private static let hardReserve = 4.0
  /// Brzycki's formula: repetitions to failure are 37 − 36 · share, and 1 repetition is 36 parts of 36.
  private static let (most, parts) = (37.0, 36.0)

  /// What a set counts for a muscle that helps.
  private static let indirect = Double(VolumeModel.usualIndirect) / Double(VolumeModel.whole)

  mutating func add(
    _ day: Prescription, named name: String, _ state: ProgramState, pace: Double
  ) {
    var trained: Set<Muscle> = []
    var elements: [[DurationModel.Element]] = []
    for exercise in day.exercises {
      let facts = state.facts(of: exercise.lift)
      let maximum = state.reference(of: exercise.lift).map { $0.maximum.value(in: .kilogram) }
      let hard = exercise.sets.reduce(0) {
        $0 + (add($1, exercise.lift, maximum: maximum) ? 1 : 0)
      }
      if let facts, hard > 0 { add(hardSets: Double(hard), of: facts) }
      trained.formUnion(facts?.direct ?? [])
      if let family = MovementFamily(facts?.movement) {
        familySets[family, default: 0] += exercise.sets.count
      }
      elements.append(exercise.sets.map(\.duration))
    }
    for muscle in trained { muscleDays[muscle, default: 0] += 1 }
    days.append(
      Day(
        name: name, minutes: pace * DurationModel.structuralSeconds(elements) / 60,
        exercises: day.exercises.count))
  }

  /// - Returns: whether the set is hard.
  private mutating func add(_ set: PrescribedSet, _ lift: String, maximum: Double?) -> Bool {
    sets += 1
    repetitions += set.repetitions
    let count = Double(set.repetitions)
    var share: Double?
    if let load = set.load?.kilograms {
      tonnage += load * count
      share = maximum.flatMap { $0 > 0 ? load / $0 : nil }
    }
    var reserve: Double?
    if let share {
      let possible = Self.most - Self.parts * share
      reserve = possible - count
      // A range is met by its fewest repetitions: who has more in reserve does more.
      let asked = Double(set.fewest ?? set.repetitions)
      reserves.append(possible - asked)
      if possible - asked < hardest?.reserve ?? .infinity {
        hardest = (lift, set, possible - asked)
      }
      if asked < Self.most {
        buffers.append(100 * (1 - share / ((Self.most - asked) / Self.parts)))
      }
      repetitionsByZone[Zone(share: share), default: 0] += set.repetitions
      if share < 1 { inol[lift, default: 0] += count / max(1, 100 - 100 * share) }
    }
    let planned = set.isAtLeast ? 0 : set.rpe.map { 10 - $0 } ?? reserve
    return planned ?? 0 <= Self.hardReserve
  }

  private mutating func add(hardSets: Double, of facts: ExerciseFacts) {
    for muscle in facts.direct { muscleSets[muscle, default: 0] += hardSets }
    for muscle in facts.indirect { muscleSets[muscle, default: 0] += Self.indirect * hardSets }
  }
}

extension PrescribedSet {
  /// The set as the model of durations counts it.
  package var duration: DurationModel.Element {
    .init(repetitions: repetitions, seconds: seconds.flatMap { $0 > 0 ? $0 : nil }, rest: rest)
  }
}
