package import GymBoLog

/// What makes exercises alike: muscles, movement, joints, implement, sides.
///
/// S(a, b) = 0.50 · cosine of the muscles + 0.25 · movement + 0.10 · mechanics + 0.10 · implement + 0.05 · sides. It is
/// symmetric and within 0…1; of an exercise with itself it is 1, unless no muscles are known. The weights are a decision
/// of this project.
package struct ExerciseProfile: Sendable, Hashable {
  /// A bit for each muscle, in the order of `Muscle.allCases`.
  private let direct: UInt32
  private let indirect: UInt32
  private let movement: Movement
  private let mechanics: Mechanics
  private let implement: Implement
  /// Whether it trains one side at a time, by words of its name.
  package let isOneSided: Bool

  /// The profile of an exercise. O(length of the name).
  package init(_ facts: ExerciseFacts) {
    direct = ExerciseProfile.bits(facts.direct)
    indirect = ExerciseProfile.bits(facts.indirect) & ~direct
    movement = facts.movement
    mechanics = facts.mechanics
    implement = facts.implement
    isOneSided = ExerciseProfile.hasOneSidedWord(Array(facts.name.lowercased().utf8))
  }

  private static func bits(_ muscles: [Muscle]) -> UInt32 {
    muscles.reduce(0) { $0 | 1 << UInt32($1.index) }
  }

  /// Words of names of exercises that train one side at a time.
  package static let oneSidedWords = [
    "single leg", "single arm", "one arm", "one leg", "one hand", "single hand", "unilateral",
    "iso-lateral", "pistol", "lunge", "split squat", "step up", "alternating", "shrimp", "cossack",
    "suitcase", "curtsy", "single",
  ]

  private static let oneSidedBytes = oneSidedWords.map { Array($0.utf8) }

  /// Compares bytes: searching a text for another by its characters takes thousands of instructions a word.
  private static func hasOneSidedWord(_ name: [UInt8]) -> Bool {
    oneSidedBytes.contains { word in
      name.count >= word.count
        && (0...(name.count - word.count)).contains { name[$0...].starts(with: word) }
    }
  }

  /// The parts of a similarity, and how much each of them weighs.
  package enum Weights {
    package static let muscles = 0.50
    package static let movement = 0.25
    package static let mechanics = 0.10
    package static let implement = 0.10
    package static let sides = 0.05
  }

  /// How near two exercises are in one respect.
  package enum Nearness: String, Sendable, Hashable, CaseIterable {
    case same, related, different

    /// What it counts.
    var share: Double {
      switch self {
      case .same: 1
      case .related: 0.5
      case .different: 0
      }
    }
  }

  /// 0 to 1; see the type.
  package func similarity(to other: ExerciseProfile) -> Double {
    Weights.muscles * cosine(with: other)
      + Weights.movement * movement(like: other).share
      + (mechanics == other.mechanics ? Weights.mechanics : 0)
      + Weights.implement * implement(like: other).share
      + (isOneSided == other.isOneSided ? Weights.sides : 0)
  }

  /// The cosine of the angle between what both train, of 1 for direct and ½ for indirect muscles; 0 where one of them
  /// has no muscles.
  package func cosine(with other: ExerciseProfile) -> Double {
    // In quarters, so that the cosine of an exercise with itself is exactly 1.
    let product =
      4 * count(direct & other.direct) + count(indirect & other.indirect)
      + 2 * (count(direct & other.indirect) + count(indirect & other.direct))
    let squares = length * other.length
    return squares > 0 ? Double(product) / Double(squares).squareRoot() : 0
  }

  private var length: Int { 4 * count(direct) + count(indirect) }

  private func count(_ bits: UInt32) -> Int { bits.nonzeroBitCount }

  /// Whether both are one movement, or of one family.
  package func movement(like other: ExerciseProfile) -> Nearness {
    if movement == other.movement { return .same }
    if let family = MovementFamily(movement), family == MovementFamily(other.movement) {
      return .related
    }
    // Abduction and adduction are the two sides of one joint.
    let sides: Set<Movement> = [.hipAbduction, .hipAdduction]
    return sides.contains(movement) && sides.contains(other.movement) ? .related : .different
  }

  /// Whether both are done with one implement, or with implements that feel alike.
  package func implement(like other: ExerciseProfile) -> Nearness {
    if implement == other.implement { return .same }
    return ImplementClass(implement) == ImplementClass(other.implement) ? .related : .different
  }

  /// From this similarity on an exercise counts as a swap for another.
  package static let swap = 0.75
}
