public import GymBoLog

// Names that were tried before the documentation was read. The compiler answers each with the one that is there.

extension History {
  @available(*, unavailable, renamed: "sessions")
  public var workouts: [Session] { sessions }
}

extension TrainingSet {
  @available(*, unavailable, renamed: "repetitions")
  public var reps: Int? { repetitions }

  @available(*, unavailable, renamed: "load")
  public var weight: Load? { load }
}

extension NextWork {
  @available(*, unavailable, renamed: "repetitions")
  public var reps: Int? { repetitions }

  @available(*, unavailable, renamed: "load")
  public var weight: Load? { load }
}
