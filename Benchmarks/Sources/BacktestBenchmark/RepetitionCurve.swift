import GymBo

/// How many repetitions go with which share of the one-repetition maximum.
struct RepetitionCurve {
  var multiplier: (_ repetitions: Double) -> Double?
  /// Of a share of the maximum, 0…1 and above.
  var repetitions: (_ share: Double) -> Double?

  static func formula(_ formula: OneRepetitionMaximumFormula) -> RepetitionCurve {
    RepetitionCurve(
      multiplier: { try? formula.estimate(load: 1, repetitions: $0) },
      // A load above the maximum is one that was lifted once nevertheless.
      repetitions: { $0 >= 1 ? 1 : (try? formula.repetitions(atPercentage: 100 * $0)) ?? 1 })
  }
}

/// Where the curve of a prediction comes from. A curve of the lifter's own is one more case here: it is asked with the
/// sessions before the predicted one.
struct CurveSource {
  var name: String
  var curve: (_ past: ArraySlice<PastSession>) -> RepetitionCurve

  static func formula(_ formula: OneRepetitionMaximumFormula) -> CurveSource {
    let curve = RepetitionCurve.formula(formula)
    return CurveSource(name: formula.rawValue) { _ in curve }
  }
}
