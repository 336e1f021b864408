/// The repetitions at which Brzycki and Epley agree: 4/3 of the load.
private let joint = 10.0

extension StrengthFormula {
  /// Brzycki up to 10 repetitions and Epley above: continuous where they meet, exact at one
  /// repetition, rising everywhere and without a pole.
  ///
  /// Against the repetitions that people do at 95–70 % of their 1RM (Nuzzo et al. 2024, Sports Med
  /// 54:303–321) it errs by 1–6 %, where Brzycki alone errs by up to 13.5 %.
  package static let hybrid = StrengthFormula(
    name: "Brzycki–Epley hybrid",
    formula: "Brzycki for r ≤ a, Epley for r > a",
    constants: [.init("a", joint)],
    evidence: .opinion,
    source: "Brzycki (1993) up to 10 repetitions, Epley (1985) above",
    validRepetitions: 1...15,
    rangeReason: "below 70 % of the 1RM people differ too much in what they can do (Nuzzo 2024)",
    example: Example(load: 100, repetitions: 12, maximum: 140, decimals: 4),
    multiplier: { $0 <= joint ? brzyckiMultiplier($0) : epleyMultiplier($0) },
    repetitions: { ($0 <= brzyckiMultiplier(joint) ? brzycki : epley).repetitions($0, 1) },
    sensitivity: { ($0 <= joint ? brzycki : epley).sensitivity($0, 1) })
}
