public import GymBoLog

/// More say little of strength. Fewer would cut off the good days of whoever can do many.
let mostRepetitions = 20.0

extension RepetitionCurve {
  /// A set as the fit of a curve sees it.
  public struct FitSet: Sendable, Hashable {
    public let date: CivilDate
    public let kilograms: Double
    /// Done, and in reserve where that is known.
    public let repetitions: Double
    /// The repetitions in reserve; nil where they are not known.
    public let reserve: Double?

    public init(date: CivilDate, kilograms: Double, repetitions: Double, reserve: Double?) {
      self.date = date
      self.kilograms = kilograms
      self.repetitions = repetitions
      self.reserve = reserve
    }

    /// Sets say the less, the more repetitions they have or the more were left:
    /// 1 / (reserve + 1) where it is known, else 1 / repetitions, as STMr weighs them.
    var weight: Double { 1 / (reserve.map { $0 + 1 } ?? repetitions) }
  }

  /// The sets of a lift from which its curve can be fitted.
  ///
  /// Of each session and load the set with the most effective repetitions (later ones are tired);
  /// of those whose reserve is not known only the session's best by the population's curve, because
  /// what a lifter does after his best set is rarely near failure. Suspect and inferred warm-up sets
  /// stay out, and sets of more than 20 effective repetitions.
  /// - Parameter sessions: the lift's, in order of time.
  public static func sets(
    of sessions: [ExerciseSession], log: TrainingLog, traits: SetTraits
  ) -> [FitSet] {
    var result: [FitSet] = []
    for session in sessions {
      var known: [FitSet] = []
      var best: (set: FitSet, maximum: Double)?
      for row in session.rows {
        guard let set = set(row, on: session.date, log: log, traits: traits) else { continue }
        if set.reserve != nil {
          if let index = known.firstIndex(where: { $0.kilograms == set.kilograms }) {
            if known[index].repetitions < set.repetitions { known[index] = set }
          } else {
            known.append(set)
          }
        } else {
          let form = Form.modifiedEpley
          let multiplier = form.multiplier(set.repetitions - 1, form.populationRepetitions) ?? 0
          if set.kilograms * multiplier > best?.maximum ?? 0 {
            best = (set, set.kilograms * multiplier)
          }
        }
      }
      result += known
      if known.isEmpty, let best { result.append(best.set) }
    }
    return result
  }

  private static func set(
    _ row: Int, on date: CivilDate, log: TrainingLog, traits: SetTraits
  ) -> FitSet? {
    let sets = log.sets
    guard sets.semantics[row] == .loaded, let load = sets.load[row], load > 0,
      let done = sets.repetitions[row], done >= 1,
      !traits.isSuspect[row], !traits.isInferredWarmUp[row]
    else { return nil }
    let reserve = SetTraits.effort(row, of: sets).flatMap { repetitionsInReserve(rpe: $0) }
    let repetitions = Double(done) + (reserve ?? 0)
    guard repetitions <= mostRepetitions else { return nil }
    return FitSet(
      date: date, kilograms: Load(units: load).kilograms, repetitions: repetitions,
      reserve: reserve)
  }
}
