package import GymBoLog
internal import GymBoProgram

/// Chooses the exercises that can replace another: of every movement its best, by similarity less a penalty for
/// exercises that few do, at most two of one implement as long as there are others. Of exercises as much alike, or nearly, those
/// that the lifter does come first: their loads are known.
package struct SwapChoice: Sendable {
  /// What there is to lift with.
  package var place: TrainingPlace
  package var avoided: AvoidedExercises
  package var own: OwnExercises

  package init(
    at place: TrainingPlace = .gym, avoiding avoided: AvoidedExercises = AvoidedExercises(),
    own: OwnExercises = OwnExercises()
  ) {
    self.place = place
    self.avoided = avoided
    self.own = own
  }

  /// An exercise that was chosen.
  package struct Choice: Sendable {
    package let facts: ExerciseFacts
    package let similarity: Double
    package let alike: Likeness
    package let own: OwnExercise?
  }

  /// Exercises that are proposed.
  package static let count = 5
  /// Less alike exercises are no swap.
  private static let least = 0.6
  private static let leastMuscles = 0.5
  private static let mostOfImplement = 2

  /// What is taken off for exercises that few do, by their tier. The lifter's own get half of the weight of the implement more:
  /// that is how much two exercises differ that are done with related implements and are nearly alike.
  private static func penalty(tier: Int?, isOwn: Bool) -> Double {
    if isOwn { return -ExerciseProfile.Weights.implement / 2 }
    return switch tier {
    case 1: 0
    case 2: 0.02
    case 3: 0.04
    default: 0.12
    }
  }

  private struct Rated {
    let choice: Choice
    let movement: Int
    /// Billionths, so that equal values are equal: the rank, the similarity, and the place, each negative or ascending.
    let key: (rank: Int, similarity: Int, place: Int)
  }

  /// The exercises most like one, the best first. O(catalogue).
  package func best(for facts: ExerciseFacts) -> [Choice] {
    let profile = ExerciseProfile(facts)
    var best: [Int: Rated] = [:]
    for candidate in candidates {
      guard candidate.facts.modality == facts.modality,
        candidate.facts.name.lowercased() != facts.name.lowercased(),
        place.has(candidate.facts.implement),
        !avoided.contains(candidate.facts, at: candidate.place),
        let rated = rated(candidate, profile)
      else { continue }
      if best[rated.movement].map({ rated.key < $0.key }) ?? true { best[rated.movement] = rated }
    }
    let sorted = best.values.sorted { $0.key < $1.key }.map(\.choice)
    var count: [Implement: Int] = [:]
    var chosen: [Choice] = []
    var left: [Choice] = []
    for choice in sorted {
      count[choice.facts.implement, default: 0] += 1
      if (count[choice.facts.implement] ?? 0) <= SwapChoice.mostOfImplement {
        chosen.append(choice)
      } else {
        left.append(choice)
      }
    }
    return Array((chosen + left).prefix(SwapChoice.count))
  }

  private func rated(_ candidate: Candidate, _ profile: ExerciseProfile) -> Rated? {
    let similarity = profile.similarity(to: candidate.profile)
    let alike = Likeness(profile, candidate.profile)
    guard similarity >= SwapChoice.least, alike.muscles >= SwapChoice.leastMuscles else {
      return nil
    }
    let own = candidate.own ?? own.exercise(at: candidate.place)
    let tier = StapleList.standard.staple(at: candidate.place)?.tier
    let penalty = SwapChoice.penalty(tier: tier, isOwn: own?.isRecent == true)
    let billionths = { (value: Double) in -Int((value * 1e9).rounded()) }
    return Rated(
      choice: Choice(facts: candidate.facts, similarity: similarity, alike: alike, own: own),
      movement: candidate.place.movement,
      key: (
        billionths(similarity - penalty), billionths(similarity),
        candidate.place.exercise
      ))
  }

  private struct Candidate: Sendable {
    let facts: ExerciseFacts
    let place: CataloguePlace
    let profile: ExerciseProfile
    var own: OwnExercise?
  }

  /// The exercises of the catalogue.
  private static let catalogue = ExerciseCatalogue.standard.placedExercises.map {
    Candidate(facts: $0.facts, place: $0.place, profile: ExerciseProfile($0.facts))
  }

  /// The catalogue, and what the lifter does besides. A variant of a listed exercise, such as an assisted pull-up, has the
  /// place of that.
  private var candidates: [Candidate] {
    let listed = Set(SwapChoice.catalogue.map(\.facts.name))
    let others = own.all.enumerated().compactMap { index, own -> Candidate? in
      guard !listed.contains(own.facts.name) else { return nil }
      let after = SwapChoice.catalogue.count + index
      return Candidate(
        facts: own.facts, place: own.place ?? CataloguePlace(movement: after, exercise: after),
        profile: ExerciseProfile(own.facts), own: own)
    }
    return SwapChoice.catalogue + others
  }
}

extension SwapChoice {
  /// The swaps of an exercise with their loads.
  /// - Parameter load: finds the load of an exercise that the lifter does; nil without a history.
  package func swaps(
    for facts: ExerciseFacts, load: ((OwnExercise) -> SwapLoad)? = nil
  ) -> [Swap] {
    best(for: facts).map { choice in
      Swap(
        facts: choice.facts, name: choice.own?.name ?? choice.facts.name,
        similarity: choice.similarity, alike: choice.alike, own: choice.own,
        load: choice.own.flatMap { own in load.map { $0(own) } } ?? .unknown)
    }
  }
}
