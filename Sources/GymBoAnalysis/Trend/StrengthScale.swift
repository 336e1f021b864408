internal import GymBoPlatform

/// A measure of progress as a change of strength in percent, and back: of strength the noise of a session is known.
struct StrengthScale: Sendable {
  private let measure: ProgressMeasure
  private let first: Double

  /// - Parameter first: the value that is 0 %.
  init(of measure: ProgressMeasure, from first: Double) {
    (self.measure, self.first) = (measure, first)
  }

  /// Repetitions by which a load is raised by all of itself in the formula of Epley.
  static let repetitions = 30.0
  /// The percent by which a time grows where strength grows by one: about as much as ten repetitions do.
  static let seconds = 4.0
  /// The body weight of which an assistance takes some off, where nobody knows it: kilograms.
  static let bodyWeight = 80.0

  func percent(_ value: Double) -> Double {
    let (offset, scale) = (StrengthScale.repetitions, StrengthScale.self)
    return switch measure {
    case .estimate, .tenRepetitions: 100 * log(value / first)
    case .repetitions: 100 * log((offset + value) / (offset + first))
    case .seconds: 100 * log(value / first) / scale.seconds
    case .assistance: 100 * (first - value) / scale.bodyWeight
    }
  }

  /// What is that many percent stronger than the first value; never less than none.
  func value(_ percent: Double) -> Double {
    let (offset, scale) = (StrengthScale.repetitions, StrengthScale.self)
    return switch measure {
    case .estimate, .tenRepetitions: first * exp(percent / 100)
    case .repetitions: max(0, (offset + first) * exp(percent / 100) - offset)
    case .seconds: first * exp(scale.seconds * percent / 100)
    case .assistance: max(0, first - scale.bodyWeight * percent / 100)
    }
  }
}
