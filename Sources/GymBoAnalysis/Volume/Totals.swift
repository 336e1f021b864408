package import GymBoLog

/// What was done in a span of days: sessions, sets, volume, time.
package struct Totals: Sendable, Hashable {
  /// The number of sessions.
  package var workouts = 0
  /// The number of working sets.
  package var workingSets = 0
  /// The number of hard sets.
  package var hardSets = 0
  /// Working sets that have a load and repetitions, and so a volume: the coverage of ``volume``.
  package var loadedSets = 0
  /// Σ load × repetitions.
  package var tonnage = Volume.zero
  /// Seconds trained, over the sessions whose duration is known.
  package var seconds = 0
  /// Sessions whose duration is known.
  package var timedWorkouts = 0
  /// Seconds trained in sessions of up to 6 hours, for the average.
  package var plausibleSeconds = 0
  /// Sessions with a duration up to 6 hours.
  package var plausibleWorkouts = 0

  /// Totals of 0.
  package init() {}

  /// Volume in kilograms: 0 where nothing was trained, missing where no set that was trained had a load.
  package var volume: Finding<Double> {
    loadedSets > 0 || workouts == 0 ? .known(tonnage.kilograms) : .missing(.noLoad)
  }

  /// Seconds trained: 0 where nothing was, missing where the file does not tell.
  package var duration: Finding<Double> {
    timedWorkouts > 0 || workouts == 0 ? .known(Double(seconds)) : .missing(.noDuration)
  }

  /// Mean duration of a workout in seconds; durations above 6 hours stay out of it.
  package var averageDuration: Finding<Double> {
    plausibleWorkouts > 0
      ? .known(Double(plausibleSeconds) / Double(plausibleWorkouts))
      : .missing(workouts > 0 ? .noDuration : .noSession)
  }

  /// Longest duration that enters an average, in seconds.
  package static let longestPlausible: Int64 = 6 * 3600

  /// Longest duration counted as time trained: 31 days, a bound for damaged data.
  private static let longestCounted: Int64 = 31 * 86_400

  /// Adds a session. O(sets).
  package mutating func add(_ session: Session, traits: SetTraits) {
    workouts += 1
    if let duration = session.duration, duration > 0 {
      seconds += Int(min(duration, Totals.longestCounted))
      timedWorkouts += 1
      if duration <= Totals.longestPlausible {
        plausibleSeconds += Int(duration)
        plausibleWorkouts += 1
      }
    }
    let (marks, volumes) = (traits.marks, traits.tonnage)
    // Local copies: they change with every set, and stay in registers here.
    var (working, hard, loaded, volume) = (0, 0, 0, Volume.zero)
    for row in session.sets {
      let mark = marks[row]
      guard mark.contains(.working) else { continue }
      working += 1
      if mark.contains(.hard) { hard += 1 }
      if mark.contains(.tonnage) {
        loaded += 1
        volume += volumes[row]
      }
    }
    workingSets += working
    hardSets += hard
    loadedSets += loaded
    tonnage += volume
  }
}

/// A number against the one before it.
package struct Comparison: Sendable, Hashable {
  /// The number.
  package var value: Finding<Double>
  /// The number before it.
  package var previous: Finding<Double>

  /// A number and the one before it.
  package init(value: Finding<Double>, previous: Finding<Double>) {
    self.value = value
    self.previous = previous
  }

  /// Value minus previous.
  package var change: Finding<Double> {
    guard let value = value.value else { return .missing(self.value.reason ?? .noSession) }
    guard let previous = previous.value else { return .missing(.nothingBefore) }
    return .known(value - previous)
  }

  /// The change in percent of the previous number; a base of zero gives "new", not a division.
  package var percent: Finding<Double> {
    change.flatMapValue { change in
      guard let previous = previous.value else { return .missing(.nothingBefore) }
      guard previous != 0 else { return .missing(.baseIsZero) }
      return .known(100 * change / previous)
    }
  }
}

extension Finding {
  fileprivate func flatMapValue<Other>(
    _ transform: (Value) -> Finding<Other>
  ) -> Finding<Other> {
    switch self {
    case .known(let value): transform(value)
    case .missing(let reason): .missing(reason)
    }
  }
}
