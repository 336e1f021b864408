import GymBo

/// How many repetitions go with which share of the one-repetition maximum.
struct Curve {
  var multiplier: (_ repetitions: Double) -> Double?
  /// Of a share of the maximum, 0…1 and above.
  var repetitions: (_ share: Double) -> Double?

  static func formula(_ formula: OneRepetitionMaximumFormula) -> Curve {
    Curve(
      multiplier: { try? formula.estimate(load: 1, repetitions: $0) },
      // A load above the maximum is one that was lifted once nevertheless.
      repetitions: { $0 >= 1 ? 1 : (try? formula.repetitions(atPercentage: 100 * $0)) ?? 1 })
  }
}

/// Where the curve of a prediction comes from; it is asked with the sessions before the predicted one.
struct CurveSource {
  var name: String
  var curve: (_ past: ArraySlice<PastSession>) -> Curve

  static func formula(_ formula: OneRepetitionMaximumFormula) -> CurveSource {
    let curve = Curve.formula(formula)
    return CurveSource(name: formula.rawValue) { _ in curve }
  }

  /// The lifter's own, which answers nothing where the sessions do not carry one.
  static func own(_ form: RepetitionCurve.Form) -> CurveSource {
    CurveSource(name: "own \(form.rawValue)") { past in
      let curve = try? RepetitionCurve(form: form, sets: past.flatMap(\.curveSets))
      return Curve(
        multiplier: { curve?.percentage(atRepetitions: $0).map { 100 / $0 } },
        repetitions: { share in
          curve.flatMap { share >= 1 ? 1 : $0.repetitions(atKilograms: share, maximum: 1) }
        })
    }
  }
}
