package import GymBoKernels
package import GymBoLog
internal import GymBoPlatform

/// What to expect of a lift's next top set with a load: how probable each number of repetitions is.
package struct ExpectedSet: Sendable, Hashable {
  /// The load that it is expected with.
  package let load: Load
  /// The day for which it is expected; a longer pause makes it less certain.
  package let day: CivilDate
  /// The probabilities of the repetitions.
  package let distribution: CountDistribution
  /// The number of days with a top set that it follows from.
  package let sessions: Int
  /// Whether the load is one that the lifter could have chosen. For others the probabilities are rougher than they say.
  package let isFamiliarLoad: Bool
  /// Whether the load is so light that it is not one: see ``LoadSearch/isTooLight(_:after:)``.
  package let isTooLight: Bool
  /// Whether as much was lifted in the last sessions that are looked at.
  package let isTried: Bool

  /// - Returns: nil where the load is not above zero, or the day is before the last set's.
  package init?(_ next: NextSet, load: Load, on day: CivilDate) {
    guard let distribution = next.distribution(load: load, on: day) else { return nil }
    self.load = load
    self.day = day
    self.distribution = distribution
    sessions = min(next.earlier.count, NextSetModel.kernel.window)
    isFamiliarLoad = LoadSearch.isFamiliar(load, after: next)
    isTooLight = LoadSearch.isTooLight(load, after: next)
    let heaviest = next.earlier.suffix(NextSetModel.kernel.window).map(\.logLoad).max() ?? 0
    isTried = load.kilograms <= ExpectedSet.sameLoad * exp(heaviest)
  }

  /// The share of outcomes that ``interval`` holds, or more.
  package static let intervalShare = 0.8
  /// Loads that differ by less are the same.
  private static let sameLoad = 1.001
  /// Less probable repetitions are not told one by one.
  package static let leastTold = 0.03

  /// Element k − 1 is the probability of k repetitions.
  package var probabilities: [Double] { distribution.probabilities }
  /// The repetitions in the middle.
  package var median: Int { distribution.median }
  /// The central repetitions that come about with at least 80 % probability.
  package var interval: ClosedRange<Int> { distribution.interval(ExpectedSet.intervalShare) }
  /// The repetitions that are at least 3 % probable, ascending, with their probability.
  package var outcomes: [(repetitions: Int, probability: Double)] {
    distribution.probabilities.enumerated().compactMap { index, probability in
      probability >= ExpectedSet.leastTold ? (index + 1, probability) : nil
    }
  }
  /// The probability of at least these repetitions.
  package func probability(atLeast repetitions: Int) -> Double {
    distribution.probability(atLeast: repetitions)
  }
}
