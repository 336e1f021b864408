package import GymBoLog

/// What a record is of.
public enum RecordKind: Sendable, Hashable {
  /// Heaviest load of a working set, kg.
  case load
  /// Most repetitions of a working set.
  case repetitions
  /// Highest estimated one-repetition maximum, kg.
  case estimate
  /// Highest estimated ten-repetition maximum, kg; only of lifts whose progress is measured by it.
  case tenRepetitions
  /// Largest load × repetitions of one set, kg.
  case setVolume
  /// Largest volume of the lift in one session, kg.
  case sessionVolume
  /// Heaviest load for at least this number of repetitions, kg.
  case loadFor(repetitions: Int)
  /// Longest timed set, s.
  case duration
  /// Least assistance of a working set, kg; less is better.
  case assistance

  /// The word in machine formats; the number at the end of `load_for_5` is the repetitions.
  public var name: String {
    switch self {
    case .load: "load"
    case .repetitions: "repetitions"
    case .estimate: "e1rm"
    case .tenRepetitions: "e10rm"
    case .setVolume: "set_volume"
    case .sessionVolume: "session_volume"
    case .loadFor(let repetitions): "load_for_\(repetitions)"
    case .duration: "duration"
    case .assistance: "assistance"
    }
  }

  /// Whether a value of this kind is better than another: less assistance, more of everything else.
  func isBetter(_ value: Double, than other: Double) -> Bool {
    self == .assistance ? value < other : value > other
  }

  /// Whether it is of a volume: those come with every longer workout.
  var isOfVolume: Bool {
    switch self {
    case .setVolume, .sessionVolume: true
    case .load, .repetitions, .estimate, .tenRepetitions, .loadFor, .duration, .assistance: false
    }
  }

  /// The unit of the record's value in machine formats.
  public var unit: String {
    switch self {
    case .repetitions: "repetitions"
    case .duration: "s"
    default: "kg"
    }
  }
}

/// The best so far of one kind, with where it was set.
package struct PersonalBest: Sendable, Hashable {
  /// In the unit of its kind.
  package var value: Double
  /// The set that holds it; nil for the volume of a session.
  package var row: Int?
  /// Index into the log's sessions.
  package var session: Int
  /// The day on which it was set.
  package var date: CivilDate
  /// The best before it, nil for the baseline.
  package var previous: Double?
  /// Whether the data check doubts the set, or one of the session. True only of a ``DoubtedBest``.
  package var isSuspect = false
}

/// A value better than the best of its kind that the data check doubts.
package struct DoubtedBest: Sendable, Hashable {
  /// What it would be a record of.
  package var kind: RecordKind
  /// The value; its previous value is the best that nobody doubts.
  package var best: PersonalBest
}

/// A record: strictly better than everything before. For each kind, the first session of a lift with a value sets a
/// baseline, not a record.
package struct RecordEvent: Sendable, Hashable {
  /// What the record is of.
  package var kind: RecordKind
  /// Index into the log's exercises.
  package var exercise: Int
  /// The new best.
  package var best: PersonalBest
  /// More than 0.5 kg (an option) better, at least one second, or at least one repetition with no
  /// less load.
  package var isSignificant: Bool
  /// Whether the lifter is stronger than ever, which makes the lift a new best: a significant record of load, e1RM, time
  /// or assistance, or of repetitions with no load or no less than the heaviest before. Not before the third session of the lift: the
  /// first two only show where it begins. Records of volume come too often, and so do those of the load for a
  /// number of repetitions, unless that is the heaviest for more than an e1RM takes.
  package var isOfStrength: Bool
}
