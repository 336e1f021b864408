/// What a 1RM formula says about itself. The files beside this one hold one formula each.
public struct StrengthFormula: Sendable {
  /// A load, the repetitions done with it, and the 1RM that the formula gives, rounded to
  /// `decimals`.
  public struct Example: Sendable {
    public let load, repetitions, maximum: Double
    public let decimals: Int
  }

  /// The name as people write it.
  public let name: String
  /// Author, year and place of publication.
  public let source: String
  /// The repetitions for which the formula is of use, and why no more.
  public let validRepetitions: ClosedRange<Double>
  public let rangeReason: String
  /// The repetitions at and above which the formula has no value; nil if it always has one.
  public let pole: Double?
  /// A worked example.
  public let example: Example

  /// 1RM / load as a function of the repetitions, which are at least 1 and below the pole.
  let multiplier: @Sendable (_ repetitions: Double) -> Double
  /// The inverse of `multiplier`; not a number or below 1 where there is none.
  let repetitions: @Sendable (_ multiplier: Double) -> Double
  /// d ln(multiplier) / d repetitions.
  let sensitivity: @Sendable (_ repetitions: Double) -> Double
}

/// Every equation here has been found to lose validity as repetitions rise: Whisenant et al. (2003)
/// J Strength Cond Res 17(2):221–227; Reynolds et al. (2006) J Strength Cond Res 20(3):584–592.
let upToTenRepetitions = "validity falls as repetitions rise; no more than 10 (Reynolds 2006)"
