internal import GymBoKernels
internal import GymBoPlatform

/// How long a workout takes: from its sets and rests, and from how long the lifter's workouts took.
package enum DurationModel {
  /// A set: repetitions, or seconds of work, and rest after it; nil where nothing is written.
  package struct Element: Sendable, Hashable {
    package var repetitions: Int?
    package var seconds: Int?
    package var rest: Int?

    package init(repetitions: Int?, seconds: Int?, rest: Int?) {
      self.repetitions = repetitions
      self.seconds = seconds
      self.rest = rest
    }
  }

  /// Seconds to set up an exercise, of a repetition, and of a rest that is not written.
  private static let setUp = 60
  private static let repetition = 4
  package static let rest = 90
  /// How much longer a workout takes than its sets and rests.
  package static let pace = 1.2

  /// Seconds of set-up, work, and rests between the sets of each exercise.
  package static func structuralSeconds(_ exercises: [[Element]]) -> Double {
    exercises.reduce(0.0) { sum, sets in
      let work = sets.reduce(0) { $0 + ($1.seconds ?? repetition * ($1.repetitions ?? 0)) }
      let rests = sets.dropLast().reduce(0) { $0 + ($1.rest ?? rest) }
      return sum + Double(setUp + work + rests)
    }
  }

  /// Seconds that a plan is said to take where no history is known.
  package static func plannedSeconds(_ exercises: [[Element]]) -> Double {
    pace * structuralSeconds(exercises)
  }
}

extension DurationModel {
  /// The lifter's own pace: ln of the real seconds as a line in ln of the structural ones, through the medians of the last
  /// sessions and drawn towards what is usual.
  package struct Fit: Sendable, Hashable {
    package let center: Double
    package let level: Double
    package let slope: Double
    /// ln of the real seconds less the line's, ascending.
    package let residuals: [Double]

    /// Sessions that count, the usual factor, and how much it weighs.
    package static let last = 20
    private static let usualFactor = 1.7
    private static let levelWeight = 2.0
    private static let slopeWeight = 10.0
    private static let spread = 0.1

    /// - Parameter sessions: structural and real seconds of sessions of 10 minutes to 6 hours, oldest first.
    /// - Returns: nil without any.
    package init?(_ sessions: [(structural: Double, seconds: Double)]) {
      let recent = sessions.suffix(Fit.last).filter { $0.structural > 0 && $0.seconds > 0 }
      let x = recent.map { log($0.structural) }
      let y = recent.map { log($0.seconds) }
      guard let middleX = median(x.span), let middleY = median(y.span) else { return nil }
      let prior = Fit.slopeWeight * Fit.spread * Fit.spread
      var (sxx, sxy) = (prior, prior)
      for (a, b) in zip(x, y) {
        sxx += (a - middleX) * (a - middleX)
        sxy += (a - middleX) * (b - middleY)
      }
      let slope = min(1.5, max(0, sxy / sxx))
      let count = Double(recent.count)
      let level =
        ((middleY - middleX) * count + Fit.levelWeight * log(Fit.usualFactor))
        / (count + Fit.levelWeight)
      center = middleX
      self.level = level
      self.slope = slope
      residuals = zip(x, y).map { $1 - (middleX + level + slope * ($0 - middleX)) }.sorted()
    }

    /// How many times as long as its sets and rests a usual workout takes.
    package var pace: Double { exp(level) }

    /// Seconds that a workout will take.
    package func seconds(structural: Double) -> Double {
      exp(center + level + slope * (log(structural) - center))
    }
  }
}
