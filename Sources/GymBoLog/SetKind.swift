/// How a set was meant and done.
public enum SetKind: UInt8, Sendable, Hashable, CaseIterable {
  case working, warmUp, drop
  /// Taken to failure: completed, with no repetition in reserve (RIR 0).
  case failure

  /// The word used in machine formats.
  public var name: String {
    switch self {
    case .working: "working"
    case .warmUp: "warm_up"
    case .drop: "drop"
    case .failure: "failure"
    }
  }
}

/// What the logged numbers of a set mean.
public enum LoadSemantics: UInt8, Sendable, Hashable, CaseIterable {
  /// Load × repetitions; for lifts like the pull-up the load is what was added to the body.
  case loaded
  /// Repetitions without a logged load.
  case bodyweight
  /// The load column holds assistance: more of it is less work. Never a record, never volume.
  case assisted
  /// Work counted by time; a load may be held.
  case timed
  /// Work counted by distance; a load may be carried, a time may be known.
  case distance

  /// The word used in machine formats.
  public var name: String {
    switch self {
    case .loaded: "loaded"
    case .bodyweight: "bodyweight"
    case .assisted: "assisted"
    case .timed: "timed"
    case .distance: "distance"
    }
  }
}
