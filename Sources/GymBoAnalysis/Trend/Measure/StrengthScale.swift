internal import GymBoPlatform

/// A measure of progress as a change of strength in percent, and back: of strength the noise of a session is known.
struct StrengthScale: Sendable {
  private let measure: ProgressMeasure
  private let first: Double

  /// - Parameter first: the value that is 0 %.
  init(of measure: ProgressMeasure, from first: Double) {
    (self.measure, self.first) = (measure, first)
  }

  /// In the formula of Epley, e1RM = load · (1 + r / 30), the repetitions that add as much as the load.
  static let repetitions = 30.0
  /// The percent by which a time grows where strength grows by one percent. A decision of this project: ten repetitions, which
  /// take about as long as a hold, grow by as much (40 / 10).
  static let seconds = 4.0
  /// The body weight in kilograms of which an assistance takes some off, as nobody has to tell theirs. A decision of this project.
  static let bodyWeight = 80.0

  /// - Parameter value: in the unit of the measure; above 0 but for an assistance.
  func percent(_ value: Double) -> Double {
    let offset = StrengthScale.repetitions
    return switch measure {
    case .estimate, .tenRepetitions: 100 * log(value / first)
    case .repetitions: 100 * log((offset + value) / (offset + first))
    case .seconds: 100 * log(value / first) / StrengthScale.seconds
    case .assistance: 100 * (first - value) / StrengthScale.bodyWeight
    }
  }

  /// What is that many percent stronger than the first value; never less than none.
  func value(_ percent: Double) -> Double {
    let offset = StrengthScale.repetitions
    return switch measure {
    case .estimate, .tenRepetitions: first * exp(percent / 100)
    case .repetitions: max(0, (offset + first) * exp(percent / 100) - offset)
    case .seconds: first * exp(StrengthScale.seconds * percent / 100)
    case .assistance: max(0, first - StrengthScale.bodyWeight * percent / 100)
    }
  }
}
