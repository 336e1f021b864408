/// 1RM / load as a cubic of the repetitions: coefficients from the constant up.
private let atZero = 0.988
private let first = 0.0104
private let second = 0.00190
private let third = -0.0000584

/// Where the cubic stops rising: the positive zero of its derivative, 24.1 repetitions.
private let peak =
  (-2 * second - (4 * second * second - 12 * third * first).squareRoot()) / (6 * third)

private func cubic(_ repetitions: Double) -> Double {
  atZero + repetitions * (first + repetitions * (second + repetitions * third))
}

private func slope(_ repetitions: Double) -> Double {
  first + repetitions * (2 * second + 3 * repetitions * third)
}

extension StrengthFormula {
  /// Kemmler: 1RM = load · (0.988 + 0.0104 r + 0.00190 r² − 0.0000584 r³), on machines, by trained
  /// women of about 57 years.
  ///
  /// Beyond 24.1 repetitions the cubic falls, so it has no value there.
  package static let kemmler = StrengthFormula(
    name: "Kemmler",
    formula: "1RM = w · (a + b · r + c · r² + d · r³)",
    constants: [
      .init("a", atZero), .init("b", first), .init("c", second), .init("d", third),
    ],
    evidence: .populationFit,
    source: "Kemmler WK et al. (2006) Predicting maximal strength in trained postmenopausal woman. "
      + "J Strength Cond Res 20(4):838–842",
    validRepetitions: 3...20,
    rangeReason: "fitted to sets of 3 to 20 repetitions by 70 women on four machines",
    limit: peak,
    example: Example(load: 100, repetitions: 5, maximum: 108.02, decimals: 2),
    multiplier: cubic,
    repetitions: { multiplier in
      guard multiplier >= cubic(1), multiplier < cubic(peak) else { return .nan }
      // Halving 60 times is below the last place of a number between 1 and 25.
      var (low, high) = (1.0, peak)
      for _ in 0..<60 {
        let middle = 0.5 * (low + high)
        if cubic(middle) <= multiplier { low = middle } else { high = middle }
      }
      return low
    },
    sensitivity: { slope($0) / cubic($0) })
}
