package import GymBoLog

extension RepetitionCurve {
  /// The most effective repetitions of a set that is used. Sets with more say little about strength; a lower limit
  /// would cut off the good days of lifters who can do many.
  static let mostRepetitions = 20.0

  /// A set as the fit of a curve sees it.
  package struct FitSet: Sendable, Hashable {
    /// The day of the set.
    package let date: CivilDate
    /// The load in kilograms.
    package let kilograms: Double
    /// The effective repetitions: those done, plus those in reserve if known.
    package let repetitions: Double
    /// The repetitions in reserve; nil where they are not known.
    package let reserve: Double?

    /// A set with its effort, where that is known.
    package init(date: CivilDate, kilograms: Double, repetitions: Double, reserve: Double?) {
      self.date = date
      self.kilograms = kilograms
      self.repetitions = repetitions
      self.reserve = reserve
    }

    /// The weight of the set in the fit: 1 / (reserve + 1) if the reserve is known, else
    /// 1 / repetitions, as in STMr. Sets further from a maximum count less.
    var weight: Double { 1 / (reserve.map { $0 + 1 } ?? repetitions) }
  }

  /// The sets of a lift from which its curve can be fitted.
  ///
  /// Of the sets with a known reserve, only the one with the most effective repetitions is used for
  /// each session and load, because later sets are fatigued. All other sets are used; the fit keeps
  /// the best. Suspect sets, inferred warm-ups and sets of more than 20 effective repetitions are
  /// left out.
  /// - Parameters:
  ///   - sessions: the lift's, in order of time.
  ///   - log: the history that they are of.
  ///   - traits: of its sets.
  ///   - body: what is moved of the body beside the loads in the log; zero where that is not known.
  package static func sets(
    of sessions: [ExerciseSession], log: TrainingLog, traits: SetTraits, body: Load = .zero
  ) -> [FitSet] {
    var result: [FitSet] = []
    let columns = log.columns
    // A span, because a loop over an array would copy each session.
    let all = sessions.span
    for index in all.indices {
      let first = result.count
      for row in all[index].rows {
        guard let set = set(row, on: all[index].date, of: columns, traits: traits, body) else {
          continue
        }
        let earlier = result[first...].firstIndex {
          $0.reserve != nil && $0.kilograms == set.kilograms
        }
        if set.reserve != nil, let earlier {
          if result[earlier].repetitions < set.repetitions { result[earlier] = set }
        } else {
          result.append(set)
        }
      }
    }
    return result
  }

  private static func set(
    _ row: Int, on date: CivilDate, of sets: SetColumns, traits: SetTraits, _ body: Load
  ) -> FitSet? {
    let isLoaded = sets.semantics[row] == .loaded
    guard isLoaded || (sets.semantics[row] == .bodyweight && body > .zero),
      case let load = (isLoaded ? sets.load[row] ?? 0 : 0) + body.units, load > 0,
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
