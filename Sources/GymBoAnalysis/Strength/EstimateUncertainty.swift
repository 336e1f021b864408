extension OneRepetitionMaximumFormula {
  /// The coefficient of variation of an estimate: √(day² + (s · misjudged)²), where s is
  /// `relativeChangePerRepetition(at:)`.
  ///
  /// Two things make the same person's estimates differ: strength differs from day to day, and
  /// repetitions to failure are not a fixed number, or the reserve is misjudged. 2 % per day and 1
  /// repetition at 5 give 3.7 %. The difference between people, about 9 % at 80 % of the 1RM, is
  /// not in it: it is constant within a person.
  ///
  /// Source: propagation of error through the formula; Mitter et al. (2022) PLoS ONE 17:e0268074
  /// for the repetitions.
  /// - Parameters:
  ///   - repetitions: effective repetitions of the set.
  ///   - repetitionsSD: standard deviation of the repetitions, 0.7 at 90 % of the 1RM to 1.1 at 70
  ///     %.
  ///   - dayVariation: coefficient of variation of strength from day to day, as 0.02.
  ///   - load: in kilograms; needed by ``weightDependent`` alone.
  /// - Returns: the coefficient as a fraction; nil where the formula is undefined and for negative
  ///   or non-finite arguments.
  package func variation(
    atRepetitions repetitions: Double, repetitionsSD: Double, dayVariation: Double,
    load: Double? = nil
  ) -> Double? {
    guard repetitionsSD >= 0, dayVariation >= 0,
      let sensitivity = try? relativeChangePerRepetition(at: repetitions, load: load)
    else { return nil }
    let variation = GymBoAnalysis.variation(
      sensitivity: sensitivity, repetitionsSD: repetitionsSD, dayVariation: dayVariation)
    return variation.isFinite ? variation : nil
  }
}

/// √(day² + (s · misjudged)²); see ``OneRepetitionMaximumFormula/variation(atRepetitions:repetitionsSD:dayVariation:load:)``.
@inline(__always)
func variation(sensitivity: Double, repetitionsSD: Double, dayVariation: Double) -> Double {
  let misjudged = sensitivity * repetitionsSD
  return (dayVariation * dayVariation + misjudged * misjudged).squareRoot()
}
