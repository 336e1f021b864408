internal import GymBoKernels

/// The interval of a ratio of two counts of sets.
///
/// The first side's share of all sets is taken as a proportion with Wilson's interval, and turned into first : second.
/// Sets are treated as independent. Sets of one session are not quite independent, so the interval is a little too narrow.
/// Fractional sets are used without rounding.
///
/// Source: Wilson EB (1927) J Am Stat Assoc 22:209–212; recommended for small counts by Brown LD, Cai TT, DasGupta A (2001)
/// Interval estimation for a binomial proportion. Stat Sci 16:101–133.
package struct RatioInterval: Sendable, Hashable {
  /// The lower end of the ratio's interval, 0 or more.
  package var lower: Double
  /// The upper end; nil where the second side may be 0.
  package var upper: Double?

  /// - Parameters:
  ///   - first: sets of the first side, 0 or more, not necessarily whole.
  ///   - second: sets of the second side, likewise.
  ///   - confidence: between 0 and 1.
  /// - Returns: nil where both are 0, for one below 0, and outside the range of the confidence.
  package init?(first: Double, second: Double, confidence: Double = intervalConfidence) {
    guard
      let share = wilsonInterval(
        successes: first, of: first + second, confidence: confidence)
    else { return nil }
    lower = share.lowerBound / (1 - share.lowerBound)
    upper = share.upperBound < 1 ? share.upperBound / (1 - share.upperBound) : nil
  }

  /// Whether a ratio lies in the interval, its ends included.
  package func contains(_ ratio: Double) -> Bool { ratio >= lower && ratio <= upper ?? .infinity }

  /// Whether the interval has a ratio in common with a band.
  package func overlaps(_ band: ClosedRange<Double>) -> Bool {
    lower <= band.upperBound && band.lowerBound <= upper ?? .infinity
  }
}

extension SetBalance {
  /// The 80 % interval of the ratio; nil where there are too few sets for a ratio.
  package var interval: RatioInterval? {
    if case .missing(.tooFewSets) = ratio { return nil }
    return RatioInterval(first: first, second: second)
  }

  /// Whether the ratio is outside the band and its interval reaches into it: then neither side can be called too much.
  package var isUnclear: Bool {
    guard let interval, kind != .upperLower, let ratio = ratio.value else { return false }
    return !SetBalance.band.contains(ratio) && interval.overlaps(SetBalance.band)
  }
}

/// Wilson's interval of a proportion.
/// - Parameters:
///   - successes: 0…count, not necessarily whole.
///   - count: above 0.
/// - Returns: nil outside these ranges and for a confidence that is not between 0 and 1.
func wilsonInterval(
  successes: Double, of count: Double, confidence: Double
) -> ClosedRange<Double>? {
  guard count > 0, count.isFinite, (0...count).contains(successes), confidence > 0, confidence < 1,
    let quantile = normalQuantile(0.5 + confidence / 2)
  else { return nil }
  let share = successes / count
  let spread = quantile * quantile / count
  let middle = (share + spread / 2) / (1 + spread)
  let half =
    (quantile / (1 + spread))
    * (share * (1 - share) / count + spread / (4 * count)).squareRoot()
  // At the ends the bound is the end itself, but for rounding.
  let lower = successes == 0 ? 0 : max(0, middle - half)
  let upper = successes == count ? 1 : min(1, middle + half)
  return lower...upper
}

extension RatioInterval {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "set_ratio", name: "Ratio of sets, with Wilson's interval", kind: .balance,
    formula: "p / (1 − p) at the ends of Wilson's interval of p = first / (first + second), with "
      + "confidence c; balanced from a to b",
    constants: [
      .init("c", intervalConfidence), .init("a", SetBalance.band.lowerBound),
      .init("b", SetBalance.band.upperBound),
    ],
    range: "\(wholeText(SetBalance.fewestSets)) sets and more on both sides together",
    rangeReason: "fewer say nothing of a habit",
    unit: "a ratio", evidence: .practitioner,
    source:
      "Wilson EB (1927) J Am Stat Assoc 22:209–212; Brown LD, Cai TT, DasGupta A (2001) Stat Sci "
      + "16:101–133; the band is a practitioner's tolerance",
    example: .init(
      given: "the lower end of 81 of 263 at 95 %", expected: 0.2553, decimals: 4,
      source: "Newcombe RG (1998) Stat Med 17:857–872, table I",
      answer: {
        RatioInterval(first: 81, second: 182, confidence: 0.95).map { $0.lower / (1 + $0.lower) }
      }))
}
