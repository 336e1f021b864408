/// A set of a workout: one that was done, or one that is asked for. What is nil is not known, or left open.
public struct WorkoutSet: Sendable, Hashable {
  /// How it is meant.
  public var kind: SetKind
  /// The load; below zero it is assistance. Never zero.
  public var load: Load?
  /// The repetitions; of a range the fewest.
  public var repetitions: Int?
  /// The most repetitions of a range such as 8–12; nil without a range. Only sets that are asked for have one.
  public var highest: Int?
  /// Its duration.
  public var seconds: Double?
  /// Its distance.
  public var metres: Double?
  /// Rating of perceived exertion, 1…10.
  public var rpe: Double?
  /// What the lifter wrote about it.
  public var note: String?

  /// A set with its numbers.
  public init(
    _ kind: SetKind = .working, load: Load? = nil, repetitions: Int? = nil, highest: Int? = nil,
    seconds: Double? = nil, metres: Double? = nil, rpe: Double? = nil, note: String? = nil
  ) {
    (self.kind, self.load, self.repetitions, self.highest) = (kind, load, repetitions, highest)
    (self.seconds, self.metres, self.rpe, self.note) = (seconds, metres, rpe, note)
  }

  /// Repetitions of a set, as a store can keep them.
  private static let possibleRepetitions = 0...5000
  /// A day: no set lasts longer.
  private static let mostSeconds = 86_400.0
  /// A thousand kilometres: no set is farther.
  private static let mostMetres = 1_000_000.0

  /// Whether each number is one that a set can have.
  var isPossible: Bool {
    let isOrdered = highest.map { most in repetitions.map { $0 <= most } ?? false } ?? true
    let counts = [repetitions, highest].compactMap(\.self)
    return isOrdered && counts.allSatisfy(WorkoutSet.possibleRepetitions.contains)
      && load.map { $0 != .zero && $0.units.magnitude <= Load.maximum.units.magnitude } ?? true
      && seconds.map { (0...WorkoutSet.mostSeconds).contains($0) } ?? true
      && metres.map { (0...WorkoutSet.mostMetres).contains($0) } ?? true
      && rpe.map { (1...10).contains($0) } ?? true
  }

  /// Whether it says what was done, so that it can be a set of a history.
  var isDone: Bool { isPossible && highest == nil && saysWork }

  /// Whether it has repetitions, a duration or a distance.
  var saysWork: Bool { repetitions != nil || seconds != nil || metres != nil }

  /// Whether anything of it was done: of a set without a repetition nothing was.
  public var isLifted: Bool { repetitions != 0 || seconds != nil || metres != nil }

  /// Whether it is a warm-up. Warm-ups and all other sets are counted apart.
  var isWarmUp: Bool { kind == .warmUp }

  /// The set with the values that another one has.
  func changed(by other: WorkoutSet) -> WorkoutSet {
    var set = self
    if let load = other.load { set.load = load }
    if let repetitions = other.repetitions {
      (set.repetitions, set.highest) = (repetitions, other.highest)
    }
    if let seconds = other.seconds { set.seconds = seconds }
    if let metres = other.metres { set.metres = metres }
    if let rpe = other.rpe { set.rpe = rpe }
    return set
  }
}

/// An exercise of a template or of a workout in progress, with the sets that are asked for.
public struct PlannedExercise: Sendable, Hashable {
  /// Its name as it will be logged.
  public var name: String
  /// The sets that are asked for.
  public var sets: [WorkoutSet]
  /// Exercises with the same number take turns; nil for one that is done by itself.
  public var superset: Int?
  /// Rest after each set in seconds; nil for that of the template.
  public var rest: Int?
  /// What to mind.
  public var note: String?
  /// What the history advises for its sets, by their order: it fills in what they leave open.
  public var advised: [WorkoutSet] = []

  /// An exercise with its sets.
  public init(
    _ name: String, sets: [WorkoutSet], superset: Int? = nil, rest: Int? = nil, note: String? = nil
  ) {
    (self.name, self.sets, self.superset) = (name, sets, superset)
    (self.rest, self.note) = (rest, note)
  }

  /// Whether its numbers are such as a set can have.
  var isPossible: Bool {
    sets.allSatisfy(\.isPossible) && advised.allSatisfy(\.isPossible)
      && rest.map(PlannedExercise.possibleRests.contains) ?? true
  }

  /// Seconds between two sets: up to an hour.
  static let possibleRests = 0...3600
}
