package import GymBoAnalysis
package import GymBoLog
package import GymBoProgression

/// What a lifter's own sessions say of the loads of a lift.
package struct OwnLoads {
  private let history: PreparedHistory

  package init(_ history: PreparedHistory) { self.history = history }

  /// The heaviest set of the last session with a load.
  package struct Last: Sendable, Hashable {
    package let load: Load
    package let repetitions: Int
    package let date: CivilDate

    /// Repetitions by which it may differ from those that are asked for.
    private static let nearRepetitions = 2

    /// Whether its load is one for these repetitions.
    package func isNear(_ wanted: Int) -> Bool {
      (repetitions - wanted).magnitude <= Last.nearRepetitions
    }
  }

  /// - Returns: nil for a lift that never had a load and repetitions.
  package func last(of lift: LiftFinding) -> Last? {
    let columns = history.log.columns
    guard let session = lift.sessions.last(where: { $0.topRow != nil }), let row = session.topRow,
      let units = columns.load[row], let repetitions = columns.repetitions[row]
    else { return nil }
    return Last(load: Load(units: units), repetitions: Int(repetitions), date: session.date)
  }

  /// The heaviest set of the last session with a load, of the last 42 days; nil for a lift that was not trained in them: what
  /// was lifted longer ago says nothing of today.
  package func recent(of lift: LiftFinding) -> Last? {
    last(of: lift).flatMap { isRecent($0.date) ? $0 : nil }
  }

  /// Whether a day is one of the last 42.
  package func isRecent(_ day: CivilDate) -> Bool {
    history.asOf.days(since: day) <= AnalysisOptions.activeDays
  }

  /// The best e1RM of the last 42 days; nil without one.
  package func maximum(of lift: LiftFinding) -> Load? {
    lift.sessions.reversed()
      .prefix { isRecent($0.date) }
      .compactMap { $0.bestEstimateRow.flatMap { history.traits.estimate[$0] } }.max()
      .flatMap { Load(kilograms: $0) }
  }

  /// The heaviest load of the last 42 days that was lifted for as many repetitions or more; nil without one. Of sets with more
  /// repetitions than an e1RM is valid for, it says what no e1RM says.
  /// - Returns: nil, too, for assistance, of which less is more.
  package func done(of lift: LiftFinding, repetitions: Int) -> Last? {
    let columns = history.log.columns
    guard history.log.exercises[lift.exercise].facts?.loading != .assistance else { return nil }
    let sets = lift.sessions.reversed()
      .prefix { isRecent($0.date) }
      .flatMap { session in
        session.rows.compactMap { row -> Last? in
          guard !history.traits.isSuspect[row], let units = columns.load[row],
            let done = columns.repetitions[row], done >= repetitions
          else { return nil }
          return Last(load: Load(units: units), repetitions: Int(done), date: session.date)
        }
      }
    // Of equal ones the latest, which comes first.
    return sets.max { $0.load < $1.load }
  }

  /// The share of the maximum for repetitions with some in reserve: Brzycki's formula, the other way round.
  /// - Returns: nil for more repetitions than the formula is valid for.
  package static func share(repetitions: Int, reserve: Double) -> Double? {
    let share = (37 - (Double(repetitions) + reserve)) / 36
    return share > 0 ? share : nil
  }

  /// The heaviest load of the last 42 days; nil without one.
  private func heaviest(of lift: LiftFinding) -> Load? {
    lift.sessions.reversed()
      .prefix { isRecent($0.date) }
      .compactMap { $0.topRow.flatMap { history.log.columns.load[$0] } }.max()
      .map(Load.init(units:))
  }

  /// The load for repetitions with some in reserve, by the best e1RM of the last 42 days, rounded down to what can be
  /// loaded, and no larger step up from the heaviest load of these days than is ever suggested.
  /// - Returns: nil without an e1RM, and where even the lightest load is too heavy. Nil, too, for lifts that move the body
  ///   where its weight is not known: an e1RM of what was added says nothing of other repetitions.
  package func load(
    of lift: LiftFinding, repetitions: Int, reserve: Double, loadable: LoadableLoads
  ) -> (load: Load, maximum: Load)? {
    let body = history.log.bodyLoad(ofExercise: lift.exercise, history.options)
    let loading = history.log.exercises[lift.exercise].facts?.loading
    guard loading != .added || body > .zero, loading != .assistance,
      let maximum = maximum(of: lift),
      let share = OwnLoads.share(repetitions: repetitions, reserve: reserve),
      let target = Load(kilograms: maximum.kilograms * share - body.kilograms),
      let load = loadable.heaviest(
        atMost: min(target, heaviest(of: lift).map(LargestChange.highest) ?? target))
    else { return nil }
    return (load, maximum)
  }
}
