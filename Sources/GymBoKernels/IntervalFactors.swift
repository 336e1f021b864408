/// How many standard errors an interval of one confidence has on each side, by Student's t.
///
/// Each is computed once: to invert the distribution takes fifteen times as long as to fit a line to 50 points
/// (`Benchmarks/Vectors/run.py`, least squares).
public struct IntervalFactors: Sendable {
  /// Between 0 and 1.
  public let confidence: Double
  /// By degrees of freedom; NaN where there is none.
  private var known: [Int: Double] = [:]

  /// Factors of a confidence.
  public init(confidence: Double) { self.confidence = confidence }

  /// The factor; nil unless 0 < confidence < 1.
  public subscript(degreesOfFreedom: Int) -> Double? {
    mutating get {
      if let factor = known[degreesOfFreedom] { return factor.isNaN ? nil : factor }
      let factor = studentTQuantile(
        0.5 + 0.5 * confidence, degreesOfFreedom: Double(degreesOfFreedom))
      guard confidence > 0, let factor else {
        known[degreesOfFreedom] = .nan
        return nil
      }
      known[degreesOfFreedom] = factor
      return factor
    }
  }
}
