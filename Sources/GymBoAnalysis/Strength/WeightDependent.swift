internal import GymBoPlatform

/// Repetitions beyond the first count with this power, over a term that is linear in ln(kg).
private let power = 0.85
private let atOneKilogram = -2.55
private let perLogarithm = 4.58

private func term(_ kilograms: Double) -> Double {
  atOneKilogram + perLogarithm * log(kilograms)
}

/// Where the term equals its own slope, 4.7 kg. Below, a heavier load would have a smaller 1RM at
/// many repetitions; the term's zero, a pole of the formula, is at 1.75 kg.
private let leastLoad = exp(1 - atOneKilogram / perLogarithm)

extension StrengthFormula {
  /// Marzagão: 1RM = w · (1 + (r − 1)^0.85 / (−2.55 + 4.58 · ln w)), w in kilograms: the heavier the
  /// load, the less a repetition adds.
  ///
  /// The only formula here whose 1RM is no multiple of the load. Programs in use bound the term
  /// below at 0.5; here loads under 4.7 kg are refused, because under that bound too a heavier load
  /// would be estimated as less strength.
  package static let weightDependent = StrengthFormula(
    name: "Weight-dependent",
    formula: "1RM = w · (1 + (r − 1)^a / (b + c · ln(w / kg)))",
    constants: [
      .init("a", power), .init("b", atOneKilogram), .init("c", perLogarithm),
    ],
    evidence: .populationFit,
    source: "Marzagão T (2026) arXiv:2603.17495; fitted to the consistency of logged sets, without "
      + "measured 1RMs",
    validRepetitions: 1...10,
    rangeReason: upToTenRepetitions,
    limit: nil,
    example: Example(load: 100, repetitions: 5, maximum: 117.5227, decimals: 4),
    leastKilograms: leastLoad,
    multiplier: RowFunction { repetitions, load in
      1 + pow(repetitions - 1, power) / term(load)
    },
    repetitions: RowFunction { multiplier, load in
      1 + pow((multiplier - 1) * term(load), 1 / power)
    },
    sensitivity: RowFunction { repetitions, load in
      // With the first repetition the slope is infinite; the second is taken for it.
      let more = max(repetitions - 1, 1)
      return power * pow(more, power - 1) / (term(load) + pow(more, power))
    })
}
