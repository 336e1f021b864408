/// The formulas that LeSuer et al. (1997) J Strength Cond Res 11(4):211–213 compared with measured
/// maxima. An odd number: their median is always the value of one of them.
private let members: [StrengthFormula] = [
  .brzycki, .epley, .lander, .lombardi, .mayhew, .oconner, .wathan,
]

/// The middle of an odd number of values; what is no number counts as endless.
private func middle(_ values: [Double]) -> Double {
  let sorted = values.map { $0.isNaN ? .infinity : $0 }.sorted()
  return sorted[sorted.count / 2]
}

extension StrengthFormula {
  /// The median of seven formulas: no one formula's fault shows.
  ///
  /// Its inverse is the median of theirs, because all of them rise.
  package static let median = StrengthFormula(
    name: "Median of seven",
    formula: "median of Brzycki, Epley, Lander, Lombardi, Mayhew, O'Conner and Wathan",
    constants: [],
    evidence: .opinion,
    source: "an ensemble of the seven equations compared by LeSuer et al. (1997) J Strength Cond "
      + "Res 11(4):211–213",
    limit: members.compactMap(\.limit).min(),
    example: Example(load: 100, repetitions: 7, maximum: 121.4814, decimals: 4),
    multiplier: { repetitions in middle(members.map { $0.multiplier(repetitions, 1) }) },
    repetitions: { multiplier in middle(members.map { $0.repetitions(multiplier, 1) }) },
    sensitivity: { repetitions in
      let multiplier = middle(members.map { $0.multiplier(repetitions, 1) })
      let member = members.first { $0.multiplier(repetitions, 1) == multiplier }
      return member?.sensitivity(repetitions, 1) ?? .nan
    })
}
