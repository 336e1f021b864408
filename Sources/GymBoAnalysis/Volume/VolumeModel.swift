package import GymBoLog

/// How sets are counted for muscles.
///
/// - Direct: a set counts for the muscles that do the work.
/// - Fractional: a set also counts by half for the muscles that help. Of three ways of counting it described growth best
///   (Pelland et al. 2025, doi 10.1007/s40279-025-02344-w: 67 studies, 2,058 people).
/// - Custom: a set counts by the user's own weights.
public struct VolumeModel: Sendable, Hashable {
  /// How much a set counts for each muscle.
  public enum Weighting: Sendable, Hashable {
    case direct
    /// Hundredths for a muscle that helps.
    case fractional(indirectHundredths: Int)
    case custom(CustomVolumeWeights)
  }

  /// How much a set counts for each muscle.
  public var weighting: Weighting
  /// Which sets count.
  public var gate: EffortGate

  /// A model from its parts.
  public init(_ weighting: Weighting, gate: EffortGate = .standard) {
    self.weighting = weighting
    self.gate = gate
  }

  /// A set counts for the muscles that do the work.
  public static let direct = VolumeModel(.direct)
  /// A set counts for the muscles that do the work, and by half for those that help: the default.
  public static let fractional = VolumeModel(.fractional(indirectHundredths: usualIndirect))

  /// Hundredths of a set for a muscle that does the work.
  package static let whole = 100
  /// Hundredths of a set for a muscle that helps.
  public static let usualIndirect = 50
  /// The count of one set for a side of a ``SetBalance``, if a muscle of the side does the work.
  static let directShare = 1.0
  /// The count of one set for a side of a ``SetBalance``, if a muscle of the side only helps.
  static let indirectShare = Double(usualIndirect) / Double(whole)

  /// The word of options and machine formats.
  public var identifier: String {
    switch weighting {
    case .direct: "direct"
    case .fractional: "fractional"
    case .custom: "custom"
    }
  }

  /// Reads `direct`, `fractional`, or `fractional:0.3` with the weight of muscles that help.
  /// - Returns: nil for anything else; custom weights come from a file.
  public init?(option: String) {
    let parts = option.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("direct", 1): self = .direct
    case ("fractional", 1): self = .fractional
    case ("fractional", 2):
      guard let weight = CustomVolumeWeights.hundredths(parts[1]) else { return nil }
      self.init(.fractional(indirectHundredths: weight))
    default: return nil
    }
  }

  /// The path of the user's own table of weights in `custom=weights.csv`.
  /// - Returns: nil for every other option.
  package static func tablePath(inOption option: String) -> String? {
    let prefix = "custom="
    return option.hasPrefix(prefix) ? String(option.dropFirst(prefix.count)) : nil
  }

  /// Whether an exercise counts for any muscle.
  package func assigns(_ exercise: LoggedExercise) -> Bool {
    weights(of: exercise).contains { $0.1 > 0 }
  }

  /// What a set of an exercise counts for its muscles; empty where it counts for none.
  func shares(of exercise: LoggedExercise) -> MuscleShares {
    MuscleShares(
      shares: weights(of: exercise).compactMap { muscle, weight in
        weight > 0 ? (muscle.index, weight) : nil
      })
  }

  /// Each muscle once.
  private func weights(of exercise: LoggedExercise) -> [(Muscle, Int)] {
    if case .custom(let custom) = weighting, let weights = custom.weights(of: exercise) {
      return weights.map { ($0.key, $0.value) }
    }
    guard let facts = exercise.facts, facts.modality == .strength else { return [] }
    let indirect =
      switch weighting {
      case .direct: 0
      case .fractional(let hundredths): hundredths
      case .custom: VolumeModel.usualIndirect
      }
    return facts.indirect.filter { !facts.direct.contains($0) }.map { ($0, indirect) }
      + facts.direct.map { ($0, VolumeModel.whole) }
  }
}

/// The sets of every muscle by one model.
package struct ModelVolume: Sendable, Hashable {
  /// The model that counted.
  package var model: VolumeModel
  /// The sets of each muscle, in the order of `Muscle.allCases`; exact to hundredths.
  package var sets: [Double]
  /// Sets that passed the gate.
  package var counted: Int
  /// Sets that passed and have no RPE.
  package var unrated: Int
  /// Sets that passed the gate but belong to exercises with unknown muscles.
  package var unassigned: Int

  /// - Parameters:
  ///   - model: how a set counts.
  ///   - sessions: indices into the log's sessions.
  ///   - log: the history.
  ///   - traits: of its sets.
  ///
  /// Exact: see `MuscleShares`. O(sets + exercises).
  package init(
    _ model: VolumeModel, in sessions: Range<Int>, of log: TrainingLog, traits: SetTraits
  ) {
    self.model = model
    let assigned = log.exercises.map(model.assigns)
    var hard = [Int](repeating: 0, count: log.exercises.count)
    (counted, unrated, unassigned) = (0, 0, 0)
    for session in log.sessions[sessions.clamped(to: log.sessions.indices)] {
      for row in session.sets where model.gate.counts(row, of: log, traits: traits) {
        let exercise = Int(log.columns.exercise[row])
        hard[exercise] += 1
        counted += 1
        if SetTraits.effort(row, of: log.columns) == nil { unrated += 1 }
        if !assigned[exercise] { unassigned += 1 }
      }
    }
    sets = MuscleShares.sets(hard, of: log.exercises, by: model)
  }

  /// Where a muscle's sets of one week lie among the landmarks; nil for a muscle without any.
  package func zone(
    of muscle: Muscle, landmarks: [Muscle: VolumeLandmarks] = VolumeLandmarks.standard
  ) -> VolumeLandmarks.Zone? {
    landmarks[muscle]?.zone(of: sets[muscle.index])
  }
}

extension VolumeModel {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "fractional", name: "Fractional sets", kind: .volume,
    formula:
      "sets = Σ (d · direct + i · indirect) / 100; model direct: i = 0; custom: the user's weights",
    constants: [.init("d", Double(whole)), .init("i", Double(usualIndirect))],
    range: "hard sets of strength exercises whose muscles are known",
    rangeReason: "cardio, stretching and warm-ups are no stimulus that was studied",
    unit: "sets", evidence: .validated,
    source:
      "Pelland JC et al. (2025) Sports Med, doi 10.1007/s40279-025-02344-w: 67 studies, 2,058 "
      + "people; the fractional count described growth best of three",
    example: .init(
      given: "3 sets of a lift in which the muscle helps", expected: 1.5, decimals: 1,
      source: "computed",
      answer: {
        let facts = ExerciseFacts(
          name: "example", direct: [.chest], indirect: [.triceps], movement: .horizontalPush,
          mechanics: .compound, region: .upper, implement: .barbell, loading: .total,
          modality: .strength)
        let exercise = LoggedExercise(name: "example", resolution: .user(facts))
        return MuscleShares.sets([3], of: [exercise], by: .fractional)[Muscle.triceps.index]
      }))
}
