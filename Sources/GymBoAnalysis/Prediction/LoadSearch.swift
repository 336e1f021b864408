internal import GymBoKernels
package import GymBoLog
internal import GymBoPlatform

/// The search for the heaviest load with which repetitions will probably be completed.
///
/// Only loads that the lifter could have chosen are tried: what is said to happen in 80 % of cases happens so often up to
/// 5 % above the heaviest load of the last eight sessions, and less often beyond.
package struct LoadSearch {
  /// Loads from this share of the last top load are tried.
  static let lowest = 0.9
  /// Up to this share of the heaviest load of the last sessions.
  static let highest = 1.05
  /// Sessions whose heaviest load bounds the search.
  static let sessions = 8

  /// A load that was tried, and the probability that it and all lighter ones tried are completed.
  package struct Candidate: Sendable, Hashable {
    package let load: Load
    package let probability: Double
  }

  /// The loads tried, from light to heavy.
  package let candidates: [Candidate]

  /// - Parameters:
  ///   - next: what the lift's earlier sets tell.
  ///   - repetitions: to be completed.
  ///   - day: of the next session.
  ///   - loads: that can be loaded.
  package init(_ next: NextSet, repetitions: Int, on day: CivilDate, loads: [Load]) {
    candidates = LoadSearch.candidates(
      next, repetitions: repetitions, day,
      loads.filter { LoadSearch.isFamiliar($0, after: next) }.sorted())
  }

  /// The heaviest load that is completed with at least this probability; nil where there is none.
  package func heaviest(withProbability probability: Double) -> Candidate? {
    candidates.last { $0.probability >= probability }
  }

  /// A tolerance for loads on a bound, in kilograms.
  private static let tolerance = 1e-9

  /// Whether the load is so light that the prediction says nothing of it: it tells what lifters choose to do, not what they
  /// could do.
  package static func isTooLight(_ load: Load, after next: NextSet) -> Bool {
    guard let last = next.earlier.last else { return true }
    return load.kilograms < lowest * exp(last.logLoad) - tolerance
  }

  /// Whether the lifter could have chosen the load: from 90 % of the last top load to 5 % above the heaviest of the last
  /// eight sessions.
  static func isFamiliar(_ load: Load, after next: NextSet) -> Bool {
    !isTooLight(load, after: next) && !isTooHeavy(load, after: next)
  }

  /// Whether the load is more than 5 % above the heaviest of the last eight sessions: what is said of such loads comes true
  /// less often.
  package static func isTooHeavy(_ load: Load, after next: NextSet) -> Bool {
    guard let heaviest = next.earlier.suffix(sessions).map(\.logLoad).max() else { return true }
    return load.kilograms > highest * exp(heaviest) + tolerance
  }

  private static func candidates(
    _ next: NextSet, repetitions: Int, _ day: CivilDate, _ loads: [Load]
  ) -> [Candidate] {
    var least = 1.0
    return loads.compactMap { load in
      guard let distribution = next.distribution(load: load, on: day) else { return nil }
      least = min(least, distribution.probability(atLeast: repetitions))
      return Candidate(load: load, probability: least)
    }
  }
}
