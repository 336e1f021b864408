/// The formulas that LeSuer et al. (1997) J Strength Cond Res 11(4):211–213 compared with measured
/// maxima. An odd number: their median is always the value of one of them.
private let members: [StrengthFormula] = [
  .brzycki, .epley, .lander, .lombardi, .mayhew, .oconner, .wathan,
]

/// The middle of seven values, by comparing and swapping pairs; what is not a number counts as infinite.
@inline(__always)
private func middle(
  _ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double, _ v4: Double, _ v5: Double, _ v6: Double
) -> Double {
  /// The smaller and the larger of two.
  @inline(__always)
  func ordered(_ a: Double, _ b: Double) -> (Double, Double) { a <= b ? (a, b) : (b, a) }
  @inline(__always)
  func number(_ value: Double) -> Double { value.isNaN ? .infinity : value }
  var (a, b, c, d, e, f, g) = (
    number(v0), number(v1), number(v2), number(v3), number(v4), number(v5), number(v6)
  )
  // The 13 comparisons that find the middle of seven: Paeth A (1990), in Graphics Gems, 171–175.
  (a, f) = ordered(a, f)
  (a, d) = ordered(a, d)
  (b, g) = ordered(b, g)
  (c, e) = ordered(c, e)
  (a, b) = ordered(a, b)
  (d, f) = ordered(d, f)
  (c, g) = ordered(c, g)
  (c, d) = ordered(c, d)
  (d, g) = ordered(d, g)
  (e, f) = ordered(e, f)
  (b, e) = ordered(b, e)
  (b, d) = ordered(b, d)
  (d, e) = ordered(d, e)
  return d
}

/// The middle of what the members give.
private func middle(_ value: (StrengthFormula) -> Double) -> Double {
  middle(
    value(members[0]), value(members[1]), value(members[2]), value(members[3]), value(members[4]),
    value(members[5]), value(members[6]))
}

/// 1RM / load at a number of repetitions.
@inline(__always)
private func medianMultiplier(_ r: Double) -> Double {
  middle(
    brzyckiMultiplier(r), epleyMultiplier(r), landerMultiplier(r), lombardiMultiplier(r),
    mayhewMultiplier(r), oconnerMultiplier(r), wathanMultiplier(r))
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
    multiplier: { medianMultiplier($0) },
    repetitions: { multiplier in middle { $0.repetitions(multiplier, 1) } },
    sensitivity: { repetitions in
      let multiplier = medianMultiplier(repetitions)
      let member = members.first { $0.multiplier(repetitions, 1) == multiplier }
      return member?.sensitivity(repetitions, 1) ?? .nan
    })
}
