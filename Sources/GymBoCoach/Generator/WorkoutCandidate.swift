package import GymBoLog
internal import GymBoProgram

/// An exercise that a workout can have.
///
/// A class, because making a workout passes candidates around thousands of times, and the facts of an exercise are a dozen texts
/// and lists to retain: as a structure they took two thirds of the time (`WorkoutBenchmark`).
package final class WorkoutCandidate: Sendable {
  package let facts: ExerciseFacts
  /// As logged where the lifter does it, else the catalogue's.
  package let name: String
  let place: CataloguePlace
  /// 0 for the lifter's own exercises.
  let tier: Int
  let level: Int
  let needs: Set<TrainingFurniture>
  package let isHold: Bool
  /// nil where the lifter has not done it.
  package let own: OwnExercise?
  let direct: MuscleSet
  let indirect: MuscleSet
  private let implementClass: ImplementClass
  private let isBarbellLift: Bool

  convenience init(_ staple: Staple, own: OwnExercise? = nil) {
    let isUsual = own?.isUsual ?? false
    self.init(
      facts: own?.facts ?? staple.facts, name: own?.name ?? staple.facts.name, place: staple.place,
      tier: isUsual ? 0 : staple.tier,
      // What is done regularly can be done.
      level: isUsual ? 1 : staple.level, needs: staple.needs, isHold: staple.isHold, own: own)
  }

  /// An exercise of the lifter's that is no staple.
  convenience init(_ own: OwnExercise, place: CataloguePlace) {
    self.init(
      facts: own.facts, name: own.name, place: place, tier: 0, level: 1, needs: [],
      isHold: own.isHold, own: own)
  }

  private init(
    facts: ExerciseFacts, name: String, place: CataloguePlace, tier: Int, level: Int,
    needs: Set<TrainingFurniture>, isHold: Bool, own: OwnExercise?
  ) {
    self.facts = facts
    self.name = name
    self.place = place
    self.tier = tier
    self.level = level
    self.needs = needs
    self.isHold = isHold
    self.own = own
    direct = MuscleSet(facts.direct)
    indirect = MuscleSet(facts.indirect)
    implementClass = ImplementClass(facts.implement)
    isBarbellLift = WorkoutCandidate.barbellLifts.contains(facts.name)
  }

  /// The lifts that strength is built with.
  private static let barbellLifts: Set<String> = [
    "Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)",
  ]

  var isCompound: Bool { facts.mechanics == .compound }
  var isOfTheBody: Bool { facts.implement == .bodyweight }

  /// How much there is against it: the fewer, the sooner it is chosen.
  /// - Parameters:
  ///   - used: how often its movement is in the other workouts of the week.
  ///   - isLoaded: whether there is anything but the own body to lift.
  func cost(
    _ goal: TrainingGoal, _ experience: TrainingExperience, used: Int, isLoaded: Bool
  ) -> Int {
    var cost = 2 * tier + (goal == .strength ? 1 : 3) * used
    if goal == .strength {
      if implementClass != .freeBar { cost += 1 }
      if isBarbellLift { cost -= 2 }
    }
    if experience == .beginner, implementClass == .freeBar { cost += 2 }
    if isLoaded, implementClass == .body, isCompound, facts.movement != .verticalPull { cost += 2 }
    if experience == .advanced, implementClass == .guided, isCompound { cost += 1 }
    return cost
  }
}

/// The exercises that workouts are chosen from.
package struct WorkoutPool: Sendable {
  /// In the order of the catalogue; the lifter's own that it does not list come last.
  let candidates: [WorkoutCandidate]

  /// - Parameters:
  ///   - furniture: what there is beside that of the place.
  ///   - avoided: exercises that are not wanted.
  package init(
    at place: TrainingPlace, with furniture: Set<TrainingFurniture>,
    _ experience: TrainingExperience, avoiding avoided: AvoidedExercises = AvoidedExercises(),
    own: OwnExercises = OwnExercises()
  ) {
    let there = place.furniture.union(furniture)
    let isThere = { (candidate: WorkoutCandidate) in
      place.has(candidate.facts.implement) && candidate.needs.isSubset(of: there)
        && candidate.level <= experience.level
        && !avoided.contains(candidate.facts, at: candidate.place)
    }
    guard !own.all.isEmpty else {
      candidates = WorkoutPool.staples.filter(isThere)
      return
    }
    var all = StapleList.standard.staples.map {
      WorkoutCandidate($0, own: own.exercise(at: $0.place))
    }
    let known = Set(all.map { $0.facts.name.lowercased() })
    let after = WorkoutPool.placeAfterAll
    for (index, exercise) in own.all.enumerated()
    where exercise.isUsual && !known.contains(exercise.facts.name.lowercased())
      && exercise.facts.loading != .assistance && ProgramName(of: exercise.facts) != nil
    {
      let place = exercise.place ?? CataloguePlace(movement: after + index, exercise: after + index)
      all.append(WorkoutCandidate(exercise, place: place))
    }
    candidates = all.filter(isThere).sorted { $0.place.exercise < $1.place.exercise }
  }

  /// Whether there is anything to load.
  var isLoaded: Bool { candidates.contains { !$0.isOfTheBody } }

  /// More than the catalogue has.
  private static let placeAfterAll = 1_000_000

  private static let staples = StapleList.standard.staples.map { WorkoutCandidate($0) }
    .sorted { $0.place.exercise < $1.place.exercise }
}
