internal import GymBoLog

/// Which working sets are hard enough to count: those with at most a number of repetitions in reserve.
///
/// Growth rises towards failure (Robinson et al. 2024, Sports Med 54:2209); where to cut is a decision of this project:
/// 4 in reserve by default.
public struct EffortGate: Sendable, Hashable {
  /// The most repetitions in reserve of a set that counts.
  public let mostReserve: Double
  /// Whether sets without an RPE count.
  public let countsUnrated: Bool

  /// The default, which `SetTraits.isHard` has.
  public static let usualReserve = 4.0
  /// Sets with at most four repetitions in reserve, and those without effort data.
  public static let standard = EffortGate(reserve: usualReserve, countsUnrated: true)

  /// - Returns: nil outside 0…9, which no RPE from 1 to 10 leaves in reserve.
  public init?(mostReserve: Double, countsUnrated: Bool = true) {
    guard (0...9).contains(mostReserve) else { return nil }
    self.init(reserve: mostReserve, countsUnrated: countsUnrated)
  }

  private init(reserve: Double, countsUnrated: Bool) {
    mostReserve = reserve
    self.countsUnrated = countsUnrated
  }

  /// Whether a set counts as hard through this gate. ``SetTraits/isHard`` is the same for the gate of the analysis.
  func counts(_ row: Int, of log: TrainingLog, traits: SetTraits) -> Bool {
    isHardSet(
      isWorking: traits.isWorking[row], isInferredWarmUp: traits.isInferredWarmUp[row],
      isEasy: traits.isEasy[row], rpe: SetTraits.effort(row, of: log.columns),
      semantics: log.columns.semantics[row],
      modality: log.exercises[Int(log.columns.exercise[row])].facts?.modality, gate: self)
  }

  /// Whether the effort of a working set is enough; nil where it is not known.
  func admits(rpe: Double?) -> Bool { rpe.map { 10 - $0 <= mostReserve } ?? countsUnrated }
}

extension EffortGate {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "hard_set", name: "Hard sets", kind: .volume,
    formula:
      "a working set counts if 10 − RPE ≤ k, or if it has no RPE; not before a heavier set of the lift on the day, of r repetitions, "
      + "m at most, with load L that shows by Brzycki that more than k were left: 37 − (37 − r) · load / L − repetitions > k",
    constants: [.init("k", usualReserve), .init("m", Double(EasySet.mostRepetitions))],
    range: "sets of strength exercises; k from 0 to 9",
    rangeReason: "an RPE is from 1 to 10",
    unit: "sets", evidence: .opinion,
    source:
      "growth rises towards failure: Robinson ZP et al. (2024) Sports Med 54:2209; where to cut "
      + "is a decision of this project",
    example: .init(
      given: "the lowest RPE that counts", expected: 6, decimals: 0, source: "computed",
      answer: { 10 - standard.mostReserve }))
}
