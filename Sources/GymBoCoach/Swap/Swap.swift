internal import GymBoAnalysis
package import GymBoLog
package import GymBoProgram
internal import GymBoProgression

/// An exercise in place of another.
package struct Swap: Sendable {
  package let facts: ExerciseFacts
  /// As logged where the lifter does it, else the catalogue's.
  package let name: String
  /// 0 to 1, of ``ExerciseProfile/similarity(to:)``.
  package let similarity: Double
  package let alike: Likeness
  /// nil where the lifter does not do it.
  package let own: OwnExercise?
  package let load: SwapLoad
}

/// In what two exercises are alike.
package struct Likeness: Sendable, Hashable {
  /// The cosine of the muscles, 0 to 1.
  package let muscles: Double
  package let movement: ExerciseProfile.Nearness
  package let implement: ExerciseProfile.Nearness
  package let sides: Sides

  /// Whether the new exercise trains the sides as the other does.
  package enum Sides: String, Sendable, Hashable, CaseIterable {
    case same
    case oneAtATime = "one_at_a_time"
    case both
  }

  init(_ one: ExerciseProfile, _ other: ExerciseProfile) {
    muscles = one.cosine(with: other)
    movement = one.movement(like: other)
    implement = one.implement(like: other)
    sides = one.isOneSided == other.isOneSided ? .same : other.isOneSided ? .oneAtATime : .both
  }
}

/// The load of a swap: always the new exercise's own. A load is never carried over from another exercise.
package enum SwapLoad: Sendable, Hashable {
  /// As the last time, at about these repetitions.
  case last(OwnLoads.Last)
  /// From the exercise's best e1RM of the last 42 days.
  case estimate(Load, maximum: Load)
  /// The exercise has no load: as many repetitions, or as long, as the last time.
  case unloaded(SwapWork)
  /// It was done, but too long ago to go on from.
  case longAgo(OwnLoads.Last)
  /// Nothing is known: start light.
  case unknown
}

/// Finds the load of a swap.
struct SwapLoadFinder {
  let history: PreparedHistory
  let unit: LoadUnit
  let inventory: Inventory?

  /// Days after which the last load is no load to go on with.
  private static let days = 84

  func load(of own: OwnExercise, for work: SwapWork?) -> SwapLoad {
    let loads = OwnLoads(history)
    guard let last = loads.last(of: own.lift) else {
      guard let done = SwapWork(own.lift, history), isRecent(done.date) else { return .unknown }
      return .unloaded(done)
    }
    guard isRecent(last.date) else { return .longAgo(last) }
    guard let repetitions = work?.repetitions else { return .last(last) }
    if last.isNear(repetitions) { return .last(last) }
    let implement = own.facts.implement
    guard
      let loadable = inventory?.loads(for: implement) ?? SeenLoads(of: own.lift, history)?.loads
        ?? LoadableLoads(of: implement, LoadableSteps(unit: unit)),
      let found = loads.load(
        of: own.lift, repetitions: repetitions, reserve: work?.reserve ?? 0, loadable: loadable)
    else { return .unknown }
    return .estimate(found.load, maximum: found.maximum)
  }

  private func isRecent(_ day: CivilDate) -> Bool {
    history.asOf.days(since: day) < SwapLoadFinder.days
  }
}
